import {expect, it} from 'vitest';
import {missesTable, readMisses} from './misses';

const log = (day: string, address: string, status = 404): string =>
  `203.0.113.9 - - [${day}:06:25:24 +0000] "GET ${address} HTTP/1.1" ${status} 153 "-" "Mozilla/5.0"`;

const EXPORT = `# ----------------------------------------
# Misses
Date,Event name,words,page,Event count
20261123,search_miss,gambling,(not set),3
20261129,search_miss,gambling,(not set),2
20261129,search_miss,"казино рулетка",(not set),1
20261130,search_miss,,(not set),4
20261124,address_miss,(not set),/android/old,5
20261125,log_miss,(not set),/faq-and-troubleshooting/troubleshooting,6
20261125,page_feedback,(not set),/,9
`;

it('sums up exports and logs by week, what was missed most first', () => {
  const text = missesTable([
    ...readMisses('export.csv', EXPORT),
    ...readMisses(
      'access.log',
      [
        log('29/Nov/2026', '/android/old?utm_source=mail'),
        log('29/Nov/2026', '/ios/older'),
        log('29/Nov/2026', '/android/get-started', 200),
      ].join('\n'),
    ),
  ]);
  const [, last = '', first = ''] = text.split('## Week of ');
  expect(last).toMatch(/^2026-11-30\n[^]*\| \(not told\) \| 4 \|/);
  expect(first).toMatch(/^2026-11-23\n/);
  expect(first.match(/^\| [^|]+ \| \d+ \|$/gm)).toEqual([
    '| gambling | 5 |',
    '| казино рулетка | 1 |',
    '| /android/old | 6 |',
    '| /ios/older | 1 |',
    '| /faq-and-troubleshooting/troubleshooting | 6 |',
  ]);
});

it('says how many rows it leaves out', () => {
  const misses = Array.from({length: 25}, (_, index) => log('29/Nov/2026', `/${index}`)).join('\n');
  expect(missesTable(readMisses('access.log', misses))).toContain('| and 5 more | |');
});

it.each([
  ['', 'x: the file is empty'],
  ['Day,Name\n1,2', 'x:1 has the columns day, name; date, event name'],
  ['Date,Event name,Event count\nsoon,log_miss,1', 'x:2 has the date "soon"'],
  [`${log('29/Nov/2026', '/a')}\nnonsense`, 'x:2 is no line of an access log'],
])('says what it cannot read: %j', (text, message) => {
  expect(() => readMisses('x', text)).toThrow(message);
});

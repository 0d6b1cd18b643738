import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import data from '@site/data/app-ads.json';
import {checkAppAds as check, checkingAppAds, mergeAppAds} from './logic';

const {networks} = data;
const checkAppAds = (text: string, chosen?: readonly string[]) => check(text, networks, chosen);

const google = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';
const problems = (text: string, chosen: string[] = []) =>
  checkAppAds(text, chosen).findings.map(({line, problem}) => `${line} ${problem}`);

describe('checkAppAds', () => {
  it('accepts what the specification allows', () => {
    const text = `# Updated
${google}
applovin.com,0123456789abcdef0123456789abcdef,DIRECT # own account
bidmachine.io , 55 , RESELLER ; extra
OWNERDOMAIN=example.com
MANAGERDOMAIN=example.org, US
CONTACT=ads@example.com

`;
    expect(checkAppAds(text)).toEqual({records: 3, findings: [], total: 0});
    expect(problems(text.replaceAll('\n', '\r\n'))).toEqual([]);
    expect(problems(`\uFEFF${text}`)).toEqual([]);
  });

  it.each([
    ['google.com, pub-1234567890123456', '1 too-few-fields'],
    [`${google}, more`, '1 too-many-fields'],
    ['google, pub-1234567890123456, DIRECT', '1 domain'],
    ['https://google.com, pub-1234567890123456, DIRECT', '1 domain'],
    ['google.com, , DIRECT', '1 account'],
    ['google.com, Publisher_ID, DIRECT, f08c47fec0942fa0', '1 placeholder'],
    ['facebook.com, Business_ID, RESELLER, c3e20eee3f780d68', '1 placeholder'],
    ['google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0', '1 placeholder'],
    ['google.com, pub-XXXXXXXXXXXXXXXX, DIRECT, f08c47fec0942fa0', '1 placeholder'],
    ['vungle.com, YOUR_ACCOUNT_ID, DIRECT', '1 placeholder'],
    ['vungle.com, 00000, DIRECT', '1 placeholder'],
    ['vungle.com, …, DIRECT', '1 placeholder'],
    ['google.com, pub-1234567890123456, PARTNER', '1 relation'],
    ['google.com, pub-1234567890123456, direct', '1 relation-case'],
    ['google.com, pub-1234567890123456, DIRECT, f08c 47', '1 authority'],
    ['google.com, pub-1234567890123456, DIRECT, 0000000000000000', '1 authority-other'],
    ['google.com, 1234567890123456, DIRECT, f08c47fec0942fa0', '1 account-shape'],
    ['vungle.com, 1, DIRECT,', '1 empty-field'],
    ['“google.com”, pub-1234567890123456, DIRECT', '1 quotes'],
    ['OWNER=example.com', '1 unknown-variable'],
    ['CONTACT=', '1 variable-empty'],
    ['OWNERDOMAIN=https://example.com/', '1 variable-domain'],
    ['OWNERDOMAIN=example.com, US', '1 variable-domain'],
    ['OWNERDOMAIN="example.com"', '1 quotes'],
    ['INVENTORYPARTNERDOMAIN=partner', '1 variable-domain'],
    ['MANAGERDOMAIN=example.com, USA', '1 variable-country'],
    ['MANAGERDOMAIN=example.com, US, x', '1 variable-domain'],
    ['OWNER_DOMAIN=example.com', '1 unknown-variable'],
    ['placeholder.example.com, placeholder, DIRECT, placeholder', '1 nobody'],
    ['SUBDOMAIN=games.example.com', '1 subdomain'],
    ['<!DOCTYPE html><html></html>', '0 not-text'],
    ['hello', '1 too-few-fields'],
  ])('finds the problem in %s', (line, expected) => {
    expect(problems(line)).toEqual([expected]);
  });

  it('finds repeated records and variables', () => {
    expect(checkAppAds(`${google}\n${google.replace('google', 'GOOGLE')}`).findings).toMatchObject([
      {line: 2, problem: 'duplicate', first: 1},
    ]);
    // One account may sell both ways.
    expect(problems(`${google}\n${google.replace('DIRECT', 'RESELLER')}`)).toEqual([]);
    expect(problems('OWNERDOMAIN=a.com\nOWNERDOMAIN=b.com')).toEqual(['2 variable-repeated']);
    // Account ids keep their case.
    expect(problems('x.com, aB, DIRECT\nx.com, Ab, DIRECT')).toEqual([]);
  });

  it('allows one manager for each country and one for all others', () => {
    const lines = ['MANAGERDOMAIN=a.com', 'MANAGERDOMAIN=b.com, US', 'managerdomain = c.com,gb'];
    expect(problems(lines.join('\n'))).toEqual([]);
    expect(checkAppAds([...lines, 'MANAGERDOMAIN=d.com,us'].join('\n')).findings).toMatchObject([
      {line: 4, problem: 'manager-repeated', first: 2},
    ]);
  });

  it('allows what may repeat', () => {
    expect(
      problems(
        `CONTACT=https://example.com/?a=b\nCONTACT=Pat O'Neil\nINVENTORYPARTNERDOMAIN=a.com\nINVENTORYPARTNERDOMAIN=b.com`,
      ),
    ).toEqual([]);
  });

  it('counts lines the same with every line end', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      expect(problems(`\uFEFF# first${end}${end}bad${end}${google}`)).toEqual(['3 too-few-fields']);
    }
  });

  it('ignores what follows a semicolon and what follows a number sign', () => {
    expect(checkAppAds(`${google}; note="a, b, c" # it's ours, all, of, it`)).toEqual({
      records: 1,
      findings: [],
      total: 0,
    });
    expect(problems('# google.com, “x”, DIRECT')).toEqual([]);
  });

  it('does not count a line that nobody may sell by', () => {
    expect(checkAppAds('placeholder.example.com, placeholder, DIRECT, placeholder').records).toBe(
      0,
    );
  });

  it('does not take a malformed line for the chosen network', () => {
    expect(problems('google.com, pub-1', ['admob'])).toEqual(['1 too-few-fields', '0 missing']);
  });

  // Each would hang a pattern that backtracks: the test ends or it does not.
  it.each([
    ['a word without an end', 'a'.repeat(1_000_000)],
    ['open brackets', `google.com, ${'<'.repeat(1_000_000)}, DIRECT`],
    ['a long domain', `${'a.'.repeat(500_000)}, 1, DIRECT`],
    ['commas', ','.repeat(1_000_000)],
    ['blanks', `a${' '.repeat(1_000_000)}b, 1, DIRECT`],
    ['blanks after a name', `OWNERDOMAIN${' '.repeat(1_000_000)}x`],
    ['many lines', `${google}\n`.repeat(16_000)],
    ['empty lines', '\n'.repeat(1_000_000)],
    ['markup in a field', `<script>alert(1)</script>.com, ${'x'.repeat(1_000_000)}, DIRECT`],
  ])('reads a megabyte of %s', (_what, text) => {
    const {findings} = checkAppAds(text, ['admob']);
    expect(findings.length).toBeLessThanOrEqual(300);
    for (const {detail} of findings) {
      expect(detail.length).toBeLessThanOrEqual(120);
    }
  });

  it('names the chosen networks that are missing', () => {
    const {findings} = checkAppAds(google, ['admob', 'vungle']);
    expect(findings).toMatchObject([{line: 0, problem: 'missing', detail: 'Vungle (Liftoff)'}]);
  });

  it('never throws and keeps its answer short, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({maxLength: 400}), (text) => {
        expect(
          checkAppAds(
            text,
            networks.map(({id}) => id),
          ).findings.length,
        ).toBeLessThanOrEqual(300);
      }),
    );
    expect(problems('x'.repeat(1_000_001))).toEqual(['0 too-large']);
    const {findings, total} = checkAppAds('bad line\n'.repeat(5000), ['applovin']);
    expect(findings).toHaveLength(300);
    expect(findings.at(-1)).toMatchObject({problem: 'missing', detail: 'AppLovin'});
    expect(total).toBe(5001);
  });
});

describe('mergeAppAds', () => {
  const file = `# Our file\n${google} # own account\n\nOWNERDOMAIN=example.com\n`;

  it('keeps the file and adds what it lacks, with the comments above', () => {
    const list = `# Already there
GOOGLE.com,pub-1234567890123456,direct
OWNERDOMAIN=other.com

# Vungle
vungle.com, 55, RESELLER # reseller
vungle.com, 55, DIRECT`;
    expect(mergeAppAds(file, list)).toEqual({
      text: `${file.trimEnd()}\n# Vungle\nvungle.com, 55, RESELLER # reseller\nvungle.com, 55, DIRECT\n`,
      added: 2,
      known: 2,
    });
  });

  it('changes nothing when all is there, and merging twice is merging once', () => {
    expect(mergeAppAds(file, google)).toEqual({text: file, added: 0, known: 1});
    fc.assert(
      fc.property(fc.string({maxLength: 200}), fc.string({maxLength: 200}), (old, list) => {
        const once = mergeAppAds(old, list)?.text ?? '';
        expect(mergeAppAds(once, list)?.added).toBe(0);
      }),
    );
  });
});

describe('a megabyte of hostile text', () => {
  // Quadratic time in any of these would not end within the test's time.
  const filled = (text: string): string => text.repeat(1_000_000 / text.length);
  it.each([
    ['comments', filled('#\n')],
    ['short lines', filled('a\n')],
    ['fields', filled(',')],
    ['one word', filled('a')],
    ['brackets', `a.com,${filled('<').slice(10)}`],
    ['variables', filled('CONTACT=\n')],
    ['spaces', filled(' x')],
    ['records', filled('a.com,1,DIRECT#\n')],
  ])('is checked and added in slices: %s', (_, text) => {
    const work = checkingAppAds(text, networks);
    const turns: number[] = [];
    let next = work.next();
    for (; !next.done; next = work.next()) {
      turns.push(next.value);
    }
    expect(next.value.findings.length).toBeLessThanOrEqual(300);
    expect(turns).toEqual([...turns].sort((a, b) => a - b));
    expect(turns.length).toBeGreaterThanOrEqual(text.split('\n').length / 100 - 1);
    expect(mergeAppAds(google, text)).not.toBeNull();
  });

  it('is the most that is added', () => {
    expect(mergeAppAds(google, `${filled('#\n')}#`)).toBeNull();
  });
});

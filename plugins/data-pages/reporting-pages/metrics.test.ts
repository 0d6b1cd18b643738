import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const read = (page: string): string =>
  readFileSync(path.join(__dirname, '../../../docs/reporting', page), 'utf8');
const metrics = read('metrics.mdx');

const number = (text: string): number => Number(text.replace(/[$,%]/g, ''));

/** A calculation as pages write it: `162 ÷ 8,100 × 100% = **2%**`. */
const CALCULATION =
  /(\$?[\d.,]+%?(?: users)?(?: [+−÷×] \$?[\d.,]+%?(?: users)?)+) (?:=|is) \**(\$?[\d.,]*\d%?)/g;

function calculations(text: string) {
  return [...text.matchAll(CALCULATION)].map(([, left = '', right = '']) => {
    const [first = '0', ...rest] = left.replaceAll(' users', '').split(' ');
    let value = number(first);
    for (let index = 0; index < rest.length; index += 2) {
      const operand = number(rest[index + 1] ?? '');
      switch (rest[index]) {
        case '+':
          value += operand;
          break;
        case '−':
          value -= operand;
          break;
        case '÷':
          value /= operand;
          break;
        default:
          value *= operand;
      }
    }
    return {left, right, value};
  });
}

const FORMULA =
  /<Formula name="([^"]+)" top="([^"]+)"(?: bottom="([^"]+)")?(?: times="([^"]+)")? \/>/;

/** Sections with a formula. */
const sections = metrics.split(/^##+ /m).flatMap((section) => {
  const [, name = '', top = '', bottom, times] = FORMULA.exec(section) ?? [];
  return name ? [{name, top, bottom, times, section}] : [];
});

describe('worked examples', () => {
  it.each([...calculations(metrics), ...calculations(read('revenue-forecast.mdx'))])(
    '$left = $right',
    ({right, value}) => {
      const digits = right.split('.')[1]?.replace(/\D/g, '').length ?? 0;
      expect(value.toFixed(digits)).toBe(number(right).toFixed(digits));
    },
  );

  it.each(sections)('$name is calculated by its formula', ({top, bottom, times, section}) => {
    const [example] = calculations(section);
    const signs = [...(/[+−×]/.exec(top) ?? []), ...(bottom ? ['÷'] : []), ...(times ? ['×'] : [])];
    expect(example?.left.match(/[+−÷×]/g)).toEqual(signs);
    expect(times === undefined || example?.left.endsWith(` ${times}`)).toBe(true);
  });

  it('gives an example for every metric', () => {
    const listed = metrics.slice(metrics.indexOf('## Users'), metrics.indexOf('## Average'));
    const entries = listed.split(/^### /m).slice(1);
    expect(entries.length).toBeGreaterThan(20);
    expect(entries.filter((section) => !/\bexample/i.test(section))).toEqual([]);
  });

  it('averages a table by adding up both parts', () => {
    const rows = [
      ...metrics.matchAll(/^\| (\w+) +\| \$([\d,]+) +\| ([\d,]+) +\| \$([\d.]+) +\|$/gm),
    ];
    const [days, sum] = [rows.slice(0, -1), rows.at(-1)];
    const total = (column: number): number =>
      days.reduce((all, row) => all + number(row[column] ?? ''), 0);
    expect(days.length).toBeGreaterThan(1);
    expect([number(sum?.[2] ?? ''), number(sum?.[3] ?? '')]).toEqual([total(2), total(3)]);
    for (const [, , revenue = '', impressions = '', ecpm = ''] of rows) {
      expect((number(revenue) / number(impressions)) * 1000).toBeCloseTo(number(ecpm), 2);
    }
  });
});

import {expect, it} from 'vitest';
import {oldRules} from './today';

const rule = {id: 'xcode', what: 'Xcode for uploads', url: 'https://example.com/'};
const text = '{\n  "rules": [\n    {\n      "id": "xcode"\n    }\n  ]\n}\n';

it.each([
  ['2027-03-30', 0],
  ['2027-03-31', 1],
  ['2028-01-01', 1],
])('on %s, %i rules are due', (today, count) => {
  const rules = [{...rule, asOf: '2026-11-28', lookAgain: '2027-03-31'}];
  const found = oldRules(rules, text, today);
  expect(found).toHaveLength(count);
  expect(found.every(({line, message}) => line === 4 && message.includes(rule.url))).toBe(true);
});

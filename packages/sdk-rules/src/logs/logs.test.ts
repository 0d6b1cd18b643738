import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import data from '@site/data/error-signatures.json';
import {createFinder} from './logic';

/**
 * Logs as developers paste them. In tests/logs, `tuning` may be looked at when
 * entries are written and `held-back` only measures; both name the entry they
 * expect first, as `<entry>.<number>.txt`. The logs of `clean` have no error.
 */
const folder = path.resolve(__dirname, '../../../../tests/logs');
const newSearch = createFinder(data.signatures);
const find = (log: string) => {
  const search = newSearch();
  search.add(log);
  return search.findings();
};
const known = new Set(data.signatures.map(({id}) => id));

function read(set: string): {name: string; text: string}[] {
  return readdirSync(path.join(folder, set)).map((name) => ({
    name,
    text: readFileSync(path.join(folder, set, name), 'utf8'),
  }));
}

/** The share of logs that must find their entry first. */
const REQUIRED = 0.9;

describe.each(['tuning', 'held-back'])('the logs of tests/logs/%s', (set) => {
  const logs = read(set).map(({name, text}) => ({
    name,
    expected: name.replace(/\.\d+\.txt$/, ''),
    found: find(text)[0]?.signature.id,
  }));

  it('are thirty or more and expect entries that exist', () => {
    expect(logs.length).toBeGreaterThanOrEqual(30);
    expect(logs.filter(({expected}) => !known.has(expected))).toEqual([]);
  });

  it('find the right entry first', () => {
    const wrong = logs.filter(({expected, found}) => expected !== found);
    expect(
      1 - wrong.length / logs.length,
      wrong.map(({name, found}) => `${name} found ${found ?? 'nothing'}`).join('\n'),
    ).toBeGreaterThanOrEqual(REQUIRED);
  });
});

it('logs without an error raise no alarm', () => {
  const clean = read('clean');
  expect(clean.length).toBeGreaterThanOrEqual(20);
  expect(clean.filter(({text}) => find(text).length > 0).map(({name}) => name)).toEqual([]);
});

import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {withKept} from './kept';

let folder: string;
let file: string;
let made: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  file = path.join(folder, 'cache', 'kept');
  made = [];
});
afterEach(() => rmSync(folder, {recursive: true}));

const run = (keys: readonly string[], version = '1'): unknown[] =>
  withKept(file, version, (remember) =>
    keys.map((key) =>
      remember(key, () => {
        made.push(key);
        return {of: key};
      }),
    ),
  );

it('gives back what was made before, also nothing', () => {
  const nothing = () =>
    withKept(file, '1', (remember) => remember('a', () => made.push('a') && null));
  expect([nothing(), nothing()]).toEqual([null, null]);
  expect(made).toEqual(['a']);
});

it('makes again what has another key, or everything where the version is another', () => {
  run(['a', 'b']);
  made = [];
  expect(run(['a', 'c'])).toEqual([{of: 'a'}, {of: 'c'}]);
  expect(made).toEqual(['c']);
  made = [];
  run(['a', 'c'], '2');
  expect(made).toEqual(['a', 'c']);
});

it('makes the same thing once', () => {
  run(['a', 'a']);
  expect(made).toEqual(['a']);
});

it('keeps nothing that was not asked for the last time', () => {
  run(['a', 'b', 'c']);
  const before = readFileSync(file).length;
  run(['a']);
  expect(readFileSync(file).length).toBeLessThan(before / 1.2);
  made = [];
  run(['b']);
  expect(made).toEqual(['b']);
});

it.each([
  ['an empty file', () => ''],
  ['garbage', () => '\u0000\u0001 garbage'],
  ['half a file', (text: string) => text.slice(0, text.length / 2)],
  ['another result', (text: string) => text.replace('{"of":"a"}', '{"of":"z"}')],
  ['another form', () => `${'0'.repeat(64)}\n{"a":1}`],
])('makes everything again after %s', (_what, spoil) => {
  run(['a', 'b']);
  writeFileSync(file, spoil(readFileSync(file, 'utf8')));
  made = [];
  expect(run(['a', 'b'])).toEqual([{of: 'a'}, {of: 'b'}]);
  expect(made).toEqual(['a', 'b']);
  made = [];
  run(['a', 'b']);
  expect(made).toEqual([]);
});

it('keeps nothing of a run that failed', () => {
  expect(() =>
    withKept(file, '1', (remember) =>
      remember('a', () => {
        throw new Error('no article');
      }),
    ),
  ).toThrow('no article');
  expect(existsSync(file)).toBe(false);
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {differences} from './same-site';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'same-'));
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

function lay(build: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, build, file)), {recursive: true});
    writeFileSync(path.join(folder, build, file), text);
  }
  return path.join(folder, build);
}

it('finds no difference between equal builds', () => {
  const files = {'index.html': 'home', 'ru/a.html': 'дом'};
  expect(differences(lay('a', files), lay('b', files))).toEqual([]);
});

it('names files that differ by a byte, are longer, or are missing', () => {
  const one = lay('a', {'a.html': 'one', 'b/c.js': 'same', 'd.txt': 'short', 'e.txt': ''});
  const other = lay('b', {'a.html': 'oNe', 'b/c.js': 'same', 'd.txt': 'shorter', 'f.txt': ''});
  expect(differences(one, other)).toEqual([
    'a.html: "one" became "oNe"',
    'd.txt: "short" became "shorter"',
    `e.txt: only in ${one}`,
    `f.txt: only in ${other}`,
  ]);
});

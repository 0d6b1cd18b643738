import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readApp} from './files';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'limits-'));
});
afterEach(() => rmSync(folder, {recursive: true}), 60_000);

function put(file: string, size = 0): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, ' '.repeat(size));
}

/** How many files are read, and what is said to be left out. */
function read() {
  const app = readApp(folder, true);
  return [app?.count(), app?.unread.map(({path: name, why}) => `${why} ${name}`), app?.isCut()];
}

describe('an app is read up to its limits, and what is beyond is named', () => {
  it('in depth', () => {
    put(`${'a/'.repeat(30)}build.gradle`);
    expect(read()).toEqual([1, [], false]);
    put(`${'a/'.repeat(31)}build.gradle`);
    expect(read()).toEqual([1, [`beyond ${'a/'.repeat(31)}`], true]);
  });

  it.each([
    ['build.gradle', 1_000_000],
    ['project.pbxproj', 8_000_000],
    ['app-ads.txt', 4_000_000],
    ['App.swift', 1_000_000],
  ])('in the size of a file: %s', (name, limit) => {
    put(name, limit);
    expect(read()).toEqual([1, [], false]);
    put(name, limit + 1);
    expect(read()).toEqual([0, [`too-large ${name}`], false]);
  });

  it('in the size of all files of a kind', () => {
    for (let index = 0; index < 10; index += 1) {
      put(`m${index}/build.gradle`, 1_000_000);
    }
    expect(read()).toEqual([10, [], false]);
    put('z/build.gradle', 1);
    expect(read()).toEqual([10, ['beyond z/build.gradle'], true]);
  });

  it('in their number', {timeout: 60_000}, () => {
    for (let index = 0; index < 5000; index += 1) {
      put(`m${index % 50}/${index}.gradle`);
    }
    expect(read()).toEqual([5000, [], false]);
    put('z/last.gradle');
    expect(read()).toEqual([5000, ['beyond z/last.gradle'], true]);
  });
});

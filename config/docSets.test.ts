import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {archivedVersions, docSets, otherVersions, type DocSet} from './docSets';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'versions-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

const android = docSets.find(({id}) => id === 'android') as DocSet;
const write = (text: string) => writeFileSync(path.join(folder, 'versions.json'), text);

it('a beta is no archive', () => {
  write('["4.0.0-beta.1", "3.6.0"]');
  const docSet = {...android, beta: '4.0.0-beta.1'};
  expect(otherVersions(docSet, folder)).toEqual(['4.0.0-beta.1', '3.6.0']);
  expect(archivedVersions(docSet, folder)).toEqual(['3.6.0']);
});

it('a beta without pages, and a list that is none, are named', () => {
  expect(() => otherVersions({...android, beta: '4.0.0-beta.1'}, folder)).toThrow(
    'config/docSets.ts: the beta 4.0.0-beta.1 has no pages, since versions.json does not list it',
  );
  write('{}');
  expect(() => otherVersions(android, folder)).toThrow(/^versions\.json: a list/);
});

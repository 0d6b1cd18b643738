import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {
  checkedSamples,
  RECORD,
  outdated,
  partsOf,
  readRecord,
  recordOf,
  writeRecord,
} from './checkedSamples';

let root: string;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};

const PAGE = 'docs/android/ad-types/banner.mdx';
const TOP = "import Show from '../_parts/show.mdx';\n\n<Show />\n\n";
const fence = (code: string): string => `\`\`\`kotlin\n${code}\n\`\`\`\n`;

const found = new Map([[PAGE, {compiled: '3.7.0'}]]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'checked-'));
  write(PAGE, `${TOP}${fence('load()')}`);
  write('docs/android/_parts/show.mdx', fence('show()'));
  mkdirSync(path.join(root, path.dirname(RECORD)), {recursive: true});
  writeRecord(root, recordOf(root, found));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

it('says what a page was checked against', () => {
  expect(checkedSamples(root, PAGE)).toEqual({compiled: '3.7.0'});
});

it('says nothing of a page that was not checked', () => {
  expect(checkedSamples(root, 'docs/android/other.mdx')).toBeNull();
});

it.each([PAGE, 'docs/android/_parts/show.mdx'])(
  'says nothing once a sample in %s has changed',
  (file) => {
    write(file, `${file === PAGE ? TOP : ''}${fence('changed()')}`);
    expect(checkedSamples(root, PAGE)).toBeNull();
  },
);

it('still says it when words have changed', () => {
  write(PAGE, `${TOP}More words.\n\n${fence('load()')}`);
  expect(checkedSamples(root, PAGE)).toEqual({compiled: '3.7.0'});
});

it('says nothing where there is no record', () => {
  rmSync(path.join(root, path.dirname(RECORD)), {recursive: true});
  expect(checkedSamples(root, PAGE)).toBeNull();
});

it('knows where the record is outdated', () => {
  const record = readRecord(root);
  expect(outdated(record, recordOf(root, found))).toEqual([]);
  expect(outdated(record, recordOf(root, new Map([[PAGE, {compiled: '3.8.0'}]])))).toEqual([PAGE]);
  expect(outdated(record, {})).toEqual([PAGE]);
  write(PAGE, fence('changed()'));
  expect(outdated(record, recordOf(root, found))).toEqual([PAGE]);
});

it('finds parts of the same set and of another', () => {
  expect(
    partsOf(
      PAGE,
      "import A from '../_parts/a.mdx'\nimport B from '@site/docs/android/_parts/b.mdx';\nimport C from '@site/src/c';",
    ),
  ).toEqual(['docs/android/_parts/a.mdx', 'docs/android/_parts/b.mdx']);
});

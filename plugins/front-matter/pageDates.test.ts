import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {releases} from '@help-center/sdk-data';
import {lastChange, updatedOn} from './pageDates';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

function write(file: string, front: string, body = ''): void {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, `---\ntitle: T\n${front}---\n\n${body}`);
}

const ENGLISH = 'docs/ios/ad-types/banner.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs-ios/current/ad-types/banner.mdx';

it('a page has its own day, a translation that of the English page unless it has one', () => {
  write(ENGLISH, 'updated: 2025-06-12 # 0123456789ab\n');
  write(RUSSIAN, 'source: "0123456789ab"\n');
  expect(updatedOn(ENGLISH, folder)).toBe('2025-06-12');
  expect(updatedOn(RUSSIAN, folder)).toBe('2025-06-12');
  write(RUSSIAN, 'updated: 2025-07-01\n');
  expect(updatedOn(RUSSIAN, folder)).toBe('2025-07-01');
});

it('what has no day in its front matter has none', () => {
  write(ENGLISH, '', 'updated: 2025-06-12\n\n---\n');
  expect(updatedOn(ENGLISH, folder)).toBeUndefined();
  expect(updatedOn('src/pages/index.tsx', folder)).toBeUndefined();
  expect(updatedOn('docs/ios/gone.mdx', folder)).toBeUndefined();
});

it('the site is as old as its youngest page, or as the facts it speaks of', () => {
  expect(lastChange(folder)).toBe(releases.asOf);
  write(ENGLISH, 'updated: 2025-06-12\n');
  write('docs/reporting/metrics.mdx', 'updated: 2025-06-20\n');
  expect(lastChange(folder)).toBe('2025-06-20');
});

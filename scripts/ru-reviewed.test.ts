import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {staleTranslations} from '../checks/content/stale';
import {loadContent} from '../checks/sources/content';
import {lateTranslations} from '../checks/today';
import {markReviewed} from './ru-reviewed';

const ENGLISH = 'docs/android/a.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx';
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'reviewed-'));
  for (const file of [ENGLISH, RUSSIAN]) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), '---\ntitle: Banner\n---\n\nLoad it with `load`.\n');
  }
});
afterEach(() => rmSync(root, {recursive: true, force: true}));

it.each([ENGLISH, RUSSIAN])('marks the translation as reviewed: %s', (file) => {
  expect(staleTranslations(loadContent(root))).toHaveLength(1);
  expect(markReviewed(root, [file])).toEqual([RUSSIAN]);
  expect(staleTranslations(loadContent(root))).toEqual([]);
});

it('marks a translation as late, until it is reviewed', () => {
  expect(markReviewed(root, [ENGLISH], '2026-11-20')).toEqual([RUSSIAN]);
  expect(staleTranslations(loadContent(root))).toEqual([]);
  expect(lateTranslations(loadContent(root), '2026-12-04').map(({message}) => message)).toEqual([
    expect.stringContaining('14 days'),
  ]);
  markReviewed(root, [RUSSIAN]);
  expect(readFileSync(path.join(root, RUSSIAN), 'utf8')).not.toContain('late');
  expect(lateTranslations(loadContent(root), '2026-12-04')).toEqual([]);
});

it('finds a mark that is no day, and one on a page that is up to date', () => {
  markReviewed(root, [ENGLISH]);
  for (const late of ['soon', '2026-11-20']) {
    markReviewed(root, [RUSSIAN], late);
    expect(staleTranslations(loadContent(root)).map(({rule}) => rule)).toEqual([
      'late-translation',
    ]);
  }
});

it('names a file that is no page', () => {
  expect(() => markReviewed(root, ['docs/android/b.mdx'])).toThrow('docs/android/b.mdx');
});

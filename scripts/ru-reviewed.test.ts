import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {staleTranslations} from '../checks/content/stale';
import {loadContent} from '../checks/sources/content';
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

it('names a file that is no page', () => {
  expect(() => markReviewed(root, ['docs/android/b.mdx'])).toThrow('docs/android/b.mdx');
});

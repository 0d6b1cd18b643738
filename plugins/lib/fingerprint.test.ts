import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {cacheKey} from './fingerprint';

let site: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), text);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  write('data/releases.json', '{}');
  write('plugins/a/index.ts', 'a');
  write('docs/android/page.mdx', 'text');
  write('docs/networks-setup/glossary.mdx', '');
});
afterEach(() => rmSync(site, {recursive: true}));

describe('cache key', () => {
  it('is the same for the same sources', () => {
    expect(cacheKey(site, {a: 1})).toBe(cacheKey(site, {a: 1}));
  });

  it.each([
    ['a fact', () => write('data/releases.json', '{"a":1}')],
    ['a plugin', () => write('plugins/a/index.ts', 'b')],
    ['a package', () => write('packages/text/src/a.ts', '')],
    ['the configuration', () => write('config/new.ts', '')],
    ['the lock file', () => write('package-lock.json', '{}')],
    ['the set of pages', () => write('docs/android/other.mdx', '')],
    ['the glossary, which pages quote', () => write('docs/networks-setup/glossary.mdx', 'text')],
    ['the set of archived pages', () => write('ios_versioned_docs/version-1/a.mdx', '')],
  ])('changes with %s', (_what, change) => {
    const before = cacheKey(site, {});
    change();
    expect(cacheKey(site, {})).not.toBe(before);
  });

  it('changes with the values given by the environment', () => {
    expect(cacheKey(site, {url: 'a'})).not.toBe(cacheKey(site, {url: 'b'}));
  });

  it.each(['docs/android/page.mdx', 'src/a.tsx', 'plugins/a/index.test.ts', 'plugins/a/README.md'])(
    'keeps the cache when only %s is edited',
    (file) => {
      write(file, 'before');
      const before = cacheKey(site, {});
      write(file, 'after');
      expect(cacheKey(site, {})).toBe(before);
    },
  );
});

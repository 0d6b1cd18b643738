import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {glossaryPages} from './glossary';

/** Files outside a page that affect its compiled form. */
const SETTINGS = [
  'plugins',
  'config',
  'data',
  'packages',
  'docusaurus.config.ts',
  // The logo is drawn in link previews, whose names are in the pages.
  'static/img/logo.svg',
  'package.json',
  'package-lock.json',
];

/** Pages and translations, including archives. */
const PAGES = /^(?:docs|i18n|(?:[a-z]+_)?versioned_(?:docs|sidebars)|(?:[a-z]+_)?versions\.json)$/;

function filesUnder(root: string, relative: string): string[] {
  const full = path.join(root, relative);
  if (!existsSync(full)) {
    return [];
  }
  return statSync(full).isDirectory()
    ? readdirSync(full)
        .sort()
        .flatMap((name) => filesUnder(root, path.posix.join(relative, name)))
    : [relative];
}

/**
 * Cache key of everything outside a page that its compiled form depends on. The
 * bundler's disk cache doesn't track these and would serve pages with the facts,
 * links or highlighting of an earlier build. Of other pages only the names count,
 * because links are resolved when compiling, and the glossary, which pages quote.
 *
 * @param siteDir - root of the repository
 * @param extra - other values that pages show, such as links from the environment
 */
export function cacheKey(siteDir: string, extra: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(extra));
  for (const file of [...SETTINGS, ...Object.values(glossaryPages)].flatMap((entry) =>
    filesUnder(siteDir, entry),
  )) {
    if (!/\.test\.\w+$|(?:^|\/)README\.md$/.test(file)) {
      hash.update(`\0${file}\0`).update(readFileSync(path.join(siteDir, file)));
    }
  }
  for (const folder of readdirSync(siteDir).sort()) {
    if (PAGES.test(folder)) {
      filesUnder(siteDir, folder).forEach((file) => hash.update(`\0${file}`));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

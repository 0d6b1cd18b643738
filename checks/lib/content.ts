import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {foldersOf} from '../../config/platforms';
import {pagesFolder, docSets, type DocSet} from '../../config/docSets';
import type {Cache} from './cache';
import {parsePage, SourceError, type Source} from './page';
import type {Problem} from './problem';

export interface Page extends Source {
  text: string;
  /** Path relative to the repository, with forward slashes. */
  file: string;
  locale: string;
  docSet: DocSet;
  /** Archived version, or null for the working copy. */
  version: string | null;
  /** Path inside the set's folder, such as `ad-types/banner.mdx`. */
  local: string;
  /** Address without language prefix, such as `/android/ad-types/banner`. */
  route: string;
}

/** All pages of the site. */
export interface Content {
  /** The repository, or a fixture that looks like it. */
  root: string;
  pages: Page[];
  /** Shared parts: files below `_…` folders that pages import. Their content is checked, but they have no address. */
  parts: Page[];
  /** Pages that could not be parsed. */
  broken: Problem[];
  /** Where checks keep what they make of a page. */
  cache?: Cache;
}

interface Folder {
  folder: string;
  locale: string;
  docSet: DocSet;
  version: string | null;
}

/**
 * What a check finds on each page by itself, kept until the page changes.
 *
 * @param name - of the check, under which it is kept
 * @param input - what the answer is made of beside the page's own text
 */
export function onEach<Value>(
  {cache}: Pick<Content, 'cache'>,
  name: string,
  pages: readonly Page[],
  check: (page: Page) => Value,
  input: (page: Page) => string = () => '',
): Value[] {
  const kept = cache?.of<Value>(name);
  return pages.map((page) => {
    const text = `${page.text}\0${input(page)}`;
    let value = kept?.find(page.file, text);
    if (value === undefined) {
      value = check(page);
      kept?.add(page.file, text, value);
    }
    return value;
  });
}

/** Every folder that may hold pages, by the framework's naming rules. */
function folders(root: string): Folder[] {
  return docSets.flatMap((docSet) => {
    const archive = path.join(root, foldersOf(docSet.pluginId).archive);
    const versions = existsSync(archive)
      ? readdirSync(archive).flatMap((name) => /^version-(.+)/.exec(name)?.[1] ?? [])
      : [];
    return [null, ...versions].flatMap((version) =>
      locales.map((locale) => ({
        folder: pagesFolder(docSet, locale, version),
        locale,
        docSet,
        version,
      })),
    );
  });
}

/** Files and folders with a leading underscore are not pages. */
function isPart(file: string): boolean {
  return file.split('/').some((name) => name.startsWith('_'));
}

function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Address of a page by the framework's rules: `index` and `README` stand for
 * their folder, and so does a page named like its folder; number prefixes drop
 * out; a `slug` in the front matter wins.
 */
export function routeOf(
  {docSet, version}: Pick<Folder, 'docSet' | 'version'>,
  local: string,
  slug: unknown,
): string {
  const base = `/${docSet.route}${version ? `/${version}` : ''}`;
  const parts = local
    .replace(/\.mdx?$/, '')
    .split('/')
    .map((part) => part.replace(/^\d+\s*[-_.]+\s*(?=\S)/, ''));
  const name = parts.pop() as string;
  const stands = /^(index|readme)$/i.test(name) || name === parts.at(-1);
  if (typeof slug === 'string') {
    return path.posix
      .join(base, slug.startsWith('/') ? '' : parts.join('/'), slug)
      .replace(/\/$/, '');
  }
  return [base, ...parts, ...(stands ? [] : [name])].join('/');
}

/**
 * Reads and parses every page under a root.
 *
 * @param cache - spares parsing the pages that it knows
 */
export function loadContent(root: string, cache?: Cache): Content {
  const content: Content = {root, pages: [], parts: [], broken: [], cache};
  const kept = cache?.of<Source>('pages');
  for (const entry of folders(root)) {
    for (const local of markdownFiles(path.join(root, entry.folder))) {
      const file = `${entry.folder}/${local}`;
      try {
        const text = readFileSync(path.join(root, file), 'utf8');
        let source = kept?.find(file, text);
        if (!source) {
          source = parsePage(file, text);
          kept?.add(file, text, source);
        }
        (isPart(local) ? content.parts : content.pages).push({
          ...source,
          text,
          file,
          locale: entry.locale,
          docSet: entry.docSet,
          version: entry.version,
          local,
          route: routeOf(entry, local, source.frontMatter.values.slug),
        });
      } catch (error) {
        if (!(error instanceof SourceError)) {
          throw error;
        }
        content.broken.push(error.problem);
      }
    }
  }
  return content;
}

/**
 * The pages that a command's arguments name, by file or folder.
 *
 * @returns null when there are no arguments, which means every page
 * @throws naming the argument that holds no page
 */
export function pagesAsked(
  {pages, parts, broken}: Content,
  asked: readonly string[] = process.argv.slice(2),
): ReadonlySet<string> | null {
  const files = [...pages, ...parts, ...broken].map(({file}) => file);
  const named = asked.flatMap((argument) => {
    const name = path.posix.normalize(argument.replaceAll('\\', '/')).replace(/\/$/, '');
    const found = files.filter((file) => file === name || file.startsWith(`${name}/`));
    if (found.length === 0) {
      throw new Error(
        `${argument} is no page and holds none; pages lie below docs/ and i18n/<language>/.`,
      );
    }
    return found;
  });
  return asked.length > 0 ? new Set(named) : null;
}

/** Pages about the past, which may name old versions. */
export function speaksOfThePast({local}: Page): boolean {
  return /(?:^|\/)(?:changelog|upgrade-guide)\.mdx?$/.test(local);
}

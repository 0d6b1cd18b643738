import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../config/locales';
import {foldersOf} from '../../config/platforms';
import {pagesFolder, docSets, type DocSet} from '../../config/docSets';
import type {Cache} from './cache';
import {filesBelow} from './files';
import {parsePage, SourceError, type Source} from './page';
import type {Problem} from '../problem';

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
  /** Shared parts: files in `_…` folders that pages import. Their content is checked, but they have no address. */
  parts: Page[];
  /** Pages that could not be parsed. */
  broken: Problem[];
  /** Cache of results by page. */
  cache?: Cache;
}

type Folder = Pick<Page, 'locale' | 'docSet' | 'version'> & {folder: string};

/** A file with its text: a page, or another one that checks read. */
export type Text = Pick<Page, 'file' | 'text'>;

/** The cached results of a check that depends on one file only. */
function shelfOf<Value, Of extends Text>(
  {cache}: Pick<Content, 'cache'>,
  name: string,
  input?: (of: Of) => string,
) {
  const shelf = cache?.of<Value>(name);
  const whole = (of: Of): string => `${of.text}\0${input?.(of) ?? ''}`;
  return {
    find: (of: Of): Value | undefined => shelf?.find(of.file, whole(of)),
    add: (of: Of, value: Value): Value => {
      shelf?.add(of.file, whole(of), value);
      return value;
    },
  };
}

/**
 * A result that depends on one file only, cached until the file changes.
 *
 * @param name - name of the cache
 * @param input - what the result depends on in addition to the file's text
 */
export function kept<Value, Of extends Text = Page>(
  content: Pick<Content, 'cache'>,
  name: string,
  make: (of: Of) => Value,
  input?: (of: Of) => string,
): (of: Of) => Value {
  const shelf = shelfOf<Value, Of>(content, name, input);
  return (of) => shelf.find(of) ?? shelf.add(of, make(of));
}

/** {@link kept} for asynchronous checks. */
export function keptLater<Value, Of extends Text = Page>(
  content: Pick<Content, 'cache'>,
  name: string,
  make: (of: Of) => Promise<Value>,
  input?: (of: Of) => string,
): (of: Of) => Promise<Value> {
  const shelf = shelfOf<Value, Of>(content, name, input);
  return async (of) => shelf.find(of) ?? shelf.add(of, await make(of));
}

/** Every folder that can contain pages, by Docusaurus' naming rules. */
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
const isPart = (file: string): boolean => /(?:^|\/)_/.test(file);

/**
 * Address of a page by Docusaurus' rules: `index`, `README` and a page named like its
 * folder are the folder's index page; number prefixes are dropped; a `slug` in the
 * front matter takes precedence.
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
 * Reads and parses every page of a site.
 *
 * @param cache - saves parsing unchanged pages
 */
export function loadContent(root: string, cache?: Cache): Content {
  const content: Content = {root, pages: [], parts: [], broken: [], cache};
  for (const entry of folders(root)) {
    for (const file of filesBelow(root, entry.folder, /\.mdx?$/)) {
      addPage(content, entry, file, readFileSync(path.join(root, file), 'utf8'));
    }
  }
  return content;
}

/** A single page, for checks that need no other; the text may be newer than the file. */
export function loadPage(root: string, file: string, text: string, cache?: Cache): Content {
  const content: Content = {root, pages: [], parts: [], broken: [], cache};
  const entry = folders(root).find(({folder}) => file.startsWith(`${folder}/`));
  if (entry) {
    addPage(content, entry, file, text);
  }
  return content;
}

function addPage(content: Content, entry: Folder, file: string, text: string): void {
  const heads = content.cache?.of<Omit<Source, 'tree'>>('pages');
  const trees = content.cache?.of<Source['tree']>('trees');
  const {folder, ...place} = entry;
  const local = file.slice(folder.length + 1);
  try {
    let source = heads?.find(file, text);
    let tree: Source['tree'] | undefined;
    if (!source) {
      const parsed = parsePage(file, text);
      ({tree} = parsed);
      source = {frontMatter: parsed.frontMatter, headings: parsed.headings};
      heads?.add(file, text, source);
      trees?.add(file, text, tree);
    }
    (isPart(local) ? content.parts : content.pages).push({
      ...source,
      // Most runs use few trees, and parsing all of them takes long.
      get tree() {
        tree ??= trees?.find(file, text) ?? parsePage(file, text).tree;
        return tree;
      },
      text,
      file,
      ...place,
      local,
      route: routeOf(place, local, source.frontMatter.values.slug),
    });
  } catch (error) {
    if (!(error instanceof SourceError)) {
      throw error;
    }
    content.broken.push(error.problem);
  }
}

/**
 * The pages that a command's arguments name, by file or folder.
 *
 * @returns null if there are no arguments, which means every page
 * @throws with the argument that isn't a page or a folder with pages
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
        `${argument} is not a page or a folder with pages; pages are in docs/ and i18n/<language>/.`,
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

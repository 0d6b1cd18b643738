import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {digest, forgetful, type Remember} from './kept';

/** Pages of one language as the build has written them. */
export interface Build {
  siteDir: string;
  /** Build folder of the language. */
  folder: string;
  /** Base URL of the language; starts and ends with a slash. */
  baseUrl: string;
  locale: string;
  /** Languages of the site, whose folders below this one are left out. */
  locales: readonly string[];
}

/** A page of the build, parsed. */
export interface BuiltPage {
  /** Address path with base URL, as links write it. */
  path: string;
  /** Its head, without scripts. */
  head: CheerioAPI;
  /** Its main part, without menu and footer. */
  main: CheerioAPI;
}

/** From the start of one mark to the start of another; all of it where the first is missing. */
function part(html: string, from: RegExp, to: string): string {
  const start = Math.max(html.search(from), 0);
  const end = html.indexOf(to, start);
  return html.slice(start, end < 0 ? undefined : end);
}

const parse = (html: string): CheerioAPI => load(html, null, false);

/** What is read of a page: its head without scripts, which name the files of the whole build, and its main part. */
const partsOf = (html: string): {head: string; main: string} => ({
  head: part(html, /<head[\s>]/, '<body').replace(/<script\b[^]*?<\/script>/g, ''),
  main: part(html, /<main[\s>]/, '</main>'),
});

/**
 * Parses a page as the build has written it.
 *
 * @param html - the whole page
 * @param address - its path with base URL
 */
export function builtPage(html: string, address: string): BuiltPage {
  const {head, main} = partsOf(html);
  return {path: address, head: parse(head), main: parse(main)};
}

/** The text of an article and what stands below it, without breadcrumbs; empty where the page has none. */
export function articleOf({main}: BuiltPage) {
  const text = main('article .theme-doc-markdown').first();
  return text.add(text.nextAll());
}

/** Folders of a build that hold no pages. */
const NO_PAGES = new Set(['assets', 'e', 'img', 'search-index']);

function htmlFiles(folder: string, skipped: ReadonlySet<string>): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return skipped.has(entry.name) ? [] : htmlFiles(file, NO_PAGES);
      }
      return entry.name.endsWith('.html') && entry.name !== '404.html' ? [file] : [];
    })
    .sort();
}

/**
 * Address path of a built file, as links write it.
 *
 * @param file - relative to the folder that is served at `baseUrl`
 */
export function addressOf(file: string, baseUrl: string): string {
  const bare = file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '');
  return baseUrl + bare;
}

/**
 * Makes something of every page of one language.
 *
 * @param make - is given each page, in the order of the files
 * @param remember - asked by what is read of a page whether that was made before
 * @returns what was made, in the same order
 * @throws naming the page with which something went wrong, or if the folder cannot be read
 */
export function mapBuiltPages<T>(
  {folder, baseUrl, locales}: Pick<Build, 'folder' | 'baseUrl' | 'locales'>,
  make: (page: BuiltPage) => T,
  remember: Remember = forgetful,
): T[] {
  return htmlFiles(folder, new Set([...NO_PAGES, ...locales])).map((file) => {
    const html = readFileSync(file, 'utf8');
    const address = addressOf(path.relative(folder, file), baseUrl);
    const {head, main} = partsOf(html);
    return remember(digest(address, head, main), () => {
      try {
        return make(builtPage(html, address));
      } catch (error) {
        throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
      }
    });
  });
}

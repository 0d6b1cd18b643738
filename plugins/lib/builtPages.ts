import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {load, type CheerioAPI} from 'cheerio';
import {digest, forgetful, type Remember} from './kept';

/** The built pages of one language. */
export interface Build {
  siteDir: string;
  /** Build folder of the language. */
  folder: string;
  /** Base URL of the language; starts and ends with a slash. */
  baseUrl: string;
  locale: string;
  /** Languages of the site, whose folders inside this one are skipped. */
  locales: readonly string[];
}

/** The language of a plugin, as built into a folder. */
export const buildOf = ({siteDir, baseUrl, i18n}: LoadContext, folder: string): Build => ({
  siteDir,
  folder,
  baseUrl,
  locale: i18n.currentLocale,
  locales: i18n.locales,
});

/** A built page, parsed. */
export interface BuiltPage {
  /** Its path with base URL, as links write it. */
  path: string;
  /** Its head without scripts. */
  head: CheerioAPI;
  /** Its main element, without menu and footer. */
  main: CheerioAPI;
}

/** The text between two marks; empty if the first is missing. */
function part(html: string, from: RegExp, to: string): string {
  const start = Math.max(html.search(from), 0);
  const end = html.indexOf(to, start);
  return html.slice(start, end < 0 ? undefined : end);
}

const parse = (html: string): CheerioAPI => load(html, null, false);

/** The parts of a page that are read: its main element and its head. Scripts are left out, since they name files of the whole build. */
const partsOf = (html: string): {head: string; main: string} => ({
  head: part(html, /<head[\s>]/, '<body').replace(/<script\b[^]*?<\/script>/g, ''),
  main: part(html, /<main[\s>]/, '</main>'),
});

/**
 * Parses a built page.
 *
 * @param html - the whole page
 * @param address - its path with base URL
 */
export function builtPage(html: string, address: string): BuiltPage {
  const {head, main} = partsOf(html);
  return {path: address, head: parse(head), main: parse(main)};
}

/**
 * The article and what follows it, without breadcrumbs.
 *
 * @throws when the page has none
 */
export function articleOf({main}: BuiltPage) {
  const text = main('article .theme-doc-markdown').first();
  if (text.length === 0) {
    throw new Error('the page has no article.');
  }
  return text.add(text.nextAll());
}

/** Folders of a build without pages. */
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
 * The path of a built file, as links write it.
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
 * Maps every page of one language to a result.
 *
 * @param make - called with each page, in the order of the files
 * @param remember - cache, keyed by the parts of the page that are read
 * @returns the results, in the same order
 * @throws with the page that `make` threw for, or if the folder can't be read
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

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {load, type CheerioAPI} from 'cheerio';

/** A page of the build, parsed once for all steps that read it. */
export interface BuiltPage {
  /** Address path with base URL, as links write it. */
  path: string;
  /** Its head. */
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

/**
 * Parses a page as the build has written it.
 *
 * @param html - the whole page
 * @param address - its path with base URL
 */
export const builtPage = (html: string, address: string): BuiltPage => ({
  path: address,
  head: parse(part(html, /<head[\s>]/, '<body')),
  main: parse(part(html, /<main[\s>]/, '</main>')),
});

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

type Visit = (page: BuiltPage) => void;

/** Who waits for the pages of a folder that nobody has begun to read. */
const waiting = new Map<string, Visit[]>();
const readings = new Map<string, Promise<void>>();

/**
 * Shows every page of one language, in the order of the files. Who asks in the
 * same breath, as plugins do after a build, shares one reading and one parsing:
 * what is shown has to be left as it is.
 *
 * @param folder - build folder of the language
 * @param baseUrl - base URL of the language; starts and ends with a slash
 * @param locales - languages of the site, whose folders below it are left out
 * @throws if the folder cannot be read, or what a visitor throws
 */
export function visitBuiltPages(
  folder: string,
  baseUrl: string,
  locales: readonly string[],
  visit: Visit,
): Promise<void> {
  const visits = waiting.get(folder);
  if (visits) {
    visits.push(visit);
    return readings.get(folder) as Promise<void>;
  }
  const all = [visit];
  waiting.set(folder, all);
  const reading = nextTurn().then(() => {
    waiting.delete(folder);
    readings.delete(folder);
    for (const file of htmlFiles(folder, new Set([...NO_PAGES, ...locales]))) {
      const page = builtPage(
        readFileSync(file, 'utf8'),
        addressOf(path.relative(folder, file), baseUrl),
      );
      all.forEach((one) => one(page));
    }
  });
  readings.set(folder, reading);
  return reading;
}

import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {recordsOf, withoutSignposts, type SearchRecord} from './records';

/** Folders of a build that hold no pages. */
const NO_PAGES = new Set(['assets', 'img', 'search-index']);

async function htmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const nested = await Promise.all(
    entries.map((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) {
        return NO_PAGES.has(entry.name) ? [] : htmlFiles(file);
      }
      return entry.name.endsWith('.html') && entry.name !== '404.html' ? [file] : [];
    }),
  );
  return nested.flat().sort();
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
 * Reads the search records of every built page of one language.
 *
 * @param folder - build folder of the language
 * @param baseUrl - base URL of the language; starts and ends with a slash
 * @param locale - pages of other languages below the folder are left out
 * @returns records in the order of the files' names
 * @throws if the folder cannot be read
 */
export async function readRecords(
  folder: string,
  baseUrl: string,
  locale: string,
): Promise<SearchRecord[]> {
  const files = await htmlFiles(folder);
  const records: SearchRecord[] = [];
  for (const file of files) {
    const html = await readFile(file, 'utf8');
    const own = recordsOf(html, addressOf(path.relative(folder, file), baseUrl));
    if (own[0]?.language === locale) {
      records.push(...own);
    }
  }
  return withoutSignposts(records);
}

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {releases} from './catalogue';
import {docSets, pagesFolder} from './docSets';
import {defaultLocale} from './locales';
import {placeOf} from './platforms';

const root = path.join(__dirname, '..');

/** The English page that a page translates; the page itself where it is English. */
function englishOf(file: string): string {
  const place = placeOf(file);
  const docSet = docSets.find(({id}) => id === place?.set);
  return place && docSet
    ? pagesFolder(docSet, defaultLocale, place.version) + file.slice(place.folder.length)
    : file;
}

/**
 * The day on which a page's words last changed: `updated` of its front matter,
 * which `npm run docs:updated` writes, or that of the English page.
 *
 * @param file - relative to the site
 * @returns as `YYYY-MM-DD`; undefined for what is no page of a doc set
 */
export function updatedOn(file: string, siteDir: string = root): string | undefined {
  for (const page of [file, englishOf(file)].map((name) => path.join(siteDir, name))) {
    const text = /\.mdx?$/.test(page) && existsSync(page) ? readFileSync(page, 'utf8') : '';
    const day = /^---\n(?:(?!---\n).*\n)*?updated: (\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
    if (day) {
      return day;
    }
  }
  return undefined;
}

/**
 * The day on which the words of any English page last changed. A build takes it for today: made
 * from the same sources it is the same on every day.
 *
 * @returns as `YYYY-MM-DD`; the day that the release facts speak of where no page has one
 */
export function lastChange(siteDir: string = root): string {
  const days = docSets
    .filter(({folder}) => existsSync(path.join(siteDir, folder)))
    .flatMap(({folder}) =>
      readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'}).flatMap(
        (file) => updatedOn(path.join(folder, file), siteDir) ?? [],
      ),
    );
  return days.sort().at(-1) ?? releases.asOf;
}

/**
 * Where the framework asks for the day of a change, for the sitemap and for
 * readers: in the pages instead of in the history, which a shallow clone lacks.
 */
export const pageDates: VcsConfig = {
  initialize: () => undefined,
  getFileCreationInfo: (_file) => Promise.resolve(null),
  getFileLastUpdateInfo: (file) => {
    const day = updatedOn(path.relative(root, path.resolve(root, file)));
    return Promise.resolve(day ? {timestamp: Date.parse(day), author: ''} : null);
  },
};

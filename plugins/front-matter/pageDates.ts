import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {releases} from '@help-center/sdk-data';
import {docSets, pageIn} from '../../config/docSets';
import {defaultLocale} from '../../config/locales';

const root = path.join(__dirname, '../..');

/**
 * The day on which a page's words last changed: `updated` in the front matter of
 * the page or its English original, which `npm run docs:updated` writes.
 *
 * @param file - relative to the site
 * @returns `YYYY-MM-DD`; undefined for a file that isn't a page of a doc set
 */
export function updatedOn(file: string, siteDir: string = root): string | undefined {
  for (const name of [file, pageIn(defaultLocale, file) ?? file]) {
    const page = path.join(siteDir, name);
    const text = /\.mdx?$/.test(page) && existsSync(page) ? readFileSync(page, 'utf8') : '';
    const day = /^---\n(?:(?!---\n).*\n)*?updated: (\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
    if (day) {
      return day;
    }
  }
  return undefined;
}

/**
 * The day on which any English page last changed. Builds use it as today's date, so that
 * the same sources give the same build on any day.
 *
 * @returns `YYYY-MM-DD`; the release data's own date if no page has one
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
 * Takes the date of a page's last change, for the sitemap and for readers, from its front
 * matter instead of the git history, which a shallow clone lacks.
 */
export const pageDates: VcsConfig = {
  initialize: () => undefined,
  getFileCreationInfo: (_file) => Promise.resolve(null),
  getFileLastUpdateInfo: (file) => {
    const day = updatedOn(path.relative(root, path.resolve(root, file)));
    return Promise.resolve(day ? {timestamp: Date.parse(day), author: ''} : null);
  },
};

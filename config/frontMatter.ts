import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {withCheckedSamples} from './checkedSamples';
import {docSets, pagesFolder} from './docSets';
import {insertFacts} from './facts';
import {defaultLocale, localeOf, locales} from './locales';
import {updatedOn} from './pageDates';
import {placeOf} from './platforms';
import {previewOfPage} from './previews';

/**
 * Languages that a page in the default language is not translated into.
 *
 * @param filePath - of the source, absolute
 */
export function missingTranslations(filePath: string, siteDir: string): string[] {
  const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
  const place = localeOf(file) === defaultLocale ? placeOf(file) : null;
  const docSet = place && docSets.find(({id}) => id === place.set);
  return docSet
    ? locales.filter(
        (locale) =>
          locale !== defaultLocale &&
          !existsSync(
            path.join(
              siteDir,
              pagesFolder(docSet, locale, place.version) + file.slice(place.folder.length),
            ),
          ),
      )
    : [];
}

/**
 * Reads the front matter of a page with its facts, as its text has them, and
 * with what its samples were held against, and adds `updated`, the day on which
 * its words last changed, also where the page it translates says it; `image`, the
 * preview of links to it; and `untranslated`: the languages that lack the page, if any does.
 *
 * @throws naming the page of a doc set that has no title
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, fileContent} = params;
  const parsed = await withCheckedSamples({
    ...params,
    fileContent: insertFacts(filePath, fileContent),
  });
  const siteDir = path.dirname(__dirname);
  const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
  const updated = updatedOn(file);
  const {title} = parsed.frontMatter;
  const isPage = placeOf(file) !== null && !/(?:^|\/)_/.test(file);
  if (isPage && (typeof title !== 'string' || title.trim() === '')) {
    throw new Error(
      `${file}:1 front matter needs a \`title\`: the framework would show the file's name`,
    );
  }
  const preview = typeof title === 'string' ? previewOfPage(file, title) : null;
  const untranslated = missingTranslations(filePath, siteDir);
  return {
    ...parsed,
    frontMatter: {
      ...parsed.frontMatter,
      ...(updated && {updated}),
      ...(preview && {image: `/${preview.file}`}),
      ...(untranslated.length > 0 && {untranslated}),
    },
  };
};

import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkedSamples} from './checkedSamples';
import {pageIn} from '../../config/docSets';
import {insertFacts} from '../lib/facts';
import {defaultLocale, localeOf, locales} from '../../config/locales';
import {updatedOn} from './pageDates';
import {parsePagePath} from '../../config/platforms';
import {previewOfPage} from '../beside-pages/link-previews/preview';

/**
 * Lists the languages into which a page of the default language isn't translated.
 *
 * @param filePath - absolute path of the source
 */
export function missingTranslations(filePath: string, siteDir: string): string[] {
  const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
  return localeOf(file) === defaultLocale
    ? locales.filter((locale) => {
        const twin = pageIn(locale, file);
        return locale !== defaultLocale && twin && !existsSync(path.join(siteDir, twin));
      })
    : [];
}

/**
 * Reads a page's front matter with its tokens replaced, and adds:
 * - `checked`: the SDK its samples were compiled against, as `npm run samples -- --record` wrote;
 * - `updated`: the day its words last changed, taken from the English page for a translation;
 * - `image`: its link preview;
 * - `untranslated`: the languages that lack the page, if any.
 *
 * @throws with the page's path when a page of a doc set has no title
 */
export const parseFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const parsed = await defaultParseFrontMatter({
    filePath,
    fileContent: insertFacts(filePath, fileContent),
  });
  const siteDir = path.join(__dirname, '../..');
  const file = path.relative(siteDir, filePath).replaceAll('\\', '/');
  // A value typed by hand would not be a result.
  const {checked: _byHand, ...frontMatter} = parsed.frontMatter;
  const checked = checkedSamples(siteDir, file);
  const updated = updatedOn(file);
  const {title} = frontMatter;
  const isPage = parsePagePath(file) !== null && !/(?:^|\/)_/.test(file);
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
      ...frontMatter,
      ...(checked && {checked}),
      ...(updated && {updated}),
      ...(preview && {image: `/${preview.file}`}),
      ...(untranslated.length > 0 && {untranslated}),
    },
  };
};

/**
 * {@link parseFrontMatter} for the development server: takes a page that it can't read as one
 * without front matter. Otherwise the framework would print a stack and stop following the
 * page's folder; the browser shows what is wrong instead (`checks/overlay`).
 */
export const parseWhileWriting: ParseFrontMatter = (params) =>
  parseFrontMatter(params).catch(() => ({frontMatter: {}, content: params.fileContent}));

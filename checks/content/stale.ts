import {defaultLocale, locales} from '../../config/locales';
import {kept, type Content, type Page} from '../sources/content';
import type {Problem} from '../problem';
import {isDay} from '@help-center/sdk-rules/requests';
import {
  LATE_KEY,
  lateSince,
  proseDigest,
  SOURCE_KEY,
  translatedDigest,
  translations,
} from '../sources/translation';

/** Checks that every translation is based on the current English page, or marked as late. */
export function staleTranslations(content: Content): Problem[] {
  const digestOf = kept(content, 'digest', (page: Page) => proseDigest(page));
  return translations(content).flatMap(({page, twin}) => {
    const digest = translatedDigest(page);
    const {file, frontMatter} = page;
    const late = lateSince(page);
    if (late !== undefined) {
      const line = frontMatter.lines[LATE_KEY] ?? 1;
      const message = !isDay(late)
        ? `\`${LATE_KEY}\` is "${late}"; a day was expected, such as "2025-06-12"`
        : twin && digest === digestOf(twin)
          ? `is marked as late, and up to date: run npm run ru:reviewed -- ${file}`
          : undefined;
      return message ? [{file, line, rule: 'late-translation', message}] : [];
    }
    if (!twin || digest === digestOf(twin)) {
      return [];
    }
    const [rule, message] =
      digest === null
        ? [
            'translation-source',
            `does not say which English it was made from; when it says what ${twin.file} says,`,
          ]
        : [
            'stale-translation',
            `${twin.file} has changed since; bring this page up to date, or mark it with --late, then`,
          ];
    const line = frontMatter.lines[SOURCE_KEY] ?? 1;
    return [{file, line, rule, message: `${message} run npm run ru:reviewed -- ${file}`}];
  });
}

/** Checks that every page is translated. */
export function untranslated(content: Content): Problem[] {
  const twins = new Set(
    translations(content).flatMap(({page, twin}) => (twin ? `${page.locale} ${twin.file}` : [])),
  );
  return content.pages
    .filter(({locale}) => locale === defaultLocale)
    .flatMap(({file}) =>
      locales
        .filter((locale) => locale !== defaultLocale && !twins.has(`${locale} ${file}`))
        .map((locale) => ({
          file,
          line: 1,
          rule: 'untranslated',
          message: `there is no page of this name in ${locale}`,
        })),
    );
}

import {defaultLocale, locales} from '../../config/locales';
import {kept, type Content, type Page} from '../sources/content';
import type {Problem} from '../problem';
import {proseDigest, SOURCE_KEY, translatedDigest, translations} from '../sources/translation';

/** Checks that every translation is based on the current English page. */
export function staleTranslations(content: Content): Problem[] {
  const digestOf = kept(content, 'digest', (page: Page) => proseDigest(page));
  return translations(content).flatMap(({page, twin}) => {
    const digest = translatedDigest(page);
    if (!twin || digest === digestOf(twin)) {
      return [];
    }
    const {file, frontMatter} = page;
    const [rule, message] =
      digest === null
        ? [
            'translation-source',
            `does not say which English it was made from; when it says what ${twin.file} says,`,
          ]
        : ['stale-translation', `${twin.file} has changed since; bring this page up to date, then`];
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

import {defaultLocale, locales} from '../../config/locales';
import type {Content, Page} from '../lib/content';
import type {Problem} from '../lib/problem';
import {proseDigest, translatedDigest, translations} from '../lib/translation';

/**
 * What is translated whole, as `<set>`, or `<set>/<version>` for an archive:
 * there a page without a translation is an error.
 */
export const WHOLE: readonly string[] = [];

const REVIEWED = 'npm run ru:reviewed --';

/** Does every translation say what its English page says today, and is none missing? */
export function staleTranslations(content: Content): Problem[] {
  return [
    ...translations(content).flatMap(({page, twin}) => (twin ? stale(page, twin) : [])),
    ...untranslated(content)
      .filter(({page: {docSet, version}}) =>
        WHOLE.includes(version ? `${docSet.id}/${version}` : docSet.id),
      )
      .map(({page: {file}, locale}) => ({
        file,
        line: 1,
        rule: 'untranslated',
        message: `there is no page of this name in ${locale}, and its doc set is translated whole`,
      })),
  ];
}

function stale(page: Page, twin: Page): Problem[] {
  const digest = translatedDigest(page);
  if (digest === proseDigest(twin)) {
    return [];
  }
  const {file} = page;
  const line = page.frontMatter.lines.source ?? 1;
  return [
    digest === null
      ? {
          file,
          line,
          rule: 'translation-source',
          message: `does not say which English it was made from; when it says what ${twin.file} says, run ${REVIEWED} ${file}`,
        }
      : {
          file,
          line,
          rule: 'stale-translation',
          message: `${twin.file} has changed since; bring this page up to date, then run ${REVIEWED} ${file}`,
        },
  ];
}

/** English pages that a language lacks. */
function untranslated(content: Content): {page: Page; locale: string}[] {
  const twins = new Set(
    translations(content).flatMap(({page, twin}) => (twin ? `${page.locale} ${twin.file}` : [])),
  );
  return content.pages
    .filter(({locale}) => locale === defaultLocale)
    .flatMap((page) =>
      locales
        .filter((locale) => locale !== defaultLocale && !twins.has(`${locale} ${page.file}`))
        .map((locale) => ({page, locale})),
    );
}

/** How far the translations are, for the closing line: `12 of 273 in ru`; empty when whole. */
export function translated(content: Content): string {
  const missing = untranslated(content);
  const all = content.pages.filter(({locale}) => locale === defaultLocale).length;
  return locales
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const count = missing.filter((entry) => entry.locale === locale).length;
      return count > 0 ? [`${all - count} of ${all} in ${locale}`] : [];
    })
    .join(', ');
}

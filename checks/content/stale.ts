import {defaultLocale, locales} from '../../config/locales';
import {kept, type Content, type Page} from '../lib/content';
import type {Problem} from '../lib/problem';
import {proseDigest, translatedDigest, translations} from '../lib/translation';

const REVIEWED = 'npm run ru:reviewed --';

/** Checks that every translation is based on the current English page. */
export function staleTranslations(content: Content): Problem[] {
  const digestOf = kept(content, 'digest', proseDigest);
  return translations(content).flatMap(({page, twin}) =>
    twin ? stale(page, twin, digestOf(twin)) : [],
  );
}

function stale(page: Page, twin: Page, english: string): Problem[] {
  const digest = translatedDigest(page);
  if (digest === english) {
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

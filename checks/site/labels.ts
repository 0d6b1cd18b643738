import type {Problem} from '../problem';
import {SEEN, each} from './pages';
import type {BuiltPage, Site} from './site';

/** Names and example values, which stay the same in translated pages. */
const isName = (label: string): boolean =>
  !/\p{Ll}{2,}/u.test(label.replace(/\b\p{Lu}\S*/gu, '')) || /…\S|\.com\b|, \w+, /.test(label);

/** Are accessible names and placeholders in the language of their page? */
export function labels(site: Site): Problem[] {
  const isEnglish = ({locale}: BuiltPage): boolean => locale === site.defaultLocale;
  const seen = site.pages.filter(({kind}) => SEEN.includes(kind));
  const english = new Set(seen.filter(isEnglish).flatMap((page) => page.labels));
  return each(site, SEEN, (page) =>
    [...new Set(isEnglish(page) ? [] : page.labels)]
      .filter((label) => english.has(label) && !isName(label))
      .map((label) => ({
        rule: 'interface-language',
        message: `says "${label}" as English pages do`,
      })),
  );
}

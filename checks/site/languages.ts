import type {Problem} from '../problem';
import {SEEN, each, pathOf, pageAt} from './pages';
import type {Site} from './site';

/** Is every page marked with its language, and do its alternates lead back to it? */
export function languages(site: Site): Problem[] {
  const {locales, defaultLocale, siteUrl} = site;
  const wrongLang = each(site, SEEN, ({lang, locale}) =>
    lang === locale
      ? []
      : [{rule: 'lang', message: `<html lang="${lang}"> was found; "${locale}" was expected`}],
  );
  const alternates = each(site, ['page'], (page) => {
    const pageUrl = siteUrl + pathOf(site, page);
    const problemOf = (code: string): string | null => {
      const url = page.alternates[code];
      if (!url) {
        return `has no alternate for ${code}`;
      }
      const target = pageAt(site, url);
      if (!target) {
        return `alternate ${code} leads to ${url}, which does not exist`;
      }
      if (target.locale !== (code === 'x-default' ? defaultLocale : code)) {
        return `alternate ${code} leads to ${url}, a page in ${target.locale}`;
      }
      return target.alternates[page.locale] === pageUrl
        ? null
        : `${target.file} does not point back to ${pageUrl}`;
    };
    return [...locales, 'x-default']
      .flatMap((code) => problemOf(code) ?? [])
      .map((message) => ({rule: 'hreflang', message}));
  });
  return [...wrongLang, ...alternates];
}

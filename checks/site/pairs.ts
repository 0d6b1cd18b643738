import type {Problem} from '../problem';
import {localOf} from './pages';
import type {Site} from './site';

/** Does every page exist in every language? */
export function pairs(site: Site): Problem[] {
  const shown = new Set(site.pages.map((page) => `${page.locale} ${localOf(site, page)}`));
  return site.pages.flatMap((page) =>
    site.locales
      .filter((locale) => !shown.has(`${locale} ${localOf(site, page)}`))
      .map((locale) => ({
        file: page.file,
        rule: 'language-pair',
        message: `does not exist in ${locale}`,
      })),
  );
}

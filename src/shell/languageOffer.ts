import {defaultLocale, locales} from '@site/config/locales';

/**
 * The language to offer a reader of a page in the default language: the one
 * that the browser prefers among those that the page exists in.
 *
 * @param preferred - the browser's languages, the best first
 * @param missing - languages that the page is not translated into
 * @returns null when the page is in the best language already
 */
export function offeredLanguage(
  preferred: readonly string[],
  missing: readonly string[],
): string | null {
  const codes = preferred.map((language) => language.toLowerCase().split('-')[0] as string);
  const best = codes.find((code) => locales.includes(code));
  return best && best !== defaultLocale && !missing.includes(best) ? best : null;
}

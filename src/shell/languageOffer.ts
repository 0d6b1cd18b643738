import {defaultLocale, locales} from '@site/config/locales';

/**
 * The language to offer on a page in the default language: the browser's most
 * preferred language among those that the page exists in.
 *
 * @param preferred - the browser's languages, most preferred first
 * @param missing - languages that the page isn't translated into
 * @returns null if the page is already in that language
 */
export function offeredLanguage(
  preferred: readonly string[],
  missing: readonly string[],
): string | null {
  const codes = preferred.map((language) => language.toLowerCase().split('-')[0] as string);
  const best = codes.find((code) => locales.includes(code));
  return best && best !== defaultLocale && !missing.includes(best) ? best : null;
}

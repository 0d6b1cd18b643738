import {defaultLocale} from '@site/config/locales';

/** What the line says in each language that is offered, to readers of that language. */
export const offers: Readonly<Record<string, {text: string; close: string}>> = {
  ru: {text: 'Эта страница есть на русском', close: 'Закрыть'},
};

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
  const best = codes.find((code) => code === defaultLocale || Object.hasOwn(offers, code));
  return best && best !== defaultLocale && !missing.includes(best) ? best : null;
}

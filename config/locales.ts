import type {Config} from '@docusaurus/types';

/**
 * The site's languages with their native names; the first has no prefix in
 * addresses. To add a language, add an entry here, its interface strings and
 * pages in `i18n/<language>/`, and its texts in `data/`. Whatever a language
 * lacks falls back to the first one.
 */
const languages = {
  en: 'English',
  ru: 'Русский',
} as const;

/** Language codes; the first is the one without a prefix. */
export const locales = Object.keys(languages) as [string, ...string[]];
export const defaultLocale = 'en' satisfies keyof typeof languages;
/** The language with spelling and typography rules in code. */
export const russian = 'ru' satisfies keyof typeof languages;

/** What a language appends to the base URL: nothing, or its code and a slash. */
export const prefixOf = (locale: string): string => (locale === defaultLocale ? '' : `${locale}/`);

/** The native name of a language. */
export const languageName = (locale: string): string =>
  (languages as Readonly<Partial<Record<string, string>>>)[locale] ?? locale;

/** A text or other value, by language. */
export type Localized<Value = string> = Readonly<
  Record<typeof defaultLocale, Value> & Partial<Record<string, Value>>
>;

/** The value in a language, falling back to the default language. */
export function inLocale<Value>(value: Localized<Value>, locale: string): Value {
  return value[locale] ?? value[defaultLocale];
}

/** The language of a source file, read from its `i18n` folder. */
export function localeOf(filePath: string): string {
  return /(?:^|[/\\])i18n[/\\]([^/\\]+)[/\\]/.exec(filePath)?.[1] ?? defaultLocale;
}

/**
 * Docusaurus' `i18n` settings. Base URLs are explicit because building only a
 * non-default locale would otherwise drop its prefix and overwrite English.
 *
 * @param baseUrl - base URL of the default language; ends with a slash
 */
export function i18n(baseUrl: string) {
  return {
    defaultLocale,
    locales,
    localeConfigs: Object.fromEntries(
      Object.entries(languages).map(([locale, label]) => [
        locale,
        {
          label,
          htmlLang: locale,
          baseUrl: baseUrl + prefixOf(locale),
        },
      ]),
    ),
  } satisfies Config['i18n'];
}

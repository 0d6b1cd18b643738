import type {Config} from '@docusaurus/types';

/**
 * The languages of the site and what each calls itself; the first has no
 * prefix in addresses. Another language is one entry here, its interface
 * strings and pages in `i18n/<language>/`, and its texts in the data. Pages,
 * strings and texts that it lacks are shown in the first language.
 */
const languages = {
  en: 'English',
  ru: 'Русский',
} as const;

/** Language codes; the first is the one without a prefix. */
export const locales = Object.keys(languages) as [string, ...string[]];
export const defaultLocale = 'en' satisfies keyof typeof languages;
/** The language whose rules of spelling and type the code knows. */
export const russian = 'ru' satisfies keyof typeof languages;

/** What a language adds to the base URL: nothing, or its code and a slash. */
export const prefixOf = (locale: string): string => (locale === defaultLocale ? '' : `${locale}/`);

/** What a language calls itself. */
export const languageName = (locale: string): string =>
  (languages as Readonly<Partial<Record<string, string>>>)[locale] ?? locale;

/** A text, or another thing that is said, by language. */
export type Localized<Said = string> = Readonly<
  Record<typeof defaultLocale, Said> & Partial<Record<string, Said>>
>;

/** What is said in a language; in the default language where a translation is missing. */
export function inLocale<Said>(said: Localized<Said>, locale: string): Said {
  return said[locale] ?? said[defaultLocale];
}

/** The language of a source file: that of the `i18n` folder it is in. */
export function localeOf(filePath: string): string {
  return /(?:^|[/\\])i18n[/\\]([^/\\]+)[/\\]/.exec(filePath)?.[1] ?? defaultLocale;
}

/**
 * Languages of the site. Base URLs are spelled out because building a single
 * non-default locale would otherwise drop its prefix and overwrite English.
 *
 * @param baseUrl - where the default language lives; ends with a slash
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

import type {Config} from '@docusaurus/types';

/** Language codes; the first is the one without a prefix. */
export const locales: [string, ...string[]] = ['en', 'ru'];
export const defaultLocale = locales[0];

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
    localeConfigs: {
      en: {label: 'English', htmlLang: 'en', baseUrl},
      ru: {label: 'Русский', htmlLang: 'ru', baseUrl: `${baseUrl}ru/`},
    },
  } satisfies Config['i18n'];
}

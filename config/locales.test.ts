import {describe, expect, it} from 'vitest';
import {i18n, inLocale, localeOf, locales} from './locales';

describe('i18n', () => {
  it('gives every language but the first a folder of its own below the base URL', () => {
    const {localeConfigs} = i18n('/help/');
    const [first, ...others] = locales;
    expect(localeConfigs[first]?.baseUrl).toBe('/help/');
    for (const locale of others) {
      expect(localeConfigs[locale]).toMatchObject({htmlLang: locale, baseUrl: `/help/${locale}/`});
    }
  });
});

describe('inLocale', () => {
  it('speaks the language, or the default one where a translation is missing', () => {
    expect(inLocale({en: 'yes', ru: 'да'}, 'ru')).toBe('да');
    expect(inLocale({en: 'yes', ru: 'да'}, 'de')).toBe('yes');
    expect(inLocale({en: 'yes', ru: undefined}, 'ru')).toBe('yes');
  });
});

describe('localeOf', () => {
  it.each([
    ['/site/i18n/ru/docusaurus-plugin-content-docs/current/a.mdx', 'ru'],
    ['C:\\site\\i18n\\de\\docusaurus-plugin-content-docs\\current\\a.mdx', 'de'],
    ['i18n/de/a.mdx', 'de'],
    ['docs/android/i18n.mdx', 'en'],
  ])('%s is in %s', (file, locale) => {
    expect(localeOf(file)).toBe(locale);
  });
});

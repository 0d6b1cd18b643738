import {inLocale, type Localized} from './locales';
import {guides} from './platforms';
import type {DocSet} from './docSets';

/** What the site is called, in titles of pages for example. */
export const siteTitles: Localized = {
  en: 'Appodeal Help Center',
  ru: 'Справочный центр Appodeal',
};

/** Names of the doc sets as headings of result groups, by language and doc set id. */
const setTitles: Localized<Readonly<Record<string, string>>> = {
  en: {
    ...Object.fromEntries(guides.map(({platform, label}) => [platform, label])),
    'networks-setup': 'Network setup',
    reporting: 'Reporting',
    advanced: 'Advanced',
    accelerator: 'Publishing soft launch',
    'faq-and-troubleshooting': 'FAQ & troubleshooting',
    onboarding: 'Onboarding',
    publishing: 'Publishing',
    '': 'Help Center',
  },
  ru: {
    unity: 'Плагин для Unity',
    'networks-setup': 'Настройка сетей',
    reporting: 'Отчёты',
    advanced: 'Дополнительно',
    accelerator: 'Софт-лонч',
    'faq-and-troubleshooting': 'Вопросы и решение проблем',
    onboarding: 'Первые шаги',
    publishing: 'Публикация',
    '': 'Справочный центр',
  },
};

/**
 * Names the group a result is shown under.
 *
 * @param setId - a doc set id of `config/docSets.ts`; empty for pages outside the doc sets
 * @param locale - language of the page
 * @returns the name, or the id itself for a doc set without a name
 */
export function setTitle(setId: DocSet['id'] | '', locale: string): string {
  return inLocale(setTitles, locale)[setId] ?? setTitles.en[setId] ?? setId;
}

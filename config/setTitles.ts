import {inLocale, type Localized} from './locales';
import {guides} from './platforms';
import type {DocSet} from './docSets';

/** The site's name, for example in page titles. */
export const siteTitles: Localized = {
  en: 'Appodeal Help Center',
  ru: 'Справочный центр Appodeal',
};

/** Names of the doc sets as headings of search result groups, by language and doc set id. */
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
 * The heading of the search result group for a doc set.
 *
 * @param setId - a doc set id of `config/docSets.ts`; empty for pages outside the doc sets
 * @param locale - language of the page
 * @returns the name, or the id for a doc set without a name
 */
export function setTitle(setId: DocSet['id'] | '', locale: string): string {
  return inLocale(setTitles, locale)[setId] ?? setTitles.en[setId] ?? setId;
}

import {inLocale} from '@site/config/locales';

/**
 * Texts of the not-found page in every language. They aren't in i18n/, because a
 * host may answer a Russian address with the English file, whose bundle has only
 * the English translations.
 */
const en = {
  title: 'Page Not Found',
  lost: 'We could not find what you were looking for.',
  contact:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ways: 'Go on from here',
  home: 'Home',
  search: 'Search the site',
  report: 'Report the broken link',
  nearest: 'Pages with a similar address',
  android: 'Android SDK',
  ios: 'iOS SDK',
  unity: 'Unity Plugin',
};

export type Messages = Readonly<Record<keyof typeof en, string>>;

const ru: Messages = {
  title: 'Страница не найдена',
  lost: 'Такой страницы нет: возможно, её переместили или в адресе опечатка.',
  contact: 'Сообщите владельцу сайта, с которого вы перешли по этой ссылке, что она не работает.',
  ways: 'Куда идти дальше',
  home: 'На главную',
  search: 'Искать на сайте',
  report: 'Сообщить о неработающей ссылке',
  nearest: 'Страницы с похожим адресом',
  android: 'Android SDK',
  ios: 'iOS SDK',
  unity: 'Плагин для Unity',
};

/** The texts in a language; falls back to English. */
export function messagesFor(locale: string): Messages {
  return inLocale({en, ru}, locale);
}

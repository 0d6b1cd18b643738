import {inLocale} from '@site/config/locales';

/**
 * Texts of the not-found page in every language. They are not in i18n/: a host
 * may answer a Russian address with the English file, whose bundle holds the
 * English translations only.
 */
const en = {
  title: 'Page Not Found',
  lost: 'We could not find what you were looking for.',
  contact:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  ways: 'Go on from here',
  home: 'Home',
  search: 'Search the site',
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
  nearest: 'Страницы с похожим адресом',
  android: 'Android SDK',
  ios: 'iOS SDK',
  unity: 'Плагин для Unity',
};

/** Texts in a language; English when there are none. */
export function messagesFor(locale: string): Messages {
  return inLocale({en, ru}, locale);
}

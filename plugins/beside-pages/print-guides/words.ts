import type {Localized} from '../../../config/locales';

/** Texts of a printed guide. */
export const words: Localized<{contents: string; notes: string; source: string}> = {
  en: {contents: 'Contents', notes: 'Addresses', source: 'Read online'},
  ru: {contents: 'Содержание', notes: 'Адреса', source: 'На сайте'},
};

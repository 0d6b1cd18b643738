import type {Localized} from '../../../config/locales';

/** What a printed guide says of itself. */
export const words: Localized<{contents: string; notes: string; source: string}> = {
  en: {contents: 'Contents', notes: 'Addresses', source: 'Read online'},
  ru: {contents: 'Содержание', notes: 'Адреса', source: 'На сайте'},
};

import {inLocale} from '../../config/locales';
import russian from './ru.json';

/** Words of the tables and formulas. */
export interface Words {
  parameter: string;
  field: string;
  required: string;
  type: string;
  meaning: string;
  yes: string;
  no: string;
  list: string;
  types: Record<string, string>;
  examples: string;
  wholeScript: string;
  download: string;
  /** Translations of the document's own descriptions; the document speaks English. */
  descriptions: Readonly<Record<string, string>>;
  spoken: {equals: string; over: string; times: string; plus: string; minus: string};
}

const en: Words = {
  parameter: 'Parameter',
  field: 'Field',
  required: 'Required',
  type: 'Type',
  meaning: 'Meaning',
  yes: 'yes',
  no: 'no',
  list: 'list',
  types: {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    array: 'list',
    date: 'date',
    uri: 'address',
  },
  examples: 'Known values',
  wholeScript: 'Whole report',
  download: 'Download the OpenAPI document (JSON)',
  descriptions: {},
  spoken: {equals: 'equals', over: 'divided by', times: 'times', plus: 'plus', minus: 'minus'},
};

const ru: Words = {
  parameter: 'Параметр',
  field: 'Поле',
  required: 'Обязателен',
  type: 'Тип',
  meaning: 'Значение',
  yes: 'да',
  no: 'нет',
  list: 'список',
  types: {
    string: 'текст',
    integer: 'целое число',
    number: 'число',
    array: 'список',
    date: 'дата',
    uri: 'адрес',
  },
  examples: 'Известные значения',
  wholeScript: 'Весь отчёт',
  download: 'Скачать документ OpenAPI (JSON)',
  descriptions: russian,
  spoken: {equals: 'равно', over: 'делить на', times: 'умножить на', plus: 'плюс', minus: 'минус'},
};

/** Words in the language of a page. */
export function wordsFor(locale: string): Words {
  return inLocale({en, ru}, locale);
}

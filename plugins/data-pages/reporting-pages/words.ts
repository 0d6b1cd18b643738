import {inLocale} from '../../../config/locales';
import russian from './ru.json';

const en = {
  parameter: 'Parameter',
  field: 'Field',
  required: 'Required',
  type: 'Type',
  meaning: 'Meaning',
  yes: 'yes',
  no: 'no',
  types: {
    string: 'text',
    integer: 'whole number',
    number: 'number',
    array: 'list',
    date: 'date',
    uri: 'address',
  } as Record<string, string>,
  examples: 'Known values',
  wholeScript: 'Whole report',
  download: 'Download the OpenAPI document (JSON)',
  /** Translations of the descriptions in the document, which is in English. */
  descriptions: {} as Readonly<Record<string, string>>,
  spoken: {equals: 'equals', over: 'divided by', times: 'times', plus: 'plus', minus: 'minus'},
};

/** Texts of the tables and formulas. */
export type Words = typeof en;

const ru: Words = {
  parameter: 'Параметр',
  field: 'Поле',
  required: 'Обязателен',
  type: 'Тип',
  meaning: 'Значение',
  yes: 'да',
  no: 'нет',
  types: {
    string: 'строка',
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
  spoken: {
    equals: '=',
    over: '÷',
    times: '×',
    plus: '+',
    minus: '−',
  },
};

/** The texts in the language of a page. */
export const wordsFor = (locale: string): Words => inLocale({en, ru}, locale);

import {inLocale} from '../../../config/locales';
import type {ChangeKind, SupportStatus} from '../../../config/releases';

const en = {
  version: 'Release',
  released: 'Released',
  needs: 'Needs',
  changes: 'Changes',
  allChanges: 'All releases and their changes',
  noDate: 'date not published',
  status: (day: string) => `Status on ${day}`,
  statuses: {
    latest: () => 'Latest release, supported',
    'no-end-date': () => 'Not the latest; no end date published',
    ended: (day) => `Not supported since ${day}`,
  } satisfies Record<SupportStatus, (day: string) => string>,
  noEndDates:
    'The policy names one day for all older versions and no end date for any release after it.',
  oneByOne: 'Every release with its day',
  support: (from: string, to: string) => `Support, ${from} – ${to}`,
  earlier: 'Earlier releases',
  nowNeeds: (needs: string) => `now needs ${needs}`,
  kinds: {added: 'Added', changed: 'Changed', fixed: 'Fixed', removed: 'Removed'} satisfies Record<
    ChangeKind,
    string
  >,
  prereleases: 'Earlier builds of this release',
  requirements: {
    minSdk: (value) => `Android API ${value}`,
    minAndroid: (value) => `Android ${value}`,
    kotlin: (value) => `Kotlin ${value}`,
    minIos: (value) => `iOS ${value} with all recommended networks`,
    coreMinIos: (value) => `iOS ${value} for the core`,
    minUnity: (value) => `Unity ${value}`,
    edm: (value) => `External Dependency Manager ${value}`,
  } as Record<string, (value: string) => string>,
  network: 'Network or service',
  artifact: 'Artifact',
  pod: 'Pod',
  dependency: 'Id in the Dependency Manager',
  networkSdk: 'Network SDK it asks for',
  minIos: 'Lowest iOS',
  demandTitle: 'Bidding or waterfall',
  demand: {bidding: 'Bidding', waterfall: 'Waterfall', both: 'Both'} as Record<string, string>,
  runtimeName: 'Name at run time',
  no: 'No',
  networkInside: 'Network',
  copy: (text: string) => `Copy ${text}`,
  custom: (version: string) => `custom ${version}`,
  printed: 'As printed, and by whom',
  cause: 'Cause',
  fix: 'What to do',
  stepByStep: 'Step by step',
  whatFits: 'What fits my project',
};

/** Words that the release tables and lists need. */
export type Words = typeof en;

const ru: Words = {
  version: 'Версия',
  released: 'Дата выпуска',
  needs: 'Требования',
  changes: 'Изменения',
  allChanges: 'Все версии и их изменения',
  noDate: 'дата не опубликована',
  status: (day) => `Состояние на ${day}`,
  statuses: {
    latest: () => 'Последняя версия, поддерживается',
    'no-end-date': () => 'Не последняя; дата окончания поддержки не объявлена',
    ended: (day) => `Не поддерживается с ${day}`,
  },
  noEndDates:
    'В политике назван один день для всех старых версий; для более новых дата окончания поддержки не объявлена.',
  oneByOne: 'Каждая версия с датой',
  support: (from, to) => `Поддержка, ${from} – ${to}`,
  earlier: 'Предыдущие версии',
  nowNeeds: (needs) => `новые требования: ${needs}`,
  kinds: {added: 'Добавлено', changed: 'Изменено', fixed: 'Исправлено', removed: 'Удалено'},
  prereleases: 'Предварительные сборки этой версии',
  requirements: {
    minSdk: (value) => `Android API ${value}`,
    minAndroid: (value) => `Android ${value}`,
    kotlin: (value) => `Kotlin ${value}`,
    minIos: (value) => `iOS ${value} со всеми рекомендованными сетями`,
    coreMinIos: (value) => `iOS ${value} для ядра`,
    minUnity: (value) => `Unity ${value}`,
    edm: (value) => `External Dependency Manager ${value}`,
  },
  network: 'Сеть или сервис',
  artifact: 'Артефакт',
  pod: 'Под',
  dependency: 'ID в Dependency Manager',
  networkSdk: 'Какой SDK сети нужен',
  minIos: 'Минимальная iOS',
  demandTitle: 'Биддинг или водопад',
  demand: {bidding: 'Биддинг', waterfall: 'Водопад', both: 'Оба'},
  runtimeName: 'Имя в коде',
  no: 'Нет',
  networkInside: 'Сеть',
  copy: (text) => `Скопировать ${text}`,
  custom: (version) => `custom ${version}`,
  printed: 'Сообщение и кто его выводит',
  cause: 'Причина',
  fix: 'Что сделать',
  stepByStep: 'По шагам',
  whatFits: 'Что подходит проекту',
};

/** The words in the language of a page. */
export const wordsFor = (locale: string): Words => inLocale({en, ru}, locale);

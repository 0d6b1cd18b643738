import {inLocale} from '../../../config/locales';
import type {ChangeKind, SupportStatus} from '@help-center/sdk-data/releases';
import type {Leftover} from '../../../data/rosetta.json';

const en = {
  version: 'Release',
  released: 'Released',
  needs: 'Requirements',
  allChanges: 'All releases and their changes',
  noDate: 'date not published',
  status: (day: string) => `Status on ${day}`,
  statuses: {
    latest: () => 'Latest release, supported',
    'no-end-date': () => 'Not the latest; no end date published',
    ended: (day) => `Not supported since ${day}`,
  } satisfies Record<SupportStatus, (day: string) => string>,
  /** The same of some releases, as clauses of one sentence in this order. */
  spoken: {
    latest: (release) => `Release ${release} is the latest and supported`,
    'no-end-date': (releases) => `no end date is published for ${releases}`,
    ended: (releases, day) => `and support for ${releases} ended on ${day}`,
  } satisfies Record<SupportStatus, (releases: string, day: string) => string>,
  noEndDates: 'The policy sets one day for all older versions and no end date for later releases.',
  oneByOne: 'Every release with its day',
  ends: (day: string) => `${day}: support ends`,
  support: (day: string) => `Releases and their support, as of ${day}`,
  earlier: 'Earlier releases',
  nowNeeds: (needs: string) => `Now requires ${needs}`,
  kinds: {added: 'Added', changed: 'Changed', fixed: 'Fixed', removed: 'Removed'} satisfies Record<
    ChangeKind,
    string
  >,
  prereleases: 'Earlier builds of this release',
  requirements: {
    minSdk: (value) => `Android API ${value}`,
    kotlin: (value) => `Kotlin ${value} recommended`,
    minIos: (value) => `iOS ${value} with all recommended networks`,
    coreMinIos: (value) => `iOS ${value} for the core`,
    minUnity: (value) => `Unity ${value}`,
    edm: (value) => `External Dependency Manager ${value}`,
  } as Record<string, (value: string) => string>,
  network: 'Network or service',
  artifact: 'Artifact',
  pod: 'Pod',
  dependency: 'ID in the Dependency Manager',
  networkSdk: 'Network SDK version required',
  minIos: 'Lowest iOS',
  demandTitle: 'Bidding or waterfall',
  demand: {bidding: 'Bidding', waterfall: 'Waterfall', both: 'Both'} as Record<string, string>,
  runtimeName: 'Name at run time',
  no: 'No',
  networkInside: 'Network',
  copy: (text: string) => `Copy ${text}`,
  custom: (version: string) => `custom ${version}`,
  printed: 'Message and source',
  /** Who prints a message, below it. */
  source: (tool: string) => tool,
  cause: 'Cause',
  fix: 'What to do',
  stepByStep: 'Step by step',
  whatFits: 'What fits my project',
  job: 'Task',
  /** A remark in a cell, also below the names there. */
  note: (text: string, _isBelow: boolean) => text,
  namesAsOf: (theirs: string, day: string, ours: string) =>
    `The middle column lists ${theirs} names as of ${day} and links to their sources. The right column lists the names in Appodeal SDK ${ours}.`,
  where: 'Where',
  takeOut: 'Begins with',
  places: {
    gradle: 'Gradle files and version catalogs',
    manifest: '`AndroidManifest.xml`',
    podfile: '`Podfile`',
    xcode: 'Swift packages of the Xcode project',
    plist: '`Info.plist`',
    packages: '`Packages/manifest.json`',
    folder: 'Folders',
    import: 'Imports and names in code',
  } satisfies Record<Leftover['in'], string>,
};

/** Texts of the release tables and lists. */
export type Words = typeof en;

/** Sources of messages that are no names. */
const sources: Partial<Record<string, string>> = {
  'Ad network': 'рекламная сеть',
  'Consent manager': 'менеджер согласия',
  'CocoaPods warning': 'предупреждение CocoaPods',
  'GMA/UMP log hint': 'подсказка GMA SDK или UMP SDK',
  'Google consent form': 'окно согласия Google',
  'Java compiler': 'компилятор Java',
  'Kotlin and Java compilers': 'компиляторы Kotlin и Java',
  'Kotlin compiler': 'компилятор Kotlin',
  'Kotlin or Java compiler': 'компилятор Kotlin или Java',
  'C# compiler': 'компилятор C#',
  'Swift compiler': 'компилятор Swift',
  'Xcode linker': 'линковщик Xcode',
  'Xcode console': 'консоль Xcode',
  'Your app': 'ваше приложение',
  Plugin: 'плагин',
};

const ru: Words = {
  version: 'Версия',
  released: 'Дата выпуска',
  needs: 'Требования',
  allChanges: 'Все версии и их изменения',
  noDate: 'дата не опубликована',
  status: (day) => `Состояние на ${day}`,
  statuses: {
    latest: () => 'Последняя версия, поддерживается',
    'no-end-date': () => 'Не последняя; дата окончания поддержки не объявлена',
    ended: (day) => `Не поддерживается с ${day}`,
  },
  spoken: {
    latest: (release) => `Последняя версия ${release} поддерживается`,
    'no-end-date': (releases) => `для ${releases} дата окончания поддержки не объявлена`,
    ended: (releases, day) => `а поддержка ${releases} закончилась ${day}`,
  },
  noEndDates:
    'В политике назван один день для всех старых версий; для более новых дата окончания поддержки не объявлена.',
  oneByOne: 'Каждая версия с датой',
  ends: (day) => `${day}: конец поддержки`,
  support: (day) => `Версии и их поддержка на ${day}`,
  earlier: 'Предыдущие версии',
  nowNeeds: (needs) => `Новые требования: ${needs}`,
  kinds: {added: 'Добавлено', changed: 'Изменено', fixed: 'Исправлено', removed: 'Удалено'},
  prereleases: 'Предварительные сборки этой версии',
  requirements: {
    minSdk: (value) => `Android API ${value}`,
    kotlin: (value) => `рекомендуется Kotlin ${value}`,
    minIos: (value) => `iOS ${value} со всеми рекомендованными сетями`,
    coreMinIos: (value) => `iOS ${value} для ядра`,
    minUnity: (value) => `Unity ${value}`,
    edm: (value) => `External Dependency Manager ${value}`,
  },
  network: 'Сеть или сервис',
  artifact: 'Артефакт',
  pod: 'Под',
  dependency: 'ID в Dependency Manager',
  networkSdk: 'Нужная версия SDK сети',
  minIos: 'Минимальная версия iOS',
  demandTitle: 'Биддинг или водопад',
  demand: {bidding: 'Биддинг', waterfall: 'Водопад', both: 'Оба'},
  runtimeName: 'Имя в коде',
  no: 'Нет',
  networkInside: 'Сеть',
  copy: (text) => `Скопировать ${text}`,
  custom: (version) => `custom ${version}`,
  printed: 'Сообщение и кто его выводит',
  source: (tool) => `— ${sources[tool] ?? tool}`,
  cause: 'Причина',
  fix: 'Что сделать',
  stepByStep: 'По шагам',
  whatFits: 'Что подходит проекту',
  job: 'Задача',
  note: (text, isBelow) =>
    isBelow ? `— ${text.replace(/^[А-ЯЁ](?=[а-яё ])/, (first) => first.toLowerCase())}` : text,
  namesAsOf: (theirs, day, ours) =>
    `В среднем столбце — имена из ${theirs} по состоянию на ${day} со ссылками на источник, в правом — из Appodeal SDK ${ours}.`,
  where: 'Где',
  takeOut: 'Начинается с',
  places: {
    gradle: 'Файлы Gradle и каталоги версий',
    manifest: '`AndroidManifest.xml`',
    podfile: '`Podfile`',
    xcode: 'Пакеты Swift в проекте Xcode',
    plist: '`Info.plist`',
    packages: '`Packages/manifest.json`',
    folder: 'Папки',
    import: 'Строки import и имена в коде',
  },
};

/** The texts in the language of a page. */
export const wordsFor = (locale: string): Words => inLocale({en, ru}, locale);

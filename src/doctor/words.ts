import {inLocale, type Localized} from '@site/config/locales';

/** What the doctor checks beyond the tools of the site: their data, held against build files. */
export type OwnRule =
  | 'no-sdk'
  | 'unknown-release'
  | 'newer-release'
  | 'older-release'
  | 'ended-release'
  | 'bundle-and-list'
  | 'version'
  | 'unknown-artifact'
  | 'repository'
  | 'min-sdk'
  | 'kotlin'
  | 'pod-source'
  | 'use-frameworks'
  | 'ios-target'
  | 'script-sandbox'
  | 'key-missing'
  | 'old-package'
  | 'no-dependency-manager'
  | 'not-json'
  | 'too-large'
  | 'not-text'
  | 'unreadable'
  | 'too-many-files'
  | 'too-many-findings';

interface Words {
  usage: string;
  about: string;
  /** What the folder, `--json`, `--lang` and `--help` do. */
  options: readonly [folder: string, json: string, lang: string, help: string];
  exit: string;
  rules: Readonly<Record<OwnRule, readonly [message: string, fix: string]>>;
  /** What to do about findings of the checkers, by the kind of change. */
  add: string;
  list: string;
  value: string;
  remove: string;
  change: string;
  set: string;
  fix: string;
  page: string;
  levels: Readonly<Record<'error' | 'warning' | 'info', string>>;
  looked: string;
  clean: string;
  found: string;
  nothing: string;
  wrongFolder: string;
  wrongOption: string;
}

const en: Words = {
  usage: 'Usage',
  about:
    'Checks how an app integrates the Appodeal SDK: Gradle files and version catalogs, Podfile, AndroidManifest.xml, Info.plist, app-ads.txt, Unity’s package list and settings, and logs. Reads nothing outside the folder, changes nothing and sends nothing.',
  options: [
    'the app’s folder; the current one if you leave it out',
    'print the report as JSON',
    'language of the report',
    'print this text',
  ],
  exit: 'Exit code: 0 no errors, 1 errors found, 2 nothing could be checked.',
  rules: {
    'no-sdk': ['No dependency on the Appodeal SDK was found.', 'Add the dependency.'],
    'unknown-release': ['{name} has no version {version}.', 'Use {latest}, the latest one.'],
    'newer-release': [
      '{version} is newer than these pages, which describe {latest}. It wasn’t checked.',
      'Follow the changelog of your release.',
    ],
    'older-release': ['{version} isn’t the latest version: {latest} is.', 'Upgrade step by step.'],
    'ended-release': [
      'Version {version} is no longer supported. The latest one is {latest}.',
      'Upgrade step by step.',
    ],
    'bundle-and-list': [
      'The full package and {name} are both in the build.',
      'Keep either the full package or your own selection.',
    ],
    version: [
      '{name} has version {found}, but version {release} of the SDK needs {expected}.',
      'Set the version to {expected}.',
    ],
    'unknown-artifact': [
      'Version {release} of the SDK has no {name}.',
      'Remove the line, or correct the name.',
    ],
    repository: ['The Maven repository {url} is missing.', 'Add {snippet} to the repositories.'],
    'min-sdk': ['minSdk is {found}, but the SDK needs {expected}.', 'Raise minSdk to {expected}.'],
    kotlin: [
      'Kotlin is {found}, but the SDK needs {expected}.',
      'Raise the Kotlin plugin to {expected} or newer.',
    ],
    'pod-source': ['The Podfile doesn’t name the source {url}.', 'Add: {snippet}'],
    'use-frameworks': [
      'The Podfile has no use_frameworks!, which the adapters in Swift need.',
      'Add: use_frameworks!',
    ],
    'ios-target': [
      'The deployment target is iOS {found}, but the pods need {expected}.',
      'Raise it to {expected}.',
    ],
    'script-sandbox': [
      'ENABLE_USER_SCRIPT_SANDBOXING is YES: CocoaPods can’t copy the frameworks into the app, and the build fails with “Sandbox: rsync… deny”.',
      'Set User Script Sandboxing to No in the build settings of the app target.',
    ],
    'key-missing': [
      '{name} is in the build, but {key} is missing.',
      'Add {key}, or take {name} out of the build.',
    ],
    'old-package': [
      '{name} is the old name of the package. Every class would exist twice.',
      'Remove the line.',
    ],
    'no-dependency-manager': [
      'The plugin depends on {name}, which Unity’s own registry doesn’t have.',
      'Install the External Dependency Manager before the plugin.',
    ],
    'not-json': ['The file isn’t valid JSON.', 'Correct the file.'],
    'too-large': ['The file is too large and was not read.', 'Check a shorter file.'],
    'not-text': [
      'The file is not text and was not read.',
      'Save it as text; convert a binary property list to XML.',
    ],
    unreadable: ['The file could not be read.', 'Check its permissions.'],
    'too-many-files': [
      'The folder holds more files than are checked.',
      'Run the doctor in the folder of one app.',
    ],
    'too-many-findings': [
      'Only the first 100 findings of each kind in a file are listed.',
      'Fix these, then run the doctor again.',
    ],
  },
  add: 'Add: {snippet}',
  list: 'Copy the whole list from the integration builder.',
  value: 'Enter your own value.',
  remove: 'Remove what is named here.',
  change: 'Correct the line as the page shows.',
  set: 'Change the set in the integration builder.',
  fix: 'Fix',
  page: 'See',
  levels: {error: 'error', warning: 'warning', info: 'note'},
  looked: 'Files checked: {count}.',
  clean: 'Nothing to fix.',
  found: 'Errors: {errors}. Warnings: {warnings}.',
  nothing: 'No file that the doctor knows is in {folder}. Name the folder of your app.',
  wrongFolder: '{folder} can’t be read. Name the folder of your app.',
  wrongOption: 'Unknown option or argument: {option}. {help} lists them.',
};

const ru: Words = {
  usage: 'Запуск',
  about:
    'Проверяет, как приложение подключает Appodeal SDK: файлы Gradle и каталоги версий, Podfile, AndroidManifest.xml, Info.plist, app-ads.txt, список пакетов и настройки Unity, логи. Не читает ничего вне папки, ничего не меняет и не отправляет.',
  options: [
    'папка приложения; если не указать, текущая',
    'вывести отчёт в JSON',
    'язык отчёта',
    'вывести эту справку',
  ],
  exit: 'Код завершения: 0 — ошибок нет, 1 — есть ошибки, 2 — проверить ничего не удалось.',
  rules: {
    'no-sdk': ['Зависимости от Appodeal SDK нет.', 'Добавьте зависимость.'],
    'unknown-release': ['У {name} нет версии {version}.', 'Укажите последнюю: {latest}.'],
    'newer-release': [
      '{version} новее этой документации: она описывает {latest}. Проверить по ней нельзя.',
      'Сверьтесь с журналом изменений своей версии.',
    ],
    'older-release': ['{version} — не последняя версия: вышла {latest}.', 'Обновитесь по шагам.'],
    'ended-release': [
      'Версия {version} больше не поддерживается. Последняя — {latest}.',
      'Обновитесь по шагам.',
    ],
    'bundle-and-list': [
      'В сборке и полный пакет, и {name}.',
      'Оставьте либо полный пакет, либо свой набор.',
    ],
    version: [
      'У {name} версия {found}, а SDK {release} нужна {expected}.',
      'Укажите версию {expected}.',
    ],
    'unknown-artifact': ['В версии {release} нет {name}.', 'Удалите строку или исправьте имя.'],
    repository: ['Нет репозитория Maven {url}.', 'Добавьте {snippet} в список репозиториев.'],
    'min-sdk': ['minSdk — {found}, а SDK нужен {expected}.', 'Поднимите minSdk до {expected}.'],
    kotlin: [
      'Версия Kotlin — {found}, а SDK нужна {expected}.',
      'Обновите плагин Kotlin до {expected} или новее.',
    ],
    'pod-source': ['В Podfile нет источника {url}.', 'Добавьте: {snippet}'],
    'use-frameworks': [
      'В Podfile нет строки use_frameworks!, она нужна адаптерам на Swift.',
      'Добавьте: use_frameworks!',
    ],
    'ios-target': [
      'Минимальная версия — iOS {found}, а подам нужна {expected}.',
      'Поднимите её до {expected}.',
    ],
    'script-sandbox': [
      'ENABLE_USER_SCRIPT_SANDBOXING равно YES: CocoaPods не может скопировать фреймворки в приложение, и сборка падает с ошибкой «Sandbox: rsync… deny».',
      'Задайте параметру User Script Sandboxing в настройках сборки приложения значение No.',
    ],
    'key-missing': [
      '{name} есть в сборке, а ключа {key} нет.',
      'Добавьте {key} или уберите {name} из сборки.',
    ],
    'old-package': [
      '{name} — прежнее имя пакета. Каждый класс оказался бы в проекте дважды.',
      'Удалите строку.',
    ],
    'no-dependency-manager': [
      'Плагину нужен {name}, а в реестре Unity его нет.',
      'Установите External Dependency Manager до плагина.',
    ],
    'not-json': ['Это не JSON.', 'Исправьте файл.'],
    'too-large': ['Файл слишком большой и не прочитан.', 'Проверьте файл покороче.'],
    'not-text': [
      'Это не текст, файл не прочитан.',
      'Сохраните его как текст; двоичный список свойств переведите в XML.',
    ],
    unreadable: ['Файл не удалось прочитать.', 'Проверьте права доступа.'],
    'too-many-files': [
      'В папке больше файлов, чем проверяется.',
      'Запустите проверку в папке одного приложения.',
    ],
    'too-many-findings': [
      'Показаны только первые 100 замечаний каждого вида в одном файле.',
      'Исправьте их и запустите проверку снова.',
    ],
  },
  add: 'Добавьте: {snippet}',
  list: 'Скопируйте весь список из конструктора интеграции.',
  value: 'Укажите своё значение.',
  remove: 'Удалите то, что здесь названо.',
  change: 'Исправьте строку, как показано на странице.',
  set: 'Измените набор в конструкторе интеграции.',
  fix: 'Что делать',
  page: 'Подробнее',
  levels: {error: 'ошибка', warning: 'внимание', info: 'заметка'},
  looked: 'Проверено файлов: {count}.',
  clean: 'Исправлять нечего.',
  found: 'Ошибок: {errors}. Предупреждений: {warnings}.',
  nothing: 'В папке {folder} нет знакомых файлов. Укажите папку приложения.',
  wrongFolder: 'Папку {folder} не удалось прочитать. Укажите папку приложения.',
  wrongOption: 'Неизвестный параметр: {option}. Список выводит {help}.',
};

const all: Localized<Words> = {en, ru};

/** What the doctor itself says. */
export const words = (locale: string): Words => inLocale(all, locale);

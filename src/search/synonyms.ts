import {fold, processTerm, chunkTerms} from './analysis';

/**
 * Words that mean the same to someone who asks. Every word of a group also
 * finds the others, at a lower weight. Several words in one entry are joined by
 * a space and all have to be found.
 */
const groups: readonly (readonly string[])[] = [
  ['integrate', 'integration', 'install', 'installation', 'setup', 'set up', 'get started', 'add'],
  ['start', 'started', 'begin', 'quickstart', 'getting started'],
  ['dialog', 'form', 'popup', 'prompt', 'window'],
  ['custom', 'own'],
  ['minimum', 'requirement', 'requirements', 'required'],
  ['often', 'frequency', 'frequently', 'interval', 'capping', 'impressions per'],
  ['initialize', 'initialise', 'init', 'initialization'],
  ['show', 'display', 'appear', 'visible', 'render'],
  ['load', 'loading', 'cache', 'request', 'fetch', 'preload'],
  ['no fill', 'nofill', 'fill', 'fillrate'],
  [
    'no ad',
    'no ads',
    'nothing loads',
    'not showing',
    'not loading',
    'not show',
    'not load',
    'no fill',
  ],
  [
    'payout',
    'revenue',
    'earnings',
    'income',
    'money',
    'payment',
    'earn',
    'pay',
    'paid',
    'withdraw',
  ],
  ['impression', 'impressions', 'view', 'views'],
  ['rewarded', 'reward', 'incentivized', 'coins', 'bonus', 'prize'],
  ['fullscreen', 'full screen', 'interstitial'],
  ['mrec', '300x250', 'medium rectangle'],
  ['banner', '320x50', '728x90', 'leaderboard'],
  ['callback', 'listener', 'delegate', 'event', 'handler'],
  ['consent', 'gdpr', 'cmp', 'tcf', 'tcfv2', 'ump', 'ccpa', 'privacy', 'agree'],
  ['ccpa', 'cpra', 'california', 'do not sell', 'not sell', 'opt out', 'us states'],
  ['child', 'children', 'kids', 'coppa', 'age', 'under 13', 'minors', 'underage', 'families'],
  ['att', 'idfa', 'tracking transparency', 'tracking permission'],
  ['privacy manifest', 'xcprivacy'],
  ['skadnetwork', 'skadnetworks', 'skan', 'skadnetworkitems'],
  ['test', 'testing', 'debug', 'fake', 'dummy'],
  ['log', 'logs', 'logging', 'verbose', 'logcat', 'loglevel', 'console output'],
  ['verbose', 'detailed', 'details'],
  ['upgrade', 'update', 'migrate', 'migration', 'move', 'switch'],
  ['changelog', 'release notes', 'whats new'],
  [
    'deprecated',
    'deprecation',
    'unsupported',
    'end of life',
    'sunset',
    'support ends',
    'old',
    'outdated',
    'obsolete',
  ],
  ['purchase', 'purchases', 'iap', 'in-app', 'buy', 'bought', 'paid', 'subscription'],
  ['network', 'networks', 'adapter', 'adapters', 'demand source'],
  [
    'remove',
    'exclude',
    'disable',
    'off',
    'hide',
    'destroy',
    'stop',
    'rid',
    'turn off',
    'leave out',
  ],
  ['mute', 'sound', 'audio', 'volume'],
  ['pause', 'freeze', 'frozen', 'hang', 'stuck'],
  ['problem', 'issue', 'trouble', 'troubleshooting', 'not working', 'wrong'],
  ['error', 'fail', 'failed', 'failure', 'exception'],
  ['crash', 'crashes', 'crashing', 'anr'],
  ['gradle', 'dependency', 'dependencies', 'build.gradle'],
  ['cocoapods', 'pod', 'podfile', 'pods'],
  ['spm', 'swift package manager', 'package.swift'],
  ['upm', 'unity package manager', 'package manager'],
  ['edm4u', 'external dependency manager', 'edm', 'resolver'],
  ['report', 'reporting', 'statistics', 'stats', 'analytics'],
  ['figures', 'numbers', 'values', 'statistics'],
  ['differ', 'difference', 'discrepancy', 'mismatch', 'not match', 'other figures'],
  ['export', 'pull', 'spreadsheet', 'google sheets', 'csv', 'reporting api'],
  ['advertise', 'promote', 'promotion', 'cross promotion', 'house ads', 'ad server'],
  ['metric', 'metrics', 'kpi'],
  ['ecpm', 'cpm', 'rpm'],
  ['api key', 'token', 'credentials'],
  ['app key', 'appkey', 'application key'],
  ['mmp', 'attribution', 'tracker'],
  ['ua', 'user acquisition', 'campaign', 'advertising campaign'],
  ['creative', 'creatives', 'video ads'],
  ['segment', 'segments', 'targeting', 'audience'],
  ['placement', 'placements'],
  ['waterfall', 'mediation', 'bidding', 'auction'],
  ['floor', 'price floor', 'pricefloor'],
  ['ad unit', 'ad units', 'adunit', 'line item', 'line items'],
  ['facebook', 'meta', 'audience network'],
  ['admob', 'google'],
  ['unity ads', 'unityads'],
  ['iron source', 'ironsource', 'levelplay'],
  ['liftoff', 'vungle'],
  ['max', 'applovin'],
  ['proguard', 'r8', 'minify', 'obfuscation'],
  ['ab test', 'a/b testing', 'experiment', 'ab', 'split test', 'split', 'two groups'],
  ['best practices', 'best', 'good', 'recommendations', 'advice', 'tips'],
  ['user', 'users', 'player', 'players'],
  ['refresh', 'reload', 'refresh interval'],
  ['orientation', 'landscape', 'portrait', 'rotation'],
  ['emulator', 'simulator'],
  ['close', 'dismiss', 'skip'],
  ['click', 'tap'],
  ['build', 'compile', 'compilation'],
  ['privacy details', 'nutrition labels', 'privacy labels', 'data safety'],
  ['size', 'height', 'dimensions', 'width'],
  ['position', 'location', 'place', 'placement'],
  ['version', 'versions', 'release'],
  ['beta', 'unstable'],
  ['forecast', 'prediction', 'estimate'],
  ['soft launch', 'accelerator'],

  ['интеграция', 'установка', 'подключение', 'добавить', 'начало работы', 'начать'],
  ['загрузка', 'загружается', 'грузится', 'грузить', 'кэш', 'подгрузка'],
  ['показ', 'показывается', 'отображение', 'отображается', 'появляется', 'виден', 'вывести'],
  ['реклама', 'объявление', 'ads'],
  [
    'межстраничная',
    'межстраничный',
    'полноэкранная',
    'полноэкранный',
    'интерстишл',
    'interstitial',
  ],
  ['вознаграждение', 'награда', 'вознаграждаемая', 'ревард', 'rewarded'],
  ['баннер', 'banner'],
  ['нативная', 'нативный', 'native'],
  ['доход', 'выручка', 'заработок', 'выплата', 'деньги', 'выплаты', 'revenue'],
  ['незаполнение', 'заполняемость', 'филлрейт', 'fill', 'nofill'],
  ['согласие', 'gdpr', 'конфиденциальность', 'приватность', 'персональные данные'],
  ['дети', 'детский', 'ребёнок', 'возраст', 'coppa'],
  ['отслеживание', 'трекинг', 'att', 'idfa'],
  ['тест', 'тестовый', 'тестирование', 'отладка', 'test', 'дебаг'],
  ['журнал', 'лог', 'логи', 'логирование', 'logging'],
  ['обновление', 'обновить', 'миграция', 'переход'],
  ['изменения', 'чейнджлог', 'changelog'],
  ['устаревший', 'поддержка', 'прекращение', 'deprecation'],
  ['покупка', 'внутриигровая', 'встроенная', 'iap'],
  ['сеть', 'сети', 'адаптер'],
  ['отключить', 'выключить', 'исключить', 'убрать', 'удалить', 'скрыть'],
  ['ошибка', 'сбой', 'исключение', 'error'],
  ['падение', 'падает', 'вылет', 'вылетает', 'крэш', 'краш', 'crash'],
  ['зависимость', 'gradle', 'грэдл', 'градл'],
  ['отчёт', 'отчётность', 'статистика', 'аналитика', 'reporting'],
  ['метрика', 'метрики', 'показатель'],
  ['ключ', 'токен', 'key'],
  ['атрибуция', 'трекер', 'attribution'],
  ['креатив', 'креативы', 'ролик'],
  ['сегмент', 'сегменты', 'аудитория'],
  ['плейсмент', 'место показа', 'placement'],
  ['медиация', 'водопад', 'аукцион', 'биддинг', 'mediation'],
  ['рекламный блок', 'юнит', 'ad unit'],
  ['событие', 'обработчик', 'колбэк', 'коллбэк', 'слушатель', 'callback'],
  ['размер', 'высота', 'ширина'],
  ['андроид', 'android'],
  ['айос', 'ios', 'айфон', 'iphone'],
  ['юнити', 'unity'],
  ['апподил', 'аподил', 'appodeal'],
  ['адмоб', 'admob'],
  ['фейсбук', 'мета', 'facebook', 'meta'],
  ['яндекс', 'yandex'],
  ['вк', 'вконтакте', 'vk', 'mytarget'],
  ['файрбейс', 'фаербейс', 'firebase'],
  ['аппсфлаер', 'appsflyer'],
  ['эджаст', 'аджаст', 'adjust'],
  ['инициализация', 'инициализировать', 'запуск', 'initialize'],
  ['прогноз', 'forecast'],
  ['версия', 'версии', 'version'],
  ['пользователь', 'юзер', 'user'],
];

/** One alternative reading of a word: index terms that all have to be found. */
export type Synonym = readonly string[];

function termsOf(phrase: string): string[] {
  return phrase
    .split(' ')
    .flatMap((word) => chunkTerms(fold(word)).slice(0, 1))
    .map((term) => processTerm(term).at(-1) as string);
}

/** Synonyms by stem, and phrases («no fill») by their stems joined with a space. */
function build(): Map<string, Synonym[]> {
  const table = new Map<string, Synonym[]>();
  for (const group of groups) {
    const entries = group.map(termsOf);
    const keys = entries.map((terms) => terms.join(' '));
    keys.forEach((key, index) => {
      const others = entries.filter((_, other) => other !== index && keys[other] !== key);
      const known = table.get(key) ?? [];
      for (const other of others) {
        if (!known.some((terms) => terms.join(' ') === other.join(' '))) {
          known.push(other);
        }
      }
      table.set(key, known);
    });
  }
  return table;
}

const table = build();

/**
 * Other ways to say a word or phrase.
 *
 * @param stems - stems of consecutive query words
 */
export function synonymsOf(stems: readonly string[]): readonly Synonym[] {
  return table.get(stems.join(' ')) ?? [];
}

/** The groups as written, for engines that take synonyms as settings. */
export const synonymGroups = groups;

import type {AdType} from '@help-center/sdk-rules';
import {inLocale, russian} from '../../../config/locales';
import {joinWords} from '../no-break-spaces';
import type {Control, Item} from './items';
import type {Stage} from './lifecycle';

/** Ad types that share the screen with the app; the others take all of it. */
export const placedTypes = ['banner', 'mrec', 'native'] as const satisfies readonly AdType[];

const step = (label: string, note: string, isAccent = false): Item => ({
  label,
  note,
  children: [],
  isAccent,
  isCode: false,
  tag: '',
});

const en = {
  enlarge: (title: string) => `Enlarge: ${title}`,
  close: 'Close',
  linkTo: (title: string) => `Direct link to ${title}`,
  lifecycle: 'The life of an ad and its callbacks',
  stages: {
    loaded: 'An ad is ready to show',
    loadFailed: 'No network had an ad',
    expired: 'The loaded ad became too old',
    shown: 'The ad is on the screen',
    showFailed: 'The ad did not appear',
    clicked: 'The user tapped the ad',
    finished: 'Watched to the end: give the reward',
    closed: 'The user is back in the app',
  } satisfies Record<Stage, string>,
  /** What happens to the ad, as predicates of one sentence. */
  happens: {
    loaded: 'loads',
    loadFailed: 'or fails to load',
    expired: 'may expire',
    shown: 'appears',
    showFailed: 'or fails to appear',
    clicked: 'can be tapped',
    finished: 'counts as watched',
    closed: 'closes',
  } satisfies Record<Stage, string>,
  anAd: (happens: string) => `An ad ${happens}.`,
  ad: 'Ad',
  placements: {
    banner: {
      title: 'Where a banner appears',
      sentence:
        'A banner is a narrow strip at the bottom or top edge of the screen, and your app uses the rest.',
      note: 'bottom or top',
    },
    mrec: {
      title: 'Where an MREC appears',
      sentence: 'An MREC is a rectangle of 300 by 250 points in the middle of the app’s content.',
      note: '300 × 250',
    },
    native: {
      title: 'Where a native ad appears',
      sentence:
        'A native ad is one entry of a feed, with an icon, a title, a button and a small ad mark in the style of the other entries.',
      note: 'inside the feed',
    },
  } satisfies Record<(typeof placedTypes)[number], object>,
  legend: {act: 'you do', itself: 'happens by itself', onlyIf: 'only if'},
  auction: {
    title: 'An auction for one ad, with example prices for 1,000 impressions',
    sentence:
      'The SDK loads the ad for $6.80, because the other bidding network offers $4.10 and the two ad units are expected to earn $5.25 and $2.00.',
    money: (price: number) => `$${price.toFixed(2)}`,
    before: step('Your app', 'initializes the SDK or requests an ad', true),
    offers: [
      {name: 'Bidding network A', note: 'offers for this user', price: 4.1},
      {name: 'Bidding network B', note: 'offers for this user', price: 6.8},
      {name: 'Ad unit of network C', note: 'expected price', price: 5.25},
      {name: 'Ad unit of network D', note: 'expected price', price: 2},
    ],
    after: [
      step('Network B wins with $6.80', 'The SDK loads its ad and keeps it ready'),
      step('Your app calls show', 'The ad appears', true),
    ],
  },
  sketch: 'sketch',
  controls: {
    tabs: 'tabs',
    button: 'button',
    field: 'field',
    switch: 'switch',
    choice: 'choice',
    columns: 'columns',
    row: 'row',
  } satisfies Record<Control, string>,
};

/** Texts that drawings add; all others are on the page. */
export type Words = typeof en;

const ru: Words = {
  enlarge: (title) => `Увеличить: ${title}`,
  close: 'Закрыть',
  linkTo: (title) => `Прямая ссылка на «${title}»`,
  lifecycle: 'Жизненный цикл рекламы и методы обратного вызова',
  stages: {
    loaded: 'Реклама готова к показу',
    loadFailed: 'Ни у одной сети не нашлось рекламы',
    expired: 'Срок загруженной рекламы истёк',
    shown: 'Реклама на экране',
    showFailed: 'Реклама не показалась',
    clicked: 'Пользователь нажал на рекламу',
    finished: 'Досмотрено до конца: выдайте награду',
    closed: 'Пользователь вернулся в приложение',
  },
  happens: {
    loaded: 'загружается',
    loadFailed: 'или не загружается',
    expired: 'может устареть',
    shown: 'показывается',
    showFailed: 'или не показывается',
    clicked: 'по нажатию открывает ссылку',
    finished: 'засчитывается как просмотренная',
    closed: 'закрывается',
  },
  anAd: (happens) => `Реклама ${happens}.`,
  ad: 'Реклама',
  placements: {
    banner: {
      title: 'Где появляется баннер',
      sentence:
        'Баннер — узкая полоса у нижнего или верхнего края экрана, а остальное занимает приложение.',
      note: 'внизу или вверху',
    },
    mrec: {
      title: 'Где появляется MREC',
      sentence: 'MREC — прямоугольник 300 на 250 точек посреди содержимого приложения.',
      note: '300 × 250',
    },
    native: {
      title: 'Где появляется нативная реклама',
      sentence:
        'Нативная реклама — одна из записей ленты: у неё значок, заголовок, кнопка и пометка «реклама» в стиле соседних записей.',
      note: 'внутри ленты',
    },
  },
  legend: {act: 'делаете вы', itself: 'происходит само', onlyIf: 'только если'},
  auction: {
    title: 'Пример аукциона за один показ; цены — за 1 000 показов',
    sentence:
      'Две сети с биддингом предлагают за этого пользователя 4,10 $ и 6,80 $, а от двух рекламных блоков ожидают 5,25 $ и 2,00 $, поэтому SDK загружает и держит наготове рекламу за 6,80 $.',
    money: (price) => `${price.toFixed(2).replace('.', ',')}\u00a0$`,
    before: step('Ваше приложение', 'инициализирует SDK или запрашивает рекламу', true),
    offers: [
      {name: 'Сеть A с биддингом', note: 'ставка за этого пользователя', price: 4.1},
      {name: 'Сеть B с биддингом', note: 'ставка за этого пользователя', price: 6.8},
      {name: 'Рекламный блок сети C', note: 'ожидаемая цена', price: 5.25},
      {name: 'Рекламный блок сети D', note: 'ожидаемая цена', price: 2},
    ],
    after: [
      step('Победила сеть B: 6,80\u00a0$', 'SDK загружает её рекламу и держит наготове'),
      step('Приложение вызывает показ', 'Реклама на экране', true),
    ],
  },
  sketch: 'набросок',
  controls: {
    tabs: 'вкладки',
    button: 'кнопка',
    field: 'поле',
    switch: 'переключатель',
    choice: 'выбор',
    columns: 'столбцы',
    row: 'строка',
  },
};

/** Inserts the no-break spaces of a page's language. */
export const spacesFor = (locale: string): ((text: string) => string) =>
  locale === russian ? joinWords : (text) => text;

/** The texts in the language of a page. */
export const wordsFor = (locale: string): Words => inLocale({en, ru}, locale);

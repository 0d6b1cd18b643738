import type {AdType} from '@help-center/sdk-rules';
import {inLocale} from '../../../config/locales';
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
    showFailed: 'The ad did not open',
    clicked: 'The user tapped the ad',
    finished: 'Watched to the end: give the reward',
    closed: 'The user is back in the app',
  } satisfies Record<Stage, string>,
  ad: 'Ad',
  placements: {
    banner: {
      title: 'Where a banner appears',
      description:
        'Two phones. On the first, a narrow strip at the bottom edge is the ad; on the second, a strip at the top edge. The rest of the screen belongs to the app.',
      note: 'bottom or top',
    },
    mrec: {
      title: 'Where an MREC appears',
      description:
        'A phone with a rectangle of 300 by 250 points in the middle of the content. There is text above and below the ad.',
      note: '300 × 250',
    },
    native: {
      title: 'Where a native ad appears',
      description:
        'A phone with a list of entries. One entry is the ad: it has an icon, a title, a button and a small ad mark, in the style of the other entries.',
      note: 'inside the feed',
    },
  } satisfies Record<(typeof placedTypes)[number], object>,
  legend: {act: 'you do', itself: 'happens by itself', onlyIf: 'only if'},
  auction: {
    title: 'An auction for one ad, with example prices for 1,000 impressions',
    before: step('Your app', 'initializes the SDK or asks for an ad', true),
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
  sketchOf: (place: string) => `A sketch of the screen ${place}.`,
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
    showFailed: 'Реклама не открылась',
    clicked: 'Пользователь нажал на рекламу',
    finished: 'Досмотрено до конца: выдайте награду',
    closed: 'Пользователь вернулся в приложение',
  },
  ad: 'Реклама',
  placements: {
    banner: {
      title: 'Где появляется баннер',
      description:
        'Два телефона. На первом реклама занимает узкую полосу у нижнего края экрана, на втором — полосу у верхнего края. Остальной экран занимает приложение.',
      note: 'внизу или вверху',
    },
    mrec: {
      title: 'Где появляется MREC',
      description:
        'Телефон с прямоугольником 300 на 250 точек посреди содержимого. Текст приложения расположен над рекламой и под ней.',
      note: '300 × 250',
    },
    native: {
      title: 'Где появляется нативная реклама',
      description:
        'Телефон со списком записей. Одна из них — реклама: значок, заголовок, кнопка и пометка «реклама» в стиле соседних записей.',
      note: 'внутри ленты',
    },
  },
  legend: {act: 'делаете вы', itself: 'происходит само', onlyIf: 'только если'},
  auction: {
    title: 'Аукцион за один показ с ценами для примера за 1 000 показов',
    before: step('Ваше приложение', 'инициализирует SDK или запрашивает рекламу', true),
    offers: [
      {name: 'Сеть A с биддингом', note: 'ставка за этого пользователя', price: 4.1},
      {name: 'Сеть B с биддингом', note: 'ставка за этого пользователя', price: 6.8},
      {name: 'Рекламный блок сети C', note: 'ожидаемая цена', price: 5.25},
      {name: 'Рекламный блок сети D', note: 'ожидаемая цена', price: 2},
    ],
    after: [
      step('Сеть B победила: $6.80', 'SDK загружает её рекламу и держит наготове'),
      step('Приложение вызывает показ', 'Реклама на экране', true),
    ],
  },
  sketch: 'набросок',
  sketchOf: (place) => `Набросок экрана ${place}.`,
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

/** The texts in the language of a page. */
export const wordsFor = (locale: string): Words => inLocale({en, ru}, locale);

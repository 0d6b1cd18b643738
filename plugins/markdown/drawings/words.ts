import type {AdType} from '@help-center/app-rules';
import {inLocale} from '../../../config/locales';
import type {Control, Item} from './items';
import type {Stage} from './lifecycle';

const step = (label: string, note: string, children: Item[] = [], isAccent = false): Item => ({
  label,
  note,
  children,
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
    interstitial: {
      title: 'Where an interstitial appears',
      description:
        'A phone whose whole screen is covered by the ad, with a close button in the top corner.',
      note: 'full screen',
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
    'rewarded-video': {
      title: 'Where a rewarded video appears',
      description:
        'A phone whose whole screen shows a video with a progress line. After the video the user receives a reward, drawn as a coin.',
      note: 'full screen, then a reward',
    },
  } satisfies Record<AdType, object>,
  mediation: {
    title: 'How mediation picks an ad',
    steps: [
      step('Your app', 'asks for an ad type'),
      step(
        'Appodeal SDK',
        'asks the networks for you',
        [
          step('Bidding networks', 'offer a price now'),
          step('Waterfall networks', 'ordered by expected price'),
        ],
        true,
      ),
      step('The best offer is loaded', 'and kept ready until you call show'),
      step('The ad appears', 'With automatic caching the next ad loads by itself'),
    ],
  },
  sizes: {
    title: 'How much of a phone each ad takes',
    description:
      'A phone drawn to scale. A native ad is an entry of the app in your own layout. An MREC of 300 by 250 points fills most of the width. A banner of 320 by 50 points is at the bottom, above the safe area. The safe areas at the top and at the bottom stay free.',
    native: 'Native',
    layout: 'your own layout',
    banner: 'Banner',
    safe: 'safe area',
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

/** Words that drawings bring along; all others are on the page. */
export type Words = typeof en;

const ru: Words = {
  enlarge: (title) => `Увеличить: ${title}`,
  close: 'Закрыть',
  linkTo: (title) => `Прямая ссылка на «${title}»`,
  lifecycle: 'Жизненный цикл рекламы и методы обратного вызова',
  stages: {
    loaded: 'Реклама готова к показу',
    loadFailed: 'Ни у одной сети не нашлось рекламы',
    expired: 'Загруженная реклама устарела',
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
    interstitial: {
      title: 'Где появляется межстраничная реклама',
      description: 'Телефон, весь экран которого закрыт рекламой; в верхнем углу кнопка закрытия.',
      note: 'весь экран',
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
    'rewarded-video': {
      title: 'Где появляется видео с вознаграждением',
      description:
        'Телефон, на весь экран которого идёт видео с полосой прогресса. После видео пользователь получает награду, она нарисована монетой.',
      note: 'весь экран, затем награда',
    },
  },
  mediation: {
    title: 'Как медиация выбирает рекламу',
    steps: [
      step('Ваше приложение', 'запрашивает рекламу'),
      step(
        'Appodeal SDK',
        'опрашивает сети за вас',
        [
          step('Сети с биддингом', 'сразу называют цену'),
          step('Сети из водопада', 'по ожидаемой цене'),
        ],
        true,
      ),
      step('Лучшее предложение загружено', 'и ждёт вызова показа'),
      step('Реклама появляется', 'При автокэшировании следующая реклама грузится сама'),
    ],
  },
  sizes: {
    title: 'Сколько места на телефоне занимает реклама',
    description:
      'Телефон в масштабе. Нативная реклама — запись приложения в вашем макете. MREC, 300 на 250 точек, занимает почти всю ширину. Баннер, 320 на 50 точек, расположен внизу, над безопасной зоной. Безопасные зоны вверху и внизу остаются свободными.',
    native: 'Нативная',
    layout: 'ваш макет',
    banner: 'Баннер',
    safe: 'безопасная зона',
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

/** The words in the language of a page. */
export const wordsFor = (locale: string): Words => inLocale({en, ru}, locale);

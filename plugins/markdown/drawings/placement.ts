import type {AdType} from '@help-center/app-rules';
import {heightOf, linesOf, path, rect, WIDTH, write, type Picture} from './svg';
import type {Words} from './words';

const PHONE = {width: 112, height: 210};
const GAP = 24;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where the ad is on each phone drawn, in the phone's own units. */
const areas: Record<AdType, Area[]> = {
  banner: [
    {x: 6, y: 178, width: 100, height: 18},
    {x: 6, y: 24, width: 100, height: 18},
  ],
  interstitial: [{x: 6, y: 14, width: 100, height: 182}],
  mrec: [{x: 10, y: 66, width: 92, height: 77}],
  native: [{x: 12, y: 84, width: 88, height: 52}],
  'rewarded-video': [{x: 6, y: 14, width: 100, height: 182}],
};

const isFullScreen = (type: AdType): boolean =>
  type === 'interstitial' || type === 'rewarded-video';

const rows = (): string =>
  [26, 40, 54, 70, 84, 98, 112, 128, 142, 156]
    .map((y, index) => rect(14, y, index % 3 === 2 ? 56 : 84, 7, {look: 's', radius: 3.5}))
    .join('');

function detail(type: AdType, {x, y, width}: Area): string {
  switch (type) {
    case 'interstitial':
      return (
        `<circle cx="${x + width - 12}" cy="${y + 12}" r="7"/>` +
        path(`m${x + width - 15} ${y + 9} 6 6m0-6-6 6`)
      );
    case 'rewarded-video':
      return (
        path(`M${x + 40} ${y + 66}l28 17-28 17z`, 'o') +
        rect(x + 12, y + 158, 76, 5, {look: 's', radius: 2.5}) +
        rect(x + 12, y + 158, 48, 5, {radius: 2.5})
      );
    case 'native':
      return (
        rect(x + 6, y + 8, 22, 22, {radius: 5}) +
        rect(x + 34, y + 9, 44, 7, {radius: 3.5}) +
        rect(x + 34, y + 21, 30, 6, {radius: 3}) +
        rect(x + 34, y + 35, 46, 11, {radius: 5.5})
      );
    default:
      return '';
  }
}

const COIN =
  path('M2 16h18m-6-6 6 6-6 6') +
  '<circle class="a" cx="42" cy="16" r="15"/>' +
  path('m42 7 2.8 5.8 6.2.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.3 6.2-.8z', 'o');

/** Shows on drawn phones where an ad of this type appears. */
export function placement(type: AdType, {ad, placements}: Words): Picture {
  const phones = areas[type];
  const extra = type === 'rewarded-video' ? 60 : 0;
  const left = (WIDTH - phones.length * PHONE.width - (phones.length - 1) * GAP - extra) / 2;
  const drawn = phones.map((area, index) => {
    const middle = area.y + (type === 'rewarded-video' ? 32 : area.height / 2);
    return (
      `<g transform="translate(${left + index * (PHONE.width + GAP)} 8)">` +
      rect(0, 0, PHONE.width, PHONE.height, {radius: 16}) +
      (isFullScreen(type) ? '' : rows()) +
      rect(area.x, area.y, area.width, area.height, {
        look: 'a',
        radius: type === 'banner' ? 4 : 8,
      }) +
      detail(type, area) +
      (type === 'native'
        ? ''
        : `<g class="m a">${write([{look: 'label', lines: [ad]}], area.x + area.width / 2, middle - 9)}</g>`) +
      '</g>'
    );
  });
  const {description, note} = placements[type];
  return {
    svg:
      drawn.join('') +
      (extra ? `<g transform="translate(${left + PHONE.width + 8} 96)">${COIN}</g>` : '') +
      `<g class="m">${write([{look: 'note', lines: [note]}], WIDTH / 2, 228)}</g>`,
    height: 248,
    description,
  };
}

/** How many units of the drawing a point of the phone's screen takes. */
const SCALE = 0.6;

/** The ads that share a screen with the app, drawn to scale on one phone, inside its safe areas. */
export function sizes({ad, sizes: words}: Words): Picture {
  const phone = {x: 14, y: 6, width: 375 * SCALE, height: 700 * SCALE};
  const aside = phone.x + phone.width + 14;
  const centered = (width: number): number => phone.x + (phone.width - width) / 2;
  const boxes = [
    {y: 62, width: 320 * SCALE, height: 64, label: words.native, look: 's'},
    {y: 158, width: 300 * SCALE, height: 250 * SCALE, label: 'MREC', size: '300 × 250'},
    {y: 360, width: 320 * SCALE, height: 50 * SCALE, label: words.banner, size: '320 × 50'},
  ];
  const drawn = boxes.map(({y, width, height, label, size, look}) => {
    const x = centered(width);
    const middle = y + height / 2;
    const note = [
      {look: 'label' as const, lines: [label]},
      linesOf(size ?? words.layout, 'note', WIDTH - aside),
    ];
    return (
      rect(x, y, width, height, {look: look ?? 'a', radius: 6}) +
      (look
        ? rect(x + 8, y + 10, 44, 44, {radius: 6}) +
          rect(x + 62, y + 12, 100, 8, {radius: 4}) +
          rect(x + 62, y + 38, 64, 14, {look: 'a', radius: 7})
        : `<g class="m a">${write([{look: 'label', lines: [ad]}], phone.x + phone.width / 2, middle - 9)}</g>`) +
      path(`M${x + width + 2} ${middle}H${aside - 4}`) +
      write(note, aside, middle - heightOf(note) / 2)
    );
  });
  const safe = (y: number, line: number): string =>
    path(`M${phone.x} ${line}h${phone.width}`, 'd') +
    `<g class="m">${write([{look: 'note', lines: [words.safe]}], phone.x + phone.width / 2, y)}</g>`;
  return {
    svg:
      rect(phone.x, phone.y, phone.width, phone.height, {radius: 26}) +
      safe(phone.y + 16, 46) +
      drawn.join('') +
      safe(phone.y + phone.height - 25, 396),
    height: phone.y + phone.height + 6,
    description: words.description,
  };
}

import type {AdType} from '../../config/adTypes';
import {path, rect, WIDTH, write, type Picture} from './svg';
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

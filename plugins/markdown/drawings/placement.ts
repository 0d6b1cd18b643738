import {rect, WIDTH, write, type Drawn} from './svg';
import type {placedTypes, Words} from './words';

type PlacedType = (typeof placedTypes)[number];

const PHONE = {width: 112, height: 210};
const GAP = 24;

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position of the ad on each phone, in the phone's units. */
const areas: Record<PlacedType, Area[]> = {
  banner: [
    {x: 6, y: 178, width: 100, height: 18},
    {x: 6, y: 24, width: 100, height: 18},
  ],
  mrec: [{x: 10, y: 66, width: 92, height: 77}],
  native: [{x: 12, y: 84, width: 88, height: 52}],
};

const rows = (): string =>
  [26, 40, 54, 70, 84, 98, 112, 128, 142, 156]
    .map((y, index) => rect(14, y, index % 3 === 2 ? 56 : 84, 7, {look: 's', radius: 3.5}))
    .join('');

/** A native ad in outline: icon, title, text and button. */
const nativeParts = ({x, y}: Area): string =>
  rect(x + 6, y + 8, 22, 22, {radius: 5}) +
  rect(x + 34, y + 9, 44, 7, {radius: 3.5}) +
  rect(x + 34, y + 21, 30, 6, {radius: 3}) +
  rect(x + 34, y + 35, 46, 11, {radius: 5.5});

/** Draws phones that show where an ad of this type appears. */
export function placement(type: PlacedType, {ad, placements}: Words): Drawn {
  const phones = areas[type];
  const left = (WIDTH - phones.length * PHONE.width - (phones.length - 1) * GAP) / 2;
  const drawn = phones.map((area, index) => {
    const middle = area.y + area.height / 2;
    return (
      `<g transform="translate(${left + index * (PHONE.width + GAP)} 8)">` +
      rect(0, 0, PHONE.width, PHONE.height, {radius: 16}) +
      rows() +
      rect(area.x, area.y, area.width, area.height, {
        look: 'w',
        radius: type === 'banner' ? 4 : 8,
      }) +
      (type === 'native'
        ? nativeParts(area)
        : `<g class="m w">${write([{look: 'label', lines: [ad]}], area.x + area.width / 2, middle - 9)}</g>`) +
      '</g>'
    );
  });
  const {note} = placements[type];
  return {
    svg:
      drawn.join('') + `<g class="m">${write([{look: 'note', lines: [note]}], WIDTH / 2, 228)}</g>`,
    height: 248,
  };
}

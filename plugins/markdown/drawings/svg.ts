import {escapeHtml} from '@help-center/text';
import type {Item} from './items';

/** Width of every drawing in its own units: nearly 1:1 on the narrowest phone. */
export const WIDTH = 344;

/** Width of those that have another form beside the prose of a wide window. */
export const WIDE = 700;

/** Character widths of the text font, in hundredths of its size; others count as lower-case letters. */
const ADVANCES: Readonly<Record<number, string>> = {
  27: " '.:,;!Iijl|’·",
  36: '1()[]ft"{}r',
  43: '*-_г',
  51: '7/?\\sxzзтхь«»',
  52: '\u201c\u201d',
  65: '04#$BKPRSYБВЗКЧЬЯ',
  70: '&ACDGVАДЛСЦЭмы…',
  76: 'HNOQUИЙНОПЪжф',
  82: 'mшщю—',
  88: '%MwМФЫЖ',
  98: '@WШЩЮ→',
};
const widths = new Map(
  Object.entries(ADVANCES).flatMap(([width, signs]) =>
    Array.from(signs, (sign) => [sign, Number(width) / 100] as const),
  ),
);

/** Text styles; `label` and `code` name things, `note` explains them. */
export type Look = 'label' | 'code' | 'note';

const SIZE: Readonly<Record<Look, number>> = {label: 14, code: 12.5, note: 12.5};
const LINE: Readonly<Record<Look, number>> = {label: 18, code: 17, note: 16};
const CLASS: Readonly<Record<Look, string>> = {label: ' class="l"', code: ' class="c"', note: ''};

/** Approximate width of a text. */
export function widthOf(text: string, look: Look): number {
  const size = SIZE[look];
  return look === 'code'
    ? text.length * size * 0.6
    : Array.from(text).reduce((sum, sign) => sum + (widths.get(sign) ?? 0.59), 0) * size;
}

/** Positions where a name in code can be broken. */
const SEAM = /(?<=[a-z\d])(?=[A-Z])|(?<=[./:_-])(?=\w)|(?=\()/;

/** Wraps a text to this width; a longer word in code is broken at its seams. */
export function wrap(text: string, look: Look, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const add = (part: string, glue: string): void => {
    const joined = line ? line + glue + part : part;
    if (line && widthOf(joined, look) > width) {
      lines.push(line);
      line = part;
    } else {
      line = joined;
    }
  };
  for (const word of text.split(/[ \n]+/)) {
    if (widthOf(word, look) > width) {
      word.split(SEAM).forEach((piece, index) => add(piece, index ? '' : ' '));
    } else {
      add(word, ' ');
    }
  }
  return line ? [...lines, line] : lines;
}

/** Lines of text in one style. */
export interface Lines {
  look: Look;
  lines: string[];
}

export const linesOf = (text: string, look: Look, width: number): Lines => ({
  look,
  lines: wrap(text, look, width),
});

/** The text of an entry, wrapped: its label, then its note. */
export const textsOf = ({label, isCode, note}: Item, width: number): Lines[] => [
  ...(label ? [linesOf(label, isCode ? 'code' : 'label', width)] : []),
  ...(note ? [linesOf(note, 'note', width)] : []),
];

export const heightOf = (texts: readonly Lines[]): number =>
  texts.reduce((sum, {look, lines}) => sum + lines.length * LINE[look], 0);

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Draws texts in a column, starting at the top edge. */
export function write(texts: readonly Lines[], x: number, top: number): string {
  let y = top;
  return texts
    .map(({look, lines}) => {
      const first = y + LINE[look] * 0.74;
      y += lines.length * LINE[look];
      const spans = lines.map((line, index) =>
        index
          ? `<tspan x="${round(x)}" dy="${LINE[look]}">${escapeHtml(line)}</tspan>`
          : escapeHtml(line),
      );
      return lines.length > 0
        ? `<text${CLASS[look]} x="${round(x)}" y="${round(first)}">${spans.join('')}</text>`
        : '';
    })
    .join('');
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  {look = '', radius = 8}: {look?: string; radius?: number} = {},
): string =>
  `<rect${look && ` class="${look}"`} x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;

export const path = (d: string, look = ''): string =>
  `<path${look && ` class="${look}"`} d="${d.replace(/-?\d+\.\d+/g, (value) => round(Number(value)))}"/>`;

/** Arrowheads by direction. */
export const HEAD = {down: 'm-5-6 5 6 5-6', right: 'm-6-5 6 5-6 5', left: 'm6-5-6 5 6 5'};

export interface Drawn {
  svg: string;
  height: number;
}

/** A drawing: its SVG, and its form for a wide column if it has one. */
export interface Picture extends Drawn {
  wide?: Drawn;
}

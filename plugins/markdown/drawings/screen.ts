import type {Control, Item} from './items';
import {heightOf, linesOf, path, rect, textsOf, WIDTH, widthOf, write, type Drawn} from './svg';
import type {Words} from './words';

const EDGE = 2;
const PAD = 14;
const INNER = WIDTH - 2 * (EDGE + PAD);
const GAP = 12;

interface Area {
  x: number;
  y: number;
  width: number;
}

/** Labels in boxes side by side, wrapped to the available width; a selected one is filled. */
function chips(items: readonly Item[], {x, y, width}: Area): Drawn {
  let left = x;
  let top = y;
  const svg = items.map((item) => {
    const words = [item.label, item.note].filter(Boolean).join(' ');
    const chipWidth = widthOf(words, 'note') + 20;
    if (left > x && left + chipWidth > x + width) {
      left = x;
      top += 32;
    }
    const chip = `<g class="${item.isAccent ? 'm a' : 'm'}">${rect(left, top, chipWidth, 26, {radius: 13})}${write([{look: 'note', lines: [words]}], left + chipWidth / 2, top + 5.5)}</g>`;
    left += chipWidth + 6;
    return chip;
  });
  return {svg: svg.join(''), height: top + 26 - y};
}

/** Draws each control in the available area. */
const controls: Readonly<Record<Control, (item: Item, area: Area) => Drawn>> = {
  tabs({children}, {x, y, width}) {
    let left = x;
    const svg = children.map(({label, isAccent}) => {
      const labelWidth = widthOf(label, 'label');
      const word = write([linesOf(label, 'label', labelWidth + 1)], left, y);
      const line = isAccent ? path(`M${left} ${y + 24}h${labelWidth}`, 'k') : '';
      left += labelWidth + 18;
      return (isAccent ? `<g class="t">${word}</g>` : word) + line;
    });
    if (left - 18 > x + width) {
      throw new Error('the tabs are wider than the screen');
    }
    return {svg: path(`M${x} ${y + 24}h${width}`, 'e') + svg.join(''), height: 25};
  },

  button({label, isAccent}, {x, y}) {
    const width = widthOf(label, 'label') + 28;
    const word = write([linesOf(label, 'label', width)], x + width / 2, y + 7);
    return {
      svg: `<g class="${isAccent ? 'm a' : 'm'}">${rect(x, y, width, 32, {radius: 6})}${word}</g>`,
      height: 32,
    };
  },

  field({label, note}, {x, y, width}) {
    const name = [linesOf(label, 'label', width)];
    const value = [linesOf(note, 'note', width - 20)];
    const top = y + heightOf(name) + 4;
    const height = Math.max(16, heightOf(value)) + 12;
    return {
      svg:
        write(name, x, y) +
        rect(x, top, width, height, {radius: 6}) +
        write(value, x + 10, top + 6),
      height: top + height - y,
    };
  },

  switch(item, {x, y, width}) {
    const texts = textsOf(item, width - 50);
    const knob = x + width - (item.isAccent ? 10 : 24);
    return {
      svg:
        write(texts, x, y + 1) +
        rect(x + width - 34, y, 34, 20, {look: item.isAccent ? 'a' : '', radius: 10}) +
        `<circle cx="${knob}" cy="${y + 10}" r="7"/>`,
      height: Math.max(20, heightOf(texts)),
    };
  },

  choice({label, children}, {x, y, width}) {
    const name = label ? [linesOf(label, 'label', width)] : [];
    const top = heightOf(name) + (label ? 5 : 0);
    const options = chips(children, {x, y: y + top, width});
    return {svg: write(name, x, y) + options.svg, height: top + options.height};
  },

  columns({children}, {x, y, width}) {
    const widths = children.map(({label}) => widthOf(label, 'label'));
    const rest = width - widths.reduce((sum, columnWidth) => sum + columnWidth, 0);
    const gap = rest / Math.max(1, children.length - 1);
    if (children.length > 1 && gap < 10) {
      throw new Error('the columns are wider than the screen');
    }
    let left = x;
    const heads = children.map(({label, isAccent}, index) => {
      const columnWidth = widths[index] ?? 0;
      const word = write([linesOf(label, 'label', columnWidth + 1)], left, y);
      const cells = [38, 62].map((top) =>
        rect(left, y + top, columnWidth * (top > 40 ? 0.65 : 0.8), 8, {look: 's', radius: 4}),
      );
      left += columnWidth + gap;
      return (isAccent ? `<g class="t">${word}</g>` : word) + cells.join('');
    });
    return {
      svg: heads.join('') + path(`M${x} ${y + 26}h${width}m0 28h-${width}`, 'e'),
      height: 74,
    };
  },

  row(item, {x, y, width}) {
    const parts = item.children.map((child) => ({
      child,
      buttonWidth: widthOf(child.label, 'label') + 28,
    }));
    const right = parts.reduce((sum, {buttonWidth}) => sum + buttonWidth + 8, 0);
    const texts = textsOf(item, width - 20 - right);
    const height = Math.max(heightOf(texts), parts.length > 0 ? 32 : 0) + 16;
    let left = x + width - 8;
    const buttons = parts.reverse().map(({child, buttonWidth}) => {
      left -= buttonWidth;
      const {svg} = controls.button(child, {x: left, y: y + (height - 32) / 2, width: buttonWidth});
      left -= 8;
      return svg;
    });
    return {
      svg:
        rect(x, y, width, height, {look: 's', radius: 8}) +
        write(texts, x + 10, y + (height - heightOf(texts)) / 2) +
        buttons.join(''),
      height,
    };
  },
};

/**
 * Outline of a dashboard screen: its path, and its controls in a column. Text in italics
 * is the kind of a control; an entry without it is a message.
 *
 * @param place - path to the screen, as the dashboard names it
 * @throws when an entry names an unknown control, or is wider than the screen
 */
export function screen(items: readonly Item[], place: string, words: Words): Drawn {
  const names = Object.entries(words.controls) as [Control, string][];
  const x = EDGE + PAD;
  const mark = widthOf(words.sketch, 'note');
  const head = [linesOf(place, 'note', INNER - mark - 12)];
  const bar = heightOf(head) + 16;
  let svg = '';
  let y = EDGE + bar + PAD;
  items.forEach((item) => {
    const kind = names.find(([, name]) => name === item.tag)?.[0];
    if (item.tag && !kind) {
      throw new Error(
        `"${item.tag}": one of ${names.map(([, name]) => name).join(', ')} was expected`,
      );
    }
    const texts = textsOf(item, INNER);
    const placed = kind
      ? controls[kind](item, {x, y, width: INNER})
      : {svg: write(texts, x, y), height: heightOf(texts)};
    svg += placed.svg;
    y += placed.height + GAP;
  });
  const bottom = y - GAP + PAD;
  return {
    svg:
      rect(EDGE, EDGE, WIDTH - 2 * EDGE, bottom - EDGE, {look: 'd', radius: 10}) +
      path(`M${EDGE} ${EDGE + bar}h${WIDTH - 2 * EDGE}`, 'e') +
      write(head, x, EDGE + 8) +
      `<g class="i">${write([{look: 'note', lines: [words.sketch]}], x + INNER - mark, EDGE + 8)}</g>` +
      svg,
    height: bottom + EDGE,
  };
}

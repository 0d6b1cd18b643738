import {said, type Item} from './items';
import {
  HEAD,
  heightOf,
  linesOf,
  path,
  rect,
  widthOf,
  WIDTH,
  textsOf,
  wrap,
  write,
  type Lines,
  type Picture,
} from './svg';

const EDGE = 2;
const GAP = 28;

const describe = (items: readonly Item[]): string => items.map(said).join(' ');

interface Placed {
  svg: string;
  bottom: number;
}

/** A box with centered words. */
function box(item: Item, x: number, y: number, width: number, height?: number): Placed {
  const texts = textsOf(item, width - 16);
  const own = heightOf(texts) + 18;
  const full = Math.max(own, height ?? 0);
  return {
    svg: `<g class="${item.isAccent ? 'm a' : 'm'}">${rect(x, y, width, full)}${write(texts, x + width / 2, y + (full - own) / 2 + 9)}</g>`,
    bottom: y + full,
  };
}

const boxHeight = (item: Item, width: number): number => box(item, 0, 0, width).bottom;

/** The gap above a box, higher where words stand beside the arrow. */
const gapOf = ({tag}: Item, width: number): number =>
  tag ? Math.max(GAP, wrap(tag, 'note', width).length * 16 + 18) : GAP;

function condition(item: Item, x: number, bottom: number, width: number): string {
  if (!item.tag) {
    return '';
  }
  const texts = [linesOf(item.tag, 'note', width)];
  return `<g class="i">${write(texts, x, bottom - 7 - heightOf(texts))}</g>`;
}

/** Boxes one below the other; entries with a list inside fan out and come together again. */
export function flow(items: readonly Item[]): Picture {
  const center = WIDTH / 2;
  let svg = '';
  let y = EDGE;
  /** Where arrows to the next box begin. */
  let ends: {x: number; y: number}[] = [];
  items.forEach((item) => {
    const gap = ends.length > 1 ? gapOf(item, 120) + 8 : gapOf(item, 150);
    if (ends.length > 0) {
      const top = y + gap;
      const middle = y + 12;
      svg +=
        ends.length === 1
          ? path(`M${center} ${y}V${top}${HEAD.down}`)
          : path(
              `${ends.map((end) => `M${end.x} ${end.y}V${middle}H${center}`).join('')}V${top}${HEAD.down}`,
            );
      svg += condition(item, center + 10, top, 150);
      y = top;
    }
    const width = item.children.length > 0 ? 264 : 284;
    const own = box(item, center - width / 2, y, width);
    svg += own.svg;
    y = own.bottom;
    ends = [{x: center, y}];
    if (item.children.length > 0) {
      const count = item.children.length;
      const column = (WIDTH - 2 * EDGE - (count - 1) * 10) / count;
      const chains = item.children.map((child) => [child, ...child.children]);
      const room = Math.max(...item.children.map((child) => gapOf(child, column / 2 - 14)));
      const top = y + room + 6;
      const first = Math.max(...item.children.map((child) => boxHeight(child, column)));
      const bottoms = chains.map((chain, index) => {
        const x = EDGE + index * (column + 10);
        const middle = x + column / 2;
        svg += path(`M${center} ${y}v10H${middle}V${top}${HEAD.down}`);
        let at = top;
        chain.forEach((step, place) => {
          if (place > 0) {
            const gapBefore = gapOf(step, column / 2 - 14);
            svg += path(`M${middle} ${at}v${gapBefore}${HEAD.down}`);
            at += gapBefore;
          }
          svg += condition(step, middle + 8, at, column / 2 - 14);
          const placed = box(step, x, at, column, place === 0 ? first : undefined);
          svg += placed.svg;
          at = placed.bottom;
        });
        return {x: middle, y: at};
      });
      y = Math.max(...bottoms.map(({y: bottom}) => bottom));
      ends = bottoms;
    }
  });
  return {svg, height: y + EDGE, description: describe(items)};
}

/** Layers, the first on top; a list inside a layer names its parts. */
export function stack(items: readonly Item[]): Picture {
  const inner = WIDTH - 2 * EDGE - 28;
  let svg = '';
  let y = EDGE;
  items.forEach((item) => {
    const texts = textsOf(item, inner);
    let bottom = y + 11 + heightOf(texts);
    let chips = '';
    let x = EDGE + 14;
    if (item.children.length > 0) {
      bottom += 8;
      item.children.forEach((child) => {
        const look = child.isCode ? 'code' : 'note';
        const words = [child.label, child.note].filter(Boolean).join(' ');
        const width = Math.min(inner, widthOf(words, look) + 18);
        if (x + width > EDGE + 14 + inner) {
          x = EDGE + 14;
          bottom += 30;
        }
        chips += rect(x, bottom, width, 24, {look: 's', radius: 12});
        chips += `<g class="m">${write([{look, lines: [words]}], x + width / 2, bottom + 4.5)}</g>`;
        x += width + 6;
      });
      bottom += 24;
    }
    bottom += 11;
    svg += `<g${item.isAccent ? ' class="a"' : ''}>${rect(EDGE, y, WIDTH - 2 * EDGE, bottom - y)}${write(texts, EDGE + 14, y + 11)}</g>${chips}`;
    y = bottom + 6;
  });
  return {svg, height: y - 6 + EDGE, description: describe(items)};
}

/** Messages between those who take part: `**A → B** what is said`. */
export function sequence(items: readonly Item[]): Picture {
  const messages = items.map((item) => {
    const [from, to, ...more] = item.label.split(/\s*→\s*/);
    if (!from || !to || more.length > 0) {
      throw new Error(`"${item.label}": **A → B** was expected`);
    }
    return {...item, from, to};
  });
  const parties = [...new Set(messages.flatMap(({from, to}) => [from, to]))];
  const lane = (WIDTH - 2 * EDGE) / parties.length;
  const at = (party: string): number => EDGE + lane * (parties.indexOf(party) + 0.5);
  const heads = parties.map((party) => linesOf(party, 'label', lane - 14));
  const head = Math.max(...heads.map((lines) => heightOf([lines]))) + 16;
  let body = '';
  let y = EDGE + head + 14;
  messages.forEach(({from, to, note}) => {
    const [a, b] = [at(from), at(to)];
    const isSelf = from === to;
    const room = isSelf ? 150 : Math.max(Math.abs(a - b) - 12, 190);
    const texts = [linesOf(note, 'note', room)];
    const widest = Math.max(...(texts[0]?.lines ?? []).map((line) => widthOf(line, 'note')));
    const middle = isSelf ? a : (a + b) / 2;
    const x = Math.min(Math.max(middle, EDGE + widest / 2), WIDTH - EDGE - widest / 2);
    body += `<g class="m h">${write(texts, x, y)}</g>`;
    y += heightOf(texts) + 9;
    body += isSelf
      ? path(`M${a} ${y}m-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0`, 'f')
      : path(`M${a} ${y}H${b + (b > a ? -1 : 1)}${b > a ? HEAD.right : HEAD.left}`, 'k');
    y += 15;
  });
  const lines = path(parties.map((party) => `M${at(party)} ${EDGE + head}V${y}`).join(''), 'd');
  const boxes = parties.map(
    (party, index) =>
      `<g class="m${messages[0]?.from === party ? ' a' : ''}">${rect(at(party) - lane / 2 + 3, EDGE, lane - 6, head)}${write(
        [heads[index] as Lines],
        at(party),
        EDGE + (head - heightOf([heads[index] as Lines])) / 2,
      )}</g>`,
  );
  return {svg: lines + boxes.join('') + body, height: y + EDGE, description: describe(items)};
}

/** Files and folders of a project, each with what it is for. */
export function fileTree(items: readonly Item[]): Picture {
  let svg = '';
  let y = EDGE;
  const draw = (list: readonly Item[], x: number): void => {
    const top = y;
    let last = y;
    list.forEach((item) => {
      const texts = textsOf(item, WIDTH - EDGE - x - 20);
      const middle = y + 12;
      if (x > EDGE) {
        svg += path(`M${x - 12} ${middle}h10`);
        last = middle;
      }
      svg += item.children.length > 0 || /\/$/.test(item.label) ? FOLDER(x, y + 5) : FILE(x, y + 4);
      svg += `<g${item.isAccent ? ' class="t"' : ''}>${write(texts, x + 20, y + 3)}</g>`;
      y += heightOf(texts) + 10;
      draw(item.children, x + 22);
    });
    if (x > EDGE && list.length > 0) {
      svg += path(`M${x - 12} ${top - 4}V${last}`);
    }
  };
  draw(items, EDGE);
  return {svg, height: y - 4, description: describe(items)};
}

const FOLDER = (x: number, y: number): string => path(`M${x} ${y + 1}h5l2 2h7v10h-14z`, 's');
const FILE = (x: number, y: number): string => path(`M${x + 2} ${y}h7l3 3v12h-10z`, 'o');

/** Where values come from and go: each entry a place that takes them, with the values inside. */
export function keysFlow(items: readonly Item[], from: string): Picture {
  const LEFT = 170;
  const RIGHT = 208;
  const names = (item: Item): string => item.label || item.note;
  const values = [
    ...new Map(items.flatMap(({children}) => children).map((child) => [names(child), child])),
  ].map(([name, child]) => ({name, child, y: 0}));
  if (values.length === 0) {
    throw new Error('every place needs a list of the values that it takes');
  }
  const head = linesOf(from, 'label', LEFT - EDGE - 20);
  let y = EDGE + 10 + heightOf([head]) + 8;
  let left = '';
  values.forEach((value) => {
    const texts = [linesOf(value.name, value.child.isCode ? 'code' : 'note', LEFT - EDGE - 30)];
    const height = heightOf(texts) + 10;
    left += rect(EDGE + 8, y, LEFT - EDGE - 16, height, {look: 's', radius: 6});
    left += write(texts, EDGE + 15, y + 5);
    value.y = y + height / 2;
    y += height + 6;
  });
  const bottom = y + 4;
  const places = items.map((item) => {
    const texts = textsOf(item, WIDTH - EDGE - RIGHT - 16);
    const rows = item.children.map(
      (child) => values.find(({name}) => name === names(child))?.y ?? 0,
    );
    return {
      item,
      texts,
      rows,
      height: heightOf(texts) + 18,
      wanted: rows.reduce((sum, row) => sum + row, 0) / rows.length,
      top: 0,
    };
  });
  let floor = EDGE;
  for (const place of [...places].sort((a, b) => a.wanted - b.wanted)) {
    place.top = Math.max(floor, place.wanted - place.height / 2);
    floor = place.top + place.height + 10;
  }
  const full = Math.max(bottom, floor - 10);
  // Pushed below the values: move up as far as there is room.
  if (floor - 10 > bottom) {
    let ceiling = full;
    for (const place of [...places].sort((a, b) => b.top - a.top)) {
      place.top = Math.max(EDGE, Math.min(place.top, ceiling - place.height));
      ceiling = place.top - 10;
    }
  }
  const right = places.map(
    ({item, texts, height, top}) =>
      `<g class="${item.isAccent ? 'm a' : 'm'}">${rect(RIGHT, top, WIDTH - EDGE - RIGHT, height)}${write(texts, (RIGHT + WIDTH - EDGE) / 2, top + 9)}</g>`,
  );
  const lines = places.map(({rows, top, height}) =>
    path(
      rows
        .map(
          (row) =>
            `M${LEFT - 8} ${row}C${LEFT + 16} ${row} ${RIGHT - 24} ${top + height / 2} ${RIGHT - 1} ${top + height / 2}`,
        )
        .join('') + HEAD.right,
    ),
  );
  return {
    svg:
      rect(EDGE, EDGE, LEFT - EDGE, bottom - EDGE) +
      write([head], EDGE + 10, EDGE + 9) +
      left +
      lines.join('') +
      right.join(''),
    height: full + EDGE,
    description: `${from}. ${items
      .map(
        (item) =>
          `${item.children.map(names).join(', ')} → ${item.label}${item.note && ` (${item.note})`}.`,
      )
      .join(' ')}`,
  };
}

/** Steps of which each holds less than the one before; words in italics name the share that stays. */
export function funnel(items: readonly Item[]): Picture {
  const narrowest = 150;
  let svg = '';
  let y = EDGE;
  items.forEach((item, index) => {
    const width = WIDTH - 2 * EDGE - ((WIDTH - narrowest) / Math.max(1, items.length - 1)) * index;
    if (item.tag) {
      const texts = [linesOf(item.tag, 'note', 280)];
      svg += path(`M${WIDTH / 2} ${y + 1}v8`);
      svg += `<g class="m i">${write(texts, WIDTH / 2, y + 10)}</g>`;
      y += heightOf(texts) + 12;
      svg += path(`M${WIDTH / 2} ${y}v9${HEAD.down}`);
      y += 9;
    } else if (index > 0) {
      y += 6;
    }
    const placed = box(item, (WIDTH - width) / 2, y, width);
    svg += placed.svg;
    y = placed.bottom;
  });
  return {svg, height: y + EDGE, description: describe(items)};
}

/** A dot of a time line: the main road goes on, a side road ends there. */
export interface Moment {
  texts: (width: number) => Lines[];
  isSide: boolean;
  isAccent: boolean;
}

/** Draws moments from top to bottom; side roads leave the line to the right. */
export function road(moments: readonly Moment[]): Omit<Picture, 'description'> {
  let svg = '';
  let y = 4;
  let lastMain = 0;
  let last = 0;
  moments.forEach(({texts, isSide, isAccent}) => {
    const x = isSide ? 40 : 14;
    const lines = texts(WIDTH - x - 20);
    const middle = y + 9;
    last = isSide ? middle - 8 : middle;
    if (isSide) {
      svg += path(`M14 ${middle - 16}v8q0 8 8 8h12`, 'd');
    } else {
      lastMain = middle;
    }
    svg += `<circle${isSide ? '' : ` class="${isAccent ? 'a' : 'f'}"`} cx="${x}" cy="${middle}" r="${isSide ? 5 : 6.5}"/>`;
    svg += write(lines, x + 16, y);
    y += heightOf(lines) + 13;
  });
  // Side roads of the last moment hang on a line of their own.
  const rest = last > lastMain ? path(`M14 ${lastMain}V${last}`, 'd') : '';
  return {svg: path(`M14 13V${lastMain}`) + rest + svg, height: y - 8};
}

/** What happens one after the other; lists inside are side roads. Words in italics say when. */
export function timeline(items: readonly Item[]): Picture {
  const moment =
    (isSide: boolean) =>
    (item: Item): Moment => ({
      isSide,
      isAccent: item.isAccent,
      texts: (width) => [
        ...(item.tag ? [linesOf(item.tag, 'note', width)] : []),
        ...textsOf(item, width),
      ],
    });
  const moments = items.flatMap((item) => [
    moment(false)(item),
    ...item.children.map(moment(true)),
  ]);
  return {...road(moments), description: describe(items)};
}

/** Columns side by side, such as weeks or audiences: a head, then what each holds. */
export function columns(items: readonly Item[]): Picture {
  const gap = 8;
  const width = (WIDTH - 2 * EDGE - gap * (items.length - 1)) / items.length;
  const heads = items.map((item) => boxHeight(item, width));
  const head = Math.max(...heads);
  let height = head;
  const svg = items.map((item, index) => {
    const x = EDGE + index * (width + gap);
    let y = EDGE + head + 6;
    const cells = item.children.map((child) => {
      const texts = textsOf(child, width - 12);
      const cell = heightOf(texts) + 12;
      const drawn = `<g class="m">${rect(x, y, width, cell, {look: 's', radius: 6})}${write(texts, x + width / 2, y + 6)}</g>`;
      y += cell + 6;
      return drawn;
    });
    height = Math.max(height, y - 6);
    return box(item, x, EDGE, width, head).svg + cells.join('');
  });
  return {svg: svg.join(''), height: height + EDGE, description: describe(items)};
}

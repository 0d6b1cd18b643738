import type {Item} from './items';
import type {Words} from './words';
import {
  HEAD,
  heightOf,
  linesOf,
  path,
  rect,
  WIDE,
  WIDTH,
  textsOf,
  wrap,
  write,
  type Drawn,
  type Lines,
  type Picture,
} from './svg';

const EDGE = 2;
const GAP = 28;

interface Placed {
  svg: string;
  bottom: number;
}

/** A box with centered text. */
function box(item: Item, x: number, y: number, width: number, height?: number): Placed {
  const texts = textsOf(item, width - 16);
  const contentHeight = heightOf(texts) + 18;
  const full = Math.max(contentHeight, height ?? 0);
  return {
    svg: `<g class="${item.isAccent ? 'm a' : 'm'}">${rect(x, y, width, full)}${write(texts, x + width / 2, y + (full - contentHeight) / 2 + 9)}</g>`,
    bottom: y + full,
  };
}

const boxHeight = (item: Item, width: number): number => box(item, 0, 0, width).bottom;

/** The gap above a box, larger if there is text next to the arrow. */
const gapOf = ({tag}: Item, width: number): number =>
  tag ? Math.max(GAP, wrap(tag, 'note', width).length * 16 + 18) : GAP;

function condition(item: Item, x: number, bottom: number, width: number): string {
  if (!item.tag) {
    return '';
  }
  const texts = [linesOf(item.tag, 'note', width)];
  return `<g class="i">${write(texts, x, bottom - 7 - heightOf(texts))}</g>`;
}

/** Boxes below each other, for phones. */
function upright(items: readonly Item[]): Drawn {
  const center = WIDTH / 2;
  let svg = '';
  let y = EDGE;
  /** Starting points of the arrows to the next box. */
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
    const branch = box(item, center - width / 2, y, width);
    svg += branch.svg;
    y = branch.bottom;
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
        const look = chain[0]?.tag ? 'd' : '';
        svg += path(`M${center} ${y}v10H${middle}V${top - 1}`, look);
        svg += path(`M${middle} ${top}${HEAD.down}`);
        let at = top;
        chain.forEach((step, position) => {
          if (position > 0) {
            const gapBefore = gapOf(step, column / 2 - 14);
            svg += path(`M${middle} ${at}v${gapBefore}${HEAD.down}`);
            at += gapBefore;
          }
          svg += condition(step, middle + 8, at, column / 2 - 14);
          const placed = box(step, x, at, column, position === 0 ? first : undefined);
          svg += placed.svg;
          at = placed.bottom;
        });
        return {x: middle, y: at};
      });
      y = Math.max(...bottoms.map(({y: bottom}) => bottom));
      ends = bottoms;
    }
  });
  return {svg, height: y + EDGE};
}

/** Space between columns, for an arrow. */
const AISLE = 34;

/** Boxes beside each other; branches are rows. */
function level(items: readonly Item[]): Drawn {
  const stages = items.flatMap((item) => {
    const chains = item.children.map((child) => [child, ...child.children]);
    const length = Math.max(0, ...chains.map((chain) => chain.length));
    const branches = Array.from({length}, (_, at) => chains.map((chain) => chain[at] ?? null));
    return [[item], ...branches];
  });
  const width = (WIDE - 2 * EDGE - AISLE * (stages.length - 1)) / stages.length;
  const sizeOf = (item: Item | null): number => (item ? boxHeight(item, width) : 0);
  const rows = Math.max(...stages.map((stage) => stage.length));
  const heights = Array.from({length: rows}, (_, row) =>
    Math.max(
      ...stages.filter(({length}) => length > 1).map((stage) => sizeOf(stage[row] ?? null)),
      0,
    ),
  );
  const tags = stages.some((stage) => stage.length > 1 && stage.some((item) => item?.tag));
  const room = 16 + (tags ? 34 : 0);
  const block =
    heights.reduce((sum, height) => sum + height, 0) + room * (rows - 1) + (tags ? 34 : 0);
  const full = Math.max(
    block,
    ...stages.map((stage) => (stage.length === 1 ? sizeOf(stage[0] ?? null) : 0)),
  );
  const middle = EDGE + full / 2;
  const rowMiddle = (row: number): number =>
    EDGE +
    (full - block) / 2 +
    (tags ? 34 : 0) +
    heights.slice(0, row).reduce((sum, height) => sum + height + room, 0) +
    (heights[row] ?? 0) / 2;
  let svg = '';
  /** Where the arrows to the next column begin. */
  let ends: {x: number; y: number}[] = [];
  stages.forEach((stage, at) => {
    const x = EDGE + at * (width + AISLE);
    const isBranch =
      stage.length > 1 || ((stages[at - 1]?.length ?? 1) > 1 && stage.length === rows);
    if (!isBranch) {
      const [item] = stage as [Item];
      const size = sizeOf(item);
      if (ends.length > 0) {
        svg += path(
          `${ends.map((end) => `M${end.x} ${end.y}H${x - AISLE / 2}V${middle}H${x}`).join('')}${HEAD.right}`,
        );
      }
      svg += box(item, x, middle - size / 2, width).svg;
      ends = [{x: x + width, y: middle}];
      return;
    }
    ends = stage.map((item, row) => {
      const y = rowMiddle(row);
      const from = ends[row] ?? (ends[0] as {x: number; y: number});
      if (!item) {
        return from;
      }
      const look = item.tag ? 'd' : '';
      svg +=
        path(`M${from.x} ${from.y}H${x - AISLE / 2}V${y}H${x - 1}`, look) +
        path(`M${x} ${y}${HEAD.right}`);
      const size = heights[row] ?? 0;
      svg += condition(item, x + 2, y - size / 2 + 4, width);
      svg += box(item, x, y - size / 2, width, size).svg;
      return {x: x + width, y};
    });
  });
  return {svg, height: full + 2 * EDGE};
}

/** Steps and their branches, which join again: below each other, or beside where there is width. */
export function flow(items: readonly Item[]): Picture {
  return {...upright(items), wide: level(items)};
}

/** A message between participants. */
interface Message extends Item {
  from: string;
  to: string;
}

/** Messages as arrows between the lines of participants; no text crosses a line. */
function messagesAcross(messages: readonly Message[], width: number): Drawn {
  const parties = [...new Set(messages.flatMap(({from, to}) => [from, to]))];
  const lane = (width - 2 * EDGE) / parties.length;
  const at = (party: string): number => EDGE + lane * (parties.indexOf(party) + 0.5);
  const heads = parties.map((party) => linesOf(party, 'label', lane - 14));
  const head = Math.max(...heads.map((lines) => heightOf([lines]))) + 16;
  let body = '';
  let y = EDGE + head + 12;
  messages.forEach(({from, to, note, isAccent}) => {
    const [a, b] = [at(from), at(to)];
    // Beside the line of the left one, up to the next line.
    const texts = [linesOf(note, 'note', lane - 16)];
    body += `<g class="m">${write(texts, Math.min(a, b) + lane / 2, y)}</g>`;
    y += heightOf(texts) + 8;
    body += path(
      `M${a} ${y}H${b + (b > a ? -1 : 1)}${b > a ? HEAD.right : HEAD.left}`,
      isAccent ? 'k' : '',
    );
    y += 15;
  });
  const acting = new Set(messages.filter(({isAccent}) => isAccent).map(({from}) => from));
  const lines = path(parties.map((party) => `M${at(party)} ${EDGE + head}V${y}`).join(''), 'e');
  const boxes = parties.map(
    (party, index) =>
      `<g class="${acting.has(party) ? 'm a' : 'm'}">${rect(at(party) - lane / 2 + 3, EDGE, lane - 6, head)}${write(
        [heads[index] as Lines],
        at(party),
        EDGE + (head - heightOf([heads[index] as Lines])) / 2,
      )}</g>`,
  );
  return {svg: lines + boxes.join('') + body, height: y + EDGE};
}

/** Messages between participants: `**A → B** message`. */
export function sequence(items: readonly Item[]): Picture {
  const messages = items.map((item) => {
    const [from, to, ...more] = item.label.split(/\s*→\s*/);
    if (!from || !to || from === to || more.length > 0) {
      throw new Error(`"${item.label}": **A → B** was expected`);
    }
    return {...item, from, to};
  });
  return {...messagesAcross(messages, WIDTH), wide: messagesAcross(messages, WIDE)};
}

/** Offers as bars; the highest one leads on to what happens with it. */
export function auction({before, after, offers, money}: Words['auction']): Drawn {
  const best = Math.max(...offers.map(({price}) => price));
  const center = WIDTH / 2;
  const first = box(before, center - 142, EDGE, 284);
  let svg = first.svg + path(`M${center} ${first.bottom}v18${HEAD.down}`);
  let y = first.bottom + 26;
  offers.forEach(({name, note, price}) => {
    const won = price === best;
    const label = money(price);
    svg += write(
      [
        {look: 'label', lines: [name]},
        {look: 'note', lines: [note]},
      ],
      EDGE,
      y,
    );
    svg += rect(EDGE, y + 37, (WIDTH - 60) * (price / best), 12, {
      look: won ? 'w' : 's',
      radius: 6,
    });
    svg += `<g class="c">${write([{look: won ? 'label' : 'note', lines: [label]}], EDGE + (WIDTH - 60) * (price / best) + 8, y + 34)}</g>`;
    y += 60;
  });
  y -= 4;
  after.forEach((item) => {
    svg += path(`M${center} ${y}v18${HEAD.down}`);
    const placed = box(item, center - 142, y + 18, 284);
    svg += placed.svg;
    y = placed.bottom;
  });
  return {svg, height: y + EDGE};
}

/** Points of an ad's life from top to bottom: the main line continues, a branch ends at its right. */
export function road(
  moments: readonly {texts: (width: number) => Lines[]; isSide: boolean}[],
): Drawn {
  let svg = '';
  let y = 4;
  let lastMain = 0;
  let last = 0;
  moments.forEach(({texts, isSide}) => {
    const x = isSide ? 40 : 14;
    const lines = texts(WIDTH - x - 20);
    const middle = y + 9;
    last = isSide ? middle - 8 : middle;
    if (isSide) {
      svg += path(`M14 ${middle - 16}v8q0 8 8 8h12`, 'd');
    } else {
      lastMain = middle;
    }
    svg += `<circle cx="${x}" cy="${middle}" r="${isSide ? 5 : 6.5}"/>`;
    svg += write(lines, x + 16, y);
    y += heightOf(lines) + 13;
  });
  // Branches of the last point need their own piece of line.
  const rest = last > lastMain ? path(`M14 ${lastMain}V${last}`, 'd') : '';
  return {svg: path(`M14 13V${lastMain}`) + rest + svg, height: y - 8};
}

import {linesOf, path, rect, WIDTH, widthOf, write, type Drawn} from './svg';

/** A bar of a timeline; all dates are ISO days. */
export interface Span {
  label: string;
  from: string;
  /** The last day; null if none is known, and the bar runs on past the end of the axis. */
  to: string | null;
}

const NAMES = 50;
const RIGHT = WIDTH - 26;
const ROW = 17;
const TOP = 22;

/**
 * Bars on an axis of years, one below the other.
 *
 * @param marks - days with a line across all bars and a text under it
 */
export function timeline(
  spans: readonly Span[],
  marks: readonly {day: string; text: string}[],
  today: string,
): Drawn {
  const time = (day: string): number => Date.parse(day);
  const first = Math.min(...spans.map(({from}) => time(from)));
  const at = (day: string): number =>
    NAMES + ((time(day) - first) / (time(today) - first)) * (RIGHT - NAMES);
  const bottom = TOP + spans.length * ROW + 4;
  const [firstYear, lastYear] = [first, time(today)].map((day) => new Date(day).getUTCFullYear());
  const length = (lastYear as number) - (firstYear as number);
  const grid = Array.from({length}, (_, index) => {
    const year = String((firstYear as number) + 1 + index);
    const x = at(`${year}-01-01`);
    return (
      path(`M${x} ${TOP - 4}V${bottom}`, 'e') +
      `<g class="m">${write([linesOf(year, 'note', 60)], x, 0)}</g>`
    );
  });
  const bars = spans.map(({label, from, to}, row) => {
    const y = TOP + row * ROW;
    const x = at(from);
    const end = to === null ? RIGHT : at(to);
    return (
      write([linesOf(label, 'note', NAMES)], 0, y) +
      rect(x, y + 3, Math.max(end - x, 3), 10, {
        look: to === null ? 'w' : '',
        radius: 3,
      }) +
      (to === null ? path(`M${RIGHT + 4} ${y + 8}H${WIDTH}`, 'd') : '')
    );
  });
  const named = marks.map(({day, text}, index) => {
    const y = bottom + 4 + index * 16;
    // Under its line, but inside the drawing.
    const half = widthOf(text, 'note') / 2;
    const x = Math.min(Math.max(at(day), half), WIDTH - half);
    return (
      path(`M${at(day)} ${TOP - 4}V${y}`, 'd') +
      `<g class="m">${write([linesOf(text, 'note', WIDTH)], x, y)}</g>`
    );
  });
  return {
    svg: grid.join('') + bars.join('') + named.join(''),
    height: bottom + 4 + marks.length * 16 + 4,
  };
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

const stripped = {text: '', bare: ''};

/** XML with its comments blanked; caches the last text. */
export function withoutXmlComments(text: string): string {
  if (stripped.text !== text) {
    stripped.bare = text.replace(/<!--[^]*?(?:-->|$)/g, blank);
  }
  stripped.text = text;
  return stripped.bare;
}

/** Strings, which end with their line at the latest, and comments. */
const STRING = /"[^"\\\n]*(?:\\[^][^"\\\n]*)*"?|'[^'\\\n]*(?:\\[^][^'\\\n]*)*'?/.source;
const COMMENTS = {
  '//': new RegExp(`${STRING}|(//[^\\r\\n]*|/\\*[^]*?(?:\\*/|$))`, 'g'),
  // Ruby's blocks begin and end with a line of their own.
  '#': new RegExp(`${STRING}|(#[^\\r\\n]*|^=begin\\b[^]*?(?:^=end\\b|$(?![^])))`, 'gm'),
};

/**
 * A build file with its comments blanked. Runs in linear time.
 *
 * @param line - what begins a comment that ends with the line; with slashes, there are blocks too
 */
export const withoutComments = (text: string, line: '//' | '#'): string =>
  text.replace(COMMENTS[line], (whole, comment?: string) => (comment ? blank(comment) : whole));

/** Offset of the start of a line. */
export const startOfLine = (text: string, index: number): number =>
  index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;

/** Offset of the end of a line, after its line break. */
export function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end === -1 ? text.length : end + 1;
}

/** Longer than any line that a person writes, on either side of an offset. */
const LONG = 2000;

/** The line of an offset, without its break; null for one that is longer than people write. */
export function lineAround(text: string, index: number): {start: number; end: number} | null {
  const first = Math.max(0, index - LONG);
  const start = text.slice(first, index).lastIndexOf('\n') + 1;
  const end = text.slice(index, index + LONG).indexOf('\n');
  return (start === 0 && first > 0) || (end === -1 && index + LONG < text.length)
    ? null
    : {start: first + start, end: end === -1 ? text.length : index + end};
}

/** The last text that lines were counted in, with the offset of each line. */
const counted = {text: '', starts: [0]};

/** 1-based line of an offset in a text. The lines of a text are counted once. */
export function lineAt(text: string, index: number): number {
  if (counted.text !== text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
      starts.push(at + 1);
    }
    counted.starts = starts;
  }
  // Two equal texts are compared letter by letter; from now on they are one.
  counted.text = text;
  const {starts} = counted;
  let [low, high] = [0, starts.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    [low, high] = (starts[middle] as number) <= index ? [middle, high] : [low, middle];
  }
  return low + 1;
}

/** 1-based line of the first occurrence of a piece of text, or null. */
export function lineOf(text: string, piece: string, from = 0): number | null {
  const at = piece ? text.indexOf(piece, from) : -1;
  return at === -1 ? null : lineAt(text, at);
}

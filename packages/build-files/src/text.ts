const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Blanks what is between two marks; lines and columns stay. */
function without(text: string, start: string, end: string): string {
  let result = '';
  let at = 0;
  for (let from = text.indexOf(start); from !== -1; from = text.indexOf(start, at)) {
    const found = text.indexOf(end, from + start.length);
    const to = found === -1 ? text.length : found + end.length;
    result += text.slice(at, from) + blank(text.slice(from, to));
    at = to;
  }
  return result + text.slice(at);
}

const stripped = {text: '', bare: ''};

/** XML with its comments blanked; caches the last text. */
export function withoutXmlComments(text: string): string {
  if (stripped.text !== text) {
    stripped.bare = without(text, '<!--', '-->');
  }
  stripped.text = text;
  return stripped.bare;
}

/**
 * A build file with its comments blanked. Runs in linear time.
 *
 * @param line - what begins a comment that ends with the line
 * @param block - whether there are comments between slash and asterisk too
 */
export function withoutComments(text: string, line: '//' | '#', block = line === '//'): string {
  let result = '';
  let kept = 0;
  let quote = '';
  let at = 0;
  const drop = (to: number): void => {
    result += text.slice(kept, at) + blank(text.slice(at, to));
    kept = to;
    at = to;
  };
  while (at < text.length) {
    const letter = text[at] as string;
    if (quote) {
      if (letter === '\\') {
        at += 1;
      } else if (letter === quote || letter === '\n') {
        quote = '';
      }
      at += 1;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
      at += 1;
    } else if (text.startsWith(line, at)) {
      const end = text.indexOf('\n', at);
      drop(end === -1 ? text.length : end);
    } else if (block && text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      drop(end === -1 ? text.length : end + 2);
    } else {
      at += 1;
    }
  }
  return result + text.slice(kept);
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

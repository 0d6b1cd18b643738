/**
 * Prepares a search for many texts at once, by Aho and Corasick: every character
 * is looked at once, whatever the patterns and the text. It begins with state 0.
 */
export function matcherOf(patterns: readonly string[]) {
  const letters = [...new Set(patterns.join(''))];
  const width = letters.length + 1;
  /** The column of each character; the last is that of all others. */
  const column = new Uint16Array(65_536).fill(letters.length);
  letters.forEach((letter, index) => {
    column[letter.charCodeAt(0)] = index;
  });
  const size = patterns.reduce((sum, {length}) => sum + length, 1);
  const table = new Int32Array(size * width);
  const found = new Array<number[] | undefined>(size).fill(undefined);
  let states = 1;
  patterns.forEach((pattern, index) => {
    let state = 0;
    for (let at = 0; at < pattern.length; at += 1) {
      const cell = state * width + (column[pattern.charCodeAt(at)] as number);
      table[cell] ||= states++;
      state = table[cell] as number;
    }
    (found[state] ??= []).push(index);
  });
  /** The state of the longest end of a state's text that begins a pattern. */
  const shorter = new Int32Array(states);
  const queue = [0];
  for (const state of queue) {
    const back = shorter[state] as number;
    if (found[back] && state > 0) {
      found[state] = [...(found[state] ?? []), ...found[back]];
    }
    for (let letter = 0; letter < width; letter += 1) {
      const cell = state * width + letter;
      const after = state > 0 ? (table[back * width + letter] as number) : 0;
      if (table[cell]) {
        shorter[table[cell]] = after;
        queue.push(table[cell]);
      } else {
        table[cell] = after;
      }
    }
  }
  return {
    /** The state after a character. */
    next: (state: number, code: number): number =>
      table[state * width + (column[code] as number)] as number,
    /** Indices of the patterns that end at a state; most states have none. */
    found,
  };
}

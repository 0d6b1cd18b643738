/** How many names a sentence lists. */
const FEW = 8;

/** Names in a sentence: the first of them, and how many there are where it ends before the last. */
export const fewOf = (names: readonly string[]): string =>
  names.slice(0, FEW).join(', ') + (names.length > FEW ? ` … (${names.length})` : '');

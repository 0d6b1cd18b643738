/** How many pages are proposed. */
const MOST = 3;

/** From here on, of 1, an address counts as one that may have been meant. */
const CLOSE = 0.4;

const pairs = (text: string): Set<string> =>
  new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter));

/** How much two texts have in common, from 0 to 1: the share of their pairs of letters (Dice). */
function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}

const plain = (path: string): string => path.toLowerCase().replace(/(?:\.html)?\/*$/, '');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Finds the addresses that are most like one that leads nowhere. The name of
 * the page at its end counts as much as the whole.
 *
 * @returns best first; none that has little in common with it
 */
export function nearest(wanted: string, paths: readonly string[]): string[] {
  const path = plain(wanted);
  return paths
    .map((candidate) => ({
      candidate,
      score: (likeness(path, candidate) + likeness(nameOf(path), nameOf(candidate))) / 2,
    }))
    .filter(({score}) => score >= CLOSE)
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({candidate}) => candidate);
}

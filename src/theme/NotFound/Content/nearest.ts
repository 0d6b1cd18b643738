/** Maximum number of suggestions. */
const MOST = 3;

/** Minimum similarity of a suggestion, from 0 to 1. */
const CLOSE = 0.4;

const pairs = (text: string): Set<string> =>
  new Set(Array.from(text.slice(1), (letter, index) => text.charAt(index) + letter));

/** Similarity of two texts from 0 to 1: the Dice coefficient of their letter pairs. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairs(a), pairs(b)];
  const common = [...left].filter((pair) => right.has(pair)).length;
  return left.size + right.size === 0 ? 0 : (2 * common) / (left.size + right.size);
}

const plain = (path: string): string => path.toLowerCase().replace(/(?:\.html)?\/*$/, '');

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Finds the addresses that are most similar to one that doesn't exist. The last path
 * segment counts as much as the whole path.
 *
 * @returns best first; empty if none is similar enough
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

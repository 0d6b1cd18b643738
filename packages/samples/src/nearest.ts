import leven from 'leven';

const lastPart = (name: string): string => name.split(/[.:](?=\w)/).at(-1) as string;

/** A name without its arguments. */
export const baseOf = (name: string): string => name.replace(/[(:].*$/, '');

/**
 * The known name that is most similar, regardless of case. Names with the same last
 * part come first, then names that begin with this one. Null if no name is known.
 */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const candidate of known) {
    const same =
      lastPart(name) === lastPart(candidate) ? 10 : candidate.startsWith(baseOf(name)) ? 5 : 0;
    const score =
      leven(name.toLowerCase(), candidate.toLowerCase()) + leven(name, candidate) / 100 - same;
    if (score < least) {
      best = candidate;
      least = score;
    }
  }
  return best;
}

/** The known name of which this one is a misspelling, or null. */
export function slipOf(name: string, known: Iterable<string>): string | null {
  const list = [...known];
  if (name.length < 7 || list.includes(name)) {
    return null;
  }
  return list.find((candidate) => leven(name, candidate) <= 2) ?? null;
}

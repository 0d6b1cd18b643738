import leven from 'leven';

const lastPart = (name: string): string => name.split(/[.:](?=\w)/).at(-1) as string;

/** A name without its arguments. */
export const baseOf = (name: string): string => name.replace(/[(:].*$/, '');

/**
 * The known name that is most similar, regardless of case. Names with the same last
 * part come first, then names that begin with this one. Null if no name is known.
 */
export function nearest(name: string, known: readonly string[]): string | null {
  const scores = known.map((candidate) => {
    const same =
      lastPart(name) === lastPart(candidate) ? 10 : candidate.startsWith(baseOf(name)) ? 5 : 0;
    return leven(name.toLowerCase(), candidate.toLowerCase()) + leven(name, candidate) / 100 - same;
  });
  return known[scores.indexOf(Math.min(...scores))] ?? null;
}

/** The known name of which this one is a misspelling, or null. */
export function slipOf(name: string, known: readonly string[]): string | null {
  const isSlip = name.length >= 7 && !known.includes(name);
  return (isSlip && known.find((candidate) => leven(name, candidate) <= 2)) || null;
}

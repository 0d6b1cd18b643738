import leven from 'leven';

const lastPart = (name: string): string => name.split(/[.:](?=\w)/).at(-1) as string;

/** A name without its arguments. */
export const baseOf = (name: string): string => name.replace(/[(:].*$/, '');

/**
 * The known name that a given one most likely stands for: spelled alike, case
 * aside, or with more after it, and above all the same after its last dot or
 * colon. Null when none is known.
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

/** A name so close to a known one that it must be a slip. */
export function slipOf(name: string, known: Iterable<string>): string | null {
  const list = [...known];
  if (name.length < 7 || list.includes(name)) {
    return null;
  }
  return list.find((candidate) => leven(name, candidate) <= 2) ?? null;
}

/** Number of letters to insert, drop or swap between two words. */
export function distance(from: string, to: string): number {
  let row = Array.from({length: to.length + 1}, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(
        Math.min(
          (next[j] as number) + 1,
          (row[j + 1] as number) + 1,
          (row[j] as number) + (letter === other ? 0 : 1),
        ),
      );
    }
    row = next;
  }
  return row[to.length] as number;
}

/** Letters that one of two words has and the other lacks, read in order. */
function leftOver(from: string, to: string): number {
  let row = new Array<number>(to.length + 1).fill(0);
  for (const letter of from) {
    const next = [0];
    for (const [j, other] of [...to].entries()) {
      next.push(
        letter === other
          ? (row[j] as number) + 1
          : Math.max(row[j + 1] as number, next[j] as number),
      );
    }
    row = next;
  }
  return from.length + to.length - 2 * (row[to.length] as number);
}

const lastPart = (name: string): string => name.split(/[.:](?=\w)/).at(-1) as string;

/**
 * The known name that a given one most likely stands for: spelled alike, case
 * aside, and above all the same after its last dot or colon. Null when none is known.
 */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const candidate of known) {
    const sameEnd = lastPart(name) === lastPart(candidate) ? 10 : 0;
    const score =
      leftOver(name.toLowerCase(), candidate.toLowerCase()) +
      leftOver(name, candidate) / 100 -
      sameEnd;
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
  return list.find((candidate) => distance(name, candidate) <= 2) ?? null;
}

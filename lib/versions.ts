/** The numbers of a version; `x` or `+` stand for the newest of their kind. */
const numbersOf = (version: string): number[] =>
  version.split(/[.-]/).map((part) => (/^[x+]$/.test(part) ? Infinity : Number(part) || 0));

/**
 * Compares versions by their numbers; a missing number counts as zero.
 *
 * @returns less than zero where the first is older
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one = 0, other = 0] = [left[at], right[at]];
    if (one !== other) {
      return one < other ? -1 : 1;
    }
  }
  return 0;
}

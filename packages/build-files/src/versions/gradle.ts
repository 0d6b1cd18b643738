/** Qualifiers that are newer than all others, oldest first. */
const SPECIAL = ['rc', 'snapshot', 'final', 'ga', 'release', 'sp'];

const partsOf = (version: string): string[] => version.match(/\d+|[^\d._+-]+/g) ?? [];

const isNumber = (part: string): boolean => /^\d/.test(part);

/** Rank of a non-numeric part; `dev` is the oldest. */
const rank = (part: string): number =>
  part.toLowerCase() === 'dev' ? -1 : SPECIAL.indexOf(part.toLowerCase()) + 1;

function compareParts(a: string, b: string): number {
  if (isNumber(a) && isNumber(b)) {
    const [left, right] = [BigInt(a), BigInt(b)];
    return left < right ? -1 : Number(left > right);
  }
  if (isNumber(a) !== isNumber(b)) {
    return isNumber(a) ? 1 : -1;
  }
  return rank(a) - rank(b) || (a < b ? -1 : Number(a > b));
}

/**
 * Compares versions as Gradle does.
 *
 * @see https://docs.gradle.org/current/userguide/dependency_versions.html
 * @returns negative if the first is older
 */
export function compareGradle(a: string, b: string): number {
  const [left, right] = [partsOf(a.slice(0, 100)), partsOf(b.slice(0, 100))];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [left[at], right[at]];
    if (one === undefined || other === undefined) {
      // An additional number makes a version newer, additional letters make it older.
      const extra = (one ?? other) as string;
      return (isNumber(extra) ? 1 : -1) * (one === undefined ? -1 : 1);
    }
    const order = compareParts(one, other);
    if (order !== 0) {
      return order;
    }
  }
  return 0;
}

const RANGE =
  /^([[\](])\s{0,20}([^,\s]{0,64})\s{0,20}(?:(,)\s{0,20}([^,\s]{0,64})\s{0,20})?([\])[])$/;

/**
 * Whether a version matches a Gradle selector: a plain version, a range such as
 * `[1.0,2.0)` or `]1.0,)`, a prefix such as `1.2.+`, or `latest.release`.
 */
export function gradleAccepts(selector: string, version: string): boolean {
  const wanted = selector.trim();
  if (wanted === 'latest.release' || wanted === 'latest.integration') {
    return true;
  }
  if (wanted.endsWith('+')) {
    return version.startsWith(wanted.slice(0, -1));
  }
  const [, open, from = wanted, comma, to = '', close] = RANGE.exec(wanted) ?? [];
  if (!comma) {
    return compareGradle(from, version) === 0;
  }
  const low = from === '' ? 1 : compareGradle(version, from);
  const high = to === '' ? -1 : compareGradle(version, to);
  const isBelow = close === ']' ? high <= 0 : high < 0 && !(to !== '' && isPreOf(version, to));
  return (open === '[' ? low >= 0 : low > 0) && isBelow;
}

/** An exclusive upper bound also excludes its pre-releases: `2.0-rc1` for `2.0`. */
function isPreOf(version: string, limit: string): boolean {
  const [parts, start] = [partsOf(version), partsOf(limit)];
  return start.every((part, index) => parts[index] === part);
}

/** Of at most 64 characters. */
const VERSION = /^(?=.{1,64}$)\d+(?:\.[\da-z]+)*(?:-[\da-z-]+(?:\.[\da-z-]+)*)?$/i;

/**
 * A version in RubyGems' format, without build metadata. `x` or `+` as the last
 * part means the newest version that starts like this.
 *
 * @returns null if the text isn't a version
 */
export function gemVersion(version: string): string | null {
  const text = version
    .trim()
    .replace(/(?<=^|\.)[x+]$/, '99999')
    .replace(/\+[\w.-]*$/, '');
  return VERSION.test(text) ? text : null;
}

/** Numbers and words of a version; a hyphen starts a pre-release. Zeros before the first word don't count. */
const partsOf = (version: string): (number | string)[] =>
  (
    version
      .replaceAll('-', '.pre.')
      .replace(/^([\d.]*?)(?:\.0+)+(?=\.?[a-z])/i, '$1')
      .match(/\d+|[a-z]+/gi) ?? []
  ).map((part) => (/^\d/.test(part) ? Number(part) : part));

/**
 * Compares versions by the rules of RubyGems: number by number, with missing numbers
 * as zero and a pre-release before its release. A text that isn't a version comes
 * before every version.
 *
 * @returns negative if the first is older, zero if they are equal
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(gemVersion(a) ?? '0.a'), partsOf(gemVersion(b) ?? '0.a')];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [left[at] ?? 0, right[at] ?? 0];
    if (one !== other) {
      const isLess = typeof one === typeof other ? one < other : typeof one === 'string';
      return isLess ? -1 : 1;
    }
  }
  return 0;
}

/** Maximum length of a version. */
const MAX = 64;

const VERSION = /^\d+(?:\.[\da-z]+)*(?:-[\da-z-]+(?:\.[\da-z-]+)*)?$/i;

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
  return text.length <= MAX && VERSION.test(text) ? text : null;
}

/** Numbers and words of a version; a hyphen starts a pre-release. */
function partsOf(version: string): (number | string)[] {
  const parts = version
    .replaceAll('-', '.pre.')
    .match(/\d+|[a-z]+/gi)
    ?.map((part) => (/^\d/.test(part) ? Number(part) : part));
  const words = parts?.findIndex((part) => typeof part === 'string') ?? -1;
  const numbers = words === -1 ? (parts ?? []) : (parts ?? []).slice(0, words);
  return [numbers, words === -1 ? [] : (parts ?? []).slice(words)].flatMap((list) => {
    const rest = [...list];
    while (rest.at(-1) === 0) {
      rest.pop();
    }
    return rest;
  });
}

/**
 * Compares versions by the rules of RubyGems: number by number, with missing numbers
 * as zero and a pre-release before its release. A text that isn't a version comes
 * before every version.
 *
 * @returns negative if the first is older, zero if they are equal
 */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => partsOf(gemVersion(version) ?? '0.a')) as [
    (number | string)[],
    (number | string)[],
  ];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const [one, other] = [left[at] ?? 0, right[at] ?? 0];
    if (one !== other) {
      return typeof one === typeof other
        ? one < other
          ? -1
          : 1
        : typeof one === 'string'
          ? -1
          : 1;
    }
  }
  return 0;
}

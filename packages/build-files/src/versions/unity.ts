/** Kinds of editor builds, oldest first: alpha, beta, China, final, patch, experimental. */
const KINDS = 'abcfpx';

const VERSION = /^(\d{1,4})(?:\.(\d{1,3})(?:\.(\d{1,4})(?:([abcfpx])(\d{1,4})\w{0,4})?)?)?$/;

/** The numbers of an editor version; missing ones become `open`. */
function numbersOf(version: string, open: number): number[] | null {
  const text = version.trim().replace(/^unity\s{0,5}/i, '');
  const match = VERSION.exec(text);
  if (!match) {
    return null;
  }
  const [, major = '', ...rest] = match;
  // Unity 6 has the internal number 6000.
  const first = Number(major) < 100 && Number(major) >= 6 ? Number(major) * 1000 : Number(major);
  const [minor, update, kind, build] = rest;
  return [first, minor, update, kind && KINDS.indexOf(kind), build].map((part) =>
    part === undefined ? open : Number(part),
  );
}

/** Whether a text is an editor version, such as `2021.3.45f1`, `2021.3` or `Unity 6.1`. */
export const isEditor = (version: string): boolean => numbersOf(version, 0) !== null;

/**
 * Whether an editor is new enough by Unity's numbering: year or generation, release,
 * update, build kind. `2021.3` as a requirement is the first 2021.3; as an installed
 * version it may be the last.
 *
 * @returns true if one of them isn't an editor version
 */
export function editorMeets(has: string, wants: string): boolean {
  const [installed, limit] = [numbersOf(has, Infinity), numbersOf(wants, 0)];
  if (!installed || !limit) {
    return true;
  }
  const at = installed.findIndex((number, index) => number !== limit[index]);
  return at === -1 || (installed[at] as number) > (limit[at] as number);
}

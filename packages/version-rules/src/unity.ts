/** Kinds of builds of the editor, oldest first: alpha, beta, China's, final, patch, experimental. */
const KINDS = 'abcfpx';

const VERSION = /^(\d{1,4})(?:\.(\d{1,3})(?:\.(\d{1,4})(?:([abcfpx])(\d{1,4})\w{0,4})?)?)?$/;

/** The numbers of a version of the editor; what is not said counts as `open`. */
function numbersOf(version: string, open: number): number[] | null {
  const text = version.trim().replace(/^unity\s{0,5}/i, '');
  const match = VERSION.exec(text);
  if (!match) {
    return null;
  }
  const [, major = '', ...rest] = match;
  // Unity 6 calls itself 6000.
  const first = Number(major) < 100 && Number(major) >= 6 ? Number(major) * 1000 : Number(major);
  const [minor, update, kind, build] = rest;
  return [
    first,
    ...[minor, update].map((part) => (part === undefined ? open : Number(part))),
    kind === undefined ? open : KINDS.indexOf(kind),
    build === undefined ? open : Number(build),
  ];
}

/** Whether a text is a version of the editor, such as `2021.3.45f1`, `2021.3` or `Unity 6.1`. */
export const isEditor = (version: string): boolean => numbersOf(version, 0) !== null;

/**
 * Whether an editor is new enough, by Unity's numbers: year or generation,
 * release, update, kind of build. `2021.3` as a limit is the first of 2021.3;
 * as what one has, it may be the last.
 *
 * @returns true where one of them is no version of the editor
 */
export function editorMeets(has: string, wants: string): boolean {
  const [own, limit] = [numbersOf(has, Infinity), numbersOf(wants, 0)];
  if (!own || !limit) {
    return true;
  }
  const at = own.findIndex((number, index) => number !== limit[index]);
  return at === -1 || (own[at] as number) > (limit[at] as number);
}

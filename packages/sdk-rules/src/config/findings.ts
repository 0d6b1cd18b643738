import {judgeAdMobId} from '../builder/admob';

/** Kind of the pasted file. */
export type FileKind = 'manifest' | 'plist';

export type Level = 'error' | 'warning' | 'info' | 'ok';

/** One finding; the component turns it into a sentence. */
export interface Finding {
  level: Level;
  kind:
    | 'too-large'
    | 'web-page'
    | 'not-recognised'
    | 'not-well-formed'
    | 'part'
    | 'missing'
    | 'recommended'
    | 'wrong-case'
    | 'wrong-type'
    | 'misplaced'
    | 'not-a-property'
    | 'placeholder'
    | 'sample-id'
    | 'unit-id'
    | 'malformed-id'
    | 'malformed-meta-id'
    | 'bare-number'
    | 'pair'
    | 'empty-id'
    | 'empty-text'
    | 'switched-off'
    | 'overridden'
    | 'removed'
    | 'ad-id-removed'
    | 'ad-id-missing'
    | 'limited'
    | 'duplicate'
    | 'skan-entry'
    | 'skan-duplicate'
    | 'skan-malformed'
    | 'skan-missing'
    | 'skan-network'
    | 'present';
  /** Key, permission, attribute or networks the finding is about. */
  key: string;
  /** What was found, or what was expected instead. */
  detail?: string;
  /** How many, or for a file that does not parse the line where it breaks. */
  count?: number;
}

/** What stands in for a value the build fills in: a resource, a Gradle or an Xcode variable. */
const references: Record<FileKind, RegExp> = {manifest: /^(?:@|\$\{)/, plist: /^\$[({]/};

/** Words and fillers that no id and no token contains. */
const PLACEHOLDER =
  /([xy])\1{3}|your|placeholder|(?:change|replace)[-_ ]?(?:me|this)|todo|app[-_ ]?id|client[-_ ]?token|^[<{[].*[>}\]]$|^0+$|0{16}/i;
/** Values of the guide for Meta, which it asks to replace; the app id also behind `fb`. */
const metaExamples = ['1234567890', '0123456789abcdef0123456789abcdef'];

/** Whether the build replaces this value by another one, which cannot be judged here. */
export function isReference(value: string, file: FileKind): boolean {
  return references[file].test(value);
}

/** Whether a value for Meta, without any `fb` before it, was to be replaced by one's own. */
export function isMetaPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || metaExamples.includes(value);
}

export const present = (key: string, detail?: string): Finding => ({
  level: 'ok',
  kind: 'present',
  key,
  ...(detail !== undefined && {detail}),
});
export const wrong = (kind: Finding['kind'], key: string, detail?: string): Finding => ({
  level: 'error',
  kind,
  key,
  ...(detail !== undefined && {detail}),
});

/** What all ids have in common; null for a value that is to be looked at more closely. */
function checkValue(
  key: string,
  value: string,
  file: FileKind,
  isPlaceholder: (value: string) => boolean,
): Finding | null {
  if (isReference(value, file)) {
    return present(key, value);
  }
  if (value === '') {
    return wrong('empty-id', key);
  }
  return isPlaceholder(value) ? wrong('placeholder', key, value) : null;
}

/** Judges an AdMob app id, wherever it was found. */
export function checkAdMobId(key: string, value: string, file: FileKind): Finding {
  const common = checkValue(key, value, file, (id) => PLACEHOLDER.test(id));
  if (common) {
    return common;
  }
  switch (judgeAdMobId(value)) {
    case 'app':
      return present(key, value);
    case 'sample':
      // Enough for test ads: nothing is wrong before the app is published.
      return {level: 'info', kind: 'sample-id', key, detail: value};
    default:
      return wrong(value.includes('/') ? 'unit-id' : 'malformed-id', key, value);
  }
}

/** Judges a Meta app id; a manifest needs `fb` before the digits, a property list forbids it. */
export function checkMetaAppId(key: string, value: string, file: FileKind): Finding {
  const common = checkValue(key, value, file, (id) => isMetaPlaceholder(id.replace(/^fb/i, '')));
  if (common) {
    return common;
  }
  const digits = /^\d+$/.test(value);
  if (file === 'manifest' && digits) {
    return wrong('bare-number', key, value);
  }
  // A backslash before the digits, too, keeps a manifest from reading a number.
  return digits || (file === 'manifest' && /^(?:fb|\\ |\\u0020)\d+$/i.test(value))
    ? present(key, value)
    : wrong('malformed-meta-id', key, value);
}

/** Judges a Meta client token, whose form Meta does not promise. */
export function checkMetaToken(key: string, value: string, file: FileKind): Finding {
  return checkValue(key, value, file, isMetaPlaceholder) ?? present(key, value);
}

/** The name among these that differs from the wanted one in case alone; none where that is there, too. */
export function otherCase(names: Iterable<string>, wanted: string): string | undefined {
  const all = [...names];
  return all.includes(wanted)
    ? undefined
    : all.find((name) => name.toLowerCase() === wanted.toLowerCase());
}

/** Meta's two keys of a file, of which one alone is of no use. */
export function checkPair(
  keys: readonly [string, string],
  has: (key: string) => boolean,
): Finding[] {
  const found = keys.filter(has);
  const absent = keys.find((key) => !has(key));
  return found.length === 1 && absent !== undefined
    ? [wrong('pair', absent, found[0] as string)]
    : [];
}

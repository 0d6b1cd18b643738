import escape from 'escape-string-regexp';
import type {MovedMap} from '@help-center/sdk-rules/check';

type Row = MovedMap['rows'][number];

/** What a table says of a name: `MaxInterstitialAd.loadAd` is `loadAd` of that type. */
interface Name {
  last: string;
  /** The type it is called on; undefined for types and callbacks. */
  type: string | undefined;
  row: Row;
}

/** A use of a name of another SDK. */
export interface Use {
  index: number;
  name: string;
  row: Row;
  /** Whether what takes its place depends on the ad type. */
  depends: boolean;
}

/** Jobs whose names differ by ad type; the tables have those of interstitials, and of banners. */
const BY_TYPE = new Set([
  'loaded',
  'failed',
  'shown',
  'show-failed',
  'clicked',
  'closed',
  'expired',
  'banner-remove',
]);

/** Ad types by what names them in code. */
const TYPES = [
  /Interstitial/,
  /Rewarded/,
  /Banner|(?<!Native)AdView\b/,
  /Native(?:Ad|Express|Custom)/,
  /M(?:REC|Rec)\b|MediumRectangle/,
  /AppOpen/,
];

function partsOf(theirs: string): string[] {
  // Of `ad(_:didFailToPresent…:)`, the label is the name.
  const [, labels] = /^\w{1,3}\(([\w:]{1,200})\)$/.exec(theirs) ?? [];
  const [label] = (labels ?? '').split(':').sort((a, b) => b.length - a.length);
  return (label || theirs.replace(/\(\)(?=\.)|\([^()]*\)$/g, '')).split('.').filter(Boolean);
}

/** The last name of what a table says. */
export const lastName = (theirs: string): string => partsOf(theirs).at(-1) ?? theirs;

function namesOf({rows}: MovedMap): Name[] {
  return rows.flatMap((row) =>
    row.theirs.map((theirs) => {
      const parts = partsOf(theirs);
      return {last: parts.at(-1) ?? '', type: parts.length > 1 ? parts[0] : undefined, row};
    }),
  );
}

/** Names of three words and more, and those that name ads, are nobody else's. */
function isDistinct(name: string): boolean {
  const words: readonly string[] = name.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? [];
  return words.length > 2 || words.includes('Ad');
}

/** Variables of a file, by their name, with the type of the other SDK that they are declared with. */
function variablesIn(text: string, types: ReadonlySet<string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (types.size === 0) {
    return found;
  }
  const any = [...types].map((one) => escape(one)).join('|');
  const patterns: readonly (readonly [RegExp, number, number])[] = [
    // `let ad: Type?`, `val ad = Type(…)`, `ad = new Type(…)`, `ad = Type.create(…)`, `ad = [[Type alloc] …`
    [
      new RegExp(
        `\\b(\\w{1,60})[ \\t]{0,5}(?::|=)[ \\t]{0,5}(?:new[ \\t]{1,5}|\\[{0,2})(${any})\\b`,
        'g',
      ),
      1,
      2,
    ],
    // `Type ad`, `Type *ad`
    [
      new RegExp(
        `\\b(${any})(?:[ \\t]{0,5}[*?][ \\t]{0,5}|[ \\t]{1,5})(?!in\\b|as\\b|is\\b)(\\w{1,60})`,
        'g',
      ),
      2,
      1,
    ],
  ];
  for (const [pattern, name, type] of patterns) {
    for (const match of text.matchAll(pattern)) {
      found.set(match[name] as string, match[type] as string);
    }
  }
  return found;
}

/** What the name at an offset is called on: `ad` of `ad?.load`, `ALSdk` of `ALSdk.shared().start`; null if on nothing. */
function receiverOf(text: string, index: number): string | null {
  const before = text.slice(Math.max(0, index - 200), index);
  const chain =
    /([\w$]{1,60})(?:\([^()\n]{0,80}\)|[?!]{1,2})?(?:\.\w{1,60}(?:\([^()\n]{0,80}\)|[?!]{1,2})?){0,3}[?!]{0,2}\.$/.exec(
      before,
    );
  const message = /\[(?:self\.|_)?(\w{1,60})[ \t]{1,5}$/.exec(before);
  const own = /\b(?:self|this)[?!]{0,2}\.(\w{1,60})[?!]{0,2}\.$/.exec(before);
  return own?.[1] ?? chain?.[1] ?? message?.[1] ?? (/[.?]\s{0,40}$/.test(before) ? '' : null);
}

/**
 * The uses of another SDK's names in a file that imports it, by the type that they are called on.
 *
 * @param text - the file without comments
 * @param imported - names that it imports from the other SDK
 */
export function usesIn(text: string, map: MovedMap, imported: ReadonlySet<string>): Use[] {
  const names = namesOf(map);
  const types = new Set(
    [...names.flatMap(({type, last}) => [type ?? '', last]), ...imported].filter((one) =>
      /^[A-Z]\w+$/.test(one),
    ),
  );
  const variables = variablesIn(text, types);
  const kinds = TYPES.filter((kind) => kind.test(text));
  const isMixed = kinds.length > 0 && (kinds.length > 1 || kinds[0] !== TYPES[0]);
  const byLast = new Map<string, Name[]>();
  for (const name of names) {
    byLast.set(name.last, [...(byLast.get(name.last) ?? []), name]);
  }
  return [...text.matchAll(/[A-Za-z_]\w*/g)].flatMap(({0: last, index}): Use[] => {
    const same = byLast.get(last);
    const receiver = same ? receiverOf(text, index) : null;
    if (!same || text[index - 1] === '$' || receiver === 'Appodeal') {
      return [];
    }
    const type =
      receiver === null ? undefined : types.has(receiver) ? receiver : variables.get(receiver);
    const plain = same.find((one) => one.type === undefined);
    const exact = same.find((one) => one.type !== undefined && one.type === type);
    const isOn = type !== undefined || isDistinct(last);
    const found =
      exact ??
      (receiver === null
        ? (plain ?? (isDistinct(last) ? same[0] : undefined))
        : isOn
          ? same[0]
          : undefined);
    if (!found) {
      return [];
    }
    const {job = ''} = found.row;
    const isOther = found.type !== undefined && type !== undefined && type !== found.type;
    const depends = BY_TYPE.has(job) && (job === 'banner-remove' ? isOther : isMixed);
    return [{index, name: last, row: found.row, depends}];
  });
}

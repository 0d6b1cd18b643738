import {chunkTerms, fold, processTerm} from './analysis';
import {once} from './once';
import {Sounds} from './sound';

/** What words mean beside what is written, as the site tells it. */
export interface Words {
  /** Words and phrases that say the same. */
  synonyms: readonly (readonly string[])[];
  /** Words that name a platform, by platform. */
  platforms: Readonly<Record<string, readonly string[]>>;
}

/** A platform and the docs plugin id of its guide. */
export interface Guide {
  platform: string;
  pluginId: string;
}

/** One alternative reading of a word: index terms that all have to be found. */
export type Synonym = readonly string[];

/** What the ranking knows of the site beside its pages. */
export type Vocabulary = ReturnType<typeof createVocabulary>;

function termsOf(phrase: string): string[] {
  return phrase
    .split(' ')
    .flatMap((word) => chunkTerms(fold(word)).slice(0, 1))
    .map((term) => processTerm(term).at(-1) as string);
}

/**
 * Prepares a site's synonyms and platform names for lookups.
 *
 * @param secondary - matches tag and path of pages that repeat others
 */
export function createVocabulary(
  {synonyms, platforms}: Words,
  guides: readonly Guide[],
  secondary: RegExp,
) {
  /** Synonyms by stem, and phrases («no fill») by their stems joined with a space. */
  const table = new Map<string, Map<string, Synonym>>();
  for (const group of synonyms) {
    const entries = new Map(group.map(termsOf).map((terms) => [terms.join(' '), terms]));
    for (const key of entries.keys()) {
      const others = once(table, key, () => new Map<string, Synonym>());
      entries.forEach((terms, other) => other !== key && others.set(other, terms));
    }
  }
  /** English words that have synonyms, by what the table has them under. */
  const names = new Map(
    synonyms
      .flat()
      .flatMap((phrase) => (phrase.includes(' ') ? [] : [[fold(phrase), termsOf(phrase)]])),
  );
  const sounds = new Sounds(names.keys());
  const synonymsOf = (phrase: readonly string[]): readonly Synonym[] => [
    ...(table.get(phrase.join(' '))?.values() ?? []),
  ];
  const platformOf = new Map(
    Object.entries(platforms).flatMap(([platform, words]) =>
      words.map((word) => [word, platform] as const),
    ),
  );
  const paths = guides.map(
    ({platform}) => [platform, new RegExp(`/${platform}(?:[/-]|$)`)] as const,
  );
  const ownPart = new RegExp(`/(?:${paths.map(([platform]) => platform).join('|')})(?=[/-]|$)`);
  return {
    /** The address that the pages of all platforms about the same thing share. */
    familyOf: (path: string): string => path.replace(ownPart, '/*'),
    /**
     * Synonyms of a word or phrase.
     *
     * @param phrase - stems of consecutive query words
     */
    synonymsOf,
    /** The English words with synonyms that a Cyrillic word sounds like: each, and its synonyms. */
    heardAs: (word: string): readonly (readonly Synonym[])[] =>
      sounds.like(word).map((name) => {
        const terms = names.get(name) ?? [];
        return [terms, ...synonymsOf(terms)];
      }),
    /** The platform that a word of a question names. */
    platformOfWord: (word: string): string | null => platformOf.get(word) ?? null,
    /**
     * The platform that a page is about, null where it is about all of them.
     *
     * @param tag - search tag of its doc set
     * @param path - its address, which names a platform also outside the guides
     */
    platformOfPage: (tag: string, path = ''): string | null =>
      guides.find(({pluginId}) => tag.startsWith(`docs-${pluginId}-`))?.platform ??
      paths.find(([, pattern]) => pattern.test(path))?.[0] ??
      null,
    /** Whether a page repeats others in short form, or mentions nearly everything. */
    isSecondary: (tag: string, path: string): boolean => secondary.test(tag + path),
  };
}

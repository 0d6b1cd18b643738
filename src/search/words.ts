import {guides, type Platform} from '../../config/platforms';
import words from '../../data/search-words.json';
import {chunkTerms, fold, processTerm} from '../../lib/search/analysis';

/** What words mean beside what is written: the entries of `data/search-words.json`. */

export type {Platform};

/** One alternative reading of a word: index terms that all have to be found. */
export type Synonym = readonly string[];

function termsOf(phrase: string): string[] {
  return phrase
    .split(' ')
    .flatMap((word) => chunkTerms(fold(word)).slice(0, 1))
    .map((term) => processTerm(term).at(-1) as string);
}

/** Synonyms by stem, and phrases («no fill») by their stems joined with a space. */
const table = new Map<string, Map<string, Synonym>>();
for (const group of words.synonyms) {
  const entries = new Map(group.map(termsOf).map((terms) => [terms.join(' '), terms]));
  for (const key of entries.keys()) {
    const others = new Map([...(table.get(key) ?? []), ...entries]);
    others.delete(key);
    table.set(key, others);
  }
}

/**
 * Other ways to say a word or phrase.
 *
 * @param phrase - stems of consecutive query words
 */
export function synonymsOf(phrase: readonly string[]): readonly Synonym[] {
  return [...(table.get(phrase.join(' '))?.values() ?? [])];
}

const platforms = new Map(
  guides.flatMap(({platform}) => words.platforms[platform].map((word) => [word, platform])),
);

/** The platform that a word of a question names. */
export const platformOfWord = (word: string): Platform | null => platforms.get(word) ?? null;

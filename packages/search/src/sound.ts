import {stemmer as stemRussian} from '@orama/stemmers/russian';
import {isCyrillic, toLatin} from './analysis';

/**
 * English words and names as Russians write them: by ear, with or without double
 * letters, and with Russian endings («вотерфолла», «колбеком», «макса»). Two words
 * sound alike when they have the same consonants, and vowels between the same ones;
 * the other may also have a silent «e» («фейсбук»).
 */

const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/dzh/g, 'j'],
  [/tion/g, 'shen'],
  [/ti(?=a)/g, 'shi'],
  [/ph/g, 'f'],
  [/ck|q/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/z(?!h)/g, 's'],
  [/(?<![csz])h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A word in letters that stand for one sound each, of either script. */
const letters = (word: string): string =>
  CONSONANTS.reduce(
    (text, [from, to]) => text.replace(from, to),
    isCyrillic(word) ? toLatin(word) : word,
  );

/** The consonants of a word, and whether it begins with a vowel. */
const consonants = (spelled: string): string =>
  spelled.replace(/^[aeiouy]+/, 'a').replace(/(?!^)[aeiouy]/g, '');

/** The vowels between the consonants of a word; those at its end are often an ending. */
const gaps = (spelled: string): string[] => spelled.split(/[^aeiouy]/).slice(0, -1);

/** How much alike a Cyrillic word and another with the same consonants sound; 0 where a vowel is elsewhere. */
function likeness(word: string, other: string): number {
  const own = gaps(word);
  const silent = gaps(other).filter((vowels, at) => (vowels === '') !== (own[at] === ''));
  return word === other ? 3 : silent.length === 0 ? 2 : silent.every((one) => one === 'e') ? 1 : 0;
}

/** Two consonants are common to too many words. */
const LEAST = 3;

/** Terms that are written in Latin letters, by their sound. */
export class Sounds {
  private readonly terms = new Map<string, [term: string, spelled: string][]>();

  constructor(terms: Iterable<string>) {
    for (const term of terms) {
      if (/^[a-z]{3,}$/.test(term)) {
        const spelled = letters(term);
        const sound = consonants(spelled);
        const known = this.terms.get(sound);
        if (known) {
          known.push([term, spelled]);
        } else {
          this.terms.set(sound, [[term, spelled]]);
        }
      }
    }
  }

  /** Those that a Cyrillic word sounds most like. */
  like(word: string): string[] {
    for (const form of new Set([word, stemRussian(word)])) {
      const spelled = letters(form);
      const sound = consonants(spelled);
      const found = sound.length < LEAST ? [] : (this.terms.get(sound) ?? []);
      const alike = found.map(([term, other]) => ({term, how: likeness(spelled, other)}));
      const best = Math.max(...alike.map(({how}) => how));
      if (best > 0) {
        return alike.filter(({how}) => how === best).map(({term}) => term);
      }
    }
    return [];
  }
}

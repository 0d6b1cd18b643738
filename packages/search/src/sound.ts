import {stemmer as stemRussian} from '@orama/stemmers/russian';
import {isCyrillic, toLatin} from './analysis';

/**
 * English words and names as Russians write them: by ear, with or without double
 * letters, and with Russian endings («вотерфолла», «колбеком», «макса»). Two words
 * sound alike when the same consonants are left of them.
 */

const CONSONANTS: readonly (readonly [RegExp, string])[] = [
  [/dzh/g, 'j'],
  [/tion/g, 'shen'],
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

  /** Those that a Cyrillic word sounds like, with the same vowels where there are such. */
  like(word: string): string[] {
    for (const form of new Set([word, stemRussian(word)])) {
      const spelled = letters(form);
      const sound = consonants(spelled);
      const found = sound.length < LEAST ? [] : (this.terms.get(sound) ?? []);
      const same = found.filter(([, other]) => other === spelled);
      if (found.length > 0) {
        return (same.length > 0 ? same : found).map(([term]) => term);
      }
    }
    return [];
  }
}

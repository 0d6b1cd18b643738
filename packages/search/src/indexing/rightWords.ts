import {fold, processTerm} from '../analysis';
import {once} from '../once';
import {distance, errorsIn} from '../termIndex';

/** What is left of a word without so many letters, in every way. */
function without(word: string, letters: number, from = 0): string[] {
  const left = [word];
  for (let at = from; letters > 0 && at < word.length; at++) {
    left.push(...without(word.slice(0, at) + word.slice(at + 1), letters - 1, at));
  }
  return left;
}

/**
 * Looks for terms that differ from a word in a few letters; the first one is the same.
 * Two words that do are the same without as many letters of each.
 */
function likeness(terms: ReadonlySet<string>): (word: string) => boolean {
  const byRest = [1, 2].map((errors) => {
    const found = new Map<string, string[]>();
    // Words that may have so many errors are longer, and hardly any is as long as a name in code.
    for (const term of [...terms].filter(({length}) => length > errors * 3 && length < 24)) {
      for (const rest of without(term.slice(1), errors)) {
        once(found, term.charAt(0) + rest, () => []).push(term);
      }
    }
    return found;
  });
  return (word) => {
    const errors = errorsIn(word);
    const found = byRest[errors - 1];
    return without(word.slice(1), errors).some((rest) =>
      found?.get(word.charAt(0) + rest)?.some((term) => distance(word, term, errors) <= errors),
    );
  };
}

/** The terms of a word, by which a dictionary is given to {@link rightWords}. */
export const dictionaryEntry = (word: string): string => processTerm(fold(word)).join(' ');

/**
 * Finds the words that would be corrected to a term of an index although they are right.
 *
 * @param dictionary - words, each as {@link dictionaryEntry} gives it
 * @param terms - those of the whole index
 * @param known - those that are always loaded, so that a word that has one is found
 * @returns their stems, in the order of the alphabet
 */
export function rightWords(
  dictionary: readonly string[],
  terms: ReadonlySet<string>,
  known: ReadonlySet<string>,
): string[] {
  const isLike = likeness(terms);
  const right = dictionary
    .map((entry) => entry.split(' '))
    .filter((own) => !own.some((term) => known.has(term)) && own.some(isLike))
    .map((own) => own.at(-1) as string);
  return [...new Set(right)].sort();
}

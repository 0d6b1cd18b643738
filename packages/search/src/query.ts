import {
  chunks,
  chunkTerms,
  fold,
  isCyrillic,
  isStopWord,
  nameParts,
  stem,
  toCyrillic,
  toLatin,
} from './analysis';
import type {Synonym, Vocabulary} from './vocabulary';

/** What a platform's word, and the parts of a name together, count beside a word. */
const WEIGHT = {platform: 0.35, parts: 0.8};

/** A pasted log is cut here: its first words already say which error it is. */
const MAX_TOKENS = 24;

/** A word of the question. */
export interface Token {
  /** As typed; for a part of a name, the name. */
  word: string;
  /** Folded word, or a part of it. */
  term: string;
  /** What the word counts beside others. */
  weight: number;
  synonyms: readonly Synonym[];
  /** English words that it sounds like, each with its synonyms. */
  heard: readonly (readonly Synonym[])[];
  /** Still being typed: its beginning is enough. */
  open: boolean;
  /** The platform that the word names. */
  platform: string | null;
}

/**
 * Splits a query into its meaningful words; a name counts as a whole and, weaker,
 * by its parts. Words without meaning are left out unless there is nothing else.
 */
export function parseQuery(
  query: string,
  locale: string,
  {platformOfWord, synonymsOf, heardAs}: Vocabulary,
): Token[] {
  const words = chunks(query);
  const stems = words.map((word) =>
    chunkTerms(word)
      .slice(0, 1)
      .flatMap((term) => [term, ...otherScript(term, locale)].map(stem)),
  );
  const tokens = words.flatMap((word, at): Token[] => {
    const [term] = chunkTerms(word);
    if (term === undefined) {
      return [];
    }
    const open = at === words.length - 1 && !/\s$/.test(query);
    const platform = platformOfWord(term);
    const phrases = [stems.slice(at, at + 1), at + 1 < words.length ? stems.slice(at, at + 2) : []];
    const synonyms = phrases.flatMap(readings).flatMap(synonymsOf);
    const heard = isCyrillic(term) ? heardAs(term) : [];
    const parts = nameParts(word);
    return [
      {word, term, weight: platform ? WEIGHT.platform : 1, synonyms, heard, open, platform},
      ...parts.map((part): Token => {
        const weight = WEIGHT.parts / parts.length;
        return {word, term: part, weight, synonyms: [], heard: [], open, platform: null};
      }),
    ];
  });
  const meaningful = tokens.filter(({term}) => !isStopWord(term));
  const unique = new Map(
    (meaningful.length > 0 ? meaningful : tokens).reverse().map((token) => [token.term, token]),
  );
  return [...unique.values()].reverse().slice(0, MAX_TOKENS);
}

/** Every way to read a phrase whose words can be read in several ways. */
function readings([first, ...rest]: readonly (readonly string[])[]): string[][] {
  const others = rest.length > 0 ? readings(rest) : [[]];
  return (first ?? []).flatMap((word) => others.map((other) => [word, ...other]));
}

/** The same word in the other script; Cyrillic only for languages that are written in it. */
export function otherScript(term: string, locale: string): string[] {
  const {script} = new Intl.Locale(locale).maximize();
  const variants = isCyrillic(term) ? [toLatin(term)] : script === 'Cyrl' ? [toCyrillic(term)] : [];
  return variants.filter((variant) => variant !== term && variant.length > 1);
}

/** {@link spaced}, with words that differ in their endings alone as one. */
export const stemmed = (text: string): string => ` ${chunks(fold(text)).map(stem).join(' ')} `;

/** Words of a text with a space around each, so that neighbours can be looked for in it. */
export const spaced = (text: string): string => ` ${chunks(fold(text)).join(' ')} `;

/** Words of the question that stand beside each other. */
export function pairsOf(query: string): string[] {
  const words = chunks(fold(query));
  return words.slice(1).map((word, at) => spaced(`${words[at]} ${word}`));
}

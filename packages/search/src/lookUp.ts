import {chunks, chunkTerms, isCyrillic, processTerm, stem, swapLayout} from './analysis';
import type {Corpus, Part, Scores} from './corpus';
import {once} from './once';
import {otherScript, type Token} from './query';
import {errorsIn, type Found, type LookUp} from './termIndex';

/** How much an indirect reading of a word counts against the word itself. */
const QUALITY = {sound: 0.9, prefix: 0.75, typo: 0.7, synonym: 0.7, besideName: 0.42};

/** Weight of a page's keyword, as a share of a word's weight in its title. */
const KEYWORD_TITLE = 0.5;

/** What all of some terms have found in one index, by document. */
function findAll(
  {index, boosts}: Part,
  [first = '', ...others]: readonly string[],
  options?: LookUp,
): Map<number, Found> {
  const found = index.lookUp(first, boosts, options);
  for (const term of others) {
    const next = index.lookUp(term, boosts, options);
    for (const [at, one] of found) {
      const other = next.get(at);
      if (other) {
        one.score += other.score;
        one.fields |= other.fields;
        one.terms = [...one.terms, ...other.terms];
      } else {
        found.delete(at);
      }
    }
  }
  return found;
}

/** Looks terms up, all of which have to be in a record; what is found better already stays. */
function lookUp(
  corpus: Corpus,
  terms: readonly string[],
  into: Scores,
  quality: number,
  options?: LookUp,
): Scores {
  const found: Scores = new Map();
  for (const part of corpus.parts) {
    const bit = (field: string): number => 1 << part.index.fields.indexOf(field);
    const title = bit('title');
    const keywords = bit('keywords');
    for (const [at, {score, fields, terms: matched}] of findAll(part, terms, options)) {
      const id = part.ids[at] as number;
      const known = found.get(id);
      const named = fields & title ? 1 : fields & keywords ? KEYWORD_TITLE : 0;
      found.set(id, {
        score: (known?.score ?? 0) + score * terms.length * quality,
        title: Math.max(known?.title ?? 0, named * quality ** 2),
        share: quality,
        isSimilar: options?.fuzzy !== undefined,
        terms: known ? [...known.terms, ...matched] : matched,
      });
    }
  }
  for (const [id, one] of found) {
    const known = into.get(id);
    into.set(
      id,
      known
        ? {
            score: Math.max(known.score, one.score),
            title: Math.max(known.title, one.title),
            share: Math.max(known.share, one.share),
            isSimilar: one.isSimilar,
            terms: [...known.terms, ...one.terms],
          }
        : one,
    );
  }
  return into;
}

/** Everything one word of the query finds, in the strictest reading that finds something. */
function read(corpus: Corpus, {term, open, synonyms, heard}: Token, locale: string): Scores {
  const scores: Scores = new Map();
  const variants = otherScript(term, locale);
  for (const one of [term, ...variants].flatMap(processTerm)) {
    lookUp(corpus, [one], scores, 1);
  }
  const isHeard = scores.size === 0 && isCyrillic(term);
  if (isHeard) {
    const names = new Set(corpus.parts.flatMap(({index}) => index.sounds.like(term)));
    for (const name of names) {
      lookUp(corpus, [name], scores, QUALITY.sound);
    }
  }
  // A synonym that sounds alike is the word itself; what it means is known also without it.
  const names = new Set(heard.map(([name]) => String(name)));
  const others = names.size > 0 ? QUALITY.besideName : QUALITY.synonym;
  for (const terms of isHeard && synonyms.length === 0 ? heard.flat() : synonyms) {
    lookUp(corpus, terms, scores, names.has(String(terms)) ? QUALITY.sound : others);
  }
  if (open && term.length > 1) {
    for (const word of [term, ...variants]) {
      const start = isCyrillic(word) ? stem(word) : word;
      lookUp(corpus, [start], scores, QUALITY.prefix, {prefix: true});
    }
  }
  // The answer says which words it has found instead of others.
  if (scores.size === 0 && corpus.rightWords && !corpus.rightWords.has(stem(term))) {
    for (const one of new Set([term, ...variants].flatMap(processTerm))) {
      lookUp(corpus, [one], scores, QUALITY.typo, {fuzzy: errorsIn(one)});
    }
  }
  return scores;
}

/** Words kept; a reader's last few queries. */
const MEMORY_LIMIT = 64;

/** {@link read}, once per word: while a query is typed only its last word changes. */
export function remembered(corpus: Corpus, token: Token, locale: string): Scores {
  const {scores} = corpus.memory;
  if (scores.size > MEMORY_LIMIT) {
    scores.clear();
  }
  const key = JSON.stringify([token.term, token.open, token.synonyms, locale]);
  return once(scores, key, () => read(corpus, token, locale));
}

/**
 * Corrects words typed in the wrong keyboard layout, before they are split, since
 * signs of one layout are letters of the other. A word is changed only if nothing
 * matches it as typed and something matches it in the other layout.
 */
export function relaid(query: string, corpus: Corpus): string {
  const isKnown = (chunk: string): boolean =>
    once(corpus.memory.known, chunk, () =>
      chunkTerms(chunk)
        .flatMap(processTerm)
        .some((term) => lookUp(corpus, [term], new Map(), 1).size > 0),
    );
  const isUnderstood = (word: string): boolean => {
    const parts = chunks(word);
    return parts.length > 0 && parts.every(isKnown);
  };
  return query.replace(/\S+/g, (word) => {
    const other = swapLayout(word);
    return !isUnderstood(word) && isUnderstood(other) ? other : word;
  });
}

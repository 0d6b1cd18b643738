import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import {
  chunks,
  chunkTerms,
  isCyrillic,
  processTerm,
  stem,
  swapLayout,
} from '../../lib/search/analysis';
import type {RecordKind} from '../../lib/search/format';
import {otherScript, type Token} from './query';

/** A record as the ranking sees it. */
export interface RankedRecord {
  id: number;
  path: string;
  title: string;
  group: string;
  tag: string;
  /** What else the topic of a page is called; on its top alone. */
  keywords?: readonly string[];
  anchor: string;
  headings: readonly string[];
  kind: RecordKind;
  text?: string;
}

/** Indexes that are loaded, and their records by id. */
export interface Corpus {
  core: readonly MiniSearch[];
  text: readonly MiniSearch[];
  records: ReadonlyMap<number, RankedRecord>;
  /** Full text of a record, null while it has not been loaded. */
  textOf: (id: number) => string | null;
}

/** Weights of the fields of both kinds of index; what is not named counts 1. */
const BOOST = {heading: 4, path: 2, keywords: 4, names: 1.5, errors: 3};

/** How much an indirect reading of a word counts against the word itself. */
const QUALITY = {prefix: 0.75, typo: 0.7, synonym: 0.7};

/** A keyword of a page speaks for it as this share of a word in its title does. */
const KEYWORD_TITLE = 0.5;

/** What a word has found, by record. */
export type Scores = Map<number, {score: number; title: number; terms: ReadonlySet<string>}>;

/** Looks terms up, all of which have to be in a record; what is found better already stays. */
function lookUp(
  corpus: Corpus,
  terms: readonly string[],
  into: Scores,
  quality: number,
  options?: SearchOptions,
): Scores {
  const found: Scores = new Map();
  for (const index of [...corpus.core, ...corpus.text]) {
    const hits = index.search(terms.join(' '), {
      ...options,
      boost: BOOST,
      combineWith: 'AND',
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term,
    });
    for (const {id, score, terms: matched, match} of hits) {
      const known = found.get(id as number);
      const fields = Object.values(match).flat();
      const named = fields.includes('title') ? 1 : fields.includes('keywords') ? KEYWORD_TITLE : 0;
      found.set(id as number, {
        score: (known?.score ?? 0) + score * quality,
        title: Math.max(known?.title ?? 0, named * quality ** 2),
        terms: new Set(known ? [...known.terms, ...matched] : matched),
      });
    }
  }
  for (const [id, {score, title, terms: matched}] of found) {
    const known = into.get(id);
    into.set(id, {
      score: Math.max(known?.score ?? 0, score),
      title: Math.max(known?.title ?? 0, title),
      terms: known ? new Set([...known.terms, ...matched]) : matched,
    });
  }
  return into;
}

/** Everything one word of the query finds, in the strictest reading that finds something. */
function read(corpus: Corpus, {term, open, synonyms}: Token, locale: string): Scores {
  const scores: Scores = new Map();
  const variants = otherScript(term, locale);
  for (const one of [term, ...variants].flatMap(processTerm)) {
    lookUp(corpus, [one], scores, 1);
  }
  for (const terms of synonyms) {
    lookUp(corpus, terms, scores, QUALITY.synonym);
  }
  if (open && term.length > 1) {
    for (const word of [term, ...variants]) {
      const start = isCyrillic(word) ? stem(word) : word;
      lookUp(corpus, [start], scores, QUALITY.prefix, {prefix: true});
    }
  }
  if (scores.size === 0 && term.length > 3) {
    for (const one of new Set([term, ...variants].flatMap((word) => [word, stem(word)]))) {
      lookUp(corpus, [one], scores, QUALITY.typo, {fuzzy: term.length > 6 ? 2 : 1});
    }
  }
  return scores;
}

/** What has been worked out about a corpus; out of date once it has grown. */
interface Memory {
  size: number;
  scores: Map<string, Scores>;
  names: Map<number, readonly string[]>;
  wordings: Map<number, string>;
  known: Map<string, boolean>;
}

const memories = new WeakMap<Corpus, Memory>();

/** Words kept; a reader's last few queries. */
const MEMORY_LIMIT = 64;

export function memoryOf(corpus: Corpus): Memory {
  const size = corpus.core.length + corpus.text.length;
  const known = memories.get(corpus);
  const memory =
    known?.size === size
      ? known
      : {size, scores: new Map(), names: new Map(), wordings: new Map(), known: new Map()};
  memories.set(corpus, memory);
  return memory;
}

/** {@link read}, once per word: while a query is typed only its last word changes. */
export function remembered(corpus: Corpus, token: Token, locale: string): Scores {
  const {scores} = memoryOf(corpus);
  if (scores.size > MEMORY_LIMIT) {
    scores.clear();
  }
  const key = JSON.stringify([token.term, token.open, token.synonyms, locale]);
  const found = scores.get(key) ?? read(corpus, token, locale);
  scores.set(key, found);
  return found;
}

/**
 * Puts words right that were typed in the other keyboard layout, before they are
 * taken apart: signs are letters there. Only a word that says nothing as it
 * stands, and something in the other layout, is changed.
 */
export function relaid(query: string, corpus: Corpus): string {
  const {known} = memoryOf(corpus);
  const isKnown = (chunk: string): boolean => {
    const before = known.get(chunk);
    const now =
      before ??
      chunkTerms(chunk)
        .flatMap(processTerm)
        .some((term) => lookUp(corpus, [term], new Map(), 1).size > 0);
    known.set(chunk, now);
    return now;
  };
  const isUnderstood = (word: string): boolean => {
    const parts = chunks(word);
    return parts.length > 0 && parts.every(isKnown);
  };
  return query.replace(/\S+/g, (word) => {
    const other = swapLayout(word);
    return !isUnderstood(word) && isUnderstood(other) ? other : word;
  });
}

import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import {
  chunks,
  chunkTerms,
  fold,
  isCyrillic,
  isStopWord,
  nameParts,
  processTerm,
  stem,
  swapLayout,
  toCyrillic,
  toLatin,
} from '../../lib/search/analysis';
import type {RecordKind} from '../../lib/search/format';
import {
  isCommon,
  platformOfTag,
  platformOfWord,
  synonymsOf,
  type Platform,
  type Synonym,
} from './words';

/** A record as the ranking sees it. */
export interface RankedRecord {
  id: number;
  path: string;
  title: string;
  group: string;
  tag: string;
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

/** Where the reader stands. */
export interface RankContext {
  /** Search tags that may answer; null for all. */
  tags: ReadonlySet<string> | null;
  /** Tag of the doc set and version in hand, which ranks first. */
  activeTag: string | null;
  /** Language of the index; decides about transliteration. */
  locale: string;
}

export interface RankedHit {
  record: RankedRecord;
  /** Score of the page, equal for all its hits. */
  score: number;
  /** Index terms that matched, for highlighting. */
  terms: ReadonlySet<string>;
}

/** Weights of the fields of both kinds of index; what is not named counts 1. */
const BOOST = {heading: 4, path: 2, names: 1.5, errors: 3};

/** How much an indirect reading of a word counts against the word itself. */
const QUALITY = {script: 0.9, prefix: 0.75, typo: 0.7, synonym: 0.7};

/** What a common word or a platform's, and the parts of a name together, count beside a word. */
const WEIGHT = {common: 0.35, parts: 0.8};

/** A pasted log is cut here: its first words already say which error it is. */
const MAX_TOKENS = 24;

/** How strongly words of the question that a place lacks count against it. */
const COVERAGE_POWER = 1.5;

/** A page whose title is the question is lifted by this share. */
const TITLE_BONUS = 1.5;

/** A title that has this share of the question is what was asked for; endings may differ. */
const TITLE_ASKED = 0.8;

/** A place that is called like the question, or is the very message, is lifted by this. */
const NAMESAKE: Readonly<Record<RecordKind, number>> = {page: 2, section: 2, row: 1, error: 4};

/** As many of the best pages are looked at for their wording. */
const WORDING_LIMIT = 30;

/** The doc set in hand, the platform that is meant, and the others. */
const PLACE = {active: 1.6, platform: 1.6, otherPlatform: 0.6};

/** Pages that repeat others in short form, or mention nearly everything: who finds both wants the other. */
const SECONDARY = /^docs-onboarding-|\/(?:changelog|known-errors)$/;

/** What such a page keeps. */
const SECONDARY_WEIGHT = 0.6;

/** Pages that score below this share of the best one are noise. */
const FLOOR = 0.12;

/** At most this many places of one page are worth listing. */
const HITS_PER_PAGE = 3;

/** A word of the question. */
interface Token {
  /** Folded word as typed. */
  term: string;
  /** What the word counts beside others. */
  weight: number;
  synonyms: readonly Synonym[];
  /** Still being typed: its beginning is enough. */
  open: boolean;
  /** The platform that the word names. */
  platform: Platform | null;
}

/** What a word has found, by record. */
type Scores = Map<number, {score: number; title: number; terms: ReadonlySet<string>}>;

/** A place that has words of the question: scores and shares in the title by word. */
interface Hit {
  record: RankedRecord;
  scores: number[];
  titles: number[];
  terms: Set<string>;
  score: number;
}

/**
 * Splits a query into its meaningful words; a name counts as a whole and, weaker,
 * by its parts. Words without meaning are left out unless there is nothing else.
 */
export function parseQuery(query: string, locale: string): Token[] {
  const words = chunks(query);
  const stems = words.map((word) => stem(fold(word)));
  const tokens = words.flatMap((word, at): Token[] => {
    const [term] = chunkTerms(word);
    if (term === undefined) {
      return [];
    }
    const open = at === words.length - 1 && !/\s$/.test(query);
    const platform = platformOfWord(term, fold(words[at + 1] ?? ''));
    const synonyms = [
      stems.slice(at, at + 1),
      stems.slice(at, at + 2),
      ...(at > 0 ? [stems.slice(at - 1, at + 1)] : []),
    ].flatMap(synonymsOf);
    const parts = nameParts(word);
    return [
      {term, weight: platform || isCommon(term) ? WEIGHT.common : 1, synonyms, open, platform},
      ...parts.map((part): Token => {
        const weight = WEIGHT.parts / parts.length;
        return {term: part, weight, synonyms: [], open, platform: null};
      }),
    ];
  });
  const meaningful = tokens.filter(
    ({term}) => ![term, ...otherScript(term, locale)].some(isStopWord),
  );
  const unique = new Map(
    (meaningful.length > 0 ? meaningful : tokens).reverse().map((token) => [token.term, token]),
  );
  return [...unique.values()].reverse().slice(0, MAX_TOKENS);
}

/** The same word in the other script; Cyrillic only for languages that are written in it. */
function otherScript(term: string, locale: string): string[] {
  const {script} = new Intl.Locale(locale).maximize();
  const variants = isCyrillic(term) ? [toLatin(term)] : script === 'Cyrl' ? [toCyrillic(term)] : [];
  return variants.filter((variant) => variant !== term && variant.length > 1);
}

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
      const inTitle = Object.values(match).some((fields) => fields.includes('title'));
      found.set(id as number, {
        score: (known?.score ?? 0) + score * quality,
        title: inTitle ? quality ** 2 : (known?.title ?? 0),
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
  for (const one of processTerm(term)) {
    lookUp(corpus, [one], scores, 1);
  }
  for (const one of variants.flatMap(processTerm)) {
    lookUp(corpus, [one], scores, QUALITY.script);
  }
  const known = scores.size > 0;
  for (const terms of synonyms) {
    lookUp(corpus, terms, scores, QUALITY.synonym);
  }
  if (open && term.length > (known ? 2 : 1)) {
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
  names: Map<number, string>;
  wordings: Map<number, string>;
  known: Map<string, boolean>;
}

const memories = new WeakMap<Corpus, Memory>();

/** Words kept; a reader's last few queries. */
const MEMORY_LIMIT = 64;

function memoryOf(corpus: Corpus): Memory {
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
function remembered(corpus: Corpus, token: Token, locale: string): Scores {
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
function relaid(query: string, corpus: Corpus): string {
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

/** Words of a text with a space around each, so that neighbours can be looked for in it. */
const spaced = (text: string): string => ` ${chunks(fold(text)).join(' ')} `;

/** Words of the question that stand beside each other, unless neither means anything. */
function pairsOf(query: string): string[] {
  const words = chunks(fold(query));
  return words
    .slice(1)
    .map((word, at) => [words[at] as string, word])
    .filter((pair) => !pair.every(isStopWord))
    .map((pair) => spaced(pair.join(' ')));
}

/** What a place is called; for a message the message itself. */
function nameOf(corpus: Corpus, {id, kind, title, headings, text}: RankedRecord): string {
  const {names} = memoryOf(corpus);
  const name =
    names.get(id) ?? spaced(kind === 'error' ? (text ?? '') : (headings.at(-1) ?? title));
  names.set(id, name);
  return name;
}

/** The share of the question's pairs that stand side by side in a place. */
function wordingShare(corpus: Corpus, record: RankedRecord, pairs: readonly string[]): number {
  const {id, title, headings, text} = record;
  const {wordings} = memoryOf(corpus);
  const wording =
    wordings.get(id) ?? spaced(`${title} ${headings.join(' ')} ${corpus.textOf(id) ?? text ?? ''}`);
  wordings.set(id, wording);
  return pairs.filter((pair) => wording.includes(pair)).length / Math.max(1, pairs.length);
}

/** How much the place of a page speaks for it, given the platforms that the question names. */
function placeWeight(
  {tag, path}: RankedRecord,
  asked: ReadonlySet<Platform>,
  activeTag: string | null,
): number {
  const inHand = platformOfTag(activeTag ?? '');
  const meant = asked.size > 0 ? asked : new Set(inHand ? [inHand] : []);
  const platform = platformOfTag(tag) ?? /\/(android|ios|unity)[/-]/.exec(path)?.[1];
  let weight = tag === activeTag ? PLACE.active : 1;
  if (platform && meant.size > 0) {
    weight *= meant.has(platform as Platform) ? PLACE.platform : PLACE.otherPlatform;
  }
  if (SECONDARY.test(tag + path)) {
    weight *= SECONDARY_WEIGHT;
  }
  return weight;
}

/**
 * Who asks for the title of a page wants its top, not a section that has the
 * word once more; unless a section is called just that.
 */
function topFirst(
  corpus: Corpus,
  hits: readonly Hit[],
  title: number,
  asked: string,
): readonly Hit[] {
  const top = hits.find(({record}) => record.kind === 'page');
  const first = hits[0] as Hit;
  return top && title >= TITLE_ASKED && nameOf(corpus, first.record) !== asked
    ? [top, ...hits.filter((hit) => hit !== top)]
    : hits;
}

/**
 * Answers a query.
 *
 * Each word is scored by MiniSearch (BM25 over weighted fields) in the
 * strictest reading that finds something; a place's score is the sum over the
 * words times a power of the share of the question it covers. Pages are
 * ordered by their best place together with what the page covers as a whole,
 * its title, its wording and where it stands.
 *
 * @returns distinct addresses, best page first, at most a few places per page
 */
export function rank(typed: string, corpus: Corpus, context: RankContext): RankedHit[] {
  const query = relaid(typed, corpus);
  const tokens = parseQuery(query, context.locale);
  const found = tokens.map((token) => remembered(corpus, token, context.locale));
  const importance = tokens.map(({weight}, at) => {
    const {size} = found[at] as Scores;
    return size === 0 ? 0 : weight * Math.log(1 + corpus.records.size / size);
  });
  const total = importance.reduce((sum, one) => sum + one, 0);
  const share = (shares: readonly number[]): number =>
    shares.reduce((sum, one, at) => sum + one * (importance[at] as number), 0) / (total || 1);
  const combine = (scores: readonly number[]): number =>
    scores.reduce((sum, one) => sum + one, 0) *
    share(scores.map((score) => (score > 0 ? 1 : 0))) ** COVERAGE_POWER;

  const hits = new Map<number, Hit>();
  found.forEach((scores, at) => {
    for (const [id, {score, title, terms}] of scores) {
      const record = corpus.records.get(id);
      if (record && (!context.tags || context.tags.has(record.tag))) {
        const none = tokens.map(() => 0);
        const hit = hits.get(id) ?? {
          record,
          scores: none,
          titles: [...none],
          terms: new Set(),
          score: 0,
        };
        hit.scores[at] = score * (tokens[at] as Token).weight;
        hit.titles[at] = title;
        terms.forEach((term) => hit.terms.add(term));
        hits.set(id, hit);
      }
    }
  });

  const asked = spaced(query);
  const pairs = pairsOf(query);
  const byPath = new Map<string, Hit[]>();
  for (const hit of hits.values()) {
    hit.score =
      combine(hit.scores) * (nameOf(corpus, hit.record) === asked ? NAMESAKE[hit.record.kind] : 1);
    byPath.set(hit.record.path, [...(byPath.get(hit.record.path) ?? []), hit]);
  }
  const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.record.id - b.record.id;
  const pages = [...byPath.values()].map((places) => {
    places.sort(byScore);
    const title = Math.max(...places.map(({titles}) => share(titles)));
    const best = tokens.map((_, at) => Math.max(...places.map(({scores}) => scores[at] as number)));
    const whole = combine(best);
    return {
      places,
      title,
      whole,
      match: ((places[0] as Hit).score + whole) * (1 + TITLE_BONUS * title),
      score: 0,
    };
  });
  pages.sort((a, b) => b.match - a.match);

  for (const page of pages.slice(0, WORDING_LIMIT)) {
    const shares = page.places.map(({record}) => wordingShare(corpus, record, pairs));
    page.match *= 1 + Math.max(...shares);
  }
  const platforms = new Set(tokens.flatMap(({platform}) => platform ?? []));
  for (const page of pages) {
    const {record} = page.places[0] as Hit;
    page.score = page.match * placeWeight(record, platforms, context.activeTag);
  }
  // The place of reading decides about the order, never about the number of results.
  const floor = FLOOR * Math.max(0, ...pages.map(({match}) => match));
  return pages
    .filter(({match}) => match >= floor)
    .sort((a, b) => b.score - a.score || byScore(a.places[0] as Hit, b.places[0] as Hit))
    .flatMap(({places, title, score}) => {
      const anchors = new Set<string>();
      return topFirst(corpus, places, title, asked)
        .filter(({record: {anchor}}) => !anchors.has(anchor) && anchors.add(anchor))
        .slice(0, HITS_PER_PAGE)
        .map(({record, terms}) => ({record, terms, score}));
    });
}

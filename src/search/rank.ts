import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import {
  chunks,
  chunkTerms,
  fold,
  isCyrillic,
  isIdentifier,
  isStopWord,
  processTerm,
  readLayout,
  stem,
  swapLayout,
  toCyrillic,
  toLatin,
} from './analysis';
import type {RecordKind} from './format';
import {synonymsOf, type Synonym} from './synonyms';

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

/** Weights of the fields; one place, since the records of both shards are added up. */
const CORE_BOOST = {heading: 4, title: 3, path: 2, names: 2.5, errors: 3};
const TEXT_BOOST = {content: 1, code: 0.8};

/** Reference pages are long: that a section says much must not count against it too hard. */
const LENGTH_NORMALIZATION = {k: 1.2, b: 0.5, d: 0.5};

/** How much an indirect match counts against the word itself. */
const QUALITY = {
  stem: 0.92,
  prefix: 0.75,
  synonym: 0.55,
  script: 0.9,
  typo: 0.7,
};

const KIND_WEIGHT: Readonly<Record<RecordKind, number>> = {
  page: 1.05,
  section: 1,
  row: 0.85,
  error: 1.1,
};

/** Sets whose pages repeat pages of the guides in short form for another place of reading. */
const SECONDARY = /^docs-(?:onboarding|publishing)-/;
const SECONDARY_WEIGHT = 0.65;

/** Pages that mention nearly everything and explain little of it. */
const CHRONICLE = /\/(?:changelog|upgrade-guide|versions)$/;

/** What such a page keeps, unless its title is what was asked for. */
const CHRONICLE_WEIGHT = 0.6;

/** The set in hand ranks first among equals. */
const ACTIVE_WEIGHT = 2.6;
const OTHER_PLATFORM_WEIGHT = 0.6;

/** Words that say which platform the question is about, and how surely. */
const PLATFORM_WORDS: Readonly<Record<string, readonly [platform: Platform, certainty: number]>> = {
  android: ['android', 1],
  андроид: ['android', 1],
  kotlin: ['android', 0.7],
  java: ['android', 0.5],
  gradle: ['android', 0.5],
  groovy: ['android', 0.5],
  proguard: ['android', 0.5],
  multidex: ['android', 0.5],
  androidmanifest: ['android', 0.6],
  logcat: ['android', 0.6],
  ios: ['ios', 1],
  айос: ['ios', 1],
  iphone: ['ios', 0.8],
  айфон: ['ios', 0.8],
  swift: ['ios', 0.7],
  xcode: ['ios', 0.6],
  cocoapods: ['ios', 0.6],
  podfile: ['ios', 0.6],
  plist: ['ios', 0.5],
  skadnetwork: ['ios', 0.5],
  unity: ['unity', 1],
  юнити: ['unity', 1],
  csharp: ['unity', 0.7],
  'c#': ['unity', 0.7],
  upm: ['unity', 0.7],
  edm4u: ['unity', 0.7],
};

type Platform = 'android' | 'ios' | 'unity';

/** Names of products that merely begin like a platform («Unity Ads»). */
const NOT_PLATFORM: Readonly<Record<string, string>> = {unity: 'ads', юнити: 'ads'};

/** What a platform's name counts beside the words of the question. */
const PLATFORM_WEIGHT = 0.35;

/** Words that every page could have, and what they count beside others. */
const COMMON_WORDS: Readonly<Record<string, number>> = {
  appodeal: 0.35,
  апподил: 0.35,
  app: 0.6,
  apps: 0.6,
  game: 0.6,
};

/** A word of the query and every reading of it. */
interface Token {
  /** Folded word as typed. */
  term: string;
  /** Share of the question this word carries. */
  weight: number;
  synonyms: readonly Synonym[];
  /** Still being typed: its beginning is enough. */
  open: boolean;
  /** What the word says about the platform. */
  platform: readonly [platform: Platform, certainty: number] | null;
}

/** Scores by record id, with the terms that made them. */
type Scores = Map<number, Found>;

interface Found {
  score: number;
  /** How surely the page's title has the word; the quality of the reading, 0 if it has not. */
  title: number;
  terms: Set<string>;
}

/**
 * Splits a query into its meaningful words.
 *
 * Identifiers and coordinates count as a whole and, weaker, by their parts.
 * Words without meaning are left out unless there is nothing else.
 */
export function parseQuery(query: string, locale: string): Token[] {
  const words = chunks(query);
  const open = !/\s$/.test(query);
  const stems = words.map((word) => stem(fold(word)));
  const tokens: (Token & {stop: boolean})[] = [];
  words.forEach((word, index) => {
    const [whole, ...parts] = chunkTerms(word);
    if (whole === undefined) {
      return;
    }
    const last = open && index === words.length - 1;
    const synonyms = [
      ...synonymsOf(stems.slice(index, index + 1)),
      ...synonymsOf(stems.slice(index, index + 2)),
      ...(index > 0 ? synonymsOf(stems.slice(index - 1, index + 1)) : []),
    ];
    const stop =
      isStopWord(whole) || (locale === 'ru' && !isCyrillic(whole) && isStopWord(toCyrillic(whole)));
    // A platform's name rather says where to look: see placeWeight.
    const follower = NOT_PLATFORM[whole];
    const platform =
      follower !== undefined && fold(words[index + 1] ?? '') === follower
        ? null
        : (PLATFORM_WORDS[whole] ?? null);
    const weight = platform ? PLATFORM_WEIGHT : (COMMON_WORDS[whole] ?? 1);
    tokens.push({term: whole, weight, synonyms, open: last, stop, platform});
    // In «Appodeal.setAutoCache» or a path of frameworks each name says more than its humps.
    const names = new Set(word.split(JOINTS).filter(isIdentifier).map(fold));
    names.delete(whole);
    for (const name of names) {
      tokens.push({
        term: name,
        weight: 0.8 / names.size,
        synonyms: [],
        open: last,
        stop: false,
        platform: null,
      });
    }
    const own = parts.filter((part) => part.length > 1 && !isStopWord(part));
    const leaves = own.filter(
      (part) => !own.some((other) => other !== part && part.includes(other)),
    );
    for (const part of leaves.slice(0, 8)) {
      tokens.push({
        term: part,
        weight: 0.8 / leaves.length,
        synonyms: [],
        open: last && part === leaves.at(-1),
        stop: false,
        platform: null,
      });
    }
  });
  const meaningful = tokens.filter(({stop}) => !stop);
  const kept = meaningful.length > 0 ? meaningful : tokens;
  const seen = new Set<string>();
  return kept.filter(({term}) => !seen.has(term) && seen.add(term)).slice(0, MAX_TOKENS);
}

/** Signs that join names to a path or a call. */
const JOINTS = /[.:/\-’']+/;

/** A pasted log is cut here: its first words already say which error it is. */
const MAX_TOKENS = 24;

/**
 * Adds what another reading found. A title that only has an indirect reading
 * of the word counts less by the square: it is rather the title of a neighbour.
 */
function merge(into: Scores, from: Scores, factor: number): void {
  for (const [id, {score, title, terms}] of from) {
    const known = into.get(id);
    if (!known) {
      into.set(id, {score: score * factor, title: title * factor ** 2, terms: new Set(terms)});
    } else {
      known.score = Math.max(known.score, score * factor);
      known.title = Math.max(known.title, title * factor ** 2);
      terms.forEach((term) => known.terms.add(term));
    }
  }
}

/** Looks terms up in every index; all of them have to be found in a record. */
function lookUp(corpus: Corpus, terms: readonly string[], options: SearchOptions): Scores {
  let result: Scores | null = null;
  for (const term of terms) {
    const found: Scores = new Map();
    const add = (indexes: readonly MiniSearch[], boost: Record<string, number>): void => {
      for (const index of indexes) {
        const hits = index.search(term, {
          ...options,
          boost,
          bm25: LENGTH_NORMALIZATION,
          tokenize: (text) => [text],
          processTerm: (text) => text,
          weights: {prefix: 0.8, fuzzy: 0.8},
        });
        for (const hit of hits) {
          const known = found.get(hit.id as number);
          const title = Object.values(hit.match).some((fields) => fields.includes('title')) ? 1 : 0;
          if (known) {
            known.score += hit.score;
            known.title = Math.max(known.title, title);
            hit.terms.forEach((one) => known.terms.add(one));
          } else {
            found.set(hit.id as number, {score: hit.score, title, terms: new Set(hit.terms)});
          }
        }
      }
    };
    add(corpus.core, CORE_BOOST);
    add(corpus.text, TEXT_BOOST);
    if (result) {
      for (const [id, entry] of result) {
        const other = found.get(id);
        if (other) {
          entry.score = (entry.score + other.score) / 2;
          entry.title = Math.min(entry.title, other.title);
          other.terms.forEach((one) => entry.terms.add(one));
        } else {
          result.delete(id);
        }
      }
    } else {
      result = found;
    }
  }
  return result ?? new Map();
}

function typos(length: number): readonly number[] {
  if (length <= 3) {
    return [];
  }
  return length <= 4 ? [1] : [1, 2];
}

/** The same word in the other script or on the other keyboard layout. */
function otherScripts(term: string, locale: string): string[] {
  const variants = isCyrillic(term) ? [toLatin(term)] : locale === 'ru' ? [toCyrillic(term)] : [];
  return variants.filter((variant) => variant !== term && variant.length > 1);
}

/** A release without its last number («3.7»), which headings write in full. */
const RELEASE = /^\d+\.\d+$/;

/** Everything one word of the query finds, in the strictest reading that finds something. */
function evaluate(corpus: Corpus, token: Token, locale: string): Scores {
  const {term, open, synonyms} = token;
  const scores: Scores = new Map();
  const exact = (word: string, factor: number): void => {
    const terms = processTerm(word);
    terms.forEach((one, index) =>
      merge(scores, lookUp(corpus, [one], {}), index === 0 ? factor : factor * QUALITY.stem),
    );
  };
  const scripts = otherScripts(term, locale);

  exact(term, 1);
  scripts.forEach((variant) => exact(variant, QUALITY.script));
  const known = scores.size > 0;
  if (RELEASE.test(term)) {
    merge(scores, lookUp(corpus, [`${term}.`], {prefix: true}), QUALITY.prefix);
  }
  for (const terms of synonyms) {
    merge(scores, lookUp(corpus, terms, {}), QUALITY.synonym);
  }
  if ((open && term.length > (known ? 3 : 1)) || (!known && term.length > 2)) {
    const prefixes = [term, ...scripts].map((word) => (isCyrillic(word) ? stem(word) : word));
    for (const prefix of new Set(prefixes)) {
      merge(scores, lookUp(corpus, [prefix], {prefix: true}), QUALITY.prefix);
    }
  }
  if (known || scores.size > 0) {
    return scores;
  }
  const swapped = swapLayout(term);
  if (swapped !== term) {
    exact(swapped, QUALITY.script);
    if (scores.size === 0 && open && swapped.length > 2) {
      merge(scores, lookUp(corpus, [stem(swapped)], {prefix: true}), QUALITY.prefix);
    }
  }
  for (const word of [term, ...scripts, ...(swapped === term ? [] : [swapped])]) {
    for (const distance of scores.size > 0 ? [] : typos(word.length)) {
      if (scores.size === 0) {
        for (const one of new Set([word, stem(word)])) {
          merge(scores, lookUp(corpus, [one], {fuzzy: distance}), QUALITY.typo);
        }
      }
    }
  }
  return scores;
}

/**
 * Puts words that were typed on the wrong keyboard layout right before they are
 * taken apart, since the signs among their letters would be lost. Only a word
 * that says nothing as it stands, and something in the other layout, is changed.
 */
function relaid(query: string, corpus: Corpus, locale: string): string {
  const found = (term: string): boolean =>
    processTerm(term).some((one) => lookUp(corpus, [one], {}).size > 0);
  const understood = (word: string): boolean =>
    [word, ...otherScripts(word, locale)].some(found) ||
    synonymsOf([stem(word)]).some((terms) => lookUp(corpus, terms, {}).size > 0);
  return query.replace(/\S+/g, (word) => {
    const reading = readLayout(word);
    return reading && !found(reading.plain) && understood(reading.swapped) ? reading.swapped : word;
  });
}

interface Memory {
  /** How many indexes had been loaded; what was found before others came is out of date. */
  size: number;
  found: Map<string, Scores>;
}

const memories = new WeakMap<Corpus, Memory>();

/** Words kept; a reader's last few queries. */
const MEMORY_LIMIT = 64;

/** {@link evaluate}, once per word: while a query is typed only its last word changes. */
function remembered(corpus: Corpus, token: Token, locale: string): Scores {
  const size = corpus.core.length + corpus.text.length;
  let memory = memories.get(corpus);
  if (!memory || memory.size !== size || memory.found.size > MEMORY_LIMIT) {
    memory = {size, found: new Map()};
    memories.set(corpus, memory);
  }
  const key = JSON.stringify([token.term, token.open, token.synonyms, locale]);
  const known = memory.found.get(key) ?? evaluate(corpus, token, locale);
  memory.found.set(key, known);
  return known;
}

function platformOf({tag, path}: RankedRecord): Platform | null {
  const found = /^docs-(default|ios|unity)-/.exec(tag)?.[1];
  if (found) {
    return found === 'default' ? 'android' : (found as Platform);
  }
  return (/\/(android|ios|unity)[/-]/.exec(path)?.[1] as Platform | undefined) ?? null;
}

const nameOf = ({path}: RankedRecord): string => path.slice(path.lastIndexOf('/') + 1);

const knownNames = new WeakMap<Corpus, {size: number; names: Set<string>}>();

/** Names of all pages outside the sets that repeat others. */
function namesElsewhere(corpus: Corpus): ReadonlySet<string> {
  const {size} = corpus.records;
  const known = knownNames.get(corpus);
  if (known?.size === size) {
    return known.names;
  }
  const names = new Set<string>();
  for (const record of corpus.records.values()) {
    if (!SECONDARY.test(record.tag)) {
      names.add(nameOf(record));
    }
  }
  knownNames.set(corpus, {size, names});
  return names;
}

/** Gathers what the question and the place of reading say about the platform. */
function placeWeight(tokens: readonly Token[], corpus: Corpus, context: RankContext) {
  const treatedElsewhere = namesElsewhere(corpus);
  const asked = new Map<Platform, number>();
  for (const {platform} of tokens) {
    if (platform) {
      const [name, certainty] = platform;
      asked.set(name, Math.max(asked.get(name) ?? 0, certainty));
    }
  }
  const activeIsPlatform = /^docs-(?:default|ios|unity)-/.test(context.activeTag ?? '');
  return (record: RankedRecord): number => {
    const platform = platformOf(record);
    const secondary = SECONDARY.test(record.tag) && treatedElsewhere.has(nameOf(record));
    let weight = secondary ? SECONDARY_WEIGHT : 1;
    if (asked.size > 0 && platform) {
      const certainty = asked.get(platform);
      weight *= certainty ? 1 + 0.6 * certainty : 1 - 0.4 * Math.max(...asked.values());
    }
    if (record.tag === context.activeTag) {
      weight *= ACTIVE_WEIGHT;
      if (secondary) {
        weight /= SECONDARY_WEIGHT;
      }
    } else if (activeIsPlatform && platform && asked.size === 0) {
      weight *= OTHER_PLATFORM_WEIGHT;
    }
    return weight;
  };
}

/** A record whose heading or error string has the question word for word is lifted by this. */
const PHRASE_WEIGHT = 1.3;

/** One whose heading is the question, no more and no less, by this. */
const NAMESAKE_WEIGHT = 2;

/** A message that is the question is lifted by this; it is what somebody has before their eyes. */
const MESSAGE_WEIGHT = 4;

/** Fewer words than this are rather a name that a message happens to be made of. */
const MESSAGE_WORDS = 3;

const spaced = (text: string): string => ` ${chunks(fold(text)).join(' ')} `;

/** What a record is called, or the message it holds. */
function saying({kind, title, headings, text}: RankedRecord): string {
  return spaced(kind === 'error' ? (text ?? '') : `${title} ${headings.at(-1) ?? ''}`);
}

/** How much the wording of a record speaks for it, given the question from {@link spaced}. */
function liftOf(record: RankedRecord, asked: string): number {
  const {kind, title, headings, text} = record;
  const place = kind === 'page' || kind === 'section';
  if (place && spaced(headings.at(-1) ?? title) === asked) {
    return NAMESAKE_WEIGHT;
  }
  const words = asked.trim().split(' ').length;
  if (kind === 'error' && words >= MESSAGE_WORDS && spaced(text ?? '') === asked) {
    return MESSAGE_WEIGHT;
  }
  return words > 1 && saying(record).includes(asked) ? PHRASE_WEIGHT : 1;
}

/** A page that has the question word for word is lifted by this share. */
const WORDING_BONUS = 1;

/** Looked at for their wording: as many of the best pages, and of the best places of each. */
const WORDING_LIMIT = {pages: 30, places: 4};

/** Words of the question that stand beside each other, unless neither means anything. */
function pairsOf(query: string): string[] {
  const words = chunks(fold(query));
  return words
    .slice(1)
    .map((word, index) => [words[index] as string, word])
    .filter((pair) => !pair.every(isStopWord))
    .map((pair) => ` ${pair.join(' ')} `);
}

const wordings = new WeakMap<Corpus, Map<string, string>>();

/** All that a record says, in the form of {@link spaced}; kept, as the next letter asks again. */
function wordingOf(corpus: Corpus, {id, title, headings, text}: RankedRecord): string {
  const known = wordings.get(corpus) ?? new Map<string, string>();
  wordings.set(corpus, known);
  const full = corpus.textOf(id);
  const key = `${id} ${full === null}`;
  const wording = known.get(key) ?? spaced(`${title} ${headings.join(' ')} ${full ?? text ?? ''}`);
  known.set(key, wording);
  return wording;
}

interface Candidate {
  record: RankedRecord;
  score: number;
  terms: Set<string>;
}

interface PageCandidate {
  hits: Candidate[];
  /** Best score of each word anywhere on the page. */
  best: number[];
  /** Share of the question that the title has. */
  title: number;
  /** How well the page answers, wherever the question is asked. */
  match: number;
  score: number;
}

/** How strongly words of the question that a place lacks count against it. */
const COVERAGE_POWER = 1.5;

/** What the page as a whole adds to its best record. */
const PAGE_SHARE = 1;

/** A page whose title is the question itself is lifted by this share. */
const TITLE_BONUS = 1.8;

/** A title that has this share of the question is what was asked for; endings may differ. */
const TITLE_ASKED = 0.8;

/** At most this many places of one page are worth listing. */
const HITS_PER_PAGE = 3;

/** Pages that score below this share of the best one are noise. */
const FLOOR = 0.12;

/**
 * Who asks for the title of a page wants its top, not a section that has the
 * word once more; unless a section is called just that.
 */
function topFirst(hits: readonly Candidate[], title: number, asked: string): readonly Candidate[] {
  const [first] = hits;
  const top = hits.find(({record}) => record.kind === 'page');
  if (
    !first ||
    !top ||
    title < TITLE_ASKED ||
    spaced(first.record.headings.at(-1) ?? '') === asked
  ) {
    return hits;
  }
  return [{...top, score: first.score}, ...hits.filter((hit) => hit !== top)];
}

/**
 * Answers a query.
 *
 * Each word is scored by MiniSearch (BM25 over weighted fields) in the
 * strictest reading that finds something; a record's score is the sum over the
 * words times a power of the share of the question it covers. Pages are
 * ordered by their best record together with what the page covers as a whole,
 * and by how much of the question they have word beside word.
 *
 * @returns distinct addresses, best page first, at most a few places per page
 */
export function rank(typed: string, corpus: Corpus, context: RankContext): RankedHit[] {
  const query = relaid(typed, corpus, context.locale);
  const tokens = parseQuery(query, context.locale);
  if (tokens.length === 0) {
    return [];
  }
  const total = Math.max(1, corpus.records.size);
  const found = tokens.map((token) => remembered(corpus, token, context.locale));
  const importance = tokens.map((token, index) => {
    const size = (found[index] as Scores).size;
    return size === 0 ? 0 : token.weight * Math.log(1 + total / size);
  });
  const wanted = importance.reduce((sum, one) => sum + one, 0);
  if (wanted === 0) {
    return [];
  }
  const weigh = placeWeight(tokens, corpus, context);
  const asked = spaced(query);

  const perRecord = new Map<number, {scores: number[]; titles: number[]; terms: Set<string>}>();
  found.forEach((scores, index) => {
    const factor = (tokens[index] as Token).weight;
    for (const [id, {score, title, terms}] of scores) {
      const tag = corpus.records.get(id)?.tag;
      if (tag === undefined || (context.tags && !context.tags.has(tag))) {
        continue;
      }
      const entry = perRecord.get(id) ?? {
        scores: tokens.map(() => 0),
        titles: tokens.map(() => 0),
        terms: new Set<string>(),
      };
      entry.scores[index] = score * factor;
      entry.titles[index] = title;
      terms.forEach((term) => entry.terms.add(term));
      perRecord.set(id, entry);
    }
  });

  const combine = (scores: readonly number[]): number => {
    let sum = 0;
    let covered = 0;
    scores.forEach((score, index) => {
      sum += score;
      covered += score > 0 ? (importance[index] as number) : 0;
    });
    return sum * (covered / wanted) ** COVERAGE_POWER;
  };

  const pages = new Map<string, PageCandidate>();
  for (const [id, {scores, titles, terms}] of perRecord) {
    const record = corpus.records.get(id) as RankedRecord;
    const page = pages.get(record.path) ?? {
      hits: [],
      best: tokens.map(() => 0),
      title: 0,
      match: 0,
      score: 0,
    };
    const inTitle = titles.reduce(
      (sum, one, index) => sum + one * (importance[index] as number),
      0,
    );
    page.title = Math.max(page.title, inTitle / wanted);
    scores.forEach((score, index) => {
      page.best[index] = Math.max(page.best[index] as number, score);
    });
    const lift = liftOf(record, asked);
    page.hits.push({record, score: combine(scores) * KIND_WEIGHT[record.kind] * lift, terms});
    pages.set(record.path, page);
  }
  for (const page of pages.values()) {
    page.hits.sort((a, b) => b.score - a.score || a.record.id - b.record.id);
    const first = page.hits[0] as Candidate;
    page.match = (first.score + PAGE_SHARE * combine(page.best)) * (1 + TITLE_BONUS * page.title);
    if (CHRONICLE.test(first.record.path)) {
      page.match *= CHRONICLE_WEIGHT + (1 - CHRONICLE_WEIGHT) * page.title;
    }
  }
  const pairs = pairsOf(query);
  const likely = [...pages.values()].sort((a, b) => b.match - a.match);
  for (const page of pairs.length > 0 ? likely.slice(0, WORDING_LIMIT.pages) : []) {
    const shares = page.hits.slice(0, WORDING_LIMIT.places).map(({record}) => {
      const wording = wordingOf(corpus, record);
      return pairs.filter((pair) => wording.includes(pair)).length / pairs.length;
    });
    page.match *= 1 + WORDING_BONUS * Math.max(...shares);
  }
  for (const page of pages.values()) {
    page.score = page.match * weigh((page.hits[0] as Candidate).record);
  }
  const ordered = [...pages.values()].sort(
    (a, b) =>
      b.score - a.score || (a.hits[0] as Candidate).record.id - (b.hits[0] as Candidate).record.id,
  );
  // The place of reading decides about the order, never about the number of results.
  const top = Math.max(0, ...ordered.map(({match}) => match));
  return ordered
    .filter(({match}) => match >= top * FLOOR)
    .flatMap(({hits, score, title}) => {
      const best = (hits[0] as Candidate).score;
      const seen = new Set<string>();
      return topFirst(hits, title, asked)
        .filter(
          (hit) =>
            hit.score >= best * 0.35 && !seen.has(hit.record.anchor) && seen.add(hit.record.anchor),
        )
        .slice(0, HITS_PER_PAGE)
        .map(({record, terms}) => ({record, terms, score}));
    });
}

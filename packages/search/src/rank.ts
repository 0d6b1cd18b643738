import {chunks, fold, isStopWord, stem} from './analysis';
import type {Filters} from './contract';
import type {Corpus, RankedRecord, Scores} from './corpus';
import {relaid, remembered} from './lookUp';
import {once} from './once';
import {pairsOf, parseQuery, spaced, stemmed, type Token} from './query';
import type {Vocabulary} from './vocabulary';

/** Where the reader stands. */
export interface RankContext extends Filters {
  /** Language of the index; decides about transliteration. */
  locale: string;
  vocabulary: Vocabulary;
}

export interface RankedHit {
  record: RankedRecord;
  /** Index terms that matched, for highlighting. */
  terms: ReadonlySet<string>;
}

/** How strongly words of the question that a place lacks count against it. */
const COVERAGE_POWER = 1.5;

/** Bonus of a page whose title is the question, as a share of its score. */
const TITLE_BONUS = 1.5;

/** A title that has this share of the question is what was asked for; endings may differ. */
const TITLE_ASKED = 0.8;

/** A question that has more than this share of a title's words names the page. */
const TITLE_NAMED = 0.7;

/** A place that is called like the question, or is the very message, is lifted by this. */
const NAMESAKE = 2;

/** As many of the best pages are looked at for their wording. */
const WORDING_LIMIT = 30;

/** The doc set in hand, the platform that is meant, and the others. */
const PLACE = {active: 1.6, platform: 1.6, otherPlatform: 0.6};

/** What a page keeps that repeats others: who finds both wants the other. */
const SECONDARY_WEIGHT = 0.6;

/** Pages that score below this share of the best one are noise. */
const FLOOR = 0.12;

/** At most this many places of one page are worth listing. */
const HITS_PER_PAGE = 3;

/** A page that is called elsewhere what the question has among other words is lifted by this. */
const CALLED = 3;

/** The rows that a reader sees at once. */
const FIRST_ROWS = 3;

/** A place that has words of the question: scores and shares in the title by word. */
interface Hit {
  record: RankedRecord;
  scores: number[];
  titles: number[];
  terms: Set<string>;
  score: number;
}

/** What a place is called, with and without what stands in brackets, and its keywords; for a message the message itself. */
function namesOf(
  corpus: Corpus,
  {id, kind, title, keywords = [], headings, text}: RankedRecord,
): readonly string[] {
  const name = kind === 'error' ? (text ?? '') : (headings.at(-1) ?? title);
  return once(corpus.memory.names, id, () =>
    [name, ...name.split(/[()]/), ...keywords].map(spaced),
  );
}

/** What a page is called elsewhere in several words, by their stems. */
const phrasesOf = ({memory}: Corpus, {id, keywords = []}: RankedRecord): readonly string[] =>
  once(memory.phrases, id, () => keywords.filter((one) => one.includes(' ')).map(stemmed));

/** The share of the question's pairs that stand side by side in a place. */
function wordingShare(corpus: Corpus, record: RankedRecord, pairs: readonly string[]): number {
  const {id, title, keywords = [], headings, text} = record;
  const wording = once(corpus.memory.wordings, id, () =>
    spaced([title, ...headings, ...keywords, corpus.texts.get(id) ?? text ?? ''].join(' ')),
  );
  return pairs.filter((pair) => wording.includes(pair)).length / Math.max(1, pairs.length);
}

/** Whether a place is among those that are searched. */
function mayAnswer({tag, path}: RankedRecord, {tags, platform, vocabulary}: RankContext): boolean {
  return (
    tags.includes(tag) &&
    (!platform || (vocabulary.platformOfPage(tag, path) ?? platform) === platform)
  );
}

/** Weight of a page's doc set and version, given the platforms that the question names. */
function placeWeight(
  {tag, path}: RankedRecord,
  asked: ReadonlySet<string>,
  {first, vocabulary: {platformOfPage, isSecondary}}: RankContext,
): number {
  const inHand = platformOfPage(first ?? '');
  const meant = asked.size > 0 ? asked : new Set(inHand ? [inHand] : []);
  const platform = platformOfPage(tag, path);
  let weight = tag === first ? PLACE.active : 1;
  if (platform && meant.size > 0) {
    weight *= meant.has(platform) ? PLACE.platform : PLACE.otherPlatform;
  }
  if (isSecondary(tag, path)) {
    weight *= SECONDARY_WEIGHT;
  }
  return weight;
}

/**
 * A question that is a page's title leads to its top, not to a section with the same
 * word, unless a section has exactly that heading.
 */
function topFirst(
  hits: readonly Hit[],
  title: number,
  isAsked: (record: RankedRecord) => boolean,
): readonly Hit[] {
  const top = hits.find(({record}) => record.kind === 'page');
  const first = hits[0] as Hit;
  return top && title >= TITLE_ASKED && !isAsked(first.record)
    ? [top, ...hits.filter((hit) => hit !== top)]
    : hits;
}

/** Whether a page's title has most of the question, and the question most of the title. */
function isNamed({title}: RankedRecord, share: number, named: number): boolean {
  const words = chunks(title).filter((word) => !isStopWord(fold(word)));
  return share >= TITLE_ASKED && named > words.length * TITLE_NAMED;
}

/** A page with its sections, best first. */
interface Answer {
  hits: readonly RankedHit[];
  /** The question names it, so it may take several of the first rows. */
  isNamed: boolean;
  /** The question has one of its names elsewhere, so it takes one of the first rows. */
  isCalled: boolean;
}

/**
 * Lists the sections of pages, best page first. Of the rows visible at once, a page
 * takes only one unless the question names it, and the last is kept for a page that
 * the question calls by another name, if it has none yet.
 */
function spread(pages: readonly Answer[]): RankedHit[] {
  const called = pages.find(({isCalled}) => isCalled);
  const first: RankedHit[] = [];
  const later: RankedHit[] = [];
  let isCalledShown = !called;
  for (const page of pages) {
    const {hits} = page;
    isCalledShown ||= page === called;
    // The last of these rows is kept for the page with another name.
    const free = FIRST_ROWS - first.length - (isCalledShown ? 0 : 1);
    const shown = page === called ? Math.max(1, free) : free;
    const count = Math.min(page.isNamed ? hits.length : 1, Math.max(0, shown));
    first.push(...hits.slice(0, count));
    later.push(...hits.slice(count));
  }
  return [...first, ...later];
}

/**
 * Answers a query.
 *
 * Each word is scored by BM25 over weighted fields in the
 * strictest reading that finds something; a place's score is the sum over the
 * words times a power of the share of the question it covers. Pages are
 * ordered by their best place, their title, their wording and where they stand.
 *
 * @returns distinct addresses, best page first, at most a few places per page
 */
export function rank(typed: string, corpus: Corpus, context: RankContext): RankedHit[] {
  const query = relaid(typed, corpus);
  const tokens = parseQuery(query, context.locale, context.vocabulary);
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
      if (record && mayAnswer(record, context)) {
        const hit = once(hits, id, () => ({
          record,
          scores: tokens.map(() => 0),
          titles: tokens.map(() => 0),
          terms: new Set(),
          score: 0,
        }));
        hit.scores[at] = score * (tokens[at] as Token).weight;
        hit.titles[at] = title;
        terms.forEach((term) => hit.terms.add(term));
      }
    }
  });

  const asked = spaced(query);
  const isAsked = (record: RankedRecord): boolean => namesOf(corpus, record).includes(asked);
  const pairs = pairsOf(query);
  const byPath = new Map<string, Hit[]>();
  for (const hit of hits.values()) {
    hit.score = combine(hit.scores) * (isAsked(hit.record) ? NAMESAKE : 1);
    once(byPath, hit.record.path, () => []).push(hit);
  }
  const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.record.id - b.record.id;
  const wording = stemmed(query);
  const pages = [...byPath.values()].map((places) => {
    places.sort(byScore);
    const title = Math.max(...places.map(({titles}) => share(titles)));
    const {score} = places[0] as Hit;
    const isCalled = places.some(({record}) =>
      phrasesOf(corpus, record).some((phrase) => wording.includes(phrase)),
    );
    const lift = isCalled ? CALLED : 1;
    const named = new Set(
      tokens
        .filter((_, at) => places.some(({titles}) => (titles[at] ?? 0) > 0))
        .map(({term}) => stem(term)),
    ).size;
    return {
      places,
      title,
      named,
      isCalled,
      lift,
      match: score * (1 + TITLE_BONUS * title) * lift,
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
    page.score = page.match * placeWeight(record, platforms, context);
  }
  // The place of reading and what a page is called decide about the order, never about the number of results.
  const floor = FLOOR * Math.max(0, ...pages.map(({match, lift}) => match / lift));
  const ranked = pages
    .filter(({match}) => match >= floor)
    .sort((a, b) => b.score - a.score || byScore(a.places[0] as Hit, b.places[0] as Hit))
    .map(({places, title, named, isCalled}) => {
      const anchors = new Set<string>();
      const hits = topFirst(places, title, isAsked)
        .filter(({record: {anchor}}) => !anchors.has(anchor) && anchors.add(anchor))
        .slice(0, HITS_PER_PAGE);
      const [{record}] = places as [Hit];
      return {hits, isNamed: isNamed(record, title, named), isCalled};
    });
  return spread(ranked);
}

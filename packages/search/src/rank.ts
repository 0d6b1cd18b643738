import {chunks, fold, isCyrillic, isStopWord, processTerm, stem} from './analysis';
import type {Filters} from './contract';
import type {Corpus, RankedRecord, Scores} from './corpus';
import {answering} from './answering';
import type {Hit, Page, Question} from './found';
import {relaid, remembered} from './lookUp';
import {once} from './once';
import {pairsOf, parseQuery, spaced, stemmed, type Token} from './query';
import {spread, united, type Answer, type RankedHit} from './spread';
import {errorsIn} from './termIndex';
import type {Vocabulary} from './vocabulary';

/** Where the reader stands. */
export interface RankContext extends Filters {
  /** Language of the index; decides about transliteration. */
  locale: string;
  vocabulary: Vocabulary;
}

export interface Ranking {
  hits: RankedHit[];
  /** The place that answers by itself. */
  card?: RankedHit;
  /** Words of the question that no page has, as they were typed; `similar` those instead of which others were found. */
  unknown: string[];
  similar: string[];
  /** Whether a word may be one that is corrected, which is not known without the right words. */
  isOpen: boolean;
  /** Terms that only stand for others that were typed. */
  meant: ReadonlySet<string>;
}

/** How strongly words of the question that a place lacks count against it, and those that its page lacks. */
const COVERAGE_POWER = 1.5;

/** What a word counts for a place that has it elsewhere on its page. */
const ON_PAGE = 0.2;

/** A question of more words is a pasted text, of which nobody expects every word on a page. */
const PASTED = 10;

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
    spaced([title, ...headings, ...keywords, corpus.textOf(id) || (text ?? '')].join(' ')),
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

function read(typed: string, corpus: Corpus, {locale, vocabulary}: RankContext): Question {
  const text = relaid(typed, corpus);
  const tokens = parseQuery(text, locale, vocabulary);
  const found = tokens.map((token) => remembered(corpus, token, locale));
  const importance = tokens.map(({weight}, at) => {
    const scores = found[at] as Scores;
    // A word is as rare as it is itself, however common its synonyms are.
    const own = [...scores.values()].filter(({share}) => share === 1).length;
    const size = own || scores.size;
    return size === 0 ? 0 : weight * Math.log(1 + corpus.records.size / size);
  });
  const asTyped = new Set(
    tokens.flatMap(({term, heard}) => [
      ...processTerm(term),
      ...heard.flatMap(([name]) => name ?? []),
    ]),
  );
  const meant = tokens
    .flatMap(({synonyms, heard}) => [...synonyms, ...heard.flat()].flat())
    .filter((term) => !asTyped.has(term));
  const total = importance.reduce((sum, one) => sum + one, 0);
  return {
    text,
    tokens,
    found,
    meant: new Set(meant),
    share: (shares) =>
      shares.reduce((sum, one, at) => sum + one * (importance[at] as number), 0) / (total || 1),
  };
}

/** Words of a question of which no page has anything, and those of which pages have similar ones, as they were typed. */
function missingWords({tokens, found}: Question): Pick<Ranking, 'unknown' | 'similar'> {
  const [UNKNOWN, SIMILAR, KNOWN] = [0, 1, 2];
  const best = new Map<string, number>();
  tokens.forEach(({word}, at) => {
    const [first] = found[at]?.values() ?? [];
    const state = !first ? UNKNOWN : first.isSimilar ? SIMILAR : KNOWN;
    // A name is known by its parts.
    best.set(word, Math.max(best.get(word) ?? 0, state));
  });
  const all = (state: number): string[] =>
    tokens.length > PASTED
      ? []
      : [...best].filter(([, one]) => one === state).map(([word]) => word);
  return {unknown: all(UNKNOWN), similar: all(SIMILAR)};
}

/** The places that have words of the question, by page. */
function placesOf({tokens, found}: Question, corpus: Corpus, context: RankContext): Hit[][] {
  const hits = new Map<number, Hit>();
  found.forEach((scores, at) => {
    for (const [id, {score, title, share, terms}] of scores) {
      const record = corpus.records.get(id);
      if (record && mayAnswer(record, context)) {
        const hit = once(hits, id, () => ({
          record,
          scores: tokens.map(() => 0),
          titles: tokens.map(() => 0),
          shares: tokens.map(() => 0),
          terms: new Set(),
          score: 0,
        }));
        hit.scores[at] = score * (tokens[at] as Token).weight;
        hit.titles[at] = title;
        hit.shares[at] = share;
        terms.forEach((term) => hit.terms.add(term));
      }
    }
  });
  const byPath = new Map<string, Hit[]>();
  for (const hit of hits.values()) {
    once(byPath, hit.record.path, () => []).push(hit);
  }
  return [...byPath.values()];
}

/**
 * Whether a page without a word is hardly meant. Of a Russian question, the names are
 * such words: the others have too many synonyms.
 */
const mustHave = ({term}: Token): boolean => !isCyrillic(term);

/** Scores the places of each page, and the page by the best of them and by its title. */
function pagesOf(
  question: Question,
  corpus: Corpus,
  context: RankContext,
  isAsked: (record: RankedRecord) => boolean,
): Page[] {
  const {text, tokens, share} = question;
  const wording = stemmed(text);
  return placesOf(question, corpus, context).map((places) => {
    const onPage = tokens.map((_, at) =>
      Math.max(...places.map(({shares}) => shares[at] as number)),
    );
    for (const hit of places) {
      const covered = hit.shares.map((one, at) => Math.max(one, ON_PAGE * (onPage[at] as number)));
      hit.score =
        hit.scores.reduce((sum, one) => sum + one, 0) *
        share(covered) ** COVERAGE_POWER *
        (isAsked(hit.record) ? NAMESAKE : 1);
    }
    places.sort(byScore);
    const title = Math.max(...places.map(({titles}) => share(titles)));
    const isCalled = places.some(({record}) =>
      phrasesOf(corpus, record).some((phrase) => wording.includes(phrase)),
    );
    const lift = isCalled ? CALLED : 1;
    const named = new Set(
      tokens
        .filter((_, at) => places.some(({titles}) => (titles[at] ?? 0) > 0))
        .map(({term}) => stem(term)),
    ).size;
    const needed = onPage.map((one, at) => (mustHave(tokens[at] as Token) ? one : 1));
    const match =
      (places[0] as Hit).score * (1 + TITLE_BONUS * title) * lift * share(needed) ** COVERAGE_POWER;
    return {places, title, named, isCalled, lift, match, score: 0};
  });
}

const byScore = (a: Hit, b: Hit): number => b.score - a.score || a.record.id - b.record.id;

/** Orders pages by their wording and by where they stand, and leaves out noise. */
function orderPages(
  pages: Page[],
  {text, tokens}: Question,
  corpus: Corpus,
  context: RankContext,
): Page[] {
  pages.sort((a, b) => b.match - a.match);
  const pairs = pairsOf(text);
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
  return pages
    .filter(({match}) => match >= floor)
    .sort((a, b) => b.score - a.score || byScore(a.places[0] as Hit, b.places[0] as Hit));
}

/**
 * Answers a query.
 *
 * Each word is scored by BM25 over weighted fields in the
 * strictest reading that finds something; a place's score is the sum over the
 * words times a power of the share of the question it covers. Pages are
 * ordered by their best place, their title, their wording and where they stand.
 *
 * @returns distinct addresses, best page first, at most a few places per page,
 *   the same page of several platforms once; and the words that no page has
 */
export function rank(typed: string, corpus: Corpus, context: RankContext): Ranking {
  const question = read(typed, corpus, context);
  const asked = spaced(question.text);
  const isAsked = (record: RankedRecord): boolean => namesOf(corpus, record).includes(asked);
  const pages = orderPages(pagesOf(question, corpus, context, isAsked), question, corpus, context);
  const answers = pages.map(({places, title, named, isCalled}): Answer => {
    const anchors = new Set<string>();
    const hits = topFirst(places, title, isAsked)
      .filter(({record: {anchor}}) => !anchors.has(anchor) && anchors.add(anchor))
      .slice(0, HITS_PER_PAGE);
    return {hits, isNamed: isNamed((places[0] as Hit).record, title, named), isCalled};
  });
  const {first, platform, vocabulary} = context;
  const hits = spread(united(answers, vocabulary));
  const missing = missingWords(question);
  const isMeant =
    !!(platform ?? vocabulary.platformOfPage(first ?? '')) ||
    question.tokens.some((token) => token.platform);
  const [best, ...others] = missing.unknown.length === 0 ? pages : [];
  const card = best && answering([best, ...others], hits, question, corpus, isMeant);
  const isOpen =
    !corpus.rightWords &&
    question.tokens.some(({term}, at) => question.found[at]?.size === 0 && errorsIn(term) > 0);
  return {hits, ...missing, card, isOpen, meant: question.meant};
}

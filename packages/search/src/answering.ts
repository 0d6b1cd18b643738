import {chunks, fold, identifierParts, isStopWord} from './analysis';
import {hasCode, isCard, plainOf} from './card';
import type {Corpus, RankedRecord} from './corpus';
import type {Hit, Page, Question} from './found';
import {once} from './once';
import {matches} from './render';
import type {RankedHit} from './spread';

/**
 * Finds the place that answers a question by itself: a row, a definition, or a short
 * section. A wrong one is worse than none, so that a place needs all words of the question,
 * and its key has to say much the same: its heading, first cell, or message.
 */

/** How much of the question the place has, with the title of its page. */
const COVERED = 0.9;

/** How much the question and the key have of each other: the product of both shares. */
const AGREED = 0.6;

/** How much of a key the question has; a message has parts that change. */
const KEY = {name: 0.75, message: 0.7};

/** How much of the question a key of one word is. */
const ONE_WORD = 0.75;

/** A page whose title is the question is asked for as a whole. */
const TITLE_ASKED = 0.8;

/** Another place of the page that is as good as this leaves open which one is meant. */
const AS_GOOD = 0.95;

/** A word read in another way than by its stem, its other script, or its sound is not the word itself. */
const ITSELF = 0.9;

/** So much of the question names a page; its keywords count as its title. */
const NAMED = 0.4;

/** The row or section that a record belongs to, if it can be shown whole. */
function unitOf({record}: Hit, corpus: Corpus): RankedRecord | undefined {
  let unit: RankedRecord | undefined = record;
  while (unit?.kind === 'error') {
    unit = corpus.records.get(unit.id - 1);
  }
  return unit && isCard(corpus.texts.get(unit.id) ?? '') ? unit : undefined;
}

/** The first cell of a row, as it is stored. */
const cellOf = ({id}: RankedRecord, corpus: Corpus): string =>
  (corpus.texts.get(id) ?? '').split('\n', 2).join('\n');

/** What a place is found by; a heading also by what stands in its brackets, and by the rest. */
function keysOf(record: RankedRecord, corpus: Corpus): readonly string[] {
  const {kind, text = '', headings} = record;
  const heading = headings.at(-1) ?? '';
  return kind === 'error'
    ? [text]
    : kind === 'row'
      ? [plainOf(cellOf(record, corpus))]
      : [heading, ...heading.split(/[()]/)];
}

/** How far the question and a key say the same; 0 where it is too little. */
function agreement(key: string, {id, kind}: RankedRecord, {found, meant, share}: Question): number {
  const names = chunks(key).filter((name) => !isStopWord(fold(name)));
  const terms = found.map((scores) => {
    const one = scores.get(id);
    const own = one && one.share >= ITSELF ? one.terms : [];
    return new Set(own.filter((term) => !meant.has(term)));
  });
  const all = new Set(terms.flatMap((own) => [...own]));
  // A part of a name is not the name.
  const words = new Set(
    names.flatMap((name) => (all.has(fold(name)) ? name : identifierParts(name))),
  );
  const known = [...words].filter((word) => matches(word, all)).length / (words.size || 1);
  const asked = share(terms.map((own) => Number(names.some((name) => matches(name, own)))));
  const isEnough =
    known >= KEY[kind === 'error' ? 'message' : 'name'] &&
    known * asked >= (words.size > 1 ? AGREED : ONE_WORD);
  return isEnough ? known * asked : 0;
}

/** The place on a page that answers a question; undefined unless there is one alone. */
function placeOn({places, title}: Page, question: Question, corpus: Corpus): RankedHit | undefined {
  if (title >= TITLE_ASKED) {
    return undefined;
  }
  const units = new Map<RankedRecord, Hit[]>();
  for (const place of places) {
    const unit = unitOf(place, corpus);
    if (unit) {
      once(units, unit, () => []).push(place);
    }
  }
  const [best, second] = Array.from(units, ([record, hits]) => {
    const shares = question.tokens.map((_, at) =>
      Math.max(
        ...hits.map((hit) => Number((hit.shares[at] as number) >= ITSELF)),
        ...places.map(({titles}) => Number((titles[at] as number) >= NAMED)),
      ),
    );
    const agreed = Math.max(
      ...hits.flatMap((hit) =>
        keysOf(hit.record, corpus).map((key) => agreement(key, hit.record, question)),
      ),
    );
    const terms = new Set(hits.flatMap((hit) => [...hit.terms]));
    return {record, terms, score: question.share(shares) >= COVERED ? agreed : 0};
  }).sort((a, b) => b.score - a.score);
  return best && best.score > 0 && (second?.score ?? 0) < best.score * AS_GOOD ? best : undefined;
}

/**
 * Whether a place is called by words that mean something else on another page: as a row of a
 * page that the question does not name, or as a section whose heading others have too.
 */
function isCommon(
  {record: {kind, headings, title}, record}: RankedHit,
  [page, ...others]: readonly [Page, ...Page[]],
  corpus: Corpus,
): boolean {
  const heading = headings.at(-1) ?? '';
  return kind === 'row'
    ? page.title < NAMED && !cellOf(record, corpus).includes('`')
    : heading.includes(' ') &&
        others.some(({places}) =>
          places.some(
            ({record: other}) => other.title !== title && other.headings.at(-1) === heading,
          ),
        );
}

/**
 * The place that answers a question.
 *
 * @param pages - the best one first
 * @param rows - what is listed
 * @param isMeant - whether the reader or the question is about one platform
 * @returns undefined unless there is one alone
 */
export function answering(
  pages: readonly [Page, ...Page[]],
  rows: readonly RankedHit[],
  question: Question,
  corpus: Corpus,
  isMeant: boolean,
): RankedHit | undefined {
  const place = placeOn(pages[0], question, corpus);
  const row = rows.find(({record}) => record.path === place?.record.path);
  // Code of one platform is no answer to who may work on another.
  return !place ||
    isCommon(place, pages, corpus) ||
    (row?.platforms && !isMeant && hasCode(corpus.texts.get(place.record.id) ?? ''))
    ? undefined
    : {...place, platforms: row?.record.anchor === place.record.anchor ? row.platforms : undefined};
}

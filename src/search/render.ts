import {chunkTerms, processTerm} from './analysis';
import {escapeHtml} from './escape';
import type {RankedHit} from './rank';

/** Turns ranked records into the hits that DocSearch draws. */

const WORD = /[\p{L}\p{N}_$#+]+(?:[.:/\-’'][\p{L}\p{N}_$#+]+)*/gu;

const known = new Map<string, readonly string[]>();

/** Words remembered with their terms; texts repeat a small vocabulary. */
const VOCABULARY = 20_000;

/** Every index term a word of a text stands for. */
function termsOf(word: string): readonly string[] {
  let terms = known.get(word);
  if (!terms) {
    if (known.size >= VOCABULARY) {
      known.clear();
    }
    terms = chunkTerms(word.normalize('NFKC')).flatMap((term) => [term, ...processTerm(term)]);
    known.set(word, terms);
  }
  return terms;
}

function matches(word: string, terms: ReadonlySet<string>): boolean {
  return termsOf(word).some((term) => terms.has(term));
}

/** Escapes a text and marks the words that the given index terms stand for. */
export function highlight(text: string, terms: ReadonlySet<string>): string {
  let html = '';
  let at = 0;
  for (const match of text.matchAll(WORD)) {
    html += escapeHtml(text.slice(at, match.index));
    const word = match[0];
    html += matches(word, terms) ? `<mark>${escapeHtml(word)}</mark>` : escapeHtml(word);
    at = match.index + word.length;
  }
  return html + escapeHtml(text.slice(at));
}

/**
 * Cuts the stretch of a text with the most matches, on word boundaries.
 *
 * @returns escaped and marked, with an ellipsis where text was left out
 */
export function snippet(text: string, terms: ReadonlySet<string>, length = 26): string {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length <= length) {
    return highlight(words.join(' '), terms);
  }
  const hits = words.map((word) => (matches(word, terms) ? 1 : 0));
  let sum = 0;
  let best = 0;
  let bestAt = 0;
  hits.forEach((hit, index) => {
    sum += hit - (index >= length ? (hits[index - length] as number) : 0);
    if (sum > best) {
      best = sum;
      bestAt = Math.max(0, index - length + 1);
    }
  });
  const firstHit = hits.indexOf(1, bestAt);
  const lastStart = words.length - length;
  const start = Math.min(Math.max(bestAt, firstHit > 3 ? firstHit - 3 : 0), lastStart);
  const cut = highlight(words.slice(start, start + length).join(' '), terms);
  return `${start > 0 ? '… ' : ''}${cut}${start < lastStart ? ' …' : ''}`;
}

/** A highlighted attribute as Algolia writes it. */
interface Marked {
  value: string;
  matchLevel: 'full' | 'none';
  matchedWords: string[];
}

type Level = `lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`;
const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** The part of DocSearch's hit that is drawn; `hierarchy` is HTML too once a hit is stored. */
export interface Hit {
  objectID: string;
  type: Level | 'content';
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  content: string | null;
  hierarchy: Record<Level, string | null>;
  _snippetResult: {hierarchy: Partial<Record<Level, Marked>>; content?: Marked};
  _highlightResult: {hierarchy: Partial<Record<Level, Marked>>; content?: Marked};
}

/**
 * Makes the hit for one ranked record.
 *
 * DocSearch writes `_snippetResult` into the page as HTML, and falls back to
 * the plain attributes for recent and favourite searches: both are escaped.
 *
 * @param text - full text of the record, null while it has not been loaded
 * @param origin - origin that makes the address absolute, as the contract asks
 */
export function toHit({record, terms}: RankedHit, text: string | null, origin: string): Hit {
  const {path, anchor, headings, title, group, kind} = record;
  const levels = [group, title, ...headings];
  const marked = (value: string): Marked => ({
    value,
    matchLevel: value.includes('<mark>') ? 'full' : 'none',
    matchedWords: [],
  });
  const hierarchy = Object.fromEntries(
    LEVELS.map((level, index) => {
      const value = levels[index];
      return [level, value === undefined ? null : escapeHtml(value)];
    }),
  ) as Record<Level, string | null>;
  const highlighted: Partial<Record<Level, Marked>> = {};
  LEVELS.forEach((level, index) => {
    const value = levels[index];
    if (value !== undefined) {
      highlighted[level] = marked(index === 0 ? escapeHtml(value) : highlight(value, terms));
    }
  });

  const own = Math.min(levels.length - 1, LEVELS.length - 1);
  const ownLevel = LEVELS[own] as Level;
  const body = record.text ?? text ?? '';
  const content = body ? snippet(body, terms) : '';
  const inHeading = highlighted[ownLevel]?.matchLevel === 'full';
  const showContent =
    content !== '' &&
    (kind === 'row' || kind === 'error' || (!inHeading && content.includes('<mark>')));
  const url = origin + path;
  return {
    objectID: `${path}#${anchor}`,
    type: showContent ? 'content' : ownLevel,
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor: anchor || null,
    content: showContent ? escapeHtml(body.slice(0, 200)) : null,
    hierarchy,
    _snippetResult: {
      hierarchy: highlighted,
      ...(content ? {content: marked(content)} : {}),
    },
    _highlightResult: {hierarchy: highlighted},
  };
}

const INVISIBLE = '\u200B';

/**
 * Keeps the order of the hits in the modal, which gathers all hits with an
 * equal group title under the first of them: a group that comes up again after
 * another one gets a title that differs invisibly.
 */
export function inRuns(hits: readonly Hit[]): Hit[] {
  const runs = new Map<string, number>();
  let last: string | null = null;
  return hits.map((hit) => {
    const group = hit.hierarchy.lvl0 ?? '';
    if (group !== last) {
      runs.set(group, (runs.get(group) ?? -1) + 1);
      last = group;
    }
    const title = group + INVISIBLE.repeat(runs.get(group) as number);
    const marked = {value: title, matchLevel: 'none' as const, matchedWords: []};
    return {
      ...hit,
      hierarchy: {...hit.hierarchy, lvl0: title},
      _highlightResult: {hierarchy: {...hit._highlightResult.hierarchy, lvl0: marked}},
    };
  });
}

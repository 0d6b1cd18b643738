import {CHUNK, chunkTerms, processTerm} from './analysis';
import type {Hit, Marked} from './contract';
import type {RankedRecord} from './corpus';
import {once} from './once';
import type {RankedHit} from './spread';

/** Turns ranked records into hits. */

/** Terms of words; texts repeat a small vocabulary. */
const known = new Map<string, readonly string[]>();

/** Words remembered with their terms. */
const VOCABULARY = 20_000;

/** Whether one of the index terms that a word of a text stands for is among the given ones. */
export function matches(word: string, terms: ReadonlySet<string>): boolean {
  if (known.size >= VOCABULARY) {
    known.clear();
  }
  const own = once(known, word, () =>
    chunkTerms(word.normalize('NFKC')).flatMap((term) => [term, ...processTerm(term)]),
  );
  return own.some((term) => terms.has(term));
}

/** Cuts a text at the words that the given index terms stand for. */
export function highlight(text: string, terms: ReadonlySet<string>): Marked {
  const parts: string[] = [];
  let at = 0;
  for (const {0: word, index} of text.matchAll(CHUNK)) {
    if (matches(word, terms)) {
      parts.push(text.slice(at, index), word);
      at = index + word.length;
    }
  }
  return [...parts, text.slice(at)];
}

/**
 * Cuts the stretch of a text with the most matches, on word boundaries, with an
 * ellipsis where text was left out.
 */
export function snippet(text: string, terms: ReadonlySet<string>, length = 26): Marked {
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
  const cut = words.slice(start, start + length).join(' ');
  return highlight(`${start > 0 ? '… ' : ''}${cut}${start < lastStart ? ' …' : ''}`, terms);
}

/**
 * Makes the hit for one ranked record.
 *
 * @param text - full text of the record as far as it has been loaded
 * @param origin - origin that makes the address absolute, as the contract asks
 * @param meant - terms that only stand for others that were typed
 */
export function toHit(
  {record, terms, platforms}: RankedHit,
  text: string,
  origin: string,
  meant: ReadonlySet<string> = new Set(),
): Hit {
  const {path, anchor, headings, title, group} = record;
  const urlOf = (one: RankedRecord): string => origin + one.path + (one.anchor && `#${one.anchor}`);
  const cut = snippet(record.text ?? text, terms);
  const titles = [title, ...headings].map((one) => highlight(one, terms));
  const own = new Set([...terms].filter((term) => !meant.has(term)));
  const marked = [...titles, cut].flatMap((parts) => parts.filter((_, at) => at % 2 === 1));
  const others = [...new Set(marked)].filter((word) => !matches(word, own));
  return {
    id: `${path}#${anchor}`,
    url: urlOf(record),
    group,
    titles,
    text: cut.join('') === '' ? [] : cut,
    ...(others.length > 0 && {meant: others}),
    ...(platforms && {
      platforms: platforms.map(({platform, record: one}) => ({platform, url: urlOf(one)})),
    }),
  };
}

import type {Card, Hit} from '../contract';
import {keepLanding, keptLanding} from '../opener';

/**
 * Where a reader lands whom a result has led to a page: what loads above the place moves
 * it, and the words that were found are marked there.
 */

/** A place on this site, with the words to be marked there. */
interface Landing {
  /** Path with the anchor of the place. */
  href: string;
  words: readonly string[];
  /** First cell of the row below that anchor, where a row was found. */
  cell?: string;
}

/** How long the place is kept under the reader's eyes, in milliseconds. */
const SETTLING = 4000;
const STEP = 100;

/** Name of the highlight that the stylesheet colors. */
const HIGHLIGHT = 'search';

const landingOf = (
  href: string,
  {titles, text, lines: [first] = []}: Hit & Partial<Card>,
): Landing => ({
  href,
  words: [...new Set([...titles, text].flatMap((parts) => parts.filter((_, at) => at % 2 === 1)))],
  cell: first?.label && first.text?.join(''),
});

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The row of a table that begins with a cell. */
const rowOf = (cell: string): Element | undefined =>
  Array.from(document.querySelectorAll('article tr')).find((row) =>
    withoutSpaces(row.textContent).startsWith(withoutSpaces(cell)),
  );

const levelOf = (element: Element): number => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 7);

/** Texts of the place: of a heading also what stands below it, up to the next one of its level. */
function* textsOf(place: Element): Generator<Text> {
  const level = levelOf(place);
  const root = place.closest('article, main') ?? place;
  const walker = document.createTreeWalker(level < 7 ? root : place);
  walker.currentNode = place;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && levelOf(node) <= level && level < 7) {
      return;
    }
    if (node instanceof Text) {
      yield node;
    }
  }
}

/** Marks words in a place, where the browser can without changing the page. */
function mark(place: Element, words: readonly string[]): void {
  if (words.length === 0 || !('highlights' in CSS)) {
    return;
  }
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const ranges = Array.from(textsOf(place), (text) =>
    Array.from(text.data.matchAll(pattern), ({0: word, index}) => {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range;
    }),
  );
  const highlights = CSS.highlights as unknown as Map<string, Highlight>;
  highlights.set(HIGHLIGHT, new Highlight(...ranges.flat()));
}

/**
 * Keeps the place of a result in view while its page settles, until the reader moves, and
 * marks the words there.
 */
function land({href, words, cell}: Landing): void {
  const {pathname, hash} = new URL(href, window.location.href);
  const id = decodeURIComponent(hash.slice(1));
  let marked: Element | null = null;
  let title = '';
  const keep = (): void => {
    const row = cell && rowOf(cell);
    const place = row || (id ? document.getElementById(id) : document.querySelector('article h1'));
    if (!place || window.location.pathname !== pathname) {
      return;
    }
    if (row || id) {
      place.scrollIntoView(row ? {block: 'center'} : undefined);
    }
    // The title tells pages apart whose elements the framework uses again.
    if (place !== marked || title !== document.title) {
      marked = place;
      title = document.title;
      mark(place, words);
    }
  };
  const timer = setInterval(keep, STEP);
  const stop = (): void => clearInterval(timer);
  setTimeout(stop, SETTLING);
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate']) {
    window.addEventListener(type, stop, {once: true, passive: true, capture: true});
  }
}

/**
 * Marks the words of a result on the page that its link leads to: the next one to load, or
 * the one that the page's router shows.
 *
 * @param href - path on this site
 */
export function leaveFor(href: string, hit: Hit | Card, isRouted: boolean): void {
  const landing = landingOf(href, hit);
  if (isRouted) {
    land(landing);
  } else {
    keepLanding(JSON.stringify(landing));
  }
}

/** Lands on this page, where a result of the one before has led to it. */
export function arrive(): void {
  const text = keptLanding();
  if (text) {
    keepLanding('');
    land(JSON.parse(text) as Landing);
  }
}

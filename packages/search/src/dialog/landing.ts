import type {Hit} from '../contract';

/**
 * Where a reader lands whom the page's router has led to a result: what loads above the
 * place moves it, and the words that were found are marked there.
 */

/** How long the place is kept under the reader's eyes, in milliseconds. */
const SETTLING = 4000;
const STEP = 100;

/** Name of the highlight that the stylesheet colors. */
const HIGHLIGHT = 'search';

/** Words of a hit that match. */
const matchesOf = ({titles, text}: Pick<Hit, 'titles' | 'text'>): string[] => [
  ...new Set([...titles, text].flatMap((parts) => parts.filter((_, at) => at % 2 === 1))),
];

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
 *
 * @param href - path on this site, with the anchor of the place
 */
export function land(href: string, hit: Pick<Hit, 'titles' | 'text'>): void {
  const {pathname, hash} = new URL(href, window.location.href);
  const words = matchesOf(hit);
  const id = decodeURIComponent(hash.slice(1));
  let marked: Element | null = null;
  let title = '';
  const keep = (): void => {
    const place = id ? document.getElementById(id) : document.querySelector('article h1');
    if (!place || window.location.pathname !== pathname) {
      return;
    }
    if (id) {
      place.scrollIntoView();
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

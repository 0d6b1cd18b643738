import type {RankedRecord} from './corpus';
import {once} from './once';
import type {Vocabulary} from './vocabulary';

/** Lays the best pages out in rows. */

/** A place on the page of a platform. */
export interface PlatformPlace {
  platform: string;
  record: RankedRecord;
}

export interface RankedHit {
  record: RankedRecord;
  /** Index terms that matched, for highlighting. */
  terms: ReadonlySet<string>;
  /** The same page of every platform that was found, this one among them; absent for one alone. */
  platforms?: readonly PlatformPlace[];
}

/** A page with its sections, best first. */
export interface Answer {
  hits: readonly RankedHit[];
  /** The question names it, so it may take several of the first rows. */
  isNamed: boolean;
  /** The question has one of its names elsewhere, so it takes one of the first rows. */
  isCalled: boolean;
}

/** The rows that a reader sees at once. */
const FIRST_ROWS = 3;

/**
 * Puts the same page of several platforms in the place of the best one of them. A row
 * leads to the same section of the others where they have it, else to what answers best.
 */
export function united(
  answers: readonly Answer[],
  {familyOf, platformOfPage}: Vocabulary,
): Answer[] {
  const families = new Map<string, Answer[]>();
  for (const answer of answers) {
    const {path} = (answer.hits[0] as RankedHit).record;
    once(families, familyOf(path), () => []).push(answer);
  }
  return [...families.values()].map((family): Answer => {
    const [best, ...others] = family as [Answer, ...Answer[]];
    if (others.length === 0) {
      return best;
    }
    const hits = best.hits.map((hit): RankedHit => {
      const places = family.map(
        ({hits: [first, ...more]}) =>
          [first as RankedHit, ...more].find(({record}) => record.anchor === hit.record.anchor) ??
          (first as RankedHit),
      );
      const platforms = [hit, ...places.slice(1)].map(({record}) => ({
        platform: platformOfPage(record.tag, record.path) as string,
        record,
      }));
      return {...hit, platforms};
    });
    return {
      hits,
      isNamed: best.isNamed,
      isCalled: family.some(({isCalled}) => isCalled),
    };
  });
}

/**
 * Lists the sections of pages, best page first. Of the rows visible at once, a page
 * takes only one unless the question names it, and the last is kept for a page that
 * the question calls by another name, if it has none yet.
 */
export function spread(pages: readonly Answer[]): RankedHit[] {
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

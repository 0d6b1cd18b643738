/** What was wrong with a page; reports show these names. */
export type Reason = 'missing' | 'complicated' | 'outdated' | 'wrong' | 'translation' | 'sample';

/** Payload of each event, by the event's name. */
interface Events {
  page_feedback: {page: string; helpful: 'yes' | 'no'};
  page_feedback_reason: {page: string; reason: Reason};
  /** An address of this site that no page has. */
  address_miss: {page: string};
  /** A search that found nothing, or whose words no page has: these words alone. */
  search_miss: {words: string; locale: string};
  /** A log in which no known error was found. Nothing of it is told. */
  log_miss: {page: string};
}

/** Name of the DOM event to be counted; plugins/tag-manager listens for it. */
export const COUNT = 'site-count';

/** Reports an event to the tag manager; does nothing if none is configured. */
export function report<Name extends keyof Events>(event: Name, facts: Events[Name]): void {
  document.dispatchEvent(new CustomEvent(COUNT, {detail: {event, ...facts}}));
}

/** Longer words, and those with digits, may be somebody's key or address. */
const WORD = /^\p{L}[\p{L}-]{1,23}$/u;

/**
 * What may be told of a search that missed.
 *
 * @param unknown - its words that no page has
 * @returns at most three of them, in their order; empty where none may be told
 */
export const missedWords = (unknown: readonly string[]): string =>
  unknown
    .filter((word) => WORD.test(word))
    .slice(0, 3)
    .join(' ');

/** The start of a message: what was wrong, and where. The reader writes the rest. */
export const chatText = (words: string, address: string): string => `${words}: ${address}\n`;

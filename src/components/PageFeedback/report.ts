/** What was wrong with a page; the names are what reports show. */
export type Reason = 'missing' | 'complicated' | 'outdated' | 'wrong' | 'translation' | 'sample';

/** What a reader says, by the names of its events. */
interface Said {
  page_feedback: {page: string; helpful: 'yes' | 'no'};
  page_feedback_reason: {page: string; reason: Reason};
}

/** Name of the event that carries what is to be counted; plugins/tag-manager hears it. */
export const COUNT = 'site-count';

/** Tells whoever counts; nobody where no tag manager is configured. */
export function report<Name extends keyof Said>(event: Name, facts: Said[Name]): void {
  document.dispatchEvent(new CustomEvent(COUNT, {detail: {event, ...facts}}));
}

/** The beginning of a message: what was wrong, and where; the reader writes the rest. */
export const chatText = (words: string, address: string): string => `${words}: ${address}\n`;

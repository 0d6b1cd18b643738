/** What was wrong with a page; reports show these names. */
export type Reason = 'missing' | 'complicated' | 'outdated' | 'wrong' | 'translation' | 'sample';

/** Payload of each event, by the event's name. */
interface Events {
  page_feedback: {page: string; helpful: 'yes' | 'no'};
  page_feedback_reason: {page: string; reason: Reason};
}

/** Name of the DOM event to be counted; plugins/tag-manager listens for it. */
export const COUNT = 'site-count';

/** Reports an answer to the tag manager; does nothing if none is configured. */
export function report<Name extends keyof Events>(event: Name, facts: Events[Name]): void {
  document.dispatchEvent(new CustomEvent(COUNT, {detail: {event, ...facts}}));
}

/** The start of a message: what was wrong, and where. The reader writes the rest. */
export const chatText = (words: string, address: string): string => `${words}: ${address}\n`;

/** What the dialog and the results page ask of a search engine, and what it answers. */

/** Which pages may answer; both engines know doc sets and versions by these tags. */
export interface Filters {
  tags: readonly string[];
  /** Tag of the current doc set, whose pages come first; null for none. */
  first: string | null;
  /** Leaves out pages about another platform. */
  platform?: string | null;
}

export interface Query {
  text: string;
  filters: Filters;
  /** How many hits are wanted at most. */
  limit: number;
  /** Who asks: a newer query overtakes an older one of the same asker alone. */
  asker: 'dialog' | 'page';
}

/** A text cut at the words that match: every second part is such a word. */
export type Marked = readonly string[];

export interface Hit {
  id: string;
  /** Absolute address, with the anchor of the heading. */
  url: string;
  /** Name of the doc set. */
  group: string;
  /** The page's title and the headings down to the one found. */
  titles: readonly Marked[];
  /** A stretch of the text below the heading; empty where there is none. */
  text: Marked;
  /** Marked words that only stand for others that were typed. */
  meant?: readonly string[];
  /** Absolute addresses of the same page for several platforms, this one among them. */
  platforms?: readonly {platform: string; url: string}[];
}

/** A line of a card: a text, every second part of which is code, with the label of its column; or code. */
export interface CardLine {
  label?: string;
  text?: readonly string[];
  code?: string;
}

/** A place that answers the question, shown whole above the results. */
export interface Card extends Hit {
  lines: readonly CardLine[];
}

export interface Answer {
  hits: readonly Hit[];
  card?: Card;
  /** How many there are in all, as far as that is known. */
  count: number;
  /** Words of the question that no page has; absent where the engine does not know. */
  unknown?: readonly string[];
  /** Words of the question that no page has, instead of which others with a letter changed were found. */
  similar?: readonly string[];
  /** Whether everything that could answer took part. */
  isWhole: boolean;
}

/** DocSearch's names for the set of a hit, the title of its page, and the headings below it. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];

/** A search engine. Its promises are rejected when it cannot answer. */
export interface SearchClient {
  /**
   * Preloads what an answer needs; failures show up in the search itself.
   *
   * @param all - also what only a whole answer needs
   */
  prepare(filters: Filters, all?: boolean): void;
  search(query: Query): Promise<Answer>;
  /**
   * Answers when what was still loading has come or failed; absent where every
   * answer is whole. Counts as the newer search of the two.
   */
  complete?(query: Query): Promise<Answer>;
}

export type LocalClient = Required<SearchClient>;

/** The index could not be read, or not enough of it to say that nothing is there. */
export class UnavailableError extends Error {
  override name = 'UnavailableError';
}

/** Ends a search whose engine or index cannot be had; the reader sees the dialog's own words. */
export function giveUp(error: unknown): never {
  console.warn('[search]', error);
  throw new UnavailableError(error instanceof Error ? error.message : String(error));
}

/** A search that a newer one of the same asker has overtaken; nobody waits for it. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
}

/** Where a local client finds its index and what its answers look like. */
export interface LocalSite {
  /** Folder of the index, with a slash at the end. */
  indexUrl: string;
  locale: string;
  /** Origin for the absolute addresses of hits. */
  origin: string;
}

import type {StoredIndex} from './termIndex';

/** The files of a local index and how they are read back. */

/** Bumped when older files can no longer be read. */
export const FORMAT_VERSION = 3;

/** Folder of the index below a language's base URL. */
export const INDEX_FOLDER = 'search-index';

/** What a result stands for. */
export type RecordKind = 'page' | 'section' | 'row' | 'error';

/** One page: address path, title, group title, search tag, and what else its topic is called. */
export type PageEntry = readonly [
  path: string,
  title: string,
  group: string,
  tag: string,
  keywords?: readonly string[],
];

/** One searchable record: its page by position, anchor, headings below the title, and kind. */
export type RecordEntry = readonly [
  id: number,
  page: number,
  anchor: string,
  headings: readonly string[],
  kind: RecordKind,
  /** The error string itself, which is shown before the full text has arrived. */
  text?: string,
];

/** A «first answer» file: titles, headings, names and error strings. */
export interface CoreShard {
  pages: readonly PageEntry[];
  records: readonly RecordEntry[];
  /** Its documents are the records, in their order. */
  index: StoredIndex;
}

/** Full text of one doc set in one version; `card.ts` tells how it is written. */
export interface TextShard {
  texts: readonly (readonly [id: number, text: string])[];
  /** Its documents are the texts, in their order. */
  index: StoredIndex;
}

/** `manifest.json`: which files answer for which search tag. */
export interface Manifest {
  version: number;
  locale: string;
  /** First-answer files; each answers for the tags it lists. */
  core: readonly {file: string; tags: readonly string[]}[];
  /** Full text by tag. */
  text: Readonly<Record<string, readonly {file: string}[]>>;
  /** Words that look like errors and are none, by their stems, with a space between them. */
  rightWords?: {file: string};
}

/** Fields of the index of a first answer, and what a word counts in each. */
export const CORE_FIELDS = {
  heading: 4,
  title: 1,
  path: 2,
  keywords: 4,
  names: 1.5,
  errors: 3,
} as const;

/** Fields of the index of the full text. */
export const TEXT_FIELDS = {content: 1, code: 1} as const;

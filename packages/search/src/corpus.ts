import {plainOf} from './card';
import {
  CORE_FIELDS,
  FORMAT_VERSION,
  TEXT_FIELDS,
  type CoreShard,
  type Manifest,
  type PageEntry,
  type RecordKind,
  type TextShard,
} from './format';
import {TermIndex, type StoredIndex} from './termIndex';

/** A record as the ranking sees it. */
export interface RankedRecord {
  id: number;
  path: string;
  title: string;
  group: string;
  tag: string;
  /** What else the topic of a page is called; on its top alone. */
  keywords?: readonly string[];
  anchor: string;
  headings: readonly string[];
  kind: RecordKind;
  text?: string;
}

/** An index, the ids of its documents' records, and what a word counts in each field. */
export interface Part {
  index: TermIndex;
  ids: readonly number[];
  boosts: readonly number[];
}

/** What a word has found in a record. */
export interface Score {
  score: number;
  /** How far the word stands in the title, and anywhere: 1 as it was typed, less in another reading. */
  title: number;
  share: number;
  /** Whether the place has another word, which differs in a letter. */
  isSimilar: boolean;
  terms: readonly string[];
}

/** What a word has found, by record. */
export type Scores = Map<number, Score>;

/**
 * Checks a manifest read from the network.
 *
 * @throws if it is of another format or another language
 */
export function readManifest(value: unknown, locale: string): Manifest {
  const manifest = value as Manifest | null;
  if (manifest?.version !== FORMAT_VERSION || manifest.locale !== locale) {
    throw new Error(
      `search index manifest is not of format ${FORMAT_VERSION} for language ${locale}`,
    );
  }
  return manifest;
}

const emptyMemory = () => ({
  scores: new Map<string, Scores>(),
  known: new Map<string, boolean>(),
  names: new Map<number, readonly string[]>(),
  phrases: new Map<number, readonly string[]>(),
  wordings: new Map<number, string>(),
});

/** Indexes in memory; grows as files arrive. */
export class Corpus {
  readonly parts: Part[] = [];
  readonly records = new Map<number, RankedRecord>();
  /** Full texts of records as they are stored, as far as they have been loaded. */
  readonly texts = new Map<number, string>();
  /** Words that no page has and that are right all the same, by their stems; null while they are not known. */
  rightWords: ReadonlySet<string> | null = null;
  /** What has been worked out about words and records; out of date once more has arrived. */
  memory = emptyMemory();

  /** @throws if the file is not a first-answer file */
  addCore({index, pages, records}: CoreShard): void {
    for (const [id, page, anchor, headings, kind, text] of records) {
      const [path, title, group, tag, words] = pages[page] as PageEntry;
      const keywords = kind === 'page' ? words : undefined;
      this.records.set(id, {id, path, title, group, tag, keywords, anchor, headings, kind, text});
    }
    this.add(index, records, CORE_FIELDS);
  }

  /** The text of a record as far as it has been loaded. */
  textOf(id: number): string {
    return plainOf(this.texts.get(id) ?? '');
  }

  /** @throws if the file is not a full-text file */
  addText({index, texts}: TextShard): void {
    texts.forEach(([id, text]) => this.texts.set(id, text));
    this.add(index, texts, TEXT_FIELDS);
  }

  /** From now on, words that are not among these may be corrected. */
  addRightWords(words: string): void {
    this.rightWords = new Set(words.split(' '));
    this.memory = emptyMemory();
  }

  private add(
    stored: StoredIndex,
    entries: readonly (readonly [id: number, ...unknown[]])[],
    fields: Readonly<Record<string, number>>,
  ): void {
    const index = new TermIndex(stored);
    const boosts = index.fields.map((field) => fields[field] as number);
    this.parts.push({index, ids: entries.map(([id]) => id), boosts});
    this.memory = emptyMemory();
  }
}

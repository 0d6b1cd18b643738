import {
  CORE_FIELDS,
  FORMAT_VERSION,
  TEXT_FIELDS,
  type CoreShard,
  type Manifest,
  type TextShard,
} from './format';
import type {Corpus, Part, RankedRecord} from './lookUp';
import {TermIndex} from './termIndex';

/** A message for the console; the reader sees the modal's own error text. */
export class IndexError extends Error {
  override name = 'IndexError';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * Checks a manifest read from the network.
 *
 * @throws IndexError if it is of another format or another language
 */
export function readManifest(value: unknown, locale: string): Manifest {
  if (
    !isObject(value) ||
    value.version !== FORMAT_VERSION ||
    value.locale !== locale ||
    !Array.isArray(value.core) ||
    !isObject(value.text)
  ) {
    throw new IndexError(
      `search index manifest is not of format ${FORMAT_VERSION} for language ${locale}`,
    );
  }
  return value as unknown as Manifest;
}

/** An index with the ids of its documents and the weights of its fields. */
function partOf(
  index: CoreShard['index'],
  ids: readonly number[],
  boosts: Readonly<Record<string, number>>,
): Part {
  const made = new TermIndex(index);
  if (made.size !== ids.length) {
    throw new IndexError(`search index has ${made.size} documents for ${ids.length} records`);
  }
  return {index: made, ids, boosts: made.fields.map((field) => boosts[field] ?? 1)};
}

/** Indexes in memory; grows as files arrive. */
export class LoadedCorpus implements Corpus {
  readonly parts: Part[] = [];
  readonly records = new Map<number, RankedRecord>();
  private readonly texts = new Map<number, string>();

  /** @throws if the file is not a first-answer file */
  addCore({index, pages, records}: CoreShard): void {
    const ids = records.map(([id]) => id);
    const part = partOf(index, ids, CORE_FIELDS);
    for (const [id, page, anchor, headings, kind, text] of records) {
      const entry = pages[page];
      if (!entry) {
        throw new IndexError(`search index names page ${page} of ${pages.length}`);
      }
      const [path, title, group, tag, keywords] = entry;
      this.records.set(id, {
        id,
        path,
        title,
        group,
        tag,
        keywords: kind === 'page' ? keywords : undefined,
        anchor,
        headings,
        kind,
        text,
      });
    }
    this.parts.push(part);
  }

  /** @throws if the file is not a full-text file */
  addText({index, texts}: TextShard): void {
    const ids = texts.map(([id]) => id);
    this.parts.push(partOf(index, ids, TEXT_FIELDS));
    for (const [id, text] of texts) {
      this.texts.set(id, text);
    }
  }

  /** Full text of a record, null while it has not been loaded. */
  textOf(id: number): string | null {
    return this.texts.get(id) ?? null;
  }
}

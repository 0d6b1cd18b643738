import MiniSearch from 'minisearch';
import {
  coreOptions,
  FORMAT_VERSION,
  textOptions,
  type CoreShard,
  type Manifest,
  type TextShard,
} from '../../lib/search/format';
import type {Corpus, RankedRecord} from './lookUp';

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

/** Indexes in memory; grows as files arrive. */
export class LoadedCorpus implements Corpus {
  readonly core: MiniSearch[] = [];
  readonly text: MiniSearch[] = [];
  readonly records = new Map<number, RankedRecord>();
  private readonly texts = new Map<number, string>();

  /** @throws if the file is not a first-answer file */
  async addCore(shard: CoreShard): Promise<void> {
    const index = await MiniSearch.loadJSAsync(shard.index as never, coreOptions);
    for (const [id, page, anchor, headings, kind, text] of shard.records) {
      const entry = shard.pages[page];
      if (!entry) {
        throw new IndexError(`search index names page ${page} of ${shard.pages.length}`);
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
    this.core.push(index as MiniSearch);
  }

  /** @throws if the file is not a full-text file */
  async addText(shard: TextShard): Promise<void> {
    const index = await MiniSearch.loadJSAsync(shard.index as never, textOptions);
    for (const [id, text] of shard.texts) {
      this.texts.set(id, text);
    }
    this.text.push(index as MiniSearch);
  }

  /** Full text of a record, null while it has not been loaded. */
  textOf(id: number): string | null {
    return this.texts.get(id) ?? null;
  }
}

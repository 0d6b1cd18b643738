import type {Hit} from './render';

/** The search request DocSearch sends, as far as a static index can honour it. */
export interface SearchRequest {
  indexName: string;
  query?: string;
  facetFilters?: unknown;
  /** Filters that raise a hit without being required; names the set in hand. */
  optionalFilters?: unknown;
  hitsPerPage?: number;
  page?: number;
}

export interface SearchResponse {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  processingTimeMS: number;
  /** Whether everything that could answer took part. */
  exhaustiveNbHits: boolean;
  params: string;
}

/** What DocSearch and the results page ask of a search engine. */
export interface SearchClient {
  search(request: unknown): Promise<SearchAnswer>;
  /**
   * Answers when what was still loading has come or failed; absent where every
   * answer is whole. Counts as the newer search of the two.
   */
  complete?(request: unknown): Promise<SearchAnswer>;
}

export interface SearchAnswer {
  results: SearchResponse[];
}

/** Whether an answer lacks texts that were still on their way. */
export function isPartial({results}: SearchAnswer): boolean {
  return results.some(({exhaustiveNbHits}) => exhaustiveNbHits === false);
}

/** DocSearch shows its error screen for errors of this name alone. */
export class RetryError extends Error {
  override name = 'RetryError';
}

/** A search that a newer one for the same index name has overtaken; nobody waits for it. */
export class OvertakenError extends Error {
  override name = 'OvertakenError';
}

export interface LocalClient extends Required<SearchClient> {
  /** Loads what a first answer needs; failures show up in the search itself. */
  prepare(request: SearchRequest): void;
}

/** Where a local client finds its index and what its answers look like. */
export interface LocalSite {
  /** Folder of the index, with a slash at the end. */
  indexUrl: string;
  locale: string;
  /** Origin for the absolute addresses of hits. */
  origin: string;
}

import {
  OvertakenError,
  RetryError,
  isPartial,
  type LocalClient,
  type LocalSite,
  type SearchAnswer,
  type SearchRequest,
  type SearchResponse,
} from './contract';
import {LoadedCorpus, readManifest} from './corpus';
import type {CoreShard, Manifest, TextShard} from './format';
import {rank, type RankContext, type RankedHit} from './rank';
import {inRuns, toHit} from './render';

export interface LocalClientOptions extends LocalSite {
  /** How long an answer waits for the full text, in milliseconds. */
  patience?: number;
  /** Reads a file; `fetch` in browsers. */
  fetchFile?: (url: string, fresh: boolean) => Promise<unknown>;
}

async function fetchJson(url: string, fresh: boolean): Promise<unknown> {
  const response = await fetch(url, fresh ? {cache: 'no-cache'} : {});
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}`);
  }
  return response.json();
}

/**
 * Reads Algolia's facet filters: groups are joined by AND, a group's entries by OR.
 *
 * @returns the tags that may answer, null if the filters do not speak of tags
 */
export function tagsOf(facetFilters: unknown): ReadonlySet<string> | null {
  const groups = Array.isArray(facetFilters) ? facetFilters : [facetFilters];
  return groups.reduce<ReadonlySet<string> | null>((tags, group: unknown) => {
    const named = (Array.isArray(group) ? group : [group])
      .filter((one): one is string => typeof one === 'string' && one.startsWith(TAG))
      .map((one) => one.slice(TAG.length));
    return named.length > 0 ? new Set(named.filter((tag) => !tags || tags.has(tag))) : tags;
  }, null);
}

const TAG = 'docusaurus_tag:';

/** Tag of the doc set in hand, from Algolia's optional filters (`…<score=2>` allowed). */
function activeTagOf(optionalFilters: unknown): string | null {
  const [first] = tagsOf(optionalFilters) ?? [];
  return first?.replace(/<score=\d+>$/, '') ?? null;
}

/** Waits for a promise, but not for long; leaves no timer behind, which would keep a process alive. */
async function patiently(promise: Promise<unknown>, ms: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([promise, enough]);
  clearTimeout(timer);
}

/**
 * A search engine on static files.
 *
 * The first answer needs the manifest and the first-answer files of the tags
 * asked for; full text is loaded after it and takes part from then on: an
 * answer says by `exhaustiveNbHits` whether it did. A file that failed is asked
 * for again by the next search. A search that a newer one of the same index
 * name overtakes before it is answered throws OvertakenError.
 */
export function createLocalClient({
  indexUrl,
  locale,
  origin,
  fetchFile = fetchJson,
  patience = 300,
}: LocalClientOptions): LocalClient {
  const corpus = new LoadedCorpus();
  const pending = new Map<string, Promise<void>>();
  const loaded = new Set<string>();
  let manifest: Promise<Manifest> | null = null;

  const readOnce = (): Promise<Manifest> => {
    manifest ??= fetchFile(`${indexUrl}manifest.json`, true)
      .then((value) => readManifest(value, locale))
      .catch((error: unknown) => {
        manifest = null;
        throw error;
      });
    return manifest;
  };

  const load = (file: string, add: (content: unknown) => Promise<void>): Promise<void> => {
    if (loaded.has(file)) {
      return Promise.resolve();
    }
    const known = pending.get(file);
    if (known) {
      return known;
    }
    const promise = fetchFile(indexUrl + file, false)
      .then(add)
      .then(() => void loaded.add(file))
      .finally(() => pending.delete(file));
    pending.set(file, promise);
    return promise;
  };

  const asked = (tags: ReadonlySet<string> | null) => (tag: string) => !tags || tags.has(tag);

  const loadCore = async (tags: ReadonlySet<string> | null): Promise<void> => {
    const {core} = await readOnce();
    try {
      await Promise.all(
        core
          .filter((shard) => shard.tags.some(asked(tags)))
          .map(({file}) => load(file, (content) => corpus.addCore(content as CoreShard))),
      );
    } catch (error) {
      // The files may be of a newer build than the manifest: ask for it anew.
      manifest = null;
      throw error;
    }
  };

  const loadText = async ({facetFilters, optionalFilters}: SearchRequest): Promise<void> => {
    const {text} = await readOnce();
    const tags = tagsOf(facetFilters);
    const active = activeTagOf(optionalFilters);
    const order = Object.keys(text)
      .filter(asked(tags))
      .sort((a, b) => Number(b === active) - Number(a === active));
    for (const tag of order) {
      for (const {file} of text[tag] ?? []) {
        await load(file, (content) => corpus.addText(content as TextShard));
      }
    }
  };

  let background: Promise<void> = Promise.resolve();
  const completeText = (request: SearchRequest): Promise<void> => {
    background = background.then(() => loadText(request)).catch(() => undefined);
    return background;
  };

  const hasAllText = async ({facetFilters}: SearchRequest): Promise<boolean> => {
    const known = await readOnce().catch(() => null);
    return (
      known !== null &&
      Object.entries(known.text)
        .filter(([tag]) => asked(tagsOf(facetFilters))(tag))
        .every(([, files]) => files.every(({file}) => loaded.has(file)))
    );
  };

  const answer = async (request: SearchRequest): Promise<SearchResponse> => {
    const exhaustiveNbHits = await hasAllText(request);
    const started = performance.now();
    const {query = '', indexName, hitsPerPage = 20, page = 0} = request;
    const context: RankContext = {
      tags: tagsOf(request.facetFilters),
      activeTag: activeTagOf(request.optionalFilters),
      locale,
    };
    const ranked: RankedHit[] = query.trim() ? rank(query, corpus, context) : [];
    return {
      index: indexName,
      query,
      hits: inRuns(
        ranked
          .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
          .map((hit) => toHit(hit, corpus.textOf(hit.record.id), origin)),
      ),
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
      processingTimeMS: Math.round(performance.now() - started),
      exhaustiveNbHits,
      params: '',
    };
  };

  const newest = new Map<string, unknown>();
  /** Lets what has come in meanwhile be heard. */
  const unlessOvertaken = async (lane: string, request: unknown): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (newest.get(lane) !== request) {
      throw new OvertakenError();
    }
  };

  const search = async (request: unknown, wait: number): Promise<SearchAnswer> => {
    const requests = (request as {requests?: SearchRequest[]}).requests ?? [];
    const lane = requests[0]?.indexName ?? '';
    newest.set(lane, request);
    try {
      for (const {facetFilters} of requests) {
        await loadCore(tagsOf(facetFilters));
      }
    } catch (error) {
      console.warn('[search]', error);
      throw new RetryError(error instanceof Error ? error.message : String(error));
    }
    const complete = Promise.all(requests.map(completeText));
    await (wait === Infinity ? complete : patiently(complete, wait));
    await unlessOvertaken(lane, request);
    const results = await Promise.all(requests.map(answer));
    const isEmpty = results.every(({query, nbHits}) => query.trim().length > 2 && nbHits === 0);
    return isEmpty && isPartial({results}) && wait < Infinity
      ? search(request, Infinity)
      : {results};
  };

  return {
    search: (request) => search(request, patience),
    complete: (request) => search(request, Infinity),
    prepare(request) {
      loadCore(tagsOf(request.facetFilters))
        .then(() => completeText(request))
        .catch(() => undefined);
    },
  };
}

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

/** How long a file may take, in milliseconds; a slow connection needs seconds for the largest. */
const TIME_LIMIT = 15_000;

async function fetchJson(url: string, fresh: boolean): Promise<unknown> {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new Error(`${url} did not come within ${TIME_LIMIT / 1000} s`)),
    TIME_LIMIT,
  );
  try {
    const response = await fetch(url, {
      signal: limit.signal,
      ...(fresh && {cache: 'no-cache'}),
    });
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}`);
    }
    return (await response.json()) as unknown;
  } finally {
    clearTimeout(timer);
  }
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

/**
 * Waits for a promise, but not for long; leaves no timer behind, which would keep a process alive.
 *
 * @param ms - how long; Infinity waits to the end
 * @returns whether the promise came in time
 */
async function patiently(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const came = promise.then(() => true);
  if (ms === Infinity) {
    return came;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const inTime = await Promise.race([came, enough]);
  clearTimeout(timer);
  return inTime;
}

/** What has been loaded of one build's index: record numbers hold within a build alone. */
interface Edition {
  manifest: Manifest;
  corpus: LoadedCorpus;
  loaded: Set<string>;
  pending: Map<string, Promise<void>>;
}

const asked = (tags: ReadonlySet<string> | null) => (tag: string) => !tags || tags.has(tag);

/**
 * A search engine on static files.
 *
 * The first answer needs the manifest and the first-answer files of the tags
 * asked for; full text is loaded after it and takes part from then on: an
 * answer says by `exhaustiveNbHits` whether it did. A file that failed, or took
 * too long, is asked for again by the next search. A search without results
 * throws RetryError while some of its text cannot be had. A search that a newer
 * one of the same index name overtakes before it is answered throws
 * OvertakenError.
 */
export function createLocalClient({
  indexUrl,
  locale,
  origin,
  fetchFile = fetchJson,
  patience = 300,
}: LocalClientOptions): LocalClient {
  let edition: Edition | null = null;
  let reading: Promise<Edition> | null = null;

  const readEdition = (): Promise<Edition> => {
    reading ??= fetchFile(`${indexUrl}manifest.json`, true)
      .then((value) => {
        const manifest = readManifest(value, locale);
        if (JSON.stringify(edition?.manifest) !== JSON.stringify(manifest)) {
          edition = {
            manifest,
            corpus: new LoadedCorpus(),
            loaded: new Set(),
            pending: new Map(),
          };
        }
        return edition as Edition;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  /** After a failure: the site may have been published anew, with files of other names. */
  const lookForNewer = (): void => {
    readEdition().catch(() => undefined);
  };

  const load = (
    {loaded, pending}: Edition,
    file: string,
    add: (content: unknown) => Promise<void>,
  ): Promise<void> => {
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

  const loadCore = async (tags: ReadonlySet<string> | null): Promise<Edition> => {
    const current = edition ?? (await readEdition());
    const {manifest, corpus} = current;
    try {
      await Promise.all(
        manifest.core
          .filter((shard) => shard.tags.some(asked(tags)))
          .map(({file}) => load(current, file, (content) => corpus.addCore(content as CoreShard))),
      );
      return current;
    } catch (error) {
      lookForNewer();
      throw error;
    }
  };

  /**
   * Loads the full text; the set in hand first, so that it does not wait for the others.
   *
   * @throws when everything that can be had is there, if something could not
   */
  const completeText = async (
    current: Edition,
    {facetFilters, optionalFilters}: SearchRequest,
  ): Promise<void> => {
    const {manifest, corpus} = current;
    const active = activeTagOf(optionalFilters);
    const tags = Object.keys(manifest.text).filter(asked(tagsOf(facetFilters)));
    const failures: unknown[] = [];
    for (const round of [
      tags.filter((tag) => tag === active),
      tags.filter((tag) => tag !== active),
    ]) {
      await Promise.all(
        round
          .flatMap((tag) => manifest.text[tag] ?? [])
          .map(({file}) =>
            load(current, file, (content) => corpus.addText(content as TextShard)).catch(
              (error: unknown) => failures.push(error),
            ),
          ),
      );
    }
    if (failures.length > 0) {
      lookForNewer();
      throw failures[0];
    }
  };

  const hasAllText = ({manifest, loaded}: Edition, {facetFilters}: SearchRequest): boolean =>
    Object.entries(manifest.text)
      .filter(([tag]) => asked(tagsOf(facetFilters))(tag))
      .every(([, files]) => files.every(({file}) => loaded.has(file)));

  const answer = (current: Edition, request: SearchRequest): SearchResponse => {
    const {corpus} = current;
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
      exhaustiveNbHits: hasAllText(current, request),
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
    const loading = requests.map(async (one) => ({
      one,
      current: await loadCore(tagsOf(one.facetFilters)),
    }));
    const ready = await Promise.all(loading).catch((error: unknown) => {
      console.warn('[search]', error);
      throw new RetryError(error instanceof Error ? error.message : String(error));
    });
    const complete = ready.map(({current, one}) =>
      completeText(current, one).catch((error: unknown) => console.warn('[search]', error)),
    );
    const nothingLeft = await patiently(Promise.all(complete), wait);
    await unlessOvertaken(lane, request);
    const results = ready.map(({current, one}) => answer(current, one));
    const isEmpty = results.some(({query}) => query.trim()) && results.every(({nbHits}) => !nbHits);
    if (!isEmpty || !isPartial({results})) {
      return {results};
    }
    if (nothingLeft) {
      // Whether there is something to be found is not known.
      throw new RetryError('the full text could not be loaded');
    }
    return search(request, Infinity);
  };

  return {
    search: (request) => search(request, patience),
    complete: (request) => search(request, Infinity),
    prepare(request) {
      loadCore(tagsOf(request.facetFilters)).catch(() => undefined);
    },
  };
}

import {cardLines} from './card';
import {
  giveUp,
  OvertakenError,
  UnavailableError,
  type Answer,
  type Filters,
  type Hit,
  type LocalClient,
  type LocalSite,
  type Query,
} from './contract';
import {Corpus, readManifest} from './corpus';
import type {CoreShard, Manifest, TextShard} from './format';
import {once} from './once';
import {rank} from './rank';
import {toHit} from './render';
import type {RankedHit} from './spread';
import type {Vocabulary} from './vocabulary';

interface LocalClientOptions extends LocalSite {
  vocabulary: Vocabulary;
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
  return Promise.race([came, enough]).finally(() => clearTimeout(timer));
}

/** What has been loaded of one build's index: record numbers hold within a build alone. */
interface Edition {
  manifest: Manifest;
  corpus: Corpus;
  loaded: Set<string>;
  /** Files that are on their way or have come. */
  files: Map<string, Promise<void>>;
}

/**
 * A search engine on static files.
 *
 * The first answer needs the manifest and the first-answer files of the tags
 * asked for; full text is loaded after it and takes part from then on: an
 * answer says whether it did. The words that are right although no page has them
 * are loaded when one is about to be corrected. A file that failed, or took too long, is asked for
 * again by the next search. A search without results throws UnavailableError
 * while some of the text isn't available. A search that a newer one overtakes
 * before it is answered throws OvertakenError.
 */
export function createLocalClient({
  indexUrl,
  locale,
  origin,
  vocabulary,
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
          edition = {manifest, corpus: new Corpus(), loaded: new Set(), files: new Map()};
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
    {loaded, files}: Edition,
    file: string,
    add: (content: unknown) => void,
  ): Promise<void> =>
    once(files, file, async () => {
      try {
        add(await fetchFile(indexUrl + file, false));
        loaded.add(file);
      } catch (error) {
        files.delete(file);
        lookForNewer();
        throw error;
      }
    });

  const loadCore = async ({tags}: Filters): Promise<Edition> => {
    const current = edition ?? (await readEdition());
    const {manifest, corpus} = current;
    await Promise.all(
      manifest.core
        .filter((shard) => shard.tags.some((tag) => tags.includes(tag)))
        .map(({file}) => load(current, file, (content) => corpus.addCore(content as CoreShard))),
    );
    return current;
  };

  /**
   * Loads the full text; the set in hand first, so that it does not wait for the others.
   *
   * @throws when everything that can be had is there, if something could not
   */
  const loadText = async (current: Edition, {tags, first}: Filters): Promise<void> => {
    const {manifest, corpus} = current;
    const failures: unknown[] = [];
    for (const round of [
      tags.filter((tag) => tag === first),
      tags.filter((tag) => tag !== first),
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
      throw failures[0];
    }
  };

  const loadRightWords = async (current: Edition): Promise<void> => {
    const {manifest, corpus} = current;
    const add = (words: unknown): void => corpus.addRightWords(words as string);
    if (manifest.rightWords) {
      await load(current, manifest.rightWords.file, add);
    } else {
      add('');
    }
  };

  /** Answers from what is there; `isOpen` tells whether the right words are missing. */
  const answer = (
    {manifest, corpus, loaded}: Edition,
    query: Query,
  ): {found: Answer; isOpen: boolean} => {
    const {text, limit, filters} = query;
    const {hits, unknown, similar, card, isOpen, meant} = rank(text, corpus, {
      ...filters,
      locale,
      vocabulary,
    });
    const hitOf = (hit: RankedHit): Hit => toHit(hit, corpus.textOf(hit.record.id), origin, meant);
    const found: Answer = {
      hits: hits.slice(0, limit).map(hitOf),
      ...(card && {
        card: {...hitOf(card), lines: cardLines(corpus.texts.get(card.record.id) ?? '')},
      }),
      count: hits.length,
      unknown,
      similar,
      isWhole:
        !isOpen &&
        filters.tags.flatMap((tag) => manifest.text[tag] ?? []).every(({file}) => loaded.has(file)),
    };
    return {found, isOpen};
  };

  const newest = new Map<string, Query>();
  /** Lets what has come in meanwhile be heard. */
  const unlessOvertaken = async (query: Query): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (newest.get(query.asker) !== query) {
      throw new OvertakenError();
    }
  };

  const search = async (query: Query, wait: number): Promise<Answer> => {
    newest.set(query.asker, query);
    const current = await loadCore(query.filters).catch(giveUp);
    const come = async (files: Promise<void>): Promise<boolean> => {
      const isOver = await patiently(
        files.catch((error: unknown) => console.warn('[search]', error)),
        wait,
      );
      await unlessOvertaken(query);
      return isOver;
    };
    let nothingLeft = await come(loadText(current, query.filters));
    const first = answer(current, query);
    let {found} = first;
    if (first.isOpen) {
      nothingLeft = (await come(loadRightWords(current))) && nothingLeft;
      ({found} = answer(current, query));
    }
    if (found.isWhole || found.count > 0 || !query.text.trim()) {
      return found;
    }
    if (nothingLeft) {
      // Whether there is something to be found is not known.
      throw new UnavailableError('the full text could not be loaded');
    }
    return search(query, Infinity);
  };

  return {
    search: (query) => search(query, patience),
    complete: (query) => search(query, Infinity),
    prepare(filters, all = false) {
      loadCore(filters)
        .then((current) => (all ? loadText(current, filters) : undefined))
        .catch(() => undefined);
    },
  };
}

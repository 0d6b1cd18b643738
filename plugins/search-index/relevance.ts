import {createLocalClient} from '../../src/search/client';
import type {SearchClient} from '../../src/search/contract';
import {INDEX_FOLDER} from '../../src/search/format';
import type {IndexFiles} from './shards';

/** A question as people ask it, with the pages that answer it. */
export interface Question {
  q: string;
  /** Paths without base URL; any of them is right. */
  pages: readonly string[];
  /** Page on which the question is asked. */
  from?: string;
}

/** Rank of the right page for one question; 0 when it is not among the results. */
export interface Verdict {
  question: Question;
  rank: number;
  /** Pages above the right one. */
  above: readonly string[];
}

/** A client that reads the files of an index that was just made. */
export function clientOf(files: IndexFiles, locale: string, origin: string) {
  const indexUrl = `/${INDEX_FOLDER}/`;
  return createLocalClient({
    indexUrl,
    locale,
    origin,
    patience: 60_000,
    fetchFile: (url) => {
      const content = files.get(url.slice(indexUrl.length));
      return content === undefined
        ? Promise.reject(new Error(`no file ${url} in the index`))
        : Promise.resolve(JSON.parse(content));
    },
  });
}

/**
 * Paths of the result pages in the order in which the modal lists them: it
 * gathers the hits of a group under the group's first hit, then those of a page.
 */
export function listedPages(
  hits: readonly {
    url_without_anchor: string;
    hierarchy: {lvl0: string | null; lvl1: string | null};
  }[],
): string[] {
  const groups = new Map<string, Map<string, string[]>>();
  for (const {url_without_anchor: url, hierarchy} of hits) {
    const group = groups.get(hierarchy.lvl0 ?? '') ?? new Map<string, string[]>();
    groups.set(hierarchy.lvl0 ?? '', group);
    group.set(hierarchy.lvl1 ?? '', [...(group.get(hierarchy.lvl1 ?? '') ?? []), url]);
  }
  const urls = [...groups.values()].flatMap((group) => [...group.values()].flat());
  return [...new Set(urls.map((url) => new URL(url).pathname))];
}

/** Search parameters of a reader on a page; the browser derives them from the page's doc set. */
export type ParametersOf = (from: string | undefined) => {
  facetFilters: unknown;
  optionalFilters: unknown;
};

/** Asks every question and notes the rank of the first right page. */
export async function judge(
  questions: readonly Question[],
  client: SearchClient,
  parametersOf: ParametersOf,
  baseUrl = '/',
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    const {results} = await client.search({
      requests: [
        {
          indexName: 'relevance',
          query: question.q,
          hitsPerPage: 20,
          ...parametersOf(question.from),
        },
      ],
    });
    const right = question.pages.map((page) => baseUrl + page.slice(1));
    const listed = listedPages(results[0]?.hits ?? []);
    const at = listed.findIndex((page) => right.includes(page));
    verdicts.push({
      question,
      rank: at + 1,
      above: at === -1 ? listed.slice(0, 3) : listed.slice(0, at),
    });
  }
  return verdicts;
}

/** Mean reciprocal rank. */
export function meanReciprocalRank(verdicts: readonly Verdict[]): number {
  const sum = verdicts.reduce((total, {rank}) => total + (rank > 0 ? 1 / rank : 0), 0);
  return verdicts.length > 0 ? sum / verdicts.length : 0;
}

import {createLocalClient} from '../../src/search/client';
import type {Filters, Hit, SearchClient} from '../../src/search/contract';
import {arrange} from '../../src/search/dialog/arrange';
import {INDEX_FOLDER} from '../../lib/search/format';
import type {IndexFiles} from '../../plugins/search-index/shards';

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

/** Paths of the result pages in the order in which the dialog lists them. */
export function listedPages(hits: readonly Hit[]): string[] {
  const listed = arrange(hits).flatMap((run) => run.hits);
  return [...new Set(listed.map(({url}) => new URL(url).pathname))];
}

/** Filters of a reader on a page; the browser derives them from the page's doc set. */
export type FiltersOf = (from: string | undefined) => Filters;

/** Asks every question and notes the rank of the first right page. */
export async function judge(
  questions: readonly Question[],
  client: SearchClient,
  filtersOf: FiltersOf,
  baseUrl = '/',
): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const question of questions) {
    const {hits} = await client.search({
      text: question.q,
      filters: filtersOf(question.from),
      limit: 20,
      asker: 'page',
    });
    const right = question.pages.map((page) => baseUrl + page.slice(1));
    const listed = listedPages(hits);
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

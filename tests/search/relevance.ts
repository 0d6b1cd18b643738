import {
  arrange,
  createLocalClient,
  INDEX_FOLDER,
  type Filters,
  type Hit,
  type SearchClient,
} from '@help-center/search';
import type {IndexFiles} from '@help-center/search/indexing';
import {vocabulary} from '../../config/vocabulary';

/** A question as people ask it, with the pages that answer it. */
export interface Question {
  q: string;
  /** Paths without base URL, perhaps with the place that answers; any of them is right. */
  pages: readonly string[];
  /** Page on which the question is asked. */
  from?: string;
  /** The question names the page, which may take several of the first rows. */
  isNamed?: boolean;
}

/** Rank of the right page for one question; 0 when it is not among the results. */
export interface Verdict {
  question: Question;
  rank: number;
  /** Pages above the right one. */
  above: readonly string[];
  /** Pages of the first rows. */
  first: readonly string[];
  /** Whether a right page is among them. */
  isFirst: boolean;
  /** How many pages were found. */
  found: number;
  /** Whether the card, if there is one, is of a right page. */
  card?: boolean;
}

/** The rows that a reader sees at once. */
const FIRST_ROWS = 3;

/** The page of a path that may name a place on it. */
export const pageOf = (path: string): string => path.replace(/#.*/, '');

/** A client that reads the files of an index that was just made. */
export function clientOf(files: IndexFiles, locale: string, origin: string) {
  const indexUrl = `/${INDEX_FOLDER}/`;
  return createLocalClient({
    indexUrl,
    locale,
    origin,
    vocabulary,
    patience: 60_000,
    fetchFile: (url) => {
      const content = files.get(url.slice(indexUrl.length));
      return content === undefined
        ? Promise.reject(new Error(`no file ${url} in the index`))
        : Promise.resolve(JSON.parse(content));
    },
  });
}

/** What each row leads to, in the order in which the dialog lists them; the page of its title first. */
const rowsOf = (hits: readonly Hit[]): string[][] =>
  arrange(hits).flatMap((run) =>
    run.hits.map(({url, platforms = []}) => [
      ...new Set([url, ...platforms.map((one) => one.url)].map((one) => new URL(one).pathname)),
    ]),
  );

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
    const {hits, card} = await client.search({
      text: question.q,
      filters: filtersOf(question.from),
      limit: 20,
      asker: 'page',
    });
    const right = question.pages.map((page) => baseUrl + pageOf(page).slice(1));
    const rows = rowsOf(hits);
    const isRight = (pages: readonly string[]): boolean => pages.some((one) => right.includes(one));
    /** Each page once, with those of other platforms that its row leads to. */
    const listed = [...new Map(rows.map((pages) => [pages[0] as string, pages])).values()];
    const at = listed.findIndex(isRight);
    const titles = listed.map(([page = '']) => page);
    verdicts.push({
      question,
      rank: at + 1,
      above: at === -1 ? titles.slice(0, FIRST_ROWS) : titles.slice(0, at),
      first: rows.slice(0, FIRST_ROWS).map(([page = '']) => page),
      isFirst: rows.slice(0, FIRST_ROWS).some(isRight),
      found: listed.length,
      ...(card && {card: isRight([new URL(card.url).pathname])}),
    });
  }
  return verdicts;
}

/**
 * What is wrong with the first rows: no right page is among them, or a page that the
 * question does not name takes several although others were found.
 */
export function firstRowsProblem({question, first, isFirst, found}: Verdict): string | null {
  if (!isFirst) {
    return `no right page in the first rows: ${first.join(', ')}`;
  }
  const distinct = new Set(first).size;
  return question.isNamed || distinct >= Math.min(first.length, found)
    ? null
    : `a page takes several of the first rows: ${first.join(', ')}`;
}

/** Mean reciprocal rank. */
export function meanReciprocalRank(verdicts: readonly Verdict[]): number {
  const sum = verdicts.reduce((total, {rank}) => total + (rank > 0 ? 1 / rank : 0), 0);
  return verdicts.length > 0 ? sum / verdicts.length : 0;
}

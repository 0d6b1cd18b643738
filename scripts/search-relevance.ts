import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  INDEX_FOLDER,
  type CoreShard,
  type IndexFiles,
  type Manifest,
} from '@help-center/search/indexing';
import {locales, prefixOf} from '../config/locales';
import {provider} from '../config/provider';
import {
  clientOf,
  firstRowsProblem,
  judge,
  meanReciprocalRank,
  type FiltersOf,
  type Question,
  type Verdict,
} from '../tests/search/relevance';
import {readQuestions, readSymptoms, worded, type QuestionSet} from '../tests/search/fixture';

/**
 * Asks the built site the questions of tests/search that are held back and those that
 * ask by name, and reports the mean reciprocal rank per language; fails below
 * {@link REQUIRED_RANK} and {@link REQUIRED_FIRST} and above {@link MOST_WRONG_CARDS}. With `--tuning` it asks the other questions. Of all but those
 * that are held back it names the ones whose page is not the first.
 */

/** What the search is to reach; it reaches a little more. */
const REQUIRED_RANK: Readonly<Record<QuestionSet, number>> = {
  tuning: 0.93,
  'held-back': 0.93,
  'by-name': 0.9,
  readers: 0.8,
};

/** Share of a set's questions with a right page among the first three rows. */
const REQUIRED_FIRST: Readonly<Record<QuestionSet, number>> = {
  tuning: 0.95,
  'held-back': 0.95,
  'by-name': 0.9,
  readers: 0.9,
};

/** Share of questions that a card of another page may answer: it is read before all rows. */
const MOST_WRONG_CARDS = 0.02;

const root = path.join(__dirname, '..');

/**
 * Reads the index of a language from the built site.
 *
 * @throws when the site was not built
 */
function readIndex(locale: string): IndexFiles {
  const folder = path.join(root, 'build', prefixOf(locale), INDEX_FOLDER);
  if (!existsSync(path.join(folder, 'manifest.json'))) {
    throw new Error(
      `${path.relative(root, folder)}/manifest.json is missing: run «npm run build» first`,
    );
  }
  return new Map(
    readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

/** What the browser filters by on a page: latest versions, the page's own set first. */
function filters(files: IndexFiles, baseUrl: string): FiltersOf {
  const parse = (file: string): unknown => JSON.parse(files.get(file) as string);
  const {core} = parse('manifest.json') as Manifest;
  const latest = core.filter(({tags}) => tags.some((tag) => tag.endsWith('-current')));
  const tagOf = new Map(
    latest
      .flatMap(({file}) => (parse(file) as CoreShard).pages)
      .map(([page, , , tag]) => [page, tag]),
  );
  return (from) => ({
    tags: latest[0]?.tags ?? [],
    first: (from && tagOf.get(baseUrl + from.slice(1))) || null,
  });
}

/** How many questions have a right page among the first rows. */
const answeredFirst = (verdicts: readonly Verdict[]): number =>
  verdicts.filter((verdict) => verdict.isFirst).length;

function report(locale: string, set: QuestionSet, verdicts: readonly Verdict[]): boolean {
  const rank = meanReciprocalRank(verdicts);
  // Who knew which of the others fail would mend the ranking for them.
  const named = set === 'held-back' ? [] : verdicts.filter((verdict) => verdict.rank !== 1);
  for (const {question, rank: at, above} of named) {
    console.log(
      `  ${at || '–'}  ${question.q}  →  ${question.pages[0]}  (above: ${above.join(', ')})`,
    );
  }
  console.log(
    `${locale}: mean reciprocal rank ${rank.toFixed(3)}, ${answeredFirst(verdicts)} answered in the first rows, over ${verdicts.length} ${set} questions`,
  );
  const cards = verdicts.filter(({card}) => card !== undefined);
  const right = cards.filter(({card}) => card).length;
  console.log(
    `${locale}: ${cards.length} of them have a card, ${right} of the page that was expected`,
  );
  const problems = [
    rank < REQUIRED_RANK[set] && `a rank of at least ${REQUIRED_RANK[set]} was expected`,
    answeredFirst(verdicts) < REQUIRED_FIRST[set] * verdicts.length &&
      `a right page in the first rows of at least ${REQUIRED_FIRST[set] * 100}% was expected`,
    cards.length - right > MOST_WRONG_CARDS * verdicts.length &&
      `cards of other pages for at most ${MOST_WRONG_CARDS * 100}% were expected`,
  ].filter((problem) => problem !== false);
  problems.forEach((problem) => console.error(`${locale}: ${problem}`));
  return problems.length === 0;
}

/** Whether the questions that name a symptom have their answer among the first rows. */
function reportSymptoms(locale: string, verdicts: readonly Verdict[]): boolean {
  const problems = verdicts.flatMap((verdict) => {
    const problem = firstRowsProblem(verdict);
    return problem === null ? [] : `  ${verdict.question.q}: ${problem}`;
  });
  problems.forEach((problem) => console.error(problem));
  console.log(
    `${locale}: ${verdicts.length - problems.length} of ${verdicts.length} symptoms answered in the first rows`,
  );
  return problems.length === 0;
}

async function run(locale: string, sets: readonly QuestionSet[]): Promise<boolean> {
  const files = readIndex(locale);
  const baseUrl = provider.baseUrl + prefixOf(locale);
  const client = clientOf(files, locale, provider.siteUrl);
  const ask = (questions: readonly Question[]): Promise<Verdict[]> =>
    judge(questions, client, filters(files, baseUrl), baseUrl);
  const results = [];
  for (const set of sets) {
    results.push(report(locale, set, await ask(readQuestions(locale, set))));
  }
  results.push(reportSymptoms(locale, await ask(worded(readSymptoms(locale)))));
  return results.every(Boolean);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {tuning: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const results = [];
  for (const locale of positionals.length > 0 ? positionals : locales) {
    results.push(
      await run(locale, values.tuning ? ['tuning'] : ['held-back', 'by-name', 'readers']),
    );
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {locales} from '../config/locales';
import {provider} from '../config/provider';
import {
  clientOf,
  judge,
  meanReciprocalRank,
  type FiltersOf,
  type Verdict,
} from '../tests/search/relevance';
import type {IndexFiles} from '../plugins/search-index/shards';
import {INDEX_FOLDER, type CoreShard, type Manifest} from '../lib/search/format';
import {readQuestions, type QuestionSet} from '../tests/search/fixture';

/**
 * Asks the built site the questions that are held back in tests/search and
 * reports the mean reciprocal rank per language; fails below
 * {@link REQUIRED_RANK}. With `--tuning` it asks the other questions and names
 * those whose page is not the first.
 */

/** What the search is to reach; it reaches a little more. */
const REQUIRED_RANK: Readonly<Record<string, number>> = {en: 0.93, ru: 0.92};

const root = path.join(__dirname, '..');

/**
 * Reads the index of a language from the built site.
 *
 * @throws when the site was not built
 */
function readIndex(locale: string): IndexFiles {
  const folder = path.join(root, 'build', locale === 'en' ? '' : locale, INDEX_FOLDER);
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

function report(locale: string, set: QuestionSet, verdicts: readonly Verdict[]): boolean {
  const rank = meanReciprocalRank(verdicts);
  // Who knew which of the others fail would mend the ranking for them.
  const named = set === 'tuning' ? verdicts.filter((verdict) => verdict.rank !== 1) : [];
  for (const {question, rank: at, above} of named) {
    console.log(
      `  ${at || '–'}  ${question.q}  →  ${question.pages[0]}  (above: ${above.join(', ')})`,
    );
  }
  console.log(
    `${locale}: mean reciprocal rank ${rank.toFixed(3)} over ${verdicts.length} ${set} questions`,
  );
  const required = REQUIRED_RANK[locale] ?? 0;
  if (rank < required) {
    console.error(`${locale}: a rank of at least ${required} was expected`);
  }
  return rank >= required;
}

async function run(locale: string, set: QuestionSet): Promise<boolean> {
  const files = readIndex(locale);
  const baseUrl = provider.baseUrl + (locale === 'en' ? '' : `${locale}/`);
  const verdicts = await judge(
    readQuestions(locale, set),
    clientOf(files, locale, provider.siteUrl),
    filters(files, baseUrl),
    baseUrl,
  );
  return report(locale, set, verdicts);
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {tuning: {type: 'boolean', default: false}},
    allowPositionals: true,
  });
  const results = [];
  for (const locale of positionals.length > 0 ? positionals : locales) {
    results.push(await run(locale, values.tuning ? 'tuning' : 'held-back'));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

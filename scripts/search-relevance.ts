import {existsSync, readFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {provider} from '../config/provider';
import {
  clientOf,
  judge,
  meanReciprocalRank,
  type ParametersOf,
  type Question,
  type Verdict,
} from '../plugins/search-index/relevance';
import {readRecords} from '../plugins/search-index/pages';
import type {SearchRecord} from '../plugins/search-index/records';
import {INDEX_FOLDER} from '../src/search/format';

/**
 * Asks the built index every question of tests/search and reports the mean
 * reciprocal rank per language. Fails below {@link REQUIRED_RANK}, or when too
 * few questions have their page on the site.
 */

const REQUIRED_RANK = 0.9;
const REQUIRED_QUESTIONS = 60;

const root = path.join(__dirname, '..');

function tagsByPath(records: readonly SearchRecord[]): Map<string, string> {
  return new Map(records.map(({path: page, tag}) => [page, tag]));
}

/** What the browser sends from a page: latest versions, the page's own set first. */
function parameters(
  tags: ReadonlyMap<string, string>,
  baseUrl: string,
  locale: string,
): ParametersOf {
  const latest = [...new Set(tags.values())].filter(
    (tag) => tag === 'default' || tag.endsWith('-current'),
  );
  return (from) => {
    const active = from ? tags.get(baseUrl + from.slice(1)) : undefined;
    return {
      facetFilters: [`language:${locale}`, latest.map((tag) => `docusaurus_tag:${tag}`)],
      optionalFilters: active ? [`docusaurus_tag:${active}`] : [],
    };
  };
}

function report(locale: string, verdicts: readonly Verdict[], left: number): boolean {
  const rank = meanReciprocalRank(verdicts);
  for (const {question, rank: at, above} of verdicts.filter((verdict) => verdict.rank !== 1)) {
    console.log(
      `  ${at || '–'}  ${question.q}  →  ${question.pages[0]}  (above: ${above.join(', ')})`,
    );
  }
  const enough = verdicts.length >= REQUIRED_QUESTIONS;
  console.log(
    `${locale}: mean reciprocal rank ${rank.toFixed(3)} over ${verdicts.length} questions` +
      (left > 0 ? `, ${left} left out because their page is not on the site` : ''),
  );
  if (!enough) {
    console.error(
      `${locale}: at least ${REQUIRED_QUESTIONS} questions were expected to have a page`,
    );
  }
  if (rank < REQUIRED_RANK) {
    console.error(`${locale}: a rank of at least ${REQUIRED_RANK} was expected`);
  }
  return enough && rank >= REQUIRED_RANK;
}

async function run(locale: string): Promise<boolean> {
  const folder = path.join(root, 'build', locale === 'en' ? '' : locale);
  const baseUrl = provider.baseUrl + (locale === 'en' ? '' : `${locale}/`);
  const index = path.join(folder, INDEX_FOLDER);
  if (!existsSync(path.join(index, 'manifest.json'))) {
    throw new Error(
      `${path.relative(root, index)}/manifest.json is missing: run «npm run build» first`,
    );
  }
  const files = new Map<string, string>();
  for (const file of await readdir(index)) {
    files.set(file, await readFile(path.join(index, file), 'utf8'));
  }
  const tags = tagsByPath(await readRecords(folder, baseUrl, locale));
  const questions = JSON.parse(
    readFileSync(path.join(root, `tests/search/questions.${locale}.json`), 'utf8'),
  ) as Question[];
  const asked = questions.filter(({pages}) =>
    pages.some((page) => tags.has(baseUrl + page.slice(1))),
  );
  const verdicts = await judge(
    asked,
    clientOf(files, locale, provider.siteUrl),
    parameters(tags, baseUrl, locale),
    baseUrl,
  );
  return report(locale, verdicts, questions.length - asked.length);
}

async function main(): Promise<void> {
  const results = [];
  for (const locale of process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['en']) {
    results.push(await run(locale));
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

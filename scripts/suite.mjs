import {existsSync, rmSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {root, run} from './process.mjs';
import {report} from './report.mjs';
import {provide, SetupError} from './setup.mjs';
import {calls, OF_PAGES, QUICK} from './tasks.mjs';

const SUMMARIES = path.join(root, '.turbo/runs');
const REPORTS = path.join(root, '.cache/reports');

/** Young generation of the heap in megabytes: less garbage collection saves a tenth of a tool's time. */
const MEMORY = '--max-semi-space-size=64';

/**
 * Selects steps by the words after `npm test --` or `npm run check --`.
 *
 * @param {readonly string[]} words - names of steps; for the check also pages and their folders
 * @param {boolean} isQuick - whether for the check
 * @returns {{steps: readonly string[], files: string[]}} `files` limit the steps; empty for all
 * @throws {SetupError} for any other word
 */
export function choose(words, isQuick) {
  const all = isQuick ? QUICK : calls.flatMap(({steps}) => Object.keys(steps));
  const named = all.filter((step) => words.includes(step));
  const files = words.filter((word) => !all.includes(word));
  const wrong = files.find((file) => !isQuick || !existsSync(path.join(root, file)));
  if (wrong !== undefined) {
    throw new SetupError(
      `"${wrong}" is no step${isQuick ? ' and no file' : ''}. Steps: ${all.join(', ')}. ` +
        'One file of tests: npx vitest run <file>, or npx playwright test <file> after npm run build. ' +
        'A page: npm run check -- <page>, with its path in the repository.',
    );
  }
  const deaf = files.length > 0 ? named.filter((step) => !OF_PAGES.includes(step)) : [];
  if (deaf.length > 0) {
    throw new SetupError(`${deaf.join(', ')} can't be limited to ${files.join(', ')}.`);
  }
  return {steps: named.length > 0 ? named : files.length > 0 ? OF_PAGES : all, files};
}

/**
 * Runs steps in a few calls of turbo, which leaves out what is unchanged, until one fails.
 *
 * @param {ReturnType<typeof choose>} chosen
 * @param {readonly import('./tasks.mjs').Call[]} [order]
 * @returns {Promise<number>} the exit code
 */
export async function runSteps({steps, files}, order = calls) {
  const started = Date.now();
  [SUMMARIES, REPORTS].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  for (const {steps: known, alone, shown} of order) {
    const asked = steps.filter((step) => step in known);
    if (asked.length === 0) {
      continue;
    }
    console.log(`▶ ${asked.join(', ')}`);
    const needs = asked.map((step) => known[step] ?? {});
    const env = await provide(Object.assign({}, ...needs));
    if (steps.every((step) => QUICK.includes(step))) {
      env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${MEMORY}`.trim();
    }
    for (const folder of needs.flatMap(({makes = []}) => makes)) {
      rmSync(path.join(root, folder), {recursive: true, force: true});
    }
    const code = await run(
      'turbo',
      [
        ...[
          'run',
          ...asked,
          '--filter=//',
          '--summarize',
          '--continue=always',
          '--log-prefix=none',
        ],
        `--concurrency=${alone ? 1 : availableParallelism()}`,
        `--output-logs=${shown || files.length > 0 ? 'new-only' : 'errors-only'}`,
        ...(files.length > 0 ? ['--', ...files] : []),
      ],
      {env: {...env, TURBO_TELEMETRY_DISABLED: '1', SUITE_NODE: process.version}},
    );
    if (code !== 0) {
      break;
    }
  }
  console.log('');
  return report(steps, SUMMARIES, REPORTS, started) ? 0 : 1;
}

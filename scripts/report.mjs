import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** @param {string} file */
const parse = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** @returns {string[]} file and title of Playwright's tests that passed only on a retry */
const flakyIn = (/** @type {any} */ {file, suites = [], specs = []}) => [
  ...suites.flatMap(flakyIn),
  ...specs
    .filter((/** @type {any} */ {tests}) =>
      tests.some((/** @type {any} */ {status}) => status === 'flaky'),
    )
    .map((/** @type {any} */ {title}) => `${file}: ${title}`),
];

/**
 * Counts the tests of a step by the report of Vitest, of Playwright or of this repository's
 * checks. A step without a report counts as one; so does a failure outside its tests.
 *
 * @param {any} report
 * @param {boolean} passed - whether the step did
 */
export function countsOf(report, passed) {
  const counts = [
    [report?.numPassedTests, report?.numFailedTests],
    [report?.stats?.expected + report?.stats?.flaky, report?.stats?.unexpected],
    [report?.passed, report?.failed],
  ].find((pair) => pair.every(Number.isInteger)) ?? [passed ? 1 : 0, 0];
  return {passed: counts[0], failed: passed ? counts[1] : counts[1] || 1};
}

/** Seconds of a loop that is the same everywhere: on a slow or busy machine everything takes longer. */
function fixedLoop() {
  const started = performance.now();
  for (let turn = 0, sum = 0; turn < 1e8; turn += 1) sum = (sum + turn) | 0;
  return ((performance.now() - started) / 1000).toFixed(1);
}

/**
 * Prints what became of each step, by turbo's summaries and the steps' own reports, and the sums.
 *
 * @param {readonly string[]} steps - those that were asked for
 * @param {string} summaries - folder of the summaries of this run
 * @param {string} reports - folder of the reports, which have the steps' names
 * @param {number} began - when the run did, in milliseconds
 * @returns whether every step passed, now or unchanged
 */
export function report(steps, summaries, reports, began, log = console.log) {
  const tasks = (existsSync(summaries) ? readdirSync(summaries) : []).flatMap(
    (file) => parse(path.join(summaries, file)).tasks,
  );
  const sum = {passed: 0, failed: 0, notRun: 0};
  for (const step of steps) {
    const {execution, cache} = tasks.find(({task}) => task === step) ?? {};
    const isUnchanged = cache?.status === 'HIT';
    const isRun = isUnchanged || Number.isInteger(execution?.exitCode);
    const data = isRun ? parse(path.join(reports, `${step}.json`)) : null;
    const counts = isRun
      ? countsOf(data, isUnchanged || execution.exitCode === 0)
      : {passed: 0, failed: 0};
    sum.passed += counts.passed;
    sum.failed += counts.failed;
    sum.notRun += isRun ? 0 : 1;
    const seconds = ((execution?.endTime - execution?.startTime) / 1000).toFixed(1);
    const [sign, note] = !isRun
      ? ['–', 'not run']
      : isUnchanged
        ? ['=', 'unchanged, not run again']
        : [counts.failed ? '✘' : '✔', `${seconds.padStart(6)} s`];
    log(`${sign} ${step.padEnd(16)} ${note}`);
    flakyIn({suites: data?.suites}).forEach((title) =>
      log(`    flaky, passed on the second try: ${title}`),
    );
  }
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  log(`\n${minutes} min (${fixedLoop()} s for a fixed loop, to compare machines by)`);
  log(`${sum.passed} passed, ${sum.failed || Math.min(sum.notRun, 1)} failed`);
  return sum.failed + sum.notRun === 0;
}

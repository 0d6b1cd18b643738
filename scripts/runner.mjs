import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {environment, root, run} from './process.mjs';
import {countsOf, flakyOf, summary} from './report.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** What decides a tool's answer about a file, beside the file itself. */
const TOOLS = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'eslint.config.mjs',
  '.prettierrc.json',
  '.prettierignore',
  'tsconfig.json',
];

/**
 * The folder in which tools may keep what they know of files. It is another
 * one as soon as a tool, its configuration or Node changes, so that nothing
 * they knew before can hide a finding; those of the past are removed.
 *
 * @param {string} repository
 */
export function cacheFolder(repository) {
  const hash = createHash('sha256').update(process.version);
  for (const name of TOOLS) {
    const file = path.join(repository, name);
    hash.update(`\0${name}\0`).update(existsSync(file) ? readFileSync(file) : '');
  }
  const home = path.join(repository, 'node_modules', '.cache', 'check');
  const folder = path.join(home, hash.digest('hex').slice(0, 16));
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(home)) {
    if (name !== path.basename(folder)) {
      rmSync(path.join(home, name), {recursive: true, force: true});
    }
  }
  return folder;
}

/**
 * Runs steps: the quick ones side by side, all of them to their end, each with
 * its output in one piece; then the others one after the other until one fails.
 *
 * @param {readonly {step: Step, files?: readonly string[]}[]} chosen - `files` limit a step
 * @param {{
 *   browser?: () => Promise<string>,
 *   server?: () => Promise<string>,
 *   compilers?: () => Promise<void>,
 *   log?: (text: string) => void,
 *   width?: number,
 * }} [options] - `browser`, `server` and `compilers` find what steps need; `width` is how many run side by side
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(
  chosen,
  {browser, server, compilers, log = console.log, width = availableParallelism()} = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-center-'));
  const cache = cacheFolder(root);
  const started = Date.now();
  /** @type {{name: string, code: number, seconds: string, counts: {passed: number, failed: number}, flaky: string[], output: string}[]} */
  const done = [];

  /**
   * @param {{step: Step, files?: readonly string[]}} choice
   * @param {boolean} collect - keep the output instead of passing it on
   */
  const runStep = async ({step, files = []}, collect) => {
    log(`▶ ${step.name}`);
    const begun = Date.now();
    const reportFile = path.join(folder, `${step.name}.json`);
    /** @type {NodeJS.ProcessEnv} */
    const env = {...environment(), REPORT_FILE: reportFile, ...step.env};
    if (step.browser) {
      env.CHROMIUM_PATH = await browser?.();
      env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportFile;
    }
    if (step.server) {
      env.NGINX_PATH = await server?.();
    }
    if (step.compilers) {
      await compilers?.();
    }
    if (collect && process.stdout.isTTY) {
      env.FORCE_COLOR ??= '1';
    }
    const [command = '', ...args] = step.command.flatMap((part) =>
      part === 'FILES'
        ? files.length > 0
          ? files
          : (step.all ?? [])
        : part.replace('REPORT_FILE', reportFile).replace('CACHE', cache),
    );
    let output = '';
    const code = await run(command, args, {
      env,
      ...(collect ? {output: (/** @type {string} */ text) => (output += text)} : {}),
    });
    const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null;
    const seconds = ((Date.now() - begun) / 1000).toFixed(1);
    log(`${code === 0 ? '✔' : '✘'} ${step.name} (${seconds} s)`);
    done.push({
      name: step.name,
      code,
      seconds,
      counts: countsOf(report, code),
      flaky: flakyOf(report),
      output,
    });
    return code;
  };

  try {
    const waiting = chosen.filter(({step}) => step.quick);
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        await runStep(next, true);
      }
    };
    await Promise.all(Array.from({length: width}, worker));
    for (const {name, code, output} of done) {
      if (code !== 0) {
        log(`\n── ${name} ──\n${output.trimEnd()}`);
      }
    }
    for (const choice of chosen.filter(({step}) => !step.quick)) {
      if (done.some(({code}) => code !== 0)) {
        break;
      }
      log('');
      await runStep(choice, false);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }

  const order = chosen.map(({step}) => step.name);
  done.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const longest = Math.max(0, ...done.map(({name}) => name.length));
  log('');
  for (const {name, code, seconds, flaky} of done) {
    log(`${code === 0 ? '✔' : '✘'} ${name.padEnd(longest)} ${seconds.padStart(7)} s`);
    for (const title of flaky) {
      log(`    flaky, passed on the second try: ${title}`);
    }
  }
  const failed = done.filter(({code}) => code !== 0).map(({name}) => name);
  const total = {
    passed: done.reduce((sum, {counts}) => sum + counts.passed, 0),
    failed: done.reduce((sum, {counts}) => sum + counts.failed, 0),
  };
  const flaky = done.reduce((sum, entry) => sum + entry.flaky.length, 0);
  log(failed.length > 0 ? `\nFailed at step: ${failed.join(', ')}` : '\nAll steps passed.');
  log(`${((Date.now() - started) / 1000).toFixed(1)} s${flaky > 0 ? `, ${flaky} flaky` : ''}`);
  log(summary(total));
  return failed.length > 0 ? 1 : 0;
}

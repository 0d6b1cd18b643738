import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {root, run} from './process.mjs';
import {countsOf, summary} from './report.mjs';
import {provide} from './setup.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

/** Files, in addition to the checked file itself, that can change a tool's result. */
const TOOLS = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  'eslint.config.mjs',
  '.prettierrc.json',
  '.prettierignore',
  'tsconfig.json',
  'tsconfig.types.json',
];

/**
 * The folder for the tools' caches. Its name changes with the tools, their
 * configuration and Node, so that a stale cache can't hide a finding. Old folders
 * are removed.
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
  for (const name of readdirSync(home).filter((one) => one !== path.basename(folder))) {
    rmSync(path.join(home, name), {recursive: true, force: true});
  }
  return folder;
}

/** Young generation of the heap in megabytes: less garbage collection saves a tenth of a tool's time. */
const MEMORY = '--max-semi-space-size=64';

/**
 * Runs steps in parallel and prints the output of those that fail, each in one piece: first
 * all quick steps, then the others until one fails, each after the steps it depends on. A step
 * that uses the whole machine runs alone and prints as it goes.
 *
 * @param {readonly {step: Step, files?: readonly string[]}[]} chosen - `files` limit a step
 * @param {{log?: (text: string) => void, width?: number}} [options] - `width` is how many run in parallel
 * @returns {Promise<number>} the exit code
 */
export async function runSteps(chosen, {log = console.log, width = availableParallelism()} = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-center-'));
  const cache = cacheFolder(root);
  const started = Date.now();
  /** @type {{step: Step, code: number, seconds: string, counts: ReturnType<typeof countsOf>, output: string}[]} */
  const done = [];

  /**
   * @param {{step: Step, files?: readonly string[]}} choice
   * @param {boolean} collect - collect the output instead of printing it
   */
  const runStep = async ({step, files = []}, collect) => {
    log(`▶ ${step.name}`);
    const begun = Date.now();
    const reportFile = path.join(folder, `${step.name}.json`);
    /** @type {NodeJS.ProcessEnv} */
    const env = {
      ...(await provide(step)),
      REPORT_FILE: reportFile,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    };
    if (step.quick) {
      env.NODE_OPTIONS = `${env.NODE_OPTIONS ?? ''} ${MEMORY}`.trim();
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
    if (!step.quick && output && code !== 0) {
      log(`${output.trimEnd()}\n`);
    }
    done.push({
      step,
      code,
      seconds,
      counts: countsOf(report, code),
      output,
    });
    return code;
  };

  try {
    const waiting = [...chosen];
    /** @type {Map<Step, Promise<unknown>>} */
    const running = new Map();
    /** @param {{step: Step}} choice */
    const mayBegin = ({step}) => {
      const unfinished = [...running.keys(), ...waiting.map((choice) => choice.step)];
      return (
        (step.quick ||
          (done.every(({code}) => code === 0) && !unfinished.some(({quick}) => quick))) &&
        !unfinished.some(({name}) => step.after?.includes(name)) &&
        (step.alone ? running.size === 0 : ![...running.keys()].some(({alone}) => alone))
      );
    };
    for (;;) {
      const next = running.size < width ? waiting.findIndex(mayBegin) : -1;
      if (next >= 0) {
        for (const choice of waiting.splice(next, 1)) {
          const {step} = choice;
          const ended = runStep(choice, step.quick || (!step.alone && chosen.length > 1));
          running.set(
            step,
            ended.finally(() => running.delete(step)),
          );
        }
      } else if (running.size > 0) {
        await Promise.race(running.values());
      } else {
        break;
      }
    }
    for (const {step, output} of done.filter(({step, code}) => step.quick && code !== 0)) {
      log(`\n── ${step.name} ──\n${output.trimEnd()}`);
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }

  const order = chosen.map(({step}) => step);
  done.sort((a, b) => order.indexOf(a.step) - order.indexOf(b.step));
  const longest = Math.max(0, ...done.map(({step}) => step.name.length));
  log('');
  for (const {step, code, seconds, counts} of done) {
    log(`${code === 0 ? '✔' : '✘'} ${step.name.padEnd(longest)} ${seconds.padStart(7)} s`);
    for (const title of counts.flaky) {
      log(`    flaky, passed on the second try: ${title}`);
    }
  }
  const failed = done.filter(({code}) => code !== 0).map(({step}) => step.name);
  const total = {
    passed: done.reduce((sum, {counts}) => sum + counts.passed, 0),
    failed: done.reduce((sum, {counts}) => sum + counts.failed, 0),
  };
  const flaky = done.reduce((sum, entry) => sum + entry.counts.flaky.length, 0);
  log(failed.length > 0 ? `\nFailed at step: ${failed.join(', ')}` : '\nAll steps passed.');
  log(`${((Date.now() - started) / 1000).toFixed(1)} s${flaky > 0 ? `, ${flaky} flaky` : ''}`);
  log(summary(total));
  return failed.length > 0 ? 1 : 0;
}

#!/usr/bin/env node
/**
 * The one door to every task: `npm start`, `npm test` and the others come
 * through here, so that each prepares what it needs on a fresh machine.
 *
 * Uses Node's own modules only, because it runs before anything is installed.
 */
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {environment, run} from './process.mjs';
import {findBrowser, installPackages, requireNode, root, SetupError} from './setup.mjs';
import {runRestarting} from './restart.mjs';
import {countsOf, summary} from './report.mjs';
import {steps, tasks} from './steps.mjs';

/**
 * Runs the named steps one after the other and stops at the first failure.
 *
 * @param {readonly import('./steps.mjs').Step[]} chosen
 * @returns {Promise<number>} the exit code
 */
async function runSteps(chosen) {
  const folder = mkdtempSync(path.join(tmpdir(), 'help-center-'));
  const total = {passed: 0, failed: 0};
  let failedStep = null;
  try {
    for (const [index, step] of chosen.entries()) {
      console.log(`\n▶ ${step.name}`);
      const started = Date.now();
      const reportFile = path.join(folder, `${index}.json`);
      const env = {...environment(), REPORT_FILE: reportFile, ...step.env};
      if (step.browser) {
        env.CHROMIUM_PATH = await findBrowser();
        env.PLAYWRIGHT_JSON_OUTPUT_NAME = reportFile;
      }
      const [command, ...args] = step.command.map((part) =>
        part.replace('REPORT_FILE', reportFile),
      );
      const code = await run(command, args, {env});
      const report = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null;
      const counts = countsOf(report, code);
      total.passed += counts.passed;
      total.failed += counts.failed;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✔' : '✘'} ${step.name} (${seconds} s)`);
      if (code !== 0) {
        failedStep = step.name;
        break;
      }
    }
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
  console.log(failedStep ? `\nFailed at step: ${failedStep}` : '\nAll steps passed.');
  console.log(summary(total));
  return failedStep ? 1 : 0;
}

async function main([name, ...args]) {
  requireNode();
  const task = tasks[name];
  if (!task) {
    throw new SetupError(
      `There is no task "${name ?? ''}". Known tasks: ${Object.keys(tasks).join(', ')}.`,
    );
  }
  await installPackages();
  if (task.file && !existsSync(path.join(root, task.file))) {
    throw new SetupError(`"${name}" needs ${task.file}, which is missing. ${task.hint ?? ''}`);
  }
  if (task.steps) {
    const chosen = steps.filter(
      (step) => task.steps(step) && (!step.file || existsSync(path.join(root, step.file))),
    );
    return runSteps(chosen);
  }
  const env = environment();
  if (task.browser) {
    env.CHROMIUM_PATH = await findBrowser();
  }
  const [command, ...fixed] = task.command();
  if (task.restartOn) {
    return runRestarting(command, [...fixed, ...args], {
      env,
      folders: task.restartOn,
      again: ['--no-open'],
    });
  }
  const code = await run(command, [...fixed, ...args], {env});
  return code === 0 && task.then ? run(task.then[0], task.then.slice(1), {env}) : code;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof SetupError ? `\n${error.message}` : error);
  if (process.argv[2] === 'test' || process.argv[2] === 'check') {
    console.log('Failed at step: set-up');
    console.log(summary({passed: 0, failed: 1}));
  }
  process.exitCode = 1;
}

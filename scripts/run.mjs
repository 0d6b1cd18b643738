#!/usr/bin/env node
/**
 * Entry point of every npm script: each task first installs what it needs on this
 * machine.
 *
 * Uses only Node's own modules, because it runs before anything is installed.
 */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {choose} from './choose.mjs';
import {environment, root, run} from './process.mjs';
import {installPackages, provide, requireNode, SetupError} from './setup.mjs';
import {runRestarting} from './restart.mjs';
import {summary} from './report.mjs';
import {runSteps} from './runner.mjs';
import {steps, tasks} from './steps.mjs';

/**
 * Whether a path in the repository is a file or a folder; null for neither.
 *
 * @param {string} file
 */
function kindOf(file) {
  const found = statSync(path.join(root, file), {throwIfNoEntry: false});
  return found ? (found.isDirectory() ? 'folder' : 'file') : null;
}

/** @param {readonly string[]} words */
async function main([name = '', ...args]) {
  requireNode();
  const task = tasks[name];
  if (!task) {
    throw new SetupError(
      `There is no task "${name}". Known tasks: ${Object.keys(tasks).join(', ')}.`,
    );
  }
  await installPackages();
  if (name === 'check' && args.includes('--watch')) {
    return runRestarting('node', ['--import', 'tsx', 'checks/main.ts', 'pages', '--watch'], {
      env: environment(),
      folders: ['checks', 'config', 'data', 'packages', 'plugins'],
    });
  }
  if ('steps' in task) {
    return runSteps(choose(args, steps.filter(task.steps), kindOf));
  }
  if (task.built && !existsSync(path.join(root, 'build/404.html'))) {
    throw new SetupError(
      `"${name}" needs build/404.html, which is missing. Run "npm run build" first.`,
    );
  }
  const env = await provide(task);
  const [command, ...fixed] = task.command;
  if (task.restartOn) {
    return runRestarting(command, [...fixed, ...args], {
      env,
      folders: task.restartOn,
      except: task.except,
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

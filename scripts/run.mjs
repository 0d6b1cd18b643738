#!/usr/bin/env node
/**
 * Entry point of every npm script: each task first installs what it needs on this
 * machine.
 *
 * Uses only Node's own modules, because it runs before anything is installed.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {environment, root, run, STAMP} from './process.mjs';
import {installPackages, provide, requireNode, SetupError} from './setup.mjs';
import {runRestarting} from './restart.mjs';
import {choose, runSteps} from './suite.mjs';
import {tasks} from './tasks.mjs';

/** Tasks that run steps; their last line is `N passed, M failed`, for programs to read. */
const SUITES = ['test', 'check'];

/** @param {readonly string[]} words */
async function main([name = '', ...args]) {
  requireNode();
  const task = tasks[name];
  if (!task && !SUITES.includes(name)) {
    throw new SetupError(
      `There is no task "${name}". Known tasks: ${[...SUITES, ...Object.keys(tasks)].join(', ')}.`,
    );
  }
  await installPackages();
  if (name === 'check' && args.includes('--watch')) {
    return runRestarting('node', ['--import', 'tsx', 'checks/main.ts', 'pages', '--watch'], {
      env: environment(),
      folders: ['checks', 'config', 'data', 'packages', 'plugins'],
    });
  }
  if (name === 'check' && args.includes('--today')) {
    return run('node', ['--import', 'tsx', 'checks/main.ts', 'today'], {env: environment()});
  }
  if (!task) {
    return runSteps(choose(args, name === 'check'));
  }
  if (task.built && !existsSync(path.join(root, STAMP))) {
    throw new SetupError(
      `"${name}" needs a build that has been finished: ${STAMP} is missing. Run "npm run build" first.`,
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
  if (SUITES.includes(process.argv[2] ?? '')) {
    console.log('0 passed, 1 failed');
  }
  process.exitCode = 1;
}

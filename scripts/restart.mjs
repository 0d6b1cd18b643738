import {watch} from 'node:fs';
import path from 'node:path';
import {root, run} from './process.mjs';

/** Milliseconds to wait for further events: one save can cause several, and several files may be saved at once. */
const SETTLED_AFTER = 300;

/**
 * Whether a change to a file can affect the site.
 *
 * @param {string | null} file - its name, which some systems don't report
 */
export function matters(file) {
  return !file || !/\.test\.\w+$|(?:^|[\\/])(?:README\.md$|\.)|~$|\.sw.$/.test(file);
}

/**
 * Runs a server and restarts it when one of the folders changes that it reads only
 * at startup. If a restart fails, for example because of incomplete data, it waits for
 * the next change; if the first start fails, it gives up.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   env: NodeJS.ProcessEnv,
 *   folders: readonly string[],
 *   again?: readonly string[],
 *   except?: RegExp,
 * }} options - `again`: additional arguments for restarts; `except`: files that the server follows itself
 * @returns {Promise<number>} the exit code of the last start
 */
export async function runRestarting(command, args, {env, folders, again = [], except}) {
  let change = new AbortController();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let ended = false;
  const end = () => {
    ended = true;
    change.abort();
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  const watchers = folders.map((folder) =>
    watch(path.join(root, folder), {recursive: true}, (_event, file) => {
      if (matters(file) && !except?.test(`${folder}/${file}`)) {
        clearTimeout(timer);
        timer = setTimeout(() => {
          console.log(`\n${path.join(folder, file ?? '')} changed: restarting …`);
          change.abort();
        }, SETTLED_AFTER);
      }
    }),
  );
  try {
    let code = 0;
    for (let start = 0; !ended; start += 1) {
      const {signal} = change;
      code = await run(command, start === 0 ? args : [...args, ...again], {env, signal});
      if (!signal.aborted) {
        if (code === 0 || start === 0) {
          break;
        }
        console.log('Waiting for a change …');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
      }
      change = new AbortController();
    }
    return code;
  } finally {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  }
}

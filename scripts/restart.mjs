import {watch} from 'node:fs';
import path from 'node:path';
import {root, run} from './process.mjs';

/** A save may come as several events, and several files may be saved at once. */
const SETTLED_AFTER = 300;

/**
 * Tells whether a change of a file can show in the site.
 *
 * @param {string | null} file - its name, which some systems do not tell
 */
export function matters(file) {
  return !file || !/\.test\.\w+$|(?:^|[\\/])(?:README\.md$|\.)|~$|\.sw.$/.test(file);
}

/**
 * Runs a server and starts it again whenever one of the folders changes that it
 * reads only at its start. A start that fails, say over half-written data, waits
 * for the next change; the first start that fails is final.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   env: NodeJS.ProcessEnv,
 *   folders: readonly string[],
 *   again?: readonly string[],
 * }} options - `again` are further arguments from the second start on
 * @returns {Promise<number>} the exit code of the last start
 */
export async function runRestarting(command, args, {env, folders, again = []}) {
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
      if (matters(file)) {
        clearTimeout(timer);
        timer = setTimeout(() => {
          console.log(`\n${path.join(folder, file ?? '')} changed: starting again …`);
          change.abort();
        }, SETTLED_AFTER);
      }
    }),
  );
  try {
    for (let start = 0; ; start += 1) {
      const {signal} = change;
      const code = await run(command, start === 0 ? args : [...args, ...again], {env, signal});
      if (ended || (!signal.aborted && (code === 0 || start === 0))) {
        return code;
      }
      if (!signal.aborted) {
        console.log('Waiting for a change …');
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        if (ended) {
          return code;
        }
      }
      change = new AbortController();
    }
  } finally {
    clearTimeout(timer);
    watchers.forEach((watcher) => watcher.close());
    process.off('SIGINT', end);
    process.off('SIGTERM', end);
  }
}

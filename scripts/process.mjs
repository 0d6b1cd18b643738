import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Root of the repository. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** File that a build is given when it is whole. */
export const STAMP = 'build/.complete';

/**
 * Ends a Node.js process soon after another one, also where that was killed and could stop nothing.
 *
 * @param {number} pid - the other one's id
 * @returns an argument of `--import`
 */
export const endWith = (pid) =>
  `data:text/javascript,setInterval(()=>{try{process.kill(${pid},0)}catch{process.exit(1)}},500).unref()`;

/** Environment of child processes: installed packages come first on PATH. */
export function environment() {
  const bin = path.join(root, 'node_modules', '.bin');
  return {...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`};
}

/**
 * Runs a command in the repository, forwarding its output and signals.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{
 *   env?: NodeJS.ProcessEnv,
 *   quiet?: boolean,
 *   output?: (text: string) => void,
 *   timeout?: number,
 *   signal?: AbortSignal,
 * }} [options] - `output` receives the output instead of the terminal; `signal` stops the command
 * @returns {Promise<number>} its exit code; 127 if it doesn't exist, 1 if a signal ended it
 */
export function run(
  command,
  args,
  {env = environment(), quiet = false, output, timeout, signal} = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: quiet ? 'ignore' : output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      timeout,
      // On Windows the commands of packages are .cmd files, which need a shell.
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => output?.(text));
    }
    // The terminal sends Ctrl+C to the child too, so wait for it to exit instead of orphaning it.
    const wait = () => {};
    const stop = () => child.kill('SIGTERM');
    process.on('SIGINT', wait);
    process.on('SIGTERM', stop);
    signal?.addEventListener('abort', stop);
    /** @param {number} code */
    const done = (code) => {
      process.off('SIGINT', wait);
      process.off('SIGTERM', stop);
      signal?.removeEventListener('abort', stop);
      resolve(code);
    };
    child.on('error', (error) => {
      if (!quiet) {
        (output ?? console.error)(`${command}: ${error.message}\n`);
      }
      done(127);
    });
    // Not on `exit`: output may still arrive after it.
    child.on('close', (code, ending) => {
      if (code === null && !quiet && !signal?.aborted) {
        (output ?? console.error)(`${command} was ended by ${ending}\n`);
      }
      done(code ?? 1);
    });
  });
}

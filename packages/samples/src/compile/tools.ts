import {spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Hand-written stubs of platforms and vendors, a folder per compiler. */
export const stubFolder = path.resolve(__dirname, '../stubs');

/** Whether a command is on the machine. */
export const onPath = (command: string): boolean =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => folder && existsSync(path.join(folder, command)));

/**
 * Runs a compiler.
 *
 * @returns what it printed, to both of its outputs; its exit code says nothing more
 * @throws when it cannot be started, or is killed before it has said all
 */
export function output(command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, LC_ALL: 'C.UTF-8'},
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (_, signal) => {
      if (signal) {
        reject(new Error(`${command} was ended by ${signal}; run the command again.`));
      } else {
        resolve(Buffer.concat(chunks).toString('utf8'));
      }
    });
  });
}

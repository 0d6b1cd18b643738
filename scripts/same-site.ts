import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {complete} from '../host/prepare';
import {asCommand} from '../host/command';
import {environment, root, run} from './process.mjs';

/** Generated files and Git's own, which are not sources. */
const MADE = [
  '.cache',
  '.docusaurus',
  '.git',
  '.turbo',
  'build',
  'host/dist',
  'node_modules',
  'playwright-report',
  'test-results',
];

const isMade = (file: string): boolean => MADE.includes(path.relative(root, file));

/**
 * Copies the sources and the installed packages, without generated files and caches.
 *
 * @throws when the packages can't be linked
 */
function lay(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const entry of readdirSync(root)) {
    cpSync(path.join(root, entry), path.join(folder, entry), {
      recursive: true,
      filter: (file) => !isMade(file),
    });
  }
  // Hard links, because a symbolic one would resolve to the paths of this folder.
  const modules = path.join(folder, 'node_modules');
  const {status} = spawnSync('cp', ['-al', path.join(root, 'node_modules'), modules], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new Error(`The packages could not be linked to ${modules}.`);
  }
  // Removes the copy's links only; the linked files stay.
  rmSync(path.join(modules, '.cache'), {recursive: true, force: true});
}

/**
 * Compares two folders byte by byte.
 *
 * @returns the files that differ or that only one folder has, with the first difference
 */
export function differences(one: string, other: string): string[] {
  const filesIn = (folder: string): string[] =>
    readdirSync(folder, {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return [...new Set([one, other].flatMap(filesIn))].sort().flatMap((file) => {
    const [a, b] = [one, other].map((folder) => path.join(folder, file));
    if (!existsSync(a as string) || !existsSync(b as string)) {
      return [`${file}: only in ${existsSync(a as string) ? one : other}`];
    }
    const [left, right] = [readFileSync(a as string), readFileSync(b as string)];
    if (left.equals(right)) {
      return [];
    }
    const first = left.findIndex((byte, index) => byte !== right[index]);
    const at = first < 0 ? left.length : first;
    const part = (content: Buffer): string =>
      JSON.stringify(content.subarray(Math.max(0, at - 20), at + 40).toString());
    return [`${file}: ${part(left)} became ${part(right)}`];
  });
}

/**
 * Checks that the build depends on the sources only: builds them again in another folder and
 * time zone, without a cache, and compares the results.
 */
async function main(): Promise<void> {
  const folder = path.join(root, '.cache/elsewhere');
  lay(folder);
  const code = await run('tsx', [path.join(folder, 'scripts/build.ts')], {
    env: {...environment(), TZ: 'Pacific/Kiritimati'},
  });
  if (code !== 0) {
    process.exitCode = code;
    return;
  }
  complete(path.join(folder, 'build'));
  const found = differences(path.join(root, 'build'), path.join(folder, 'build'));
  found.slice(0, 20).forEach((line) => console.log(line));
  if (found.length > 0) {
    throw new Error(
      `${found.length} files of a build in ${folder} differ, so the build depends on something other than the sources`,
    );
  }
  console.log('A build in another folder, without a cache, is identical.');
  rmSync(folder, {recursive: true, force: true});
}

void asCommand(__filename, main);

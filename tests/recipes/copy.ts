import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');
/** What is made by building and testing. */
const MADE = new Set([
  'node_modules',
  'build',
  '.docusaurus',
  '.git',
  '.turbo',
  '.cache',
  'test-results',
]);
const KEPT = 'node_modules/.cache/checks';

/** Copies the sources to a folder of their own, where commands may change them; its path. */
export function copyOfRepository(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'recipes-'));
  for (const name of readdirSync(repository).filter((entry) => !MADE.has(entry))) {
    cpSync(path.join(repository, name), path.join(root, name), {
      recursive: true,
      filter: (from) => !['dist', '.docusaurus', 'node_modules'].includes(path.basename(from)),
    });
  }
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(path.join(repository, 'node_modules'))) {
    const [from, to] = [repository, root].map((folder) =>
      path.join(folder, 'node_modules', name),
    ) as [string, string];
    if (name === '@help-center') {
      // Links to the packages beside it, which read the copy's data.
      cpSync(from, to, {recursive: true, verbatimSymlinks: true});
    } else if (name !== '.cache') {
      symlinkSync(from, to);
    }
  }
  if (existsSync(path.join(repository, KEPT))) {
    cpSync(path.join(repository, KEPT), path.join(root, KEPT), {recursive: true});
  }
  return root;
}

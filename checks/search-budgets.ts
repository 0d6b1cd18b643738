import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  compressedSize,
  INDEX_FOLDER,
  SHARD_BUDGET,
  type Manifest,
} from '@help-center/search/indexing';
import {locales, prefixOf} from '../config/locales';

/**
 * Checks the size of the last build's local search index: each file, and all files
 * needed for a first answer on any page, compressed.
 */

const FIRST_ANSWER_BUDGET = 200 * 1024;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Problems of the index in one folder; prints its sizes. */
export function checkIndex(folder: string): string[] {
  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) {
    return [`${manifestFile} is missing: run «npm run build» without hosted search first`];
  }
  const problems: string[] = [];
  const sizes = new Map<string, number>();
  for (const file of readdirSync(folder)) {
    const size = compressedSize(readFileSync(path.join(folder, file)));
    sizes.set(file, size);
    if (size > SHARD_BUDGET) {
      problems.push(
        `${path.join(folder, file)}: ${kib(size)}, at most ${kib(SHARD_BUDGET)} expected`,
      );
    }
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const size = (file: string): number => {
    const known = sizes.get(file);
    if (known === undefined) {
      problems.push(`${manifestFile}: names ${file}, which does not exist`);
    }
    return known ?? 0;
  };
  const latest = manifest.core.filter(({tags}) => tags.includes('default') || tags.length > 1);
  const common = latest.reduce((sum, {file}) => sum + size(file), size('manifest.json'));
  const archives = new Map<string, number>();
  for (const shard of manifest.core.filter((one) => !latest.includes(one))) {
    const tag = shard.tags.join();
    archives.set(tag, (archives.get(tag) ?? 0) + size(shard.file));
  }
  const first = common + Math.max(0, ...archives.values());
  Object.values(manifest.text)
    .flat()
    .forEach(({file}) => size(file));
  const total = [...sizes.values()].reduce((sum, one) => sum + one, 0);
  console.log(
    `${folder}: first answer ${kib(first)}, largest file ${kib(Math.max(...sizes.values()))}, all ${kib(total)}`,
  );
  if (first > FIRST_ANSWER_BUDGET) {
    problems.push(
      `${folder}: the first answer takes ${kib(first)}, at most ${kib(FIRST_ANSWER_BUDGET)} expected`,
    );
  }
  return problems;
}

if (require.main === module) {
  const problems = locales.flatMap((locale) =>
    checkIndex(path.join('build', prefixOf(locale), INDEX_FOLDER)),
  );
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

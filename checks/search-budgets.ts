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

/** Grew with the pages that answer what readers asked and no page said, a tenth over the 210 KiB of before at most. */
const FIRST_ANSWER_BUDGET = 224 * 1024;

/** The words that are right although they look like errors: 25 KiB as a host compresses them. */
const RIGHT_WORDS_BUDGET = 31 * 1024;

const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

/** Problems of the index in one folder; prints its sizes. */
function checkIndex(folder: string): string[] {
  const manifestFile = path.join(folder, 'manifest.json');
  if (!existsSync(manifestFile)) {
    return [`${manifestFile} is missing: run «npm run build» without hosted search first`];
  }
  const sizes = new Map(
    readdirSync(folder).map((file) => [
      file,
      compressedSize(readFileSync(path.join(folder, file))),
    ]),
  );
  const {core, text, rightWords} = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const total = (files: Iterable<string>): number =>
    Array.from(files).reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  /** What a page's first answer takes: the latest versions and the page's own. */
  const neededBy = (own: string): number =>
    total([
      'manifest.json',
      ...core
        .filter(({tags}) => tags.includes('default') || tags.includes(own))
        .map(({file}) => file),
    ]);
  const first = Math.max(...core.flatMap(({tags}) => tags.map(neededBy)));
  console.log(
    `${folder}: first answer ${kib(first)}, largest file ${kib(Math.max(...sizes.values()))}, all ${kib(total(sizes.keys()))}`,
  );
  const tooLarge = (name: string, size: number, limit: number): string[] =>
    size > limit ? [`${name} ${kib(size)}, at most ${kib(limit)} expected`] : [];
  return [
    ...Array.from(sizes).flatMap(([file, size]) =>
      tooLarge(`${path.join(folder, file)}:`, size, SHARD_BUDGET),
    ),
    ...(rightWords
      ? tooLarge(rightWords.file, sizes.get(rightWords.file) ?? 0, RIGHT_WORDS_BUDGET)
      : [`${manifestFile}: names no right words`]),
    ...[...core, ...Object.values(text).flat(), ...(rightWords ? [rightWords] : [])]
      .filter(({file}) => !sizes.has(file))
      .map(({file}) => `${manifestFile}: names ${file}, which does not exist`),
    ...tooLarge(`${folder}: the first answer takes`, first, FIRST_ANSWER_BUDGET),
  ];
}

const problems = locales.flatMap((locale) =>
  checkIndex(path.join('build', prefixOf(locale), INDEX_FOLDER)),
);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length > 0 ? 1 : 0;

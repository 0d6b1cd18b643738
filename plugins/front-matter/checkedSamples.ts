import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The SDK release that a page's samples were checked against. */
export interface Checked {
  /** By compilers. */
  compiled?: string;
  /** By their names alone: Swift. */
  names?: string;
}

/** The results of `npm run samples -- --record` by page, each with a digest of the samples. */
export type CheckedRecord = Readonly<Record<string, Checked & {digest: string}>>;

/** Its file, relative to the repository. */
export const RECORD = 'plugins/front-matter/sampleRecord.json';

const PART = /^import \w+ from [']([^']*\/_[^']+\.mdx)['];?$/gm;

/** The parts that a page imports, relative to the repository as the page is. */
export function partsOf(file: string, text: string): string[] {
  return [...text.matchAll(PART)].map(([, from]) =>
    (from as string).startsWith('@site/')
      ? (from as string).slice('@site/'.length)
      : path.posix.join(path.posix.dirname(file), from as string),
  );
}

const FENCE = /^ *```[^]*?^ *```/gm;

/** Digest of the samples of a page and of the parts that it imports; its words may change. */
function digestOf(root: string, file: string): string {
  const read = (name: string): string => {
    const fullPath = path.join(root, name);
    return existsSync(fullPath) ? readFileSync(fullPath, 'utf8') : '';
  };
  const hash = createHash('sha256');
  for (const text of [file, ...partsOf(file, read(file))].map(read)) {
    hash.update(`${(text.match(FENCE) ?? []).join('\0')}\0\0`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** The record of these results, sorted by page. */
export function recordOf(root: string, pages: ReadonlyMap<string, Checked>): CheckedRecord {
  return Object.fromEntries(
    [...pages]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, checked]) => [file, {...checked, digest: digestOf(root, file)}]),
  );
}

/** The repository's record; empty if there is none. */
export function readRecord(root: string): CheckedRecord {
  const file = path.join(root, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CheckedRecord) : {};
}

/** Replaces the record, one page per line. */
export function writeRecord(root: string, record: CheckedRecord): void {
  const lines = Object.entries(record).map(
    ([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`,
  );
  writeFileSync(path.join(root, RECORD), `{\n${lines.join(',\n')}\n}\n`);
}

/** Pages with an outdated entry in the record, or without one, by name. */
export function outdated(record: CheckedRecord, found: CheckedRecord): string[] {
  const contentOf = (entry: CheckedRecord[string] | undefined): string =>
    JSON.stringify([entry?.compiled, entry?.names, entry?.digest]);
  return [...new Set([...Object.keys(record), ...Object.keys(found)])]
    .filter((file) => contentOf(record[file]) !== contentOf(found[file]))
    .sort();
}

/**
 * The record's entry of a page, unless its samples have changed.
 *
 * @param file - relative to the repository, with forward slashes
 * @returns null without an entry, or if the samples have changed
 */
export function checkedSamples(
  root: string,
  file: string,
  record: CheckedRecord = readRecord(root),
): Checked | null {
  const kept = record[file];
  if (!kept || kept.digest !== digestOf(root, file)) {
    return null;
  }
  const {digest: _, ...checked} = kept;
  return checked;
}

import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The SDK release that a page's samples were held against. */
export interface Checked {
  /** By compilers. */
  compiled?: string;
  /** By their names alone: Swift. */
  names?: string;
}

/** What `npm run samples -- --record` found, by page, each with a digest of the samples it saw. */
export type CheckedRecord = Readonly<Record<string, Checked & {digest: string}>>;

/** Where it is kept, relative to the repository. */
export const RECORD = 'config/sampleRecord.json';

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
    const place = path.join(root, name);
    return existsSync(place) ? readFileSync(place, 'utf8') : '';
  };
  const hash = createHash('sha256');
  for (const text of [file, ...partsOf(file, read(file))].map(read)) {
    hash.update(`${(text.match(FENCE) ?? []).join('\0')}\0\0`);
  }
  return hash.digest('hex').slice(0, 12);
}

/** The record that these findings make, in the order of the pages' names. */
export function recordOf(root: string, pages: ReadonlyMap<string, Checked>): CheckedRecord {
  return Object.fromEntries(
    [...pages]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([file, checked]) => [file, {...checked, digest: digestOf(root, file)}]),
  );
}

/** The record of the repository; empty where there is none. */
export function readRecord(root: string): CheckedRecord {
  const file = path.join(root, RECORD);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CheckedRecord) : {};
}

/** Writes the record in place of the one before, a page a line. */
export function writeRecord(root: string, record: CheckedRecord): void {
  const lines = Object.entries(record).map(
    ([file, entry]) => `  ${JSON.stringify(file)}: ${JSON.stringify(entry)}`,
  );
  writeFileSync(path.join(root, RECORD), `{\n${lines.join(',\n')}\n}\n`);
}

/** The pages that a record is wrong about or does not have, by name. */
export function outdated(record: CheckedRecord, found: CheckedRecord): string[] {
  const said = (entry: CheckedRecord[string] | undefined): string =>
    JSON.stringify([entry?.compiled, entry?.names, entry?.digest]);
  return [...new Set([...Object.keys(record), ...Object.keys(found)])]
    .filter((file) => said(record[file]) !== said(found[file]))
    .sort();
}

/**
 * What the record says of a page's samples, as long as they are the same.
 *
 * @param file - relative to the repository, with forward slashes
 * @returns null where it has nothing on the page, or on other samples
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

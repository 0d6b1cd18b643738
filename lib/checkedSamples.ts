import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The SDK release that a page's samples were held against. */
export interface Checked {
  /** By compilers. */
  compiled?: string;
  /** By their names alone: Swift. */
  names?: string;
}

/** What the check of the samples leaves for builds, by page. */
type Kept = Record<string, Checked & {digest: string}>;

const fileIn = (root: string): string => path.join(root, 'node_modules/.cache/samples/pages.json');

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
  return hash.digest('hex');
}

/** Keeps what the check found for the builds after it, in place of what it found before. */
export function keepChecked(root: string, pages: ReadonlyMap<string, Checked>): void {
  const kept: Kept = {};
  for (const [file, checked] of pages) {
    kept[file] = {digest: digestOf(root, file), ...checked};
  }
  mkdirSync(path.dirname(fileIn(root)), {recursive: true});
  writeFileSync(fileIn(root), JSON.stringify(kept));
}

/**
 * What the check found on a page, which has not changed since.
 *
 * @param file - relative to the repository, with forward slashes
 * @returns null where it was not checked, or something was wrong
 */
export function checkedSamples(root: string, file: string): Checked | null {
  const place = fileIn(root);
  const kept = existsSync(place)
    ? (JSON.parse(readFileSync(place, 'utf8')) as Kept)[file]
    : undefined;
  if (!kept || kept.digest !== digestOf(root, file)) {
    return null;
  }
  const {digest: _, ...checked} = kept;
  return checked;
}

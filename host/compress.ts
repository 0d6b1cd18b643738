import {createHash} from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import zlib from 'node:zlib';
import {textTypes} from './types';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Brotli's highest level. */
const STRONGEST = 11;

/** Copies for programs, which no page waits for: at the highest level they would take a fifth of the time. */
const FOR_PROGRAMS = /\.(?:atom|md|rss|txt|xml|ya?ml)$/;

/** Compresses a file: gzip at its highest level, Brotli at the one given. */
const codings = {
  br: (content: Buffer, quality: number) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content: Buffer) => gzip(content, {level: 9}),
};

/** Where the compressed files of a folder in the repository are cached; safe to delete at any time. */
export function cacheOf(folder: string): string {
  const root = path.dirname(__dirname);
  return path.join(root, 'node_modules/.cache/compressed', path.relative(root, folder));
}

/**
 * Compresses a file as the production host sends it, unless the cache holds the result.
 *
 * @param quality - Brotli's level, 0 to 11; gzip has one level for all
 * @returns the result's path in the cache, and whether it is new there
 */
export async function compressed(
  content: Buffer,
  coding: keyof typeof codings,
  cache: string,
  quality = STRONGEST,
): Promise<{file: string; isFresh: boolean}> {
  const hash = createHash('sha256').update(content).digest('hex');
  const file = path.join(cache, `${hash}.${quality}.${coding}`);
  const isFresh = !existsSync(file);
  if (isFresh) {
    mkdirSync(cache, {recursive: true});
    // Written under another name first, so that an interrupted run leaves no partial file.
    writeFileSync(`${file}.part`, await codings[coding](content, quality));
    renameSync(`${file}.part`, file);
  }
  return {file, isFresh};
}

/**
 * Writes compressed copies of every text file of a build, under the same names in
 * `br/` and `gzip/`. Files that wouldn't get smaller are skipped. Results are
 * cached by content.
 *
 * @param folder - the build
 * @param out - folder that `br/` and `gzip/` are written to
 * @returns how many files were not in the cache
 */
export async function compress(folder: string, out: string): Promise<number> {
  const cache = cacheOf(folder);
  const texts = new Set<string>(Object.values(textTypes).flat());
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    texts.has(path.extname(file).slice(1)),
  );
  const used = new Set<string>();
  let fresh = 0;
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const name of queue) {
      const content = readFileSync(path.join(folder, name));
      const quality = FOR_PROGRAMS.test(name) ? 9 : STRONGEST;
      for (const coding of ['br', 'gzip'] as const) {
        const {file, isFresh} = await compressed(content, coding, cache, quality);
        used.add(path.basename(file));
        fresh += Number(isFresh);
        if (statSync(file).size < content.length) {
          const to = path.join(out, coding, name);
          mkdirSync(path.dirname(to), {recursive: true});
          copyFileSync(file, to);
        }
      }
    }
  };
  // zlib compresses in its own thread pool.
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  for (const name of readdirSync(cache).filter((kept) => !used.has(kept))) {
    rmSync(path.join(cache, name));
  }
  return fresh;
}

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

/** Compresses a file at each content coding's highest level. */
const codings = {
  br: (content: Buffer) =>
    brotli(content, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
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
 * @returns the result's path in the cache, and whether it is new there
 */
export async function compressed(
  content: Buffer,
  coding: keyof typeof codings,
  cache: string,
): Promise<{file: string; isFresh: boolean}> {
  const hash = createHash('sha256').update(content).digest('hex');
  const file = path.join(cache, `${hash}.${coding}`);
  const isFresh = !existsSync(file);
  if (isFresh) {
    mkdirSync(cache, {recursive: true});
    // Written under another name first, so that an interrupted run leaves no partial file.
    writeFileSync(`${file}.part`, await codings[coding](content));
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
      for (const coding of ['br', 'gzip'] as const) {
        const {file, isFresh} = await compressed(content, coding, cache);
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

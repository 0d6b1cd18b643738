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

/**
 * Writes compressed copies of every text file of a build, under the same names in
 * `br/` and `gzip/`. Files that wouldn't get smaller are skipped. Results are
 * cached by content.
 *
 * @param folder - the build
 * @param out - folder that `br/` and `gzip/` are written to
 * @param cache - cache folder, safe to delete at any time
 * @returns how many files were not in the cache
 */
export async function compress(folder: string, out: string, cache: string): Promise<number> {
  const texts = new Set<string>(Object.values(textTypes).flat());
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
    texts.has(path.extname(file).slice(1)),
  );
  mkdirSync(cache, {recursive: true});
  const used = new Set<string>();
  let fresh = 0;
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      const content = readFileSync(path.join(folder, file));
      const hash = createHash('sha256').update(content).digest('hex');
      for (const [coding, run] of Object.entries(codings)) {
        const kept = path.join(cache, `${hash}.${coding}`);
        used.add(path.basename(kept));
        if (!existsSync(kept)) {
          // Written under another name first, so that an interrupted run leaves no partial file.
          writeFileSync(`${kept}.part`, await run(content));
          renameSync(`${kept}.part`, kept);
          fresh += 1;
        }
        if (statSync(kept).size < content.length) {
          const to = path.join(out, coding, file);
          mkdirSync(path.dirname(to), {recursive: true});
          copyFileSync(kept, to);
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

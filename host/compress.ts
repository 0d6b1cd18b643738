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

/** Content codings and how a file gets its own, as small as it can be. */
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
 * Writes every text file of a build a second and a third time, below `br/` and
 * `gzip/`, compressed under its own name. A file that would not become smaller
 * is left out. Results are kept by content, so that only what changed takes time.
 *
 * @param folder - the build
 * @param out - gets the folders; what they held before is removed
 * @param cache - may be removed at any time
 * @returns how many files were compressed anew
 */
export async function compress(folder: string, out: string, cache: string): Promise<number> {
  const texts = new Set<string>(Object.values(textTypes).flat());
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => texts.has(path.extname(file).slice(1)))
    .sort();
  mkdirSync(cache, {recursive: true});
  for (const coding of Object.keys(codings)) {
    rmSync(path.join(out, coding), {recursive: true, force: true});
  }
  const used = new Set<string>();
  let fresh = 0;
  const encode = async (file: string): Promise<void> => {
    const content = readFileSync(path.join(folder, file));
    const hash = createHash('sha256').update(content).digest('hex');
    for (const [coding, run] of Object.entries(codings)) {
      const kept = path.join(cache, `${hash}.${coding}`);
      used.add(path.basename(kept));
      if (!existsSync(kept)) {
        // Whole or not at all.
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
  };
  // zlib works in a pool of threads beside this one.
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      await encode(file);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
  for (const name of readdirSync(cache).filter((kept) => !used.has(kept))) {
    rmSync(path.join(cache, name));
  }
  return fresh;
}

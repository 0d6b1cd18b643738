import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Digest of texts, which keeps them apart. */
export const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Makes something once for each key; what is made has to be the same after a turn through JSON. */
export type Remember = <T>(key: string, make: () => T) => T;

/** Makes everything anew. */
export const forgetful: Remember = (_key, make) => make();

/** What was made before; nothing where the file is missing, damaged or of another version. */
function read(file: string, version: string): ReadonlyMap<string, unknown> {
  if (existsSync(file)) {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    if (end > 0 && text.slice(0, end) === digest(version, json)) {
      return new Map(JSON.parse(json) as [string, unknown][]);
    }
  }
  return new Map();
}

/**
 * Runs something that remembers what it made last time. Only what was asked for
 * is kept for the next time, so that the file does not grow.
 *
 * @param file - where it is kept; may be removed at any time
 * @param version - digest of everything but the keys that the results depend on
 */
export function withKept<T>(file: string, version: string, run: (remember: Remember) => T): T {
  const before = read(file, version);
  const now = new Map<string, unknown>();
  let made = 0;
  const result = run((key, make) => {
    if (!now.has(key)) {
      made += before.has(key) ? 0 : 1;
      now.set(key, before.has(key) ? before.get(key) : make());
    }
    return now.get(key) as ReturnType<typeof make>;
  });
  if (made > 0 || now.size < before.size) {
    const json = JSON.stringify([...now]);
    mkdirSync(path.dirname(file), {recursive: true});
    // Whole or not at all.
    writeFileSync(`${file}.new`, `${digest(version, json)}\n${json}`);
    renameSync(`${file}.new`, file);
  }
  return result;
}

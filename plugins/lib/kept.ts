import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Digest of several texts; moving characters from one to the next changes it. */
export const digest = (...texts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(texts)).digest('hex');

/** Computes a value once per key. The value must survive JSON serialization. */
export type Remember = <T>(key: string, make: () => T) => T;

/** Caches nothing. */
export const forgetful: Remember = (_key, make) => make();

/** Results of the last run; empty if the file is missing, damaged or of another version. */
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
 * Runs a function with the cached results of the last run. Only results that were used
 * are kept for the next run, so the file doesn't grow.
 *
 * @param file - the cache file, safe to delete at any time
 * @param version - digest of everything except the keys that the results depend on
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
    // Written under a name of its own first: an interrupted run leaves no partial file, and the
    // languages, which are built side by side, do not write into one another's.
    const draft = `${file}.${process.pid}.new`;
    writeFileSync(draft, `${digest(version, json)}\n${json}`);
    renameSync(draft, file);
  }
  return result;
}

import {closeSync, constants, fstatSync, openSync, readdirSync, readSync} from 'node:fs';
import path from 'node:path';

/** What a file of an app's folder is to the doctor. */
export type Kind =
  | 'gradle'
  | 'catalogue'
  | 'properties'
  | 'manifest'
  | 'podfile'
  | 'xcode'
  | 'plist'
  | 'app-ads'
  | 'unity-packages'
  | 'unity-settings'
  | 'unity-dependencies'
  | 'log';

/** A file that was read. */
export interface TextFile {
  /** From the app's folder, with forward slashes. */
  path: string;
  text: string;
}

/** A file that was found and not read. */
export interface UnreadFile {
  path: string;
  why: 'too-large' | 'not-text' | 'unreadable';
}

export interface AppFiles {
  of: (kind: Kind) => readonly TextFile[];
  unread: readonly UnreadFile[];
  /** Whether the folder holds more than is looked at. */
  cut: boolean;
}

/** What a build, a package manager or an editor writes; an app's own files are elsewhere. */
const SKIPPED = new Set([
  'build',
  'carthage',
  'deriveddata',
  'library',
  'node_modules',
  'obj',
  'out',
  'pods',
  'temp',
  'vendor',
]);

const MAX_DEPTH = 12;
const MAX_ENTRIES = 40_000;
const MAX_FILES = 60;
const MEGABYTE = 1_000_000;
const sizes: Partial<Record<Kind, number>> = {
  xcode: 8 * MEGABYTE,
  'app-ads': 4 * MEGABYTE,
  log: 30 * MEGABYTE,
};

const kinds: readonly [Kind, RegExp][] = [
  ['gradle', /\.gradle(?:\.kts)?$/],
  ['catalogue', /\.versions\.toml$/],
  ['properties', /^gradle\.properties$/],
  ['manifest', /^AndroidManifest\.xml$/],
  ['podfile', /^Podfile$/],
  ['xcode', /^project\.pbxproj$/],
  ['plist', /^(?!GoogleService-)(?:.*-)?Info\.plist$/],
  ['app-ads', /^app-ads\.txt$/],
  ['unity-settings', /^ProjectSettings\.asset$/],
  ['unity-dependencies', /^AppodealDependencies\.xml$/],
  ['log', /\.log$|(?:^|[-_. ])log(?:cat)?s?(?:[-_. ].*)?\.txt$/i],
];

function kindOf(folder: string, name: string): Kind | undefined {
  if (name === 'manifest.json') {
    return /(?:^|\/)Packages\/$/.test(folder) ? 'unity-packages' : undefined;
  }
  return kinds.find(([, names]) => names.test(name))?.[0];
}

/** Text of a file in one of the encodings that editors write; null for anything else. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const wide = first === 0xff && second === 0xfe ? 'utf-16le' : null;
  if (!wide && bytes.subarray(0, 8000).includes(0)) {
    return null;
  }
  return new TextDecoder(wide ?? 'utf-8').decode(bytes);
}

/** Reads a regular file; a link put in its place in the meantime is refused. */
function read(file: string, limit: number): {text: string} | {why: UnreadFile['why']} {
  let handle: number | undefined;
  try {
    // Windows has neither of the two flags.
    const {O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0} = constants;
    handle = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
    const stat = fstatSync(handle);
    if (!stat.isFile()) {
      return {why: 'unreadable'};
    }
    if (stat.size > limit) {
      return {why: 'too-large'};
    }
    const bytes = new Uint8Array(stat.size);
    let length = 0;
    for (let got = -1; got !== 0 && length < bytes.length; length += got) {
      got = readSync(handle, bytes, length, bytes.length - length, null);
    }
    const text = decode(bytes.subarray(0, length));
    return text === null ? {why: 'not-text'} : {text};
  } catch {
    return {why: 'unreadable'};
  } finally {
    if (handle !== undefined) {
      closeSync(handle);
    }
  }
}

/**
 * Reads the files of an app's folder that the doctor knows. Neither leaves the
 * folder nor follows links; what tools write is skipped, and there is an end to
 * depth, number and size.
 *
 * @throws when the folder itself cannot be listed
 */
export function readApp(root: string): AppFiles {
  const found = new Map<Kind, TextFile[]>();
  const unread: UnreadFile[] = [];
  const queue: {folder: string; depth: number}[] = [{folder: '', depth: 0}];
  let entries = 0;
  let cut = false;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const {folder, depth} = next;
    let list;
    try {
      list = readdirSync(path.join(root, folder), {withFileTypes: true});
    } catch (error) {
      if (depth === 0) {
        throw error;
      }
      continue;
    }
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of list) {
      entries += 1;
      if (entries > MAX_ENTRIES) {
        return {of: (kind) => found.get(kind) ?? [], unread, cut: true};
      }
      const place = folder + entry.name;
      if (entry.isDirectory()) {
        if (entry.name.startsWith('.') || SKIPPED.has(entry.name.toLowerCase())) {
          continue;
        }
        if (depth < MAX_DEPTH) {
          queue.push({folder: `${place}/`, depth: depth + 1});
        } else {
          cut = true;
        }
        continue;
      }
      const kind = entry.isFile() ? kindOf(folder, entry.name) : undefined;
      if (!kind) {
        continue;
      }
      const files = found.get(kind) ?? [];
      found.set(kind, files);
      if (files.length >= MAX_FILES) {
        cut = true;
        continue;
      }
      const result = read(path.join(root, place), sizes[kind] ?? MEGABYTE);
      if ('text' in result) {
        files.push({path: place, text: result.text});
      } else {
        unread.push({path: place, why: result.why});
      }
    }
  }
  return {of: (kind) => found.get(kind) ?? [], unread, cut};
}

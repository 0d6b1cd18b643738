import {closeSync, constants, fstatSync, openSync, readdirSync, readSync} from 'node:fs';
import path from 'node:path';

/** What a file of an app's folder is to the doctor. */
export type Kind =
  | 'gradle'
  | 'catalogue'
  | 'properties'
  | 'manifest'
  | 'podfile'
  | 'lock'
  | 'wrapper'
  | 'unity-version'
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

/** A file that may be too large to be held as a whole. */
export interface LargeFile {
  path: string;
  /** Reads it, piece by piece; one that can't be read is among the unread from then on. */
  read: (take: (piece: string) => void) => void;
}

export interface AppFiles {
  of: (kind: Exclude<Kind, 'log'>) => readonly TextFile[];
  logs: readonly LargeFile[];
  /** How many files are looked at. */
  count: () => number;
  unread: readonly UnreadFile[];
  /** Whether the folder holds more than is looked at. */
  isCut: () => boolean;
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
/** The largest file of a kind, and how much of the kind is read in all. */
const sizes: Partial<Record<Kind, readonly [file: number, all: number]>> = {
  xcode: [8 * MEGABYTE, 8 * MEGABYTE],
  'app-ads': [4 * MEGABYTE, 4 * MEGABYTE],
  log: [30 * MEGABYTE, 100 * MEGABYTE],
};
const SIZE = [MEGABYTE, 2 * MEGABYTE] as const;
/** How much of a log is in memory at a time. */
const PIECE = MEGABYTE;

const kinds: readonly [Kind, RegExp][] = [
  ['gradle', /\.gradle(?:\.kts)?$/],
  ['catalogue', /\.versions\.toml$/],
  ['properties', /^gradle\.properties$/],
  ['manifest', /^AndroidManifest\.xml$/],
  ['podfile', /^Podfile$/],
  ['lock', /^(?:Podfile\.lock|gradle\.lockfile)$/],
  ['wrapper', /^gradle-wrapper\.properties$/],
  ['unity-version', /^ProjectVersion\.txt$/],
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
  if (name === 'packages-lock.json') {
    return /(?:^|\/)Packages\/$/.test(folder) ? 'lock' : undefined;
  }
  return kinds.find(([, names]) => names.test(name))?.[0];
}

/** The encoding of a text, of those that editors write; null for anything else. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | null {
  const [first, second] = bytes;
  return first === 0xff && second === 0xfe
    ? 'utf-16le'
    : bytes.subarray(0, 8000).includes(0)
      ? null
      : 'utf-8';
}

/**
 * Reads a regular file piece by piece; a link put in its place in the meantime is refused.
 *
 * @param limit - of its size, in bytes
 * @param room - what all that is still to be read may take
 * @param take - is given each piece
 * @returns why it was not read, or its size
 */
function read(
  file: string,
  limit: number,
  room: number,
  take: (piece: string) => void,
): UnreadFile['why'] | 'no-room' | number {
  let handle: number | undefined;
  try {
    handle = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    if (!stat.isFile()) {
      return 'unreadable';
    }
    if (stat.size > limit) {
      return 'too-large';
    }
    if (stat.size > room) {
      return 'no-room';
    }
    const bytes = new Uint8Array(Math.min(stat.size, PIECE));
    let decoder: TextDecoder | undefined;
    for (let left = stat.size, got = -1; left > 0 && got !== 0; left -= got) {
      got = readSync(handle, bytes, 0, Math.min(left, bytes.length), null);
      const piece = bytes.subarray(0, got);
      const encoding = decoder ? null : encodingOf(piece);
      if (!decoder && !encoding) {
        return 'not-text';
      }
      decoder ??= new TextDecoder(encoding as string);
      take(decoder.decode(piece, {stream: true}));
    }
    return stat.size;
  } catch {
    return 'unreadable';
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
  const found = new Map<Kind, (TextFile | LargeFile)[]>();
  const unread: UnreadFile[] = [];
  const used = new Map<Kind, number>();
  let cut = false;
  const open = (kind: Kind, place: string, take: (piece: string) => void): boolean => {
    const [limit, all] = sizes[kind] ?? SIZE;
    const before = used.get(kind) ?? 0;
    const result = read(path.join(root, place), limit, all - before, take);
    if (typeof result === 'number') {
      used.set(kind, before + result);
    } else if (result === 'no-room') {
      cut = true;
    } else {
      unread.push({path: place, why: result});
    }
    return typeof result === 'number';
  };
  const add = (kind: Kind, place: string): void => {
    const files = found.get(kind) ?? [];
    found.set(kind, files);
    if (files.length >= MAX_FILES) {
      cut = true;
    } else if (kind === 'log') {
      files.push({path: place, read: (take) => void open(kind, place, take)});
    } else {
      const pieces: string[] = [];
      if (open(kind, place, (piece) => pieces.push(piece))) {
        files.push({path: place, text: pieces.join('')});
      }
    }
  };

  const queue: {folder: string; depth: number}[] = [{folder: '', depth: 0}];
  let entries = 0;
  for (let next = queue.shift(); next; next = queue.shift()) {
    const {folder, depth} = next;
    let list;
    try {
      list = readdirSync(path.join(root, folder), {withFileTypes: true});
    } catch (error) {
      if (depth === 0) {
        throw error;
      }
      unread.push({path: folder, why: 'unreadable'});
      continue;
    }
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
    entries += list.length;
    if (entries > MAX_ENTRIES) {
      cut = true;
      break;
    }
    for (const entry of list) {
      const place = folder + entry.name;
      const isFolder = entry.isDirectory();
      if (isFolder && (entry.name.startsWith('.') || SKIPPED.has(entry.name.toLowerCase()))) {
        continue;
      }
      const kind = entry.isSymbolicLink() ? undefined : kindOf(folder, entry.name);
      if (kind && entry.isFile()) {
        add(kind, place);
      } else if (kind && kind !== 'log') {
        unread.push({path: place, why: 'unreadable'});
      }
      if (isFolder && depth < MAX_DEPTH) {
        queue.push({folder: `${place}/`, depth: depth + 1});
      } else if (isFolder) {
        cut = true;
      }
    }
  }
  return {
    of: (kind) => (found.get(kind) ?? []) as TextFile[],
    logs: (found.get('log') ?? []) as LargeFile[],
    count: () => [...found.values()].reduce((sum, files) => sum + files.length, 0),
    unread,
    isCut: () => cut,
  };
}

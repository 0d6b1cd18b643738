import {
  closeSync,
  constants,
  fstatSync,
  opendirSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
  type Dirent,
} from 'node:fs';
import path from 'node:path';
import {
  foreignBuilds,
  isOfBuild,
  kindOf,
  type AppFiles,
  type Kind,
  type LargeFile,
  type TextFile,
  type UnreadFile,
} from '@help-center/build-files';

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

/** What is compiled, or a picture: nothing in it is anybody's to edit. Bazel's own are links. */
const COMPILED = /^bazel-|\.(?:bundle|framework|xcframework|xcassets|lproj|appiconset)$/;
/** Packages of code and resources, in which no build file lies, except for a build's own code and for resources in XML. */
const PACKAGES =
  /^(?!(?:.*\/)?(?:buildSrc|build-logic)\/)(?:.*\/)?src\/\w+\/(?:java|kotlin|res\/(?!xml(?:\/|$))[^/]+|assets|jniLibs|cpp)(?:\/|$)/;

const MAX_DEPTH = 30;
const MAX_ENTRIES = 250_000;
/** A folder with more than this waits until all others are read: it holds pictures, not modules. */
const CROWDED = 200;
const MAX_FILES = 5000;
const MAX_SOURCES = 20_000;
/** How many of the places that were left out are named. */
const NAMED = 8;
const MEGABYTE = 1_000_000;
/** The largest file of a kind, and how much of the kind is read in all. */
const sizes: Partial<Record<Kind, readonly [file: number, all: number]>> = {
  xcode: [8 * MEGABYTE, 8 * MEGABYTE],
  'app-ads': [4 * MEGABYTE, 4 * MEGABYTE],
  log: [30 * MEGABYTE, 100 * MEGABYTE],
  'app-lock': [16 * MEGABYTE, 32 * MEGABYTE],
  source: [MEGABYTE, 100 * MEGABYTE],
};
const SIZE = [MEGABYTE, 10 * MEGABYTE] as const;
/** How much of a log is in memory at a time. */
const PIECE = MEGABYTE;

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
 * Reads a regular file in pieces; refuses a link that has replaced it in the meantime.
 *
 * @param limit - maximum size in bytes
 * @param room - bytes left for all files
 * @param how - `exact`: whether the text must have exactly the file's bytes; `grows`: whether
 *   somebody may write to it meanwhile, as to a log
 * @param take - receives each piece
 * @returns its size, or why it was not read
 */
function read(
  file: string,
  limit: number,
  room: number,
  {exact = false, grows = false}: {exact?: boolean; grows?: boolean},
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
      if (!decoder && (!encoding || (exact && encoding !== 'utf-8'))) {
        return 'not-text';
      }
      decoder ??= new TextDecoder(encoding as string, {ignoreBOM: exact, fatal: exact});
      try {
        take(decoder.decode(piece, {stream: left > got}));
      } catch {
        return 'not-text';
      }
    }
    const {size, mtimeMs} = fstatSync(handle);
    return size < stat.size || (!grows && mtimeMs !== stat.mtimeMs) ? 'changed' : stat.size;
  } catch {
    return 'unreadable';
  } finally {
    if (handle !== undefined) {
      closeSync(handle);
    }
  }
}

/** A folder that is still to be listed; one that has waited for the others is listed whole. */
interface Waiting {
  folder: string;
  depth: number;
  waited: boolean;
}

/** Whether a link is to a folder, to anything else, or to nothing; null where it stays in the folder, whose files are read anyway. */
function linked(root: string, link: string): 'folder' | 'file' | null {
  try {
    const inside = path.relative(realpathSync(root), realpathSync(link));
    // What leads to a folder around it leads into itself.
    const isOut = /^(?:\.\.[\\/])+(?!\.\.$)/.test(inside) || path.isAbsolute(inside);
    return isOut ? (statSync(link).isDirectory() ? 'folder' : 'file') : null;
  } catch {
    return 'file';
  }
}

/** The entries of a folder, or one more than the limit; null if it cannot be listed. */
function listed(folder: string, limit: number): Dirent[] | null {
  try {
    const open = opendirSync(folder, {bufferSize: 256});
    const list: Dirent[] = [];
    for (let entry = open.readSync(); entry; entry = open.readSync()) {
      list.push(entry);
      if (list.length > limit) {
        break;
      }
    }
    open.closeSync();
    return list;
  } catch {
    return null;
  }
}

/** Takes files of an app's folder, as far as their number and size allow; see `readApp`. */
function taking(root: string, exact: boolean) {
  const found = new Map<Kind, (TextFile | LargeFile)[]>();
  const unread: UnreadFile[] = [];
  const used = new Map<Kind, number>();
  let cut = 0;
  const leave = (place: string): void => {
    cut += 1;
    if (cut <= NAMED) {
      unread.push({path: place, why: 'beyond'});
    }
  };
  const open = (kind: Kind, entryPath: string, take: (piece: string) => void): boolean => {
    const [limit, all] = sizes[kind] ?? SIZE;
    const before = used.get(kind) ?? 0;
    const how = {exact, grows: kind === 'log'};
    const result = read(path.join(root, entryPath), limit, all - before, how, take);
    if (typeof result === 'number') {
      used.set(kind, before + result);
    } else if (result === 'no-room') {
      leave(entryPath);
    } else {
      unread.push({path: entryPath, why: result});
    }
    return typeof result === 'number';
  };
  const add = (kind: Kind, entryPath: string): void => {
    const files = found.get(kind) ?? [];
    found.set(kind, files);
    if (files.length >= (kind === 'source' ? MAX_SOURCES : MAX_FILES)) {
      leave(entryPath);
    } else if (kind === 'local-sdk') {
      files.push({path: entryPath, text: ''});
    } else if (kind === 'log') {
      files.push({path: entryPath, read: (take) => void open(kind, entryPath, take)});
    } else {
      const pieces: string[] = [];
      if (open(kind, entryPath, (piece) => pieces.push(piece))) {
        files.push({path: entryPath, text: pieces.join('')});
      }
    }
  };
  return {found, unread, leave, add, isCut: () => cut > 0};
}

/**
 * Reads the files in an app's folder that the doctor knows. It doesn't leave the folder
 * or follow links, skips generated files, and limits depth, number and size.
 *
 * @param exact - whether a byte order mark stays, bytes that are no UTF-8 are refused, and code is read too
 * @returns null if the folder itself cannot be listed
 */
export function readApp(root: string, exact = false): AppFiles | null {
  const {found, unread, leave, add, isCut} = taking(root, exact);
  const queue: Waiting[] = [{folder: '', depth: 0, waited: true}];
  // Crowded folders come last, so that they take nothing from those that hold build files.
  const crowded: Waiting[] = [];
  let entries = 0;
  for (let next = queue.shift(); next; next = queue.shift() ?? crowded.shift()) {
    const {folder, depth, waited} = next;
    const list = listed(path.join(root, folder), waited ? MAX_ENTRIES - entries : CROWDED);
    if (!list) {
      if (depth === 0) {
        return null;
      }
      unread.push({path: folder, why: 'unreadable'});
      continue;
    }
    if (list.length > CROWDED && !waited) {
      crowded.push({...next, waited: true});
      continue;
    }
    entries += list.length;
    if (entries > MAX_ENTRIES) {
      [next, ...queue, ...crowded].forEach((left) => leave(left.folder || '.'));
      break;
    }
    list.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of list) {
      const place = folder + entry.name;
      const out = entry.isSymbolicLink() ? linked(root, path.join(root, place)) : null;
      const isFolder = entry.isDirectory() || out === 'folder';
      if (
        isFolder &&
        (entry.name.startsWith('.') ||
          SKIPPED.has(entry.name.toLowerCase()) ||
          COMPILED.test(entry.name) ||
          (!exact && PACKAGES.test(place)))
      ) {
        continue;
      }
      const kind = kindOf(place);
      const isNeeded = kind && kind !== 'log' && kind !== 'source';
      if (entry.isSymbolicLink()) {
        if (out === 'folder' || (out && isNeeded)) {
          unread.push({path: place, why: 'link'});
        }
        continue;
      }
      if (kind && entry.isFile() && (exact || kind !== 'source')) {
        add(kind, place);
      } else if (isNeeded) {
        unread.push({path: place, why: 'unreadable'});
      }
      if (isFolder && depth < MAX_DEPTH) {
        const waits = PACKAGES.test(place) ? crowded : queue;
        waits.push({folder: `${place}/`, depth: depth + 1, waited: waits === crowded});
      } else if (isFolder) {
        leave(`${place}/`);
      }
    }
  }
  const foreign = foreignBuilds({of: (kind) => (found.get(kind) ?? []) as TextFile[]});
  for (const [kind, files] of foreign.length > 0 ? found : []) {
    const own = files.filter((file) => !isOfBuild(kind, file.path, foreign));
    found.set(kind, own);
  }
  return {
    of: (kind) => (found.get(kind) ?? []) as TextFile[],
    logs: (found.get('log') ?? []) as LargeFile[],
    count: () => [...found.values()].reduce((sum, files) => sum + files.length, 0),
    unread,
    isCut,
  };
}

/**
 * Reads one log of any size in pieces.
 *
 * @returns whether it is a text that could be read
 */
export const readLog = (file: string, take: (piece: string) => void): boolean =>
  typeof read(file, Infinity, Infinity, {grows: true}, take) === 'number';

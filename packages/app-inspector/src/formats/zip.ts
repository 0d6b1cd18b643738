/**
 * Zip archives with random access, read in slices. Source of the format: PKWARE's
 * APPNOTE.TXT 6.3.10, sections 4.3.7 (local header), 4.3.12 (central directory),
 * 4.3.14–4.3.16 (ends, zip64) and 4.5.3 (zip64 extra field).
 */
import {Inflate} from 'fflate/browser';
import {Bytes, Malformed, Spent, guarded} from './bytes';

/** A file of which parts can be read. */
export interface Source {
  /** Its name, without folders. */
  name: string;
  size: number;
  /** Reads exactly that part of the file, which must lie within it. */
  read: (offset: number, length: number) => Promise<Uint8Array>;
}

/** Why a file cannot be inspected. */
export type Refusal =
  | 'empty'
  | 'not-zip'
  | 'truncated'
  | 'encrypted'
  | 'several-disks'
  | 'too-many'
  | 'split-apks'
  | 'app-inside'
  | 'no-app';

/** Thrown for a file that cannot be inspected. */
export class Refused extends Error {
  /** @param values - fill the placeholders of the sentence */
  constructor(
    readonly reason: Refusal,
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }
}

export interface Entry {
  name: string;
  method: number;
  packedSize: number;
  size: number;
  headerOffset: number;
}

const EOCD = 0x06054b50;
const EOCD_SIZE = 22;
const LOCATOR64 = 0x07064b50;
const EOCD64 = 0x06064b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const FULL = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;
/** Larger than any app's, and what a worker has room for. */
const MAX_DIRECTORY = 32 << 20;
/** Read from the file at once, and inflated at once: a byte may become a thousand. */
const BLOCK = 1 << 20;
const PIECE = 1 << 14;
/** How much is unpacked of a file in all: a share of its own, and as many times its size. */
const BUDGET = [64 << 20, 16] as const;
/** In bytes; longer than any path on a device. Entries with longer ones are only counted. */
const MAX_NAME = 1024;

/** Sizes and offset that stand in the zip64 field, in the order of those that are full. */
function zip64(extra: Bytes, entry: {size: number; packedSize: number; headerOffset: number}) {
  for (let at = 0; at + 4 <= extra.data.length;) {
    const size = extra.u16(at + 2);
    if (extra.u16(at) === 1) {
      let field = at + 4;
      for (const key of ['size', 'packedSize', 'headerOffset'] as const) {
        if (entry[key] === FULL) {
          entry[key] = extra.u64(field);
          field += 8;
        }
      }
      return;
    }
    at += 4 + size;
  }
}

interface Directory {
  entries: Entry[];
  /** How many paths are too long to be read. */
  unread: number;
}

function readDirectory(directory: Bytes, count: number, shift: number): Directory {
  const entries: Entry[] = [];
  let isEncrypted = false;
  let at = 0;
  let read = 0;
  while (at + 46 <= directory.data.length && directory.u32(at) === CENTRAL) {
    isEncrypted ||= (directory.u16(at + 8) & 1) === 1;
    const nameSize = directory.u16(at + 28);
    const extraSize = directory.u16(at + 30);
    const entry = {
      name: directory.utf8(at + 46, Math.min(nameSize, MAX_NAME)),
      method: directory.u16(at + 10),
      packedSize: directory.u32(at + 20),
      size: directory.u32(at + 24),
      headerOffset: directory.u32(at + 42),
    };
    zip64(new Bytes(directory.slice(at + 46 + nameSize, extraSize)), entry);
    entry.headerOffset += shift;
    if (nameSize <= MAX_NAME) {
      entries.push(entry);
    }
    read += 1;
    at += 46 + nameSize + extraSize + directory.u16(at + 32);
  }
  if (read < count) {
    throw new Malformed(`${read} of ${count} entries`);
  }
  if (isEncrypted) {
    throw new Refused('encrypted');
  }
  // Some programs of Windows write its own separators.
  const named = entries.some(({name}) => name.includes('/'))
    ? entries
    : entries.map((entry) => ({...entry, name: entry.name.replaceAll('\\', '/')}));
  return {entries: named, unread: read - entries.length};
}

/** What the directory of a zip file lists. */
async function entriesOf(source: Source): Promise<Directory> {
  const tailSize = Math.min(source.size, EOCD_SIZE + 0xffff);
  const tail = new Bytes(await source.read(source.size - tailSize, tailSize));
  let at = tailSize - EOCD_SIZE;
  while (at >= 0 && !(tail.u32(at) === EOCD && at + EOCD_SIZE + tail.u16(at + 20) <= tailSize)) {
    at -= 1;
  }
  if (at < 0) {
    throw new Malformed('no end');
  }
  if (tail.u16(at + 4) !== tail.u16(at + 6) && tail.u16(at + 4) !== 0xffff) {
    throw new Refused('several-disks');
  }
  let count = tail.u16(at + 10);
  let size = tail.u32(at + 12);
  let offset = tail.u32(at + 16);
  let end = source.size - tailSize + at;
  if (at >= 20 && tail.u32(at - 20) === LOCATOR64) {
    const recordAt = tail.u64(at - 20 + 8);
    if (recordAt + 56 > source.size) {
      throw new Malformed('zip64 end beyond the file');
    }
    const record = new Bytes(await source.read(recordAt, 56));
    if (record.u32(0) === EOCD64) {
      count = record.u64(32);
      size = record.u64(40);
      offset = record.u64(48);
      end = recordAt;
    }
  }
  // Something may stand before the zip; offsets then count from the zip's own start.
  const start = end - size;
  if (start < 0 || start < offset) {
    throw new Malformed('directory beyond the file');
  }
  if (size > MAX_DIRECTORY) {
    throw new Refused('too-many');
  }
  const directory = new Bytes(await source.read(start, size));
  return readDirectory(directory, count, start - offset);
}

/** A zip whose directory has been read. */
export class Zip {
  #left: number;

  private constructor(
    private readonly source: Source,
    readonly entries: readonly Entry[],
    /** How many more entries it has, with paths too long to be read. */
    readonly unread: number,
    /** Told of bytes worked through, often. */
    private readonly onWork: (bytes: number) => void,
  ) {
    this.#left = BUDGET[0] + source.size * BUDGET[1];
  }

  #spend(bytes: number): void {
    this.#left -= bytes;
    if (this.#left < 0) {
      throw new Spent('the file has been unpacked as far as one is');
    }
  }

  /**
   * Counts work that is more than unpacking.
   *
   * @throws {Malformed} when it is more than is left for the file; nothing is counted then
   */
  claim(bytes: number): void {
    if (bytes > this.#left) {
      throw new Malformed('too large for what is read of one file');
    }
    this.#left -= bytes;
  }

  /**
   * Reads the directory.
   *
   * @throws {Refused} for a file that is no zip, or cut off, encrypted or one of several disks
   */
  static async open(source: Source, onWork: (bytes: number) => void = () => undefined) {
    if (source.size === 0) {
      throw new Refused('empty');
    }
    try {
      const {entries, unread} = await entriesOf(source);
      return new Zip(source, entries, unread, onWork);
    } catch (error) {
      if (!(error instanceof Malformed)) {
        throw error;
      }
      const start = await source.read(0, Math.min(2, source.size));
      throw new Refused(start[0] === 0x50 && start[1] === 0x4b ? 'truncated' : 'not-zip');
    }
  }

  /**
   * Where an entry's bytes begin in the file.
   *
   * @throws {Malformed} when its local header is not there, or its bytes would end beyond the file
   */
  async dataOffset({headerOffset, packedSize}: Entry): Promise<number> {
    if (headerOffset + 30 > this.source.size) {
      throw new Malformed('local header beyond the file');
    }
    const header = new Bytes(await this.source.read(headerOffset, 30));
    const offset = headerOffset + 30 + header.u16(26) + header.u16(28);
    if (header.u32(0) !== LOCAL || offset + packedSize > this.source.size) {
      throw new Malformed('no entry where the directory says');
    }
    return offset;
  }

  /**
   * Reads an entry's content from `from` to before `to`, as far as there is any.
   * Of a compressed one, what stands before is inflated and dropped.
   *
   * @throws {Malformed} when the content is damaged or of an unknown method
   * @throws {Spent} when so much of the file was unpacked that the rest is left
   */
  async read(entry: Entry, from: number, to: number): Promise<Uint8Array> {
    // However short, it begins anew.
    this.#spend(PIECE);
    const offset = await this.dataOffset(entry);
    const end = Math.min(to, entry.size);
    if (end <= from) {
      return new Uint8Array();
    }
    if (entry.method === STORED) {
      this.#spend(end - from);
      this.onWork(end - from);
      const there = Math.max(from, Math.min(end, entry.packedSize));
      return this.source.read(offset + from, there - from);
    }
    if (entry.method !== DEFLATED) {
      throw new Malformed(`method ${entry.method}`);
    }
    const whole = new Uint8Array(end - from);
    let done = 0;
    const inflate = new Inflate((chunk) => {
      this.#spend(chunk.length);
      const part = chunk.subarray(Math.max(0, from - done), Math.max(0, end - done));
      if (part.length > 0) {
        whole.set(part, Math.max(0, done - from));
      }
      done += chunk.length;
    });
    for (let at = 0; at < entry.packedSize && done < end; at += BLOCK) {
      const block = await this.source.read(offset + at, Math.min(BLOCK, entry.packedSize - at));
      for (let piece = 0; piece < block.length && done < end; piece += PIECE) {
        const isLast = at + piece + PIECE >= entry.packedSize;
        guarded('deflate', () => inflate.push(block.subarray(piece, piece + PIECE), isLast));
        this.onWork(PIECE);
      }
    }
    return whole.subarray(0, Math.max(0, done - from));
  }
}

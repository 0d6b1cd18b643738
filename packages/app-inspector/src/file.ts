import {Malformed, Spent, guarded, type Read} from './formats/bytes';
import {Refused, type Entry, type Zip} from './formats/zip';
import type {Notice, Severity} from './model';

/** Larger than any list, manifest, table or dex file; larger entries aren't inflated. */
const MAX_READ = 96 << 20;
/** What expands so much is read only up to this size. */
const MAX_EXPANDED = 16 << 20;
/** How many bytes that are only unpacked a byte counts as which becomes part of a tree of values. */
const DOCUMENT = 64;
/** Compression ratio and size beyond which an entry is a zip bomb. */
const BOMB_RATIO = 300;
const BOMB_SIZE = 100 << 20;
/** Paths that lead out of the folder that a zip is unpacked into. */
const OUTSIDE = /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-zA-Z]:[\\/]/;

/** Whether what expands to a size is packed as nobody packs what is read. */
const isBomb = (size: number, packed: number, limit = BOMB_SIZE): boolean =>
  size > limit && size > packed * BOMB_RATIO;

/** A zip's entries by path, and what is noticed while they are read. */
export class AppFile {
  readonly notices: Notice[] = [];
  readonly #byName = new Map<string, Entry>();
  /** Entries that are told to be bombs, or that share their bytes with another one. */
  readonly #unsafe = new Set<Entry>();

  constructor(
    readonly zip: Zip,
    readonly name: string,
    readonly size: number,
    private readonly onEntry: (entry: string) => void,
  ) {
    const twice = new Set<string>();
    for (const entry of zip.entries) {
      if (this.#byName.has(entry.name)) {
        twice.add(entry.name);
      } else {
        this.#byName.set(entry.name, entry);
      }
      if (OUTSIDE.test(entry.name)) {
        this.notice('path-outside', entry.name);
      }
    }
    twice.forEach((path) => this.notice('duplicate-entry', path));
    this.noticeUnread(zip.unread, name);
    const sum = (key: 'size' | 'packedSize') =>
      zip.entries.reduce((total, entry) => total + entry[key], 0);
    const bombs = zip.entries.filter((entry) => isBomb(entry.size, entry.packedSize));
    bombs.slice(0, 3).forEach((entry) => {
      const ratio = String(Math.round(entry.size / Math.max(1, entry.packedSize)));
      this.notice('zip-bomb', entry.name, {ratio});
    });
    bombs.forEach((entry) => this.#unsafe.add(entry));
    let [end, shared] = [0, 0];
    for (const entry of [...zip.entries].sort((a, b) => a.headerOffset - b.headerOffset)) {
      if (entry.headerOffset < end) {
        shared += 1;
        this.#unsafe.add(entry);
      }
      end = Math.max(end, entry.headerOffset + entry.packedSize);
    }
    if (shared > 0) {
      this.notice('shared-bytes', name, {count: String(shared)});
    }
    // Entries that share their bytes expand the same bytes again and again.
    if (bombs.length === 0 && (isBomb(sum('size'), size) || sum('packedSize') > size)) {
      this.notice('zip-bomb', name, {ratio: String(Math.round(sum('size') / size))});
    }
  }

  notice(id: string, entry: string, values: Notice['values'] = {}, severity?: Severity): void {
    this.notices.push({id, entry, values, ...(severity && {severity})});
  }

  /** Says how many names of an entry or of the whole file are too long to be read. */
  noticeUnread(count: number, entry: string): void {
    if (count > 0) {
      this.notice('long-names', entry, {count: String(count)});
    }
  }

  entry = (path: string): Entry | undefined => this.#byName.get(path);

  has = (path: string): boolean => this.#byName.has(path);

  get paths(): Iterable<string> {
    return this.#byName.keys();
  }

  /** The entries whose whole path matches, with the match. */
  matching(pattern: RegExp): {entry: Entry; match: RegExpExecArray}[] {
    return [...this.#byName.values()].flatMap((entry) => {
      const match = pattern.exec(entry.name);
      return match ? [{entry, match}] : [];
    });
  }

  /** Reads part of an entry, as far as there is any. */
  part(entry: Entry): Read {
    this.onEntry(entry.name);
    if (this.#unsafe.has(entry)) {
      throw new Malformed('unpacks to too much, or shares its bytes with another entry');
    }
    return (from, to) => this.zip.read(entry, from, to);
  }

  /**
   * Reads a whole entry and converts it. If that fails, adds a notice.
   *
   * @param weight - how many bytes that are only unpacked a byte counts as
   * @returns null where the entry is not there or damaged
   */
  async make<Made>(
    path: string,
    make: (data: Uint8Array) => Made | Promise<Made>,
    weight = 1,
  ): Promise<Made | null> {
    const entry = this.entry(path);
    if (!entry) {
      return null;
    }
    return this.attempt(path, async () => {
      if (entry.size > MAX_READ || isBomb(entry.size, entry.packedSize, MAX_EXPANDED)) {
        throw new Malformed(`${entry.size} bytes`);
      }
      this.zip.claim(entry.size * (weight - 1));
      const data = await this.part(entry)(0, entry.size);
      return guarded('entry', () => make(data));
    });
  }

  /** Reads an entry that becomes a tree of values, or texts that are searched. */
  document = <Made>(path: string, make: (data: Uint8Array) => Made): Promise<Made | null> =>
    this.make(path, make, DOCUMENT);

  /** Reads an entry; malformed bytes become a notice. */
  async attempt<Done>(path: string, work: () => Promise<Done>): Promise<Done | null> {
    try {
      return await work();
    } catch (error) {
      // An archive in the app may be refused, which the app itself is not.
      if (!(error instanceof Malformed || error instanceof Refused)) {
        throw error;
      }
      // Whatever comes after has the same reason.
      if (!(error instanceof Spent)) {
        this.notice('damaged', path, {reason: error.message});
      } else if (!this.notices.some(({id}) => id === 'spent')) {
        this.notice('spent', path);
      }
      return null;
    }
  }
}

import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const repository = path.resolve(__dirname, '../..');

/**
 * What decides a check's answer about a page, beside the page itself: the
 * checks, what they import, and the packages that are installed. A change in
 * any of it makes everything that was kept void.
 */
export const MADE_OF = [
  'checks',
  'config',
  'data',
  'lib',
  'packages',
  'package-lock.json',
  'plugins/markdown',
  'plugins/data-pages',
  'node_modules/.package-lock.json',
];

function filesBelow(entry: string): string[] {
  if (!existsSync(entry)) {
    return [];
  }
  return statSync(entry).isDirectory()
    ? readdirSync(entry)
        .sort()
        .flatMap((name) => filesBelow(path.join(entry, name)))
    : [entry];
}

/** Digest of {@link MADE_OF} in a repository, and of the Node that runs it. */
export function toolsDigest(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of MADE_OF.flatMap((entry) => filesBelow(path.join(root, entry)))) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** What one check made of each file, as far as it is kept. */
export interface Kept<Value> {
  /** @returns undefined unless it was made of this very input */
  find: (file: string, input: string) => Value | undefined;
  add: (file: string, input: string, value: Value) => void;
}

interface Entry {
  digest: string;
  value: unknown;
}

interface Shelf {
  entries: Record<string, Entry>;
  changed: boolean;
}

/** Results of checks, kept from run to run as plain JSON, one file per check. */
export class Cache {
  private readonly shelves = new Map<string, Shelf>();

  constructor(
    private readonly folder = path.join(repository, 'node_modules/.cache/checks'),
    private readonly tools = toolsDigest(repository),
  ) {}

  /** What the check of this name keeps; `Value` must survive JSON. */
  of<Value>(name: string): Kept<Value> {
    const shelf = this.shelves.get(name) ?? {entries: this.read(name), changed: false};
    this.shelves.set(name, shelf);
    const digestOf = (input: string): string => createHash('sha256').update(input).digest('hex');
    return {
      find: (file, input) => {
        const entry = shelf.entries[file];
        return entry?.digest === digestOf(input) ? (entry.value as Value) : undefined;
      },
      add: (file, input, value) => {
        shelf.entries[file] = {digest: digestOf(input), value};
        shelf.changed = true;
      },
    };
  }

  /** Writes what is new; each file is replaced at once, so that runs side by side cannot mix. */
  save(): void {
    mkdirSync(this.folder, {recursive: true});
    for (const [name, shelf] of this.shelves) {
      if (shelf.changed) {
        const draft = `${this.fileOf(name)}.${process.pid}`;
        writeFileSync(draft, JSON.stringify({tools: this.tools, entries: shelf.entries}));
        renameSync(draft, this.fileOf(name));
        shelf.changed = false;
      }
    }
  }

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }

  private read(name: string): Record<string, Entry> {
    try {
      const {tools, entries} = JSON.parse(readFileSync(this.fileOf(name), 'utf8')) as {
        tools: string;
        entries: Record<string, Entry>;
      };
      return tools === this.tools ? entries : {};
    } catch {
      return {}; // There is none yet, or it is damaged: either way it is made anew.
    }
  }
}

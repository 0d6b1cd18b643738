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
 * The cache key's inputs other than the page itself: the checks, what they import,
 * and the installed packages. A change to any of them invalidates the cache.
 */
export const MADE_OF = [
  'checks',
  'config',
  'data',
  'packages',
  'package-lock.json',
  'plugins/front-matter',
  'plugins/lib',
  'plugins/markdown',
  'plugins/data-pages',
  'node_modules/.package-lock.json',
];

/** Results that depend on code and their input only, not on the data. */
const WITHOUT_DATA: ReadonlySet<string> = new Set([
  'pages',
  'trees',
  'links',
  'imports',
  'digest',
  'parity',
  'wording',
  'english',
  'English words',
  'English strings',
  'russian',
  'Russian strings',
  'compiled',
]);

/** Files that don't affect results: tests, and a record that its check compares itself. */
const IDLE = /\.test\.tsx?$|\.md$|[\\/]sampleRecord\.json$/;

function* filesBelow(entry: string): Generator<string> {
  if (statSync(entry, {throwIfNoEntry: false})?.isDirectory()) {
    for (const name of readdirSync(entry).sort()) {
      yield* filesBelow(path.join(entry, name));
    }
  } else if (existsSync(entry) && !IDLE.test(entry)) {
    yield entry;
  }
}

/** Digest of {@link MADE_OF}, or some of it, in a repository, and of the Node version. */
export function toolsDigest(root: string, made: readonly string[] = MADE_OF): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of made.flatMap((entry) => [...filesBelow(path.join(root, entry))])) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

interface Shelf {
  tools: string;
  entries: Record<string, {digest: string; value: unknown}>;
  changed?: boolean;
}

/** Cached results of checks, as plain JSON with one file per check. */
export class Cache {
  private readonly shelves = new Map<string, Shelf>();

  constructor(
    private readonly folder = path.join(repository, 'node_modules/.cache/checks'),
    private readonly tools = toolsDigest(repository),
    private readonly code = toolsDigest(
      repository,
      MADE_OF.filter((entry) => entry !== 'data'),
    ),
  ) {}

  /** The results of the check with this name by file; `Value` must survive JSON serialization. */
  of<Value>(name: string) {
    const digestOf = (input: string): string => createHash('sha256').update(input).digest('hex');
    return {
      /** @returns undefined unless the result was computed from the same input */
      find: (file: string, input: string): Value | undefined => {
        const entry = this.shelf(name).entries[file];
        return entry?.digest === digestOf(input) ? (entry.value as Value) : undefined;
      },
      add: (file: string, input: string, value: Value): Value => {
        const shelf = this.shelf(name);
        shelf.entries[file] = {digest: digestOf(input), value};
        shelf.changed = true;
        return value;
      },
    };
  }

  /** Writes new results. Each file is replaced atomically, so that parallel runs can't mix. */
  save(): void {
    mkdirSync(this.folder, {recursive: true});
    for (const [name, {tools, entries, changed}] of this.shelves) {
      if (changed) {
        const draft = `${this.fileOf(name)}.${process.pid}`;
        writeFileSync(draft, JSON.stringify({tools, entries}));
        renameSync(draft, this.fileOf(name));
        this.shelves.set(name, {tools, entries});
      }
    }
  }

  /** Loaded on first use, since some files take long. */
  private shelf(name: string): Shelf {
    const shelf = this.shelves.get(name) ?? this.read(name);
    this.shelves.set(name, shelf);
    return shelf;
  }

  private fileOf(name: string): string {
    return path.join(this.folder, `${name}.json`);
  }

  private read(name: string): Shelf {
    const tools = WITHOUT_DATA.has(name) ? this.code : this.tools;
    try {
      const shelf = JSON.parse(readFileSync(this.fileOf(name), 'utf8')) as Shelf;
      return shelf.tools === tools ? shelf : {tools, entries: {}};
    } catch {
      return {tools, entries: {}}; // Missing or damaged: start with an empty cache.
    }
  }
}

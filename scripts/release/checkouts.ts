import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {kindOf, type Files, type TextFile} from '@help-center/build-files';

/** A commit, and its day as 2025-07-04. */
export interface Commit {
  id: string;
  date: string;
}

/** A git checkout of a public repository, read at any commit, whatever is checked out. */
export class Checkout {
  readonly folder: string;

  /** @throws when the folder holds no such checkout, with the command that makes one */
  constructor(
    from: string,
    readonly name: string,
  ) {
    this.folder = path.join(from, name);
    if (!existsSync(path.join(this.folder, '.git'))) {
      throw new Error(
        `${this.folder} is no checkout; it was expected: git clone ${this.url} ${this.folder}`,
      );
    }
  }

  get url(): string {
    return `https://github.com/appodeal/${this.name}`;
  }

  /** What git prints; null when it fails, as it does where there is nothing. */
  private git(...words: string[]): string | null {
    try {
      return execFileSync('git', ['-C', this.folder, ...words], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return null;
    }
  }

  private commits(...words: string[]): Commit[] {
    const lines = this.git('log', '--format=%H %cs', ...words) ?? '';
    return [...lines.matchAll(/^(\S+) (.*)$/gm)].map(([, id = '', date = '']) => ({id, date}));
  }

  /** The commit of a tag; null if there is none. */
  tag = (tag: string): Commit | null => this.commits('-1', `refs/tags/${tag}`)[0] ?? null;

  /**
   * The newest commit whose files name a release and no other one, of the main line first, then of
   * any branch; if there is none, the newest one that names it at all.
   *
   * @param before - what stands before its number, as an extended regular expression
   */
  commitOf(release: string, before: string, ...files: string[]): Commit | null {
    const any = `${before}[0-9]+\\.[0-9]+\\.[0-9]+`;
    const named = ({id}: Commit): string[] =>
      this.git('grep', '-ohE', any, id, '--', ...files)?.match(/[\d.]+$/gm) ?? [];
    // Where no commit ever wrote it, none has to be looked into.
    const ever = this.commits('--all', '-1', `-G${before}${release}`, '--', ...files);
    const all = ever[0] && [...this.commits('--first-parent', 'HEAD'), ...this.commits('--all')];
    let other: Commit | null = null;
    for (const commit of all ?? []) {
      const releases = named(commit);
      if (releases.includes(release)) {
        if (releases.every((one) => one === release)) {
          return commit;
        }
        other ??= commit;
      }
    }
    return other;
  }

  /** The day on which a file came, or the commit that it came with. */
  added = (file: string): string | null =>
    this.commits('--diff-filter=A', '--', file).at(-1)?.date ?? null;

  /** The newest version that a tag names and that was out on a day. */
  versionOn(day: string): string | undefined {
    const tags = this.git(
      'for-each-ref',
      '--sort=-version:refname',
      '--format=%(refname:lstrip=2) %(creatordate:short)',
      'refs/tags',
    );
    return Array.from(tags?.matchAll(/^v([\d.]+) (.*)$/gm) ?? []).find(
      ([, , date = '']) => date <= day,
    )?.[1];
  }

  /** The files of code in some folders that have changed between two commits, numbers and comments aside. */
  changed(from: string, to: string, ...folders: string[]): string[] {
    const diff = this.git('diff', '-U0', '--no-renames', from, to, '--', ...folders) ?? '';
    return diff.split(/^diff --git a\//m).flatMap((file) => {
      const [old, now] = ['-', '+'].map((sign) =>
        Array.from(file.matchAll(/^([+-])(?![+-]{2} )\uFEFF?\s*(.*\S)/gm))
          .filter(([, of, code = '']) => of === sign && !/^(?:\/\/|\/?\*)/.test(code))
          .map(([, , code = '']) => code.replace(/\d+(?:\.\d+)+/g, '#'))
          .join('\n'),
      );
      const name = file.slice(0, file.indexOf(' '));
      return old === now || !/\.(?:cs|h|mm?|java|kt)$/.test(name) ? [] : [name];
    });
  }

  private readonly listed = new Map<string, string[]>();

  /** Paths of all files of a commit. */
  paths(commit = 'HEAD'): string[] {
    const known = this.listed.get(commit);
    const paths =
      known ?? this.git('ls-tree', '-r', '--name-only', commit)?.trim().split('\n') ?? [];
    this.listed.set(commit, paths);
    return paths;
  }

  /**
   * A file of a commit.
   *
   * @throws when the commit lacks it
   */
  file(file: string, commit = 'HEAD'): TextFile {
    const text = this.git('show', `${commit}:${file}`);
    if (text === null) {
      throw new Error(`${this.name}/${file} is missing in ${commit}`);
    }
    return {path: `${this.name}/${file}`, text: text.replace(/^\uFEFF/, '')};
  }

  /** The files of a commit, by their kind. */
  files(commit: string): Files {
    const paths = this.paths(commit);
    return {
      of: (kind) =>
        paths.filter((file) => kindOf(file) === kind).map((file) => this.file(file, commit)),
    };
  }
}

/** A value, and the place that names it as `file:line`. */
export interface Found {
  value: string;
  place: string;
}

/**
 * The one value that all places agree on.
 *
 * @param what - as an error names it
 * @throws when there is none, or with the places that contradict each other
 */
export function agreed(what: string, where: string, found: readonly Found[]): string {
  const [first] = found;
  if (!first) {
    throw new Error(`${where} names no ${what}; one was expected`);
  }
  const other = found.find(({value}) => value !== first.value);
  if (other) {
    throw new Error(
      `${other.place}: ${what} ${other.value} was found; ${first.value} was expected, as in ${first.place}`,
    );
  }
  return first.value;
}

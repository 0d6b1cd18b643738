import {changesOf, formatPatch, withEdits, type Change, type Edit} from './diff';
import type {Span, TextFile} from './files';
import {endOfLine, lineAt, startOfLine} from './text';

/** A file before and after. */
export interface Changed {
  path: string;
  before: string;
  after: string;
  changes: readonly Change[];
}

/** The line of a file before its changes that a line of it after them comes from, or is next to. */
export function lineBefore({before, changes}: Changed, line: number): number {
  let shift = 0;
  for (const {from, old, now} of changes) {
    const at = lineAt(before, from);
    if (line < at + shift + now.length) {
      const part = line - shift - at;
      return part < 0 ? at + part : at + Math.min(part, Math.max(old.length - 1, 0));
    }
    shift += now.length - old.length;
  }
  return line - shift;
}

/** Index of the first edit that a test holds for; it holds for all after that one, too. */
function firstOf(edits: readonly Edit[], test: (edit: Edit) => boolean): number {
  let [low, high] = [0, edits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = test(edits[middle] as Edit) ? [low, middle] : [middle + 1, high];
  }
  return low;
}

/** Collects replacements in files; everything else stays unchanged. */
export class Edits {
  /** By file, in the order of their places; of two at one offset, the insertion comes first. */
  private readonly edits = new Map<string, Edit[]>();

  constructor(private readonly files: ReadonlyMap<string, TextFile>) {}

  /** A file as it is. */
  text(file: string): string {
    return this.files.get(file)?.text ?? '';
  }

  /** Replaces a piece; of pieces that overlap the first counts. */
  replace({file, start, end}: Omit<Span, 'text'>, text: string): void {
    const edits = this.of(file);
    const near = firstOf(edits, (edit) => edit.end >= start);
    for (let at = near; at < edits.length && (edits[at] as Edit).start <= end; at += 1) {
      const edit = edits[at] as Edit;
      if ((start < edit.end && edit.start < end) || (start === edit.start && text === edit.text)) {
        return;
      }
    }
    if (this.text(file).slice(start, end) !== text) {
      const isAfter = (edit: Edit): boolean =>
        edit.start > start || (edit.start === start && edit.end > end);
      edits.splice(firstOf(edits, isAfter), 0, {start, end, text});
    }
  }

  private of(file: string): Edit[] {
    const edits = this.edits.get(file) ?? [];
    this.edits.set(file, edits);
    return edits;
  }

  /** Adds lines before the line of an offset, or at the end, with the file's line endings. */
  insert(file: string, index: number, lines: readonly string[]): void {
    const text = this.text(file);
    const eol = eolOf(text);
    const isCut = index === text.length && !text.endsWith('\n');
    const line = isCut ? index : startOfLine(text, index);
    // Never before a byte order mark.
    const start = line === 0 && text.startsWith('\uFEFF') ? 1 : line;
    this.replace(
      {file, start, end: start},
      isCut ? eol + lines.join(eol) : lines.map((line) => line + eol).join(''),
    );
  }

  /** Removes whole lines. */
  remove(file: string, start: number, end: number): void {
    const text = this.text(file);
    const [from, to] = [startOfLine(text, start), endOfLine(text, end)];
    const edits = this.of(file);
    // What goes needs no other change.
    const first = firstOf(edits, (edit) => edit.end > from);
    const next = firstOf(edits, (edit) => edit.start >= to);
    edits.splice(first, Math.max(0, next - first), {start: from, end: to, text: ''});
  }

  /** The files that change, in the order of their names. */
  changed(): Changed[] {
    return [...this.edits]
      .filter(([, edits]) => edits.length > 0)
      .map(([path, edits]) => {
        const before = this.text(path);
        const after = withEdits(before, edits, 0, before.length);
        return {path, before, after, changes: changesOf(before, edits)};
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}

export const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** The white space that a line begins with. */
export const indentAt = (text: string, index: number): string =>
  /^[ \t]*/.exec(text.slice(startOfLine(text, index)))?.[0] ?? '';

/** Writes a unified diff that `git apply` takes. */
export const diffOf = (files: readonly Changed[]): string =>
  files.map(({path, before, changes}) => formatPatch(path, before, changes)).join('');

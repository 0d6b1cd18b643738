import {FILE_HEADERS_ONLY, formatPatch, structuredPatch} from 'diff';
import type {Span, TextFile} from './files';

type Edit = Omit<Span, 'file'>;

/** A file before and after. */
export interface Changed {
  path: string;
  before: string;
  after: string;
}

/** Collects replacements in files; everything else stays unchanged. */
export class Edits {
  private readonly edits = new Map<string, Edit[]>();

  constructor(private readonly files: ReadonlyMap<string, TextFile>) {}

  /** A file as it is. */
  text(file: string): string {
    return this.files.get(file)?.text ?? '';
  }

  /** Replaces a piece; of pieces that overlap the first counts. */
  replace({file, start, end}: Omit<Span, 'text'>, text: string): void {
    const edits = this.edits.get(file) ?? [];
    const clashes = edits.some(
      (edit) =>
        (start < edit.end && edit.start < end) || (start === edit.start && text === edit.text),
    );
    if (!clashes && this.text(file).slice(start, end) !== text) {
      this.edits.set(file, [...edits, {start, end, text}]);
    }
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
    // What goes needs no other change.
    const others = this.edits.get(file)?.filter((edit) => edit.end <= from || edit.start >= to);
    this.edits.set(file, [...(others ?? []), {start: from, end: to, text: ''}]);
  }

  /** The files that change, in the order of their names. */
  changed(): Changed[] {
    return [...this.edits]
      .map(([path, edits]) => {
        const before = this.text(path);
        let [after, at] = ['', 0];
        // Of two at one offset, the insertion comes first.
        for (const edit of edits.sort((a, b) => a.start - b.start || a.end - b.end)) {
          after += before.slice(at, edit.start) + edit.text;
          at = edit.end;
        }
        return {path, before, after: after + before.slice(at)};
      })
      .sort((a, b) => (a.path < b.path ? -1 : 1));
  }
}

export const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** Offset of the start of a line. */
export const startOfLine = (text: string, index: number): number =>
  index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;

/** Offset of the end of a line, after its line break. */
export function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end === -1 ? text.length : end + 1;
}

/** The white space that a line begins with. */
export const indentAt = (text: string, index: number): string =>
  /^[ \t]*/.exec(text.slice(startOfLine(text, index)))?.[0] ?? '';

/** A name as Git writes it in a patch. */
const named = (path: string): string =>
  /["\\\p{Cc}]/u.test(path) ? JSON.stringify(path) : path + (path.includes(' ') ? '\t' : '');

/** Writes a unified diff that `git apply` takes. */
export const diffOf = (files: readonly Changed[]): string =>
  files
    .map(({path, before, after}) =>
      formatPatch(
        structuredPatch(
          named(`a/${path}`),
          named(`b/${path}`),
          before,
          after,
          undefined,
          undefined,
          {
            context: 3,
          },
        ),
        FILE_HEADERS_ONLY,
      ),
    )
    .join('');

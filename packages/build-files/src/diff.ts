import {endOfLine, lineAt, startOfLine} from './text';

/** A piece of a text, and what takes its place. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Lines that change: where they are in the text before, and the lines before and after. */
export interface Change {
  from: number;
  to: number;
  old: readonly string[];
  now: readonly string[];
}

/** Lines around a change, and how far two changes of one hunk are apart at most. */
const CONTEXT = 3;

/** Part of a text with its edits made; they are in the order of their places. */
export function withEdits(
  before: string,
  edits: readonly Edit[],
  from: number,
  to: number,
): string {
  const parts: string[] = [];
  let at = from;
  for (const edit of edits) {
    parts.push(before.slice(at, edit.start), edit.text);
    at = edit.end;
  }
  return parts.join('') + before.slice(at, to);
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split(/(?<=\n)/));

/** The whole lines that edits change. What they leave as it was at either end is left out. */
export function changesOf(before: string, edits: readonly Edit[]): Change[] {
  const groups: {from: number; to: number; edits: Edit[]}[] = [];
  for (const edit of edits) {
    const {start, end, text} = edit;
    const last = groups.at(-1);
    if (last && start < last.to && end < last.to) {
      last.edits.push(edit);
      continue;
    }
    const from = startOfLine(before, start);
    const isWhole =
      from === start &&
      startOfLine(before, end) === end &&
      (text === '' ? true : text.endsWith('\n'));
    const to = isWhole ? end : endOfLine(before, end);
    if (last && from <= last.to) {
      last.edits.push(edit);
      last.to = Math.max(last.to, to);
    } else {
      groups.push({from, to, edits: [edit]});
    }
  }
  return groups.flatMap(({from, to, edits: own}): Change[] => {
    const old = linesOf(before.slice(from, to));
    const now = linesOf(withEdits(before, own, from, to));
    const shorter = Math.min(old.length, now.length);
    let head = 0;
    while (head < shorter && old[head] === now[head]) {
      head += 1;
    }
    let tail = 0;
    while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) {
      tail += 1;
    }
    const sizeOf = (lines: readonly string[]) => lines.reduce((sum, {length}) => sum + length, 0);
    const change = {
      from: from + sizeOf(old.slice(0, head)),
      to: to - sizeOf(old.slice(old.length - tail)),
      old: old.slice(head, old.length - tail),
      now: now.slice(head, now.length - tail),
    };
    return change.old.length + change.now.length > 0 ? [change] : [];
  });
}

/** Characters that Git has letters for. */
const LETTERS: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\u0007': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
};

const octal = (sign: string): string =>
  Array.from(
    new TextEncoder().encode(sign),
    (byte) => `\\${byte.toString(8).padStart(3, '0')}`,
  ).join('');

/** A name as Git writes it in a patch: what no terminal should obey is in quotes, as octal bytes. */
const named = (path: string): string =>
  /["\\\p{C}]/u.test(path)
    ? `"${path.replace(/["\\\p{C}]/gu, (sign) => LETTERS[sign] ?? octal(sign))}"`
    : path + (path.includes(' ') ? '\t' : '');

/** Lines of a patch, with the sign that each begins with. */
const signed = (sign: string, lines: readonly string[]): string =>
  lines
    .map((line) => sign + (line.endsWith('\n') ? line : `${line}\n\\ No newline at end of file\n`))
    .join('');

/** The part of a hunk's head about one side; nothing is said to come after the line before it. */
const range = (start: number, count: number): string =>
  `${count === 0 ? start - 1 : start}${count === 1 ? '' : `,${count}`}`;

/** A unified diff of a file from the lines that change, in time that grows with the file's size. */
export function formatPatch(path: string, before: string, changes: readonly Change[]): string {
  const hunks: Change[][] = [];
  for (const change of changes) {
    const last = hunks.at(-1)?.at(-1);
    const isNear = last && lineAt(before, change.from) - lineAt(before, last.to) <= CONTEXT * 2;
    if (isNear) {
      hunks.at(-1)?.push(change);
    } else {
      hunks.push([change]);
    }
  }
  let shift = 0;
  const written = hunks.map((hunk) => {
    let start = (hunk[0] as Change).from;
    let end = (hunk.at(-1) as Change).to;
    for (let line = 0; line < CONTEXT; line += 1) {
      start = start === 0 ? 0 : startOfLine(before, start - 1);
      end = endOfLine(before, end);
    }
    let [body, at, oldCount, newCount] = ['', start, 0, 0];
    const keep = (to: number): void => {
      const kept = linesOf(before.slice(at, to));
      body += signed(' ', kept);
      oldCount += kept.length;
      newCount += kept.length;
    };
    for (const {from, to, old, now} of hunk) {
      keep(from);
      body += signed('-', old) + signed('+', now);
      oldCount += old.length;
      newCount += now.length;
      at = to;
    }
    keep(end);
    const line = lineAt(before, start);
    const head = `@@ -${range(line, oldCount)} +${range(line + shift, newCount)} @@\n`;
    shift += newCount - oldCount;
    return head + body;
  });
  const heads =
    changes.length === 0 ? '' : `--- ${named(`a/${path}`)}\n+++ ${named(`b/${path}`)}\n`;
  return heads + written.join('');
}

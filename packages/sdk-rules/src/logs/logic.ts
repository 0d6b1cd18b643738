import {matcherOf} from './search';

/** What a known error is found by, and how grave it is. */
export interface Signature {
  id: string;
  severity: 'error' | 'warning' | 'info';
  patterns: readonly string[];
  /** Its line only wraps the cause. */
  wrapper?: boolean;
  /** Its line leaves the reason open. */
  open?: boolean;
  /** Who can do something about it. */
  who?: 'code' | 'console' | 'wait' | 'network';
  /** What the line must match as well; `(?i)` in front for any case. */
  when?: string;
}

/** A known error in a log. */
export interface Finding<Known extends Signature = Signature> {
  signature: Known;
  /** Number of the first line that holds it, from 1. */
  line: number;
  /** That line, or the part of it around the match. */
  excerpt: string;
  /** How many lines hold it. */
  count: number;
}

const RETURN = 13;
const FEED = 10;
/** A log as JSON has a backslash before each quotation mark. */
const BACKSLASH = 92;
const QUOTE = 34;

/** Longest part of a line that is shown. */
const EXCERPT = 240;
/** Longest part of a line that is looked at beyond the search for patterns. */
const LINE = 8000;

/** Called for each line that holds a pattern, with the marks (by index) in it. */
export type OnLine = (line: number, text: string, marks: readonly number[]) => void;

const rank: Record<Signature['severity'], number> = {error: 0, warning: 1, info: 2};

/** Reads one log, in as many pieces as it comes in. */
export interface Search<Known extends Signature = Signature> {
  add: (piece: string) => void;
  /** How many lines have been read. */
  lines: () => number;
  /** What the pieces so far hold. */
  findings: () => Finding<Known>[];
}

/** An expression of the data; `(?i)` in front stands for any case. */
const expressionOf = (when: string): RegExp =>
  when.startsWith('(?i)') ? new RegExp(when.slice(4), 'i') : new RegExp(when);

/** Prepares the counting of matches: of those in a line, each with an excerpt, the ones that hold. */
function counterOf<Known extends Signature>(signatures: readonly Known[]) {
  const conditions = new Map(
    signatures.flatMap((signature) =>
      signature.when ? [[signature, expressionOf(signature.when)] as const] : [],
    ),
  );
  const narrower = narrowerThan(signatures);
  return (
    findings: Map<Known, Finding<Known>>,
    excerpts: Map<Known, string>,
    line: number,
    text: string,
  ): void => {
    for (const signature of excerpts.keys()) {
      if (conditions.get(signature)?.test(text) === false) {
        excerpts.delete(signature);
      }
    }
    for (const [signature, excerpt] of excerpts) {
      if (narrower.get(signature)?.some((other) => excerpts.has(other))) {
        continue;
      }
      const finding = findings.get(signature);
      if (finding) {
        finding.count += 1;
      } else {
        findings.set(signature, {signature, line, excerpt, count: 1});
      }
    }
  };
}

/**
 * Prepares the search for a set of signatures; each call of the result begins with a new log.
 *
 * @param marks - further pieces of text, whose lines are handed to the caller
 */
export function createFinder<Known extends Signature>(
  signatures: readonly Known[],
  marks: readonly string[] = [],
): (onLine?: OnLine) => Search<Known> {
  const all = signatures.flatMap((signature) =>
    signature.patterns.map((pattern) => ({signature, pattern})),
  );
  const {next, found} = matcherOf([...all.map(({pattern}) => pattern), ...marks]);
  const count = counterOf(signatures);

  return (onLine) => {
    const findings = new Map<Known, Finding<Known>>();
    let line = 1;
    let state = 0;
    /** Matches in the current line, each with an excerpt around it. */
    const excerpts = new Map<Known, string>();
    /** Marks in the current line. */
    const marked = new Set<number>();
    /** What earlier pieces held of the current line. */
    let head = '';
    let isAfterReturn = false;
    const endLine = (rest: string): void => {
      const text = head + rest;
      onLine?.(line, text, [...marked]);
      marked.clear();
      count(findings, excerpts, line, text);
      excerpts.clear();
    };
    const add = (piece: string): void => {
      let from = 0;
      for (let at = 0; at < piece.length; at += 1) {
        const code = piece.charCodeAt(at);
        if (code === RETURN || code === FEED) {
          if (code === RETURN || !isAfterReturn) {
            if (excerpts.size > 0 || marked.size > 0) {
              endLine(piece.slice(from, Math.min(at, from + LINE)));
            }
            line += 1;
          }
          head = '';
          from = at + 1;
          state = 0;
        } else if (code !== BACKSLASH || piece.charCodeAt(at + 1) !== QUOTE) {
          state = next(state, code);
          const hits = found[state];
          for (let hit = 0; hits && hit < hits.length; hit += 1) {
            const index = hits[hit] as number;
            if (index >= all.length) {
              marked.add(index - all.length);
              continue;
            }
            const {signature, pattern} = all[index] as (typeof all)[number];
            if (!excerpts.has(signature)) {
              excerpts.set(
                signature,
                findings.has(signature)
                  ? ''
                  : excerptOf(piece, from, Math.max(from, at + 1 - pattern.length)),
              );
            }
          }
        }
        isAfterReturn = code === RETURN;
      }
      if (head.length < LINE) {
        head += piece.slice(from, from + LINE);
      }
    };
    return {
      add,
      lines: () => line,
      findings: () => {
        if (excerpts.size > 0 || marked.size > 0) {
          endLine('');
        }
        return withoutWrappers([...findings.values()].sort(byImportance));
      },
    };
  };
}

/** Errors before warnings and hints; among equals the cause before the line that wraps it, then the order of the log. */
function byImportance(a: Finding, b: Finding): number {
  return (
    rank[a.signature.severity] - rank[b.signature.severity] ||
    Number(a.signature.wrapper ?? false) - Number(b.signature.wrapper ?? false) ||
    a.line - b.line
  );
}

/** Leaves out the lines that only wrap an error, where the error itself is known. */
function withoutWrappers<Known extends Signature>(findings: Finding<Known>[]): Finding<Known>[] {
  return findings.some(({signature}) => signature.severity === 'error' && !signature.wrapper)
    ? findings.filter(({signature}) => !signature.wrapper)
    : findings;
}

/** For each signature, the more specific ones: their patterns contain one of its patterns. */
function narrowerThan<Known extends Signature>(signatures: readonly Known[]): Map<Known, Known[]> {
  return new Map(
    signatures.map((signature) => [
      signature,
      signatures.filter(
        (other) =>
          other !== signature &&
          other.patterns.some((long) =>
            signature.patterns.some((short) => long.length > short.length && long.includes(short)),
          ),
      ),
    ]),
  );
}

/** The line that begins at `start` without the white space around it; a long one is cut around the match. */
function excerptOf(text: string, start: number, match: number): string {
  const stop = text.slice(match, match + EXCERPT).search(/[\r\n]/);
  const end = Math.min(text.length, match + (stop === -1 ? EXCERPT : stop));
  const goesOn = stop === -1 && end < text.length;
  if (!goesOn && end - start <= EXCERPT) {
    return text.slice(start, end).trim();
  }
  const from = Math.max(start, Math.min(match - EXCERPT / 2, end - EXCERPT));
  const to = Math.min(end, from + EXCERPT);
  return `${from > start ? '…' : ''}${text.slice(from, to).trim()}${goesOn || to < end ? '…' : ''}`;
}

/** Query parameter that names known errors by their ids. */
export const PARAMETER = 'errors';
/** More than any log has; an address may not ask for more. */
const MAX_ASKED = 20;

/**
 * The known errors that an address names, in its order; anything else is ignored.
 *
 * @param search - the query string
 */
export function askedErrors<Known extends Signature>(
  search: string,
  signatures: readonly Known[],
): Known[] {
  const ids = new URLSearchParams(search).getAll(PARAMETER).join(',').slice(0, 2000).split(',');
  return [...new Set(ids)]
    .flatMap((id) => signatures.find((signature) => signature.id === id.trim()) ?? [])
    .slice(0, MAX_ASKED);
}

/** An address that shows these errors: it holds their ids and nothing of the log. */
export function addressOf(page: string, signatures: readonly Signature[]): string {
  const url = new URL(page);
  url.search = `?${PARAMETER}=${signatures
    .slice(0, MAX_ASKED)
    .map(({id}) => id)
    .join(',')}`;
  url.hash = 'log-helper';
  return url.href;
}

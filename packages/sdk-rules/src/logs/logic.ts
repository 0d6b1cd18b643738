import {matcherOf} from './search';

/** What a known error is found by, and how grave it is. */
export interface Signature {
  id: string;
  severity: 'error' | 'warning' | 'info';
  patterns: readonly string[];
  /** Its line only wraps the cause. */
  wrapper?: boolean;
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

/** Longest part of a line that is shown. */
const EXCERPT = 240;

const rank: Record<Signature['severity'], number> = {error: 0, warning: 1, info: 2};

/** Reads one log, in as many pieces as it comes in. */
export interface Search<Known extends Signature = Signature> {
  add: (piece: string) => void;
  /** What the pieces so far hold. */
  findings: () => Finding<Known>[];
}

/** Prepares the search for a set of signatures; each call of the result begins with a new log. */
export function createFinder<Known extends Signature>(
  signatures: readonly Known[],
): () => Search<Known> {
  const all = signatures.flatMap((signature) =>
    signature.patterns.map((pattern) => ({signature, pattern})),
  );
  const {next, found} = matcherOf(all.map(({pattern}) => pattern));
  const narrower = narrowerThan(signatures);

  return () => {
    const findings = new Map<Known, Finding<Known>>();
    let line = 1;
    let state = 0;
    /** Matches in the current line, each with an excerpt around it. */
    const excerpts = new Map<Known, string>();
    let isAfterReturn = false;
    const endLine = (): void => {
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
      excerpts.clear();
    };
    const add = (piece: string): void => {
      let from = 0;
      for (let at = 0; at < piece.length; at += 1) {
        const code = piece.charCodeAt(at);
        if (code === RETURN || code === FEED) {
          if (code === RETURN || !isAfterReturn) {
            if (excerpts.size > 0) {
              endLine();
            }
            line += 1;
          }
          from = at + 1;
          state = 0;
        } else {
          state = next(state, code);
          const hits = found[state];
          for (let hit = 0; hits && hit < hits.length; hit += 1) {
            const {signature, pattern} = all[hits[hit] as number] as (typeof all)[number];
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
    };
    return {
      add,
      findings: () => {
        endLine();
        return [...findings.values()].sort(byImportance);
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

import type catalogue from '@site/data/error-signatures.json';
import type {Platform} from '@site/config/platforms';

export type Severity = 'error' | 'warning' | 'info';

/** Words in both languages; backticks mark code, two asterisks names on screen. */
export type Text = (typeof catalogue)['signatures'][number]['cause'];

/** One entry of `data/error-signatures.json`. */
export interface Signature {
  id: string;
  platforms: readonly Platform[];
  severity: Severity;
  /** The line only wraps another error. */
  wrapper?: boolean;
  tool: string;
  patterns: readonly string[];
  cause: Text;
  fix: Text;
  page: string | null;
}

/** A known error in a log. */
export interface Finding {
  signature: Signature;
  /** Number of the first line that holds it, from 1. */
  line: number;
  /** That line, or the part of it around the match. */
  excerpt: string;
  /** How many lines hold it. */
  count: number;
}

/** Patterns are printable ASCII, see the schema; every other character ends a match. */
const ALPHABET = 128;
/** Longest part of a line that is shown. */
const EXCERPT = 240;

const NEWLINE = 10;
const RETURN = 13;

const rank: Record<Severity, number> = {error: 0, warning: 1, info: 2};

/**
 * Prepares the search for a set of signatures: one automaton (Aho–Corasick)
 * for all patterns, so that a log is read once, whatever it holds.
 *
 * @throws naming the signature when a pattern is empty or not printable ASCII
 */
export function createFinder(signatures: readonly Signature[]): (log: string) => Finding[] {
  const {step, ends} = buildAutomaton(signatures);
  const narrower = narrowerThan(signatures);

  return (log) => {
    const findings = new Map<number, Finding>();
    const onLine = new Map<number, number>();
    let state = 0;
    let line = 1;
    let lineStart = 0;

    const closeLine = (lineEnd: number): void => {
      for (const [index, at] of onLine) {
        if (narrower[index]?.some((other) => onLine.has(other))) {
          continue;
        }
        const known = findings.get(index);
        if (known) {
          known.count += 1;
        } else {
          findings.set(index, {
            signature: signatures[index] as Signature,
            line,
            excerpt: excerptOf(log, lineStart, lineEnd, at),
            count: 1,
          });
        }
      }
      onLine.clear();
    };

    for (let at = 0; at < log.length; at += 1) {
      const code = log.charCodeAt(at);
      if (code === NEWLINE || code === RETURN) {
        closeLine(at);
        state = 0;
        if (code === RETURN && log.charCodeAt(at + 1) === NEWLINE) {
          at += 1;
        }
        line += 1;
        lineStart = at + 1;
        continue;
      }
      state = code < ALPHABET ? (step[state * ALPHABET + code] as number) : 0;
      const found = ends[state];
      if (found) {
        for (const index of found) {
          if (!onLine.has(index)) {
            onLine.set(index, at);
          }
        }
      }
    }
    closeLine(log.length);
    return [...findings.values()].sort(byImportance);
  };
}

function byImportance(a: Finding, b: Finding): number {
  return (
    Number(a.signature.wrapper ?? false) - Number(b.signature.wrapper ?? false) ||
    rank[a.signature.severity] - rank[b.signature.severity] ||
    a.line - b.line
  );
}

interface Automaton {
  /** Next state by state × {@link ALPHABET} + character. */
  step: Int32Array;
  /** Signatures whose pattern is complete in a state. */
  ends: (number[] | undefined)[];
}

function buildAutomaton(signatures: readonly Signature[]): Automaton {
  const letters = signatures.flatMap(({patterns}) => patterns).join('').length;
  const step = new Int32Array((letters + 1) * ALPHABET);
  const ends: (number[] | undefined)[] = [];
  let states = 1;
  signatures.forEach(({id, patterns}, index) => {
    for (const pattern of patterns) {
      if (!/^[ -~]+$/.test(pattern)) {
        throw new Error(`${id}: the pattern "${pattern}" must be printable ASCII`);
      }
      let state = 0;
      for (let at = 0; at < pattern.length; at += 1) {
        const edge = state * ALPHABET + pattern.charCodeAt(at);
        if (step[edge] === 0) {
          step[edge] = states;
          states += 1;
        }
        state = step[edge] as number;
      }
      (ends[state] ??= []).push(index);
    }
  });
  // Breadth first: where a pattern breaks off, go on with its longest suffix.
  const suffix = new Int32Array(states);
  const queue: number[] = [0];
  for (let head = 0; head < queue.length; head += 1) {
    const state = queue[head] as number;
    for (let code = 0; code < ALPHABET; code += 1) {
      const edge = state * ALPHABET + code;
      const next = step[edge] as number;
      const detour =
        state === 0 ? 0 : (step[(suffix[state] as number) * ALPHABET + code] as number);
      if (next === 0) {
        step[edge] = detour;
      } else {
        suffix[next] = detour;
        const inherited = ends[detour];
        if (inherited) {
          ends[next] = [...new Set([...(ends[next] ?? []), ...inherited])];
        }
        queue.push(next);
      }
    }
  }
  return {step, ends};
}

/** For each signature, those whose patterns contain one of its own and so say more. */
function narrowerThan(signatures: readonly Signature[]): number[][] {
  return signatures.map(({patterns}, index) =>
    signatures.flatMap((other, otherIndex) =>
      otherIndex !== index &&
      other.patterns.some((long) =>
        patterns.some((short) => long.length > short.length && long.includes(short)),
      )
        ? [otherIndex]
        : [],
    ),
  );
}

/** The line without the white space around it; a long one is cut around the match. */
function excerptOf(log: string, start: number, end: number, at: number): string {
  if (end - start <= EXCERPT) {
    return log.slice(start, end).trim();
  }
  const from = Math.max(start, Math.min(at - EXCERPT / 2, end - EXCERPT));
  const to = Math.min(end, from + EXCERPT);
  return `${from > start ? '…' : ''}${log.slice(from, to).trim()}${to < end ? '…' : ''}`;
}

/** A piece of a {@link Text}. */
export interface Piece {
  kind: 'text' | 'code' | 'strong';
  value: string;
}

/** Splits words with backticks and asterisks into pieces. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) {
        return {kind: 'code', value: part.slice(1, -1)};
      }
      return part.length > 4 && part.startsWith('**') && part.endsWith('**')
        ? {kind: 'strong', value: part.slice(2, -2)}
        : {kind: 'text', value: part};
    });
}

import escaped from 'escape-string-regexp';
import type {Signature} from '@site/config/catalogue';

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

/** Longest part of a line that is shown. */
const EXCERPT = 240;

const rank: Record<Signature['severity'], number> = {error: 0, warning: 1, info: 2};

/**
 * Prepares the search for a set of signatures. One expression of all patterns
 * tells the few lines worth a closer look; each of those is asked for every
 * signature.
 */
export function createFinder(signatures: readonly Signature[]): (log: string) => Finding[] {
  const known = new RegExp(
    signatures
      .flatMap(({patterns}) => patterns)
      .map(escaped)
      .join('|'),
  );
  const narrower = narrowerThan(signatures);

  return (log) => {
    const findings = new Map<Signature, Finding>();
    for (const [index, text] of log.split(/\r\n?|\n/).entries()) {
      if (!known.test(text)) {
        continue;
      }
      const held = signatures.filter(({patterns}) => patterns.some((one) => text.includes(one)));
      for (const signature of held) {
        if (narrower.get(signature)?.some((other) => held.includes(other))) {
          continue;
        }
        const finding = findings.get(signature);
        if (finding) {
          finding.count += 1;
        } else {
          const excerpt = excerptOf(text, signature);
          findings.set(signature, {signature, line: index + 1, excerpt, count: 1});
        }
      }
    }
    return [...findings.values()].sort(byImportance);
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

/** For each signature, those whose patterns contain one of its own and so say more. */
function narrowerThan(signatures: readonly Signature[]): Map<Signature, Signature[]> {
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

/** The line without the white space around it; a long one is cut around the match. */
function excerptOf(line: string, {patterns}: Signature): string {
  if (line.length <= EXCERPT) {
    return line.trim();
  }
  const at = Math.min(...patterns.map((one) => line.indexOf(one)).filter((one) => one !== -1));
  const from = Math.max(0, Math.min(at - EXCERPT / 2, line.length - EXCERPT));
  const to = Math.min(line.length, from + EXCERPT);
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}

/** Query parameter that names known errors by their ids. */
export const PARAMETER = 'errors';
/** More than one log ever held; an address may ask for no more. */
const MAX_ASKED = 20;

/**
 * The known errors that an address asks for, in its order; whatever else it says is left out.
 *
 * @param search - the query string
 */
export function askedErrors(search: string, signatures: readonly Signature[]): Signature[] {
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

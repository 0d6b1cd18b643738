import type {Token, TokenStream} from 'prismjs';
import {escapeHtml} from '@help-center/text';
import {roles} from './themes';

interface Piece {
  role: string | undefined;
  text: string;
}

const roleOf: ReadonlyMap<string, string> = new Map(
  roles.flatMap(({name, tokens}) => tokens.map((token): [string, string] => [token, name])),
);

/** Code inside a string: it falls back to the text colour. */
const RESETTING = new Set(['interpolation', 'expression', 'template-expression']);

function roleOfToken({type, alias}: Token, inherited: string | undefined): string | undefined {
  const names = [type, ...(Array.isArray(alias) ? alias : alias ? [alias] : [])];
  const own = names.map((name) => roleOf.get(name)).find(Boolean);
  return own ?? (names.some((name) => RESETTING.has(name)) ? undefined : inherited);
}

function flatten(stream: TokenStream, role: string | undefined, pieces: Piece[]): void {
  if (typeof stream === 'string') {
    const last = pieces.at(-1);
    // White space has no colour: it joins whatever stands before it.
    if (last && (last.role === role || stream.trim() === '')) {
      last.text += stream;
    } else {
      pieces.push({role, text: stream});
    }
  } else if (Array.isArray(stream)) {
    for (const part of stream) {
      flatten(part, role, pieces);
    }
  } else {
    flatten(stream.content, roleOfToken(stream, role), pieces);
  }
}

function toLines(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const {role, text} of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      if (part) {
        lines.at(-1)?.push({role, text: part});
      }
    });
  }
  return lines;
}

function pieceToHtml({role, text}: Piece): string {
  const safe = escapeHtml(text);
  return role && text.trim() ? `<span class="tok-${role}">${safe}</span>` : safe;
}

/**
 * Writes tokens as the inner HTML of one `<code>`. Every line ends in a line
 * break, so the text content is the code plus a final break. Only lines that
 * carry a class or a number get an element of their own.
 *
 * @param stream - what `Prism.tokenize` returns, or plain text
 * @param lineClassNames - classes by line index, as Docusaurus' parser gives them
 * @param numbered - whether every line shows its number
 */
export function toHtml(
  stream: TokenStream,
  lineClassNames: Readonly<Record<number, readonly string[]>> = {},
  numbered = false,
): string {
  const pieces: Piece[] = [];
  flatten(stream, undefined, pieces);
  return toLines(pieces)
    .map((line, index) => {
      const html = `${line.map(pieceToHtml).join('')}\n`;
      const classes = [...(numbered ? ['code-line'] : []), ...(lineClassNames[index] ?? [])];
      return classes.length > 0 ? `<span class="${classes.join(' ')}">${html}</span>` : html;
    })
    .join('');
}

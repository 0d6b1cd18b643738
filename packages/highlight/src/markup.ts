import type {Token, TokenStream} from 'prismjs';
import {escapeHtml} from '@help-center/text';
import {ownValueOf, splitAtPlaceholders} from './ownValues';
import {elementOf, roles} from './colors';

interface Piece {
  role: string | undefined;
  text: string;
}

const roleOf: ReadonlyMap<string, string> = new Map(
  roles.flatMap(({name, tokens}) => tokens.map((token): [string, string] => [token, name])),
);

/** Code inside a string: it uses the text color. */
const RESETTING = new Set(['interpolation', 'expression', 'template-expression']);

function roleOfToken({type, alias}: Token, inherited: string | undefined): string | undefined {
  const names = [type, ...(Array.isArray(alias) ? alias : alias ? [alias] : [])];
  const tokenRole = names.map((name) => roleOf.get(name)).find(Boolean);
  return tokenRole ?? (names.some((name) => RESETTING.has(name)) ? undefined : inherited);
}

function flatten(stream: TokenStream, role: string | undefined, pieces: Piece[]): void {
  if (typeof stream === 'string') {
    const last = pieces.at(-1);
    // White space has no color, so it joins the token before it.
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

/** Marks the placeholders that the reader's own values can take the place of; the text stays the same. */
function markPlaceholders(text: string, language: string, code: string): string {
  return splitAtPlaceholders(text)
    .map((part, index) => {
      const own = index % 2 === 1 && ownValueOf(part, language, code);
      return own ? `<span data-own="${own}">${part}</span>` : escapeHtml(part);
    })
    .join('');
}

function pieceToHtml({role, text}: Piece, language: string, code: string): string {
  const safe = markPlaceholders(text, language, code);
  return role && text.trim() ? elementOf(role, safe) : safe;
}

/** Characters that a line has on common phones. */
const PHONE_LINE = 34;

/**
 * Keeps the indent on the line of its word when lines wrap: a browser would rather leave
 * an empty line than break a word that is too long for the rest.
 */
function holdIndent(html: string, line: readonly Piece[]): string {
  const [start = ''] = /^\s+\S+/.exec(line.map(({text}) => text).join('')) ?? [];
  return start.length > PHONE_LINE
    ? html.replace(/^(<i [^>]*>)?(\s+)/, '<span class="code-indent">$2</span>$1')
    : html;
}

/**
 * Renders tokens as the inner HTML of one `<code>`. Every line ends in a line
 * break, so the text content is the code plus a final break. Only lines with a
 * class get their own element.
 *
 * @param stream - the result of `Prism.tokenize`, or plain text
 * @param lineClassNames - classes by line index, as returned by Docusaurus' parser
 * @param language - tells for which platform's app a placeholder stands
 */
export function toHtml(
  stream: TokenStream,
  lineClassNames: Readonly<Record<number, readonly string[]>> = {},
  language = '',
): string {
  const pieces: Piece[] = [];
  flatten(stream, undefined, pieces);
  const code = pieces.map(({text}) => text).join('');
  return toLines(pieces)
    .map((line, index) => {
      const own = line.map((piece) => pieceToHtml(piece, language, code)).join('');
      const html = `${holdIndent(own, line)}\n`;
      const classes = lineClassNames[index] ?? [];
      return classes.length > 0 ? `<span class="${classes.join(' ')}">${html}</span>` : html;
    })
    .join('');
}

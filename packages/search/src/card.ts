import type {CardLine} from './contract';

/**
 * The text of a place that may be shown whole above the results, as the full text
 * stores it: it begins with a line end, a line of code with a tab, a cell with the
 * label of its column and a carriage return, and inline code stands in backticks.
 */

/** Longest text, and most and longest code, of a place that is shown whole. */
const MOST_TEXT = 600;
const MOST_CODE = 800;
const MOST_CODE_LINES = 16;

/** Marks a line of code. */
const CODE = '\t';

/** Ends the label of a cell. */
const LABEL = '\r';

/** Code in a text; a backtick inside would end it. */
export const inlineCode = (text: string): string => `\`${text.replaceAll('`', '’')}\``;

/** Code in lines of its own. */
export const codeLines = (text: string): string =>
  `\n${CODE}${text.trimEnd().replaceAll('\n', `\n${CODE}`)}\n`;

/** Stores the cells of a row. */
export const rowCard = (cells: readonly {label: string; text: string}[]): string =>
  cells.map(({label, text}) => `\n${label}${LABEL}${text}`).join('');

/** A section that shows messages says at least this much about them, or it only repeats them. */
const LEAST_ABOUT_MESSAGES = 150;

/**
 * Stores what a section says, if it is short enough to be read at a glance; else nothing.
 *
 * @param hasMessages - whether its code has messages that readers ask about
 */
export function sectionCard(text: string, hasMessages: boolean): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => (line.startsWith(CODE) ? line.trimEnd() : line.replace(/\s+/g, ' ').trim()))
    .filter(Boolean);
  const code = lines.filter((line) => line.startsWith(CODE));
  const prose = lines.filter((line) => !line.startsWith(CODE)).join('');
  const about = hasMessages ? prose.replace(/`[^`]*`/g, '').length - LEAST_ABOUT_MESSAGES : 1;
  return prose &&
    about > 0 &&
    prose.length <= MOST_TEXT &&
    code.join('').length <= MOST_CODE &&
    code.length <= MOST_CODE_LINES
    ? lines.map((line) => `\n${line}`).join('')
    : undefined;
}

/** Whether a stored text may be shown whole. */
export const isCard = (stored: string): boolean => stored.startsWith('\n');

export const hasCode = (stored: string): boolean => stored.includes(`\n${CODE}`);

/** A stored text without what only a card shows. */
export function plainOf(stored: string): string {
  if (!isCard(stored)) {
    return stored;
  }
  const cells = stored
    .slice(1)
    .split('\n')
    .filter((line) => !line.startsWith(CODE))
    .map((line) => line.slice(line.indexOf(LABEL) + 1));
  return cells
    .filter(Boolean)
    .join(stored.includes(LABEL) ? ' — ' : ' ')
    .replaceAll('`', '');
}

/** Reads a stored text as lines that can be drawn. */
export function cardLines(stored: string): CardLine[] {
  const lines: CardLine[] = [];
  for (const line of stored.slice(1).split('\n')) {
    const last = lines.at(-1);
    if (!line.startsWith(CODE)) {
      const at = line.indexOf(LABEL);
      const text = line.slice(at + 1).split('`');
      lines.push({...(at > 0 && {label: line.slice(0, at)}), text});
    } else if (last?.code !== undefined) {
      lines[lines.length - 1] = {code: `${last.code}\n${line.slice(1)}`};
    } else {
      lines.push({code: line.slice(1)});
    }
  }
  return lines;
}

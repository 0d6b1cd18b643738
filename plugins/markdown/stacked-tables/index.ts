import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters that fit side by side on the narrowest common phone, and what a column's padding takes. */
const LINE = 50;
const PADDING = 4;
/** A column of sentences wraps, but not below this width. */
const SENTENCE = 18;

const ROLES: Readonly<Record<string, string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

function rowsOf(table: Element): string[][] {
  const rows: string[][] = [];
  visit(table, 'element', (node) => {
    if (node.tagName === 'tr') {
      rows.push(
        node.children.flatMap((cell) =>
          cell.type === 'element' ? [toString(cell).replace(/\s+/g, ' ').trim()] : [],
        ),
      );
    }
  });
  return rows;
}

/**
 * Whether the columns of a table would be squeezed on a phone.
 *
 * @param rows - the text of the cells, the header's row first
 */
export function needsStack(rows: readonly (readonly string[])[]): boolean {
  const columns = rows[0]?.length ?? 0;
  let width = 0;
  for (let column = 0; column < columns; column += 1) {
    const cells = rows.map((row) => row[column] ?? '');
    const word = Math.max(...cells.flatMap((cell) => cell.split(' ').map(({length}) => length)));
    const cell = Math.max(...cells.map(({length}) => length));
    width += Math.max(word, Math.min(cell, SENTENCE)) + PADDING;
  }
  return columns > 1 && width > LINE;
}

/** A string of CSS. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A rehype plugin that marks tables too wide for a phone, and names their columns to the style sheet. */
export default function rehypeStackedTables() {
  return (root: Root): void => {
    visit(root, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const rows = rowsOf(table);
      if (!needsStack(rows)) {
        return;
      }
      const [header = []] = rows;
      table.properties = {
        ...table.properties,
        className: ['stacked'],
        role: 'table',
        style: header
          .flatMap((text, index) => (index > 0 && text ? [`--c${index + 1}:${quoted(text)}`] : []))
          .join(';'),
      };
      visit(table, 'element', (part) => {
        const role = ROLES[part.tagName];
        if (role) {
          part.properties.role = role;
        }
      });
    });
  };
}

import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** Characters per line on the narrowest common phone, and the width of a column's padding. */
const LINE = 50;
const PADDING = 4;
/** Minimum width of a column of sentences, which can wrap. */
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
 * Whether a table's columns would be too narrow on a phone.
 *
 * @param rows - text of the cells, header row first
 */
export function needsStack(rows: readonly (readonly string[])[]): boolean {
  const [header = []] = rows;
  const widths = header.map((_, column) => {
    const cells = rows.map((row) => row[column] ?? '');
    const word = Math.max(...cells.flatMap((cell) => cell.split(' ').map(({length}) => length)));
    const cell = Math.max(...cells.map(({length}) => length));
    return Math.max(word, Math.min(cell, SENTENCE)) + PADDING;
  });
  return widths.length > 1 && widths.reduce((sum, width) => sum + width) > LINE;
}

/** Errors and what to do about them: one below the other, so that no cell is cut at any width. */
const CASES = /^(?:Cause|Причина)$/;

/** A quoted CSS string. */
const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** Rehype plugin that marks tables too wide for a phone, and those of errors, and passes their column names to the style sheet. */
export default function rehypeStackedTables() {
  return (root: Root): void => {
    visit(root, 'element', (table) => {
      if (table.tagName !== 'table') {
        return;
      }
      const rows = rowsOf(table);
      const [header = []] = rows;
      const isCases = header.length === 3 && CASES.test(header[1] ?? '');
      if (!isCases && !needsStack(rows)) {
        return;
      }
      table.properties = {
        ...table.properties,
        className: isCases ? ['stacked', 'cases'] : ['stacked'],
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

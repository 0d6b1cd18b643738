import {indentAt, type Edits} from './edits';
import {withoutXmlComments} from './text';

/** Position of a key's value, between the tags of its element; null if it has none of this kind. */
export function insideOf(
  text: string,
  key: string,
  tag: 'array' | 'dict',
): {open: number; close: number} | null {
  const start = new RegExp(`<key>\\s*${key}\\s*</key>\\s*<${tag}>`, 'g');
  if (!start.test(text)) {
    return null;
  }
  const open = start.lastIndex;
  let depth = 1;
  for (const {1: slash, index} of text.slice(open).matchAll(new RegExp(`<(/?)${tag}>`, 'g'))) {
    depth += slash ? -1 : 1;
    if (depth === 0) {
      return {open, close: open + index};
    }
  }
  return null;
}

/** Offset of the end of a property list's outermost dictionary; -1 if there is none. */
export const endOfPlist = (text: string): number =>
  /<plist\b/.test(text) ? withoutXmlComments(text).lastIndexOf('</dict>') : -1;

/**
 * Adds XML before a closing tag, in the style of the file.
 *
 * @param lines - indented by four spaces a level
 * @param depth - levels of indentation beyond the closing tag
 */
export function addXml(
  edits: Edits,
  file: string,
  index: number,
  lines: readonly string[],
  depth = 1,
): void {
  const text = edits.text(file);
  const step = /\n([ \t]+)<(?!!)/.exec(text)?.[1] ?? '\t';
  const indent = indentAt(text, index) + step.repeat(depth);
  if (/\n[ \t]*$/.test(text.slice(0, index))) {
    edits.insert(
      file,
      index,
      lines.map((line) => indent + line.replace(/^ +/, ({length}) => step.repeat(length / 4))),
    );
  } else {
    edits.replace({file, start: index, end: index}, lines.map((line) => line.trim()).join(''));
  }
}

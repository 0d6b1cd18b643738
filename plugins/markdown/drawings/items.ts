import type {List, ListItem, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What stands on a screen. The words that name them in a list are in `words.ts`. */
export type Control = 'tabs' | 'button' | 'field' | 'switch' | 'choice' | 'columns' | 'row';

/** One entry of the list that a drawing is made of. */
export interface Item {
  /** What stands first in **bold**, or in `code`. */
  label: string;
  isCode: boolean;
  /** Named in ***bold italics***: what the drawing is about. */
  isAccent: boolean;
  /** Words in *italics* before the label: when, or under which condition. */
  tag: string;
  /** The rest of the line. */
  note: string;
  children: Item[];
}

const text = (nodes: readonly PhrasingContent[], setSpaces: (text: string) => string): string =>
  setSpaces(toString(nodes).replace(/\s+/g, ' ').trim());

/** Whether words are one name in code, however they are stressed. */
const isOnlyCode = (node: PhrasingContent): boolean =>
  node.type === 'inlineCode' ||
  ((node.type === 'strong' || node.type === 'emphasis') &&
    node.children.length === 1 &&
    isOnlyCode(node.children[0] as PhrasingContent));

function itemOf(entry: ListItem, setSpaces: (text: string) => string): Item {
  const [line, ...others] = entry.children;
  if (line?.type !== 'paragraph') {
    throw new Error('every entry needs words');
  }
  const rest = [...line.children];
  const next = (): PhrasingContent | undefined => {
    while (rest[0]?.type === 'text' && rest[0].value.trim() === '') {
      rest.shift();
    }
    return rest[0];
  };
  let tag = '';
  let first = next();
  if (first?.type === 'emphasis' && first.children[0]?.type !== 'strong') {
    tag = text([first], setSpaces);
    rest.shift();
    first = next();
  }
  let label = '';
  let isAccent = false;
  let isCode = false;
  if (first?.type === 'strong' || first?.type === 'emphasis' || first?.type === 'inlineCode') {
    label = text([first], setSpaces);
    isAccent =
      first.type === 'emphasis' ||
      (first.type === 'strong' && first.children[0]?.type === 'emphasis');
    isCode = isOnlyCode(first);
    rest.shift();
  }
  const note = text(rest, setSpaces);
  if (label && /^[,.;:!?)]/.test(note)) {
    throw new Error(`"${note}": what follows a label begins a line, and no mark does`);
  }
  const lists = others.filter((node): node is List => node.type === 'list');
  if (lists.length !== others.length) {
    throw new Error('an entry holds one line and at most one list');
  }
  return {
    label,
    isCode,
    isAccent,
    tag,
    note,
    children: lists.flatMap((list) => itemsOf(list, setSpaces)),
  };
}

/**
 * Reads a list: `*condition* **Label** note`, with further lists inside.
 *
 * @param setSpaces - puts the no-break spaces of the page's language in
 * @throws when an entry holds more than a line and a list
 */
export function itemsOf(list: List, setSpaces: (text: string) => string): Item[] {
  return list.children.map((entry) => itemOf(entry, setSpaces));
}

/** An entry in words, with what it holds. */
export function said({label, note, tag, children}: Item): string {
  const own = [tag && `${tag}:`, label && note ? `${label}: ${note}` : label || note];
  const line = own.filter(Boolean).join(' ');
  const ended = /[.!?:]$/.test(line) ? line : line + (children.length > 0 ? ':' : '.');
  return [ended, ...children.map(said)].join(' ');
}

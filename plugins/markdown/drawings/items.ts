import type {List, ListItem, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** A control of a drawn screen. `words.ts` has the words that lists use for them. */
export type Control = 'tabs' | 'button' | 'field' | 'switch' | 'choice' | 'columns' | 'row';

/** One entry of the list that a drawing is generated from. */
export interface Item {
  /** Leading text in **bold** or in `code`. */
  label: string;
  isCode: boolean;
  /** Marked with ***bold italics***: what the reader does. */
  isAccent: boolean;
  /** Text in *italics* before the label: a time or condition. */
  tag: string;
  /** The rest of the line. */
  note: string;
  children: Item[];
}

const text = (nodes: readonly PhrasingContent[], setSpaces: (text: string) => string): string =>
  setSpaces(toString(nodes).replace(/\s+/g, ' ').trim());

/** Whether a label consists of code only, whatever its emphasis. */
const isOnlyCode = (node: PhrasingContent): boolean =>
  node.type === 'inlineCode' ||
  ((node.type === 'strong' || node.type === 'emphasis') &&
    node.children.length === 1 &&
    isOnlyCode(node.children[0] as PhrasingContent));

function itemOf(entry: ListItem, setSpaces: (text: string) => string): Item {
  const [line, ...others] = entry.children;
  if (line?.type !== 'paragraph') {
    throw new Error('every entry needs text');
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
    throw new Error(`"${note}": text after a label must not start with a punctuation mark`);
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
 * Reads a list with entries like `*condition* **Label** note`, which may contain lists.
 *
 * @param setSpaces - inserts the no-break spaces of the page's language
 * @throws when an entry has more than one line and one list
 */
export function itemsOf(list: List, setSpaces: (text: string) => string): Item[] {
  return list.children.map((entry) => itemOf(entry, setSpaces));
}

/**
 * XML as text, as far as property lists and libraries' manifests go: elements,
 * attributes and text. Source of the format: XML 1.0, fifth edition. Entities of a
 * document's own are left unexpanded.
 */
import {Malformed} from './bytes';
import {MAX_DEPTH} from './xml';

/** An element with its text. */
export interface TextElement {
  name: string;
  attributes: Map<string, string>;
  children: TextElement[];
  /** Its own text, without that of its children. */
  text: string;
}

const predefined: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const unescape = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : parseInt(hex as string, 16);
    return name
      ? (predefined[name as string] ?? whole)
      : code <= 0x10ffff
        ? String.fromCodePoint(code)
        : whole;
  });

const ATTRIBUTE = /(?<=\s)([^\s=/]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g;

/**
 * Parses a document.
 *
 * @returns its root element
 * @throws {Malformed} when elements do not nest or there is none
 */
export function parseXml(document: string): TextElement {
  const root: TextElement = {name: '', attributes: new Map(), children: [], text: ''};
  const open = [root];
  const until = (mark: string, from: number): number => {
    const found = document.indexOf(mark, from);
    if (found === -1) {
      throw new Malformed(`XML: no ${mark}`);
    }
    return found;
  };
  for (let at = 0; at < document.length;) {
    const parent = open.at(-1) as TextElement;
    if (document[at] !== '<') {
      const next = document.indexOf('<', at);
      const end = next === -1 ? document.length : next;
      parent.text += unescape(document.slice(at, end));
      at = end;
    } else if (document.startsWith('<!--', at)) {
      at = until('-->', at + 4) + 3;
    } else if (document.startsWith('<![CDATA[', at)) {
      const end = until(']]>', at);
      parent.text += document.slice(at + 9, end);
      at = end + 3;
    } else if (document[at + 1] === '?' || document[at + 1] === '!') {
      at = until('>', at) + 1;
    } else {
      const end = until('>', at);
      const tag = document.slice(at + 1, end);
      at = end + 1;
      if (tag.startsWith('/')) {
        if (open.length === 1 || open.pop()?.name !== tag.slice(1).trim()) {
          throw new Malformed('XML: elements do not nest');
        }
        continue;
      }
      const name = /^[^\s/]+/.exec(tag)?.[0] ?? '';
      const attributes = new Map<string, string>();
      for (const [, key, double, single] of tag.slice(name.length).matchAll(ATTRIBUTE)) {
        attributes.set(key as string, unescape(double ?? single ?? ''));
      }
      const element = {name, attributes, children: [], text: ''};
      parent.children.push(element);
      if (!tag.endsWith('/')) {
        open.push(element);
      }
      if (open.length > MAX_DEPTH) {
        throw new Malformed('XML: elements nest too deep');
      }
    }
  }
  const [first] = root.children;
  if (!first || open.length > 1) {
    throw new Malformed('XML: not complete');
  }
  return first;
}

import type {Nodes, Parents} from 'mdast';
import type {Page} from './content';
import {attribute, isJsx, lineOf, textOf} from './page';
import {TRANSLATED_KEYS, translatedProps} from './translation';

/** A unit of text: a paragraph, a heading, a table cell, or text in a component's prop. */
export interface Block {
  line: number;
  /** The node, or the text if it isn't Markdown prose. */
  of: Nodes | string;
}

/** The blocks between two nodes that have the same position in both languages. */
interface Stretch {
  anchor: string;
  blocks: Block[];
}

function stretches({tree, frontMatter}: Page): Stretch[] {
  const all: Stretch[] = [];
  const start = (anchor: string, ...blocks: Block[]): void => {
    all.push({anchor, blocks});
  };
  for (const key of TRANSLATED_KEYS) {
    const value = frontMatter.values[key];
    if (typeof value === 'string') {
      start(key, {line: frontMatter.lines[key] ?? 1, of: value});
    }
  }
  const see = (node: Nodes): void => {
    const line = lineOf(node);
    if (node.type === 'paragraph') {
      all.at(-1)?.blocks.push({line, of: node});
      return;
    }
    if (node.type === 'heading' || node.type === 'tableCell') {
      start(node.type, {line, of: node});
      return;
    }
    if (node.type === 'code') {
      start('code');
    } else if (isJsx(node)) {
      for (const name of translatedProps(node)) {
        const propValue = attribute(node, name);
        if (propValue !== null) {
          start(name, {line, of: propValue});
        }
      }
      start('component');
    }
    for (const child of 'children' in node ? (node as Parents).children : []) {
      see(child);
    }
  };
  start('page');
  see(tree);
  return all;
}

/** All blocks of a page, in document order. */
export function blocksOf(page: Page): Block[] {
  return stretches(page).flatMap(({blocks}) => blocks);
}

/** Blocks of a translation with the corresponding English blocks. */
export interface Pair {
  translated: Block[];
  english: Block[];
}

/**
 * Pairs the blocks of a translated page with those of its twin. Paragraphs that the
 * translation has merged or split form one pair.
 *
 * @returns null if the structures of the pages differ
 */
export function pairsOf(page: Page, twin: Page): Pair[] | null {
  const [translation, other] = [stretches(page), stretches(twin)];
  if (translation.map(({anchor}) => anchor).join() !== other.map(({anchor}) => anchor).join()) {
    return null;
  }
  return translation.flatMap(({blocks}, index) => {
    const theirs = (other[index] as Stretch).blocks;
    return blocks.length === theirs.length
      ? blocks.map((block, at) => ({translated: [block], english: [theirs[at] as Block]}))
      : [{translated: blocks, english: theirs}];
  });
}

/** Replaces code, addresses and facts in prose: a character that no rule and no word contains. */
export const OPAQUE = '⌷';

const FACT = /%[\w.-]+\.[\w.-]+%/g;

/**
 * The prose of a block, with {@link OPAQUE} for code, addresses and facts.
 *
 * @param screens - whether to include bold text, which names screens
 */
export function proseOf({of}: Block, screens: boolean): string {
  const say = (node: Nodes): string => {
    if (node.type === 'inlineCode' || (node.type === 'strong' && !screens)) {
      return OPAQUE;
    }
    if (node.type === 'link' && textOf(node) === node.url) {
      return OPAQUE;
    }
    if (node.type === 'text') {
      return node.value;
    }
    if (node.type === 'image') {
      return node.alt ?? '';
    }
    if (isJsx(node) && node.children.length === 0) {
      return OPAQUE;
    }
    return 'children' in node ? (node.children as Nodes[]).map(say).join('') : '';
  };
  return (typeof of === 'string' ? of : say(of)).replace(FACT, OPAQUE).trim();
}

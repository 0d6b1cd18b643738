import type {Nodes, Parents} from 'mdast';
import type {Page} from './content';
import {attribute, isJsx, lineOf, textOf} from './page';
import {TRANSLATED_KEYS, translatedProps} from './translation';

/** What a reader takes in at once: a paragraph, a heading, a table's cell, words of a component. */
export interface Block {
  line: number;
  /** The node, or the text itself where it is no prose of Markdown. */
  of: Nodes | string;
}

/** The blocks between two things that both languages have in the same place. */
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
        const said = attribute(node, name);
        if (said !== null) {
          start(name, {line, of: said});
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

/** All blocks of a page, in their order. */
export function blocksOf(page: Page): Block[] {
  return stretches(page).flatMap(({blocks}) => blocks);
}

/** Blocks of a translation with those of the English that say the same. */
export interface Pair {
  own: Block[];
  other: Block[];
}

/**
 * Pairs the blocks of a translated page with those of its twin. Where the
 * translation has told a few paragraphs as more or fewer, they are one pair.
 *
 * @returns null while the pages differ in what they share
 */
export function pairsOf(page: Page, twin: Page): Pair[] | null {
  const [own, other] = [stretches(page), stretches(twin)];
  if (own.map(({anchor}) => anchor).join() !== other.map(({anchor}) => anchor).join()) {
    return null;
  }
  return own.flatMap(({blocks}, index) => {
    const theirs = (other[index] as Stretch).blocks;
    return blocks.length === theirs.length
      ? blocks.map((block, at) => ({own: [block], other: [theirs[at] as Block]}))
      : [{own: blocks, other: theirs}];
  });
}

/** Stands for code, addresses and facts in prose: a sign that no rule and no word has. */
export const OPAQUE = '⌷';

const FACT = /%[\w.-]+\.[\w.-]+%/g;

/**
 * The prose of a block, with {@link OPAQUE} for code, addresses and facts.
 *
 * @param screens - whether bold words count, which are names of screens
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

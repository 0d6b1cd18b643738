import type {Nodes} from 'mdast';
import {CONTINUE, SKIP, visit} from 'unist-util-visit';
import type {Page} from './content';
import {attribute, frontTexts, isJsx, lineOf, textOf} from './page';
import type {ShownString} from './strings';
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

function stretches(page: Page): Stretch[] {
  const all: Stretch[] = frontTexts(page, TRANSLATED_KEYS).map(({key, line, text}) => ({
    anchor: key,
    blocks: [{line, of: text}],
  }));
  const start = (anchor: string, ...blocks: Block[]): void => {
    all.push({anchor, blocks});
  };
  start('page');
  visit(page.tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'paragraph') {
      all.at(-1)?.blocks.push({line, of: node});
      return SKIP;
    }
    if (node.type === 'heading' || node.type === 'tableCell') {
      start(node.type, {line, of: node});
      return SKIP;
    }
    if (node.type === 'code') {
      start('code');
    } else if (isJsx(node)) {
      for (const name of translatedProps(node)) {
        const of = attribute(node, name);
        if (of !== null) {
          start(name, {line, of});
        }
      }
      start('component');
    }
    return CONTINUE;
  });
  return all;
}

/** All blocks of a page, in document order. */
export const blocksOf = (page: Page): Block[] => stretches(page).flatMap(({blocks}) => blocks);

/** The prose of all blocks of a page, with the names of screens. */
export const textsOf = (page: Page): ShownString[] =>
  blocksOf(page).map((block) => ({
    file: page.file,
    line: block.line,
    text: proseOf(block, true),
  }));

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

const FACT = /%[\w.-]+\.[\w.-]+\??%/g;

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

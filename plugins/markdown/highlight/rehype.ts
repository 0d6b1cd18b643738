import type {Element, Nodes, Root, RootContent} from 'hast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {compare, highlight, type Block, type BlockSource} from './highlight';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

function sourceOf(code: Element): BlockSource {
  const {className, metastring} = code.properties;
  return {
    code: code.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
    className: Array.isArray(className) ? className.join(' ') : text(className),
    metastring: text(metastring),
  };
}

function fill(code: Element, block: Block): void {
  const {metastring: _metastring, live: _live, ...rest} = code.properties;
  code.properties = {
    ...rest,
    className: block.className.split(' '),
    html: block.html,
    ...(block.title && {title: block.title}),
    ...(block.wrong && {sample: 'wrong'}),
  };
  code.children = [];
}

/** The code of a fence; undefined for any other node. */
function fenceIn(node: Nodes | undefined): Element | undefined {
  const code = node?.type === 'element' && node.tagName === 'pre' ? node.children[0] : undefined;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** Titles of the two sides of a comparison in each language, such as `Before: Podfile` and `After: Podfile`. */
const SIDES = [/\btitle="(?:Before|Было): ([^"]+)"/, /\btitle="(?:After|Стало): ([^"]+)"/] as const;

/**
 * Joins a file's “before” and “after” blocks into one comparison where they follow
 * each other. A side on its own is compared with an empty file.
 */
function joinSides(children: RootContent[]): void {
  const named = (node: Nodes | undefined, side: RegExp) =>
    side.exec(text(fenceIn(node)?.properties.metastring) ?? '')?.[1];
  children.forEach((node, index) => {
    const code = fenceIn(node);
    const old = named(node, SIDES[0]);
    const title = old ?? named(node, SIDES[1]);
    if (!code || title === undefined) {
      return;
    }
    const source = sourceOf(code);
    const nothing = {...source, code: ''};
    const rest = children.slice(index + 1);
    const end = rest.findIndex((other) => !fenceIn(other) && other.type !== 'text');
    const at = (end < 0 ? rest : rest.slice(0, end)).findIndex(
      (other) => named(other, SIDES[1]) === title,
    );
    const after = old === undefined ? undefined : fenceIn(rest[at]);
    const [before, now] =
      old === undefined ? [nothing, source] : [source, after ? sourceOf(after) : nothing];
    fill(code, {...compare(before, now), title});
    if (after) {
      children.splice(index + 1 + at, 1);
    }
  });
}

/**
 * Rehype plugin that highlights fenced blocks at build time. A file before and after an
 * upgrade becomes one comparison.
 *
 * Needs `className` and `metastring` on `code`, which Docusaurus' MDX compiler adds.
 */
export default function rehypeHighlight() {
  return (root: Root, file: VFile): void => {
    visit(root, (node) => {
      try {
        if ('children' in node) {
          joinSides(node.children as RootContent[]);
        }
        const code = fenceIn(node);
        if (code && !('html' in code.properties)) {
          fill(code, highlight(sourceOf(code)));
        }
      } catch (error) {
        const line = node.position?.start.line;
        throw new Error(`${file.path}${line ? `:${line}` : ''} ${(error as Error).message}`, {
          cause: error,
        });
      }
    });
  };
}

import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {compare, highlight, type Block, type BlockSource} from './highlight';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Value of a literal or of a template literal without expressions; undefined if dynamic. */
function literal(program: unknown): string | number | boolean | undefined {
  const body = (program as {body?: {type: string; expression?: unknown}[]} | undefined)?.body;
  const expression = body?.length === 1 ? body[0]?.expression : undefined;
  const node = expression as
    | {type: 'Literal'; value: unknown}
    | {type: 'TemplateLiteral'; expressions: unknown[]; quasis: {value: {cooked: string}}[]}
    | undefined;
  if (node?.type === 'Literal') {
    return ['string', 'number', 'boolean'].includes(typeof node.value)
      ? (node.value as string | number | boolean)
      : undefined;
  }
  return node?.type === 'TemplateLiteral' && node.expressions.length === 0
    ? node.quasis[0]?.value.cooked
    : undefined;
}

/** Literal text of an element's children; undefined if any is dynamic. */
function literalText(children: readonly ElementContent[]): string | undefined {
  let text = '';
  for (const child of children) {
    const part =
      child.type === 'text'
        ? child.value
        : child.type === 'mdxFlowExpression' || child.type === 'mdxTextExpression'
          ? literal(child.data?.estree)
          : undefined;
    if (typeof part !== 'string') {
      return undefined;
    }
    text += part;
  }
  return text;
}

/** Literal props of a JSX element; undefined if any is dynamic. */
function literalProps(node: JsxElement): Map<string, string | number | boolean> | undefined {
  const props = new Map<string, string | number | boolean>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      return undefined;
    }
    const {value} = attribute;
    const known =
      value === null || value === undefined
        ? true
        : typeof value === 'string'
          ? value
          : literal(value.data?.estree);
    if (known === undefined) {
      return undefined;
    }
    props.set(attribute.name, known);
  }
  return props;
}

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
    ...(block.lineStart !== undefined && {lineStart: String(block.lineStart)}),
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
    const after = fenceIn(rest[at]);
    if (old === undefined) {
      fill(code, {...compare(nothing, source), title});
    } else if (after) {
      fill(code, {...compare(source, sourceOf(after)), title});
      children.splice(index + 1 + at, 1);
    } else {
      fill(code, {...compare(source, nothing), title});
    }
  });
}

function highlightComponent(node: JsxElement): void {
  const props = literalProps(node);
  const code = literalText(node.children);
  if (!props || code === undefined) {
    return; // Dynamic: the component highlights it at run time.
  }
  const lineNumbers = props.get('showLineNumbers');
  const source: BlockSource = {
    code,
    className: text(props.get('className')),
    language: text(props.get('language')),
    metastring: text(props.get('metastring')),
    showLineNumbers: typeof lineNumbers === 'string' ? undefined : lineNumbers,
  };
  const block = highlight(source);
  for (const name of ['metastring', 'showLineNumbers', 'language']) {
    props.delete(name);
  }
  props.set('className', block.className).set('html', block.html);
  if (block.title) {
    props.set('title', block.title);
  }
  if (block.lineStart !== undefined) {
    props.set('lineStart', String(block.lineStart));
  }
  if (block.wrong) {
    props.set('sample', 'wrong');
  }
  node.attributes = [...props].map(([name, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : String(value),
  }));
  node.children = [];
}

/**
 * Rehype plugin that highlights code at build time. Fenced blocks and `<CodeBlock>`
 * with literal children become markup; a `<CodeBlock>` whose children or props are
 * expressions is left to the component. A file before and after an upgrade becomes
 * one comparison.
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
        } else if (
          (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
          node.name === 'CodeBlock'
        ) {
          highlightComponent(node);
        }
      } catch (error) {
        const line = node.position?.start.line;
        throw new Error(
          `${file.path}${line ? `:${line}` : ''} ${error instanceof Error ? error.message : String(error)}`,
          {cause: error},
        );
      }
    });
  };
}

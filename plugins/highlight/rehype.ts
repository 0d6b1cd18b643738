import type {Element, ElementContent, Root} from 'hast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {highlight, type BlockSource} from './highlight';

type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** Value of a literal or of a template literal without expressions; undefined if it is dynamic. */
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

/** Literal text of an element's children; undefined as soon as one is dynamic. */
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

/** Literal props of a JSX element; undefined as soon as one is dynamic. */
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

function highlightFence(code: Element): void {
  const {className, metastring, live: _live, ...rest} = code.properties;
  const block = highlight({
    code: code.children.map((child) => (child.type === 'text' ? child.value : '')).join(''),
    className: Array.isArray(className) ? className.join(' ') : text(className),
    metastring: text(metastring),
  });
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

function highlightComponent(node: JsxElement): void {
  const props = literalProps(node);
  const code = literalText(node.children);
  if (!props || code === undefined) {
    return; // Dynamic: the component highlights it where it runs.
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
 * A rehype plugin that highlights code while the page is compiled. Fenced
 * blocks and `<CodeBlock>` with literal children become markup; a `<CodeBlock>`
 * whose children or props are expressions is left to the component.
 *
 * Needs `className` and `metastring` on `code`, which Docusaurus' own MDX
 * compiler puts there.
 */
export default function rehypeHighlight() {
  return (root: Root, file: VFile): void => {
    visit(root, (node, _index, parent) => {
      try {
        if (
          node.type === 'element' &&
          node.tagName === 'code' &&
          parent?.type === 'element' &&
          parent.tagName === 'pre'
        ) {
          highlightFence(node);
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

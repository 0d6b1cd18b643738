import path from 'node:path';
import type {Heading, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import 'mdast-util-directive';
import 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from '../problem';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A parsed page. */
export interface Source {
  tree: Root;
  /** Front matter with each key's line. */
  frontMatter: {
    values: Readonly<Record<string, unknown>>;
    lines: Readonly<Record<string, number>>;
  };
  headings: {
    depth: number;
    /** Text without the id comment. */
    text: string;
    /** Explicit id, or null. */
    id: string | null;
    line: number;
    /** Names of the JSX elements around it, outermost first. */
    inside: (string | null)[];
  }[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

const ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;

export const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'] as const;

export const isJsx = (node: Nodes): node is JsxElement =>
  (JSX as readonly string[]).includes(node.type);

type NodeOf<Type> = Extract<Nodes, {type: Type}>;

/** The nodes of these types, in the order of the page. */
export function nodesOf<Type extends Nodes['type']>(tree: Root, ...types: Type[]): NodeOf<Type>[] {
  const found: NodeOf<Type>[] = [];
  // Not by unist-util-visit, which renames a function at every node.
  const look = (node: Nodes): void => {
    if ((types as Nodes['type'][]).includes(node.type)) {
      found.push(node as NodeOf<Type>);
    }
    if ('children' in node) {
      node.children.forEach(look);
    }
  };
  look(tree);
  return found;
}

/** The text of a JSX attribute; null if it is missing or computed. */
export function attribute(element: JsxElement, name: string): string | null {
  const found = element.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}

/** The explicit id of a heading, written in the source or set by a plugin; null if it has none. */
export function headingId({children, data}: Heading): string | null {
  const last = children.at(-1);
  const typed = last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim()) : null;
  return typed?.[1] ?? (data as {id?: string} | undefined)?.id ?? null;
}

/** The names that a page imports, with the files that they come from, relative to the repository. */
export const importsOf = ({file, tree}: Pick<Problem, 'file'> & Pick<Source, 'tree'>) =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? [...node.value.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm)].map(
          ([, name = '', from = '']) => ({
            name,
            target: from.startsWith('@site/')
              ? from.slice('@site/'.length)
              : path.posix.join(path.posix.dirname(file), from),
            line: lineOf(node),
          }),
        )
      : [],
  );

/** The texts in a page's front matter under these keys. */
export const frontTexts = (
  {frontMatter: {values, lines}}: Pick<Source, 'frontMatter'>,
  keys: readonly string[],
) =>
  keys.flatMap((key) => {
    const text = values[key];
    return typeof text === 'string' ? [{key, text, line: lines[key] ?? 1}] : [];
  });

/** The line on which a node starts. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The 1-based line of an index in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** What is found at an index of a text. */
export type Finding = {index: number} & Pick<Problem, 'rule' | 'message'>;

/** Findings in a text whose first character is on a line of a file. */
export const located = (
  {file, line, text}: {file: string; line: number; text: string},
  findings: readonly Finding[],
): Problem[] =>
  findings.map(({index, rule, message}) => ({
    file,
    line: line + lineAt(text, index) - 1,
    rule,
    message,
  }));

/** Visible text of a node, without code blocks and comments. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}

function parseFrontMatter(file: string, yaml: string, firstLine: number): Source['frontMatter'] {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter});
  const [error] = document.errors;
  if (error) {
    throw new SourceError({
      file,
      line: firstLine + (error.linePos?.[0].line ?? 1) - 1,
      rule: 'front-matter-syntax',
      message: error.message.split('\n')[0] ?? 'is not YAML',
    });
  }
  const lines: Record<string, number> = {};
  if (isMap(document.contents)) {
    for (const {key} of document.contents.items) {
      if (isScalar(key)) {
        lines[String(key.value)] = firstLine + counter.linePos(key.range?.[0] ?? 0).line - 1;
      }
    }
  }
  return {values: (document.toJS() as Record<string, unknown> | null) ?? {}, lines};
}

/** A page that can't be parsed. */
export class SourceError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/**
 * Parses a page as the site does, but keeps tokens.
 *
 * @param file - used in errors only
 * @throws {SourceError} with file and line if it isn't valid MDX or its front matter isn't valid YAML
 */
export function parsePage(file: string, source: string): Source {
  let tree: Root;
  try {
    tree = processor.parse(source);
  } catch (error) {
    const {reason, line, message} = error as {reason?: string; line?: number; message: string};
    const text = reason ?? message;
    // Some errors have their position only in the text: “… (9:1-9:7)”.
    const lineNumber = line ?? Number(/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text)?.[1] ?? 1);
    throw new SourceError({file, line: lineNumber, rule: 'mdx-syntax', message: text});
  }
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const frontMatter = yaml
    ? parseFrontMatter(file, yaml.value, lineOf(yaml) + 1)
    : {values: {}, lines: {}};
  const headings: Source['headings'] = [];
  visitParents(tree, 'heading', (node, parents) => {
    headings.push({
      depth: node.depth,
      text: textOf(node).trim(),
      id: headingId(node),
      line: lineOf(node),
      inside: parents.flatMap((parent) => (isJsx(parent) ? parent.name : [])),
    });
  });
  return {tree, frontMatter, headings};
}

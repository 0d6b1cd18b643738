import path from 'node:path';
import type {Heading, Nodes, Parents, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import 'mdast-util-directive';
import 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Problem} from './problem';

export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Front matter with the line of each key. */
interface FrontMatter {
  values: Readonly<Record<string, unknown>>;
  lines: Readonly<Record<string, number>>;
}

interface PageHeading {
  depth: number;
  /** Text without the id comment. */
  text: string;
  /** Explicit id, or null. */
  id: string | null;
  line: number;
  /** Names of the JSX elements around it, outermost first. */
  inside: string[];
}

/** A page's source, parsed. */
export interface Source {
  tree: Root;
  frontMatter: FrontMatter;
  headings: PageHeading[];
}

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(remarkMdx);

const ID_COMMENT = /^\/\*\s*#(\S+)\s*\*\/$/;

export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** A JSX attribute's text; null when it is absent or computed. */
export function attribute(element: JsxElement, name: string): string | null {
  const found = element.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}

/** An element's props with what each says, as `name="value"` or `name={code}`. */
export function attributesOf(element: JsxElement): {name: string; source: string}[] {
  return element.attributes.map((entry) => {
    if (entry.type === 'mdxJsxExpressionAttribute') {
      return {name: '', source: `{${entry.value}}`};
    }
    const {name, value} = entry;
    const said = typeof value === 'string' ? `"${value}"` : value ? `{${value.value}}` : null;
    return {name, source: said === null ? name : `${name}=${said}`};
  });
}

/** The explicit id of a heading, typed or given by what made it, or null. */
export function headingId({children, data}: Heading): string | null {
  const last = children.at(-1);
  const typed = last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim()) : null;
  return typed?.[1] ?? (data as {id?: string} | undefined)?.id ?? null;
}

/** What a block of imports names, and the files it is had from, by paths in the repository. */
export function importsOf(
  file: string,
  code: string,
): {name: string; from: string; place: string}[] {
  return [...code.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm)].map(
    ([, name = '', from = '']) => ({
      name,
      from,
      place: from.startsWith('@site/')
        ? from.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), from),
    }),
  );
}

/** The line a node starts on. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The line of a place in a text, the first being 1. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Walks the tree with the JSX element names around each node. */
export function walk(
  tree: Root,
  visitor: (node: Nodes, inside: string[], parents: Parents[]) => void,
): void {
  const see = (node: Nodes, inside: string[], parents: Parents[]): void => {
    visitor(node, inside, parents);
    if ('children' in node && node.children.length > 0) {
      const within = isJsx(node) ? [...inside, node.name ?? ''] : inside;
      const above = [...parents, node];
      for (const child of node.children) {
        see(child, within, above);
      }
    }
  };
  see(tree, [], []);
}

/** Text of a node for the reader's eye: no code blocks, no comments. */
export function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') {
    return node.value;
  }
  return 'children' in node ? (node.children as Nodes[]).map(textOf).join('') : '';
}

function parseFrontMatter(file: string, yaml: string, firstLine: number): FrontMatter {
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

/** A page that cannot be parsed. */
export class SourceError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** What a Markdown parser's or compiler's error says, with its line as far as it is known. */
export function syntaxProblem(file: string, error: unknown): Problem {
  const {reason, line, message} = error as {reason?: string; line?: number; message: string};
  const text = reason ?? message;
  // Some errors carry their place in the text only: «… (9:1-9:7)».
  const place = line ?? Number(/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text)?.[1] ?? 1);
  return {file, line: place, rule: 'mdx-syntax', message: text};
}

/**
 * Parses a page the way the site does, tokens left as they are.
 *
 * @param file - used in errors only
 * @throws {SourceError} with file and line when it is neither valid MDX nor YAML
 */
export function parsePage(file: string, text: string): Source {
  let tree: Root;
  try {
    tree = processor.parse(text);
  } catch (error) {
    throw new SourceError(syntaxProblem(file, error));
  }
  const yaml = tree.children.find((node) => node.type === 'yaml');
  const frontMatter = yaml
    ? parseFrontMatter(file, yaml.value, lineOf(yaml) + 1)
    : {values: {}, lines: {}};
  const headings: PageHeading[] = [];
  walk(tree, (node, inside) => {
    if (node.type === 'heading') {
      headings.push({
        depth: node.depth,
        text: textOf(node).trim(),
        id: headingId(node),
        line: lineOf(node),
        inside,
      });
    }
  });
  return {tree, frontMatter, headings};
}

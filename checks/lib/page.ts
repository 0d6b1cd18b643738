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

/** Front matter with each key's line. */
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

/** A parsed page. */
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

/** The text of a JSX attribute; null if it is missing or computed. */
export function attribute(element: JsxElement, name: string): string | null {
  const found = element.attributes.find(
    (entry): entry is MdxJsxAttribute => entry.type === 'mdxJsxAttribute' && entry.name === name,
  );
  return typeof found?.value === 'string' ? found.value : null;
}

/** An element's props by name, with their source: `name="value"` or `name={code}`. */
export function attributesOf(element: JsxElement): {name: string; source: string}[] {
  return element.attributes.map((entry) => {
    if (entry.type === 'mdxJsxExpressionAttribute') {
      return {name: '', source: `{${entry.value}}`};
    }
    const {name, value} = entry;
    const sourceText = typeof value === 'string' ? `"${value}"` : value ? `{${value.value}}` : null;
    return {name, source: sourceText === null ? name : `${name}=${sourceText}`};
  });
}

/** The explicit id of a heading, written in the source or set by a plugin; null if it has none. */
export function headingId({children, data}: Heading): string | null {
  const last = children.at(-1);
  const typed = last?.type === 'mdxTextExpression' ? ID_COMMENT.exec(last.value.trim()) : null;
  return typed?.[1] ?? (data as {id?: string} | undefined)?.id ?? null;
}

/** The names that an import block defines, and the files they come from, relative to the repository. */
export function importsOf(
  file: string,
  code: string,
): {name: string; from: string; target: string}[] {
  return [...code.matchAll(/^import\s+(\w+)\s+from\s+['"]([^'"]+)['"]/gm)].map(
    ([, name = '', from = '']) => ({
      name,
      from,
      target: from.startsWith('@site/')
        ? from.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), from),
    }),
  );
}

/** The imports of a page, with their lines. */
export const importsOfPage = ({
  file,
  tree,
}: {
  file: string;
  tree: Root;
}): (ReturnType<typeof importsOf>[number] & {line: number})[] =>
  tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm'
      ? importsOf(file, node.value).map((found) => ({...found, line: lineOf(node)}))
      : [],
  );

/** The line on which a node starts. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}

/** The 1-based line of an index in a text. */
export const lineAt = (text: string, index: number): number =>
  text.slice(0, index).split('\n').length;

/** Walks the tree, passing the names of the JSX elements around each node. */
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

/** Visible text of a node, without code blocks and comments. */
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

/** A page that can't be parsed. */
export class SourceError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Message and, if known, line of a Markdown parser's or compiler's error. */
export function syntaxProblem(file: string, error: unknown): Problem {
  const {reason, line, message} = error as {reason?: string; line?: number; message: string};
  const text = reason ?? message;
  // Some errors have their position only in the text: “… (9:1-9:7)”.
  const lineNumber = line ?? Number(/\((\d+):\d+(?:-\d+:\d+)?\)/.exec(text)?.[1] ?? 1);
  return {file, line: lineNumber, rule: 'mdx-syntax', message: text};
}

/**
 * Parses a page as the site does, but keeps tokens.
 *
 * @param file - used in errors only
 * @throws {SourceError} with file and line if it isn't valid MDX or its front matter isn't valid YAML
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

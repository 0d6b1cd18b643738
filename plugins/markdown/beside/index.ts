import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {component} from '../../lib/nodes';

/** Pages whose text talks about their code. */
const PAGES = /[\\/](?:ad-types[\\/][^\\/]+|reporting-api)\.mdx$/;

const WHOLE_FILE = 'whole-file';

/** What may stand beside code; a heading stands above, a table or a drawing keeps the whole width. */
const PROSE = new Set(['p', 'ul', 'ol']);

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

const holdsCode = (node: RootContent | Element['children'][number]): boolean =>
  node.type === 'element' || node.type === 'mdxJsxFlowElement'
    ? (node.type === 'element' && 'html' in node.properties) ||
      (node.children as RootContent[]).some(holdsCode)
    : false;

/** Whether a shared part of a page has nothing but code. */
export const isCodeAlone = (source: string): boolean =>
  /(?:^|\n)\s*```/.test(source) &&
  source
    .replace(/^---\n[^]*?\n---\n/, '')
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*[^]*?\*\/\}/g, '')
    .replace(/^\s*```[^]*?^\s*```$/gm, '')
    .replace(/<\/?(?:Tabs|TabItem)\b[^>]*>/g, '')
    .trim() === '';

/** Names of the imported parts that have nothing but code. */
function codeParts(root: Root, file: string): Set<string> {
  const names = new Set<string>();
  for (const node of root.children) {
    for (const [, name = '', from = ''] of node.type === 'mdxjsEsm'
      ? node.value.matchAll(/import (\w+) from '([^']+\.mdx)'/g)
      : []) {
      const part = from.startsWith('@site/')
        ? path.resolve(from.slice('@site/'.length))
        : path.resolve(path.dirname(file), from);
      if (isCodeAlone(readFileSync(part, 'utf8'))) {
        names.add(name);
      }
    }
  }
  return names;
}

const block = (children: RootContent[]): Element => ({
  type: 'element',
  tagName: 'div',
  properties: {},
  children: children as Element['children'],
});

/**
 * Rehype plugin that makes pairs of the paragraphs and lists of a page and the code that
 * follows them, so that wide windows can show one beside the other; their order stays. A
 * whole file and a quickstart keep the whole width. Runs after the samples are highlighted.
 */
export default function rehypeBeside() {
  return (root: Root, {path: file}: VFile): void => {
    if (!PAGES.test(file)) {
      return;
    }
    const parts = codeParts(root, file);
    const isCode = (node: RootContent): boolean =>
      node.type === 'mdxJsxFlowElement'
        ? node.name === 'OwnValue' ||
          parts.has(node.name ?? '') ||
          (node.name === 'Tabs' && holdsCode(node))
        : node.type === 'element' && node.tagName === 'pre' && holdsCode(node);
    const made: RootContent[] = [];
    let prose: RootContent[] = [];
    let code: RootContent[] = [];
    let isWholeFile = false;
    const flush = (): void => {
      const has = (nodes: RootContent[]) => nodes.some((node) => !isBlank(node));
      // A field stands beside nothing.
      const isSample = code.some((node) => !('name' in node) || node.name !== 'OwnValue');
      if (has(prose) && has(code) && isSample && !isWholeFile) {
        const pair = component('div', {className: 'beside wide'});
        made.push({...pair, children: [block(prose), block(code)]} as MdxJsxFlowElementHast);
      } else {
        made.push(...prose, ...code);
      }
      prose = [];
      code = [];
    };
    for (const node of root.children) {
      if (isBlank(node)) {
        (code.length > 0 ? code : prose.length > 0 ? prose : made).push(node);
      } else if (isCode(node)) {
        code.push(node);
      } else {
        const isProse = node.type === 'element' && PROSE.has(node.tagName) && !holdsCode(node);
        if (!isProse || code.length > 0) {
          flush();
        }
        if (isProse) {
          prose.push(node);
        } else {
          if (node.type === 'element' && node.tagName === 'h2') {
            isWholeFile = node.properties.id === WHOLE_FILE;
          }
          made.push(node);
        }
      }
    }
    flush();
    root.children = made;
  };
}

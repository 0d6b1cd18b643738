import type {Element, Nodes, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {localeOf} from '../../../config/locales';
import {component} from '../../lib/nodes';
import {areQuestions} from '@help-center/text';

/** Elements after which a new line starts. */
const LINES = new Set(['li', 'p', 'pre', 'tr']);

const isHeading = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h2';

/** Visible text, with a line per paragraph, item and row. */
function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value.replace(/\s+/g, ' ');
  }
  if (!('children' in node)) {
    return '';
  }
  const {tagName, properties} = node.type === 'element' ? node : {};
  // A glossary definition isn't part of the answer.
  if (properties?.role === 'tooltip') {
    return '';
  }
  const parts = node.children.map(textOf);
  if (tagName === 'tr') {
    return `${parts.filter((part) => part.trim() !== '').join(' — ')}\n`;
  }
  return parts.join('') + (LINES.has(tagName ?? '') ? '\n' : '');
}

const squeeze = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

/**
 * Rehype plugin that adds FAQ structured data to a page whose headings are all
 * questions; see the README.
 */
export default function questions() {
  return (tree: Root, {path, data}: VFile): void => {
    const headings = tree.children.filter(isHeading);
    if (!areQuestions(headings.map(textOf))) {
      return;
    }
    const asked = headings.map((heading, index) => {
      const next = headings[index + 1];
      const answer = tree.children.slice(
        tree.children.indexOf(heading) + 1,
        next && tree.children.indexOf(next),
      );
      return {
        '@type': 'Question',
        name: squeeze(textOf(heading)),
        acceptedAnswer: {'@type': 'Answer', text: squeeze(answer.map(textOf).join(''))},
      };
    });
    const {title, description, updated} = (data.frontMatter ?? {}) as Partial<
      Record<string, string>
    >;
    const page = {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      name: title,
      description,
      inLanguage: localeOf(path.replaceAll('\\', '/')),
      dateModified: updated,
      mainEntity: asked,
    };
    const script: Element = {
      type: 'element',
      tagName: 'script',
      properties: {type: 'application/ld+json'},
      children: [{type: 'text', value: JSON.stringify(page)}],
    };
    tree.children.push({...component('Head', {}), children: [script]} as MdxJsxFlowElementHast);
  };
}

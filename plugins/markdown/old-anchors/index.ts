import type {ElementContent, Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import published from '../../../data/published-addresses.json';

const anchors = published.anchors as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The address of a guide's page by its file, English or translated; archives have none. */
const addressOf = (file: string): string =>
  file
    .replaceAll('\\', '/')
    .replace(/^.*?\/docs\/(?=\w)/, '/')
    .replace(
      /^.*?\/i18n\/[\w-]+\/docusaurus-plugin-content-docs(-[\w-]+)?\/current\//,
      (_, set?: string) => `/${set?.slice(1) ?? 'android'}/`,
    )
    .replace(/\.mdx$/, '');

/**
 * Keeps ids that links of others name: each is an empty element before the heading that is meant now.
 *
 * @throws with the file's path where a page has no such heading any more
 */
export default function oldAnchors() {
  return (tree: Root, file: VFile): void => {
    const left = new Map(Object.entries(anchors[addressOf(file.path ?? '')] ?? {}));
    if (left.size === 0) {
      return;
    }
    visit(tree, 'element', (node, index, parent) => {
      const olds = [...left].filter(([, id]) => node.properties.id === id).map(([old]) => old);
      if (olds.length > 0 && parent && index !== undefined) {
        olds.forEach((old) => left.delete(old));
        const spans = olds.map((id): ElementContent => ({
          type: 'element',
          tagName: 'span',
          properties: {id, className: ['old-anchor']},
          children: [],
        }));
        parent.children.splice(index, 0, ...spans);
        return [SKIP, index + spans.length + 1];
      }
      return undefined;
    });
    const [old] = left;
    if (old) {
      throw new Error(
        `${file.path}: data/published-addresses.json leads #${old[0]} to #${old[1]}, which is no heading of this page`,
      );
    }
  };
}

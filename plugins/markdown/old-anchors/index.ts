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
 * Keeps ids that links of others name: each is an empty element before the heading that is meant
 * now. Where that heading is gone, the check of the built site says so (checks/site/published.ts).
 */
export default function oldAnchors() {
  return (tree: Root, file: VFile): void => {
    const ids = Object.entries(anchors[addressOf(file.path ?? '')] ?? {});
    visit(tree, 'element', (node, index, parent) => {
      const olds = ids.filter(([, id]) => node.properties.id === id).map(([old]) => old);
      if (olds.length > 0 && parent && index !== undefined) {
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
  };
}

import type {Root} from 'hast';
import {visit} from 'unist-util-visit';
import {wordParts} from '@help-center/text';

/** Rehype plugin that lets long names in headings break before capital letters; see {@link wordParts}. */
export default function rehypeWordBreaks() {
  return (tree: Root): void => {
    visit(tree, 'element', (heading) => {
      if (!/^h[1-6]$/.test(heading.tagName)) {
        return;
      }
      visit(heading, 'text', (node, index, parent) => {
        const [first, ...others] = wordParts(node.value);
        if (!parent || index === undefined || others.length === 0) {
          return undefined;
        }
        node.value = first as string;
        const cut = others.flatMap((value) => [
          {type: 'element' as const, tagName: 'wbr', properties: {}, children: []},
          {type: 'text' as const, value},
        ]);
        parent.children.splice(index + 1, 0, ...cut);
        return index + 1 + cut.length;
      });
    });
  };
}

import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {component} from '../../lib/nodes';

const OWN = /data-own="([^"]+)"/g;

/** What a file may hold blocks in that stay together, such as tabs, and what holds them. */
const isHolder = (node: {type: string}): boolean =>
  node.type === 'root' || (node as Element).tagName === 'li';

/**
 * Rehype plugin that puts a field for each of the reader's own values beside the first
 * sample with its placeholder: after the sample if it is what the page begins with, else
 * before it. Runs after the samples are highlighted.
 *
 * Pages and the parts they import are compiled one by one, so a page may get a field
 * twice; the style sheet shows the first.
 */
export default function rehypeOwnValues() {
  return (root: Root, {path}: VFile): void => {
    const places = new Map<
      RootContent,
      {parent: Root | Element; isFirst: boolean; own: string[]}
    >();
    const names = new Set<string>();
    /** The first block with code. */
    let first: RootContent | undefined;
    visitParents(root, (node, ancestors) => {
      const html =
        node.type === 'element'
          ? node.properties.html
          : node.type === 'mdxJsxFlowElement' &&
            node.attributes.find((prop) => 'name' in prop && prop.name === 'html')?.value;
      if (typeof html !== 'string') {
        return;
      }
      const line = [...ancestors, node];
      const at = line.map(isHolder).lastIndexOf(true);
      const block = line[at + 1] as RootContent;
      first = first ?? block;
      // What comes first in a part may be anywhere in its page.
      const isFirst = block === first && !/[\\/]_parts[\\/]/.test(path);
      for (const [, name = ''] of html.matchAll(OWN)) {
        if (!names.has(name)) {
          names.add(name);
          const place = places.get(block) ?? {parent: line[at] as Root | Element, isFirst, own: []};
          place.own.push(name);
          places.set(block, place);
        }
      }
    });
    // A Unity app has one for each platform.
    const isOfBoth = names.has('android') && names.has('ios');
    for (const [block, {parent, isFirst: isAfter, own}] of places) {
      const children = parent.children as RootContent[];
      const fields = own.map((name) =>
        component('OwnValue', {name, ...(isOfBoth && {ofBoth: true})}),
      );
      children.splice(
        children.indexOf(block) + (isAfter ? 1 : 0),
        0,
        ...(fields as MdxJsxFlowElementHast[]),
      );
    }
  };
}

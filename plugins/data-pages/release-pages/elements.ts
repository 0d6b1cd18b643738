import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {localeOf} from '../../../config/locales';

/** What an element of a page asks for. */
export interface Asked {
  attributes: ReadonlyMap<string, string>;
  /** The page's file, with forward slashes. */
  file: string;
  locale: string;
  /** What is inside the element. */
  children: readonly RootContent[];
}

/** Makes the content that takes an element's place. */
export interface Maker {
  /** Names of the attributes that the element may have. */
  attributes: readonly string[];
  /** @throws saying what is wrong with the attributes */
  make: (asked: Asked) => RootContent[];
}

function readAttributes(
  {attributes}: MdxJsxFlowElement,
  allowed: readonly string[],
): ReadonlyMap<string, string> {
  return new Map(
    attributes.map((attribute) => {
      if (
        attribute.type !== 'mdxJsxAttribute' ||
        typeof attribute.value !== 'string' ||
        !allowed.includes(attribute.name)
      ) {
        throw new Error(
          allowed.length > 0
            ? `takes only ${allowed.join(' and ')} with text values`
            : 'takes no attributes',
        );
      }
      return [attribute.name, attribute.value];
    }),
  );
}

/**
 * Remark plugin that writes content in the place of elements while pages are
 * compiled.
 *
 * @param makers - by the element's name
 * @throws naming file and line when a maker or an attribute does
 */
export function replaceElements(makers: Readonly<Record<string, Maker>>) {
  return (root: Root, {path}: {path: string}): void => {
    const file = path.replaceAll('\\', '/');
    const locale = localeOf(file);
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      const maker = makers[node.name ?? ''];
      if (!maker || !parent || index === undefined) {
        return undefined;
      }
      let content: RootContent[];
      try {
        content = maker.make({
          attributes: readAttributes(node, maker.attributes),
          file,
          locale,
          children: node.children,
        });
      } catch (error) {
        throw new Error(
          `${file}:${node.position?.start.line ?? 1} <${node.name}> ${(error as Error).message}`,
        );
      }
      (parent.children as RootContent[]).splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}

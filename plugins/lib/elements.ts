import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';
import {localeOf} from '../../config/locales';

/** An element on a page. */
export interface Asked {
  attributes: ReadonlyMap<string, string>;
  /** The page's file, with forward slashes. */
  file: string;
  locale: string;
  /** The element's children. */
  children: readonly RootContent[];
}

/**
 * Creates the content that replaces an element.
 *
 * @throws when an attribute is wrong
 */
export type Make = (asked: Asked) => RootContent[];

/**
 * The text of an attribute that an element must have.
 *
 * @throws without it
 */
export function required({attributes}: Asked, name: string): string {
  const value = attributes.get(name)?.trim();
  if (!value) {
    throw new Error(`needs ${name}="…"`);
  }
  return value;
}

/**
 * The value of an attribute, one of those that are known.
 *
 * @throws with all of them
 */
export function oneOf<Value extends string>(
  {attributes}: Asked,
  name: string,
  values: readonly Value[],
): Value {
  const attribute = attributes.get(name) ?? '';
  const value = values.find((known) => known === attribute);
  if (!value) {
    throw new Error(`${name}="${attribute}": one of ${values.join(', ')} was expected`);
  }
  return value;
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
 * Remark plugin that replaces elements with generated content.
 *
 * @param known - the elements' attributes, by name
 * @param makers - what makes them, by name
 * @throws with file and line when a maker throws or an attribute is unknown
 */
export function replaceElements<Name extends string>(
  known: Readonly<Record<Name, readonly string[]>>,
  makers: Readonly<Record<Name, Make>>,
) {
  const isKnown = (name: string): name is Name => name in known;
  return (root: Root, {path}: {path: string}): void => {
    const file = path.replaceAll('\\', '/');
    const locale = localeOf(file);
    visit(root, 'mdxJsxFlowElement', (node, index, parent) => {
      const name = node.name ?? '';
      if (!isKnown(name) || !parent || index === undefined) {
        return undefined;
      }
      let content: RootContent[];
      try {
        content = makers[name]({
          attributes: readAttributes(node, known[name]),
          file,
          locale,
          children: node.children,
        });
      } catch (error) {
        throw new Error(
          `${file}:${node.position?.start.line ?? 1} <${name}> ${(error as Error).message}`,
        );
      }
      (parent.children as RootContent[]).splice(index, 1, ...content);
      return [SKIP, index + content.length];
    });
  };
}

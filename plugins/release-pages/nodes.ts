import type {
  BlockContent,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  RootContent,
  Table,
} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {pieces} from '../../lib/pieces';

/** Text in which words between backticks become code, and words between two asterisks strong. */
export const phrases = (text: string): PhrasingContent[] =>
  pieces(text).map(({kind, value}): PhrasingContent => {
    switch (kind) {
      case 'code':
        return {type: 'inlineCode', value};
      case 'strong':
        return {type: 'strong', children: [{type: 'text', value}]};
      case 'text':
        return {type: 'text', value};
    }
  });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const link = (url: string, text: string): Link => ({
  type: 'link',
  url,
  children: [{type: 'text', value: text}],
});

export const list = (items: readonly string[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...phrases(item))],
  })),
});

/** A heading of level two with a fixed id, as a heading with an id comment would give it. */
export const heading = (text: string, id: string): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: text}],
  data: {id, hProperties: {id}} as Heading['data'],
});

export const table = (rows: readonly (readonly PhrasingContent[][])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((children) => ({type: 'tableCell', children})),
  })),
});

/** A component with text attributes; an attribute that is `true` stands alone. */
export const component = (
  name: string,
  attributes: Readonly<Record<string, string | true>>,
  children: readonly (BlockContent | MdxJsxFlowElement)[] = [],
): MdxJsxFlowElement & RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: value === true ? null : value,
  })),
  children: [...children] as MdxJsxFlowElement['children'],
});

import type {
  BlockContent,
  Heading,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {pieces} from '@help-center/text';

/** The nodes of MDX, with the syntax trees of its expressions. */
export const parseMdx = (source: string): Root =>
  unified().use(remarkParse).use(remarkMdx).parse(source);

/**
 * Text in which words in backticks become code, and words in double asterisks strong. Its
 * apostrophes become straight, as those of pages are.
 */
export const phrases = (text: string): PhrasingContent[] =>
  pieces(text.replaceAll('’', "'")).map(({kind, value}): PhrasingContent => {
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

export const list = (items: readonly (readonly PhrasingContent[])[]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...item)],
  })),
});

/** A heading with a fixed id, as an id comment would set it. */
export const heading = (text: string, id: string, depth: Heading['depth'] = 2): Heading => ({
  type: 'heading',
  depth,
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

type Attributes = Readonly<Record<string, string | true>>;

/** A block-level component with text attributes; `true` gives an attribute without a value. */
export const component = (
  name: string,
  attributes: Attributes,
  children: readonly (BlockContent | MdxJsxFlowElement | MdxJsxTextElement)[] = [],
): MdxJsxFlowElement & RootContent => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value: value === true ? null : value,
  })),
  children: [...children] as MdxJsxFlowElement['children'],
});

/** The same as {@link component}, inline. */
export const inline = (
  name: string,
  attributes: Attributes,
  children: readonly PhrasingContent[] = [],
): MdxJsxTextElement => ({
  ...component(name, attributes),
  type: 'mdxJsxTextElement',
  children: [...children],
});

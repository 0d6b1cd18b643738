import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {Blockquote, BlockContent, PhrasingContent, Root as Markdown} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {articleOf, type BuiltPage} from '../../lib/builtPages';

/** Where the pages are, for the links of a twin. */
export interface Place {
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  /** Path of a page's twin, or null for what has none. */
  twin: (page: string) => string | null;
  /** What to say in place of a tool's form, before the address of the page. */
  tool: string;
}

/** Parts of a page that are for hands and eyes alone. */
const NOT_TEXT = new Set([
  'button',
  'fieldset',
  'input',
  'label',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

type Parsed = NonNullable<ReturnType<BuiltPage['main']['root']>[0]>['children'][number];

/** Attributes whose property has another name. */
const PROPERTIES: Partial<Record<string, string>> = {
  'aria-label': 'ariaLabel',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};

/**
 * Takes over what Markdown can say, in the form that is turned into Markdown.
 * Of a drawing its words are left, of highlighted code its text.
 *
 * @param within - name of the element around the nodes
 */
function takeOver(nodes: readonly Parsed[], within: string): ElementContent[] {
  const taken: ElementContent[] = [];
  const add = (node: ElementContent): void => {
    const last = taken.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
    } else {
      taken.push(node);
    }
  };
  for (const node of nodes) {
    if (node.type === 'text') {
      add({type: 'text', value: node.data});
      continue;
    }
    if (node.type !== 'tag' || NOT_TEXT.has(node.name)) {
      continue;
    }
    const {name, attribs} = node;
    if (within === 'svg' && name !== 'title' && name !== 'desc') {
      continue;
    }
    // Said by the glossary, and by the heading itself.
    if (attribs.role === 'tooltip' || /\bhash-link\b/.test(attribs.class ?? '')) {
      continue;
    }
    const children = takeOver(node.children, name);
    if (name === 'span') {
      children.forEach(add);
      continue;
    }
    const {class: names, ...others} = attribs;
    const properties = Object.fromEntries(
      Object.entries(others).map(([key, value]) => [PROPERTIES[key] ?? key, value]),
    );
    add({
      type: 'element',
      tagName: name,
      properties: names ? {...properties, className: names.split(/\s+/)} : properties,
      children,
    });
  }
  return taken;
}

const classes = ({properties}: Element): readonly string[] =>
  Array.isArray(properties.className) ? properties.className.map(String) : [];

const elements = (node: Element): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');

function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  if (node.type === 'element' && test(node)) {
    return node;
  }
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child as Nodes, test);
    if (found) {
      return found;
    }
  }
  return undefined;
}

const blocks = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

const strong = (text: string): BlockContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: text}]}],
});

/** Tabs as blocks, each under its label. */
function tabs(state: State, node: Element): BlockContent[] {
  const labels: string[] = [];
  const panels: Element[] = [];
  const gather = (element: Element): void => {
    const {role} = element.properties;
    if (role === 'tab') {
      labels.push(toString(element));
    } else if (role === 'tabpanel') {
      panels.push(element);
    } else {
      elements(element).forEach(gather);
    }
  };
  gather(node);
  return panels.flatMap((panel, index) => [strong(labels[index] ?? ''), ...blocks(state, panel)]);
}

/** An admonition as a quote that begins with its title. */
function admonition(state: State, node: Element): Blockquote {
  const [title, body] = elements(node);
  return {
    type: 'blockquote',
    children: [...(title ? [strong(toString(title))] : []), ...(body ? blocks(state, body) : [])],
  };
}

/** The lines of a comparison, each behind its sign; null for any other code. */
function comparison(pre: Element | undefined): string | null {
  const lines = (pre && find(pre, ({tagName}) => tagName === 'code'))?.children ?? [];
  const signs: Partial<Record<string, string>> = {del: '-', ins: '+'};
  const signOf = (node: ElementContent) =>
    node.type === 'element' ? signs[node.tagName] : undefined;
  return lines.some(signOf)
    ? lines.reduce((said, node) => {
        const start = said === '' || said.endsWith('\n') ? (signOf(node) ?? ' ') : '';
        return said + start + toString(node).replace(/\n(?!$)/g, '\n ');
      }, '')
    : null;
}

/** A code block, its file name in the line that opens it. */
function code(_state: State, node: Element) {
  const language = classes(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const isPre = ({tagName}: Element): boolean => tagName === 'pre';
  const pre = find(node, isPre);
  // What stands above the lines.
  const title = node.children.find((child) => child.type === 'element' && !find(child, isPre));
  const compared = comparison(pre);
  return {
    type: 'code' as const,
    lang: compared !== null ? 'diff' : language === 'text' ? null : language,
    meta: title ? `title="${toString(title)}"` : null,
    value: (compared ?? toString(pre ?? node)).replace(/\n+$/, ''),
  };
}

function handlers(page: string, place: Place): Record<string, Handle> {
  const absolute = (target: unknown, linked: boolean): string => {
    const url = new URL(String(target ?? ''), place.siteUrl + page);
    if (url.origin !== new URL(place.siteUrl).origin) {
      return url.href;
    }
    const twin = linked ? place.twin(url.pathname) : null;
    return twin === null ? url.href : place.siteUrl + twin + url.hash;
  };
  const nothing: Handle = () => undefined;
  return {
    svg: nothing,
    a(state, node: Element) {
      return {
        type: 'link',
        url: absolute(node.properties.href, true),
        children: state.all(node) as PhrasingContent[],
      };
    },
    img(_state, node: Element) {
      return {
        type: 'image',
        url: absolute(node.properties.src, false),
        alt: String(node.properties.alt ?? ''),
      };
    },
    div(state, node: Element) {
      const names = classes(node);
      if (names.includes('theme-code-block')) {
        return code(state, node);
      }
      if (names.includes('theme-admonition')) {
        return admonition(state, node);
      }
      if (names.includes('tabs-container')) {
        return tabs(state, node);
      }
      return blocks(state, node);
    },
    // A drawing is told by its description, which screen readers are given too.
    figure(state, node: Element) {
      const told = ['title', 'desc']
        .map((name) => find(node, ({tagName}) => tagName === name))
        .map((element) => (element ? toString(element).trim() : ''))
        .filter(Boolean)
        .join('. ');
      return told
        ? {
            type: 'paragraph',
            children: [{type: 'emphasis', children: [{type: 'text', value: told}]}],
          }
        : blocks(state, node);
    },
    // A formula says itself in words.
    math(_state, node: Element) {
      const value = String(node.properties.ariaLabel ?? toString(node));
      return node.properties.display === 'block'
        ? {type: 'paragraph', children: [{type: 'text', value}]}
        : {type: 'text', value};
    },
    noscript() {
      return {
        type: 'paragraph',
        children: [
          {type: 'text', value: `${place.tool} `},
          {
            type: 'link',
            url: place.siteUrl + page,
            children: [{type: 'text', value: place.siteUrl + page}],
          },
        ],
      };
    },
    summary: (state, node: Element) => ({
      type: 'paragraph',
      children: [{type: 'strong', children: state.all(node) as PhrasingContent[]}],
    }),
    details: blocks,
    section: blocks,
  };
}

/** A `details` whose body was a form has nothing to say. */
function withoutForms(node: Element | Root): void {
  node.children = (node.children as ElementContent[]).filter((child) => {
    if (child.type !== 'element') {
      return true;
    }
    withoutForms(child);
    return (
      child.tagName !== 'details' || elements(child).some(({tagName}) => tagName !== 'summary')
    );
  });
}

/**
 * Turns a built page into Markdown: values are filled in, tabs are unfolded,
 * links lead to the twins of other pages.
 *
 * @returns title and text, which begins below the title; null where the page has no article
 */
export function twinOf(page: BuiltPage, place: Place): {title: string; text: string} | null {
  const article = articleOf(page).toArray();
  if (article.length === 0) {
    return null;
  }
  const tree: Root = {type: 'root', children: takeOver(article, 'article')};
  const heading = find(tree, ({tagName}) => tagName === 'h1');
  withoutForms(tree);
  const own = handlers(page.path, place);
  const markdown = toMdast(tree, {
    handlers: {...own, h1: () => undefined, header: own.section as Handle},
    nodeHandlers: {comment: () => undefined},
  }) as Markdown;
  const text = toMarkdown(markdown, {
    extensions: [gfmToMarkdown({tablePipeAlign: false, tableCellPadding: true})],
    bullet: '-',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
  });
  return {title: heading ? toString(heading) : '', text};
}

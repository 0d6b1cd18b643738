import type {Element, ElementContent, Nodes, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {toMdast, type Handle, type State} from 'hast-util-to-mdast';
import type {Blockquote, BlockContent, PhrasingContent, Root as Markdown} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';
import {articleOf, type BuiltPage} from '../../lib/builtPages';

/** Addresses for the links in a twin. */
export interface TwinContext {
  /** Address of the site without a trailing slash. */
  siteUrl: string;
  /** Path of a page's twin, or null if it has none. */
  twin: (page: string) => string | null;
  /** Text that replaces a tool's form, followed by the page's address. */
  tool: string;
  /** Follows where a tool shows a result before anything is done. */
  toolShows: string;
}

/**
 * Elements that only make sense on screen, also words that lead to a button, and those that
 * repeat the glossary or the heading itself.
 */
const NOT_TEXT =
  'button, fieldset, input, label, select, template, textarea, [role="tooltip"], .hash-link, svg > *, p:has(> button)';

type Parsed = NonNullable<ReturnType<BuiltPage['main']['root']>[0]>['children'][number];

/** What Markdown can express, as the elements that are converted to it. */
function toHast(node: Parsed): ElementContent[] {
  if (node.type === 'text') {
    // Word joiners are for lines that a browser breaks.
    return [{type: 'text', value: node.data.replaceAll('\u2060', '')}];
  }
  const children = 'children' in node ? node.children.flatMap(toHast) : [];
  return node.type === 'tag'
    ? [{type: 'element', tagName: node.name, properties: node.attribs, children}]
    : [];
}

const classes = ({properties}: Element): readonly string[] =>
  String(properties.class ?? '').split(/\s+/);

const elements = (node: Element): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');

function find(node: Nodes, test: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    found = test(element) ? element : undefined;
    return found ? EXIT : CONTINUE;
  });
  return found;
}

const blocks = (state: State, node: Element): BlockContent[] =>
  state.toFlow(state.all(node)) as BlockContent[];

const strong = (text: string): BlockContent => ({
  type: 'paragraph',
  children: [{type: 'strong', children: [{type: 'text', value: text}]}],
});

/** Tabs as consecutive blocks, each under its label. */
function tabs(state: State, node: Element): BlockContent[] {
  const labels: string[] = [];
  const panels: Element[] = [];
  visit(node, 'element', (element) => {
    const {role} = element.properties;
    if (role === 'tab') {
      labels.push(toString(element));
    } else if (role === 'tabpanel') {
      panels.push(element);
      return SKIP;
    }
    return CONTINUE;
  });
  return panels.flatMap((panel, index) => [strong(labels[index] ?? ''), ...blocks(state, panel)]);
}

/** An admonition as a block quote that starts with its title. */
function admonition(state: State, node: Element): Blockquote {
  const [title, body] = elements(node);
  return {
    type: 'blockquote',
    children: [...(title ? [strong(toString(title))] : []), ...(body ? blocks(state, body) : [])],
  };
}

/** The lines of a diff with their signs; null for any other code. */
function comparison(pre: Element | undefined): string | null {
  const lines = (pre && find(pre, ({tagName}) => tagName === 'code'))?.children ?? [];
  const signs: Partial<Record<string, string>> = {del: '-', ins: '+'};
  const signOf = (node: ElementContent) =>
    node.type === 'element' ? signs[node.tagName] : undefined;
  return lines.some(signOf)
    ? lines.reduce((written, node) => {
        const start = written === '' || written.endsWith('\n') ? (signOf(node) ?? ' ') : '';
        return written + start + toString(node).replace(/\n(?!$)/g, '\n ');
      }, '')
    : null;
}

/** A code block with its file name in the opening fence. */
function code(_state: State, node: Element) {
  const language = classes(node)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const isPre = ({tagName}: Element): boolean => tagName === 'pre';
  const pre = find(node, isPre);
  // The element above the lines.
  const title = node.children.find((child) => child.type === 'element' && !find(child, isPre));
  const compared = comparison(pre);
  return {
    type: 'code' as const,
    lang: compared !== null ? 'diff' : language === 'text' ? null : language,
    meta: title ? `title="${toString(title)}"` : null,
    value: (compared ?? toString(pre ?? node)).replace(/\n+$/, ''),
  };
}

function handlers(page: string, context: TwinContext): Record<string, Handle> {
  const absolute = (target: unknown, linked: boolean): string => {
    const url = new URL(String(target ?? ''), context.siteUrl + page);
    if (url.origin !== new URL(context.siteUrl).origin) {
      return url.href;
    }
    const twin = linked ? context.twin(url.pathname) : null;
    return twin === null ? url.href : context.siteUrl + twin + url.hash;
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
    // A drawing becomes its caption and the sentence that screen readers speak.
    figure(state, node: Element) {
      const sentence = find(node, ({tagName}) => tagName === 'svg')?.properties['aria-label'];
      const caption = find(node, ({tagName}) => tagName === 'figcaption');
      const value = `${caption ? toString(caption) : ''}. ${String(sentence)}`;
      return sentence
        ? {type: 'paragraph', children: [{type: 'emphasis', children: [{type: 'text', value}]}]}
        : blocks(state, node);
    },
    // A formula has its own text alternative.
    math(_state, node: Element) {
      const value = String(node.properties['aria-label'] ?? toString(node));
      return node.properties.display === 'block'
        ? {type: 'paragraph', children: [{type: 'text', value}]}
        : {type: 'text', value};
    },
    noscript(_state, {properties}: Element) {
      const url = context.siteUrl + page;
      const shows = 'data-shows' in properties ? ` ${context.toolShows}` : '';
      return {
        type: 'paragraph',
        children: [
          {type: 'text', value: `${context.tool} `},
          {type: 'link', url, children: [{type: 'text', value: url}]},
          {type: 'text', value: `.${shows}`},
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

/** Removes a `details` element that is empty without its form. */
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
 * Converts a built page to Markdown: values are filled in, tabs are unfolded, and
 * links point to the twins of other pages.
 *
 * @returns the title, and the text below it
 * @throws when the page has no article
 */
export function twinOf(page: BuiltPage, context: TwinContext): {title: string; text: string} {
  const article = articleOf(page).clone();
  article.find(NOT_TEXT).remove();
  article.find('[data-tool]:has(pre) noscript').attr('data-shows', '');
  const tree: Root = {type: 'root', children: article.toArray().flatMap(toHast)};
  const heading = find(tree, ({tagName}) => tagName === 'h1');
  withoutForms(tree);
  const pageHandlers = handlers(page.path, context);
  const markdown = toMdast(tree, {
    handlers: {...pageHandlers, h1: () => undefined, header: pageHandlers.section as Handle},
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

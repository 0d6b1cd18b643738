import escaped from 'escape-string-regexp';
import type {Link, Nodes, PhrasingContent, Root, RootContent, Text} from 'mdast';
import type {MdxjsEsm, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';
import {localeOf} from '../../../config/locales';
import {placeOf} from '../../../config/platforms';
import {glossaryFiles, glossaryPages, glossaryRoute} from '../../../config/glossary';
import {termsFor, type Term} from './terms';

/** More than this on a page would be noise. */
const MOST_PER_PAGE = 8;

/** Adds the Escape key to a page; part of the page's own script, not of the site's. */
const DISMISS = '@site/plugins/markdown/glossary/client/dismiss.ts';

/** What terms may stand in: prose that is in view. All else is left alone. */
const PROSE = new Set([
  'root',
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'containerDirective',
]);

/** The small or capital first letter of a word means the same. */
function eitherCase(word: string): string {
  const first = [...word][0] ?? '';
  return `[${escaped(first.toLowerCase())}${escaped(first.toUpperCase())}]${escaped(word.slice(first.length))}`;
}

/** Matches any of the words where it stands alone; the group is the word. */
function matcher(words: readonly string[]): RegExp {
  const choice = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => eitherCase(word).replaceAll(' ', '\\s+'))
    .join('|');
  return new RegExp(`(?<![\\p{L}\\p{N}_/.@-])(?:${choice})(?![\\p{L}\\p{N}_/@-]|\\.\\p{L})`, 'u');
}

interface Entry extends Term {
  pattern: RegExp;
}

/** Links of a page that lead to an entry; the group is its anchor. */
const TO_GLOSSARY = /(?:^|\/)glossary(?:\.mdx)?#([\w-]+)$/;

/** Terms that the page does not explain itself, in its title or below a heading. */
function entriesFor(root: Root, title: string, terms: readonly Term[]): Entry[] {
  const explained = [title];
  visit(root, 'heading', (node) => {
    explained.push(toString(node));
  });
  return terms
    .map((term) => ({...term, pattern: matcher(term.words)}))
    .filter(({pattern}) => !explained.some((text) => pattern.test(text)));
}

function element(
  attributes: Record<string, string>,
  children: PhrasingContent[],
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children,
  };
}

/** The link with the definition behind it, which it is described by. */
function marked(link: Link, {id, definition, locale}: Term, pageLocale: string) {
  const described = `term-${id}`;
  link.data = {hProperties: {ariaDescribedBy: [described]}};
  const tip = element(
    {role: 'tooltip', id: described, ...(locale === pageLocale ? {} : {lang: locale})},
    [{type: 'text', value: definition}],
  );
  return element({className: 'term'}, [link, tip]);
}

/** The first place in a text that uses one of the terms. */
function firstUse(text: string, entries: readonly Entry[]) {
  return entries
    .flatMap((entry) => {
      const match = entry.pattern.exec(text);
      return match ? [{entry, at: match.index, word: match[0]}] : [];
    })
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
}

function importOf(source: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [],
            attributes: [],
            source: {type: 'Literal', value: source},
          },
        ],
      },
    },
  };
}

/** Adds their definitions to the page's own links to the glossary, once for each term. */
function markLinks(root: Root, terms: readonly Term[], locale: string): Set<string> {
  const known = new Map(terms.map((term) => [term.id, term]));
  const done = new Set<string>();
  visit(root, (node: Nodes, index, parent) => {
    if (node.type === 'link' && parent && index !== undefined) {
      const term = known.get(TO_GLOSSARY.exec(node.url)?.[1] ?? '');
      if (term && term.definition !== '' && !done.has(term.id) && done.size < MOST_PER_PAGE) {
        done.add(term.id);
        (parent.children as RootContent[]).splice(index, 1, marked(node, term, locale));
      }
    }
    return PROSE.has(node.type) ? CONTINUE : SKIP;
  });
  return done;
}

/** Turns the first use of each term into a link with its definition. */
function markWords(root: Root, entries: readonly Entry[], most: number, locale: string): number {
  let open = entries;
  let left = most;
  visit(root, (node: Nodes, index, parent) => {
    if (left === 0) {
      return EXIT;
    }
    if (node.type !== 'text') {
      return PROSE.has(node.type) ? CONTINUE : SKIP;
    }
    const use = firstUse(node.value, open);
    if (!use || !parent || index === undefined) {
      return CONTINUE;
    }
    const {entry, at, word} = use;
    const text = (value: string): Text[] => (value === '' ? [] : [{type: 'text', value}]);
    const before = text(node.value.slice(0, at));
    const link: Link = {
      type: 'link',
      url: `${glossaryRoute}#${entry.id}`,
      children: [{type: 'text', value: word}],
    };
    (parent.children as RootContent[]).splice(
      index,
      1,
      ...before,
      marked(link, entry, locale),
      ...text(node.value.slice(at + word.length)),
    );
    open = open.filter((other) => other !== entry);
    left -= 1;
    // Go on with the text behind the term.
    return [SKIP, index + before.length + 1];
  });
  return most - left;
}

/**
 * Shows the definitions of terms on hover and focus, each once: at the page's
 * own links to the glossary, and at the first use of the other terms, which
 * becomes such a link.
 *
 * @param root - is changed in place
 * @returns how many terms were marked
 */
export function markTerms(
  root: Root,
  {title, terms, locale}: {title: string; terms: readonly Term[]; locale: string},
): number {
  const linked = markLinks(root, terms, locale);
  const entries = entriesFor(
    root,
    title,
    terms.filter(({id, words}) => words.length > 0 && !linked.has(id)),
  );
  return linked.size + markWords(root, entries, MOST_PER_PAGE - linked.size, locale);
}

/**
 * Remark plugin that explains the terms of the glossary where a page uses them
 * first. See the README.
 *
 * @throws when an entry of the glossary is incomplete
 */
export default function glossary() {
  const known = new Map<string, readonly Term[]>();
  return (
    root: Root,
    {path, data}: {path: string; data: {frontMatter?: {title?: unknown}}},
  ): void => {
    const file = path.replaceAll('\\', '/');
    const isGlossary = Object.values(glossaryPages).some((page) => file.endsWith(`/${page}`));
    // Archives do not change, and several pages share a part.
    if (isGlossary || placeOf(file)?.version || file.includes('/_')) {
      return;
    }
    const locale = localeOf(file);
    const terms = known.get(locale) ?? termsFor(glossaryFiles, locale);
    known.set(locale, terms);
    const title = String(data.frontMatter?.title ?? '');
    if (markTerms(root, {title, terms, locale}) > 0) {
      root.children.push(importOf(DISMISS));
    }
  };
}

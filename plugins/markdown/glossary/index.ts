import escaped from 'escape-string-regexp';
import type {Link, Nodes, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {CONTINUE, EXIT, SKIP, visit} from 'unist-util-visit';
import {localeOf} from '../../../config/locales';
import {parsePagePath} from '../../../config/platforms';
import {glossaryFiles, glossaryPages, glossaryRoute} from '../../lib/glossary';
import {inline, parseMdx} from '../../lib/nodes';
import {termsFor, type Term} from './terms';

/** More marks than this would distract. */
const MOST_PER_PAGE = 8;

/** Adds Escape to close a definition; part of the page's script, not of every page's. */
const DISMISS = 'import "@site/plugins/markdown/glossary/client/dismiss.ts";';

/** Nodes whose text may be marked: visible prose. */
const PROSE = new Set([
  'root',
  'paragraph',
  'list',
  'listItem',
  'blockquote',
  'containerDirective',
]);

/** Matches a word with a lower-case or upper-case first letter. */
function eitherCase(word: string): string {
  const first = [...word][0] ?? '';
  return `[${escaped(first.toLowerCase())}${escaped(first.toUpperCase())}]${escaped(word.slice(first.length))}`;
}

/** Matches any of the words as a whole word; the group is the word. */
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

/** Links to an entry; the group is its anchor. */
const TO_GLOSSARY = /(?:^|\/)glossary(?:\.mdx)?#([\w-]+)$/;

/** Terms that the page doesn't explain itself, in its title or under a heading. */
function entriesFor(root: Root, title: string, terms: readonly Term[]): Entry[] {
  const explained = [title];
  visit(root, 'heading', (node) => {
    explained.push(toString(node));
  });
  return terms
    .map((term) => ({...term, pattern: matcher(term.words)}))
    .filter(({pattern}) => !explained.some((text) => pattern.test(text)));
}

/** The link, followed by the definition that describes it. */
function marked(link: Link, {id, definition, locale}: Term, pageLocale: string) {
  const described = `term-${id}`;
  link.data = {hProperties: {ariaDescribedBy: [described]}};
  const tip = inline(
    'span',
    {role: 'tooltip', id: described, ...(locale === pageLocale ? {} : {lang: locale})},
    [{type: 'text', value: definition}],
  );
  return inline('span', {className: 'term'}, [link, tip]);
}

/** The first use of one of the terms in a text. */
function firstUse(text: string, entries: readonly Entry[]) {
  return entries
    .flatMap((entry) => {
      const match = entry.pattern.exec(text);
      return match ? [{entry, at: match.index, word: match[0]}] : [];
    })
    .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0];
}

/** Adds definitions to the page's own links to the glossary, once per term. */
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
    // Continue after the term.
    return [SKIP, index + before.length + 1];
  });
  return most - left;
}

/**
 * Shows the definitions of terms on hover and focus, once each: at the page's own
 * links to the glossary, and at the first use of every other term, which becomes a
 * link.
 *
 * @param root - modified in place
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
 * Remark plugin that explains glossary terms at their first use on a page. See the README.
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
    // Archives don't change, and several pages share a part.
    if (isGlossary || parsePagePath(file)?.version || file.includes('/_')) {
      return;
    }
    const locale = localeOf(file);
    const terms = known.get(locale) ?? termsFor(glossaryFiles, locale);
    known.set(locale, terms);
    const title = String(data.frontMatter?.title ?? '');
    if (markTerms(root, {title, terms, locale}) > 0) {
      root.children.push(...parseMdx(DISMISS).children);
    }
  };
}

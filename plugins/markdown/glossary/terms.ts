import {existsSync, readFileSync} from 'node:fs';
import type {Paragraph, PhrasingContent, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {insertFacts} from '../../../config/facts';
import {defaultLocale} from '../../../config/locales';

/** An entry of the glossary. */
export interface Term {
  /** Anchor on the glossary page. */
  id: string;
  /** What pages call it; none when only links of the pages lead to it. */
  words: readonly string[];
  /** First sentences of the entry, as text; empty when it only refers elsewhere. */
  definition: string;
  /** Language of the definition. */
  locale: string;
}

/** A definition longer than this ends with the sentence before; the glossary has the rest. */
const LONGEST = 200;

const ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;
const WORDS = /^\/\*\s*words:([\s\S]*)\*\/$/;

/** Marks a link, whose sentence mostly leads elsewhere and explains nothing. */
const LINK = '\u0000';

/** First sentences of an entry, as many as fit, preferably without links; at least one. */
function firstSentences(entry: Paragraph): string {
  const sentences = entry.children
    .map((node: PhrasingContent) => (node.type === 'link' ? LINK : '') + toString(node))
    .join('')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const plain = sentences.filter((sentence) => !sentence.includes(LINK));
  const [first = '', ...more] = plain.length > 0 ? plain : sentences.slice(0, 1);
  let definition = first.replaceAll(LINK, '');
  for (const sentence of more) {
    const longer = `${definition} ${sentence}`;
    if (longer.length > LONGEST) {
      break;
    }
    definition = longer;
  }
  return definition.trim();
}

/**
 * Reads the terms out of the source of a glossary page: each heading of level
 * three with an id, followed by the entry. A comment `{/* words: … *\/}` between
 * them names the words that stand for the term.
 *
 * @throws naming the anchor of an entry with words and without a definition
 */
export function readTerms(source: string, locale: string): Term[] {
  const root = unified().use(remarkParse).use(remarkMdx).parse(source) as Root;
  return root.children.flatMap((node, index, all): Term[] => {
    if (node.type !== 'heading' || node.depth !== 3) {
      return [];
    }
    const [next, second] = all.slice(index + 1);
    const comment = next?.type === 'mdxFlowExpression' ? WORDS.exec(next.value)?.[1] : undefined;
    const words = (comment ?? '')
      .split(',')
      .map((word) => word.trim().replace(/\s+/g, ' '))
      .filter(Boolean);
    const entry = comment === undefined ? next : second;
    const last = node.children.at(-1);
    const id = last?.type === 'mdxTextExpression' ? ID.exec(last.value)?.[1] : undefined;
    const definition = entry?.type === 'paragraph' ? firstSentences(entry) : '';
    if (words.length > 0 && (!id || definition === '')) {
      throw new Error(
        `glossary: «${toString(node).trim()}» has words, so it needs an id and a sentence below it`,
      );
    }
    return id ? [{id, words, definition, locale}] : [];
  });
}

/**
 * Terms for pages of a language. Where the glossary has no entry in it yet, the
 * English one stands.
 *
 * @param files - the glossary's source by language; the default language's stands in
 */
export function termsFor(files: Readonly<Record<string, string>>, locale: string): Term[] {
  const load = (language: string): Term[] => {
    const file = files[language];
    return file && existsSync(file)
      ? readTerms(insertFacts(file, readFileSync(file, 'utf8')), language)
      : [];
  };
  const own = locale === defaultLocale ? [] : load(locale);
  const known = new Set(own.map(({id}) => id));
  return [...own, ...load(defaultLocale).filter(({id}) => !known.has(id))];
}

import {existsSync, readFileSync} from 'node:fs';
import type {Paragraph, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {insertFacts} from '../../lib/facts';
import {defaultLocale} from '../../../config/locales';
import {parseMdx} from '../../lib/nodes';

/** An entry of the glossary. */
export interface Term {
  /** Anchor on the glossary page. */
  id: string;
  /** Words that pages use for it; empty if only links in pages lead to it. */
  words: readonly string[];
  /** The first sentences of the entry, as plain text; empty if it only refers to another one. */
  definition: string;
  /** Language of the definition. */
  locale: string;
}

/** Maximum length of a definition; the glossary has the rest. */
const LONGEST = 200;

const ID = /^\/\*\s*#([\w-]+)\s*\*\/$/;
const WORDS = /^\/\*\s*words:([\s\S]*)\*\/$/;

/** Marks a link. A sentence with a link usually refers elsewhere instead of explaining. */
const LINK = '\u0000';

/** The first sentences of an entry, as many as fit and preferably without links; at least one. */
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
 * Reads the terms from the source of a glossary page: each level-3 heading with an
 * id, followed by the entry. A comment `{/* words: … *\/}` between them lists the
 * words that pages use for the term.
 *
 * @throws with the name of an entry that has words but no id or definition
 */
export function readTerms(source: string, locale: string): Term[] {
  return parseMdx(source).children.flatMap((node, index, all): Term[] => {
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
 * Terms for pages of a language. An entry that isn't translated falls back to the
 * default language.
 *
 * @param files - the glossary's source by language
 */
export function termsFor(files: Readonly<Record<string, string>>, locale: string): Term[] {
  const load = (language: string): Term[] => {
    const file = files[language];
    return file && existsSync(file)
      ? readTerms(insertFacts(file, readFileSync(file, 'utf8')), language)
      : [];
  };
  const translated = locale === defaultLocale ? [] : load(locale);
  const known = new Set(translated.map(({id}) => id));
  return [...translated, ...load(defaultLocale).filter(({id}) => !known.has(id))];
}

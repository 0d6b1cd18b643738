import {createHash} from 'node:crypto';
import type {Nodes} from 'mdast';
import {defaultLocale} from '../../config/locales';
import type {Content, Page} from './content';
import {attribute, isJsx, walk, type JsxElement} from './page';

/** A page in another language, with the page that it translates. */
export interface Translation {
  page: Page;
  /** Undefined where no English page has this name. */
  twin: Page | undefined;
}

const key = ({docSet, version, local}: Page): string => `${docSet.id} ${version ?? ''} ${local}`;

/** Every translated page and shared part with the one that it translates. */
export function translations({pages, parts}: Content): Translation[] {
  const all = [...pages, ...parts];
  const english = new Map(
    all.filter(({locale}) => locale === defaultLocale).map((page) => [key(page), page] as const),
  );
  return all
    .filter(({locale}) => locale !== defaultLocale)
    .map((page) => ({page, twin: english.get(key(page))}));
}

const TRANSLATED_PROPS = ['alt', 'caption', 'label', 'summary', 'title'];
const TRANSLATED_PROPS_OF: Readonly<Record<string, readonly string[]>> = {
  KeysFlow: ['from'],
  Formula: ['name', 'top', 'bottom', 'times'],
};

/** Names of an element's props that hold words for the reader. */
export function translatedProps({name}: JsxElement): readonly string[] {
  return [...TRANSLATED_PROPS, ...(TRANSLATED_PROPS_OF[name ?? ''] ?? [])];
}

/** Front matter that holds words for the reader. */
export const TRANSLATED_KEYS = ['title', 'description', 'sidebar_label', 'pagination_label'];

/** The title of a code block, if it has one. */
export const CODE_TITLE = /\btitle="[^"]*"/;

function wordsOf(node: Nodes): string[] {
  if (isJsx(node)) {
    return translatedProps(node).flatMap((name) => attribute(node, name) ?? []);
  }
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return [node.value];
    case 'code':
      return [CODE_TITLE.exec(node.meta ?? '')?.[0] ?? '', node.value];
    case 'image':
      return [node.alt ?? ''];
    default:
      return [];
  }
}

/**
 * Digest of what a translator reads: prose and code in their order, however
 * the source wraps its lines. Addresses, ids and components do not count; the
 * comparison of the two pages sees to them.
 */
export function proseDigest({tree, frontMatter}: Pick<Page, 'tree' | 'frontMatter'>): string {
  const words = TRANSLATED_KEYS.map((name) => String(frontMatter.values[name] ?? ''));
  walk(tree, (node) => {
    words.push(...wordsOf(node));
  });
  const normal = words.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return createHash('sha256').update(normal.join('\n')).digest('hex').slice(0, 12);
}

/** Front matter key of a translated page that holds the digest of the English it was made from. */
export const SOURCE_KEY = 'source';

const PART_SOURCE = /^\{\/\* source: (\S+) \*\/\}\n+/;

/**
 * Digest of the English that a translated page says it was made from: in its
 * front matter, or in a comment at the top of a page that has none.
 */
export function translatedDigest({frontMatter: {values}, text}: Page): string | null {
  const value = values[SOURCE_KEY] ?? PART_SOURCE.exec(text)?.[1];
  return value === undefined ? null : String(value);
}

/** The text of a translated page, marked as made from the English of this digest. */
export function withDigest(text: string, digest: string): string {
  const [front] = /^---\n[\s\S]*?\n---(?=\n|$)/.exec(text) ?? [];
  if (front === undefined) {
    return `{/* source: ${digest} */}\n\n${text.replace(PART_SOURCE, '').replace(/^\n+/, '')}`;
  }
  const line = `${SOURCE_KEY}: "${digest}"`;
  const own = new RegExp(`^${SOURCE_KEY}:.*$`, 'm');
  return (
    (own.test(front) ? front.replace(own, line) : front.replace(/---$/, `${line}\n---`)) +
    text.slice(front.length)
  );
}

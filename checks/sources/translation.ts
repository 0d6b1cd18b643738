import {createHash} from 'node:crypto';
import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import {defaultLocale} from '../../config/locales';
import type {Content, Page} from './content';
import {attribute, isJsx, type JsxElement} from './page';

/** A translated page with its English page. */
export interface Translation {
  page: Page;
  /** Undefined if no English page has the same name. */
  twin: Page | undefined;
}

const key = ({docSet, version, local}: Page): string => `${docSet.id} ${version ?? ''} ${local}`;

/** Every translated page and shared part with its English one. */
export function translations({pages, parts}: Content): Translation[] {
  const all = [...pages, ...parts];
  const isEnglish = ({locale}: Page): boolean => locale === defaultLocale;
  const english = new Map(all.filter(isEnglish).map((page) => [key(page), page]));
  return all
    .filter(({locale}) => locale !== defaultLocale)
    .map((page) => ({page, twin: english.get(key(page))}));
}

const TRANSLATED_PROPS = ['alt', 'caption', 'label', 'summary', 'title'];
const TRANSLATED_PROPS_OF: Readonly<Record<string, readonly string[]>> = {
  Formula: ['name', 'top', 'bottom', 'times'],
};

/** Names of an element's props that contain text to translate. */
export function translatedProps({name}: JsxElement): readonly string[] {
  return [...TRANSLATED_PROPS, ...(TRANSLATED_PROPS_OF[name ?? ''] ?? [])];
}

/** Front matter keys that contain text to translate. */
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
 * Digest of what a translator reads: prose and code in order, regardless of line
 * wrapping. Addresses, ids and components don't count; other checks compare
 * those.
 */
export function proseDigest({tree, frontMatter}: Pick<Page, 'tree' | 'frontMatter'>): string {
  const words = TRANSLATED_KEYS.map((name) => String(frontMatter.values[name] ?? ''));
  visit(tree, (node) => {
    words.push(...wordsOf(node));
  });
  const normal = words.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  return createHash('sha256').update(normal.join('\n')).digest('hex').slice(0, 12);
}

/** Front matter key of a translated page with the digest of its English text. */
export const SOURCE_KEY = 'source';

/** Front matter key of a translated page whose English page has changed first: the day of its mark. */
export const LATE_KEY = 'late';

/** The day, as `YYYY-MM-DD`, since which a page is known to be behind its English page. */
export function lateSince({frontMatter: {values}}: Page): string | undefined {
  const value = values[LATE_KEY];
  return value === undefined ? undefined : String(value);
}

const PART_SOURCE = /^\{\/\* source: (\S+) \*\/\}\n+/;

/**
 * The digest of the English text that a translated page is based on: from its front
 * matter, or from a comment at the top of a page without one.
 */
export function translatedDigest({frontMatter: {values}, text}: Page): string | null {
  const value = values[SOURCE_KEY] ?? PART_SOURCE.exec(text)?.[1];
  return value === undefined ? null : String(value);
}

/** The front matter at the top of a page. */
export const FRONT = /^---\n[\s\S]*?\n---(?=\n|$)/;

/** The line of {@link LATE_KEY}, after the front matter before it. */
const LATE_LINE = new RegExp(`^(---\\n(?:(?!---\\n).*\\n)*?)${LATE_KEY}:.*\\n`);

/** The text of a page with a key set in its front matter; null where it has none. */
export function withFrontMatter(text: string, key: string, value: string): string | null {
  const [front] = FRONT.exec(text) ?? [];
  if (front === undefined) {
    return null;
  }
  const line = `${key}: ${value}`;
  const old = new RegExp(`^${key}:.*$`, 'm');
  const head = old.test(front) ? front.replace(old, line) : front.replace(/---$/, `${line}\n---`);
  return head + text.slice(front.length);
}

/** The text of a translated page with this digest of the English text, and no longer late. */
export function withDigest(text: string, digest: string): string {
  return (
    withFrontMatter(text.replace(LATE_LINE, '$1'), SOURCE_KEY, `"${digest}"`) ??
    `{/* source: ${digest} */}\n\n${text.replace(PART_SOURCE, '').replace(/^\n+/, '')}`
  );
}

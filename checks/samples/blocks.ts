import path from 'node:path';
import {insertFacts} from '../../config/facts';
import {guides, platforms, type Platform} from '../../config/platforms';
import {latestVersion} from '../../config/releases';
import type {Content, Page} from '../lib/content';
import {lineOf, parsePage, SourceError, walk} from '../lib/page';

/** Languages whose blocks are parsed; the values are what the fences may say. */
const FENCES = {
  bash: ['bash', 'sh', 'shell'],
  csharp: ['csharp', 'cs'],
  groovy: ['groovy', 'gradle'],
  java: ['java'],
  json: ['json'],
  kotlin: ['kotlin', 'kt', 'kts'],
  objectivec: ['objectivec', 'objc', 'objective-c'],
  ruby: ['ruby', 'rb'],
  swift: ['swift'],
  xml: ['xml', 'plist'],
  yaml: ['yaml', 'yml'],
} as const;

export type Language = keyof typeof FENCES;

/** One code block of a page, with tokens replaced. */
export interface Block {
  page: Page;
  language: Language;
  code: string;
  /** Line of the block's first line of code. */
  line: number;
  /** A deliberate mistake, marked by `sample=wrong`. */
  wrong: boolean;
  /** SDK release whose names the block may use. */
  release: string;
}

export function languageOf(fence: string): Language | null {
  const found = Object.entries(FENCES).find(([, names]) =>
    (names as readonly string[]).includes(fence.toLowerCase()),
  );
  return (found?.[0] as Language | undefined) ?? null;
}

/** The platform that code in a language is for, or null. */
export const platformOf = (language: Language): Platform | null =>
  guides.find(({languages}) => languages.includes(language))?.platform ?? null;

/**
 * Collects the blocks that can be checked. A page with an unknown token or a
 * syntax error is left to the checks that report exactly that.
 */
export function blocksOf({root, pages, parts}: Content): Block[] {
  return [...pages, ...parts].flatMap((page) => {
    let tree;
    try {
      tree = parsePage(page.file, insertFacts(path.join(root, page.file), page.text)).tree;
    } catch (error) {
      if (error instanceof SourceError || /unknown fact|has no .* release/.test(String(error))) {
        return [];
      }
      throw error;
    }
    const blocks: Block[] = [];
    walk(tree, (node) => {
      const language = node.type === 'code' ? languageOf(node.lang ?? '') : null;
      if (node.type === 'code' && language) {
        blocks.push({
          page,
          language,
          code: node.value,
          line: lineOf(node) + 1,
          wrong: /(?:^|\s)sample=["']?wrong\b/.test(node.meta ?? ''),
          release:
            page.version ??
            latestVersion(page.section.platform ?? platformOf(language) ?? platforms[0]),
        });
      }
    });
    return blocks;
  });
}

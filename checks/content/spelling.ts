import {defaultLocale} from '../../config/locales';
import {blocksOf, proseOf} from '../lib/blocks';
import {onEach, type Content, type Page} from '../lib/content';
import {lineAt} from '../lib/page';
import type {Problem} from '../lib/problem';
import {misspelled} from '../lib/spelling';

/** A separate word: not part of a name, an address, a path or a number. */
const WORD =
  /(?<![\p{L}\d_.@/:#+=$%\\-])[A-Za-z]+(?:['’][a-z]+)?(?![\p{L}\d_@/#+=$%\\]|\.[\p{L}\d]|:\/\/)/gu;
/** Names with a capital inside, and abbreviations, as in `AppsFlyer's` and `SDKs`. */
const NAME = /^(?:\w+\p{Lu}\w*|\p{Lu}{2,}s?)(?:'s)?$/u;

/** Checks that every English word is in a dictionary or in `data/terms.json`. */
export async function englishSpelling(content: Content): Promise<Problem[]> {
  const englishPages = [...content.pages, ...content.parts].filter(
    ({locale}) => locale === defaultLocale,
  );
  const found = onEach(content, 'English words', englishPages, wordsOf);
  const base = (word: string): string => word.replace(/'s$/, '');
  const wrong = await misspelled(
    new Set(found.flatMap((words) => Object.keys(words)).map(base)),
    defaultLocale,
    content.cache !== undefined,
  );
  return found.flatMap((words, index) =>
    Object.entries(words)
      .filter(([word]) => wrong.has(base(word)))
      .flatMap(([word, lines]) =>
        lines.map((line) => ({
          file: (englishPages[index] as Page).file,
          line,
          rule: 'spelling',
          message: `"${word}" is in no dictionary; if it is right, add it to "english" in data/terms.json`,
        })),
      ),
  );
}

/** The words of a page with their lines. */
function wordsOf(page: Page): Record<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const block of blocksOf(page)) {
    const text = proseOf(block, true);
    for (const {0: said, index} of text.matchAll(WORD)) {
      const word = said.replace('’', "'");
      if (!NAME.test(word)) {
        lines.set(word, [...(lines.get(word) ?? []), block.line + lineAt(text, index) - 1]);
      }
    }
  }
  return Object.fromEntries(lines);
}

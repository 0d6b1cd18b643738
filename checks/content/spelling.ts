import {defaultLocale} from '../../config/locales';
import {blocksOf, proseOf} from '../lib/blocks';
import {onEach, type Content} from '../lib/content';
import {lineAt} from '../lib/page';
import type {Problem} from '../lib/problem';
import {misspelled} from '../lib/spelling';

/** A word that stands alone: not a part of a name, an address, a path or a number. */
const WORD =
  /(?<![\p{L}\d_.@/:#+=$%\\-])[A-Za-z]+(?:['’][a-z]+)?(?![\p{L}\d_@/#+=$%\\]|\.[\p{L}\d]|:\/\/)/gu;
/** Names with a capital inside, and abbreviations, as in `AppsFlyer's` and `SDKs`. */
const NAME = /^(?:\w+\p{Lu}\w*|\p{Lu}{2,}s?)(?:'s)?$/u;

interface Word {
  file: string;
  line: number;
  word: string;
}

/** Is every English word one that a dictionary or `data/terms.json` knows? */
export async function englishSpelling(content: Content): Promise<Problem[]> {
  const own = [...content.pages, ...content.parts].filter(({locale}) => locale === defaultLocale);
  const found = onEach(content, 'English words', own, (page): Word[] =>
    blocksOf(page).flatMap((block) => {
      const text = proseOf(block, true);
      return [...text.matchAll(WORD)].flatMap(({0: said, index}) => {
        const word = said.replace('’', "'");
        return NAME.test(word)
          ? []
          : [{file: page.file, line: block.line + lineAt(text, index) - 1, word}];
      });
    }),
  ).flat();
  const base = (word: string): string => word.replace(/'s$/, '');
  const wrong = await misspelled(
    new Set(found.map(({word}) => base(word))),
    defaultLocale,
    content.cache !== undefined,
  );
  return found
    .filter(({word}) => wrong.has(base(word)))
    .map(({file, line, word}) => ({
      file,
      line,
      rule: 'spelling',
      message: `"${word}" is in no dictionary; if it is right, add it to "english" in data/terms.json`,
    }));
}

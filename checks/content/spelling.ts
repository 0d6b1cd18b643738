import {defaultLocale} from '../../config/locales';
import {textsOf} from '../sources/blocks';
import {kept, type Content} from '../sources/content';
import type {Problem} from '../problem';
import {spellingProblems, wordsIn} from './dictionary';

/** A separate word: not part of a name, an address, a path or a number. */
const WORD =
  /(?<![\p{L}\d_.@/:#+=$%\\-])[A-Za-z]+(?:['’][a-z]+)?(?![\p{L}\d_@/#+=$%\\]|\.[\p{L}\d]|:\/\/)/gu;
/** Names with a capital inside, and abbreviations, as in `AppsFlyer's` and `SDKs`. */
const NAME = /^(?:\w+\p{Lu}\w*|\p{Lu}{2,}s?)(?:'s)?$/u;

/** Checks that every English word is in a dictionary or in `data/terms.json`. */
export function englishSpelling(content: Content): Promise<Problem[]> {
  const wordsOf = kept(content, 'English words', (page) => wordsIn(textsOf(page), WORD, NAME));
  const files = [...content.pages, ...content.parts]
    .filter(({locale}) => locale === defaultLocale)
    .map((page) => ({file: page.file, words: wordsOf(page)}));
  return spellingProblems(files, defaultLocale, content);
}

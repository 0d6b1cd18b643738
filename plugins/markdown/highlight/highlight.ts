import {diffArrays} from 'diff';
import {toHtml} from '@help-center/highlight';
import Prism, {knownLanguages} from '@help-center/highlight/prism';
import {magicComments, parseCodeBlock} from './metadata';

/** The author's input for a block: fence language and meta. */
export interface BlockSource {
  code: string;
  className?: string;
  language?: string;
  metastring?: string;
}

/** A highlighted block, ready to render. */
export interface Block {
  /** Inner HTML of the `<code>` element. */
  html: string;
  className: string;
  language: string;
  title: string;
  /** True for a sample that is wrong on purpose (`sample=wrong`). */
  wrong: boolean;
}

/** A placeholder that readers replace with their own value. */
const OWN_VALUE = /\bYOUR_[A-Z]|X{8}/;

/** Highlights the lines with placeholders, unless the author has highlighted some. */
function marked({
  code,
  lineClassNames,
}: ReturnType<typeof parseCodeBlock>): Record<number, string[]> {
  if (Object.keys(lineClassNames).length > 0) {
    return lineClassNames;
  }
  return Object.fromEntries(
    code
      .split('\n')
      .flatMap((line, at) =>
        OWN_VALUE.test(line) ? [[at, ['theme-code-block-highlighted-line']]] : [],
      ),
  );
}

/** A block's metadata and the tokens of its code. */
function read(source: BlockSource) {
  const metadata = parseCodeBlock({
    code: source.code,
    className: source.className,
    language: source.language,
    metastring: source.metastring,
    showLineNumbers: undefined,
    title: undefined,
    defaultLanguage: undefined,
    magicComments,
  });
  const grammar = Prism.languages[metadata.language];
  if (!grammar) {
    throw new Error(
      `unknown code language "${metadata.language}"; known: ${knownLanguages.join(', ')}`,
    );
  }
  return {metadata, tokens: Prism.tokenize(metadata.code, grammar)};
}

/**
 * Highlights one block.
 *
 * @throws when the language is unknown, with its name and the known ones
 */
export function highlight(source: BlockSource): Block {
  const {metadata, tokens} = read(source);
  return {
    html: toHtml(tokens, marked(metadata), metadata.language),
    className: metadata.className,
    language: metadata.language,
    title: typeof metadata.title === 'string' ? metadata.title : '',
    wrong: /(?:^|\s)sample=wrong(?:\s|$)/.test(source.metastring ?? ''),
  };
}

/** A version of a file by its lines. */
function linesOf(source: BlockSource) {
  const {metadata, tokens} = read(source);
  return {
    metadata,
    code: metadata.code ? metadata.code.split('\n') : [],
    html: toHtml(tokens, {}, metadata.language).split('\n'),
  };
}

/**
 * Highlights two versions of a file as one block: lines only in the old one are
 * in `del`, lines only in the new one in `ins`.
 *
 * @throws when a language is unknown, with its name and the known ones
 */
export function compare(before: BlockSource, after: BlockSource): Omit<Block, 'title'> {
  const [old, current] = [linesOf(before), linesOf(after)];
  let [left, right] = [0, 0];
  const html = diffArrays(old.code, current.code).map(({count, added, removed}) => {
    const lines = removed
      ? old.html.slice(left, left + count)
      : current.html.slice(right, right + count);
    left += added ? 0 : count;
    right += removed ? 0 : count;
    const tag = added ? 'ins' : removed ? 'del' : '';
    return lines.map((line) => (tag ? `<${tag}>${line}\n</${tag}>` : `${line}\n`)).join('');
  });
  const {className, language} = current.metadata;
  return {html: html.join(''), className, language, wrong: false};
}

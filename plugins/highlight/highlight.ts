import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {languages, plainLanguages} from './languages';
import {toHtml} from '../../lib/code/markup';
import {magicComments, parseCodeBlock} from './metadata';

loadLanguages([...languages]);

/** What a writer said about a block: fence language and meta, or the props of `<CodeBlock>`. */
export interface BlockSource {
  code: string;
  className?: string;
  language?: string;
  metastring?: string;
  showLineNumbers?: boolean | number;
}

/** A block ready to be shown: what remains for React is to print it. */
export interface Block {
  /** Inner HTML of the `<code>` element. */
  html: string;
  className: string;
  language: string;
  title: string;
  /** Number of the first line, if lines are numbered. */
  lineStart: number | undefined;
  /** True for a sample that shows a mistake on purpose (`sample=wrong`). */
  wrong: boolean;
}

/** What a reader has to replace by a value of their own. */
const OWN_VALUE = /\bYOUR_[A-Z]|X{8}/;

/** Marks the lines that hold a reader's own values, unless the writer has marked some. */
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

/**
 * Highlights one block.
 *
 * @throws when the language is unknown, naming it and the known ones
 */
export function highlight(source: BlockSource): Block {
  const metadata = parseCodeBlock({
    code: source.code,
    className: source.className,
    language: source.language,
    metastring: source.metastring,
    showLineNumbers: source.showLineNumbers,
    title: undefined,
    defaultLanguage: undefined,
    magicComments,
  });
  const grammar = Prism.languages[metadata.language];
  if (!grammar && !plainLanguages.has(metadata.language)) {
    throw new Error(
      `unknown code language "${metadata.language}"; known: ${languages.join(', ')}, text`,
    );
  }
  const {lineNumbersStart: lineStart} = metadata;
  return {
    html: toHtml(
      grammar ? Prism.tokenize(metadata.code, grammar) : metadata.code,
      marked(metadata),
      lineStart !== undefined,
    ),
    className: metadata.className,
    language: metadata.language,
    title: typeof metadata.title === 'string' ? metadata.title : '',
    lineStart,
    wrong: /(?:^|\s)sample=wrong(?:\s|$)/.test(source.metastring ?? ''),
  };
}

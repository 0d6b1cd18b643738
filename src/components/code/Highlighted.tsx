import {useMemo, useRef, type ReactNode} from 'react';
import {CodeBlockContextProvider, type CodeBlockMetadata} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import {copiedText} from './copiedText';
import {BlockContext} from './context';

interface Props extends Partial<Pick<CodeBlockMetadata, 'className' | 'title'>> {
  html: string;
  sample?: string;
  /** Whether a long block starts folded. */
  folds?: boolean;
}

/** Lines wrap by the style sheet, see `WrapButton`: the theme's way does it block by block, in the client alone. */
const NO_WORD_WRAP = {isEnabled: false, isCodeScrollable: false, toggle: () => undefined};

/** Renders a highlighted block inside the theme's layout, with title and buttons. */
export default function Highlighted({html, sample, folds, ...look}: Props): ReactNode {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const {className = '', title} = look;
  const value = useMemo((): CodeBlockMetadata => {
    // The copy button takes `code` when rendering but converts it to text on click,
    // so the text is read from the page and not shipped twice.
    const code = {toString: () => copiedText(codeBlockRef.current)} as unknown as string;
    const unused = {codeInput: code, language: '', lineClassNames: {}, lineNumbersStart: undefined};
    return {...unused, code, className, title};
  }, [className, title, codeBlockRef]);
  const wordWrap = useMemo(() => ({codeBlockRef, ...NO_WORD_WRAP}), [codeBlockRef]);
  const block = useMemo(() => ({html, sample, folds}), [html, sample, folds]);
  return (
    <BlockContext.Provider value={block}>
      <CodeBlockContextProvider metadata={value} wordWrap={wordWrap}>
        <Layout />
      </CodeBlockContextProvider>
    </BlockContext.Provider>
  );
}

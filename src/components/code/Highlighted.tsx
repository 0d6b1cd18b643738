import {useMemo, type ReactNode} from 'react';
import {
  CodeBlockContextProvider,
  useCodeWordWrap,
  type CodeBlockMetadata,
} from '@docusaurus/theme-common/internal';
import Layout from '@theme/CodeBlock/Layout';
import {copiedText} from './copiedText';
import {BlockContext} from './context';

interface Props {
  html: string;
  sample?: string;
  /** Whether a long block starts folded. */
  folds?: boolean;
  metadata: Partial<CodeBlockMetadata>;
}

/** Shows a block whose markup is ready, within the theme's own layout, title and buttons. */
export default function Highlighted({html, sample, folds, metadata}: Props): ReactNode {
  const wordWrap = useCodeWordWrap();
  const {className = '', title, lineNumbersStart} = metadata;
  const {codeBlockRef} = wordWrap;
  const value = useMemo((): CodeBlockMetadata => {
    // The copy button reads `code` while rendering but turns it into text on
    // click only: the text stands in the page already and is not shipped twice.
    const code = {toString: () => copiedText(codeBlockRef.current)} as unknown as string;
    return {
      code,
      codeInput: code,
      className,
      language: '',
      title,
      lineNumbersStart,
      lineClassNames: {},
    };
  }, [className, title, lineNumbersStart, codeBlockRef]);
  const block = useMemo(() => ({html, sample, folds}), [html, sample, folds]);
  return (
    <BlockContext.Provider value={block}>
      <CodeBlockContextProvider metadata={value} wordWrap={wordWrap}>
        <Layout />
      </CodeBlockContextProvider>
    </BlockContext.Provider>
  );
}

import type {ReactNode} from 'react';
import {createCodeBlockMetadata} from 'code-block-metadata';
import {useThemeConfig} from '@docusaurus/theme-common';
import {toHtml} from '@site/lib/code/markup';
import type {Props} from '@theme/CodeBlock';
import Highlighted from './Highlighted';
import Prism from './prism';

/**
 * Highlights code that is only known in the browser. It comes with the grammars, so only
 * tools import it, whose own code is loaded on demand.
 */
export default function DynamicCodeBlock(props: Props & {children: string}): ReactNode {
  const {magicComments} = useThemeConfig().prism;
  const metadata = createCodeBlockMetadata({
    code: props.children,
    className: props.className,
    language: props.language,
    metastring: props.metastring,
    title: props.title,
    showLineNumbers: props.showLineNumbers,
    defaultLanguage: undefined,
    magicComments,
  });
  const grammar = Prism.languages[metadata.language];
  const html = toHtml(
    grammar ? Prism.tokenize(metadata.code, grammar) : metadata.code,
    metadata.lineClassNames,
    metadata.lineNumbersStart !== undefined,
    metadata.language,
  );
  return <Highlighted html={html} metadata={metadata} />;
}

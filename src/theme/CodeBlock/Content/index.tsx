// Copied because the stock component runs Prism in the browser, with one element per token.
import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/CodeBlock/Content';
import {BlockContext} from '@site/src/components/code/context';
import Fold, {foldedLines} from '@site/src/components/code/Fold';
import '@site/src/css/code.css';

/** The scrollable part of a block. React hydrates one element, whatever the length of the code. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {html, folds} = useContext(BlockContext);
  const folded = folds && foldedLines(html);
  return (
    <>
      <pre
        ref={wordWrap.codeBlockRef}
        // A scrolling region must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(className, 'prism-code', metadata.className, 'thin-scrollbar')}
      >
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
      {folded && <Fold lines={folded} />}
    </>
  );
}

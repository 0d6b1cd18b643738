// Copied because the stock component runs Prism in the browser, one element per token.
import {useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import type {Props} from '@theme/CodeBlock/Content';
import {BlockContext} from '@site/src/components/code/context';
import Fold, {foldedLines} from '@site/src/components/code/Fold';
import '@site/src/css/code.css';

/** The scrollable part of a block. React hydrates a single element, whatever the code's length. */
export default function CodeBlockContent({className}: Props): ReactNode {
  const {metadata, wordWrap} = useCodeBlockContext();
  const {html, folds} = useContext(BlockContext);
  const folded = folds && foldedLines(html);
  const {lineNumbersStart} = metadata;
  return (
    <>
      <pre
        ref={wordWrap.codeBlockRef}
        // A region that scrolls must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={clsx(
          className,
          'prism-code',
          metadata.className,
          styles.codeBlock,
          'thin-scrollbar',
        )}
        // On `pre`: word wrap removes the whole style attribute of `code`.
        style={
          lineNumbersStart === undefined
            ? undefined
            : {counterReset: `line-count ${lineNumbersStart - 1}`}
        }
      >
        <code
          className={clsx(
            styles.codeBlockLines,
            lineNumbersStart !== undefined && styles.codeBlockLinesWithNumbering,
          )}
          dangerouslySetInnerHTML={{__html: html}}
        />
      </pre>
      {folded && <Fold block={wordWrap.codeBlockRef} lines={folded} />}
    </>
  );
}

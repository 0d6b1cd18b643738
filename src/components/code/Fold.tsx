import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Blocks with more lines start folded. */
const LINES = 40;

/** Number of lines of a block if it is long enough to fold; otherwise undefined. */
export function foldedLines(html: string): number | undefined {
  const lines = html.replace(/\n$/, '').split('\n').length;
  return lines > LINES ? lines : undefined;
}

/**
 * The button that unfolds a long block; the frame works it (src/frame/folds.ts). The block is
 * open without scripts, in print, and when the address points to its section; it opens when the
 * browser's find-in-page finds something in the hidden part.
 */
export default function Fold({lines}: {lines: number}): ReactNode {
  return (
    <button type="button" className="code-fold" aria-expanded={false}>
      <span>
        <Translate id="site.code.all" values={{lines}}>
          {'Show all {lines} lines'}
        </Translate>
      </span>
      <span>
        <Translate id="site.code.fewer">Show fewer lines</Translate>
      </span>
    </button>
  );
}

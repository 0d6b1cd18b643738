import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';

/** Blocks with more lines start folded. */
const LINES = 40;

/** Number of lines of a block if it is long enough to fold; otherwise undefined. */
export function foldedLines(html: string): number | undefined {
  const lines = html.replace(/\n$/, '').split('\n').length;
  return lines > LINES ? lines : undefined;
}

/** Whether the address's hash points to the section that contains an element. */
function isAddressed(element: Element, hash: string): boolean {
  const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) {
    return false;
  }
  const before = Array.from(document.querySelectorAll('.markdown :is(h2, h3, h4)')).filter(
    (heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return before.at(-1) === target;
}

/**
 * The button that unfolds a long block. The block is open without scripts, in print,
 * and when the address points to its section; it opens when the browser's find-in-page
 * finds something in the hidden part.
 */
export default function Fold({
  block,
  lines,
}: {
  block: RefObject<HTMLPreElement | null>;
  lines: number;
}): ReactNode {
  const [open, setOpen] = useState(false);
  const {hash} = useLocation();
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const pre = block.current;
    if (!pre) {
      return undefined;
    }
    if (isAddressed(pre, hash)) {
      setOpen(true);
    }
    // A folded block has no scroll bar, so only find-in-page or a selection scrolls it.
    const unfold = () => pre.scrollTop > 0 && setOpen(true);
    pre.addEventListener('scroll', unfold);
    return () => pre.removeEventListener('scroll', unfold);
  }, [block, hash]);

  return (
    <button
      ref={button}
      type="button"
      className="code-fold"
      aria-expanded={open}
      onClick={() => {
        setOpen(!open);
        if (open) {
          requestAnimationFrame(() => button.current?.scrollIntoView({block: 'nearest'}));
        }
      }}
    >
      {open
        ? translate({id: 'site.code.fewer', message: 'Show fewer lines'})
        : translate({id: 'site.code.all', message: 'Show all {lines} lines'}, {lines})}
    </button>
  );
}

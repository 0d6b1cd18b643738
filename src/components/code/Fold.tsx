import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';

/** Longer blocks start folded. */
const LINES = 40;

/** Number of lines of a block, where it is long enough to be folded. */
export function foldedLines(html: string): number | undefined {
  const lines = html.replace(/\n$/, '').split('\n').length;
  return lines > LINES ? lines : undefined;
}

/** Whether the address leads to the section that holds an element. */
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
 * The button that unfolds a long block. Without scripts, on paper and where the
 * address leads to its section the block is open; what a search of the browser
 * finds in its hidden part opens it too.
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
    // The folded block has no scroll bar: only a search or a selection scrolls it.
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

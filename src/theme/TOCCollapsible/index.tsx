// Replaced: the browser itself folds it, with and without scripts, and it says which part is read.
import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import {useHeadingInView} from '@site/src/shell/useHeadingInView';

/** Of the link to the part that is read; the list of a wide window marks its own with the theme's. */
const ACTIVE = 'is-read';

export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const list = useRef<HTMLDetailsElement>(null);
  useHeadingInView(list, ACTIVE, (part) => {
    const details = list.current;
    const summary = details?.querySelector('summary');
    const name = (part >= 0 && details?.querySelectorAll('a')[part]?.textContent) || undefined;
    if (!details || !summary || summary.dataset.part === name) {
      return;
    }
    // Whoever chose a part is there. React does not know the attribute, and leaves it as it is.
    details.open = false;
    if (name) {
      summary.dataset.part = name;
    } else {
      delete summary.dataset.part;
    }
  });
  return (
    <details ref={list} className={className}>
      <summary>
        <span>
          <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        </span>
      </summary>
      <TOCItems {...props} />
    </details>
  );
}

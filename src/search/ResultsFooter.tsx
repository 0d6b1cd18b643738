import {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/**
 * The link below the modal's results. The count is that of the answer to this
 * very query: DocSearch's own adds up the answers to all keystrokes.
 */
export function ResultsFooter({
  href,
  count,
  onClose,
}: {
  href: string;
  count: number | undefined;
  onClose?: () => void;
}): ReactNode {
  if (!count) {
    return null;
  }
  return (
    <Link to={href} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}

import {useSyncExternalStore, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {Counts} from './counts';

/**
 * The link below the modal's results. The count is that of the whole answer to
 * this very query: DocSearch's own adds up the answers to all keystrokes.
 */
export function ResultsFooter({
  href,
  query,
  counts,
  onClose,
}: {
  href: string;
  query: string;
  counts: Counts;
  onClose?: () => void;
}): ReactNode {
  const count = useSyncExternalStore(counts.subscribe, () => counts.get(query));
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

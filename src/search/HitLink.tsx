import {useLayoutEffect, useRef, type ReactElement, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';

type Hit = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0]['hit'];

/**
 * One row of DocSearch's lists. DocSearch makes it an option of a list box, and
 * what an option holds (a link, the buttons of a remembered search) is hidden
 * from screen readers; it becomes the item of a tree, which may hold both.
 */
export function HitLink({hit, children}: {hit: Hit; children: ReactNode}): ReactElement {
  const link = useRef<HTMLAnchorElement>(null);

  useLayoutEffect(() => {
    link.current?.closest('[role="option"]')?.setAttribute('role', 'treeitem');
    link.current?.closest('[role="listbox"]')?.setAttribute('role', 'tree');
  }, []);

  return (
    <Link to={hit.url} ref={link}>
      {children}
    </Link>
  );
}

import Link from '@docusaurus/Link';
import {useDocSet} from '@site/src/shell/useDocSet';
import {useFramed} from '@site/src/shell/useFramed';
import Home from '@theme-original/DocBreadcrumbs/Items/Home';
import type {ReactNode} from 'react';

/**
 * Wrapped to show the doc set after the home link, and to leave out the home link
 * inside the dashboard's frame.
 */
export default function HomeWrapper(): ReactNode {
  const set = useDocSet();
  return (
    <>
      {useFramed() ? null : <Home />}
      {set && (
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={set.start}>
            {set.title}
          </Link>
        </li>
      )}
    </>
  );
}

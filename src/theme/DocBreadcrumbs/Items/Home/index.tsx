import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDocSet} from '@site/src/shell/useDocSet';
import {useFramed} from '@site/src/shell/useFramed';
import styles from '@site/src/theme/DocBreadcrumbs/styles.module.css';
import type {ReactNode} from 'react';

/**
 * Replaced to show the doc set after the home link, to leave out the home link inside the
 * dashboard's frame, and for a house that is shorter in every page's HTML.
 */
export default function Home(): ReactNode {
  const set = useDocSet();
  const home = useBaseUrl('/');
  return (
    <>
      {useFramed() ? null : (
        <li className="breadcrumbs__item">
          <Link
            aria-label={translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'})}
            className="breadcrumbs__link"
            href={home}
          >
            <svg viewBox="0 0 24 24" className={styles.home}>
              <path fill="currentColor" d="M12 3 3 11v9h6v-6h6v6h6v-9Z" />
            </svg>
          </Link>
        </li>
      )}
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

// Wrapped to give phones one row that shows where the page is and opens the menu, and to put the
// button that copies the page at the end of the row.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import CopyPage from '@site/src/components/CopyPage';
import SectionBar from '@site/src/components/SectionBar';
import styles from './styles.module.css';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <>
      <SectionBar />
      <div className={styles.row}>
        <DocBreadcrumbs />
        <CopyPage />
      </div>
    </>
  );
}

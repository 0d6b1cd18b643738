// Wrapped to give a phone one row that says where the page is and opens the menu.
import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import SectionBar from '@site/src/components/SectionBar';

export default function DocBreadcrumbsWrapper(): ReactNode {
  return (
    <>
      <SectionBar />
      <DocBreadcrumbs />
    </>
  );
}

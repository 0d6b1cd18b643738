// Wrapped to show the guide above the menu, and to scroll a long menu to the current page.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {SECTION_PAGES} from '@site/src/components/SectionBar';
import SidebarHead from '@site/src/components/SidebarHead';
import {showCurrentItem} from '@site/src/shell/showCurrentItem';

export default function ContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useEffect(showCurrentItem, []);
  return (
    <>
      <span id={SECTION_PAGES} />
      <SidebarHead />
      <Content {...props} />
    </>
  );
}

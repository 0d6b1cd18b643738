// Wrapped to say above the menu which guide it is of, and to show the page in hand in a long one.
import {useEffect, type ComponentProps, type ReactNode} from 'react';
import Content from '@theme-original/DocSidebar/Desktop/Content';
import {SECTION_PAGES} from '@site/src/components/SectionBar';
import SidebarHead from '@site/src/components/SidebarHead';

export default function ContentWrapper(props: ComponentProps<typeof Content>): ReactNode {
  useEffect(() => {
    const menu = document.querySelector('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector('.menu__link[aria-current="page"]');
    if (menu && link) {
      const {top, height} = menu.getBoundingClientRect();
      const place = link.getBoundingClientRect();
      if (place.bottom > top + height) {
        menu.scrollTop += place.top - top - height / 2;
      }
    }
  }, []);
  return (
    <>
      <span id={SECTION_PAGES} />
      <SidebarHead />
      <Content {...props} />
    </>
  );
}

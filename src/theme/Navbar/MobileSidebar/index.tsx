// Wrapped to close the menu with Escape and on navigation.
import {useEffect, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {pathname} = useLocation();
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    opener.current = document.activeElement as HTMLElement;
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        toggle();
        opener.current?.focus();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [shown, toggle]);
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname) {
      lastPathname.current = pathname;
      if (shown) {
        toggle();
      }
    }
  }, [pathname, shown, toggle]);
  return <MobileSidebar />;
}

// Wrapped to say above the menu which guide it is of.
import type {ReactNode} from 'react';
import SecondaryMenu from '@theme-original/Navbar/MobileSidebar/SecondaryMenu';
import SidebarHead from '@site/src/components/SidebarHead';

export default function SecondaryMenuWrapper(): ReactNode {
  return (
    <>
      <SidebarHead />
      <SecondaryMenu />
    </>
  );
}

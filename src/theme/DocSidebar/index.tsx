// Replaced: the stock one is made anew by the window's width, and on phones is not in the page.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import DocSidebarItems from '@theme/DocSidebarItems';
import Logo from '@theme/Logo';
import type {Props} from '@theme/DocSidebar';
import SidebarHead from '@site/src/components/SidebarHead';

/** The guide's pages: beside the text in a wide window, in the menu on a phone. */
export default function DocSidebar({sidebar, path}: Pick<Props, 'sidebar' | 'path'>): ReactNode {
  return (
    <>
      <Logo tabIndex={-1} className="site-menu__logo" />
      <SidebarHead />
      <nav
        aria-label={translate({id: 'theme.docs.sidebar.navAriaLabel', message: 'Docs sidebar'})}
        className="menu thin-scrollbar"
      >
        <ul className="theme-doc-sidebar-menu menu__list">
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
    </>
  );
}

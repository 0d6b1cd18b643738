import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import {useFramed} from './useFramed';

/** Id of the menu; links to it open it (src/frame/menu.ts), without scripts by the style sheet. */
export const SITE_MENU = 'site-menu';

/**
 * The one menu of a page: on a phone it covers the page and holds all ways through the site; in a
 * wide window what it holds of the guide stands beside the text, and the bar has the rest.
 *
 * @param children - the guide's own pages, if the page is in one
 */
export default function SiteMenu({children}: {children?: ReactNode}): ReactNode {
  const items = useThemeConfig().navbar.items as Item[];
  const framed = useFramed();
  const label = translate({id: 'site.menu.label', message: 'Menu'});
  return (
    <div
      id={SITE_MENU}
      data-label={label}
      className={clsx(
        'site-menu',
        children ? ThemeClassNames.docs.docSidebarContainer : 'site-menu--narrow',
      )}
    >
      <div className="navbar-sidebar__backdrop" />
      <aside className="navbar-sidebar" aria-label={label}>
        {!framed && (
          <div className="navbar-sidebar__brand">
            <NavbarLogo />
            <NavbarColorModeToggle />
            <a
              role="button"
              href="#__docusaurus"
              aria-label={translate({
                id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
                message: 'Close navigation bar',
              })}
              className="clean-btn navbar-sidebar__close"
            />
          </div>
        )}
        {children}
        {!framed && (
          <nav
            className="menu site-menu__ways"
            aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
          >
            <ul className="menu__list">
              {items.map((item, index) => (
                <NavbarItem mobile key={index} {...item} />
              ))}
            </ul>
          </nav>
        )}
      </aside>
    </div>
  );
}

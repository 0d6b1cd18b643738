// Copied to put the search in the middle of the navbar and the user menu at its end;
// the original has two groups, and ends with the color mode.
import type {ReactNode} from 'react';
import {ErrorCauseBoundary, useThemeConfig} from '@docusaurus/theme-common';
import {splitNavbarItems} from '@docusaurus/theme-common/internal';
import NavbarLogo from '@theme/Navbar/Logo';
import {translate} from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import NavbarItem, {type Props as Item} from '@theme/NavbarItem';
import SearchBar from '@theme/SearchBar';
import {SITE_MENU} from '@site/src/shell/SiteMenu';

function Items({items}: {items: readonly Item[]}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }
    >
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
}

/** The navbar: navigation, search and user menu. */
export default function NavbarContent(): ReactNode {
  const [left, right] = splitNavbarItems(useThemeConfig().navbar.items as Item[]);
  return (
    <div className="navbar__inner">
      <div className="navbar__items">
        <a
          role="button"
          href={`#${SITE_MENU}`}
          aria-label={translate({
            id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
            message: 'Toggle navigation bar',
          })}
          aria-expanded={false}
          className="navbar__toggle clean-btn"
        >
          <IconMenu />
        </a>
        <NavbarLogo />
        <Items items={left} />
      </div>
      <SearchBar />
      <div className="navbar__items navbar__items--right">
        <Items items={right} />
      </div>
    </div>
  );
}

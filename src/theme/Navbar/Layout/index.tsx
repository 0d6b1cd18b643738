// Replaced: the frame hides the bar and opens the menu (src/frame), so neither is React's.
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/Navbar/Layout';

export default function NavbarLayout({children}: Props): ReactNode {
  return (
    <nav
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={`${ThemeClassNames.layout.navbar.container} navbar navbar--fixed-top`}
    >
      {children}
    </nav>
  );
}

import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcement';
import {locale} from './build';
import {footer, navbarItems} from './navigation';
import {hostedSearchTheme} from './search';

/** Settings of the theme, in the language being built. */
export const themeConfig = {
  ...hostedSearchTheme,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  // Colors come from the style sheet of plugins/markdown/highlight, so no theme objects are shipped.
  prism: {theme: {plain: {}, styles: []}},
  announcementBar: announcementBar(locale),
  navbar: {
    title: 'Help Center',
    logo: {alt: '', src: 'img/logo.svg'},
    hideOnScroll: true,
    items: navbarItems(),
  },
  footer,
} satisfies ThemeConfig;

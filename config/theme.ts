import type {ThemeConfig} from '@docusaurus/preset-classic';
import {announcementBar} from './announcement';
import {locale} from './build';
import {inLocale} from './locales';
import {footer, navbarItems} from './navigation';
import {previewSize, sitePreview} from './previews';
import {hostedSearchTheme} from './search';
import {siteTitles} from './setTitles';

/** Settings of the theme, in the language being built. */
export const themeConfig = {
  ...hostedSearchTheme,
  image: sitePreview(locale).file,
  metadata: [
    {property: 'og:image:width', content: String(previewSize.width)},
    {property: 'og:image:height', content: String(previewSize.height)},
    {property: 'og:image:alt', content: inLocale(siteTitles, locale)},
  ],
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

import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import {announcementBar, announcementPlugin} from './config/announcement';
import {builderDataPlugin} from './config/builderData';
import {inspectorDataPlugin} from './config/inspectorData';
import {insertFacts} from './config/facts';
import {parseFrontMatter} from './config/frontMatter';
import {defaultLocale, i18n, inLocale, locales} from './config/locales';
import {namedPages} from './config/namedPages';
import {footer, navbarItems} from './config/navigation';
import {pageDates} from './config/pageDates';
import {pictures} from './config/pictures';
import {previewSize, sitePreview} from './config/previews';
import {links, provider} from './config/provider';
import {redirects} from './config/redirects';
import {
  clientSearch,
  hostedSearchTheme,
  searchIndexOptions,
  type ClientSearchSettings,
} from './config/search';
import {
  betas,
  docSets,
  framedRoutes,
  otherRoutes,
  otherVersions,
  type DocSet,
} from './config/docSets';
import {siteTitles} from './config/setTitles';
import {docSetRoots} from './plugins/beside-pages/doc-set-roots';
import drawings from './plugins/markdown/drawings';
import glossary from './plugins/markdown/glossary';
import rehypeHighlight from './plugins/markdown/highlight/rehype';
import markdownTwins from './plugins/beside-pages/markdown-twins';
import rehypeNoBreakSpaces from './plugins/markdown/no-break-spaces';
import printGuides from './plugins/beside-pages/print-guides';
import questions from './plugins/markdown/questions';
import rehypeWordBreaks from './plugins/markdown/word-breaks';
import releasePages from './plugins/data-pages/release-pages';
import reportingPages from './plugins/data-pages/reporting-pages';
import searchIndex from './plugins/search-index';
import {templateWithoutScripts} from './plugins/start-script/template';
import rehypeStackedTables from './plugins/markdown/stacked-tables';
import type {DashboardSettings} from './src/dashboard/settings';
import {noticeWithoutScripts, words} from './src/start/words';

function docsOptions(docSet: DocSet): DocsOptions {
  const {pluginId, folder, route, label, beta} = docSet;
  const others = otherVersions(docSet).map((version) => [
    version,
    {banner: version === beta ? 'unreleased' : 'unmaintained', badge: false},
  ]);
  return {
    id: pluginId,
    path: folder,
    routeBasePath: route,
    sidebarPath: './sidebars.ts',
    lastVersion: 'current',
    // The sidebar names the version, so that no page needs a badge.
    versions: {current: {label, badge: false}, ...Object.fromEntries(others)},
    sidebarCollapsed: false,
    beforeDefaultRemarkPlugins: [
      drawings,
      releasePages,
      reportingPages,
      // Guides and the pages inside the dashboard are read for their steps.
      ...(docSet.platform || docSet.framed ? [] : [glossary]),
    ],
    rehypePlugins: [
      questions,
      rehypeHighlight,
      rehypeStackedTables,
      rehypeNoBreakSpaces,
      rehypeWordBreaks,
    ],
  };
}

const roots = docSetRoots();
const [android, ...others] = docSets;

// The framework translates all but a few texts; it names the language it builds by a variable.
const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? defaultLocale;

/** Pages of a build wait with their client until it is needed, those of development do not. */
const startsWhenNeeded = process.env.NODE_ENV === 'production';

/** In development nothing writes the worker. */
const keepsOffline = provider.offline && process.env.NODE_ENV === 'production';

const config: Config = {
  title: inLocale(siteTitles, locale),
  tagline: 'One SDK for ads from every network: integration guides, network setup and reports',
  favicon: 'img/logo.svg',
  url: provider.siteUrl,
  baseUrl: provider.baseUrl,
  trailingSlash: false,
  // The start script names the base URL where scripts do not load.
  baseUrlIssueBanner: false,
  i18n: i18n(provider.baseUrl),
  future: {v4: true, faster: true, experimental_vcs: pageDates},
  ...(startsWhenNeeded && {ssrTemplate: templateWithoutScripts()}),
  storage: {type: 'localStorage', namespace: 'help-center'},
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    preprocessor: ({filePath, fileContent}) => insertFacts(filePath, fileContent),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  clientModules: [
    './src/dashboard/embedding.ts',
    './src/shell/dialogButtons.ts',
    ...(keepsOffline ? ['./src/offline/page.ts'] : []),
  ],
  customFields: {
    domain: provider.domain,
    chat: provider.chat,
    counted: provider.gtmContainerId !== null,
    account: {
      bridge: links.bridge,
      signIn: links.signIn,
      signOut: links.signOut,
      settings: links.account,
    },
    framedRoutes,
    betas,
    search: clientSearch,
    ...(keepsOffline && {worker: `${provider.baseUrl}sw.js`}),
  } satisfies DashboardSettings & {search: ClientSearchSettings},
  presets: [
    [
      'classic',
      {
        docs: docsOptions(android as DocSet),
        blog: false,
        pages: {rehypePlugins: [rehypeHighlight]},
        theme: {customCss: './src/css/custom.css'},
        sitemap: {
          changefreq: 'weekly',
          priority: 0.5,
          lastmod: 'date',
          ignorePatterns: ['/**/tags/**', ...otherRoutes(provider.baseUrl)],
        },
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    announcementPlugin,
    builderDataPlugin,
    inspectorDataPlugin,
    './plugins/markdown/highlight/index.ts',
    './plugins/bundling/build-cache/index.ts',
    './plugins/bundling/packed-routes/index.ts',
    './plugins/bundling/chunk-names/index.ts',
    './plugins/bundling/prefetch/index.ts',
    './plugins/bundling/own-translations/index.ts',
    './plugins/bundling/small-scripts/index.ts',
    './plugins/bundling/whole-pages/index.ts',
    './plugins/beside-pages/clean-addresses/index.ts',
    [
      './plugins/start-script/index.ts',
      {
        entry: 'src/start/index.ts',
        effects: 'src/start/effects.ts',
        waits: startsWhenNeeded,
        words,
        notice: noticeWithoutScripts,
        settings: {
          bridge: links.bridge,
          framedRoutes,
          domain: provider.domain,
          offered: locale === defaultLocale ? locales.filter((other) => other !== locale) : [],
        },
      },
    ],
    './plugins/beside-pages/release-feeds/index.ts',
    './plugins/data-pages/shown-releases/index.ts',
    './plugins/data-pages/upgrade-plans/index.ts',
    [markdownTwins as PluginModule, {skills: true}],
    './plugins/data-pages/error-addresses/index.ts',
    ['./plugins/doctor/index.ts', {entry: 'src/doctor/main.ts'}],
    './plugins/beside-pages/site-identity/index.ts',
    './plugins/beside-pages/link-previews/index.ts',
    printGuides,
    roots.plugin,
    './plugins/data-pages/reporting-pages/download.ts',
    ...others.map((docSet): PluginConfig => [
      '@docusaurus/plugin-content-docs',
      docsOptions(docSet),
    ]),
    [searchIndex as PluginModule, searchIndexOptions],
    provider.gtmContainerId && [
      './plugins/tag-manager/index.ts',
      {containerId: provider.gtmContainerId},
    ],
    ['@docusaurus/plugin-ideal-image', pictures],
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: [...redirects], createRedirects: roots.createRedirects},
    ],
    ['./plugins/data-pages/named-pages/index.ts', {pages: namedPages}],
  ],
  themeConfig: {
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
    // Colours are a style sheet of plugins/markdown/highlight: ship no theme objects.
    prism: {theme: {plain: {}, styles: []}},
    announcementBar: announcementBar(defaultLocale),
    navbar: {
      title: 'Help Center',
      logo: {alt: '', src: 'img/logo.svg'},
      hideOnScroll: true,
      items: navbarItems(),
    },
    footer,
  } satisfies ThemeConfig,
};

export default config;

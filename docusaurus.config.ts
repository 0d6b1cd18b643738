import {templateWithoutScripts} from '@help-center/late-start/template';
import {noticeWithoutScripts, words} from '@help-center/late-start/words';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import {announcementBar} from './config/announcement';
import {clientModules, customFields, isDevelopment, isProduction, locale} from './config/build';
import {docsOptions} from './plugins/docsOptions';
import {docSets, framedRoutes, type DocSet} from './config/docSets';
import {insertFacts} from './plugins/lib/facts';
import {parseFrontMatter, parseWhileWriting} from './plugins/front-matter/index';
import {i18n, inLocale, locales} from './config/locales';
import {pageDates} from './plugins/front-matter/pageDates';
import {adapters, besidePages, bundling, dataPages, markdown, sitemap} from './config/plugins';
import {links, provider} from './config/provider';
import {redirects} from './config/redirects';
import {searchIndexOptions} from './config/search';
import {siteTitles} from './config/setTitles';
import {themeConfig} from './config/theme';
import {previewTheme} from './plugins/beside-pages/link-previews/preview';
import {docSetRoots} from './plugins/beside-pages/doc-set-roots';
import {markdownSteps, pageSteps} from './plugins/steps';
import liveEdits from './plugins/live-edits';
import searchIndex from './plugins/search-index';
import type {DashboardSettings} from './src/dashboard/settings';

const [android, ...others] = docSets.map((docSet: DocSet) =>
  docsOptions(docSet, markdownSteps(docSet)),
);
const roots = docSetRoots();

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
  ...(isProduction && {ssrTemplate: templateWithoutScripts()}),
  noIndex: provider.preview,
  storage: {type: 'localStorage', namespace: 'help-center'},
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter: isDevelopment ? parseWhileWriting : parseFrontMatter,
    preprocessor: ({filePath, fileContent}) => insertFacts(filePath, fileContent),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  clientModules,
  customFields: customFields satisfies DashboardSettings,
  presets: [
    [
      'classic',
      {
        docs: android,
        blog: false,
        pages: pageSteps,
        theme: {customCss: './src/css/custom.css'},
        sitemap,
      } satisfies PresetOptions,
    ],
  ],
  plugins: [
    ...dataPages,
    ...markdown,
    ...bundling,
    ...besidePages,
    [
      './plugins/start-script/index.ts',
      {
        entry: 'src/start/index.ts',
        losses: 'src/start/losses.ts',
        waits: isProduction,
        words,
        notice: noticeWithoutScripts,
        settings: {
          bridge: links.bridge,
          framedRoutes,
          domain: provider.domain,
          languages: locales,
          announcement: announcementBar(locale)?.id,
        },
      },
    ],
    './plugins/doctor/index.ts',
    ...others.map((options): PluginConfig => ['@docusaurus/plugin-content-docs', options]),
    [searchIndex as PluginModule, searchIndexOptions],
    ...adapters,
    ...(isDevelopment ? [liveEdits as PluginModule, './checks/overlay/index.ts'] : []),
    roots.plugin,
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: [...redirects], createRedirects: roots.createRedirects},
    ],
  ],
  themeConfig: {...themeConfig, ...previewTheme(locale)},
};

export default config;

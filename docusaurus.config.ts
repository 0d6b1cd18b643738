import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {Config, PluginConfig, PluginModule} from '@docusaurus/types';
import {clientModules, customFields} from './config/browser';
import {isProduction, locale} from './config/build';
import {docsOptions} from './config/docsOptions';
import {docSets, framedRoutes, type DocSet} from './config/docSets';
import {insertFacts} from './config/facts';
import {parseFrontMatter} from './config/frontMatter';
import {defaultLocale, i18n, inLocale, locales} from './config/locales';
import {pageDates} from './config/pageDates';
import {adapters, besidePages, bundling, dataPages, markdown} from './config/plugins';
import {links, provider} from './config/provider';
import {redirects} from './config/redirects';
import {searchIndexOptions, type ClientSearchSettings} from './config/search';
import {siteTitles} from './config/setTitles';
import {sitemap} from './config/sitemap';
import {themeConfig} from './config/theme';
import {docSetRoots} from './plugins/beside-pages/doc-set-roots';
import {markdownSteps, pageSteps} from './plugins/markdown';
import searchIndex from './plugins/search-index';
import {templateWithoutScripts} from './plugins/start-script/template';
import type {DashboardSettings} from './src/dashboard/settings';
import {noticeWithoutScripts, words} from './src/start/words';

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
  storage: {type: 'localStorage', namespace: 'help-center'},
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    preprocessor: ({filePath, fileContent}) => insertFacts(filePath, fileContent),
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  },
  clientModules,
  customFields: customFields satisfies DashboardSettings & {search: ClientSearchSettings},
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
        effects: 'src/start/effects.ts',
        waits: isProduction,
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
    ['./plugins/doctor/index.ts', {entry: 'src/doctor/main.ts'}],
    ...others.map((options): PluginConfig => ['@docusaurus/plugin-content-docs', options]),
    [searchIndex as PluginModule, searchIndexOptions],
    ...adapters,
    roots.plugin,
    [
      '@docusaurus/plugin-client-redirects',
      {redirects: [...redirects], createRedirects: roots.createRedirects},
    ],
  ],
  themeConfig,
};

export default config;

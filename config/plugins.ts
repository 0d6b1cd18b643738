import type {PluginConfig} from '@docusaurus/types';
import {builderDataPlugin} from './builderData';
import {inspectorDataPlugin} from './inspectorData';
import {namedPages} from './namedPages';
import {pictures} from './pictures';
import {provider} from './provider';

/** What pages need in addition to the Markdown steps. */
export const markdown: PluginConfig[] = ['./plugins/markdown/highlight/index.ts'];

/** Pages and page data generated from `data/`. */
export const dataPages: PluginConfig[] = [
  builderDataPlugin,
  inspectorDataPlugin,
  './plugins/data-pages/shown-releases/index.ts',
  './plugins/data-pages/upgrade-plans/index.ts',
  './plugins/data-pages/error-addresses/index.ts',
  './plugins/data-pages/reporting-pages/download.ts',
  ['./plugins/data-pages/named-pages/index.ts', {pages: namedPages}],
];

/** Files written next to the pages, and tags in their heads. */
export const besidePages: PluginConfig[] = [
  './plugins/beside-pages/clean-addresses/index.ts',
  './plugins/beside-pages/site-identity/index.ts',
  './plugins/beside-pages/link-previews/index.ts',
  './plugins/beside-pages/release-feeds/index.ts',
  ['./plugins/beside-pages/markdown-twins/index.ts', {skills: true}],
  './plugins/beside-pages/print-guides/index.ts',
];

/** How scripts are packed and loaded; plugins/bundling/README.md says what each changes. */
export const bundling = [
  'build-cache',
  'page-chunks',
  'prefetch',
  'own-translations',
  'small-scripts',
  'used-styles',
  'whole-pages',
  'known-syntax',
].map((part) => `./plugins/bundling/${part}/index.ts`);

/** Third-party plugins with this site's options. */
export const adapters: PluginConfig[] = [
  provider.gtmContainerId && [
    './plugins/tag-manager/index.ts',
    {containerId: provider.gtmContainerId},
  ],
  ['@docusaurus/plugin-ideal-image', pictures],
];

import type {Options as PictureOptions} from '@docusaurus/plugin-ideal-image';
import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import type {PluginConfig} from '@docusaurus/types';
import {docSets, otherVersions} from './docSets';
import {provider} from './provider';

/** What pages need in addition to the Markdown steps. */
export const markdown: PluginConfig[] = ['./plugins/markdown/highlight/index.ts'];

/** Pages and page data generated from `data/`. */
export const dataPages: PluginConfig[] = [
  './plugins/data-pages/builder-data/index.ts',
  './plugins/data-pages/inspector-data/index.ts',
  './plugins/data-pages/shown-releases/index.ts',
  './plugins/data-pages/upgrade-plans/index.ts',
  './plugins/data-pages/error-addresses/index.ts',
  './plugins/data-pages/reporting-pages/download.ts',
  './plugins/data-pages/named-pages/index.ts',
];

/** Files written next to the pages, and tags in their heads. */
export const besidePages: PluginConfig[] = [
  './plugins/beside-pages/clean-addresses/index.ts',
  './plugins/beside-pages/site-identity/index.ts',
  './plugins/beside-pages/licenses/index.ts',
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

/**
 * Options for images that components import: two sizes, the smaller one for phones
 * (390 px wide at a device pixel ratio of 2). All become JPEG, the plugin's smallest
 * format for shaded images; a flat one is smaller as PNG and is imported as
 * `picture.png?format=png`.
 */
export const pictures = {
  quality: 85,
  steps: 2,
  min: 780,
  max: 1200,
  format: 'jpg',
  disableInDev: true,
} satisfies PictureOptions & {format: string};

/** Sitemap options: only pages of the latest versions, in every language. */
export const sitemap: PresetOptions['sitemap'] = {
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  ignorePatterns: [
    '/**/tags/**',
    ...docSets.flatMap((docSet) =>
      otherVersions(docSet).flatMap((version) =>
        ['', '*/'].map((locale) => `${provider.baseUrl}${locale}${docSet.route}/${version}/**`),
      ),
    ),
  ],
};

/** Third-party plugins with this site's options. */
export const adapters: PluginConfig[] = [
  provider.gtmContainerId && [
    './plugins/tag-manager/index.ts',
    {containerId: provider.gtmContainerId},
  ],
  ['@docusaurus/plugin-ideal-image', pictures],
];

import type {Options} from '@docusaurus/preset-classic';
import {otherRoutes} from './docSets';
import {provider} from './provider';

/** Sitemap options: only pages of the latest versions. */
export const sitemap: Options['sitemap'] = {
  changefreq: 'weekly',
  priority: 0.5,
  lastmod: 'date',
  ignorePatterns: ['/**/tags/**', ...otherRoutes(provider.baseUrl)],
};

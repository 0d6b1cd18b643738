import type {Options} from '@docusaurus/preset-classic';
import {docSets, otherVersions} from './docSets';
import {provider} from './provider';

/** Sitemap options: only pages of the latest versions, in every language. */
export const sitemap: Options['sitemap'] = {
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

import path from 'node:path';
import {defaultLocale, locales} from '../config/locales';
import {provider} from '../config/provider';
import {foreignOrigins} from '../config/security';
import {otherVersions, docSets} from '../config/docSets';
import {runChecks} from './run';
import {publishedAddresses} from './site/published';
import {loadSite} from './site/site';
import {siteQuestions} from './site/questions';

const root = path.dirname(__dirname);

/** Addresses of archived versions, from Docusaurus' own lists of versions. */
const archives = docSets.flatMap((docSet) =>
  otherVersions(docSet).map((version) => `${docSet.route}/${version}`),
);

const site = loadSite({
  folder: process.env.E2E_BUILD ?? path.join(root, 'build'),
  siteUrl: provider.siteUrl,
  baseUrl: provider.baseUrl,
  locales,
  defaultLocale,
});
void runChecks(
  siteQuestions({
    foreign: foreignOrigins(provider),
    published: publishedAddresses(),
    unused: provider.algolia ? [] : [/\balgolia(?:net)?\.(?:net|com|io)\b/],
    archived: (address) =>
      archives.some((archive) => address === archive || address.startsWith(`${archive}/`)),
    dated: (address) => docSets.some(({route}) => address.startsWith(`${route}/`)),
  }),
  site,
  `${site.pages.length} built pages`,
);

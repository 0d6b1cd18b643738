import {fill} from '@help-center/sdk-rules';
import {builderOf} from '@help-center/sdk-rules/builder';
import {catalogueOf} from '@help-center/sdk-rules/fits';
import type {PatchSite} from '@help-center/sdk-rules/patch';
import {mavenRepositories, providerAddresses} from '@help-center/sdk-data/addresses';
import {artifactsOf, coveredReleases, podPinsOf, podsOf} from '@help-center/sdk-data/artifacts';
import {builderData} from '@help-center/sdk-data/builder';
import {
  adNetworks,
  appAds,
  errorSignatures,
  logCodes,
  logStages,
  releaseRequirements,
  skadnetwork,
} from '@help-center/sdk-data';
import {formatDate} from '@help-center/sdk-data/dates';
import {asOf, releasesOf, supportStatuses} from '@help-center/sdk-data/releases';
import {symbols} from '@help-center/sdk-data/symbols';
import {appAdsWords, builderWords, configWords, words} from '@help-center/sdk-data/words';

import {movedMaps} from './maps';

const podSources = [providerAddresses.podsAppodeal, providerAddresses.podsBidon];

/** Where a site is, and texts of its interface by language and id. */
type Place = Pick<PatchSite, 'address' | 'languages'> & {
  messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What this site knows and says of apps; where it is, the bundler puts in. */
export const siteAt = ({address, languages, messages = {}}: Place): PatchSite => ({
  address,
  languages,
  catalogue: catalogueOf(releaseRequirements, asOf),
  sayIn:
    (locale) =>
    ({id, message}, values = {}) =>
      fill(messages[locale]?.[id] ?? message, values),
  words,
  builderWords,
  configWords,
  appAdsWords,
  builder: builderOf(builderData(), {
    skadnetwork,
    mavenRepositories,
    podSources,
    unityPlugin: providerAddresses.unityPlugin,
  }),
  appAdsNetworks: appAds.networks,
  logs: {errors: errorSignatures.signatures, codes: logCodes, stages: logStages},
  skadnetwork,
  moved: movedMaps,
  networks: adNetworks.networks,
  services: adNetworks.services,
  covered: coveredReleases,
  artifactsOf,
  podsOf,
  pinsOf: podPinsOf,
  published: releaseRequirements.android.adapters,
  pastPods: Object.keys(releaseRequirements.ios.pods),
  removedOf: (platform) => symbols[platform].removed,
  releasesOf,
  isEnded: (platform, release) => {
    const list = releasesOf(platform);
    return supportStatuses(list)[list.findIndex(({version}) => version === release)] === 'ended';
  },
  mavenRepositories,
  mavenAppodeal: providerAddresses.mavenAppodeal,
  podSources,
  formatDate,
});

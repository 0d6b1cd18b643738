import {builderOf} from '@help-center/sdk-rules/builder';
import type {PatchSite} from '@help-center/sdk-rules/patch';
import {mavenRepositories, providerAddresses} from '../../config/addresses';
import {artifactsOf, podsOf} from '../../config/artifacts';
import {builderData} from '../../config/builderData';
import {adNetworks, errorSignatures, releaseRequirements} from '../../config/catalogue';
import {formatDate} from '../../config/dates';
import {releasesOf, supportStatuses} from '../../config/releases';
import {symbols} from '../../config/symbols';
import appAds from '../../data/app-ads.json';
import rosetta from '../../data/rosetta.json';
import skadnetwork from '../../data/skadnetwork-ids.json';
import appAdsWords from '../../data/words/app-ads.json';
import builderWords from '../../data/words/builder.json';
import configWords from '../../data/words/config-checker.json';
import words from '../../data/words/doctor.json';

const podSources = [providerAddresses.podsAppodeal, providerAddresses.podsBidon];

/** What this site knows and says of apps; where it is, the bundler puts in. */
export const siteAt = (place: Pick<PatchSite, 'address' | 'languages'>): PatchSite => ({
  ...place,
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
  errors: errorSignatures.signatures,
  skadnetwork,
  moved: rosetta.maps,
  networks: adNetworks.networks,
  services: adNetworks.services,
  covered: adNetworks.releases,
  artifactsOf,
  podsOf,
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

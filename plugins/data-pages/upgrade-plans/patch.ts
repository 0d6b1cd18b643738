import type {PatchData, PatchFacts} from '@help-center/sdk-rules/patch';
import {providerAddresses} from '@help-center/sdk-data/addresses';
import {builderData} from '@help-center/sdk-data/builder';
import {inLocale} from '../../../config/locales';
import {byPlatform} from '../../../config/platforms';
import words from '../../../data/words/doctor.json';
import {siteAt} from '@help-center/sdk-doctor/site';

/** Gathers what patches in the browser have to know: for the latest release, in a language. */
export function patchData(locale: string): PatchData {
  const site = siteAt({address: '', languages: {}});
  const [latest = ''] = site.covered;
  const keyed = (list: PatchFacts['networks']): PatchFacts['networks'] =>
    list
      .filter(({needs}) => needs.length > 0)
      .map(({id, name, needs}) => ({
        id,
        name,
        needs: needs.map(({platform, file, key}) => ({platform, file, key})),
      }));
  return {
    covered: site.covered,
    mavenAppodeal: site.mavenAppodeal,
    pastPods: site.pastPods,
    networks: keyed(site.networks),
    services: keyed(site.services),
    builder: builderData(),
    files: {
      skadnetwork: site.skadnetwork,
      mavenRepositories: site.mavenRepositories,
      podSources: site.podSources,
      unityPlugin: providerAddresses.unityPlugin,
    },
    artifacts: Object.fromEntries(
      site.covered.map((release) => [release, [...site.artifactsOf(release)]]),
    ),
    pods: {[latest]: [...site.podsOf(latest)]},
    // Of the builds of other releases, only the names matter.
    published: Object.fromEntries(
      Object.entries(site.published).map(([name, versions]) => [
        name,
        versions.filter((version) => version.startsWith(`${latest}.`)),
      ]),
    ),
    releases: byPlatform((platform) =>
      site
        .releasesOf(platform)
        .map(({version, facts}) => ({version, facts: version === latest ? facts : {}})),
    ),
    removed: byPlatform((platform) =>
      site.removedOf(platform).map(({name, instead, release}) => ({name, instead, release})),
    ),
    words: Object.fromEntries(
      Object.entries(words.patch.left).map(([kind, text]) => [kind, inLocale(text, locale)]),
    ) as PatchData['words'],
  };
}

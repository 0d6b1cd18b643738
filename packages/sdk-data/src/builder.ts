import type {BuilderData} from '@help-center/sdk-rules/builder';
import {adNetworks, bare, releases, type AdNetworks, type Entry, type Platform} from './catalogue';
import {factsOf as releaseFacts} from './releases';

/** Maps the values of an object that are not null. */
const mapPresent = <From, To>(
  object: Readonly<Record<string, From | null>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) =>
      value === null ? [] : [[key, change(value)]],
    ),
  );

function item(entry: Entry) {
  const {id, name, kind, adTypes, platforms, needs, requires, conflicts, withoutKeys} = entry;
  const {android, ios, unity} = platforms;
  return {
    id,
    name,
    kind,
    adTypes,
    platforms: {
      android: android && {
        artifact: android.artifact,
        releases: mapPresent(android.releases, ({artifact, version}) => ({artifact, version})),
      },
      ios: ios && {
        pod: ios.pod,
        releases: mapPresent(ios.releases, ({pod, version, minIos, recommended, networkSdk}) => ({
          pod,
          version,
          minIos,
          recommended,
          // Only exact pins can conflict.
          networkSdk: networkSdk.filter((pin) => pin.version?.startsWith('=')),
        })),
      },
      unity: unity && {dependencyId: unity.dependencyId, releases: unity.releases},
    },
    requires: requires.map((required) => required.id),
    conflicts: bare(conflicts),
    needsSetup: needs.length > 0,
    withoutKeys: withoutKeys ?? null,
  };
}

/**
 * A platform's facts that the builder writes into files, by release.
 *
 * @throws with the release and the fact when one is missing
 */
function factsOf<Name extends string>(
  {platforms}: typeof releases,
  versions: readonly string[],
  platform: Platform,
  names: readonly Name[],
): Record<string, Record<Name, string>> {
  // A beta, or a number that another platform has skipped, is that of one platform alone.
  const entries = versions.flatMap((version) => {
    const release = releaseFacts(platform, version, platforms[platform]);
    if (!release) {
      return [];
    }
    const facts = names.map((name) => {
      const fact = release.facts[name];
      if (!fact) {
        throw new Error(
          `data/releases.json: ${platform} ${version} has no fact "${name}", which the integration builder writes into files`,
        );
      }
      return [name, fact];
    });
    return [[version, Object.fromEntries(facts)]];
  });
  return Object.fromEntries(entries) as Record<string, Record<Name, string>>;
}

/** The part of the catalog that the integration builder reads in the browser. */
export function builderData(networks: AdNetworks = adNetworks, known = releases): BuilderData {
  const {releases: versions} = networks;
  return {
    releases: versions,
    core: {conflicts: bare(networks.core.conflicts)},
    items: [...networks.networks, ...networks.services].map(item),
    engineAdapters: networks.engineAdapters.map(({engine, network, unityId, android, ios}) => ({
      engine,
      network,
      unityId,
      android: android && {
        artifact: android.artifact,
        versions: mapPresent(android.versions, (version) => version),
      },
      ios: ios && {
        pod: ios.pod,
        releases: mapPresent(ios.releases, ({version, minIos}) => ({version, minIos})),
      },
    })),
    facts: {
      android: factsOf(known, versions, 'android', ['core', 'minSdk']),
      ios: factsOf(known, versions, 'ios', ['pod', 'coreMinIos']),
      unity: factsOf(known, versions, 'unity', ['package', 'minSdk']),
    },
  };
}

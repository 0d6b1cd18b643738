import type {Plugin} from '@docusaurus/types';
import type {BuilderData} from '@help-center/app-rules/builder';
import {adNetworks, releases, type AdNetworks, type Conflict, type Entry} from './catalogue';
import type {Platform} from './platforms';

/** Applies a function to the values of an object that are not null. */
const mapPresent = <From, To>(
  object: Readonly<Record<string, From | null>>,
  change: (value: From) => To,
): Record<string, To> =>
  Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) =>
      value === null ? [] : [[key, change(value)]],
    ),
  );

/** What is said of a conflict, without where it is from. */
const conflict = ({id, platform, with: others, text}: Conflict) => ({
  id,
  platform,
  with: others,
  text,
});

function item({id, name, kind, adTypes, platforms, requires, conflicts, withoutKeys}: Entry) {
  const {android, ios, unity} = platforms;
  return {
    id,
    name,
    kind,
    adTypes,
    platforms: {
      android: android && {
        artifact: android.artifact,
        releases: mapPresent(android.releases, ({version}) => ({version})),
      },
      ios: ios && {
        pod: ios.pod,
        releases: mapPresent(ios.releases, ({version, minIos, recommended, networkSdk}) => ({
          version,
          minIos,
          recommended,
          // Only exact pins can clash.
          networkSdk: networkSdk.filter((pin) => pin.version?.startsWith('=')),
        })),
      },
      unity: unity && {dependencyId: unity.dependencyId, releases: unity.releases},
    },
    requires: requires.map((required) => required.id),
    conflicts: conflicts.map(conflict),
    withoutKeys: withoutKeys ?? null,
  };
}

/**
 * The facts of a platform that the builder writes into files, by release.
 *
 * @throws naming release and fact when one is missing
 */
function factsOf<Name extends string>(
  {platforms}: typeof releases,
  versions: readonly string[],
  platform: Platform,
  names: readonly Name[],
): Record<string, Record<Name, string>> {
  const factOf = (version: string, name: Name): string => {
    const found = platforms[platform].releases.find((release) => release.version === version);
    const fact = found?.facts[name];
    if (!fact) {
      throw new Error(
        `data/releases.json: ${platform} ${version} has no fact "${name}", which the integration builder writes into files`,
      );
    }
    return fact;
  };
  return Object.fromEntries(
    versions.map((version) => [
      version,
      Object.fromEntries(names.map((name) => [name, factOf(version, name)])),
    ]),
  ) as Record<string, Record<Name, string>>;
}

/** The part of the catalogue that the integration builder reads in the browser. */
export function builderData(networks: AdNetworks = adNetworks, known = releases): BuilderData {
  const {releases: versions} = networks;
  return {
    releases: versions,
    core: {conflicts: networks.core.conflicts.map(conflict)},
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

/** Writes the data to where the builder imports it from: `@generated/integration-builder/default/data.json`. */
export function builderDataPlugin(): Plugin {
  return {
    name: 'integration-builder',
    async contentLoaded({actions}) {
      await actions.createData('data.json', builderData());
    },
  };
}

/** Stands for the file in unit tests. */
export default builderData();

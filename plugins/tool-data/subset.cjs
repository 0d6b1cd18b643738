/** Facts of a release that the integration builder writes into files. */
const FACTS = ['core', 'coreMinIos', 'minSdk', 'package', 'pod'];

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

/** What is said of a conflict, without where it is from. */
const conflict = ({id, platform, with: others, text}) => ({id, platform, with: others, text});

function item({id, name, kind, adTypes, platforms: {android, ios, unity}, requires, conflicts}) {
  return {
    id,
    name,
    kind,
    adTypes,
    platforms: {
      android: android && {
        artifact: android.artifact,
        releases: mapValues(android.releases, ({version}) => ({version})),
      },
      ios: ios && {
        pod: ios.pod,
        releases: mapValues(ios.releases, ({version, minIos, recommended, networkSdk}) => ({
          version,
          minIos,
          recommended,
          // Only exact pins can clash.
          networkSdk: networkSdk.filter((pin) => pin.version?.startsWith('=')),
        })),
      },
      unity: unity && {dependencyId: unity.dependencyId, releases: unity.releases},
    },
    requires: requires.map(({id}) => ({id})),
    conflicts: conflicts.map(conflict),
  };
}

/** What the integration builder reads of each file, by the file's name. */
const subsets = {
  'ad-networks.json': ({releases, core, networks, services, engineAdapters}) => ({
    releases,
    core: {conflicts: core.conflicts.map(conflict)},
    networks: networks.map(item),
    services: services.map(item),
    engineAdapters: engineAdapters.map(({engine, network, unityId, android, ios}) => ({
      engine,
      network,
      unityId,
      android: android && {artifact: android.artifact, versions: android.versions},
      ios: ios && {
        pod: ios.pod,
        releases: mapValues(ios.releases, ({version, minIos}) => ({version, minIos})),
      },
    })),
  }),
  'releases.json': ({platforms}) => ({
    platforms: mapValues(platforms, ({releases}) => ({
      releases: releases.map(({version, facts}) => ({
        version,
        facts: Object.fromEntries(Object.entries(facts).filter(([key]) => FACTS.includes(key))),
      })),
    })),
  }),
};

/**
 * Reduces a data file to what the integration builder reads of it.
 *
 * @this {{resourcePath: string}}
 * @param {string} source - of the file
 * @returns {string}
 */
module.exports = function loader(source) {
  return JSON.stringify(subsets[this.resourcePath.split(/[\\/]/).at(-1)](JSON.parse(source)));
};
module.exports.subsets = subsets;

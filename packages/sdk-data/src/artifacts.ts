import {adNetworks, platforms, releaseRequirements} from './catalogue';
import {factsOf} from './releases';

/** Versions by artifact or pod; an empty list matches any version. */
type Versions = ReadonlyMap<string, readonly string[]>;

/** The releases whose adapters are known and that every platform has, newest first. */
export const coveredReleases = adNetworks.releases.filter((release) =>
  platforms.every((platform) => factsOf(platform, release)),
);

/** The Maven artifacts of a release, with their versions. */
export function artifactsOf(release: string): Versions {
  const {core, bundle} = factsOf('android', release)?.facts ?? {};
  return new Map(
    [
      ...[...adNetworks.networks, ...adNetworks.services].map(({platforms: {android}}) => [
        android?.releases[release]?.artifact ?? android?.artifact,
        android?.releases[release]?.version,
      ]),
      ...adNetworks.engineAdapters.map(({android}) => [
        android?.artifact,
        android?.versions[release],
      ]),
      ...[core, bundle].map((coordinate) => coordinate?.split(/:(?=[^:]+$)/) ?? []),
    ].flatMap(([artifact, version]) => (artifact && version ? [[artifact, [version]]] : [])),
  );
}

/** The pods of a release, with their versions. */
export function podsOf(release: string): Versions {
  const found = new Map<string, string[]>([
    ['Appodeal', [factsOf('ios', release)?.facts.pod ?? release]],
    ['StackConsentManager', []],
    ['StackModules', []],
  ]);
  for (const {platforms} of [...adNetworks.networks, ...adNetworks.services]) {
    const figure = platforms.ios?.releases[release];
    if (platforms.ios && figure) {
      found.set(figure.pod ?? platforms.ios.pod, [figure.version, ...(figure.rebuilds ?? [])]);
      for (const {pod} of figure.networkSdk) {
        found.set(pod, []);
      }
    }
  }
  for (const {ios} of adNetworks.engineAdapters) {
    const figure = ios?.releases[release];
    if (ios && figure) {
      found.set(ios.pod, [figure.version]);
    }
  }
  return found;
}

/** What each pod of a release asks of other pods, in its newest version for the release. */
export function podPinsOf(release: string): ReadonlyMap<string, Readonly<Record<string, string>>> {
  return new Map(
    Object.entries(releaseRequirements.ios.pods).flatMap(
      ([name, {versions, releases, pins}]): [string, Record<string, string>][] => {
        const at = versions.findIndex((version) =>
          releases
            ? releases[version]?.includes(release)
            : version.split('.').slice(0, 3).join('.') === release,
        );
        const since = Object.keys(pins).find((version) => versions.indexOf(version) >= at);
        return at === -1 || since === undefined ? [] : [[name, pins[since]?.needs ?? {}]];
      },
    ),
  );
}

import {adNetworks} from './catalogue';
import {factsOf} from './releases';

/** Versions by artifact or pod; an empty list matches any version. */
export type Versions = ReadonlyMap<string, readonly string[]>;

/** The Maven artifacts of a release, with their versions. */
export function artifactsOf(release: string): Versions {
  const found = new Map<string, string[]>();
  for (const {platforms} of [...adNetworks.networks, ...adNetworks.services]) {
    const figure = platforms.android?.releases[release];
    if (platforms.android && figure) {
      found.set(platforms.android.artifact, [figure.version]);
    }
  }
  for (const {android} of adNetworks.engineAdapters) {
    const version = android?.versions[release];
    if (android && version) {
      found.set(android.artifact, [version]);
    }
  }
  const facts = factsOf('android', release)?.facts ?? {};
  for (const coordinate of [facts.core, facts.bundle]) {
    const [, artifact, version] = /^(.+):([^:]+)$/.exec(coordinate ?? '') ?? [];
    if (artifact && version) {
      found.set(artifact, [version]);
    }
  }
  return found;
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
      found.set(platforms.ios.pod, [figure.version, ...(figure.rebuilds ?? [])]);
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

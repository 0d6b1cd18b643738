export type Platform = 'android' | 'ios' | 'unity';

export const platforms: readonly Platform[] = ['android', 'ios', 'unity'];

/** Requirements of an Appodeal pod. */
export interface Pins {
  /** Deployment target. */
  minIos: string;
  /** Requirements by pod, as CocoaPods writes them. */
  needs: Readonly<Record<string, string>>;
}

/** Versions of an Appodeal pod, newest first. */
export interface Pod {
  /** The SDK releases of each version, if versions follow the network; otherwise the first three parts are the release. */
  releases?: Readonly<Record<string, readonly string[]>>;
  versions: readonly string[];
  /** By the first version they apply to, newest first. */
  pins: Readonly<Record<string, Pins>>;
}

interface Release {
  version: string;
  date: string | null;
}

interface AndroidRelease extends Release {
  minSdk: number;
  compileSdk: number;
  agp: string;
  gradle: string;
  kotlin: string;
}

export interface UnityRelease extends Release {
  editor: string;
  edm4u: string | null;
  /** Version of the Android SDK it contains. */
  android: string;
  ios: string;
}

/** Content of `data/release-requirements.json`. */
export interface Requirements {
  android: {releases: readonly AndroidRelease[]};
  ios: {releases: readonly Release[]; pods: Readonly<Record<string, Pod>>};
  unity: {
    releases: readonly UnityRelease[];
    /** Version of the Firebase pods, by the first version of Firebase's Unity SDK it applies to, newest first. */
    firebase: Readonly<Record<string, string>>;
  };
}

/** Releases up to a date with their requirements, and later ones by number only. */
export interface Catalogue extends Requirements {
  newer: Readonly<Record<Platform, readonly string[]>>;
}

/** The SDK releases that include a version of a pod. */
export const releasesOf = ({releases}: Pod, version: string): readonly string[] =>
  releases ? (releases[version] ?? []) : [version.split('.').slice(0, 3).join('.')];

/**
 * Removes the requirements of releases after a date; only their numbers stay.
 *
 * @param asOf - as `YYYY-MM-DD`; the last possible date keeps all
 */
export function catalogueOf({android, ios, unity}: Requirements, asOf: string): Catalogue {
  const isKnown = ({date}: Release): boolean => date === null || date <= asOf;
  const known = new Set(ios.releases.filter(isKnown).map(({version}) => version));
  const pods = Object.entries(ios.pods).flatMap(([name, pod]): [string, Pod][] => {
    const versions = pod.versions.filter((version) =>
      releasesOf(pod, version).some((release) => known.has(release)),
    );
    const oldest = Object.keys(pod.pins).filter((since) => versions.includes(since));
    const pins = Object.fromEntries(oldest.map((since) => [since, pod.pins[since] as Pins]));
    return versions.length === 0 ? [] : [[name, {...pod, versions, pins}]];
  });
  const numbers = (releases: readonly Release[]): string[] =>
    releases.filter((release) => !isKnown(release)).map(({version}) => version);
  return {
    android: {releases: android.releases.filter(isKnown)},
    ios: {releases: ios.releases.filter(isKnown), pods: Object.fromEntries(pods)},
    unity: {releases: unity.releases.filter(isKnown), firebase: unity.firebase},
    newer: {
      android: numbers(android.releases),
      ios: numbers(ios.releases),
      unity: numbers(unity.releases),
    },
  };
}

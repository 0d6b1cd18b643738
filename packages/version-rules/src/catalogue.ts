export type Platform = 'android' | 'ios' | 'unity';

export const platforms: readonly Platform[] = ['android', 'ios', 'unity'];

/** What a pod of ours needs. */
export interface Pins {
  /** Deployment target. */
  minIos: string;
  /** Requirements by pod, as CocoaPods writes them. */
  needs: Readonly<Record<string, string>>;
}

/** Versions of a pod of ours, newest first. */
export interface Pod {
  /** The releases of each version where its number is the network's; otherwise its first three parts are the release. */
  releases?: Readonly<Record<string, readonly string[]>>;
  versions: readonly string[];
  /** By the version from which on they hold, newest first. */
  pins: Readonly<Record<string, Pins>>;
}

interface Release {
  version: string;
  date: string | null;
}

export interface AndroidRelease extends Release {
  minSdk: number;
  compileSdk: number;
  agp: string;
  gradle: string;
  kotlin: string;
}

export interface UnityRelease extends Release {
  editor: string;
  edm4u: string | null;
  /** The SDKs that it brings. */
  android: string;
  ios: string;
}

/** What `data/release-requirements.json` says. */
export interface Requirements {
  android: {releases: readonly AndroidRelease[]};
  ios: {releases: readonly Release[]; pods: Readonly<Record<string, Pod>>};
  unity: {
    releases: readonly UnityRelease[];
    /** Version of the Firebase pods, by the version of Firebase's Unity SDK from which on it holds, newest first. */
    firebase: Readonly<Record<string, string>>;
  };
}

/** What is judged by: the releases up to a day, those after it by number only. */
export interface Catalogue extends Requirements {
  newer: Readonly<Record<Platform, readonly string[]>>;
}

/** The releases that a version of a pod belongs to. */
export const releasesOf = ({releases}: Pod, version: string): readonly string[] =>
  releases ? (releases[version] ?? []) : [version.split('.').slice(0, 3).join('.')];

/**
 * Takes the releases after a day out of the requirements; only their numbers stay.
 *
 * @param asOf - as `YYYY-MM-DD`; the last possible day keeps all of them
 */
export function catalogueOf({android, ios, unity}: Requirements, asOf: string): Catalogue {
  const isKnown = ({date}: Release): boolean => date === null || date <= asOf;
  const known = new Set(ios.releases.filter(isKnown).map(({version}) => version));
  const pods = Object.entries(ios.pods).flatMap(([name, pod]): [string, Pod][] => {
    const versions = pod.versions.filter((version) =>
      releasesOf(pod, version).some((release) => known.has(release)),
    );
    const oldest = Object.keys(pod.pins).filter((since) => versions.includes(since));
    return versions.length === 0
      ? []
      : [
          [
            name,
            {
              ...(pod.releases && {releases: pod.releases}),
              versions,
              pins: Object.fromEntries(oldest.map((since) => [since, pod.pins[since] as Pins])),
            },
          ],
        ];
  });
  const numbers = (releases: readonly Release[]): string[] =>
    releases.filter((release) => !isKnown(release)).map(({version}) => version);
  return {
    android: {
      releases: android.releases
        .filter(isKnown)
        .map(({version, date, minSdk, compileSdk, agp, gradle, kotlin}) => ({
          version,
          date,
          minSdk,
          compileSdk,
          agp,
          gradle,
          kotlin,
        })),
    },
    ios: {
      releases: ios.releases.filter(isKnown).map(({version, date}) => ({version, date})),
      pods: Object.fromEntries(pods),
    },
    unity: {
      releases: unity.releases
        .filter(isKnown)
        .map(({version, date, editor, edm4u, android: sdk, ios: pod}) => ({
          version,
          date,
          editor,
          edm4u,
          android: sdk,
          ios: pod,
        })),
      firebase: unity.firebase,
    },
    newer: {
      android: numbers(android.releases),
      ios: numbers(ios.releases),
      unity: numbers(unity.releases),
    },
  };
}

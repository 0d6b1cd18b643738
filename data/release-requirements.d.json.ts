/* Written by "npm run data:types" from data/schema/release-requirements.schema.json. */

export type Version = string;
/**
 * ISO date; null where the day is not published.
 */
export type Day = string | null;
export type Figure = string;
export type Build = string;
/**
 * @minItems 1
 */
export type Builds = Build[];

/**
 * Releases after asOf of releases.json are known by number: nothing is judged by them.
 */
export interface ReleaseRequirements {
  $schema?: string;
  sources: {
    android: Source;
    ios: Source;
    unity: Source;
    firebase: Source;
  };
  android: {
    /**
     * Newest first.
     *
     * @minItems 1
     */
    releases: AndroidRelease[];
    /**
     * Versions of the adapters by Maven artifact, newest first. The first three parts of a version are its release.
     */
    adapters: {
      [k: string]: Builds;
    };
  };
  ios: {
    /**
     * Newest first.
     *
     * @minItems 1
     */
    releases: IosRelease[];
    /**
     * The core pod and the adapters.
     */
    pods: {
      [k: string]: Pod;
    };
  };
  unity: {
    /**
     * Newest first.
     *
     * @minItems 1
     */
    releases: UnityRelease[];
    /**
     * Version of the Firebase pods by version of the Firebase Unity SDK, newest first; it holds for later ones up to the next entry.
     */
    firebase: {
      [k: string]: Version;
    };
  };
}
export interface Source {
  title: string;
  url: string;
}
/**
 * What the public demo of this release builds with. Only minSdk is a limit of the SDK.
 */
export interface AndroidRelease {
  version: Version;
  date: Day;
  minSdk: number;
  compileSdk: number;
  agp: Figure;
  gradle: Figure;
  kotlin: Figure;
  /**
   * Level of the language, sourceCompatibility.
   */
  java: Figure;
}
export interface IosRelease {
  version: Version;
  date: Day;
  /**
   * The oldest Xcode that builds it; null where that is not published.
   */
  xcode: Figure | null;
}
export interface Pod {
  /**
   * The releases of each version, where its number is the network's. Otherwise its first three parts are the release.
   */
  releases?: {
    /**
     * @minItems 1
     */
    [k: string]: Version[];
  };
  /**
   * Newest first; rebuilds of a release included.
   */
  versions: Builds;
  /**
   * What a version needs; it holds for later ones up to the next entry.
   */
  pins: {
    [k: string]: Pins;
  };
}
export interface Pins {
  minIos: Figure;
  /**
   * Requirements by pod, as CocoaPods writes them.
   */
  needs: {
    [k: string]: string;
  };
}
export interface UnityRelease {
  version: Version;
  date: Day;
  /**
   * The oldest editor that the package allows.
   */
  editor: Figure;
  /**
   * The oldest External Dependency Manager; null where the package asks for none.
   */
  edm4u: Figure | null;
  package: string;
  /**
   * The Android SDK it brings.
   */
  android: Version;
  /**
   * The iOS SDK it brings.
   */
  ios: Version;
}

declare const data: ReleaseRequirements;
export default data;

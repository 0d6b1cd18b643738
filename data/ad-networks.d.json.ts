/* Written by "npm run data:types" from data/schema/ad-networks.schema.json. */

/**
 * A release, or the beta that releases.json names.
 */
export type Release = string;
export type Id = string;
/**
 * A network or engine, or a service: the two may share an id.
 */
export type Reference = string;
export type Artifact = string;
export type AdapterVersion = string;
export type Pod = string;
export type MinIos = string;

export interface AdNetworks {
  $schema?: string;
  asOf: string;
  /**
   * SDK releases the figures are given for, newest first. A table of an adapter lacks those without it.
   *
   * @minItems 1
   */
  releases: Release[];
  /**
   * Where figures come from; entries name these keys.
   */
  sources: {
    [k: string]: {
      title: string;
      url: string | null;
      gives: string;
    };
  };
  /**
   * The SDK itself, which every set holds.
   */
  core: {
    conflicts: Conflict[];
  };
  networks: Entry[];
  services: Entry[];
  engineAdapters: EngineAdapter[];
}
export interface Conflict {
  id: Id;
  platform: 'android' | 'ios' | 'unity';
  /**
   * What it conflicts with; empty where the other side is not in this file.
   */
  with: Reference[];
  text: {
    en: string;
    [k: string]: string;
  };
  source: string;
}
export interface Entry {
  id: Id;
  name: string;
  kind: 'network' | 'engine' | 'renderer' | 'service';
  /**
   * The name that disableNetwork takes; null where not published.
   */
  runtimeName: string | null;
  /**
   * null where not published.
   */
  adTypes: ('banner' | 'interstitial' | 'mrec' | 'native' | 'rewarded-video')[] | null;
  demand: 'bidding' | 'waterfall' | 'both' | null;
  platforms: {
    android: {
      artifact: Artifact;
      releases: {
        [k: string]: {
          /**
           * Its name in this release, where that is another one.
           */
          artifact?: string;
          version: AdapterVersion;
          networkSdk: string | null;
          minSdk: string | null;
        } | null;
      };
    } | null;
    ios: {
      pod: Pod;
      releases: {
        [k: string]: IosRelease | null;
      };
    } | null;
    unity: {
      dependencyId: string;
      /**
       * Member of AppodealNetworks.
       */
      constant: string | null;
      /**
       * Whether the default set of the plugin holds it.
       */
      releases: {
        [k: string]: {
          android: boolean;
          ios: boolean;
        };
      };
    } | null;
  };
  /**
   * What the app must configure when the adapter is in the build.
   */
  needs: {
    platform: 'android' | 'ios' | 'unity';
    file: 'manifest' | 'info-plist' | 'app-module' | 'app-target';
    key: string;
    /**
     * Whether the app runs and reports without it.
     */
    optional?: true;
    source: string;
  }[];
  /**
   * What its adapter cannot serve without; of an engine, its adapter for the network is meant too.
   */
  requires: {
    id: Reference;
    source: string;
  }[];
  conflicts: Conflict[];
  /**
   * What an app sees while the keys under needs are missing: one sentence by language, in whose words every page and tool says it.
   */
  withoutKeys?: {
    en: string;
    [k: string]: string;
  };
  /**
   * Field to source key.
   */
  sources: {
    [k: string]: string;
  };
}
export interface IosRelease {
  /**
   * Its name in this release, where that is another one.
   */
  pod?: string;
  version: AdapterVersion;
  minIos: MinIos;
  /**
   * Pods of the network that the adapter pins; version null where any is taken.
   */
  networkSdk: {
    pod: string;
    version: string | null;
  }[];
  recommended: boolean;
  /**
   * Later builds of the adapter for the same SDK release.
   */
  rebuilds?: AdapterVersion[];
}
export interface EngineAdapter {
  engine: Id;
  network: Id;
  unityId: string;
  custom?: true;
  /**
   * System to source key.
   */
  sources: {
    [k: string]: string;
  };
  android: {
    artifact: Artifact;
    versions: {
      [k: string]: AdapterVersion | null;
    };
  } | null;
  ios: {
    pod: Pod;
    releases: {
      [k: string]: {
        version: AdapterVersion;
        /**
         * null where not published.
         */
        minIos: MinIos | null;
      } | null;
    };
  } | null;
}

declare const data: AdNetworks;
export default data;

/* Written by "npm run data:types" from data/schema/binary-names.schema.json. */

/**
 * Kind and id in ad-networks.json, or the SDK itself.
 */
export type Of = string;

export interface BinaryNames {
  $schema?: string;
  asOf: string;
  /**
   * Where each row is from.
   */
  sources: {
    [k: string]: {
      title: string;
      url: string;
    };
  };
  /**
   * Native libraries of Android by file name. What is not here is unknown.
   *
   * @minItems 1
   */
  libraries: {
    name: string;
    owner: string;
    of: Of | null;
    /**
     * Key of sources.
     */
    source: string;
  }[];
  /**
   * Java packages; the longest prefix counts. adId: the source that says that this library declares the permission for the advertising id.
   *
   * @minItems 1
   */
  packages: {
    prefix: string;
    of: Of | null;
    /**
     * Key of sources.
     */
    source: string;
    /**
     * Key of sources.
     */
    adId?: string;
  }[];
  /**
   * Packages whose next part is an adapter's name in artifacts with this beginning.
   *
   * @minItems 1
   */
  adapterPackages: {
    prefix: string;
    artifacts: string;
    engine: string | null;
    /**
     * Key of sources.
     */
    source: string;
  }[];
  /**
   * An engine that names its adapters by class.
   */
  adapterClasses: {
    engine: string;
    package: string;
    /**
     * Key of sources.
     */
    source: string;
    classes: {
      [k: string]: Of;
    };
  };
  /**
   * SDKs of networks and services by Maven artifact.
   *
   * @minItems 1
   */
  artifacts: {
    artifact: string;
    of: Of;
    /**
     * Key of sources.
     */
    source: string;
  }[];
  /**
   * Files in the root of an app that name a version.
   *
   * @minItems 1
   */
  versionFiles: {
    file: string;
    of: Of;
    /**
     * Key of sources.
     */
    source: string;
  }[];
  /**
   * Frameworks, bundles and Swift modules of iOS.
   *
   * @minItems 1
   */
  modules: {
    name: string;
    of: Of;
    /**
     * Key of sources.
     */
    source: string;
  }[];
  /**
   * Objective-C classes that an SDK has in every app.
   *
   * @minItems 1
   */
  objcClasses: {
    name: string;
    of: Of;
    /**
     * Key of sources.
     */
    source: string;
  }[];
  /**
   * SDKs of which the App Store wants a privacy manifest and a signature.
   */
  signedSdks: {
    /**
     * Key of sources.
     */
    source: string;
    /**
     * @minItems 1
     */
    names: string[];
  };
}

declare const data: BinaryNames;
export default data;

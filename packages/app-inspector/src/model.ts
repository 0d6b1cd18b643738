/** What the inspector says and what it has to be told. Nothing here reads files. */

export type Kind = 'apk' | 'aab' | 'aar' | 'ipa';

export type Severity = 'error' | 'warning' | 'note';

/** One thing that was noticed; what it says comes from {@link Words}. */
export interface Notice {
  id: string;
  /** Path in the file, or the file's own name. */
  entry: string;
  /** Where it differs from what the words say. */
  severity?: Severity;
  /** Fill the placeholders of the sentences; of a list, the first names are said and the others counted. */
  values: Readonly<Record<string, string | readonly string[]>>;
}

/** A native library of Android. */
export interface Library {
  path: string;
  abi: string;
  bits: 32 | 64;
  /** The smallest alignment of the segments that are loaded, in bytes. */
  align: number;
  /** Whether that is 16 KB or more. Devices with such pages, and so the stores, ask it of 64-bit libraries alone. */
  page16k: boolean;
  /** Whether the part that becomes read-only shares no 16 KB page; null where it has none. */
  relro16k: boolean | null;
  isStored: boolean;
  /** Where its bytes begin in the file. */
  offset: number;
  /** Id of a network or service, where the name is known. */
  network: string | null;
  /** Its vendor, if the name is known. */
  owner: string | null;
}

/** A framework of iOS. */
export interface Framework {
  path: string;
  name: string;
  version: string | null;
  minimumOs: string | null;
  architectures: string[];
  network: string | null;
  hasPrivacyManifest: boolean;
}

/** The SDK itself, or a network or service with its adapter. */
export interface SdkPart extends Pick<Part, 'id' | 'kind' | 'name'> {
  /** Version of the vendor's SDK; of Appodeal for the core. */
  version: string | null;
  hasSdk: boolean;
  hasAdapter: boolean;
  adapterVersion: string | null;
}

/** What a privacy manifest declares. */
export interface Privacy {
  path: string;
  tracking: boolean;
  domains: string[];
  /** Required-reason APIs with their reasons. */
  reasons: Record<string, string[]>;
}

export interface Manifest {
  id: string | null;
  version: string | null;
  /** Android: API levels. iOS: minimum version and none. */
  minSdk: number | string | null;
  targetSdk: number | null;
  permissions: string[];
  /** By key, as they stand in manifest or property list. */
  appIds: Record<string, string>;
}

/** What was found in a file, without texts. */
export interface Inspection {
  kind: Kind;
  name: string;
  libraries: Library[];
  frameworks: Framework[];
  sdk: SdkPart[];
  manifest: Manifest;
  privacy: Privacy[];
  /** The game engine's version, `Unity 2022.3.10f1`. */
  engine: string | null;
  notices: Notice[];
}

/** `network:admob` or `service:meta`, as data names them; `core` is the SDK itself. */
export type Reference = string;

/** A network, engine, renderer or service of the mediation. */
export interface Part {
  of: Reference;
  id: string;
  kind: string;
  name: string;
  /** `group:name` of its adapter, without version. */
  artifact: string | null;
  pod: string | null;
  needs: readonly {platform: string; file: string; key: string}[];
  /** Without its keys it is of no use, but the app is known to run. */
  runsWithoutKeys?: boolean;
  requires: readonly Reference[];
}

/** Facts that the inspector can't find in the file. */
export interface Facts {
  /** Which names belong to which SDK; each row of the data names its source. */
  names: {
    libraries: readonly {name: string; owner: string; of: Reference | null}[];
    packages: readonly {prefix: string; of: Reference | null; adId?: string}[];
    /** Packages whose next part is the name of an adapter's artifact. */
    adapterPackages: readonly {prefix: string; artifacts: string; engine: string | null}[];
    adapterClasses: {engine: string; package: string; classes: Readonly<Record<string, Reference>>};
    artifacts: readonly {artifact: string; of: Reference}[];
    versionFiles: readonly {file: string; of: Reference}[];
    modules: readonly {name: string; of: Reference}[];
    objcClasses: readonly {name: string; of: Reference}[];
    /** SDKs of which the App Store wants a privacy manifest and a signature. */
    signedSdks: {names: readonly string[]};
  };
  parts: readonly Part[];
  /** Adapters by which an engine reaches a network. */
  engineAdapters: readonly {
    engine: string;
    network: string;
    artifact: string | null;
  }[];
  /** SKAdNetwork ids without ending, by the network's id. */
  skadnetworkIds: Readonly<Record<string, readonly string[]>>;
}

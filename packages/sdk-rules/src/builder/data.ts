import type {Localized, Platform, SkadnetworkIds} from '../types';

/** What collides with what; `with` is empty where the other side is no part of any set. */
export interface Conflict {
  id: string;
  platform: Platform;
  with: readonly string[];
  text: Localized;
}

type ByRelease<Value> = Readonly<Partial<Record<string, Value>>>;

/** A network, mediation engine, renderer or service on every platform and in every release. */
export interface Entry {
  id: string;
  name: string;
  kind: 'network' | 'engine' | 'renderer' | 'service';
  /** Ad types the network is known to serve; null when not published. */
  adTypes: readonly string[] | null;
  platforms: {
    android: {
      artifact: string;
      releases: ByRelease<{artifact?: string; version: string}>;
    } | null;
    ios: {
      pod: string;
      releases: ByRelease<{
        pod?: string;
        version: string;
        minIos: string | null;
        recommended: boolean;
        networkSdk: readonly {pod: string; version: string | null}[];
      }>;
    } | null;
    unity: {
      dependencyId: string | null;
      releases: ByRelease<{android: boolean; ios: boolean}>;
    } | null;
  };
  /** References to what its own adapter cannot serve without. */
  requires: readonly string[];
  conflicts: readonly Conflict[];
  /** It does nothing, or worse, before the app has a file or keys of its vendor. */
  needsSetup: boolean;
  /** What an app sees that has it without its keys; null where it has none. */
  withoutKeys: Localized | null;
}

/** Adapter of an engine for a network, in every release. */
export interface RawEngineAdapter {
  engine: string;
  network: string;
  unityId: string;
  android: {artifact: string; versions: ByRelease<string>} | null;
  ios: {pod: string; releases: ByRelease<{version: string; minIos: string | null}>} | null;
}

/** Facts of a platform's releases that go into files. */
export interface ReleaseFacts {
  android: {core: string; minSdk: string};
  ios: {pod: string; coreMinIos: string};
  unity: {package: string; minSdk: string};
}

/** What the builder knows. */
export interface BuilderData {
  /** The releases that it covers. */
  releases: readonly string[];
  core: {conflicts: readonly Conflict[]};
  items: readonly Entry[];
  engineAdapters: readonly RawEngineAdapter[];
  facts: {readonly [Platform in keyof ReleaseFacts]: ByRelease<ReleaseFacts[Platform]>};
}

/** What the builder writes into files beside that. */
export interface FileFacts {
  skadnetwork: SkadnetworkIds;
  /** Maven repositories that hold the SDK's artifacts. */
  mavenRepositories: readonly string[];
  /** Sources of its pods. */
  podSources: readonly string[];
  /** Address of the Unity plugin's repository. */
  unityPlugin: string;
}

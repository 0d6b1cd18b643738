import type {DexClass} from './formats/dex';
import type {Facts, Part, Reference, SdkPart} from './model';

/** Artifacts have underscores and dashes, packages and modules have none. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const VERSION = /^\d+(?:\.\d+){1,4}(?:[-.]\w+)*$/;
/** Constants that generated classes keep a version in, the most telling first. */
const CONSTANTS = ['ADAPTER_VERSION', 'SDK_VERSION', 'SDK_VERSION_NAME', 'VERSION_NAME'];
const CORE = 'core';
const APPODEAL = 'com.appodeal.ads';
/** Artifacts of the SDK itself: the bundle of all, and the core. */
const CORE_ARTIFACTS = new Set(['com.appodeal.ads:sdk', 'com.appodeal.ads.sdk:core']);

/** Gathers signs of SDKs and adapters, and concludes which are in the file. */
export class Evidence {
  readonly #sdks = new Map<Reference, string | null>();
  /** By engine (empty for the mediation's own) and network. */
  readonly #adapters = new Map<string, string | null>();
  readonly #adIdFrom = new Set<Reference>();
  /** What a class in a package of this prefix tells. */
  readonly #byPrefix = new Map<string, (name: string, version: string | null) => void>();

  readonly #longest: number;
  /** What an artifact tells, by `group:name`. */
  readonly #byArtifact = new Map<string, ((version: string | null) => void)[]>();
  readonly #byClass: ReadonlyMap<string, Reference>;

  constructor(readonly facts: Facts) {
    const {names, parts, engineAdapters} = facts;
    this.#byClass = new Map(names.objcClasses.map(({name, of}) => [name, of]));
    for (const {prefix, of, adId} of names.packages) {
      this.#byPrefix.set(prefix, (_, version) => {
        this.#sdk(of, version);
        if (of !== null && adId !== undefined) {
          this.#adIdFrom.add(of);
        }
      });
    }
    this.#byPrefix.set(APPODEAL, (_, version) => this.#sdk(CORE, version));
    for (const {prefix, artifacts, engine} of names.adapterPackages) {
      const all =
        engine === null
          ? parts
          : engineAdapters
              .filter((each) => each.engine === engine)
              .map(({artifact, network}) => ({artifact, of: `network:${network}`}));
      const adapters = new Map(
        all.flatMap(({artifact, of}) =>
          artifact?.startsWith(artifacts)
            ? [[plain(artifact.slice(artifacts.length).replace(/-adapter$/, '')), of] as const]
            : [],
        ),
      );
      this.#byPrefix.set(prefix, (name, version) => {
        const [folder = ''] = name.slice(prefix.length + 1).split('.');
        this.#adapter(engine, adapters.get(plain(folder)), version);
      });
    }
    const {engine, package: home, classes} = names.adapterClasses;
    this.#byPrefix.set(home, (name, version) => {
      const [outer = ''] = name.slice(home.length + 1).split('$');
      this.#adapter(engine, classes[outer], version);
    });
    const tells = (artifact: string | null, tell: (version: string | null) => void): void => {
      if (artifact !== null) {
        this.#byArtifact.set(artifact, [...(this.#byArtifact.get(artifact) ?? []), tell]);
      }
    };
    CORE_ARTIFACTS.forEach((artifact) => tells(artifact, (version) => this.#sdk(CORE, version)));
    parts.forEach(({artifact, of}) =>
      tells(artifact, (version) => this.#adapter(null, of, version)),
    );
    engineAdapters.forEach(({artifact, engine: by, network}) =>
      tells(artifact, (version) => this.#adapter(by, `network:${network}`, version)),
    );
    names.artifacts.forEach(({artifact, of}) =>
      tells(artifact, (version) => this.#sdk(of, version)),
    );
    this.#longest = Math.max(...[...this.#byPrefix.keys()].map(({length}) => length));
  }

  #sdk(of: Reference | null, version: string | null): void {
    if (of !== null) {
      this.#sdks.set(of, this.#sdks.get(of) ?? version);
    }
  }

  #adapter(engine: string | null, of: Reference | undefined, version: string | null): void {
    if (of !== undefined) {
      const key = `${engine ?? ''} ${of}`;
      this.#adapters.set(key, this.#adapters.get(key) ?? version);
    }
  }

  /** Takes the name of a class or of a package, as in source code. */
  name(name: string, constants: DexClass['constants'] = () => new Map()): void {
    let rule = this.#byPrefix.get(name);
    // Nothing longer than the longest prefix is one.
    for (
      let dot = name.lastIndexOf('.', this.#longest);
      dot > 0 && !rule;
      dot = name.lastIndexOf('.', dot - 1)
    ) {
      rule = this.#byPrefix.get(name.slice(0, dot));
    }
    const values = rule && name.endsWith('.BuildConfig') ? constants() : null;
    const version = CONSTANTS.map((constant) => values?.get(constant)).find((value) =>
      VERSION.test(value ?? ''),
    );
    rule?.(name, version ?? null);
  }

  /** Takes a Maven artifact, `group:name`. */
  artifact(artifact: string, version: string | null): void {
    this.#byArtifact.get(artifact)?.forEach((tell) => tell(version));
  }

  /** Takes the content of a file that names a version (`version=1.2.3`). */
  versionFile(file: string, content: string): void {
    const of = this.facts.names.versionFiles.find((row) => row.file === file)?.of;
    const version = /^version=(\S+)/m.exec(content)?.[1];
    if (of && version) {
      this.#sdks.set(of, version);
    }
  }

  /**
   * Takes the name of an iOS framework or module.
   *
   * @returns the network or service it belongs to
   */
  module(name: string, version: string | null): Reference | null {
    const {parts, names} = this.facts;
    const adapter = parts.find(({pod}) => pod === name)?.of;
    const sdk = names.modules.find((row) => row.name === name)?.of ?? null;
    this.#adapter(null, adapter, version);
    this.#sdk(adapter === undefined ? sdk : null, version);
    return adapter ?? sdk;
  }

  /** Takes the name of an Objective-C class; Swift's carry their module's name. */
  objcClass(name: string): void {
    const swift = /^_TtC+(\d+)/.exec(name);
    if (swift) {
      const start = swift[0].length;
      this.module(name.slice(start, start + Number(swift[1])), null);
    } else {
      this.#sdk(this.#byClass.get(name) ?? null, null);
    }
  }

  hasSdk = (of: Reference): boolean => this.#sdks.has(of);

  hasAdapter = (of: Reference, engine = ''): boolean => this.#adapters.has(`${engine} ${of}`);

  /** Whether any adapter was found by its name: without one nothing follows from their absence. */
  get hasAnyAdapter(): boolean {
    return this.#adapters.size > 0;
  }

  /** Parts that are in the file, as SDK or as adapter. */
  get present(): Part[] {
    return this.facts.parts.filter(({of}) => this.hasSdk(of) || this.hasAdapter(of));
  }

  /** Names of those whose library declares the permission for the advertising id. */
  get adIdSources(): string[] {
    return this.facts.parts.filter(({of}) => this.#adIdFrom.has(of)).map(({name}) => name);
  }

  /** The SDK first, then the parts that were found. */
  list(): SdkPart[] {
    const core = {of: CORE, id: 'appodeal', kind: 'core', name: 'Appodeal SDK'};
    return [...(this.hasSdk(CORE) ? [core] : []), ...this.present].map(({of, id, kind, name}) => ({
      id,
      kind,
      name,
      version: this.#sdks.get(of) ?? null,
      hasSdk: this.hasSdk(of),
      hasAdapter: this.hasAdapter(of),
      adapterVersion: this.#adapters.get(` ${of}`) ?? null,
    }));
  }
}

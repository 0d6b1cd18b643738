/** Puts the libraries of a release into data/ad-networks.json and data/release-requirements.json. */
import {compareVersions} from '@help-center/build-files/versions';
import {isCompanionPod, isOwn} from '@help-center/sdk-data/ours';
import type {AdNetworks, EngineAdapter, Entry} from '../../data/ad-networks.json';
import type {ReleaseRequirements} from '../../data/release-requirements.json';
import type {Library, Podspec, Reading} from './read';

const NETWORKS = 'data/ad-networks.json';
type System = 'android' | 'ios';
type Table = Record<string, unknown>;

const newestFirst = (versions: Iterable<string>): string[] =>
  [...new Set(versions)].sort((one, other) => compareVersions(other, one));

/** @throws when the data says something else at a place than what was read */
export function sameAs(known: unknown, read: unknown, place: string): void {
  const [found, expected] = [known, read].map((one) => JSON.stringify(one ?? null));
  if (found !== 'null' && found !== expected) {
    throw new Error(`${place}: ${found} was found; ${expected} was expected`);
  }
}

/**
 * Gives a table the value of a release; its keys stay in their order, newest first.
 *
 * @throws when the data says something else of the release
 */
function put(table: Table, release: string, value: unknown, where: string): void {
  sameAs(table[release], value, `${where} › ${release}`);
  const all = {...table, [release]: value};
  for (const version of newestFirst(Object.keys(all))) {
    Reflect.deleteProperty(table, version);
    table[version] = all[version];
  }
}

/** What stays of the name of an adapter, whatever its group or prefix. */
const stem = (name: string): string => name.replace(/^.*:|^(?:APD|Appodeal)(?=[A-Z])/, '');
/** A name as an id without its separators. */
const bare = (name: string): string =>
  stem(name)
    .replace(/-?adapter$/i, '')
    .replace(/[^a-z\d]/gi, '')
    .toLowerCase();

/** What an adapter is called on a system. */
const nameOn = ({android, ios}: Pick<EngineAdapter, 'android' | 'ios'>, system: System) =>
  system === 'android' ? android?.artifact : ios?.pod;

const unknown = ({name, place}: Library, id: string): Error =>
  new Error(
    `${place}: ${name} was found; its network in ${NETWORKS} was expected: npm run new -- network ${id}`,
  );

/** The network or service that an adapter of the SDK is for. */
function entryOf(
  {networks, services}: AdNetworks,
  system: System,
  {name, unityId}: Library,
): Entry | undefined {
  const entries = [...networks, ...services];
  const named = (one: Entry): string => nameOn(one.platforms as never, system) ?? '';
  return (
    entries.find((one) => stem(named(one)) === stem(name)) ??
    entries.find((one) => unityId && one.platforms.unity?.dependencyId === unityId) ??
    entries.find((one) => !named(one) && bare(one.id) === bare(name))
  );
}

/** What begins the names of an engine's adapters. */
const OF_ENGINE = /^(?:.*:|AppLovinMediation|BidonAdapter|IronSource|BidMachine)/;

/**
 * The adapter of an engine; a new row where it is not known yet.
 *
 * @throws when nothing says which network it is for
 */
function rowOf(data: AdNetworks, system: System, library: Library): EngineAdapter {
  const {engineAdapters: rows, networks} = data;
  const {name, unityId} = library;
  const known = rows.find((row) => nameOn(row, system) === name || row.unityId === unityId);
  if (known) {
    return known;
  }
  const [prefix = ''] = OF_ENGINE.exec(name) ?? [];
  const [, ofUnity = '', suffix = ''] = /^([^_]*_)(.*)/.exec(unityId ?? '') ?? [];
  const last = rows
    .filter((row) =>
      unityId ? row.unityId.startsWith(ofUnity) : nameOn(row, system)?.startsWith(prefix),
    )
    .at(-1);
  const ids = [suffix, name.slice(prefix.length)].map(bare);
  const network = networks.find(({id}) => ids.includes(bare(id)))?.id;
  if (!network || !last) {
    throw unknown(library, ids.find(Boolean) ?? '<id>');
  }
  const {engine} = last;
  const isTwin = (row: EngineAdapter): boolean =>
    row.engine === engine && row.network === network && !row.custom && !nameOn(row, system);
  const ofEngine = last.unityId.replace(/(?<=_).*/, '');
  const own = unityId ?? `${ofEngine}${network.replaceAll('-', '_')}`;
  const row = {engine, network, unityId: own, sources: {}, android: null, ios: null};
  if (!rows.some(isTwin)) {
    rows.splice(rows.indexOf(last) + 1, 0, row);
  }
  return rows.find(isTwin) as EngineAdapter;
}

/** The iOS adapters of the SDK, each in its first build for the release, or the one that is listed. */
function iosAdapters(specs: readonly Podspec[], libraries: readonly Library[]) {
  const names = new Set(specs.map(({name}) => name));
  return [...names].map((name) => {
    const builds = newestFirst(
      specs.filter((one) => one.name === name).map((one) => one.version),
    ).reverse();
    const chosen = libraries.find((one) => one.name === name);
    const version = chosen?.version ?? (builds[0] as string);
    const {minIos, needs} = specs.find(
      (one) => one.name === name && one.version === version,
    ) as Podspec;
    const rebuilds = builds.filter((one) => compareVersions(one, version) > 0);
    return {
      library: {place: name, ...chosen, name, version},
      value: {
        version,
        minIos,
        // Of pods that any version will do for, only the engines’ matter.
        networkSdk: Object.entries(needs)
          .filter(([pod, written]) => written !== null || isCompanionPod(pod))
          .map(([pod, written]) => ({pod, version: written})),
        recommended: chosen !== undefined,
        ...(rebuilds.length > 0 && {rebuilds}),
      },
    };
  });
}

/**
 * Adds the adapters of a release.
 *
 * @throws with the place that names an adapter of no known network, or with what the data says else
 */
export function addAdapters(
  data: AdNetworks,
  platform: System | 'unity',
  release: string,
  {libraries, specs}: Reading,
): void {
  data.releases = newestFirst([...data.releases, release]);
  const own = libraries.filter(({name}) => isOwn(name));
  if (platform === 'unity') {
    addUnity(data, release, own);
    return;
  }
  const where = (id: string): string => `${NETWORKS} › ${id} › ${platform}`;
  const adapters = specs
    ? iosAdapters(specs.slice(1), libraries)
    : own.map((library) => ({
        library,
        value: {version: library.version, networkSdk: null, minSdk: null},
      }));
  for (const {library, value} of adapters) {
    const {name} = library;
    const entry = entryOf(data, platform, library);
    if (!entry) {
      throw unknown(library, bare(name));
    }
    const {id, platforms: on, sources} = entry;
    const [key, first, releases] =
      platform === 'ios'
        ? ['pod', (on.ios ??= {pod: name, releases: {}}).pod, on.ios.releases]
        : [
            'artifact',
            (on.android ??= {artifact: name, releases: {}}).artifact,
            on.android.releases,
          ];
    sources[platform] ??= specs ? 'podspecs' : 'unity-dependencies';
    put(releases, release, {...(first !== name && {[key]: name}), ...value}, where(id));
  }
  for (const library of libraries.filter(({name}) => !isOwn(name))) {
    const {name, version, minIos = null} = library;
    const row = rowOf(data, platform, library);
    row.sources[platform] ??= 'unity-dependencies';
    if (platform === 'ios') {
      row.ios ??= {pod: name, releases: {}};
      put(row.ios.releases, release, {version, minIos}, where(row.unityId));
    } else {
      row.android ??= {artifact: name, versions: {}};
      put(row.android.versions, release, version, where(row.unityId));
    }
  }
}

/** Says which adapters the default set of the Unity plugin holds on each system. */
function addUnity(data: AdNetworks, release: string, libraries: readonly Library[]): void {
  const entries = [...data.networks, ...data.services];
  for (const library of libraries) {
    const system = library.name.includes(':') ? 'android' : 'ios';
    const entry = entryOf(data, system, library);
    const on = entry?.platforms[system];
    const figure = on?.releases[release];
    if (!entry || figure?.version !== library.version) {
      throw new Error(
        `${library.place}: ${library.name} ${library.version} was found; ${figure?.version ?? 'none'} was expected, as in ${NETWORKS}`,
      );
    }
    entry.platforms.unity ??= {
      dependencyId: library.unityId as string,
      constant: null,
      releases: {},
    };
    entry.sources.unity ??= 'unity-dependencies';
  }
  for (const {id, platforms} of entries) {
    if (platforms.unity) {
      const {dependencyId, releases} = platforms.unity;
      const has = (isPod: boolean): boolean =>
        libraries.some(
          ({unityId, name}) => unityId === dependencyId && name.includes(':') !== isPod,
        );
      put(releases, release, {android: has(false), ios: has(true)}, `${NETWORKS} › ${id} › unity`);
    }
  }
}

/** The requirements of a build that CocoaPods can fail on. */
const pinsOf = ({minIos, needs}: Podspec) => ({
  minIos,
  needs: Object.fromEntries(
    Object.entries(needs).filter((need): need is [string, string] =>
      /^\S+ [\d.]+$/.test(need[1] ?? ''),
    ),
  ),
});

/**
 * Adds what a release needs, and the builds of its adapters.
 *
 * @throws with what the data says else of the release
 */
export function addRequirements(
  data: ReleaseRequirements,
  platform: System | 'unity',
  release: string,
  {row, libraries, specs = []}: Reading,
): void {
  const list = data[platform].releases as (typeof row)[];
  const known = list.find(({version}) => version === release);
  for (const [name, value] of Object.entries(known ?? {})) {
    const read = row[name as keyof typeof row] as unknown;
    // The day and what only the pages of the platform say may stand there already.
    if (name !== 'date' && read !== null) {
      sameAs(value, read, `data/release-requirements.json › ${platform} › ${release} › ${name}`);
    }
  }
  if (!known) {
    list.push(row);
    list.sort((one, other) => compareVersions(other.version, one.version));
  }
  const numbered = libraries.filter(({name}) => /\.sdk\.(?:networks|services):/.test(name));
  for (const {name, version} of platform === 'android' ? numbered : []) {
    data.android.adapters[name] = newestFirst([...(data.android.adapters[name] ?? []), version]);
  }
  for (const spec of specs) {
    addPod(data.ios.pods, release, spec);
  }
}

function addPod(pods: ReleaseRequirements['ios']['pods'], release: string, spec: Podspec): void {
  const {name, version} = spec;
  const pod = (pods[name] ??= {versions: [], pins: {}});
  if (!pod.versions.includes(version)) {
    pod.versions = newestFirst([...pod.versions, version]);
    const before = Object.keys(pod.pins).find((since) => compareVersions(since, version) < 0);
    if (JSON.stringify(pod.pins[before ?? '']) !== JSON.stringify(pinsOf(spec))) {
      put(pod.pins, version, pinsOf(spec), name);
    }
  }
  if (version !== release && !version.startsWith(`${release}.`)) {
    const releases = (pod.releases ??= {});
    releases[version] = newestFirst([...(releases[version] ?? []), release]).reverse();
  }
}

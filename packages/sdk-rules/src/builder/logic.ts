import {printable} from '@help-center/text';
import {compareVersions} from '@help-center/build-files/versions';
import {adTypes, type AdType, type Localized, type Platform} from '../types';
import {judgeAdMobId, type NotAnAppId} from './admob';
import type {BuilderData, Conflict, Entry, RawEngineAdapter, ReleaseFacts} from './data';

/** One network, mediation engine, renderer or service, reduced to one platform and version. */
export interface Item extends Omit<Entry, 'platforms'> {
  /** Full Maven coordinate, or null when the platform lacks it. */
  android: string | null;
  /** Pod with version and the lowest iOS it supports. */
  ios: Pod | null;
  /** Id of its entries in the dependency file of the Unity plugin; null when it has none there. */
  unityId: string | null;
  /** Pins of other pods, used to find sets that CocoaPods refuses. */
  pins: readonly {pod: string; version: string | null}[];
  /** Part of the recommended set of this platform, by its own adapter or through the engines. */
  recommended: boolean;
  /** Its own adapter stays out of the build as soon as a picked engine reaches it. */
  preferEngines: boolean;
}

export interface Pod {
  name: string;
  version: string;
  minIos: string | null;
}

/** Adapter that lets a mediation engine reach a network. */
export type EngineAdapter = Pick<RawEngineAdapter, 'engine' | 'network' | 'unityId'> &
  Pick<Item, 'android' | 'ios'>;

/** What the reader has picked; the whole state of the builder. */
export interface Choice {
  adTypes: AdType[];
  networks: string[];
  services: string[];
  /** AdMob app id as typed; empty when not given. */
  admobAppId: string;
}

/** Page of each guide that holds the whole builder. */
export const homes: Readonly<Record<Platform, string>> = {
  android: 'advanced/configure-mediated-networks',
  ios: 'advanced/configure-mediated-networks',
  unity: 'advanced/appodeal-plugin-manager',
};

/** Ad types of a platform; the Unity plugin has no native ads. */
export function adTypesOf(platform: Platform): AdType[] {
  return adTypes.filter((type) => platform !== 'unity' || type !== 'native');
}

/** Engine adapters that follow the choice of another network. */
const followed: Readonly<Record<string, string>> = {
  'google-ad-manager': 'admob',
  'bidmachine-custom': 'bidmachine',
};

/** A list in the address is written only when it differs from the default. */
function writeList(
  params: URLSearchParams,
  name: string,
  list: string[],
  standard: string[],
): void {
  const same = list.length === standard.length && standard.every((id) => list.includes(id));
  if (same) {
    params.delete(name);
  } else {
    params.set(name, list.length > 0 ? list.join(',') : 'none');
  }
}

function readList(
  params: URLSearchParams,
  name: string,
  standard: string[],
  possible: string[],
): {list: string[]; unknown: string[]} {
  if (!params.has(name)) {
    return {list: standard, unknown: []};
  }
  const asked = [
    ...new Set(
      params
        .getAll(name)
        .join(',')
        .split(',')
        .map((id) => id.trim().toLowerCase()),
    ),
  ].filter((id) => id && id !== 'none');
  return {
    list: possible.filter((id) => asked.includes(id)),
    unknown: asked.filter((id) => !possible.includes(id)).map((id) => printable(id.slice(0, 40))),
  };
}

/** Ids of items by the list of a choice that they go into. */
export const idsOf = (items: readonly Pick<Item, 'id' | 'kind'>[]) => ({
  networks: items.filter(({kind}) => kind === 'network' || kind === 'engine').map(({id}) => id),
  services: items.filter(({kind}) => kind === 'service').map(({id}) => id),
});

/** Lowest operating systems the set runs on, from the highest demand in it. */
export interface Minimum {
  /** Android API level of the release. */
  minSdk: string | null;
  /** iOS deployment target. */
  minIos: string | null;
  /** Who asks for the highest iOS target, when it is above the core's. */
  raisedBy: string[];
}

/** One finding about the set; the component turns it into a sentence. */
export type Finding =
  | {level: 'error'; kind: 'admob-id-malformed'; value: string; got: NotAnAppId}
  | {level: 'warning'; kind: 'admob-id-sample'}
  | {level: 'warning'; kind: 'admob-ids-in-settings'}
  | {level: 'warning'; kind: 'keys-in-files' | 'keys-in-settings'; name: string; text: Localized}
  | {level: 'warning'; kind: 'conflict'; name: string | null; text: Localized}
  | {level: 'info'; kind: 'note'; name: string | null; text: Localized}
  | {level: 'error'; kind: 'pin-clash'; pod: string; versions: {by: string; version: string}[]}
  | {level: 'error'; kind: 'no-networks'}
  | {level: 'warning'; kind: 'no-ad-types'}
  | {level: 'warning'; kind: 'nothing-picked'}
  | {level: 'warning'; kind: 'ad-type-unserved'; adType: AdType}
  | {level: 'warning'; kind: 'engine-alone'; name: string}
  | {level: 'warning'; kind: 'engine-needed'; name: string; engines: string[]}
  | {level: 'warning'; kind: 'requirement'; name: string; needed: string; adapters: string[]}
  | {level: 'warning'; kind: 'two-attribution-services'}
  | {level: 'warning'; kind: 'unknown-id'; id: string};

function checkAdMob(platform: Platform, choice: Choice): Finding[] {
  const id = choice.admobAppId;
  if (!choice.networks.includes('admob')) {
    return [];
  }
  // The plugin writes them at build time, one for each system.
  if (platform === 'unity') {
    return [{level: 'warning', kind: 'admob-ids-in-settings'}];
  }
  const got = id ? judgeAdMobId(id) : 'sample';
  if (got === 'app') {
    return [];
  }
  return got === 'sample'
    ? [{level: 'warning', kind: 'admob-id-sample'}]
    : [{level: 'error', kind: 'admob-id-malformed', value: printable(id), got}];
}

/** How `data/ad-networks.json` refers to an item: a network and a service may share an id. */
const referenceTo = ({id, kind}: Item): string =>
  `${kind === 'service' ? 'service' : 'network'}:${id}`;

/** Finds pods of the set that pin one dependency to different exact versions. */
function checkPins(items: Item[]): Finding[] {
  const exact = new Map<string, {by: string; version: string}[]>();
  for (const {name, pins} of items) {
    for (const {pod, version} of pins) {
      if (version?.startsWith('=')) {
        exact.set(pod, [...(exact.get(pod) ?? []), {by: name, version: version.slice(1).trim()}]);
      }
    }
  }
  return [...exact].flatMap(([pod, versions]): Finding[] =>
    new Set(versions.map(({version}) => version)).size > 1
      ? [{level: 'error', kind: 'pin-clash', pod, versions}]
      : [],
  );
}

/**
 * The integration builder: what can be built from the SDK, its networks and services.
 *
 * Of what it returns, all that takes a version throws, naming the covered
 * releases, where the data has none of this version.
 */
export function rulesOf(data: BuilderData) {
  /** @throws naming the covered releases when the version is none of them */
  function covered(version: string): string {
    if (!data.releases.includes(version)) {
      throw new Error(
        `data/ad-networks.json has no release ${version}; it covers ${data.releases.join(', ')}`,
      );
    }
    return version;
  }

  /**
   * Lists the options of a platform in a version.
   *
   * @param version - an SDK release that `data/ad-networks.json` covers
   * @throws naming the covered releases when it does not
   */
  function itemsOf(platform: Platform, version: string): Item[] {
    covered(version);
    const reached = new Set(adaptersIn(platform, version).map(({pickedAs}) => pickedAs));
    return data.items.flatMap(({platforms, ...raw}): Item[] => {
      const android = platforms.android?.releases[version];
      const ios = platforms.ios?.releases[version];
      const unity = platforms.unity?.releases[version];
      const onAndroid = platform === 'android' || (platform === 'unity' && unity?.android);
      const onIos = platform === 'ios' || (platform === 'unity' && unity?.ios);
      const throughEngines = raw.kind === 'network' && reached.has(raw.id);
      const item: Item = {
        ...raw,
        android: onAndroid && android ? `${platforms.android?.artifact}:${android.version}` : null,
        ios:
          onIos && ios && platforms.ios
            ? {name: platforms.ios.pod, version: ios.version, minIos: ios.minIos}
            : null,
        unityId: platforms.unity?.dependencyId ?? null,
        pins: onIos && ios ? ios.networkSdk : [],
        recommended: platform !== 'ios' || throughEngines || Boolean(ios?.recommended),
        preferEngines: platform === 'ios' && throughEngines && !ios?.recommended,
      };
      return item.android || item.ios || throughEngines ? [item] : [];
    });
  }

  /** Adapters of every engine in a release, each with the network whose choice decides on it. */
  function adaptersIn(
    platform: Platform,
    version: string,
  ): (EngineAdapter & {readonly pickedAs: string})[] {
    return data.engineAdapters.flatMap((raw) => {
      const android = raw.android?.versions[version];
      const ios = raw.ios?.releases[version];
      const adapter = {
        engine: raw.engine,
        network: raw.network,
        pickedAs: followed[raw.network] ?? raw.network,
        android: platform !== 'ios' && android ? `${raw.android?.artifact}:${android}` : null,
        ios:
          platform !== 'android' && ios && raw.ios
            ? {name: raw.ios.pod, version: ios.version, minIos: ios.minIos}
            : null,
        unityId: raw.unityId,
      };
      return adapter.android || adapter.ios ? [adapter] : [];
    });
  }

  /** Adapters that the picked engines need to reach the picked networks. */
  function engineAdaptersOf(platform: Platform, version: string, choice: Choice): EngineAdapter[] {
    const picked = new Set(choice.networks);
    return adaptersIn(platform, version).filter(
      ({engine, pickedAs}) => picked.has(engine) && picked.has(pickedAs),
    );
  }

  /** The choice that applies until the reader changes something: the recommended set that needs no keys of others. */
  function defaultChoice(platform: Platform, version: string): Choice {
    const items = itemsOf(platform, version).filter(({recommended}) => recommended);
    const keyless = items.filter(({kind, withoutKeys}) => kind !== 'service' || !withoutKeys);
    return {adTypes: adTypesOf(platform), ...idsOf(keyless), admobAppId: ''};
  }

  /**
   * Writes a choice into a query string and keeps parameters of others.
   *
   * @param search - the present query string
   * @returns the new query string, empty or starting with `?`
   */
  function writeChoice(
    search: string,
    choice: Choice,
    platform: Platform,
    version: string,
  ): string {
    const params = new URLSearchParams(search);
    const standard = defaultChoice(platform, version);
    writeList(params, 'ads', choice.adTypes, standard.adTypes);
    writeList(params, 'networks', choice.networks, standard.networks);
    writeList(params, 'services', choice.services, standard.services);
    if (choice.admobAppId) {
      params.set('admob', choice.admobAppId);
    } else {
      params.delete('admob');
    }
    const text = params.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
    return text ? `?${text}` : '';
  }

  /**
   * Reads a choice from a query string. Whatever the address holds, the result is
   * a valid choice; ids that do not exist on this platform are reported.
   */
  function readChoice(
    search: string,
    platform: Platform,
    version: string,
  ): {choice: Choice; unknown: string[]} {
    const params = new URLSearchParams(search);
    const standard = defaultChoice(platform, version);
    const possible = idsOf(itemsOf(platform, version));
    const ads = readList(params, 'ads', standard.adTypes, adTypesOf(platform));
    const networks = readList(params, 'networks', standard.networks, possible.networks);
    const services = readList(params, 'services', standard.services, possible.services);
    return {
      choice: {
        adTypes: ads.list as AdType[],
        networks: networks.list,
        services: services.list,
        // Several ids stay side by side, so that the check finds them.
        admobAppId: [...new Set(params.getAll('admob').map((id) => id.trim()))]
          .join(' ')
          .trim()
          .slice(0, 80),
      },
      unknown: [...ads.unknown, ...networks.unknown, ...services.unknown],
    };
  }

  /** Everything that goes into the build: renderers always, then what was picked. */
  function pickedItems(platform: Platform, version: string, choice: Choice): Item[] {
    const reached = new Set(
      engineAdaptersOf(platform, version, choice).map(({network}) => network),
    );
    return itemsOf(platform, version)
      .filter(
        ({id, kind}) =>
          kind === 'renderer' ||
          (kind === 'service' ? choice.services.includes(id) : choice.networks.includes(id)),
      )
      .map((item) =>
        item.preferEngines && reached.has(item.id) ? {...item, ios: null, pins: []} : item,
      );
  }

  /** Facts of a platform's release that go into files. */
  const releaseFacts = <P extends Platform>(platform: P, version: string): ReleaseFacts[P] =>
    data.facts[platform][covered(version)] as ReleaseFacts[P];

  function minimumOf(platform: Platform, version: string, choice: Choice): Minimum {
    const items = pickedItems(platform, version, choice);
    const pods = [
      ...items.flatMap(({ios, name}) => (ios ? [{name, minIos: ios.minIos}] : [])),
      ...engineAdaptersOf(platform, version, choice).flatMap(({ios}) =>
        ios ? [{name: ios.name, minIos: ios.minIos}] : [],
      ),
    ];
    const core = releaseFacts('ios', version).coreMinIos;
    const highest = pods.reduce<string | null>(
      (found, {minIos}) =>
        minIos && (!found || compareVersions(minIos, found) > 0) ? minIos : found,
      core,
    );
    return {
      minSdk: platform === 'ios' ? null : releaseFacts(platform, version).minSdk,
      minIos: platform === 'android' ? null : highest,
      raisedBy:
        platform !== 'android' && highest && core && compareVersions(highest, core) > 0
          ? pods.filter(({minIos}) => minIos === highest).map(({name}) => name)
          : [],
    };
  }

  /**
   * Conflicts that concern a set: those of its parts, and of the core, whose other
   * side is in the set too or is no part of any set.
   *
   * @returns each with the name of the item, null for the core
   */
  function conflictsOf(
    platform: Platform,
    version: string,
    choice: Choice,
  ): {name: string | null; conflict: Conflict}[] {
    const items = pickedItems(platform, version, choice);
    const references = new Set(items.map(referenceTo));
    const core = {name: null, android: true, ios: true, conflicts: data.core.conflicts};
    return [core, ...items].flatMap(({name, android, ios, conflicts}) =>
      conflicts
        .filter(
          (conflict) =>
            (conflict.platform === platform ||
              (platform === 'unity' && (conflict.platform === 'android' ? android : ios))) &&
            (conflict.with.length === 0 ||
              conflict.with.some((reference) => references.has(reference))),
        )
        .map((conflict) => ({name, conflict})),
    );
  }

  /** Finds networks with an adapter that depends on another one, which the set lacks. */
  function checkRequirements(platform: Platform, version: string, choice: Choice): Finding[] {
    const items = pickedItems(platform, version, choice);
    const references = new Set(items.map(referenceTo));
    return items.flatMap(({id, name, requires}) =>
      requires
        .filter((reference) => !references.has(reference))
        .flatMap((reference): Finding[] => {
          const needed = itemsOf(platform, version).find((one) => referenceTo(one) === reference);
          if (!needed) {
            return [];
          }
          const inside = adaptersIn(platform, version).filter(
            ({engine, network}) => engine === needed.id && network === id,
          );
          const adapters = [needed, ...inside].flatMap(({android, ios}) => [
            ...(android ? [android] : []),
            ...(ios ? [`${ios.name} ${ios.version}`] : []),
          ]);
          return [{level: 'warning', kind: 'requirement', name, needed: needed.name, adapters}];
        }),
    );
  }

  /**
   * Checks a set before the build tool does.
   *
   * @param unknown - ids from the address that do not exist on this platform
   */
  function checkChoice(
    platform: Platform,
    version: string,
    choice: Choice,
    unknown: readonly string[] = [],
  ): Finding[] {
    const items = pickedItems(platform, version, choice);
    const networks = items.filter(({kind}) => kind === 'network');
    const engines = items.filter(({kind}) => kind === 'engine');
    const findings: Finding[] = unknown.map((id) => ({level: 'warning', kind: 'unknown-id', id}));

    if (choice.adTypes.length > 0 && choice.networks.length === 0) {
      findings.push({level: 'error', kind: 'no-networks'});
    }
    if (choice.adTypes.length === 0 && choice.networks.length > 0) {
      findings.push({level: 'warning', kind: 'no-ad-types'});
    }
    if ([...choice.adTypes, ...choice.networks, ...choice.services].length === 0) {
      findings.push({level: 'warning', kind: 'nothing-picked'});
    }
    for (const adType of choice.adTypes) {
      const sources = [...networks, ...engines];
      if (
        sources.length > 0 &&
        sources.every(({adTypes: list}) => list && !list.includes(adType))
      ) {
        findings.push({level: 'warning', kind: 'ad-type-unserved', adType});
      }
    }
    const adapters = engineAdaptersOf(platform, version, choice);
    for (const engine of engines) {
      // BidMachine brings its own demand.
      if (engine.id !== 'bidmachine' && !adapters.some((adapter) => adapter.engine === engine.id)) {
        findings.push({level: 'warning', kind: 'engine-alone', name: engine.name});
      }
    }
    for (const {id, name, android, ios} of networks) {
      if (!android && !ios && !adapters.some(({network}) => network === id)) {
        const reaching = adaptersIn(platform, version).filter(({network}) => network === id);
        const able = itemsOf(platform, version)
          .filter((item) => reaching.some(({engine}) => engine === item.id))
          .map((item) => item.name);
        findings.push({level: 'warning', kind: 'engine-needed', name, engines: able});
      }
    }
    if (choice.services.includes('adjust') && choice.services.includes('appsflyer')) {
      findings.push({level: 'warning', kind: 'two-attribution-services'});
    }
    findings.push(
      ...checkRequirements(platform, version, choice),
      ...checkAdMob(platform, choice),
      ...items.flatMap(({name, withoutKeys}): Finding[] => {
        const kind = platform === 'unity' ? 'keys-in-settings' : 'keys-in-files';
        return withoutKeys ? [{level: 'warning', kind, name, text: withoutKeys}] : [];
      }),
      ...checkPins(items),
      ...conflictsOf(platform, version, choice).map(
        ({name, conflict: {text, with: others}}): Finding =>
          others.length > 0
            ? {level: 'warning', kind: 'conflict', name, text}
            : {level: 'info', kind: 'note', name, text},
      ),
    );
    return (['error', 'warning', 'info'] as const).flatMap((level) =>
      findings.filter((finding) => finding.level === level),
    );
  }

  return {
    itemsOf,
    engineAdaptersOf,
    defaultChoice,
    writeChoice,
    readChoice,
    pickedItems,
    releaseFacts,
    minimumOf,
    conflictsOf,
    checkChoice,
  };
}

export type Rules = ReturnType<typeof rulesOf>;

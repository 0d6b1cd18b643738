import {compareVersions} from '@help-center/build-files/versions';
import type {Platform} from '../types';
import type {BuilderData, ReleaseFacts} from './data';
import {adTypesOf, idsOf, type Choice, type EngineAdapter, type Item, type Minimum} from './model';

/** Engine adapters that follow the choice of another network. */
const followed: Readonly<Record<string, string>> = {
  'google-ad-manager': 'admob',
  'bidmachine-custom': 'bidmachine',
};

/**
 * Facts of a platform's release that go into files.
 *
 * @throws naming the covered releases when the version is none of them
 */
export function releaseFacts<P extends Platform>(
  data: BuilderData,
  platform: P,
  version: string,
): ReleaseFacts[P] {
  const facts = data.facts[platform][version];
  if (!facts) {
    const known = Object.keys(data.facts[platform]).join(', ');
    throw new Error(`data/ad-networks.json has no release ${version}; it covers ${known}`);
  }
  return facts as ReleaseFacts[P];
}

/**
 * Lists the options of a platform in a version.
 *
 * @param version - an SDK release that `data/ad-networks.json` covers
 * @throws naming the covered releases when it does not
 */
export function itemsOf(data: BuilderData, platform: Platform, version: string): Item[] {
  releaseFacts(data, platform, version);
  const reached = new Set(adaptersIn(data, platform, version).map(({pickedAs}) => pickedAs));
  return data.items.flatMap(({platforms, ...raw}): Item[] => {
    const android = platforms.android?.releases[version];
    const ios = platforms.ios?.releases[version];
    const unity = platforms.unity?.releases[version];
    const onAndroid = platform === 'android' || (platform === 'unity' && unity?.android);
    const onIos = platform === 'ios' || (platform === 'unity' && unity?.ios);
    const throughEngines = raw.kind === 'network' && reached.has(raw.id);
    const item: Item = {
      ...raw,
      android:
        onAndroid && android
          ? `${android.artifact ?? platforms.android?.artifact}:${android.version}`
          : null,
      ios:
        onIos && ios && platforms.ios
          ? {name: ios.pod ?? platforms.ios.pod, version: ios.version, minIos: ios.minIos}
          : null,
      unityId: platforms.unity?.dependencyId ?? null,
      pins: onIos && ios ? ios.networkSdk : [],
      recommended: platform !== 'ios' || throughEngines || Boolean(ios?.recommended),
      preferEngines: platform === 'ios' && throughEngines && !ios?.recommended,
    };
    return item.android || item.ios || throughEngines ? [item] : [];
  });
}

/** Adapters of every engine in a release. */
export function adaptersIn(
  data: BuilderData,
  platform: Platform,
  version: string,
): EngineAdapter[] {
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
export function engineAdaptersOf(
  data: BuilderData,
  platform: Platform,
  version: string,
  choice: Choice,
): EngineAdapter[] {
  const picked = new Set(choice.networks);
  return adaptersIn(data, platform, version).filter(
    ({engine, pickedAs}) => picked.has(engine) && picked.has(pickedAs),
  );
}

/** The choice that applies until the reader changes something: the recommended set without services that first need a file or keys. */
export function defaultChoice(data: BuilderData, platform: Platform, version: string): Choice {
  const items = itemsOf(data, platform, version).filter(({recommended}) => recommended);
  const keyless = items.filter(({kind, needsSetup}) => kind !== 'service' || !needsSetup);
  return {adTypes: adTypesOf(platform), ...idsOf(keyless), admobAppId: ''};
}

/** Everything that goes into the build: renderers always, then what was picked. */
export function pickedItems(
  data: BuilderData,
  platform: Platform,
  version: string,
  choice: Choice,
): Item[] {
  const reached = new Set(
    engineAdaptersOf(data, platform, version, choice).map(({network}) => network),
  );
  return itemsOf(data, platform, version)
    .filter(
      ({id, kind}) =>
        kind === 'renderer' ||
        (kind === 'service' ? choice.services.includes(id) : choice.networks.includes(id)),
    )
    .map((item) =>
      item.preferEngines && reached.has(item.id) ? {...item, ios: null, pins: []} : item,
    );
}

export function minimumOf(
  data: BuilderData,
  platform: Platform,
  version: string,
  choice: Choice,
): Minimum {
  const items = pickedItems(data, platform, version, choice);
  const pods = [
    ...items.flatMap(({ios, name}) => (ios ? [{name, minIos: ios.minIos}] : [])),
    ...engineAdaptersOf(data, platform, version, choice).flatMap(({ios}) =>
      ios ? [{name: ios.name, minIos: ios.minIos}] : [],
    ),
  ];
  const core = releaseFacts(data, 'ios', version).coreMinIos;
  const highest = pods.reduce<string | null>(
    (found, {minIos}) =>
      minIos && (!found || compareVersions(minIos, found) > 0) ? minIos : found,
    core,
  );
  return {
    minSdk: platform === 'ios' ? null : releaseFacts(data, platform, version).minSdk,
    minIos: platform === 'android' ? null : highest,
    raisedBy:
      platform !== 'android' && highest && core && compareVersions(highest, core) > 0
        ? pods.filter(({minIos}) => minIos === highest).map(({name}) => name)
        : [],
  };
}

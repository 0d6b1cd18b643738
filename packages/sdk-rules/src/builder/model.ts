import {adTypes, type AdType, type Localized, type Platform} from '../types';
import type {NotAnAppId} from './admob';
import type {Entry, RawEngineAdapter} from './data';

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
  Pick<Item, 'android' | 'ios'> & {
    /** The network whose choice decides on it. */
    pickedAs: string;
  };

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

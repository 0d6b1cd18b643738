/**
 * The one reader of the data files. Their types are written from the schemas
 * ("npm run data:types"), so nobody declares their shape by hand: what may be
 * null there is null in the type. (lib/ lies below this floor, and imports a file
 * with the same type directly; so does what is loaded on demand.) Browser code may import this module; the
 * bundler leaves out the files that a page does not use.
 */
export {default as adNetworks} from '../data/ad-networks.json';
export {default as appAds} from '../data/app-ads.json';
export {default as errorSignatures} from '../data/error-signatures.json';
export {default as releases} from '../data/releases.json';
export {default as reportingApi} from '../data/reporting-api.json';
export {default as skadnetwork} from '../data/skadnetwork-ids.json';

export type {AdNetworks, Conflict, EngineAdapter, Entry} from '../data/ad-networks.json';
export type {Network as AppAdsNetwork} from '../data/app-ads.json';
export type {Signature} from '../data/error-signatures.json';
export type {Release} from '../data/releases.json';
export type {Value} from '../data/reporting-api.json';

/**
 * The one reader of the data files at build time. Their types are written from
 * the schemas ("npm run data:types"), so nobody declares their shape by hand:
 * what may be null there is null in the type.
 *
 * A tool in the browser imports the one file it shows, which has the same type;
 * through this module it would load all of them. lib/ lies below this floor and
 * does likewise.
 */
export {default as adNetworks} from '../data/ad-networks.json';
export {default as errorSignatures} from '../data/error-signatures.json';
export {default as releaseRequirements} from '../data/release-requirements.json';
export {default as releases} from '../data/releases.json';
export {default as reportingApi} from '../data/reporting-api.json';

export type {AdNetworks, Conflict, EngineAdapter, Entry} from '../data/ad-networks.json';
export type {Signature} from '../data/error-signatures.json';
export type {ReleaseRequirements} from '../data/release-requirements.json';
export type {Release} from '../data/releases.json';
export type {Value} from '../data/reporting-api.json';

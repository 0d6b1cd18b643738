/**
 * The one reader of the data files. Their types are generated from the schemas
 * (`npm run data:types`), so what may be null in the data is null in the type.
 *
 * Browser code imports the one file it shows, with the same type; importing this
 * module would bundle all of them.
 */
export {default as adNetworks} from '../../../data/ad-networks.json';
export {default as errorSignatures} from '../../../data/error-signatures.json';
export {default as logCodes} from '../../../data/log-codes.json';
export {default as logStages} from '../../../data/log-stages.json';
export {default as releaseRequirements} from '../../../data/release-requirements.json';
export {default as releases} from '../../../data/releases.json';
export {default as reportingApi} from '../../../data/reporting-api.json';
export {default as storeRules} from '../../../data/store-rules.json';

export {default as appAds} from '../../../data/app-ads.json';
export {default as rosetta} from '../../../data/rosetta.json';
export {default as skadnetwork} from '../../../data/skadnetwork-ids.json';

export type {AdNetworks, Conflict, EngineAdapter, Entry} from '../../../data/ad-networks.json';
export type {Signature} from '../../../data/error-signatures.json';
export type {ReleaseRequirements} from '../../../data/release-requirements.json';
export type {Release} from '../../../data/releases.json';
export type {Value} from '../../../data/reporting-api.json';

/** SDK platforms, in menu order. */
export const platforms = ['android', 'ios', 'unity'] as const;
export type Platform = (typeof platforms)[number];

/** Rows without their sources, which are for maintainers. */
export const bare = <Row extends {source: string}>(rows: readonly Row[]): Omit<Row, 'source'>[] =>
  rows.map(({source: _, ...row}) => row);

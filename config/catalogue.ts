/**
 * The only module that reads the data files at build time. Their types are
 * generated from the schemas (`npm run data:types`), so what may be null in the
 * data is null in the type.
 *
 * Browser code imports the one file it shows, with the same type; importing this
 * module would bundle all of them. `lib/` can't import from `config/` and reads
 * its files directly too.
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

/** Rows without their sources, which are for maintainers. */
export const bare = <Row extends {source: string}>(rows: readonly Row[]): Omit<Row, 'source'>[] =>
  rows.map(({source: _, ...row}) => row);

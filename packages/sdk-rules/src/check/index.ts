export {examine} from './check';
export type {Call, Command} from './commands';
export {readApp, readLog} from './files';
export {byPlace, pageAddress, told} from './findings';
export {main} from './main';
export {inLocale} from '../types';
export type {MovedMap, SdkFacts, Site} from './site';

export {adTypes, type AdType} from './adTypes';
export {fill} from './fill';
export type {Localized, Platform, SkadnetworkIds} from './types';

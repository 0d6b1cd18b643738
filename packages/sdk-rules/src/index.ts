export {fill} from './fill';
export {adTypes, type AdType, type Localized, type Platform, type SkadnetworkIds} from './types';

export {fill} from './fill';
export {
  adTypes,
  inLocale,
  type AdType,
  type Localized,
  type Platform,
  type SkadnetworkIds,
} from './types';

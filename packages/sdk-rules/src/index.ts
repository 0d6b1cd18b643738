export {fill} from './fill';
export {
  adTypes,
  inLocale,
  listIn,
  type AdType,
  type Localized,
  type Platform,
  type SkadnetworkIds,
} from './types';

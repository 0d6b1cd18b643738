/** Ad types as pages name them. */
export type AdType = 'banner' | 'interstitial' | 'mrec' | 'native' | 'rewarded-video';

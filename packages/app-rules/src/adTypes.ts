/** Ad types as pages name them. */
export const adTypes = ['banner', 'interstitial', 'mrec', 'native', 'rewarded-video'] as const;
export type AdType = (typeof adTypes)[number];

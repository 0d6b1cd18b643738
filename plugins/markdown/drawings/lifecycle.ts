import type {Platform} from '../../../config/platforms';
import type {AdType} from '@help-center/app-rules';

/** What can happen to an ad, in order. */
export type Stage =
  'loaded' | 'loadFailed' | 'expired' | 'shown' | 'showFailed' | 'clicked' | 'finished' | 'closed';

/** Stages that are branches: the ad ends or starts over there. */
const sideStages: readonly Stage[] = ['loadFailed', 'expired', 'showFailed'];

const order: readonly Stage[] = [
  'loaded',
  'loadFailed',
  'expired',
  'shown',
  'showFailed',
  'clicked',
  'finished',
  'closed',
];

const words: Record<AdType, string> = {
  banner: 'Banner',
  interstitial: 'Interstitial',
  mrec: 'Mrec',
  native: 'Native',
  'rewarded-video': 'RewardedVideo',
};

const suffixes: Record<Stage, string> = {
  loaded: 'Loaded',
  loadFailed: 'FailedToLoad',
  expired: 'Expired',
  shown: 'Shown',
  showFailed: 'ShowFailed',
  clicked: 'Clicked',
  finished: 'Finished',
  closed: 'Closed',
};

/** Delegate methods of the iOS SDK follow no naming pattern; missing ones aren't published. */
const ios: Record<AdType, Partial<Record<Stage, string>>> = {
  banner: {
    loaded: 'bannerDidLoadAdIsPrecache',
    loadFailed: 'bannerDidFailToLoadAd',
    expired: 'bannerDidExpired',
    shown: 'bannerDidShow',
    clicked: 'bannerDidClick',
  },
  mrec: {
    loaded: 'bannerViewDidLoadAd',
    loadFailed: 'bannerView(_:didFailToLoadAdWithError:)',
    expired: 'bannerViewExpired',
    shown: 'bannerViewDidShow',
    clicked: 'bannerViewDidInteract',
  },
  native: {
    loaded: 'adQueueAdIsAvailable(_:ofCount:)',
    loadFailed: 'adQueue(_:failedWithError:)',
    expired: 'nativeAdDidExpired',
    shown: 'nativeAdWillLogImpression',
    clicked: 'nativeAdWillLogUserInteraction',
  },
  interstitial: {
    loaded: 'interstitialDidLoadAdIsPrecache',
    loadFailed: 'interstitialDidFailToLoadAd',
    expired: 'interstitialDidExpired',
    shown: 'interstitialWillPresent',
    showFailed: 'interstitialDidFailToPresent',
    clicked: 'interstitialDidClick',
    closed: 'interstitialDidDismiss',
  },
  'rewarded-video': {
    loaded: 'rewardedVideoDidLoadAdIsPrecache',
    loadFailed: 'rewardedVideoDidFailToLoadAd',
    expired: 'rewardedVideoDidExpired',
    shown: 'rewardedVideoDidPresent',
    showFailed: 'rewardedVideoDidFailToPresentWithError',
    clicked: 'rewardedVideoDidClick',
    finished: 'rewardedVideoDidFinish',
    closed: 'rewardedVideoWillDismissAndWasFullyWatched',
  },
};

/** One step in an ad's life: the stage and its callback. */
export interface Step {
  stage: Stage;
  callback: string;
  side: boolean;
}

/**
 * Lists the callbacks of an ad type in the order in which they can fire.
 *
 * @throws when the platform has no such ad type
 */
export function lifecycle(type: AdType, platform: Platform): Step[] {
  if (type === 'native' && platform === 'unity') {
    throw new Error(`the lifecycle of native ads can't be drawn for ${platform}`);
  }
  return order.flatMap((stage): Step[] => {
    if (stage === 'finished' && type !== 'rewarded-video') {
      return [];
    }
    if (stage === 'closed' && type !== 'interstitial' && type !== 'rewarded-video') {
      return [];
    }
    const callback =
      platform === 'ios'
        ? ios[type][stage]
        : `${platform === 'unity' ? 'On' : 'on'}${words[type]}${suffixes[stage]}`;
    return callback ? [{stage, callback, side: sideStages.includes(stage)}] : [];
  });
}

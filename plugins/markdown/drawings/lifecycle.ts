import type {Platform} from '../../../config/platforms';
import type {AdType} from '@help-center/sdk-rules';

/** What can happen to an ad, in order, as callbacks of Android and Unity name it. */
const suffixes = {
  loaded: 'Loaded',
  loadFailed: 'FailedToLoad',
  expired: 'Expired',
  shown: 'Shown',
  showFailed: 'ShowFailed',
  clicked: 'Clicked',
  finished: 'Finished',
  closed: 'Closed',
};

export type Stage = keyof typeof suffixes;

/** Stages that are branches: the ad ends or starts over there. */
const sideStages: readonly Stage[] = ['loadFailed', 'expired', 'showFailed'];

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

/**
 * Lists the callbacks of an ad type in the order in which they can fire.
 *
 * @throws when the platform has no such ad type
 */
export function lifecycle(type: AdType, platform: Platform) {
  if (type === 'native' && platform === 'unity') {
    throw new Error(`the lifecycle of native ads can't be drawn for ${platform}`);
  }
  const name = type.replace(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
  return (Object.keys(suffixes) as Stage[]).flatMap((stage) => {
    const happens =
      type === 'rewarded-video' ||
      (stage !== 'finished' && (stage !== 'closed' || type === 'interstitial'));
    const callback =
      platform === 'ios'
        ? ios[type][stage]
        : `${platform === 'unity' ? 'On' : 'on'}${name}${suffixes[stage]}`;
    return happens && callback ? [{stage, callback, isSide: sideStages.includes(stage)}] : [];
  });
}

import {rosetta, type Platform} from '@help-center/sdk-data';
import {OTHER_PACKAGES} from '@help-center/sdk-data/others';

/** What takes the place of a package of Flutter or React Native. */
const PLUGIN = {
  en: 'Remove together with the code that needs it. Appodeal has react-native-appodeal for React Native and stack_appodeal_flutter for Flutter.',
  ru: 'Удалите вместе с кодом, который его использует. Для React Native у Appodeal есть react-native-appodeal, для Flutter — stack_appodeal_flutter.',
};

const CODE = {
  en: 'Remove together with the code that needs it.',
  ru: 'Удалите вместе с кодом, который это использует.',
};

const row = (job: string, theirs: string[], ours: string[]) => ({job, theirs, ours});

/** LevelPlay's names in Unity, of which no page has a table. */
const UNITY_LEVELPLAY = {
  platform: 'unity' as Platform,
  from: 'levelplay',
  page: 'unity/get-started',
  rows: [
    row(
      'start',
      ['LevelPlay.Init', 'IronSource.Agent.init'],
      ['Appodeal.Initialize(appKey, adTypes)'],
    ),
    row('ad-object', ['LevelPlayInterstitialAd'], ['AppodealAdType.Interstitial']),
    row(
      'load',
      ['LevelPlayInterstitialAd.LoadAd', 'IronSource.Agent.loadInterstitial'],
      ['Appodeal.Cache(adType)', 'Appodeal.SetAutoCache(adType, false)'],
    ),
    row(
      'ready',
      ['LevelPlayInterstitialAd.IsAdReady', 'IronSource.Agent.isInterstitialReady'],
      ['Appodeal.IsLoaded(adType)', 'Appodeal.CanShow(adType, placement)'],
    ),
    row(
      'show',
      ['LevelPlayInterstitialAd.ShowAd', 'IronSource.Agent.showInterstitial'],
      ['Appodeal.Show(AppodealShowStyle.Interstitial, placement)'],
    ),
    row(
      'loaded',
      ['LevelPlayInterstitialAd.OnAdLoaded'],
      ['AppodealCallbacks.Interstitial.OnLoaded'],
    ),
    row(
      'failed',
      ['LevelPlayInterstitialAd.OnAdLoadFailed', 'LevelPlayAdError'],
      ['AppodealCallbacks.Interstitial.OnFailedToLoad'],
    ),
    row(
      'shown',
      ['LevelPlayInterstitialAd.OnAdDisplayed'],
      ['AppodealCallbacks.Interstitial.OnShown'],
    ),
    row(
      'show-failed',
      ['LevelPlayInterstitialAd.OnAdDisplayFailed'],
      ['AppodealCallbacks.Interstitial.OnShowFailed'],
    ),
    row(
      'clicked',
      ['LevelPlayInterstitialAd.OnAdClicked'],
      ['AppodealCallbacks.Interstitial.OnClicked'],
    ),
    row(
      'closed',
      ['LevelPlayInterstitialAd.OnAdClosed'],
      ['AppodealCallbacks.Interstitial.OnClosed'],
    ),
    row(
      'reward-ad',
      ['LevelPlayRewardedAd', 'IronSource.Agent.showRewardedVideo'],
      ['AppodealAdType.RewardedVideo', 'AppodealShowStyle.RewardedVideo'],
    ),
    row(
      'reward',
      ['LevelPlayRewardedAd.OnAdRewarded', 'LevelPlayReward'],
      ['AppodealCallbacks.RewardedVideo.OnFinished'],
    ),
    row(
      'banner',
      ['LevelPlayBannerAd', 'IronSource.Agent.loadBanner'],
      ['Appodeal.Show(AppodealShowStyle.BannerBottom)'],
    ),
    row(
      'banner-remove',
      ['LevelPlayBannerAd.HideAd', 'LevelPlayBannerAd.DestroyAd', 'IronSource.Agent.destroyBanner'],
      ['Appodeal.Hide(AppodealAdType.Banner)', 'Appodeal.Destroy(AppodealAdType.Banner)'],
    ),
    row(
      'revenue',
      ['LevelPlay.OnImpressionDataReady', 'LevelPlayImpressionData'],
      ['AppodealCallbacks.AdRevenue.OnReceived'],
    ),
    row(
      'test-screen',
      ['LevelPlay.LaunchTestSuite', 'LevelPlay.ValidateIntegration'],
      ['Appodeal.ShowTestScreen()'],
    ),
  ],
  leftovers: [
    {
      in: 'packages' as const,
      texts: ['com.unity.services.levelplay', 'com.ironsource.'],
      instead:
        rosetta.maps.find(({platform, from}) => platform === 'unity' && from === 'max')
          ?.leftovers[0]?.instead ?? CODE,
    },
    {
      in: 'folder' as const,
      texts: ['Assets/LevelPlay/', 'Assets/IronSource/'],
      instead: {en: 'Delete the folder.', ru: 'Удалите папку.'},
    },
    {
      in: 'import' as const,
      texts: ['com.unity3d.mediation', 'Unity.Services.LevelPlay', 'IronSource', 'LevelPlay'],
      instead: CODE,
    },
  ],
};

/** What other mediation SDKs leave in an app: the tables of the pages, and what the doctor alone looks for. */
export const movedMaps = [
  ...rosetta.maps,
  UNITY_LEVELPLAY,
  ...Object.entries(OTHER_PACKAGES).map(([from, texts]) => ({
    platform: 'ios' as Platform,
    from,
    page: 'ios/get-started',
    rows: [],
    leftovers: [{in: 'plugins' as const, texts, instead: PLUGIN}],
  })),
];

import {translate} from '@docusaurus/Translate';
import {guidePages, homeTopics, whatFits} from '@site/config/home';
import type {Platform} from '@site/config/platforms';

interface Topic {
  title: string;
  text: string;
  /** Address, or the address on each platform. */
  to: string | ((platform: Platform) => string);
}

interface Group {
  title: string;
  topics: readonly Topic[];
}

const integrate = (): readonly Topic[] => [
  {
    to: (platform) => guidePages(platform).adTypes,
    title: translate({id: 'site.home.adTypes.title', message: 'Ad types'}),
    text: translate({
      id: 'site.home.adTypes.text',
      message: 'Load and show banners, interstitials, rewarded video and more.',
    }),
  },
  {
    to: (platform) => guidePages(platform).placements,
    title: translate({id: 'site.home.placements.title', message: 'Segments and placements'}),
    text: translate({
      id: 'site.home.placements.text',
      message: 'Choose where ads appear, how often, and for whom.',
    }),
  },
  {
    to: homeTopics.privacy,
    title: translate({id: 'site.home.privacy.title', message: 'Privacy and consent'}),
    text: translate({
      id: 'site.home.privacy.text',
      message: "Ask for consent where the law wants it and fill in the stores' forms.",
    }),
  },
  {
    to: whatFits,
    title: translate({id: 'site.fits.title', message: 'What fits my project'}),
    text: translate({
      id: 'site.home.whatFits.text',
      message: 'Find the release that goes with your versions of Gradle, Unity or pods.',
    }),
  },
];

const earn = (): readonly Topic[] => [
  {
    to: homeTopics.appAds,
    title: translate({id: 'site.home.appAds.title', message: 'app-ads.txt'}),
    text: translate({
      id: 'site.home.appAds.text',
      message: 'Declare who may sell your ad space, and check the file you have.',
    }),
  },
  {
    to: homeTopics.payouts,
    title: translate({id: 'site.home.payouts.title', message: 'Payouts'}),
    text: translate({
      id: 'site.home.payouts.text',
      message: 'See when you get paid, how, and from which amount.',
    }),
  },
  {
    to: homeTopics.attribution,
    title: translate({id: 'site.home.attribution.title', message: 'Ad revenue attribution'}),
    text: translate({
      id: 'site.home.attribution.text',
      message: 'Find out which campaign attracts the users who watch ads.',
    }),
  },
  {
    to: homeTopics.softLaunch,
    title: translate({id: 'site.home.softLaunch.title', message: 'Publishing soft launch'}),
    text: translate({
      id: 'site.home.softLaunch.text',
      message: 'Test your game on a small market before you spend on the large ones.',
    }),
  },
];

const keepRunning = (): readonly Topic[] => [
  {
    to: homeTopics.inspector,
    title: translate({id: 'site.home.inspector.title', message: 'Inspect your app'}),
    text: translate({
      id: 'site.home.inspector.text',
      message: 'Look inside a built APK, AAB or IPA before a store does.',
    }),
  },
  {
    to: homeTopics.versions,
    title: translate({id: 'site.home.versions', message: 'All versions'}),
    text: translate({
      id: 'site.home.versions.text',
      message: 'Open the guide of the release that your app has.',
    }),
  },
  {
    to: homeTopics.deprecation,
    title: translate({id: 'site.home.deprecation.title', message: 'SDK deprecation policy'}),
    text: translate({
      id: 'site.home.deprecation.text',
      message: 'See which releases are supported and when to update.',
    }),
  },
  {
    to: homeTopics.support,
    title: translate({id: 'site.home.support.title', message: 'Ask support'}),
    text: translate({
      id: 'site.home.support.text',
      message: 'Send a log to the people who know the SDK.',
    }),
  },
];

/** Links below the platforms, by what readers want. */
export const topicGroups = (): readonly Group[] => [
  {
    title: translate({id: 'site.home.integrate', message: 'Integrate'}),
    topics: integrate(),
  },
  {title: translate({id: 'site.home.earn', message: 'Earn'}), topics: earn()},
  {
    title: translate({id: 'site.home.keepRunning', message: 'Keep running'}),
    topics: keepRunning(),
  },
];

import {translate} from '@docusaurus/Translate';
import type {homeTopics} from '@site/config/home';

interface HomeTopic {
  name: keyof typeof homeTopics;
  title: string;
  text: string;
}

/** Popular topics other than the guides, in display order. */
export const topics = (): readonly HomeTopic[] => [
  {
    name: 'networks',
    title: translate({id: 'site.home.networks.title', message: 'Network setup'}),
    text: translate({
      id: 'site.home.networks.text',
      message: 'Connect AdMob, AppLovin, Meta and the other networks; find every key they ask for.',
    }),
  },
  {
    name: 'reporting',
    title: translate({id: 'site.home.reporting.title', message: 'Reporting API'}),
    text: translate({
      id: 'site.home.reporting.text',
      message: 'Fetch revenue, impressions and eCPM into your own tools.',
    }),
  },
  {
    name: 'troubleshooting',
    title: translate({id: 'site.home.troubleshooting.title', message: 'Troubleshooting'}),
    text: translate({
      id: 'site.home.troubleshooting.text',
      message: 'Look up an error as your build printed it, and get to the fix.',
    }),
  },
  {
    name: 'softLaunch',
    title: translate({id: 'site.home.softLaunch.title', message: 'Publishing soft launch'}),
    text: translate({
      id: 'site.home.softLaunch.text',
      message: 'Test your game on a small market before you spend on the large ones.',
    }),
  },
  {
    name: 'adServer',
    title: translate({id: 'site.home.adServer.title', message: 'Ad server'}),
    text: translate({
      id: 'site.home.adServer.text',
      message: 'Run direct deals and cross-promotion next to the networks.',
    }),
  },
  {
    name: 'appAds',
    title: translate({id: 'site.home.appAds.title', message: 'app-ads.txt'}),
    text: translate({
      id: 'site.home.appAds.text',
      message: 'Declare who may sell your ad space, and check the file you have.',
    }),
  },
  {
    name: 'attribution',
    title: translate({id: 'site.home.attribution.title', message: 'Ad revenue attribution'}),
    text: translate({
      id: 'site.home.attribution.text',
      message: 'Find out which campaign attracts the users who watch ads.',
    }),
  },
  {
    name: 'segments',
    title: translate({id: 'site.home.segments.title', message: 'Segments'}),
    text: translate({
      id: 'site.home.segments.text',
      message: 'Treat groups of users differently, by country, purchases or your own data.',
    }),
  },
  {
    name: 'placements',
    title: translate({id: 'site.home.placements.title', message: 'Placements'}),
    text: translate({
      id: 'site.home.placements.text',
      message: 'Choose the spots where ads appear, cap them and set rewards.',
    }),
  },
  {
    name: 'privacy',
    title: translate({id: 'site.home.privacy.title', message: 'Privacy and consent'}),
    text: translate({
      id: 'site.home.privacy.text',
      message: "Ask for consent where the law wants it and fill in the stores' forms.",
    }),
  },
  {
    name: 'deprecation',
    title: translate({id: 'site.home.deprecation.title', message: 'SDK deprecation policy'}),
    text: translate({
      id: 'site.home.deprecation.text',
      message: 'See which releases are supported and when to update.',
    }),
  },
];

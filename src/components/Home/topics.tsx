import Translate from '@docusaurus/Translate';
import type {homeTopics} from '@site/config/home';
import type {ReactNode} from 'react';

interface HomeTopic {
  name: keyof typeof homeTopics;
  title: ReactNode;
  text: ReactNode;
}

/** Popular topics other than the guides, in display order. */
export const topics: readonly HomeTopic[] = [
  {
    name: 'networks',
    title: <Translate id="site.home.networks.title">Network setup</Translate>,
    text: (
      <Translate id="site.home.networks.text">
        Connect AdMob, AppLovin, Meta and the other networks; find every key they ask for.
      </Translate>
    ),
  },
  {
    name: 'reporting',
    title: <Translate id="site.home.reporting.title">Reporting API</Translate>,
    text: (
      <Translate id="site.home.reporting.text">
        Fetch revenue, impressions and eCPM into your own tools.
      </Translate>
    ),
  },
  {
    name: 'troubleshooting',
    title: <Translate id="site.home.troubleshooting.title">Troubleshooting</Translate>,
    text: (
      <Translate id="site.home.troubleshooting.text">
        Look up an error as your build printed it, and get to the fix.
      </Translate>
    ),
  },
  {
    name: 'softLaunch',
    title: <Translate id="site.home.softLaunch.title">Publishing soft launch</Translate>,
    text: (
      <Translate id="site.home.softLaunch.text">
        Test your game on a small market before you spend on the large ones.
      </Translate>
    ),
  },
  {
    name: 'adServer',
    title: <Translate id="site.home.adServer.title">Ad server</Translate>,
    text: (
      <Translate id="site.home.adServer.text">
        Run direct deals and cross-promotion next to the networks.
      </Translate>
    ),
  },
  {
    name: 'appAds',
    title: <Translate id="site.home.appAds.title">app-ads.txt</Translate>,
    text: (
      <Translate id="site.home.appAds.text">
        Declare who may sell your ad space, and check the file you have.
      </Translate>
    ),
  },
  {
    name: 'attribution',
    title: <Translate id="site.home.attribution.title">Ad revenue attribution</Translate>,
    text: (
      <Translate id="site.home.attribution.text">
        Find out which campaign brings the users who watch ads.
      </Translate>
    ),
  },
  {
    name: 'segments',
    title: <Translate id="site.home.segments.title">Segments</Translate>,
    text: (
      <Translate id="site.home.segments.text">
        Treat groups of users differently, by country, purchases or your own data.
      </Translate>
    ),
  },
  {
    name: 'placements',
    title: <Translate id="site.home.placements.title">Placements</Translate>,
    text: (
      <Translate id="site.home.placements.text">
        Name the spots where ads appear, cap them and set rewards.
      </Translate>
    ),
  },
  {
    name: 'privacy',
    title: <Translate id="site.home.privacy.title">Privacy and consent</Translate>,
    text: (
      <Translate id="site.home.privacy.text">
        Ask for consent where the law wants it and fill in the stores&apos; forms.
      </Translate>
    ),
  },
  {
    name: 'deprecation',
    title: <Translate id="site.home.deprecation.title">SDK deprecation policy</Translate>,
    text: (
      <Translate id="site.home.deprecation.text">
        See which releases are supported and when to update.
      </Translate>
    ),
  },
  {
    name: 'onboarding',
    title: <Translate id="site.home.onboarding.title">Onboarding</Translate>,
    text: (
      <Translate id="site.home.onboarding.text">
        The short path that the dashboard shows next to your first app.
      </Translate>
    ),
  },
];

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {Topic} from './logic';

interface HomeTopic extends Topic {
  title: ReactNode;
  text: ReactNode;
}

/** What readers come for besides the guides, in the order of the page. */
export const topics: readonly HomeTopic[] = [
  {
    id: 'networks',
    targets: ['networks-setup/introduction'],
    title: <Translate id="site.home.networks.title">Network setup</Translate>,
    text: (
      <Translate id="site.home.networks.text">
        Connect AdMob, AppLovin, Meta and the other networks; find every key they ask for.
      </Translate>
    ),
  },
  {
    id: 'reporting',
    targets: ['reporting/reporting-api'],
    title: <Translate id="site.home.reporting.title">Reporting API</Translate>,
    text: (
      <Translate id="site.home.reporting.text">
        Fetch revenue, impressions and eCPM into your own tools.
      </Translate>
    ),
  },
  {
    id: 'softLaunch',
    targets: ['accelerator/introduction'],
    title: <Translate id="site.home.softLaunch.title">Publishing soft launch</Translate>,
    text: (
      <Translate id="site.home.softLaunch.text">
        Test your game on a small market before you spend on the large ones.
      </Translate>
    ),
  },
  {
    id: 'troubleshooting',
    targets: [
      'faq-and-troubleshooting/troubleshooting',
      'faq-and-troubleshooting',
      'faq-and-troubleshooting/faq/generate-the-json-file-in-google-cloud',
    ],
    title: <Translate id="site.home.troubleshooting.title">Troubleshooting</Translate>,
    text: (
      <Translate id="site.home.troubleshooting.text">
        Look up an error as your build printed it, and get to the fix.
      </Translate>
    ),
  },
  {
    id: 'adServer',
    targets: ['advanced/ad-server'],
    title: <Translate id="site.home.adServer.title">Ad server</Translate>,
    text: (
      <Translate id="site.home.adServer.text">
        Run direct deals and cross-promotion beside the networks.
      </Translate>
    ),
  },
  {
    id: 'appAds',
    targets: ['advanced/app-ads'],
    title: <Translate id="site.home.appAds.title">app-ads.txt</Translate>,
    text: (
      <Translate id="site.home.appAds.text">
        Declare who may sell your ad space, and check the file you have.
      </Translate>
    ),
  },
  {
    id: 'segments',
    targets: [
      'android/advanced/segments-placements#segments',
      'ios/advanced/segments-placements#segments',
      'unity/advanced/segments-placements#segments',
    ],
    title: <Translate id="site.home.segments.title">Segments</Translate>,
    text: (
      <Translate id="site.home.segments.text">
        Treat groups of users differently, by country, purchases or your own data.
      </Translate>
    ),
  },
  {
    id: 'placements',
    targets: [
      'android/advanced/segments-placements#placements',
      'ios/advanced/segments-placements#placements',
      'unity/advanced/segments-placements#placements',
    ],
    title: <Translate id="site.home.placements.title">Placements</Translate>,
    text: (
      <Translate id="site.home.placements.text">
        Name the spots where ads appear, cap them and set rewards.
      </Translate>
    ),
  },
  {
    id: 'privacy',
    targets: [
      'advanced/general-data-protection-regulation-compliance',
      'android/data-protection/gdpr-and-ccpa',
    ],
    title: <Translate id="site.home.privacy.title">Privacy and consent</Translate>,
    text: (
      <Translate id="site.home.privacy.text">
        Ask for consent where the law wants it and fill in the stores&apos; forms.
      </Translate>
    ),
  },
  {
    id: 'deprecation',
    targets: ['advanced/sdk-deprecation-policy', 'android/sdk-deprecation-policy'],
    title: <Translate id="site.home.deprecation.title">SDK deprecation policy</Translate>,
    text: (
      <Translate id="site.home.deprecation.text">
        See which releases are supported and when to update.
      </Translate>
    ),
  },
  {
    id: 'onboarding',
    targets: ['onboarding/android/get-started'],
    title: <Translate id="site.home.onboarding.title">Onboarding</Translate>,
    text: (
      <Translate id="site.home.onboarding.text">
        The short path that the dashboard shows beside your first app.
      </Translate>
    ),
  },
];

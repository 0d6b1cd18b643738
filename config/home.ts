import type {Platform} from './platforms';

/** Pages of an SDK guide that the home page and the not-found page link to. */
export const guidePages = (platform: Platform) =>
  ({
    start: `/${platform}/get-started`,
    changelog: `/${platform}/changelog`,
    upgrade: `/${platform}/upgrade-guide`,
    adTypes: `/${platform}/ad-types/banner`,
    placements: `/${platform}/advanced/segments-placements`,
  }) as const;

/** Link targets of the home page that are the same on every platform. */
export const homeTopics = {
  networks: '/networks-setup/introduction',
  reporting: '/reporting/reporting-api',
  troubleshooting: '/faq-and-troubleshooting/troubleshooting',
  privacy: '/advanced/general-data-protection-regulation-compliance',
  whatFits: '/what-fits',
  appAds: '/advanced/app-ads',
  payouts: '/faq-and-troubleshooting/faq/payouts',
  attribution: '/advanced/ad-revenue-attribution',
  softLaunch: '/accelerator/introduction',
  inspector: '/faq-and-troubleshooting/troubleshooting/inspect-your-app',
  deprecation: '/advanced/sdk-deprecation-policy',
  versions: '/versions',
  support: '/faq-and-troubleshooting/troubleshooting#support',
} as const;

/** Address of “What fits my project”, with a platform preselected. */
export const whatFits = (platform: Platform): string => `/what-fits?platform=${platform}`;

/** Address of the list to go through before publishing, on a platform's tab. */
export const beforePublishing = (platform: Platform): string =>
  `/publishing/before-you-publish?platform=${platform}`;

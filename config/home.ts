import type {Platform} from './platforms';

/** Pages of an SDK guide that the home page and the not-found page link to. */
export const guidePages = (platform: Platform) =>
  ({
    start: `/${platform}/get-started`,
    changelog: `/${platform}/changelog`,
    upgrade: `/${platform}/upgrade-guide`,
  }) as const;

/** Link targets of the topics on the home page. */
export const homeTopics = {
  networks: '/networks-setup/introduction',
  reporting: '/reporting/reporting-api',
  softLaunch: '/accelerator/introduction',
  troubleshooting: '/faq-and-troubleshooting/troubleshooting',
  adServer: '/advanced/ad-server',
  appAds: '/advanced/app-ads',
  attribution: '/advanced/ad-revenue-attribution',
  segments: '/android/advanced/segments-placements#segments',
  placements: '/android/advanced/segments-placements#placements',
  privacy: '/advanced/general-data-protection-regulation-compliance',
  deprecation: '/advanced/sdk-deprecation-policy',
} as const;

/** Link targets of the tasks on the home page that are no topics. */
export const homeTasks = {
  admob: '/networks-setup/ad-networks/network-connection/admob',
  allNetworks: '/networks-setup/ad-networks/introduction',
} as const;

/** Address of “What fits my project”, with a platform preselected. */
export const whatFits = (platform: Platform): string => `/what-fits?platform=${platform}`;

/** Address of the list to go through before publishing, on a platform's tab. */
export const beforePublishing = (platform: Platform): string =>
  `/publishing/before-you-publish?platform=${platform}`;

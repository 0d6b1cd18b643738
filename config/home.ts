import type {Platform} from './platforms';

/** Pages of every SDK guide that the home page and the not-found page lead to. */
export const guidePages = (platform: Platform) =>
  ({start: `/${platform}/get-started`, changelog: `/${platform}/changelog`}) as const;

/** Where the topics of the home page lead. */
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
  onboarding: '/onboarding/android/get-started',
} as const;

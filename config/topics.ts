import type {Platform} from './platforms';

/** A topic's page on one platform, or the nearest page if it has none. */
export type TopicPage = string | {nearest: string};

/**
 * Topics of the SDK guides whose pages have different names, or exist on some
 * platforms only. Every other page has the same name on every platform.
 */
export const unequalTopics: readonly Record<Platform, TopicPage>[] = [
  {android: 'ad-types/native', ios: 'ad-types/native', unity: {nearest: 'ad-types/mrec'}},
  {
    android: 'services/services-passive-mode',
    ios: 'services/services-passive-mode',
    unity: {nearest: 'services/firebase'},
  },
  {
    android: 'data-protection/app-privacy-details',
    ios: 'data-protection/app-privacy-details',
    unity: {nearest: 'data-protection/gdpr-and-ccpa'},
  },
  {
    android: {nearest: 'data-protection/gdpr-and-ccpa'},
    ios: 'data-protection/app-tracking-transparency',
    unity: 'data-protection/app-tracking-transparency',
  },
  {
    android: {nearest: 'data-protection/app-privacy-details'},
    ios: 'data-protection/privacy-manifest',
    unity: {nearest: 'data-protection/app-tracking-transparency'},
  },
  {
    android: 'advanced/configure-mediated-networks',
    ios: 'advanced/configure-mediated-networks',
    unity: 'advanced/appodeal-plugin-manager',
  },
  {android: 'advanced/debug-test-mode', ios: 'advanced/logging', unity: 'advanced/logging'},
  {android: {nearest: 'get-started'}, ios: {nearest: 'get-started'}, unity: 'advanced/app-ads-txt'},
  {
    android: {nearest: 'ad-types/interstitial'},
    ios: {nearest: 'ad-types/interstitial'},
    unity: 'advanced/main-thread-callbacks',
  },
  {android: {nearest: 'get-started'}, ios: {nearest: 'get-started'}, unity: 'advanced/sdk-events'},
  {
    android: 'move-from/levelplay',
    ios: 'move-from/levelplay',
    unity: {nearest: 'move-from/max'},
  },
];

/**
 * Finds the page about the same topic on another platform.
 *
 * @param page - path inside the guide of `from`, for example `advanced/logging`
 * @returns its path inside the guide of `to`; `exact` is false when the platform has no page on
 *   the topic and this is the nearest one
 */
export function twinOf(from: Platform, page: string, to: Platform) {
  const twin = unequalTopics.find((entry) => entry[from] === page)?.[to] ?? page;
  return typeof twin === 'string'
    ? {platform: to, page: twin, exact: true}
    : {platform: to, page: twin.nearest, exact: false};
}

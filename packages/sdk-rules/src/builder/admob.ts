const APP_ID = /^ca-app-pub-\d{16}~\d{10}$/;
/** Google's, which it publishes for tests. */
const SAMPLE_PUBLISHER = 'ca-app-pub-3940256099942544';

/** Google's public sample app IDs: with them, a build starts and tests before it has IDs of its own. */
export const sampleAdMobAppIds = {
  android: `${SAMPLE_PUBLISHER}~3347511713`,
  ios: `${SAMPLE_PUBLISHER}~1458002511`,
} as const;

/** What was found where an AdMob app ID was expected. */
export type NotAnAppId = 'several' | 'unit' | 'publisher' | 'app-key' | 'package' | 'other';

/** What else is pasted in its place; the first that fits counts. */
const OTHERS: readonly (readonly [NotAnAppId, RegExp])[] = [
  ['several', /[\s,;]/],
  ['unit', /\//],
  ['publisher', /^(?:ca-app-)?pub-\d+$/],
  ['app-key', /^[0-9a-f]{32,}$/i],
  ['package', /^[a-z][\w-]*(?:\.[\w-]+)+$/i],
];

/** Tells an AdMob app ID, or Google's sample of one, from what else is pasted in its place. */
export function judgeAdMobId(text: string): 'app' | 'sample' | NotAnAppId {
  if (APP_ID.test(text)) {
    return text.startsWith(SAMPLE_PUBLISHER) ? 'sample' : 'app';
  }
  return OTHERS.find(([, shape]) => shape.test(text))?.[0] ?? 'other';
}

/** True for what can stand as AdMob app ID in a file. */
export const isAdMobAppId = (text: string): boolean =>
  ['app', 'sample'].includes(judgeAdMobId(text));

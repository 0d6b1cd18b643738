const APP_ID = /^ca-app-pub-\d{16}~\d{10}$/;
/** Google's, which it publishes for tests. */
const SAMPLE_PUBLISHER = 'ca-app-pub-3940256099942544';

/** What was found where an AdMob app ID was expected. */
export type NotAnAppId = 'several' | 'unit' | 'publisher' | 'app-key' | 'package' | 'other';

/** Tells an AdMob app ID, or Google's sample of one, from what else is pasted in its place. */
export function judgeAdMobId(text: string): 'app' | 'sample' | NotAnAppId {
  if (APP_ID.test(text)) {
    return text.startsWith(SAMPLE_PUBLISHER) ? 'sample' : 'app';
  }
  if (/[\s,;]/.test(text)) {
    return 'several';
  }
  if (text.includes('/')) {
    return 'unit';
  }
  if (/^(?:ca-app-)?pub-\d+$/.test(text)) {
    return 'publisher';
  }
  if (/^[0-9a-f]{32,}$/i.test(text)) {
    return 'app-key';
  }
  return /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(text) ? 'package' : 'other';
}

/** True for what can stand as AdMob app ID in a file. */
export const isAdMobAppId = (text: string): boolean =>
  ['app', 'sample'].includes(judgeAdMobId(text));

import type {Block} from './blocks';
import {rowOf, type BlockProblems} from './block-problems';
import {slipOf} from './nearest';

/** Keys of an Info.plist that the SDK, its networks and services read. */
const PLIST_KEYS = `
  GADApplicationIdentifier SKAdNetworkItems SKAdNetworkIdentifier NSUserTrackingUsageDescription
  NSLocationWhenInUseUsageDescription NSCalendarsUsageDescription NSAppTransportSecurity
  NSAllowsArbitraryLoads NSAdvertisingAttributionReportEndpoint FacebookAppID
  FacebookClientToken FacebookDisplayName FacebookAutoLogAppEventsEnabled
  FacebookAdvertiserIDCollectionEnabled CFBundleURLTypes CFBundleURLSchemes`
  .trim()
  .split(/\s+/);

const AD_SERVICES = 'android.adservices.AD_SERVICES_CONFIG';
/** Names in an AndroidManifest that the SDK, its networks and services read. */
const MANIFEST_NAMES = [
  ...`
    INTERNET ACCESS_NETWORK_STATE ACCESS_WIFI_STATE ACCESS_COARSE_LOCATION
    ACCESS_FINE_LOCATION WRITE_EXTERNAL_STORAGE READ_PHONE_STATE VIBRATE`
    .trim()
    .split(/\s+/)
    .map((name) => `android.permission.${name}`),
  'com.google.android.gms.permission.AD_ID',
  'com.google.android.gms.ads.APPLICATION_ID',
  'com.facebook.sdk.ApplicationId',
  'com.facebook.sdk.ClientToken',
  'com.facebook.sdk.AutoLogAppEventsEnabled',
  'com.facebook.sdk.AdvertiserIDCollectionEnabled',
  AD_SERVICES,
];

const PLIST_KEY = /<key>\s*([^<\s]+)\s*<\/key>/g;
const MANIFEST_NAME = /<([\w-]+)\s[^>]*?android:name\s*=\s*["']([^"']+)["']/g;

/** Hosts of which all addresses are known. */
const ADDRESS =
  /https:\/\/(?:artifactory\.(?:appodeal\.com|bidmachine\.io|bidon\.org)|github\.com\/bidon-io)\/[\w./-]+/g;
const PLUGIN_TAG = /appodeal-unity-plugin-upm\.git#([^"'\s]+)/g;

/** The known key that a key most likely stands for: it differs in case, or by a typing error. */
function meant(key: string, known: readonly string[]): string | null {
  const same = known.find((other) => other.toLowerCase() === key.toLowerCase());
  return same === key ? null : (same ?? slipOf(key, known));
}

/** Checks the spelling of keys in settings files, of repositories' addresses and of tags. */
export function checkSettings(
  {code, language, sdk: {release, addresses}}: Block,
  problems: BlockProblems,
): void {
  const compare = (index: number, key: string, known: readonly string[]): void => {
    const right = meant(key, known);
    if (right) {
      problems.report(rowOf(code, index), 'sample-key', `${key} is not read; it must be ${right}`);
    }
  };
  if (language === 'xml') {
    for (const match of code.matchAll(PLIST_KEY)) {
      compare(match.index, match[1] as string, PLIST_KEYS);
    }
    for (const {0: text, 1: element, 2: name = '', index} of code.matchAll(MANIFEST_NAME)) {
      const at = index + text.length - 1;
      compare(at, name, MANIFEST_NAMES);
      if (name === AD_SERVICES && element === 'meta-data') {
        problems.report(rowOf(code, at), 'sample-key', `${name} must be a <property>`);
      }
    }
  }
  for (const match of code.matchAll(ADDRESS)) {
    const address = match[0].replace(/[./]+$/, '');
    problems.expect(rowOf(code, match.index), 'sample-address', match[0], address, addresses);
  }
  for (const match of code.matchAll(PLUGIN_TAG)) {
    if (match[1] !== `v${release}`) {
      const message = `the plugin of this release has the tag v${release}, not ${match[1]}`;
      problems.report(rowOf(code, match.index), 'sample-version', message);
    }
  }
}

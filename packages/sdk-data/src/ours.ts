/**
 * What belongs to the SDK in any release, by Maven coordinate, pod or package: the one list of it.
 * Imports nothing, so that rules and browser code may take it.
 */

/** Whether a pod is one of the SDK, whatever its subspec. */
export const isOwnPod = (name: string): boolean => /^(?:APD[\w#]|Appodeal)/.test(name);

/** Whether a Maven coordinate or pod is one of the SDK; before 3.0, consent and services had another group. */
export const isOwn = (name: string): boolean =>
  isOwnPod(name) || /^com\.(?:appodeal[\w.]*|explorestack(?:\.hs[\w.]*)?):/.test(name);

/** The Maven artifact that brings all adapters; releases from 4.0 on have none. */
export const FULL_PACKAGE = 'com.appodeal.ads:sdk';

/** Whether a Maven coordinate is the core or the full package, whose version is the release. */
export const isCore = (name: string): boolean =>
  /^com\.appodeal\.ads(?:\.sdk:core|:sdk)$/.test(name);

/** Whether a Maven coordinate is an adapter of the SDK. */
export const isAdapter = (name: string): boolean =>
  /^com\.appodeal\.ads\.sdk\.(?:networks|services|adapters):/.test(name);

/** Whether a library is an adapter of Bidon or BidMachine, which come with the SDK and go with its release; before BidMachine 2, its pods began with BDM. */
export const isEngineAdapter = (name: string): boolean =>
  /^(?:BidonAdapter\w|ISBidonCustomAdapter$|(?:BDM|BidMachine)\w{1,60}Adapter$|org\.bidon:[\w-]{1,60}-adapter$|io\.bidmachine:ads\.(?:networks|adapters)\.)/.test(
    name,
  );

/** Whether a library is an adapter of a mediation that an app may also use without the SDK. */
export const isForeignAdapter = (name: string): boolean =>
  /^(?:AppLovinMediation\w|IronSource\w{1,60}Adapter$|com\.(?:applovin\.mediation|ironsource\.adapters|unity3d\.ads-mediation):[\w-]{0,60}adapter$|com\.bigossp:[\w-]{1,40}-mediation$)/.test(
    name,
  );

/** Whether a library is one of the SDK, or of the engines that come with it. */
export const isOurs = (name: string): boolean =>
  isOwn(name) || isEngineAdapter(name) || isForeignAdapter(name);

/** Pods that are updated together with the SDK. */
export const isCompanionPod = (name: string): boolean =>
  isOwnPod(name) || isForeignAdapter(name) || /^(?:Stack|BDM|BidMachine|Bidon)/.test(name);

/** Pods that Podfiles listed for earlier releases beside the adapters, which bring what they need by now. */
export const PAST_COMPANIONS: readonly string[] = [
  'AmazonPublisherServicesSDK',
  'AppsFlyer-AdRevenue',
  'OneKit-Pangle',
  'RangersAPM-Pangle',
];

/** Libraries of networks that their adapters only wrap, by the network: without one, none of its adapters starts. */
export const NETWORK_LIBRARIES: Readonly<Partial<Record<string, string>>> = {
  admob: 'com.google.android.gms:play-services-ads',
  meta: 'com.facebook.android:audience-network-sdk',
};

/** What artifacts of older releases are called now. */
const RENAMED: Readonly<Record<string, string>> = {
  facebook: 'meta',
  mraid: 'iab',
  nast: 'iab',
  vast: 'iab',
};

/** What libraries of other groups, and pods, are called now. */
const REPLACED: Readonly<Record<string, string>> = {
  APDAmazonAdsAdapter: 'APDAmazonAdapter',
  APDFacebookAudienceAdapter: 'APDMetaAudienceNetworkAdapter',
  'bigo-ads-max-adapter': 'AppLovinMediationBigoAdsAdapter',
  'com.bigossp:max-mediation': 'com.applovin.mediation:bigoads-adapter',
};

/**
 * The name that an artifact or pod of an older release has in another one; 4.0 moved all of them.
 *
 * @param known - the names of that release
 */
export function nowOf(name: string, known: {has: (name: string) => boolean}): string {
  const now = name.replace(/(?<=:)\w+$/, (id) => (isAdapter(name) ? (RENAMED[id] ?? id) : id));
  const other = REPLACED[name] ?? name;
  const moved = now.replace(/(?<=^com\.appodeal\.ads\.sdk\.)\w+(?=:)/, 'adapters');
  return (
    [name, now, moved, other, other.replace(/^APD(?=[A-Z])/, 'Appodeal')].find(known.has, known) ??
    name
  );
}

/** What the Unity plugin's package was called until 3.1.3. */
export const OLD_PACKAGE = 'com.appodeal.appodeal-unity-plugin-upm';

/** Names of the Unity plugin's package. */
export const UNITY_PACKAGES: readonly string[] = ['com.appodeal.mediation', OLD_PACKAGE];

/** A package that brings the SDK into an app made with Flutter, React Native, Cordova or Capacitor, whoever published it. */
export const APP_PLUGIN = String.raw`(?!com\.appodeal)(?:@[\w.-]{1,60}/)?(?:[\w.-]{1,60}[-_.]appodeal|appodeal[-_])[\w.-]{0,60}`;

const PLUGIN_NAME = new RegExp(`^${APP_PLUGIN}$`);

/** Whether a name is that of such a package. */
export const isAppPlugin = (name: string): boolean => PLUGIN_NAME.test(name);

/**
 * Packages whose numbers are those of the SDK, from 3.0 on, and the releases of them that hold another one; null where Android and iOS differ.
 * All others count for themselves.
 */
const SDK_IN: Readonly<Partial<Record<string, Readonly<Record<string, string | null>>>>> = {
  stack_appodeal_flutter: {'3.3.1': null, '3.3.3': null, '3.4.1': null},
  'react-native-appodeal': {
    '3.0.0': null,
    '3.0.1': null,
    '3.1.3': null,
    '3.1.4': '3.1.3',
    '3.2.0': null,
    '3.2.1': '3.2.0',
    '3.2.2': null,
    '3.2.3': '3.2.1',
    '3.3.0': null,
    '3.3.2': null,
    '3.10.1': '3.10.0',
  },
};

/** Releases of the SDK that no published version of a package holds; of those that these pages cover. */
const NEVER_IN: Readonly<Partial<Record<string, readonly string[]>>> = {
  stack_appodeal_flutter: ['3.6.0', '3.7.0'],
  'react-native-appodeal': ['3.6.0', '3.7.0'],
};

/** Whether no published version of a package for Flutter, React Native and others holds a release of the SDK. */
export const isNeverIn = (name: string, release: string): boolean =>
  NEVER_IN[name]?.includes(release) ?? false;

/** The release of the SDK in a version of a package for Flutter, React Native and others; null if that isn't known. */
export function sdkIn(name: string, version: string | null): string | null {
  const others = SDK_IN[name];
  const isOwn = !others || version === null || /^[0-2]\./.test(version);
  return isOwn ? null : version in others ? (others[version] ?? null) : version;
}

/** Whether an address is that of the SDK as a Swift package. */
export const isSwiftPackage = (url: string): boolean => /\/appodeal[\w-]*$/i.test(url);

/** The pods whose libraries also come as Swift packages, by the end of the package's address. */
export const SWIFT_PODS: Readonly<Record<string, string>> = {
  'swift-package-manager-google-mobile-ads': 'Google-Mobile-Ads-SDK',
  'swift-package-manager-google-user-messaging-platform': 'GoogleUserMessagingPlatform',
  'applovin-max-swift-package': 'AppLovinSDK',
  'firebase-ios-sdk': 'Firebase/Core',
  'facebook-ios-sdk': 'FBSDKCoreKit',
  appsflyerframework: 'AppsFlyerFramework',
  'sentry-cocoa': 'Sentry',
  googleappmeasurement: 'GoogleAppMeasurement',
  googleutilities: 'GoogleUtilities',
};

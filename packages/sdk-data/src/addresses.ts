/**
 * The provider's addresses that are the same in every deployment. They are kept
 * out of `provider.ts` because browser code imports them and must never pull in
 * a module that reads the environment.
 */
export const providerAddresses = {
  supportEmail: 'support@appodeal.com',
  termsOfService: 'https://appodeal.com/terms-of-service',
  privacyPolicy: 'https://appodeal.com/privacy-policy',
  sdkLicense: 'https://appodeal.com/sdk-license-agreement',
  unityPlugin: 'https://github.com/appodeal/appodeal-unity-plugin-upm',
  flutterPlugin: 'https://github.com/appodeal/Appodeal-Flutter-Plugin',
  reactNativePlugin: 'https://github.com/appodeal/react-native-appodeal',
  admobSync: 'https://amsa-updates.appodeal.com/',
  admobSyncRepo: 'https://github.com/appodeal/admob-sync-app',
  mavenAppodeal: 'https://artifactory.appodeal.com/appodeal',
  mavenBidMachine: 'https://artifactory.bidmachine.io/bidmachine',
  mavenBidon: 'https://artifactory.bidon.org/bidon',
  mavenAdReview: 'https://artifacts.applovin.com/android',
  podsAppodeal: 'https://github.com/appodeal/CocoaPods.git',
  podsBidon: 'https://github.com/bidon-io/CocoaPods_Specs.git',
} as const;

/**
 * Maven repositories that hold the SDK's artifacts, in addition to Google's and
 * Maven Central. A dependency list always names all of them, since an adapter
 * may pull in an artifact that only one of them has.
 */
export const mavenRepositories: readonly string[] = [
  providerAddresses.mavenAppodeal,
  providerAddresses.mavenBidMachine,
  providerAddresses.mavenBidon,
];

/**
 * Addresses of the provider that are the same in every deployment. They stand
 * apart from `provider.ts` because browser code may import them: it must never
 * pull in a module that reads the environment.
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
 * Maven repositories that hold the SDK's artifacts, beside Google's and Maven
 * Central. A list of dependencies always names all of them: an adapter may pull
 * in what only another repository has.
 */
export const mavenRepositories: readonly string[] = [
  providerAddresses.mavenAppodeal,
  providerAddresses.mavenBidMachine,
  providerAddresses.mavenBidon,
];

import type {Language} from '@help-center/samples';

/** A block with one planted mistake and what must be said about it. */
export interface Planted {
  name: string;
  language: Language;
  code: string;
  /** 1-based line of the mistake within the block. */
  line: number;
  rule: string;
  /** Part of the message: the nearest real name or what was expected. */
  says: string;
  /** SDK release of the page; the latest when left out. */
  release?: string;
}

export const planted: readonly Planted[] = [
  // Swift
  {
    name: 'a method of the Android SDK',
    language: 'swift',
    code: 'Appodeal.setTesting(true)',
    line: 1,
    rule: 'sample-member',
    says: 'setTestingEnabled(_:)',
  },
  {
    name: 'a wrong label',
    language: 'swift',
    code: 'Appodeal.initialize(\n    withAppKey: "KEY",\n    types: .banner\n)',
    line: 1,
    rule: 'sample-arguments',
    says: 'initialize(withApiKey:types:)',
  },
  {
    name: 'a case of another enum',
    language: 'swift',
    code: 'Appodeal.showAd(.banner, rootViewController: self)',
    line: 1,
    rule: 'sample-member',
    says: 'AppodealShowStyle.banner',
  },
  {
    name: 'a delegate method that does not exist',
    language: 'swift',
    code: 'extension Ads: AppodealInterstitialDelegate {\n    func interstitialDidFailToLoad() {}\n}',
    line: 2,
    rule: 'sample-callback',
    says: 'interstitialDidFailToLoadAd()',
  },
  {
    name: 'a protocol that does not exist',
    language: 'swift',
    code: 'final class Ads: NSObject, AppodealMrecDelegate {}',
    line: 1,
    rule: 'sample-type',
    says: 'AppodealMrecDelegate',
  },
  {
    name: 'a brace that never closes',
    language: 'swift',
    code: 'func show() {\n    Appodeal.hideBanner()',
    line: 2,
    rule: 'sample-syntax',
    says: 'swift',
  },
  // Objective-C
  {
    name: 'a delegate method with a slip',
    language: 'objectivec',
    code: '@implementation Ads\n- (void)bannerDidExpire {\n}\n@end',
    line: 2,
    rule: 'sample-callback',
    says: 'bannerDidExpired',
  },
  // C#
  // Dependencies and data
  {
    name: 'an artifact that does not exist',
    language: 'groovy',
    code: "dependencies {\n    implementation 'com.appodeal.ads.sdk.networks:unityads:3.7.0.0'\n}",
    line: 2,
    rule: 'sample-artifact',
    says: 'com.appodeal.ads.sdk.networks:unity_ads',
  },
  {
    name: 'the version of another release',
    language: 'groovy',
    code: "implementation 'com.appodeal.ads.sdk.networks:admob:3.6.0.0'",
    line: 1,
    rule: 'sample-version',
    says: '3.7.0.0, not 3.6.0.0',
  },
  {
    name: 'a module to exclude that does not exist',
    language: 'kotlin',
    code: 'implementation("com.appodeal.ads:sdk:3.7.0.0") {\n    exclude(group = "com.appodeal.ads.sdk.services", module = "meta")\n}',
    line: 2,
    rule: 'sample-artifact',
    says: 'com.appodeal.ads.sdk.services:meta',
  },
  {
    name: 'a build file with a brace missing',
    language: 'groovy',
    code: "dependencies {\n    implementation 'a:b:1'",
    line: 1,
    rule: 'sample-syntax',
    says: 'groovy',
  },
  {
    name: 'a pod that does not exist',
    language: 'ruby',
    code: "target 'App' do\n  pod 'APDUnityAdsAdapter', '3.7.0.0'\nend",
    line: 2,
    rule: 'sample-pod',
    says: 'nearest is APDUnityAdapter',
  },
  {
    name: 'a pod in a version that does not exist',
    language: 'ruby',
    code: "pod 'Appodeal', '3.7.1'",
    line: 1,
    rule: 'sample-version',
    says: '3.7.0, not 3.7.1',
  },
  {
    name: 'a Podfile with a bracket missing',
    language: 'ruby',
    code: "pod 'Appodeal', '3.7.0' if (true",
    line: 1,
    rule: 'sample-syntax',
    says: 'ruby',
  },
  {
    name: 'a pod in the dependencies of Unity',
    language: 'xml',
    code: '<iosPods>\n  <iosPod name="AppodealAdMobAdapter" version="3.7.0.0" />\n</iosPods>',
    line: 2,
    rule: 'sample-pod',
    says: 'nearest is',
  },
  {
    name: 'a view from the wrong package',
    language: 'xml',
    code: '<LinearLayout>\n  <com.appodeal.ads.NativeAdView />\n</LinearLayout>',
    line: 2,
    rule: 'sample-view',
    says: 'com.appodeal.ads.nativead.NativeAdView',
  },
  {
    name: 'an attribute that does not exist',
    language: 'xml',
    code: '<com.appodeal.ads.nativead.NativeAdView\n    xmlns:app="http://schemas.android.com/apk/res-auto"\n    app:headlineViewId="@+id/title" />',
    line: 3,
    rule: 'sample-attribute',
    says: 'headlineViewId',
  },
  {
    name: 'an element that never closes',
    language: 'xml',
    code: '<manifest>\n  <application>\n</manifest>',
    line: 2,
    rule: 'sample-syntax',
    says: 'xml',
  },
  {
    name: 'a comma too many',
    language: 'json',
    code: '{\n  "dependencies": {\n    "com.appodeal.mediation": "3.7.0",\n  }\n}',
    line: 4,
    rule: 'sample-syntax',
    says: 'json',
  },
  {
    name: 'a package that does not exist',
    language: 'json',
    code: '{"dependencies": {"com.appodeal.mediation.sdk": "3.7.0"}}',
    line: 1,
    rule: 'sample-package',
    says: 'com.appodeal.mediation',
  },
  {
    name: 'a mapping with a tab',
    language: 'yaml',
    code: 'steps:\n\t- run: build',
    line: 2,
    rule: 'sample-syntax',
    says: 'yaml',
  },
  {
    name: 'a system property that does not exist',
    language: 'bash',
    code: 'adb shell setprop debug.appodeal.sdk.test true',
    line: 1,
    rule: 'sample-property',
    says: 'debug.appodeal.sdk.testmode',
  },
  {
    name: 'a prompt, which would be copied',
    language: 'bash',
    code: 'cd app\n$ pod install',
    line: 2,
    rule: 'sample-syntax',
    says: 'prompt',
  },
  {
    name: 'a quote that never closes',
    language: 'bash',
    code: 'echo "done',
    line: 1,
    rule: 'sample-syntax',
    says: 'bash',
  },
  // Settings, addresses and names of arguments
  {
    name: 'a case in capitals',
    language: 'swift',
    code: 'Appodeal.setLogLevel(.Verbose)',
    line: 1,
    rule: 'sample-member',
    says: 'nearest is verbose',
  },
  {
    name: 'a pod with its prefix in another case',
    language: 'ruby',
    code: "pod 'ApplovinMediationVungleAdapter', '7.5.0.0'",
    line: 1,
    rule: 'sample-pod',
    says: 'nearest is AppLovinMediationVungleAdapter',
  },
  {
    name: 'the core pod in small letters',
    language: 'ruby',
    code: "target 'App' do\n  pod 'appodeal', '3.7.0'\nend",
    line: 2,
    rule: 'sample-pod',
    says: 'nearest is Appodeal',
  },
  {
    name: 'a plist key with a letter of the wrong case',
    language: 'xml',
    code: '<key>FacebookClientToken</key>\n<string>T</string>\n<key>GADApplicationidentifier</key>\n<string>I</string>',
    line: 3,
    rule: 'sample-key',
    says: 'must be GADApplicationIdentifier',
  },
  {
    name: 'a plist key without its last letter',
    language: 'xml',
    code: '<key>SKAdNetworkItem</key>\n<array />',
    line: 1,
    rule: 'sample-key',
    says: 'must be SKAdNetworkItems',
  },
  {
    name: 'a meta-data name with letters of the wrong case',
    language: 'xml',
    code: '<application>\n    <meta-data\n        android:name="com.facebook.sdk.ApplicationID"\n        android:value="@string/id" />\n</application>',
    line: 3,
    rule: 'sample-key',
    says: 'must be com.facebook.sdk.ApplicationId',
  },
  {
    name: 'a property written as meta-data',
    language: 'xml',
    code: '<meta-data android:name="android.adservices.AD_SERVICES_CONFIG" android:resource="@xml/gma_ad_services_config" />',
    line: 1,
    rule: 'sample-key',
    says: 'must be a <property>',
  },
  {
    name: 'a repository that does not exist',
    language: 'groovy',
    code: "repositories {\n    maven { url 'https://artifactory.appodeal.com/appodeal-public' }\n}",
    line: 2,
    rule: 'sample-address',
    says: 'https://artifactory.appodeal.com/appodeal',
  },
  {
    name: 'the tag of another release',
    language: 'json',
    code: '{"dependencies": {"com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.7.1"}}',
    line: 1,
    rule: 'sample-version',
    says: 'v3.7.0, not v3.7.1',
  },
  // Receivers whose type follows from the code around them
  {
    name: 'a property of a view that the block makes',
    language: 'swift',
    code: 'let view = APDBannerView(size: kAPDAdSize320x50, rootViewController: self)\nview.smartSizing = false',
    line: 2,
    rule: 'sample-member',
    says: 'APDBannerView.smartSizing is not in the SDK 3.7.0; nearest is usesSmartSizing',
  },
  {
    name: 'a property of a parameter that is a view',
    language: 'swift',
    code: 'func add(v: APDBannerView) {\n    print(v.placementName)\n}',
    line: 2,
    rule: 'sample-member',
    says: 'nearest is placement',
  },
  {
    name: 'a property of what a call returns, in Swift',
    language: 'swift',
    code: 'print(Appodeal.reward(forPlacement: "x").value)',
    line: 1,
    rule: 'sample-member',
    says: 'APDReward.value is not in the SDK 3.7.0; nearest is amount',
  },
  {
    name: 'a property of an optional that is unwrapped',
    language: 'swift',
    code: 'guard let reward = Appodeal.reward(forPlacement: "x") else { return }\nprint(reward.value)',
    line: 2,
    rule: 'sample-member',
    says: 'nearest is amount',
  },
  {
    name: 'a property of a parameter of a delegate method',
    language: 'swift',
    code: 'func didReceiveRevenue(forAd ad: any AppodealAdRevenue) {\n    print(ad.network)\n}',
    line: 2,
    rule: 'sample-member',
    says: 'nearest is networkName',
  },
  // Packages and commands
  {
    name: 'a package by the name of its repository',
    language: 'json',
    code: '{\n  "dependencies": {\n    "com.appodeal.appodeal-unity-plugin-upm": "3.7.0"\n  }\n}',
    line: 3,
    rule: 'sample-package',
    says: 'nearest is com.appodeal.mediation',
  },
  {
    name: 'a command for a pod that does not exist',
    language: 'bash',
    code: 'cd ios\npod update Appodeal APDTapjoyAdapter',
    line: 2,
    rule: 'sample-pod',
    says: 'pod APDTapjoyAdapter',
  },
  // Arguments of the wrong kind
  {
    name: 'an ad type where a style is wanted',
    language: 'csharp',
    code: 'Appodeal.Show(AppodealAdType.Banner);',
    line: 1,
    rule: 'sample-arguments',
    says: 'Appodeal.Show takes AppodealShowStyle, not AppodealAdType.Banner',
  },
  {
    name: 'one app key for two platforms',
    language: 'csharp',
    code: 'Appodeal.Initialize("YOUR_APP_KEY", AppodealAdType.Banner);',
    line: 1,
    rule: 'sample-app-key',
    says: 'a key each',
  },
];

/** Blocks without a mistake, whole files and fragments, that must pass. */
export const correct: readonly {language: Language; code: string}[] = [
  {
    language: 'kotlin',
    code: `plugins { id("com.google.gms.google-services") version "4.4.2" apply false }
dependencies {
    implementation("com.appodeal.ads:sdk:3.7.0.0") {
        exclude(group = "com.appodeal.ads.sdk.services", module = "adjust")
    }
}`,
  },
  {
    language: 'swift',
    code: `import Appodeal
import StackConsentManager
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Appodeal.setInitializationDelegate(self)
        Appodeal.setLogLevel(.info)
        Appodeal.initialize(withApiKey: "KEY", types: [.interstitial, .banner, .MREC])
        return true
    }
}

extension AppDelegate: AppodealInitializationDelegate {
    func appodealSDKDidInitialize() {}
}`,
  },
  {
    language: 'swift',
    code: `guard Appodeal.canShow(.interstitial, forPlacement: "main") else { return }
Appodeal.showAd(.interstitial, forPlacement: "main", rootViewController: self)
ConsentManager.shared.loadAndPresentIfNeeded(rootViewController: self) { error in
    print(error?.localizedDescription ?? "done")
}
let banner = APDBannerView(size: kAPDAdSize320x50, rootViewController: self)
banner.translatesAutoresizingMaskIntoConstraints = false
banner.loadAd()`,
  },
  {
    language: 'objectivec',
    code: '- (void)interstitialDidLoadAdIsPrecache:(BOOL)precache {}\n- (void)bannerTapped:(id)sender {}',
  },
  {language: 'csharp', code: 'Appodeal.Show(AppodealShowStyle.BannerBottom, "main");'},
  {
    language: 'swift',
    code: `func add(view: APDMRECView, label: UILabel) {
    view.frame = .zero
    view.usesSmartSizing = false
    view.removeFromSuperview()
    label.value = 1
    if let reward = Appodeal.reward(forPlacement: "main") {
        print(reward.amount, reward.currencyName)
    }
}`,
  },
  {
    language: 'bash',
    code: 'pod install --repo-update\npod update Appodeal APDUnityAdapter Google-Mobile-Ads-SDK',
  },
  {
    language: 'groovy',
    code: `dependencies {
    implementation('com.appodeal.ads:sdk:3.7.0.0') {
        exclude group: 'com.appodeal.ads.sdk.networks', module: 'admob'
    }
    implementation 'org.bidon:amazon-adapter:0.7.9.0'
}`,
  },
  {
    language: 'ruby',
    code: `platform :ios, '13.0'
source 'https://cdn.cocoapods.org/'
use_frameworks!

target 'App' do
  pod 'Appodeal', '3.7.0'
  pod 'APDPubMaticAdapter', '3.7.0.1'
  pod 'Alamofire', '~> 5.0'
end`,
  },
  {
    language: 'xml',
    code: `<uses-permission android:name="android.permission.INTERNET" />
<application android:networkSecurityConfig="@xml/network_security_config" tools:replace="android:label" />`,
  },
  {
    language: 'xml',
    code: `<?xml version="1.0" encoding="utf-8"?>
<com.appodeal.ads.MrecView xmlns:android="http://schemas.android.com/apk/res/android"
    android:layout_width="300dp"
    android:layout_height="250dp" />`,
  },
  {
    language: 'xml',
    code: '<key>NSUserTrackingUsageDescription</key>\n<string>Ads you like</string>',
  },
  {
    language: 'json',
    code: '"com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.7.0"',
  },
  {language: 'yaml', code: 'on: push\njobs:\n  build:\n    steps:\n      - run: make'},
  {
    language: 'bash',
    code: 'adb shell setprop debug.appodeal.sdk.log true && pod install --repo-update',
  },
];

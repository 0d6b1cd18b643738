import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {Requirements} from './catalogue';
import {resolvedIn} from '@help-center/build-files';
import {answerOf, catalogueOf, collisionsOf, projectFrom, readTexts, type Platform} from './index';

const json = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(__dirname, '../../../../data', name), 'utf8'));
/** The day that these tests speak of: releases after it are known by number. */
const asOf = '2025-06-12';
const catalogue = catalogueOf(json('release-requirements.json') as Requirements, asOf);

/** What is read from texts, and the answer to it. */
function answered(platform: Platform, ...texts: string[]) {
  const reading = readTexts(texts);
  const project = projectFrom(catalogue, reading, platform);
  return {reading, project, ...answerOf(catalogue, project)};
}

describe('errors of CocoaPods', () => {
  it('react-native-appodeal#140: Firebase of another package, in the log of a build service', () => {
    const {reading, project, fits} = answered(
      'ios',
      `[INSTALL_PODS] [!] CocoaPods could not find compatible versions for pod "Firebase/RemoteConfig":
[INSTALL_PODS]   In Podfile:
[INSTALL_PODS]     APDFirebaseAdapter (= 3.5.0.0) was resolved to 3.5.0.0, which depends on
[INSTALL_PODS]       Firebase/RemoteConfig (~> 11.8.1)
[INSTALL_PODS]     RNFBRemoteConfig (from \`../node_modules/@react-native-firebase/remote-config\`) was resolved to 21.12.0, which depends on
[INSTALL_PODS]       Firebase/RemoteConfig (= 11.8.0)
[INSTALL_PODS] CocoaPods could not find compatible versions for pod "GoogleAppMeasurement":
[INSTALL_PODS]   In Podfile:
[INSTALL_PODS]     APDAppLovinMAXAdapter (= 3.5.0.0) was resolved to 3.5.0.0, which depends on
[INSTALL_PODS]       GoogleAppMeasurement
`,
    );
    expect(reading.platform).toBe('ios');
    expect(project).toMatchObject({sdk: '3.5.0', pods: {'Firebase/RemoteConfig': '= 11.8.0'}});
    // ~> 11.0 up to 3.4.2, ~> 11.8.1 from 3.5.0.
    expect(fits[0]).toBe('3.4.2');
    expect(collisionsOf(catalogue, project, '3.5.0')).toMatchObject([
      {wants: '~> 11.8.1', has: '= 11.8.0', by: [{pod: 'APDFirebaseAdapter'}]},
    ]);
  });

  it('appsflyer-unity-plugin#158: a pod that the project asks for itself', () => {
    const {project, fits} = answered(
      'ios',
      `Analyzing dependencies
[!] CocoaPods could not find compatible versions for pod "AppsFlyerFramework":
  In Podfile:
    APDAppsFlyerAdapter (= 3.0.0.2) was resolved to 3.0.0.2, which depends on
      AppsFlyerFramework (~> 6.7.0)

    AppsFlyerFramework (= 6.6.0)
`,
    );
    expect(project).toMatchObject({sdk: '3.0.0', pods: {AppsFlyerFramework: '= 6.6.0'}});
    // The first build of the adapter pins ~> 6.5.4, the second ~> 6.7.0.
    expect(fits).toEqual([]);
  });

  it('flutter-appodeal#25: adapters older than every release that is known', () => {
    const {project, fits, blocked} = answered(
      'ios',
      `!] CocoaPods could not find compatible versions for pod "Google-Mobile-Ads-SDK":
      In Podfile:
        appodeal_flutter (from \`.symlinks/plugins/appodeal_flutter/ios\`) was resolved to 0.6.0, which depends on
          APDGoogleAdMobAdapter (= 2.9.1.1) was resolved to 2.9.1.1, which depends on
            Google-Mobile-Ads-SDK (~> 8.1.0)

        flutter_native_admob (from \`.symlinks/plugins/flutter_native_admob/ios\`) was resolved to 0.0.1, which depends on
          Google-Mobile-Ads-SDK

        google_mobile_ads (from \`.symlinks/plugins/google_mobile_ads/ios\`) was resolved to 0.0.1, which depends on
          Google-Mobile-Ads-SDK (= 7.69.0)
`,
    );
    expect(project).toMatchObject({sdk: '2.9.1', pods: {'Google-Mobile-Ads-SDK': '= 7.69.0'}});
    expect(fits).toEqual([]);
    expect(blocked[0]).toMatchObject({release: '3.7.0', wants: '= 12.4.0'});
  });

  it('googleads-mobile-unity#3641: the adapter of another mediation and the plugin', () => {
    const {project, fits} = answered(
      'ios',
      `[!] CocoaPods could not find compatible versions for pod "Google-Mobile-Ads-SDK":
  In Podfile:
    AppLovinMediationGoogleAdapter (= 11.10.0.0) was resolved to 11.10.0.0, which depends on
      Google-Mobile-Ads-SDK (= 11.10.0)
    Google-Mobile-Ads-SDK (= 11.5.0.0)
Specs satisfying the \`Google-Mobile-Ads-SDK (= 11.5.0.0), Google-Mobile-Ads-SDK (= 11.10.0)\` dependency were found, but they required a higher minimum deployment target.
`,
    );
    expect(project.pods).toEqual({'Google-Mobile-Ads-SDK': '= 11.10.0, = 11.5.0.0'});
    expect(fits).toEqual([]);
  });

  it('googleads-mobile-unity#3242: a plugin that asks for one minor version', () => {
    const {project, fits} = answered(
      'ios',
      `[!] CocoaPods could not find compatible versions for pod "Google-Mobile-Ads-SDK":
  In Podfile:
    Google-Mobile-Ads-SDK (~> 11.2.0)
`,
    );
    expect(project.pods).toEqual({'Google-Mobile-Ads-SDK': '~> 11.2.0'});
    // 3.3 to 3.7 pin 10.14.0, 11.9.0, 11.12.0, 11.13.0, 12.2.0 and 12.4.0.
    expect(fits).toEqual([]);
    expect(answerOf(catalogue, {...project, without: ['APDGoogleAdMobAdapter']}).fits[0]).toBe(
      '3.7.0',
    );
  });

  it('AppLovin-MAX-Unity-Plugin#344: a deployment target that is too low', () => {
    const {reading} = answered(
      'ios',
      `[!] CocoaPods could not find compatible versions for pod "AppLovinMediationGoogleAdapter":
  In Podfile:
    AppLovinMediationGoogleAdapter (= 11.1.0.0)

Specs satisfying the \`AppLovinMediationGoogleAdapter (= 11.1.0.0)\` dependency were found, but they required a higher minimum deployment target.
`,
    );
    expect(reading.notes).toEqual([
      {kind: 'higher-target', names: ['AppLovinMediationGoogleAdapter']},
    ]);
  });

  it('react-native-appodeal#61: what was locked, in a quotation', () => {
    const {reading, project} = answered(
      'ios',
      `> CocoaPods could not find compatible versions for pod "Appodeal":
>   In snapshot (Podfile.lock):
>     Appodeal (= 2.7.4-Beta)
>
>   In Podfile:
>     APDPubnativeAdapter (= 2.7.4.1) was resolved to 2.7.4.1, which depends on
>       Appodeal (= 2.7.4)
`,
    );
    expect(reading.sources).toContain('pods-error');
    expect(project.sdk).toBe('2.7.4');
  });

  it('takes the locked version where nobody asks for another', () => {
    const locked = `CocoaPods could not find compatible versions for pod "Adjust":
  In snapshot (Podfile.lock):
    Adjust (= 4.38.2, ~> 4.38)

  In Podfile:
    APDAdjustAdapter (= 3.7.0.0) was resolved to 3.7.0.0, which depends on
      Adjust (= 5.1.1)
`;
    const {project, fits} = answered('ios', locked);
    expect(project.pods).toEqual({Adjust: '= 4.38.2, ~> 4.38'});
    expect(fits[0]).toBe('3.5.1');
  });
});

describe('Unity projects', () => {
  it('appodeal-unity-plugin-upm#62: which Firebase Unity SDK goes with 3.3.0', () => {
    const lock = (firebase: string): string => `{
  "dependencies": {
    "com.appodeal.mediation": {
      "version": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.3.0",
      "depth": 0,
      "source": "git",
      "dependencies": {
        "com.google.external-dependency-manager": "1.2.175"
      }
    },
    "com.google.external-dependency-manager": {
      "version": "1.2.183",
      "depth": 0,
      "source": "registry"
    },
    "com.google.firebase.app": {
      "version": "file:../GooglePackages/com.google.firebase.app-${firebase}.tgz",
      "depth": 0,
      "source": "local-tarball"
    }
  }
}
`;
    const {fits, blocked} = answered('unity', lock('11.7.0'));
    expect(fits).not.toContain('3.3.0');
    // As its maintainers answered: ~> 10.22 comes with Firebase Unity SDK 11.8 and later.
    expect(blocked.find(({release}) => release === '3.3.0')).toMatchObject({
      name: 'Firebase/Core',
      wants: '~> 10.22',
      through: {name: 'Firebase Unity SDK', wants: '12.1.0'},
    });
    const after = answered('unity', lock('11.8.1'));
    expect(after.project).toMatchObject({
      sdk: '3.3.0',
      figures: {firebase: '11.8.1', edm4u: '1.2.183'},
    });
    expect(after.fits).toContain('3.3.0');
  });

  it('appodeal-unity-plugin-upm#82: a Podfile whose adapters are of two releases', () => {
    const {project, fits} = answered(
      'ios',
      `source 'https://cdn.cocoapods.org/'
platform :ios, '15.0'

target 'UnityFramework' do
  pod 'APDAdColonyAdapter', '3.2.1.0'
  pod 'APDAmazonAdapter', '3.3.2.0'
  pod 'APDFirebaseAdapter', '3.3.2.0'
  pod 'APDStackAnalyticsAdapter', '3.2.1.0'
  # pod 'Adjust', '1.0'
  pod 'Firebase/Analytics', '11.0.0'
end
`,
    );
    expect(project.figures).toEqual({ios: '15.0'});
    expect(project.pods).toEqual({'Firebase/Analytics': '11.0.0'});
    expect(project.adapters).toEqual([
      'APDAdColonyAdapter',
      'APDAmazonAdapter',
      'APDFirebaseAdapter',
      'APDStackAnalyticsAdapter',
    ]);
    // No release has AdColony, Amazon and Firebase 11 at once: AdColony and the analytics ended with 3.2.1.
    expect(fits).toEqual([]);
    expect(
      answerOf(catalogue, {
        ...project,
        without: ['APDAdColonyAdapter', 'APDStackAnalyticsAdapter'],
      }).fits,
    ).toEqual(['3.4.2', '3.4.1', '3.4.0', '3.3.3']);
  });

  it('appodeal-unity-plugin-upm#108: a package that no registry of the project has', () => {
    const {reading, project} = answered(
      'unity',
      `[Package Manager Window] Error adding package: https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.5.2.
Unable to add package [https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.5.2]:
  Package com.appodeal.mediation@https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.5.2 has invalid dependencies or related test packages:
    com.google.external-dependency-manager (dependency): Package [com.google.external-dependency-manager@1.2.175] cannot be found`,
    );
    expect(reading).toMatchObject({
      platform: 'unity',
      sources: ['unity-error'],
      notes: [{kind: 'no-package', names: ['com.google.external-dependency-manager@1.2.175']}],
    });
    expect(project.sdk).toBe('3.5.2');
  });

  it('settings of a project, editor and Android included', () => {
    const {project, fits} = answered(
      'unity',
      'm_EditorVersion: 2021.3.45f1\nm_EditorVersionWithRevision: 2021.3.45f1 (0da89fac8e79)\n',
      'PlayerSettings:\n  AndroidMinSdkVersion: 22\n  iOSTargetOSVersionString: 13.0\n',
      '{"dependencies": {"com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v3.5.2", "com.google.external-dependency-manager": "1.2.183"}}',
    );
    expect(project).toMatchObject({
      sdk: '3.5.2',
      figures: {unity: '2021.3.45f1', minSdk: '22', ios: '13.0', edm4u: '1.2.183'},
    });
    expect(fits[0]).toBe('3.6.0');
  });
});

describe('errors and files of Gradle', () => {
  it('reads the lowest API level from the manifest merger', () => {
    const {reading, project, fits} = answered(
      'android',
      'Manifest merger failed : uses-sdk:minSdkVersion 21 cannot be smaller than version 23 declared in library [com.appodeal.ads.sdk:core:3.7.0] /Users/x/.gradle/caches/AndroidManifest.xml',
    );
    expect(reading.platform).toBe('android');
    expect(project).toMatchObject({sdk: '3.7.0', figures: {minSdk: '21'}});
    expect(fits[0]).toBe('3.6.0');
  });

  it('react-native-appodeal#119 and #103: a version that the repositories lack', () => {
    const {reading, project} = answered(
      'android',
      `> Could not resolve all task dependencies for configuration ':app:debugCompileClasspath'.
> Could not find any version that matches com.appodeal.ads:sdk:3.2.1.+. Versions that do not match:
  - 3.0.1.1
  - 3.0.1.0
Required by: project :app`,
    );
    expect(project.sdk).toBe('3.2.1');
    expect(reading.notes).toEqual([{kind: 'no-version', names: ['com.appodeal.ads:sdk:3.2.1.+']}]);
  });

  it('takes the last of a Kotlin of which two numbers are known', () => {
    const {project} = answered(
      'android',
      'Module was compiled with an incompatible version of Kotlin. The binary version of its metadata is 2.1.0, expected version is 1.8.0.',
    );
    expect(project.figures).toEqual({kotlin: '1.8.+'});
  });

  it.each([
    [
      "Dependency 'androidx.webkit:webkit:1.11' requires libraries and applications that depend on it to compile against version 34 or later of the Android APIs.\n:app is currently compiled against android-33.",
      {compileSdk: '33'},
    ],
    [
      "The minCompileSdk (34) specified in a dependency's AAR metadata is greater than this module's compileSdkVersion (android-33). Dependency: androidx.webkit",
      {compileSdk: '33'},
    ],
    ['Minimum supported Gradle version is 8.7. Current version is 8.2.', {gradle: '8.2'}],
    [
      'requires Android Gradle plugin 8.6.0 or higher.\nThis build currently uses Android Gradle plugin 8.5.1.',
      {agp: '8.5.1'},
    ],
    [
      'android {\n  compileSdkVersion 33\n  defaultConfig { minSdkVersion 21 }\n}\nid("com.android.application") version "8.2.0" apply false\nid("org.jetbrains.kotlin.android") version "1.9.0"',
      {compileSdk: '33', minSdk: '21', agp: '8.2.0', kotlin: '1.9.0'},
    ],
    [
      'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.2-bin.zip',
      {gradle: '8.2'},
    ],
    ['[versions]\nagp = "8.5.1"\nkotlin = "2.1.0"\n', {agp: '8.5.1', kotlin: '2.1.0'}],
  ])('reads “%s”', (text, figures) => {
    expect(answered('android', text).project.figures).toEqual(figures);
  });

  it('names the modules that hold a class twice', () => {
    expect(
      readTexts([
        'Duplicate class com.x.A found in modules gson-2.7.jar (com.appodeal.ads:gson:2.7) and gson-2.8.4.jar (com.google.code.gson:gson:2.8.4)',
      ]).notes,
    ).toEqual([
      {kind: 'duplicate', names: ['com.appodeal.ads:gson:2.7', 'com.google.code.gson:gson:2.8.4']},
    ]);
  });

  it('prefers what was resolved', () => {
    const asked = 'implementation("com.appodeal.ads.sdk:core:3.5.0")';
    const tree =
      '+--- com.appodeal.ads.sdk:core:3.5.0 -> 3.6.0\n|    \\--- androidx.core:core:1.0\n';
    const lock = 'com.appodeal.ads.sdk:core:3.6.0=releaseRuntimeClasspath\nempty=\n';
    expect(readTexts([tree, asked]).sdk).toBe('3.6.0');
    expect(readTexts([lock, asked]).sdk).toBe('3.6.0');
    expect(readTexts([asked]).sdk).toBe('3.5.0');
  });
});

const LOCK = `PODS:
  - APDFirebaseAdapter (3.6.0.0):
    - Appodeal (= 3.6.0)
    - Firebase/Core (~> 11.10.0)
  - APDGoogleAdMobAdapter (3.6.0.0):
    - Appodeal (= 3.6.0)
    - Google-Mobile-Ads-SDK (= 12.2.0)
  - Appodeal (3.6.0):
    - Protobuf (= 3.29.3)
  - AppLovinMediationGoogleAdapter (12.2.0.0):
    - Google-Mobile-Ads-SDK (= 12.2.0)
  - Firebase/Core (11.10.0):
    - Firebase/CoreOnly
  - Firebase/CoreOnly (11.10.0)
  - "Firebase/Messaging (11.10.0)":
    - Firebase/CoreOnly
  - Google-Mobile-Ads-SDK (12.2.0)
  - Protobuf (3.29.3)

DEPENDENCIES:
  - APDFirebaseAdapter (= 3.6.0.0)
  - APDGoogleAdMobAdapter (= 3.6.0.0)
  - Appodeal (= 3.6.0)
  - AppLovinMediationGoogleAdapter (= 12.2.0.0)
  - Firebase/Messaging

SPEC CHECKSUMS:
  Appodeal: 0123

COCOAPODS: 1.16.2
`;

describe('Podfile.lock', () => {
  it('holds the project to the pods of its own, not to those that the SDK brings', () => {
    const {reading, project, fits} = answered('ios', LOCK);
    expect(reading.notes).toEqual([]);
    expect(project).toMatchObject({
      sdk: '3.6.0',
      pods: {'Firebase/Messaging': '11.10.0', 'Firebase/CoreOnly': '11.10.0'},
      adapters: ['APDFirebaseAdapter', 'APDGoogleAdMobAdapter'],
    });
    // Google-Mobile-Ads-SDK rises with the adapter, so 3.7.0 fits.
    expect(fits.slice(0, 2)).toEqual(['3.7.0', '3.6.0']);
  });

  it('counts more than the Podfile', () => {
    const podfile = "platform :ios, '13.0'\npod 'Firebase/Messaging', '~> 11.0'\n";
    expect(answered('ios', LOCK, podfile).project).toMatchObject({
      figures: {ios: '13.0'},
      pods: {'Firebase/Messaging': '11.10.0'},
    });
  });

  it('is read up to where it is cut', () => {
    for (let at = 60; at < LOCK.length - 20; at += 7) {
      const {reading, project} = answered('ios', LOCK.slice(0, at));
      expect(reading.notes.map(({kind}) => kind)).toEqual(['cut']);
      expect(project.platform).toBe('ios');
    }
    expect(answered('ios', LOCK.slice(0, LOCK.indexOf('DEPENDENCIES'))).project.pods).toEqual({
      'Firebase/Messaging': '11.10.0',
      'Firebase/CoreOnly': '11.10.0',
    });
  });

  it('has the line ends of Windows', () => {
    const {project} = answered('ios', LOCK.replaceAll('\n', '\r\n'));
    expect(project).toEqual(answered('ios', LOCK).project);
  });
});

describe('resolvedIn', () => {
  it('reads what pods, artifacts and packages were resolved to', () => {
    expect(resolvedIn(LOCK).get('APDFirebaseAdapter')).toBe('3.6.0.0');
    expect(resolvedIn(LOCK).get('Firebase/Messaging')).toBe('11.10.0');
    expect(
      resolvedIn('# comment\ncom.appodeal.ads:sdk:3.6.0.0=debug,release\nempty=\n').get(
        'com.appodeal.ads:sdk',
      ),
    ).toBe('3.6.0.0');
    expect(
      resolvedIn('{"dependencies": {"com.appodeal.mediation": {"version": "3.7.0", "depth": 0').get(
        'com.appodeal.mediation',
      ),
    ).toBe('3.7.0');
  });
});

describe('whatever is pasted', () => {
  it('says nothing of what is no text of a build', () => {
    for (const text of ['', 'Hello', '{}', '<plist/>', '\u0000'.repeat(1000), 'PODS:\n']) {
      expect(readTexts([text])).toMatchObject({sources: [], platform: null, notes: []});
    }
  });

  it('reads five megabytes of anything, to its end', () => {
    const size = 5_000_000;
    for (const piece of [
      'a',
      ' ',
      '(',
      '- ',
      '  - Name (1.0):\n    - Other\n',
      '"com.',
      'pod "',
      'pod ((((',
      '+--- ',
      'could not find compatible versions for pod "A":\n    B (= 1)\n',
      'Duplicate class a ',
      'minSdk ',
      '\n',
    ]) {
      const text = piece.repeat(Math.ceil(size / piece.length));
      const {figures} = readTexts([
        `${text}\nuses-sdk:minSdkVersion 21 cannot be smaller than version 23`,
      ]);
      expect(figures.minSdk, piece).toBe('21');
    }
  });

  it('judges nothing by odd versions', () => {
    const {project} = answered(
      'ios',
      'PODS:\n  - Adjust (1.0-rc.1+x)\n  - Sentry (>= 0)\n  - FBSDKCoreKit (latest)\n  - Protobuf (v3)\n\nCOCOAPODS: 1\n',
    );
    expect(project.pods).toEqual({Adjust: '1.0-rc.1+x', Sentry: '>= 0'});
    expect(answered('unity', '{"com.appodeal.mediation": {"version": "#v"').project.sdk).toBeNull();
  });
});

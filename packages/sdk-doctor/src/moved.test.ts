import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {rosetta} from '@help-center/sdk-data';
import {doctorIn} from '../../../tests/fixtures/doctor';

let temporary: string;
let doctor: Awaited<ReturnType<typeof doctorIn>>;

beforeAll(async () => {
  temporary = mkdtempSync(path.join(tmpdir(), 'moved-'));
  doctor = await doctorIn(temporary);
});
afterAll(() => rmSync(temporary, {recursive: true}));

type Files = Readonly<Record<string, string>>;

interface Left {
  file: string;
  line: number | null;
  found: string;
  ours: string[];
  instead: string;
  page: string;
}

async function moved(from: string, files: Files, ...options: string[]) {
  const folder = mkdtempSync(path.join(temporary, 'app-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const {stdout, stderr, status} = await doctor([
    'moved',
    folder,
    '--from',
    from,
    '--json',
    ...options,
  ]);
  return {status, stderr, left: stdout ? (JSON.parse(stdout) as {left: Left[]}).left : []};
}

const gradle = (...dependencies: string[]): string =>
  `dependencies {\n${dependencies.map((one) => `    implementation("${one}")\n`).join('')}}\n`;
const ourGradle = gradle(
  'com.appodeal.ads.sdk:core:3.7.0.0',
  'com.appodeal.ads.sdk.networks:admob:3.7.0.0',
  'com.appodeal.ads.sdk.networks:applovin:3.7.0.0',
  'com.appodeal.ads.sdk.networks:level_play:3.7.0.0',
  'com.google.android.gms:play-services-ads-identifier:18.2.0',
);
const ourManifest =
  '<manifest><application><meta-data android:name="com.google.android.gms.ads.APPLICATION_ID" android:value="ca-app-pub-1~2"/></application></manifest>';
const ourPodfile =
  "pod 'Appodeal', '3.7.0'\npod 'APDGoogleAdMobAdapter', '3.7.0.0'\npod 'APDAppLovinAdapter', '3.7.0.0'\npod 'APDIronSourceAdapter', '3.7.0.0'\n";
const ourUnity = '{"dependencies": {"com.appodeal.mediation": "3.7.0"}}';
const android: Files = {
  'app/build.gradle.kts': ourGradle,
  'app/src/main/AndroidManifest.xml': ourManifest,
  'app/src/main/java/Ads.kt':
    '// com.applovin.mediation was here, com.unity3d.mediation and com.google.android.gms.ads too\nimport com.appodeal.ads.Appodeal\nimport com.google.android.gms.ads.identifier.AdvertisingIdClient\nfun show() = Appodeal.show(activity, Appodeal.INTERSTITIAL)\n',
};
const ios: Files = {
  Podfile: ourPodfile,
  'Game/Info.plist':
    '<plist><dict><key>GADApplicationIdentifier</key><string>ca-app-pub-1~2</string></dict></plist>',
  'Game/Ads.swift': 'import Appodeal\nAppodeal.showAd(.interstitial, rootViewController: nil)\n',
};
const unity: Files = {
  'Packages/manifest.json': ourUnity,
  'Assets/Ads.cs':
    'using AppodealStack.Monetization.Api;\nclass Ads { void Show() { Appodeal.Show(1); } }\n',
};
const after = {android, ios, unity};

const before: Readonly<Record<string, {files: Files; found: readonly string[]}>> = {
  'android max': {
    files: {
      'app/build.gradle.kts': gradle(
        'com.applovin:applovin-sdk:13.2.0',
        'com.applovin.mediation:google-adapter:99.0.0.0',
      ),
      'app/src/main/AndroidManifest.xml':
        '<manifest><application><meta-data android:name="applovin.sdk.key" android:value="x"/></application></manifest>',
      'app/src/main/java/Ads.kt':
        'import com.applovin.mediation.ads.MaxInterstitialAd\nval ad = MaxInterstitialAd("unit", activity)\nfun onAdHidden(ad: MaxAd) = ad.loadAd()\n',
    },
    found: [
      'com.applovin:applovin-sdk',
      'com.applovin.mediation:google-adapter',
      'applovin.sdk.key',
      'onAdHidden',
    ],
  },
  'android levelplay': {
    files: {
      'app/build.gradle.kts': gradle(
        'com.unity3d.ads-mediation:mediation-sdk:9.0.0',
        'com.unity3d.ads-mediation:admob-adapter:99.0',
      ),
      'app/src/main/java/Ads.kt':
        'import com.unity3d.mediation.LevelPlay\nfun start() = LevelPlay.init(context, request, listener)\n',
    },
    found: [
      'com.unity3d.ads-mediation:mediation-sdk',
      'com.unity3d.ads-mediation:admob-adapter',
      'com.unity3d.mediation.LevelPlay',
    ],
  },
  'android admob': {
    files: {
      'app/build.gradle.kts': gradle('com.google.android.gms:play-services-ads:25.4.0'),
      'app/src/main/java/Ads.kt':
        'import com.google.android.gms.ads.MobileAds\nfun start() = MobileAds.initialize(context) {}\n',
    },
    found: [
      'com.google.android.gms:play-services-ads',
      'com.google.android.gms.ads.MobileAds',
      'initialize',
    ],
  },
  'ios max': {
    files: {
      Podfile: "pod 'AppLovinSDK'\npod 'AppLovinMediationGoogleAdapter', '99.0.0.0'\n",
      'Game/Info.plist': '<plist><dict><key>AppLovinSdkKey</key><string>x</string></dict></plist>',
      'Game/Ads.swift': 'import AppLovinSDK\nfunc didHide(_ ad: MAAd) { ad.load() }\n',
    },
    found: ['AppLovinSDK', 'AppLovinMediationGoogleAdapter', 'AppLovinSdkKey', 'didHide'],
  },
  'ios levelplay': {
    files: {
      Podfile: "pod 'IronSourceSDK'\npod 'IronSourceUnityAdsAdapter'\n",
      'Game/Ads.swift': 'import IronSource\nlet ad = LPMInterstitialAd(adUnitId: "unit")\n',
    },
    found: ['IronSourceSDK', 'IronSourceUnityAdsAdapter', 'IronSource', 'LPMInterstitialAd'],
  },
  'ios admob': {
    files: {
      Podfile: "pod 'Google-Mobile-Ads-SDK'\n",
      'Game/Ads.swift': 'import GoogleMobileAds\nfunc go() { MobileAds.shared.start() }\n',
    },
    found: ['Google-Mobile-Ads-SDK', 'GoogleMobileAds', 'start'],
  },
  'unity max': {
    files: {
      'Packages/manifest.json': '{"dependencies": {"com.applovin.mediation.ads": "8.4.1"}}',
      'Assets/MaxSdk/Scripts/MaxSdk.cs': 'public class MaxSdk {}\n',
      'Assets/Ads.cs': 'class Ads { void Start() { MaxSdk.InitializeSdk(); } }\n',
    },
    found: ['com.applovin.mediation.ads', 'Assets/MaxSdk/', 'MaxSdk.InitializeSdk'],
  },
  'unity admob': {
    files: {
      'Packages/manifest.json': '{"dependencies": {"com.google.ads.mobile": "11.4.0"}}',
      'Assets/Ads.cs':
        'using GoogleMobileAds.Api;\nclass Ads { void Start() { MobileAds.Initialize(_ => {}); } }\n',
    },
    found: ['com.google.ads.mobile', 'GoogleMobileAds.Api', 'Initialize'],
  },
};

/** Projects of other shapes: build files in Groovy or a catalogue, Java, Objective-C, packages of Xcode, plain folders. */
const catalogue = (...libraries: readonly (readonly [name: string, module: string])[]): string =>
  `[libraries]\n${libraries.map(([name, module]) => `${name} = { module = "${module}", version = "1.0" }\n`).join('')}`;
const xcode = (...urls: string[]): string =>
  `// !$*UTF8*$!\n{ objects = {\n${urls.map((url) => `\t\t\trepositoryURL = "${url}";\n`).join('')}}; }\n`;
const editor = {'Packages/manifest.json': '{"dependencies": {"com.unity.ugui": "1.0.0"}}'};

const moreAfter = {
  groovy: {
    'app/build.gradle':
      "dependencies {\n    implementation 'com.appodeal.ads.sdk:core:3.7.0.0'\n    implementation 'com.appodeal.ads.sdk.networks:applovin:3.7.0.0'\n}\n",
    'app/src/main/java/Ads.java':
      'import com.appodeal.ads.Appodeal;\nclass Ads { void show() { Appodeal.show(activity, Appodeal.INTERSTITIAL); } }\n',
  },
  catalogue: {
    'gradle/libs.versions.toml': catalogue(['core', 'com.appodeal.ads.sdk:core']),
    'app/build.gradle.kts': 'dependencies {\n    implementation(libs.core)\n}\n',
  },
  objc: {
    Podfile: ourPodfile,
    'Game/Ads.m':
      '#import <Appodeal/Appodeal.h>\nvoid show(void) { [Appodeal showAd:AppodealShowStyleInterstitial rootViewController:nil]; }\n',
  },
  packages: {
    'Game.xcodeproj/project.pbxproj': xcode('https://github.com/appodeal/Appodeal-iOS-SDK'),
    'Game/Ads.swift':
      'import Appodeal\nfunc show() { Appodeal.showAd(.banner, rootViewController: nil) }\n',
  },
  folder: {
    ...editor,
    'Assets/Appodeal/Runtime/Appodeal.cs': 'namespace AppodealStack { class Appodeal {} }\n',
    'Assets/Ads.cs': 'using AppodealStack.Monetization.Api;\nclass Ads {}\n',
  },
} satisfies Record<string, Files>;

const moreBefore: readonly (readonly [
  from: string,
  shape: keyof typeof moreAfter,
  files: Files,
  found: readonly string[],
])[] = [
  [
    'max',
    'groovy',
    {
      'build.gradle':
        "buildscript { dependencies { classpath 'com.applovin.quality:AppLovinQualityServiceGradlePlugin:+' } }\n",
      'app/build.gradle':
        "apply plugin: 'applovin-quality-service'\ndependencies {\n    implementation 'com.applovin:applovin-sdk:13.2.0'\n}\n",
      'app/src/main/java/Ads.java':
        'import com.applovin.mediation.MaxAdListener;\nclass Ads { void load() { ad.setRevenueListener(this); } }\n',
    },
    [
      'com.applovin.quality',
      'applovin-quality-service',
      'com.applovin:applovin-sdk',
      'setRevenueListener',
    ],
  ],
  [
    'max',
    'objc',
    {
      Podfile: "pod 'AppLovinSDK'\n",
      'Game/Ads.m':
        '#import <AppLovinSDK/AppLovinSDK.h>\n@implementation Ads\n- (void)didHideAd:(MAAd *)ad {}\n@end\n',
    },
    ['AppLovinSDK'],
  ],
  [
    'max',
    'folder',
    {
      ...editor,
      'Assets/MaxSdk/Scripts/MaxSdk.cs': 'public class MaxSdk {}\n',
      'Assets/Ads.cs': 'class Ads { void Show() { MaxSdk.ShowInterstitial("unit"); } }\n',
    },
    ['Assets/MaxSdk/', 'ShowInterstitial'],
  ],
  [
    'admob',
    'folder',
    {
      ...editor,
      'Assets/Plugins/Android/GoogleMobileAdsPlugin.androidlib/AndroidManifest.xml': ourManifest,
      'Assets/Consent.cs': 'using GoogleMobileAds.Ump.Api;\nclass Consent {}\n',
    },
    ['Assets/Plugins/Android/GoogleMobileAdsPlugin', 'GoogleMobileAds.Ump.Api'],
  ],
  [
    'levelplay',
    'groovy',
    {
      'build.gradle':
        "allprojects { repositories { maven { url 'https://android-sdk.is.com/' } } }\n",
      'app/build.gradle':
        "dependencies {\n    implementation 'com.ironsource.sdk:mediationsdk:8.4.0'\n    implementation 'com.ironsource.adapters:admobadapter:4.3.46'\n}\n",
      'app/src/main/java/Ads.java':
        'import com.ironsource.mediationsdk.IronSource;\nclass Ads {}\n',
    },
    [
      'android-sdk.is.com',
      'com.ironsource.sdk:mediationsdk',
      'com.ironsource.adapters',
      'com.ironsource.mediationsdk',
    ],
  ],
  [
    'levelplay',
    'catalogue',
    {
      'gradle/libs.versions.toml': catalogue(
        ['levelplay', 'com.unity3d.ads-mediation:mediation-sdk'],
        ['vungle', 'com.unity3d.ads-mediation:vungle-adapter'],
      ),
      'app/build.gradle.kts': 'dependencies {\n    implementation(libs.levelplay)\n}\n',
    },
    ['com.unity3d.ads-mediation:mediation-sdk', 'com.unity3d.ads-mediation:vungle-adapter'],
  ],
  [
    'levelplay',
    'objc',
    {
      Podfile: "pod 'IronSourceSDK', '9.0.0.0'\n",
      'Game/Ads.m': '#import <IronSource/IronSource.h>\nvoid load(void) { [ad loadAd]; }\n',
    },
    ['IronSourceSDK', 'IronSource'],
  ],
  [
    'levelplay',
    'packages',
    {
      'Game.xcodeproj/project.pbxproj': xcode(
        'https://github.com/ironsource-mobile/LevelPlay-Swift-Package',
      ),
      'Game/Ads.swift':
        'import IronSource\nfunc show() { ad.showAd(viewController: self, placementName: nil) }\n',
    },
    ['ironsource-mobile/', 'IronSource', 'showAd'],
  ],
  [
    'admob',
    'groovy',
    {
      'app/build.gradle':
        "dependencies {\n    implementation 'com.google.android.libraries.ads.mobile.sdk:ads-mobile-sdk:1.1.1'\n    implementation 'com.google.ads.mediation:applovin:13.0.0.0'\n}\n",
      'app/src/main/java/Ads.java':
        'import com.google.android.libraries.ads.mobile.sdk.MobileAds;\nclass Ads {}\n',
    },
    ['com.google.android.libraries.ads.mobile.sdk:', 'com.google.ads.mediation:', 'MobileAds'],
  ],
  [
    'admob',
    'packages',
    {
      'Game.xcodeproj/project.pbxproj': xcode(
        'https://github.com/googleads/swift-package-manager-google-mobile-ads.git',
      ),
      'Game/Ads.swift':
        'import GoogleMobileAds\nfunc adDidDismissFullScreenContent(_ ad: FullScreenPresentingAd) {}\n',
    },
    ['swift-package-manager-google-mobile-ads', 'GoogleMobileAds', 'adDidDismissFullScreenContent'],
  ],
  [
    'admob',
    'folder',
    {
      ...editor,
      'Assets/GoogleMobileAds/Api/MobileAds.cs':
        'namespace GoogleMobileAds.Api { class MobileAds {} }\n',
      'Assets/Ads.cs':
        'using GoogleMobileAds.Api;\nclass Ads { void Hide() { view.Destroy(); } }\n',
    },
    ['Assets/GoogleMobileAds/', 'GoogleMobileAds.Api'],
  ],
];

describe('what is left over', async () => {
  it.each(rosetta.maps.map(({platform, from}) => [platform, from] as const))(
    'is named with what takes its place before, and is nothing after: %s %s',
    async (platform, from) => {
      const {files, found} = before[`${platform} ${from}`] ?? {files: {}, found: []};
      const {status, left, stderr} = await moved(from, files);
      expect(stderr).toBe('');
      expect(status).toBe(1);
      for (const name of found) {
        expect(left.map((one) => one.found).filter((one) => one.startsWith(name))).not.toEqual([]);
      }
      for (const {line, ours, instead, page} of left) {
        expect(ours.length + instead.length).toBeGreaterThan(0);
        expect(line === null || line > 0).toBe(true);
        expect(page).toBe(`https://docs.example/${platform}/move-from/${from}`);
      }
      expect(await moved(from, after[platform])).toEqual({status: 0, stderr: '', left: []});
    },
  );

  it.each(moreBefore)(
    'is named in other shapes of projects too: %s, %s',
    async (from, shape, files, found) => {
      const {status, left, stderr} = await moved(from, files);
      expect(stderr).toBe('');
      expect(status).toBe(1);
      const names = left.map((one) => one.found);
      expect(found.filter((name) => !names.some((one) => one.includes(name)))).toEqual([]);
      expect(await moved(from, moreAfter[shape])).toEqual({status: 0, stderr: '', left: []});
    },
  );

  it('has the line and our name of a call', async () => {
    const {files} = before['android max'] ?? {files: {}};
    expect((await moved('max', files)).left).toContainEqual(
      expect.objectContaining({
        file: 'app/src/main/java/Ads.kt',
        line: 3,
        found: 'onAdHidden',
        ours: ['onInterstitialClosed()'],
      }),
    );
  });

  it('is named once where it stands', async () => {
    for (const [key, {files}] of Object.entries(before)) {
      const [, from = ''] = key.split(' ');
      const places = (await moved(from, files)).left.map(
        ({file, line, found}) => `${file}:${line} ${found}`,
      );
      expect([...new Set(places)]).toEqual(places);
    }
    expect(
      (
        await moved('max', {
          ...before['unity max']?.files,
          'Assets/Ads.cs': 'class Ads { void A() { MaxSdk.LoadInterstitial("a"); } }\n',
        })
      ).left.filter(({file}) => file === 'Assets/Ads.cs'),
    ).toMatchObject([
      {
        found: 'MaxSdk.LoadInterstitial',
        ours: ['Appodeal.Cache(adType)', 'Appodeal.SetAutoCache(adType, false)'],
      },
    ]);
  });

  it('is none of the adapters that an engine of ours needs, nor what is excluded', async () => {
    const engine = gradle('com.appodeal.ads.sdk:core:3.7.0.0').replace(
      '}',
      '    implementation("com.appodeal.ads.sdk.networks:applovin_max:3.7.0.0") {\n        exclude(group = "com.applovin.mediation", module = "google-adapter")\n    }\n}',
    );
    expect((await moved('max', {'app/build.gradle.kts': engine})).left).toEqual([]);
  });

  it('speaks Russian', async () => {
    const {files} = before['android max'] ?? {files: {}};
    const texts = (await moved('max', files, '--lang', 'ru')).left.map(({instead}) => instead);
    expect(texts.filter((text) => text && !/[а-яё]/i.test(text))).toEqual([]);
  });

  it.each(['mopub', ''])('needs an origin that it knows: “%s”', async (from) => {
    const {status, stderr} = await moved(from, android);
    expect(status).toBe(2);
    expect(stderr).toContain('max, levelplay, admob');
  });

  it('ends on a megabyte of uses, on as many lines or on one', async () => {
    for (const end of ['\n', ' ']) {
      const code = `MaxInterstitialAd ad = new MaxInterstitialAd("a", this); ad.loadAd();${end}`;
      const {status, left} = await moved('max', {
        'app/build.gradle': gradle('com.applovin:applovin-sdk:12.0.0'),
        'A.java': `import com.applovin.mediation.*;${end}${code.repeat(13_000)}`,
      });
      expect(status).toBe(1);
      expect(left.map(({found}) => found)).toContain('loadAd');
    }
  });

  it('ends on hostile code', async () => {
    const big = 'com.applovin.'.repeat(70_000);
    expect(
      (
        await moved('max', {
          'build.gradle': big,
          'A.kt': `import ${big}`,
          'B.java': '/*'.repeat(400_000),
        })
      ).status,
    ).toBe(1);
  });
});

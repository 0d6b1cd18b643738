/** Apps that are right, and the changes that make them wrong. */
import {
  binaryPlist,
  binaryXml,
  bytesOf,
  dex,
  elf,
  field,
  machO,
  plist,
  protoXml,
  zip,
  type Part,
  type PlistValue,
  type Xml,
} from './make';

export {elf};

export const ADMOB_KEY = 'com.google.android.gms.ads.APPLICATION_ID';
export const ADMOB_ID = 'ca-app-pub-1234567890123456~1234567890';

export const permission = (name: string): Xml => ['uses-permission', {name}];

/** A manifest with these things in it. */
export const manifest = (
  {
    sdk = 35,
    application = {},
    ids = {[ADMOB_KEY]: ADMOB_ID} as Record<string, string>,
    root = {},
  } = {},
  ...more: Xml[]
): Xml => [
  'manifest',
  {package: 'com.example.app', versionName: '1.2', versionCode: 12, ...root},
  ['uses-sdk', {minSdkVersion: 23, targetSdkVersion: sdk}],
  permission('com.google.android.gms.permission.AD_ID'),
  ...more.filter(([name]) => name.startsWith('uses-')),
  [
    'application',
    {usesCleartextTraffic: true, ...application},
    ...Object.entries(ids).map(([name, value]): Xml => ['meta-data', {name, value}]),
    [
      'activity',
      {name: 'com.example.Main', exported: true},
      ['intent-filter', {}, ['category', {name: 'android.intent.category.LAUNCHER'}]],
    ],
    ...more.filter(([name]) => !name.startsWith('uses-')),
  ],
];

/** Classes of the SDK with AdMob, Pangle and the renderers. */
export const classes: Record<string, Record<string, string>> = {
  'com.appodeal.ads.Appodeal': {},
  'com.appodeal.ads.BuildConfig': {SDK_VERSION: '3.7.0'},
  'com.appodeal.ads.adapters.admob.AdmobNetwork': {},
  'com.appodeal.ads.adapters.admob.BuildConfig': {ADAPTER_VERSION: '3.7.0.0'},
  'com.appodeal.ads.adapters.pangle.PangleNetwork': {},
  'com.appodeal.ads.adapters.iab.unified.View': {},
  'com.google.android.gms.ads.MobileAds': {},
  'com.bytedance.sdk.openadsdk.TTAdSdk': {},
};

interface Android {
  xml?: Xml;
  code?: Record<string, Record<string, string>>;
  libraries?: readonly Part[];
  more?: readonly Part[];
}

export const LIBRARIES: readonly Part[] = [
  {name: 'lib/arm64-v8a/libnms.so', data: elf(), stored: true, align: 16384},
  {
    name: 'lib/armeabi-v7a/libnms.so',
    data: elf({bits: 32, align: 4096}),
    stored: true,
    align: 4096,
  },
];

export const apk = ({
  xml = manifest(),
  code = classes,
  libraries = LIBRARIES,
  more = [],
}: Android = {}): Buffer =>
  zip([
    {name: 'AndroidManifest.xml', data: binaryXml(xml)},
    {name: 'classes.dex', data: dex(code)},
    ...libraries,
    {
      name: 'play-services-ads.properties',
      data: bytesOf('version=24.3.0\nclient=play-services-ads\n'),
    },
    ...more,
  ]);

export const dependencies = (
  ...artifacts: (readonly [group: string, name: string, version: string])[]
): Buffer =>
  Buffer.concat(
    artifacts.map(([group, name, version]) =>
      field(1, field(1, Buffer.concat([field(1, group), field(2, name), field(5, version)]))),
    ),
  );

export const aab = (
  {xml = manifest(), code = classes, libraries = LIBRARIES, more = []}: Android = {},
  alignment = 2,
): Buffer =>
  zip([
    {
      name: 'BundleConfig.pb',
      data: field(2, field(2, Buffer.concat([field(1, 1), field(2, alignment)]))),
    },
    {name: 'base/manifest/AndroidManifest.xml', data: protoXml(xml)},
    {name: 'base/dex/classes.dex', data: dex(code)},
    ...libraries.map((part) => ({...part, name: `base/${part.name}`, stored: false})),
    {
      name: 'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb',
      data: dependencies(
        ['com.appodeal.ads.sdk', 'core', '3.7.0'],
        ['com.appodeal.ads.sdk.networks', 'admob', '3.7.0.0'],
        ['com.google.android.gms', 'play-services-ads', '24.3.0'],
      ),
    },
    ...more,
  ]);

export const aar = (libraries: readonly Part[]): Buffer =>
  zip([
    {
      name: 'AndroidManifest.xml',
      data: bytesOf(
        '<manifest xmlns:android="http://schemas.android.com/apk/res/android" package="com.example.lib"><uses-sdk android:minSdkVersion="23"/></manifest>',
      ),
    },
    {
      name: 'classes.jar',
      data: zip([{name: 'com/bytedance/sdk/openadsdk/TTAdSdk.class', data: bytesOf('x')}]),
    },
    ...libraries.map((part) => ({...part, name: part.name.replace('lib/', 'jni/')})),
  ]);

export const info: Record<string, PlistValue> = {
  CFBundleIdentifier: 'com.example.app',
  CFBundleShortVersionString: '1.2',
  CFBundleExecutable: 'App',
  MinimumOSVersion: '13.0',
  GADApplicationIdentifier: ADMOB_ID,
  NSUserTrackingUsageDescription: 'Ads that fit you',
  NSAppTransportSecurity: {NSAllowsArbitraryLoads: true},
  SKAdNetworkItems: ['cstr6suwn9', '22mmun2rn5'].map((id) => ({
    SKAdNetworkIdentifier: `${id}.skadnetwork`,
  })),
  AdNetworkIdentifiers: ['cstr6suwn9.adattributionkit'],
};

export const privacy = plist({
  NSPrivacyTracking: true,
  NSPrivacyTrackingDomains: ['ads.example'],
  NSPrivacyAccessedAPITypes: [
    {
      NSPrivacyAccessedAPIType: 'NSPrivacyAccessedAPICategoryUserDefaults',
      NSPrivacyAccessedAPITypeReasons: ['CA92.1'],
    },
  ],
});

export const framework = (
  path: string,
  name: string,
  binary: Buffer,
  more: readonly Part[] = [],
): Part[] => [
  {name: `${path}/${name}.framework/${name}`, data: binary},
  {
    name: `${path}/${name}.framework/Info.plist`,
    data: binaryPlist({
      CFBundleExecutable: name,
      CFBundleShortVersionString: '7.1.1',
      MinimumOSVersion: '12.0',
    }),
  },
  ...more.map((part) => ({...part, name: `${path}/${name}.framework/${part.name}`})),
];

export const PRIVACY: Part = {name: 'PrivacyInfo.xcprivacy', data: privacy};
export const APP = 'Payload/App.app';

interface Ios {
  list?: Record<string, PlistValue>;
  binary?: Buffer;
  frameworks?: readonly Part[];
  more?: readonly Part[];
}

export const ipa = ({
  list = info,
  binary = machO({classNames: ['Appodeal', 'GADMobileAds']}),
  frameworks = framework(`${APP}/Frameworks`, 'PAGAdSDK', machO(), [PRIVACY]),
  more = [{...PRIVACY, name: `${APP}/PrivacyInfo.xcprivacy`}],
}: Ios = {}): Buffer =>
  zip([
    {name: `${APP}/Info.plist`, data: binaryPlist(list)},
    {name: `${APP}/App`, data: binary},
    ...frameworks,
    ...more,
  ]);

import {execFileSync, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {examine, readApp} from '../check';
import {kindOf, type AppFiles, type Files as BuildFiles} from '@help-center/build-files';
import {applyPatch} from 'diff';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {placeOf} from '../../../../plugins/doctor';
import {bundle} from '@help-center/sdk-doctor/bundle';
import {siteAt} from '@help-center/sdk-doctor/site';
import {builderData} from '@help-center/sdk-data/builder';
import {adNetworks, releases} from '@help-center/sdk-data';
import type {Release} from '@help-center/sdk-data/releases';
import {builderOf} from '../builder';
import {patchFolder} from './command';
import {diffOf, patchApp, type Patched, type PatchSite} from './index';
import {bundledCatalogue} from '../../../../tests/fixtures/catalogue';

const root = path.resolve(__dirname, '../../../..');
const samples = path.join(root, 'tests/doctor');
const site = siteAt({address: 'https://docs.example/', languages: {en: '', ru: 'ru/'}});

let temporary: string;
beforeAll(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'patch-'));
});
afterAll(() => rmSync(temporary, {recursive: true}));

type Files = Readonly<Record<string, string>>;

function folderOf(files: Files): string {
  const folder = mkdtempSync(path.join(temporary, 'app-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

function patched(folder: string, to?: string, networks?: string): Patched {
  const result = patchFolder(site, folder, to, networks);
  expect(result).not.toHaveProperty('why');
  return result as Patched;
}

/** Lines of a text, each with its own end. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** Patches a folder with Git and checks what holds of every patch; returns what was left. */
function upgrade(folder: string, to?: string, networks?: string) {
  const before = patched(folder, to, networks);
  const diff = diffOf(before.files);
  if (diff) {
    execFileSync('git', ['apply', '--whitespace=nowarn', '-'], {cwd: folder, input: diff});
  }
  for (const {path: file, before: old, after} of before.files) {
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe(after);
    // What is not taken out or put in stays byte by byte.
    const removed = new Set(
      linesOf(diff)
        .filter((line) => line.startsWith('-'))
        .map((line) => line.slice(1)),
    );
    const kept = linesOf(old).filter(
      (line) => !removed.has(line.endsWith('\n') ? line : `${line}\n`),
    );
    const now = linesOf(after);
    let at = 0;
    for (const line of kept) {
      at = now.indexOf(line, at) + 1;
      expect(at, `${file}: ${JSON.stringify(line)}`).toBeGreaterThan(0);
    }
  }
  expect(diffOf(patched(folder, to, networks).files)).toBe('');
  return {...before, diff};
}

/** What the doctor says of a patched app's build files that the patch has not said. */
const unsaid = (folder: string, left: Patched['left']): string[] =>
  examine(site, readApp(folder) as AppFiles, 'en')
    .findings.filter(
      ({level, rule, file, message}) =>
        level !== 'info' &&
        !/^(?:app-ads|log)\//.test(rule) &&
        !left.some((one) => one.file === file && (one.values.message ?? message) === message),
    )
    .map(({rule, file, line}) => `${rule} ${file}:${line}`);

describe('the sample apps', () => {
  it.each([
    'android/right',
    'ios/right',
    'unity/right',
    'android/wrong-list',
    'android/wrong-package',
    'ios/wrong-plist',
    'ios/wrong-podfile',
    'unity/wrong-project',
    'unity/wrong-set',
  ])('%s', (name) => {
    const folder = mkdtempSync(path.join(temporary, 'sample-'));
    cpSync(path.join(samples, name), folder, {recursive: true});
    const {diff, left} = upgrade(folder);
    if (name.endsWith('right')) {
      expect([diff, left]).toEqual(['', []]);
    }
    expect(unsaid(folder, left)).toEqual([]);
  });
});

const SETTINGS = `dependencyResolutionManagement {
    repositories {
        google()
        mavenCentral()
        maven("https://artifactory.appodeal.com/appodeal")
    }
}
`;
const app = (dsl: 'kts' | 'groovy', dependencies: string, minSdk = '21'): string =>
  dsl === 'kts'
    ? `plugins {\n    id("com.android.application")\n}\n\nandroid {\n    defaultConfig {\n        minSdk = ${minSdk} // as before\n    }\n}\n\ndependencies {\n${dependencies}\n}\n`
    : `apply plugin: 'com.android.application'\n\nandroid {\n  defaultConfig {\n    minSdkVersion ${minSdk}\n  }\n}\n\ndependencies {\n${dependencies}\n}\n`;
const podfile = (version: string): string => `# The game
platform :ios, '11.0'
source 'https://github.com/appodeal/CocoaPods.git'

use_frameworks!

target 'Game' do
  pod 'Appodeal', '${version}' # the SDK
  pod 'APDIABAdapter', '${version}.0'
  pod 'APDTapjoyAdapter', '${version}.0'
  pod 'Alamofire', '~> 5.0'
end
`;
const plist = (items: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n<dict>\n\t<key>CFBundlePackageType</key>\n\t<string>APPL</string>\n\t<key>GADApplicationIdentifier</key>\n\t<string>ca-app-pub-1234567812345678~1234567890</string>\n${items}</dict>\n</plist>\n`;
const unity = (version: string): Files => ({
  'Packages/manifest.json': `{\n  "dependencies": {\n    "com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v${version}",\n    "com.google.external-dependency-manager": "1.2.183"\n  }\n}`,
  'ProjectSettings/ProjectSettings.asset':
    'PlayerSettings:\n  AndroidMinSdkVersion: 22\n  iOSTargetOSVersionString: 12.0\n',
  'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml': `<?xml version="1.0" encoding="utf-8"?>
<dependencies>
\t<androidPackages>
\t\t<androidPackage id="appodeal" spec="com.appodeal.ads.sdk:core:${version}" />
\t\t<!-- <androidPackage spec="com.appodeal.ads.sdk.networks:yandex:3.0.0.0" /> -->
\t\t<androidPackage spec='com.appodeal.ads.sdk.networks:iab:${version}.0'>
\t\t</androidPackage>
\t\t<androidPackage spec="com.appodeal.ads.sdk.networks:adcolony:${version}.0" />
\t</androidPackages>
\t<iosPods>
\t\t<iosPod name="Appodeal" version="${version}" minTargetSdk="11.0" />
\t\t<iosPod name="APDIABAdapter" version="${version}.0"/>
\t\t<iosPod name="APDAdColonyAdapter" version="${version}.0" />
\t</iosPods>
</dependencies>
`,
});
const list = (quote: string, version: string, open = '(', close = ')', indent = '    '): string =>
  ['sdk:core', 'sdk.networks:iab', 'sdk.networks:admob', 'sdk.networks:adcolony']
    .map(
      (name, index) =>
        `${indent}implementation${open}${quote}com.appodeal.ads.${name}:${version}${index ? '.0' : ''}${quote}${close}`,
    )
    .join('\n');

const MANIFEST = `<?xml version="1.0" encoding="utf-8"?>
<manifest xmlns:android="http://schemas.android.com/apk/res/android">
  <!-- <uses-permission android:name="android.permission.INTERNET" /> -->

  <application android:networkSecurityConfig="@xml/config">
    <meta-data android:name="com.google.android.gms.ads.APPLICATION_ID" android:value="ca-app-pub-1234567812345678~1234567890" />
  </application>
</manifest>
`;
const expo = (minSdk: string, compileSdk: string, kotlin: string, target: string): string =>
  `{
  "expo": {
    "name": "Game",
    "plugins": [
      ["expo-build-properties", {
        "android": {"minSdkVersion": ${minSdk}, "compileSdkVersion": ${compileSdk}, "kotlinVersion": "${kotlin}"},
        "ios": {"deploymentTarget": "${target}"}
      }]
    ]
  }
}
`;

const shapes: [string, (version: string) => Files, left?: RegExp][] = [
  [
    'Kotlin DSL',
    (v) => ({'settings.gradle.kts': SETTINGS, 'app/build.gradle.kts': app('kts', list('"', v))}),
  ],
  [
    'Groovy',
    (v) => ({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app('groovy', list("'", v, ' ', '', '  ')),
    }),
  ],
  [
    'tabs',
    (v) => ({
      'settings.gradle': SETTINGS.replaceAll('    ', '\t'),
      'app/build.gradle': app('groovy', list("'", v, ' ', '', '\t')),
    }),
  ],
  [
    'the full package',
    (v) => ({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app('groovy', `  implementation 'com.appodeal.ads:sdk:${v}.0'`),
    }),
  ],
  [
    'the full package with exclusions',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'app/build.gradle.kts': app(
        'kts',
        `    implementation("com.appodeal.ads:sdk:${v}.0") {\n        exclude(group = "com.appodeal.ads.sdk.services", module = "adjust")\n    }`,
      ),
    }),
  ],
  [
    'named parts',
    (v) => ({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app(
        'groovy',
        `  implementation group: 'com.appodeal.ads.sdk', name: 'core', version: '${v}'\n  implementation group: 'com.appodeal.ads.sdk.networks', name: 'iab', version: "${v}.0"`,
      ),
    }),
  ],
  [
    'a variable in the same file',
    (v) => ({
      'settings.gradle': SETTINGS,
      'app/build.gradle': `def sdk = '${v}'\n${app('groovy', '  implementation "com.appodeal.ads.sdk:core:$sdk"\n  implementation "com.appodeal.ads.sdk.networks:iab:${sdk}.0"\n  implementation "com.appodeal.ads.sdk.networks:admob:${sdk}.0@aar"')}`,
    }),
  ],
  [
    'variables of the root project',
    (v) => ({
      'build.gradle': `buildscript {\n  ext {\n    minSdkVersion = 21\n    kotlin_version = '1.8.10'\n    sdkVersion = '${v}'\n  }\n  repositories { google() }\n  dependencies {\n    classpath 'com.android.tools.build:gradle:7.4.2'\n    classpath "org.jetbrains.kotlin:kotlin-gradle-plugin:$kotlin_version"\n  }\n}\n\nallprojects {\n  repositories {\n    google()\n    maven { url 'https://artifactory.appodeal.com/appodeal' }\n  }\n}\n`,
      'gradle/wrapper/gradle-wrapper.properties':
        'distributionUrl=https\\://services.gradle.org/distributions/gradle-7.6-bin.zip\n',
      'app/build.gradle': app(
        'groovy',
        '  implementation "com.appodeal.ads.sdk:core:$rootProject.ext.sdkVersion"\n  implementation "com.appodeal.ads.sdk.networks:iab:${rootProject.ext.sdkVersion}.0"',
        'rootProject.ext.minSdkVersion',
      ).replace(':$rootProject.ext.sdkVersion', ':${rootProject.ext.sdkVersion}'),
    }),
    /^namespace,jdk,defaults$/,
  ],
  [
    'a version catalog',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'gradle/libs.versions.toml': `[versions]\nagp = "8.1.0"\nappodeal = "${v}" # the SDK\nadapters = "${v}.0"\nkotlin = "1.8.10"\nminSdk = "21"\n\n[libraries]\nappodeal = { module = "com.appodeal.ads.sdk:core", version.ref = "appodeal" }\nappodeal-iab = { group = "com.appodeal.ads.sdk.networks", name = "iab", version.ref = "adapters" }\nappodeal-old = { module = "com.appodeal.ads.sdk.networks:adcolony", version.ref = "adapters" }\nappodeal-admob = "com.appodeal.ads.sdk.networks:admob:${v}.0"\n\n[plugins]\nandroid-application = { id = "com.android.application", version.ref = "agp" }\nkotlin-android = { id = "org.jetbrains.kotlin.android", version.ref = "kotlin" }\n`,
      'app/build.gradle.kts': app(
        'kts',
        '    implementation(libs.appodeal)\n    implementation(libs.appodeal.iab)\n    implementation(libs.appodeal.old)\n    implementation(libs.appodeal.admob)',
        'libs.versions.minSdk.get().toInt()',
      ).replace('android {', 'android {\n    namespace = "com.example.game"'),
    }),
  ],
  [
    'one reference for libraries with different versions',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'gradle/libs.versions.toml': `[versions]\nappodeal = "${v}"\n\n[libraries]\ncore = { module = "com.appodeal.ads.sdk:core", version.ref = "appodeal" }\nbidon = { module = "org.bidon:unityads-adapter", version.ref = "appodeal" }\n`,
      'app/build.gradle.kts': app(
        'kts',
        '    implementation(libs.core)\n    implementation(libs.bidon)',
        '23',
      ),
    }),
  ],
  [
    'compileSdk and a manifest',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'app/build.gradle.kts': app('kts', list('"', v)).replace(
        'android {\n',
        'android {\n    compileSdk = 33\n',
      ),
      'app/src/main/AndroidManifest.xml': MANIFEST,
    }),
  ],
  [
    'a manifest without the key of AdMob, whose value is the app’s own',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'app/build.gradle.kts': app('kts', list('"', v)),
      'app/src/main/AndroidManifest.xml': MANIFEST.replace(/ *<meta-data[^>]*>\n/, ''),
    }),
    /^key$/,
  ],
  [
    'buildSrc',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'buildSrc/src/main/kotlin/Versions.kt': `object Versions {\n    const val appodeal = "${v}"\n    const val iab = "com.appodeal.ads.sdk.networks:iab:${v}.0"\n}\n`,
      'app/build.gradle.kts': app(
        'kts',
        '    implementation("com.appodeal.ads.sdk:core:${Versions.appodeal}")\n    implementation(Versions.iab)',
      ),
    }),
  ],
  [
    'a map, and a value of the project',
    (v) => ({
      'build.gradle': `ext.versions = [\n  appodeal: '${v}.0',\n  minSdk: 21\n]\nallprojects { repositories { google() } }\n`,
      'app/build.gradle': app(
        'groovy',
        '  implementation "com.appodeal.ads:sdk:${versions.appodeal}"',
        'versions.minSdk',
      ),
    }),
  ],
  [
    'gradle.properties, and extra',
    (v) => ({
      'settings.gradle.kts': SETTINGS,
      'gradle.properties': `org.gradle.jvmargs=-Xmx2g\nappodealVersion=${v}\n`,
      'app/build.gradle.kts': `val appodealVersion: String by project\nval adapters by extra { "${v}.0" }\n${app('kts', '    implementation("com.appodeal.ads.sdk:core:$appodealVersion")\n    implementation("com.appodeal.ads.sdk.networks:iab:$adapters")')}`,
    }),
  ],
  [
    'a catalog of another name, with strict versions and bundles',
    (v) => ({
      'settings.gradle.kts': SETTINGS.replace(
        '    repositories',
        '    versionCatalogs { create("deps") { from(files("gradle/deps.versions.toml")) } }\n    repositories',
      ),
      'gradle/deps.versions.toml': `[versions]\nappodeal = { strictly = "${v}" }\n\n[libraries]\ncore = { module = "com.appodeal.ads.sdk:core", version.ref = "appodeal" }\niab = { module = "com.appodeal.ads.sdk.networks:iab", version = { strictly = "${v}.0" } }\nold = "com.appodeal.ads.sdk.networks:adcolony:${v}.0"\n\n[bundles]\nads = ["core", "iab"]\n`,
      'app/build.gradle.kts': app(
        'kts',
        '    implementation(deps.bundles.ads)\n    implementation(deps.old)',
      ),
    }),
  ],
  [
    'a Podfile with values that have names',
    (v) => ({
      Podfile: podfile(v)
        .replace('use_frameworks!\n', `$sdk = '${v}'\nadapter = "${v}.0"\nuse_frameworks!\n`)
        .replace(`'${v}' #`, '$sdk #')
        .replace(`'APDIABAdapter', '${v}.0'`, `'APDIABAdapter', "#{adapter}"`)
        .replace(`'${v}.0'`, 'adapter'),
    }),
  ],
  [
    'one name in a Podfile for versions that differ',
    (v) => ({
      Podfile: podfile(v)
        .replace('use_frameworks!\n', `sdk = '${v}'\nuse_frameworks!\n`)
        .replace(`'${v}' #`, 'sdk #')
        .replace(`'~> 5.0'`, 'sdk'),
    }),
    /^variable$/,
  ],
  [
    'React Native',
    (v) => ({
      'ios/Podfile': podfile(v)
        .replace("'11.0'", 'min_ios_version_supported')
        .replace(/^source.*\n/m, ''),
      'ios/Game/Info.plist': plist(
        '\t<key>NSAppTransportSecurity</key>\n\t<dict>\n\t\t<key>NSAllowsLocalNetworking</key>\n\t\t<true/>\n\t</dict>\n',
      ),
    }),
    /^loads$/,
  ],
  [
    'a script that computes',
    () => ({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app('groovy', "  implementation 'com.appodeal.ads:sdk:' + version()"),
    }),
    /computed/,
  ],
  [
    'a Flutter app',
    (v) => ({
      'pubspec.yaml': 'name: game\n',
      'android/settings.gradle': `pluginManagement {\n    repositories {\n        google()\n    }\n}\n\nplugins {\n    id "com.android.application" version "8.1.0" apply false\n    id "org.jetbrains.kotlin.android" version "1.8.22" apply false\n}\n`,
      'android/build.gradle':
        'allprojects {\n    repositories {\n        google()\n        mavenCentral()\n    }\n}\n',
      'android/app/build.gradle': app(
        'groovy',
        `    implementation 'com.appodeal.ads:sdk:${v}.0'`,
        'flutter.minSdkVersion',
      ),
      'ios/Podfile': podfile(v),
    }),
    /minSdk/,
  ],
  [
    'an Expo app',
    (v) => ({
      'app.json': expo('21', '33', '1.8.10', '11.0'),
      'android/build.gradle': 'allprojects { repositories { google() } }\n',
      'android/app/build.gradle': app('groovy', `  implementation("com.appodeal.ads:sdk:${v}.0")`),
      'ios/Podfile': podfile(v).replaceAll("'", '"'),
    }),
  ],
  [
    'line ends of Windows',
    (v) => ({
      'settings.gradle.kts': SETTINGS.replaceAll('\n', '\r\n'),
      'app/build.gradle.kts': app('kts', list('"', v)).replaceAll('\n', '\r\n'),
    }),
  ],
  [
    'a byte order mark',
    (v) => ({
      'settings.gradle': `\uFEFF${SETTINGS}`,
      'app/build.gradle': `\uFEFF${app('groovy', list("'", v, ' ', ''))}`,
      Podfile: `\uFEFF${podfile(v)}`,
    }),
  ],
  [
    'no line break at the end',
    (v) => ({
      'settings.gradle': SETTINGS.trimEnd(),
      'app/build.gradle': app('groovy', list("'", v, ' ', '')).trimEnd(),
      Podfile: podfile(v).trimEnd(),
    }),
  ],
  ['a Podfile', (v) => ({Podfile: podfile(v), 'Game/Info.plist': plist('')})],
  [
    'a Podfile with operators',
    (v) => ({
      Podfile: podfile(v).replace(`'${v}' #`, `'~> ${v}' #`).replace(`'${v}.0'`, `'= ${v}.0'`),
    }),
  ],
  ['a Podfile without sources', (v) => ({Podfile: podfile(v).replace(/^source.*\n/m, '')})],
  ['two Podfiles', (v) => ({'a/Podfile': podfile(v), 'b/Podfile': podfile(v)}), /podfiles/],
  [
    'an Info.plist on one line',
    (v) => ({
      Podfile: podfile(v),
      'My Game/Info.plist': plist('\t<key>SKAdNetworkItems</key><array></array>\n').replaceAll(
        /\n\t?/g,
        '',
      ),
    }),
  ],
  [
    'an Info.plist with a list',
    (v) => ({
      Podfile: podfile(v),
      'My Game/Info.plist': plist(
        '\t<key>SKAdNetworkItems</key>\n\t<array>\n\t\t<dict>\n\t\t\t<key>SKAdNetworkIdentifier</key>\n\t\t\t<string>cstr6suwn9.skadnetwork</string>\n\t\t</dict>\n\t</array>\n',
      ),
    }),
  ],
  ['Unity', unity],
  [
    'Unity with line ends of Windows',
    (v) =>
      Object.fromEntries(
        Object.entries(unity(v)).map(([file, text]) => [file, text.replaceAll('\n', '\r\n')]),
      ),
  ],
];

describe.each(['3.2.1', '3.5.2', '3.6.0'])('from %s', (version) => {
  it.each(shapes)('%s', (_, files, expected) => {
    const folder = folderOf(files(version));
    const {left} = upgrade(folder);
    const kinds = left.flatMap(({kind}) => (kind === 'guide' || kind === 'lists' ? [] : kind));
    expect(kinds.join() || 'nothing').toMatch(expected ?? /^nothing$/);
    expect(unsaid(folder, left)).toEqual([]);
  });
});

describe('to a release without a full package, whose adapters are in another group', () => {
  const NEXT = '4.1.0';
  const core = `com.appodeal.ads.sdk:core:${NEXT}`;
  const [networks, known] = [structuredClone(adNetworks), structuredClone(releases)];
  networks.releases = [NEXT, ...networks.releases];
  for (const {android} of [...networks.networks, ...networks.services].map(
    (one) => one.platforms,
  )) {
    const last = android?.releases['3.7.0'];
    if (android && last) {
      const artifact = android.artifact.replace(/(?<=\.sdk\.)(?:networks|services)/, 'adapters');
      android.releases[NEXT] = {...last, artifact, version: '9.0.0.0'};
    }
  }
  for (const {android} of networks.engineAdapters) {
    if (android?.versions['3.7.0']) {
      android.versions[NEXT] = '9.0.0.0';
    }
  }
  for (const platform of Object.values(known.platforms)) {
    const [last] = platform.releases as [Release];
    const {bundle: _, ...facts} = last.facts;
    platform.releases = [{...last, version: NEXT, facts: {...facts, core}}, ...platform.releases];
  }
  const parts = [...networks.networks, ...networks.services].flatMap(({platforms}) => {
    const {artifact, version} = platforms.android?.releases[NEXT] ?? {};
    return artifact ? [`${artifact}:${version}`] : [];
  });
  const next: PatchSite = {
    ...site,
    covered: [NEXT, ...site.covered],
    releasesOf: (platform) => known.platforms[platform].releases,
    artifactsOf: (release) =>
      release === NEXT
        ? new Map(
            [core, ...parts].map((one) => [one.replace(/:[^:]*$/, ''), [one.replace(/.*:/, '')]]),
          )
        : site.artifactsOf(release),
    builder: builderOf(builderData(networks, known), {
      skadnetwork: site.skadnetwork,
      mavenRepositories: [],
      podSources: [],
      unityPlugin: '',
    }),
  };
  const patch = (file: string, dependencies: string) => {
    const text = app(file.endsWith('.kts') ? 'kts' : 'groovy', dependencies);
    const toml =
      '[libraries]\niab = { group = "com.appodeal.ads.sdk.networks", name = "iab", version = "3.7.0.0" }\n';
    const folder = folderOf({
      'settings.gradle': SETTINGS,
      [file]: text,
      'gradle/libs.versions.toml': toml,
    });
    const {files, left, notes} = patchFolder(next, folder, NEXT) as Patched;
    const after = (name: string) => files.find(({path: one}) => one === name)?.after ?? '';
    return {
      build: after(file),
      toml: after('gradle/libs.versions.toml'),
      kinds: [...left, ...notes]
        .map(({kind}) => kind)
        .filter((kind) => !/^(?:guide|raised.*|unused)$/.test(kind)),
    };
  };

  it.each([
    ['app/build.gradle', "  implementation 'com.appodeal.ads:sdk:3.7.0.0'", '', "'"],
    [
      'app/build.gradle.kts',
      '    implementation("com.appodeal.ads:sdk:3.7.0.0") {\n        exclude(group = "com.appodeal.ads.sdk.networks", module = "vungle")\n        exclude(module = "facebook_analytics")\n    }\n    implementation("androidx.core:core:1.0")',
      ':(?:vungle|facebook_analytics):',
      '"',
    ],
  ])('%s gets the core and the adapters in its place', (file, dependencies, out, quote) => {
    const {build, kinds} = patch(file, dependencies);
    const listed = Array.from(build.matchAll(/^ +implementation[ (]["'](com\.appodeal.*)["']/gm));
    const wanted = [core, ...parts].filter((name) => !out || !new RegExp(out).test(name));
    expect(listed.map(([, name]) => name).sort()).toEqual(wanted.sort());
    expect(build).toContain(`${quote}com.appodeal.ads.sdk.adapters:iab:9.0.0.0${quote}`);
    expect(build).not.toMatch(/ads:sdk:|exclude/);
    expect(new Set(kinds)).toEqual(new Set(['gone', 'doctor']));
  });

  it('so does each module, and a catalog’s entry is left to a person', () => {
    const module = app('groovy', "  implementation 'com.appodeal.ads:sdk:3.7.0.0'");
    const folder = folderOf({'a/build.gradle': module, 'b/build.gradle': module});
    const {files} = patchFolder(next, folder, NEXT) as Patched;
    expect(files.map(({after}) => after.split(':core:4.1.0').length)).toEqual([2, 2]);
    const named = folderOf({
      'app/build.gradle': app('groovy', '  implementation libs.ads'),
      'gradle/libs.versions.toml': '[libraries]\nads = "com.appodeal.ads:sdk:3.7.0.0"\n',
    });
    const {left} = patchFolder(next, named, NEXT) as Patched;
    const [adapters] = left.filter(({kind}) => kind === 'adapters');
    expect(adapters?.values.want).toMatch(/^com\.appodeal\.ads\.sdk:core:4\.1\.0, .*adapters:iab:/);
  });

  it.each([
    [
      "  implementation group: 'com.appodeal.ads.sdk.networks', name: 'iab', version: '3.7.0.0'",
      "group: 'com.appodeal.ads.sdk.adapters', name: 'iab', version: '9.0.0.0'",
    ],
    ['  implementation libs.iab', 'implementation libs.iab'],
  ])('a library keeps its line and changes its group: %s', (line, now) => {
    const listed = `  implementation 'com.appodeal.ads.sdk:core:3.7.0'\n${line}`;
    const {build, toml, kinds} = patch('app/build.gradle', listed);
    expect(build).toContain(now);
    if (line.includes('libs')) {
      expect(toml).toContain('"com.appodeal.ads.sdk.adapters", name = "iab", version = "9.0.0.0"');
    }
    expect(kinds).toEqual([]);
  });

  it('a name that is put together is left to a person, and its line stays', () => {
    const {build, kinds} = patch(
      'app/build.gradle',
      "  def from = 'com.appodeal.ads.sdk.networks'\n  implementation 'com.appodeal.ads.sdk:core:3.7.0'\n  implementation \"$from:iab:3.7.0.0\"",
    );
    expect(build).toContain('$from:iab:9.0.0.0');
    expect(kinds).toEqual(['renamed', 'doctor']);
  });
});

describe('what a build needs beside versions', () => {
  it('raises compileSdk, also where a value holds it, and never lowers it', () => {
    for (const [written, expected] of [
      ['compileSdk = 33', 'compileSdk = 34'],
      ['compileSdkVersion 33', 'compileSdkVersion 34'],
      ['compileSdkVersion(30)', 'compileSdkVersion(34)'],
      ['compileSdk = 36', 'compileSdk = 36'],
      ['compileSdk = level', 'compileSdk = level'],
    ] as const) {
      const file = 'app/build.gradle';
      const folder = folderOf({
        'settings.gradle': SETTINGS,
        [file]: `def level = 33\n${app('groovy', list("'", '3.6.0', ' ', ''))}`.replace(
          'android {\n',
          `android {\n  ${written}\n`,
        ),
      });
      upgrade(folder);
      const text = readFileSync(path.join(folder, file), 'utf8');
      expect(text).toContain(`\n  ${expected}\n`);
      expect(text).toContain(`level = ${written.endsWith('level') ? 34 : 33}\n`);
    }
  });

  it('adds the permissions that a manifest lacks, in its style, and leaves libraries alone', () => {
    const folder = folderOf({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app('groovy', list("'", '3.6.0', ' ', '')),
      'app/src/main/AndroidManifest.xml': MANIFEST.replaceAll('\n', '\r\n'),
      'library/src/main/AndroidManifest.xml': '<manifest />\n',
    });
    const {files} = upgrade(folder);
    expect(files.map(({path: file}) => file)).not.toContain('library/src/main/AndroidManifest.xml');
    expect(readFileSync(path.join(folder, 'app/src/main/AndroidManifest.xml'), 'utf8')).toContain(
      '\r\n  <uses-permission android:name="android.permission.INTERNET" />\r\n  <uses-permission android:name="android.permission.ACCESS_NETWORK_STATE" />\r\n  <application ',
    );
  });

  it('raises what Expo’s build properties set', () => {
    const folder = folderOf({
      'app.json': expo('21', '36', '1.8.10', '11.0'),
      'android/build.gradle': 'allprojects { repositories { google() } }\n',
      'android/app/build.gradle': app('groovy', "  implementation('com.appodeal.ads:sdk:3.6.0.0')"),
      'ios/Podfile': podfile('3.6.0'),
    });
    upgrade(folder);
    expect(readFileSync(path.join(folder, 'app.json'), 'utf8')).toBe(
      expo('23', '36', '2.1.0', '12.0'),
    );
  });
});

describe('what is left to a person', () => {
  const said = (files: Files): string[] =>
    patched(folderOf(files)).left.map(({kind, file, line}) => `${kind} ${file}:${line}`);

  it('is what has to go with a newer Kotlin, until it does', () => {
    const build = (kotlin: string, ksp: string): Files => ({
      'settings.gradle.kts': SETTINGS,
      'app/build.gradle.kts': `plugins {\n    kotlin("android") version "${kotlin}"\n    id("com.google.devtools.ksp") version "${ksp}"\n}\n${app('kts', list('"', '3.6.0'))}`,
    });
    expect(said(build('1.9.0', '1.9.0-1.0.13'))).toEqual(['tied app/build.gradle.kts:3']);
    expect(said(build('2.1.0', '1.9.0-1.0.13'))).toEqual(['tied app/build.gradle.kts:3']);
    expect(said(build('2.1.0', '2.1.0-1.0.29'))).toEqual([]);
    expect(
      said({
        'settings.gradle': SETTINGS,
        'app/build.gradle': `${app('groovy', list("'", '3.6.0', ' ', ''))}android.composeOptions.kotlinCompilerExtensionVersion = '1.5.1'\n`,
      }),
    ).toEqual([expect.stringMatching(/^tied app\/build\.gradle:\d+$/)]);
  });

  it('is where the SDK itself comes from, if a package brings it', () => {
    expect(
      said({
        'android/app/build.gradle': app(
          'groovy',
          "  implementation 'com.appodeal.ads.sdk.networks:admob:3.5.2.0'",
        ),
        'ios/Podfile': podfile('3.5.2').replace(/ {2}pod 'Appodeal'.*\n/, ''),
      }),
    ).toEqual([
      'package android/app/build.gradle:10',
      'package ios/Podfile:8',
      'doctor ios/Podfile:1',
      'doctor ios/Podfile:1',
      'doctor ios/Podfile:2',
      'doctor ios/Podfile:null',
    ]);
  });

  it('is an editor that is too old', () => {
    const editor = (found: string): Files => ({
      ...unity('3.6.0'),
      'ProjectSettings/ProjectVersion.txt': `m_EditorVersion: ${found}\n`,
    });
    expect(said(editor('2020.3.48f1'))).toEqual(['editor ProjectSettings/ProjectVersion.txt:1']);
    expect(said(editor('6000.0.23f1'))).toEqual([]);
  });
});

it('replaces a range that the release isn’t in, and keeps one that it is in', () => {
  for (const [range, expected] of [
    ['[3.5,3.6)', '3.7.0.0'],
    ['[3.5,4.0)', '[3.5,4.0)'],
  ] as const) {
    const folder = folderOf({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app('groovy', `  implementation 'com.appodeal.ads:sdk:${range}'`, '23'),
    });
    upgrade(folder);
    expect(readFileSync(path.join(folder, 'app/build.gradle'), 'utf8')).toContain(
      `:sdk:${expected}'`,
    );
  }
});

it('lets ads load over HTTP where an app has other rules for connections', () => {
  const folder = folderOf({
    Podfile: podfile('3.6.0'),
    'Game/Info.plist': plist(
      '\t<key>NSAppTransportSecurity</key>\n\t<dict>\n\t\t<key>NSExceptionDomains</key>\n\t\t<dict/>\n\t</dict>\n',
    ),
  });
  upgrade(folder);
  expect(readFileSync(path.join(folder, 'Game/Info.plist'), 'utf8')).toContain(
    '\t\t<dict/>\n\t\t<key>NSAllowsArbitraryLoads</key>\n\t\t<true/>\n\t</dict>\n',
  );
});

describe('--networks', () => {
  const specs = (folder: string, file: string): string[] =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(/networks:(\w+):3\.7\.0\.0/g)].map(
      ([, name]) => name as string,
    );

  it('adds and takes out lines of a list, in its style', () => {
    const folder = folderOf({
      'settings.gradle': SETTINGS,
      'app/build.gradle': app('groovy', list("'", '3.6.0', ' ', '', '\t')),
    });
    upgrade(folder, '3.7.0', 'vungle,mintegral');
    expect(specs(folder, 'app/build.gradle')).toEqual(['iab', 'mintegral', 'vungle']);
    expect(readFileSync(path.join(folder, 'app/build.gradle'), 'utf8')).toContain(
      "\n\timplementation 'com.appodeal.ads.sdk.networks:vungle:3.7.0.0'\n",
    );
  });

  it.each([
    ['groovy', "    implementation 'com.appodeal.ads:sdk:3.6.0.0'"],
    ['kts', '    implementation("com.appodeal.ads:sdk:3.6.0.0")'],
    [
      'kts',
      '    implementation("com.appodeal.ads:sdk:3.6.0.0") {\n        exclude(group = "com.appodeal.ads.sdk.networks", module = "vungle")\n    }',
    ],
  ] as const)('leaves the others out of the full package (%s)', (dsl, dependency) => {
    const file = `app/build.gradle${dsl === 'kts' ? '.kts' : ''}`;
    const folder = folderOf({'settings.gradle': SETTINGS, [file]: app(dsl, dependency)});
    upgrade(folder, '3.7.0', 'vungle');
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toMatch(/exclude.*networks.*"?mintegral|exclude.*mintegral/);
    expect(text).not.toMatch(/exclude.*(?:vungle|iab)/);
    expect(text).toMatch(/implementation ?\(["']com\.appodeal\.ads:sdk:3\.7\.0\.0["']\) \{\n/);
  });

  it('sets the pods and the entries of Unity’s file', () => {
    const ios = folderOf({Podfile: podfile('3.6.0')});
    upgrade(ios, '3.7.0', 'vungle');
    expect(readFileSync(path.join(ios, 'Podfile'), 'utf8')).toContain(
      "\n  pod 'APDVungleAdapter', '3.7.0.0'\n",
    );
    const folder = folderOf(unity('3.6.0'));
    upgrade(folder, '3.7.0', 'vungle');
    const file = 'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml';
    expect(specs(folder, file)).toEqual(['iab', 'vungle']);
  });
});

it('names calls that are gone, with line and replacement', () => {
  const folder = folderOf({
    'settings.gradle': SETTINGS,
    'app/build.gradle': app('groovy', list("'", '3.0.2', ' ', '')),
    'app/src/main/java/A.java':
      'import com.appodeal.ads.Appodeal;\n// getRewardParameters\nAppodeal.getRewardParameters();\n',
    'app/src/main/java/B.java': 'class B { void getRewardParameters() {} }\n',
  });
  expect(patched(folder).left).toEqual([
    expect.objectContaining({kind: 'guide', file: 'app/build.gradle', line: 10}),
    {
      kind: 'renamed',
      file: 'app/src/main/java/A.java',
      line: 3,
      values: {name: 'getRewardParameters', instead: 'getReward', release: '3.1.3'},
    },
  ]);
});

it.each(['2.11.1', '4.0.0'])('has a sentence and no patch for %s', (version) => {
  for (const files of [
    {'app/build.gradle': app('groovy', list("'", version, ' ', ''))},
    {Podfile: podfile(version)},
    unity(version),
  ]) {
    const {files: changed, left} = patched(folderOf(files));
    expect([changed, left[0]?.kind]).toEqual([[], version === '4.0.0' ? 'newer' : 'older']);
  }
});

it('names files so that Git finds them, whatever they are called', () => {
  for (const name of ['a "b" c', 'back\\slash', 'line\n+++ b/other', 'папка']) {
    upgrade(folderOf({[`${name}/Podfile`]: podfile('3.6.0')}));
  }
});

it('leaves alone what is not UTF-8, and says so', () => {
  const folder = folderOf({'settings.gradle': SETTINGS, 'app/build.gradle': app('groovy', '')});
  const text = app('groovy', list("'", '3.6.0', ' ', ''));
  writeFileSync(
    path.join(folder, 'app/build.gradle'),
    Buffer.from(`// caf\xe9\n${text}`, 'latin1'),
  );
  writeFileSync(path.join(folder, 'Podfile'), podfile('3.6.0'));
  const {left, files} = patched(folder);
  expect(left.map(({values, file}) => `${file} ${values.message}`)).toEqual([
    'app/build.gradle The file is not text and was not read.',
  ]);
  expect(files.map(({path: file}) => file)).toEqual(['Podfile']);
});

it('prints a diff and nothing else, with the exit codes of its contract', async () => {
  const doctor = path.join(temporary, 'doctor.mjs');
  writeFileSync(
    doctor,
    await bundle(placeOf(root, 'https://docs.example/'), 'main', [bundledCatalogue]),
  );
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [doctor, 'patch', ...args], {encoding: 'utf8', cwd: temporary});
  const right = run(path.join(samples, 'android/right'));
  expect([right.status, right.stdout, right.stderr]).toEqual([0, '', '']);
  const changed = run(folderOf(unity('3.6.0')));
  expect(changed.status).toBe(0);
  expect(changed.stdout).toMatch(/^--- a\//);
  const project = run(path.join(samples, 'unity/wrong-project'));
  expect(project.status).toBe(1);
  expect(project.stderr).toContain('com.google.external-dependency-manager');
  expect(project.stdout).toMatch(/^--- a\/Packages\/manifest\.json\n/);
  const some = run(path.join(samples, 'ios/wrong-podfile'), '--lang', 'ru');
  expect(some.status).toBe(1);
  expect(some.stderr).toContain('APDNoSuchAdapter');
  for (const args of [
    [],
    [path.join(temporary, 'nowhere')],
    [folderOf({'a.txt': ''})],
    [samples, '--to', '9.9.9'],
    [samples, '--networks', 'nobody'],
    [samples, samples],
  ]) {
    const {status, stdout, stderr} = run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).not.toBe('');
  }
  const unread = folderOf({'app/build.gradle': ''});
  writeFileSync(path.join(unread, 'app/build.gradle'), Buffer.from('// caf\xe9', 'latin1'));
  expect(run(unread).stderr).toContain('app/build.gradle');
});

/** Files in memory. */
const filesIn = (files: ReadonlyMap<string, string>): BuildFiles => ({
  of: (kind) =>
    [...files].flatMap(([file, text]) => (kindOf(file) === kind ? [{path: file, text}] : [])),
});

/** Patches files and checks what holds of every patch; returns all of them afterwards. */
function holds(files: Files, eol: string): string {
  const kept = new Map(Object.entries(files));
  const first = patchApp(site, filesIn(kept), '3.7.0');
  expect(first.left.filter(({kind}) => kind !== 'guide' && kind !== 'lists')).toEqual([]);
  for (const changed of first.files) {
    const {path: file, before, after} = changed;
    expect(applyPatch(before, diffOf([changed]))).toBe(after);
    const ends = linesOf(after).filter((line) => line.endsWith('\n'));
    expect(ends.filter((line) => line.endsWith('\r\n') !== (eol === '\r\n'))).toEqual([]);
    kept.set(file, after);
  }
  expect(patchApp(site, filesIn(kept), '3.7.0').files).toEqual([]);
  return [...kept.values()].join('\n');
}

const version = fc.constantFrom('3.2.1', '3.4.2', '3.5.2', '3.6.0', '3.7.0');
const style = {
  version,
  quote: fc.constantFrom('"', "'"),
  indent: fc.constantFrom('  ', '    ', '\t'),
  eol: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\uFEFF'),
  end: fc.boolean(),
};

it('holds for whatever a project looks like', () => {
  const project = fc.record({
    ...style,
    isKotlin: fc.boolean(),
    way: fc.constantFrom('literal', 'variable', 'catalog'),
    names: fc.uniqueArray(
      fc.constantFrom('iab', 'admob', 'vungle', 'yandex', 'adcolony', 'smaato', 'mintegral'),
    ),
    comments: fc.array(fc.constantFrom('// {', '/* "com.appodeal.ads:sdk:1.0" */', '// }'), {
      maxLength: 3,
    }),
    minSdk: fc.integer({min: 16, max: 34}),
    repositories: fc.subarray([...site.mavenRepositories]),
  });
  fc.assert(
    fc.property(project, (one) => {
      const quote = one.isKotlin ? '"' : one.way === 'variable' ? '"' : one.quote;
      const call = (argument: string): string =>
        `${one.indent}implementation${one.isKotlin ? '(' : ' '}${argument}${one.isKotlin ? ')' : ''}`;
      const version = one.way === 'variable' ? '${sdk}' : one.version;
      const libraries = [
        ['core', `com.appodeal.ads.sdk:core:${version}`],
        ...one.names.map((name) => [name, `com.appodeal.ads.sdk.networks:${name}:${version}.0`]),
      ] as [string, string][];
      const kts = one.isKotlin ? '.kts' : '';
      const written = (lines: readonly string[]): string =>
        one.mark + lines.join(one.eol) + (one.end ? one.eol : '');
      const files: Record<string, string> = {
        [`settings.gradle${kts}`]: written([
          'dependencyResolutionManagement {',
          `${one.indent}repositories {`,
          ...one.repositories.map((url) =>
            one.isKotlin
              ? `${one.indent}${one.indent}maven("${url}")`
              : `${one.indent}${one.indent}maven { url ${quote}${url}${quote} }`,
          ),
          `${one.indent}}`,
          '}',
        ]),
        [`app/build.gradle${kts}`]: written([
          ...(one.way === 'variable'
            ? [`${one.isKotlin ? 'val' : 'def'} sdk = ${quote}${one.version}${quote}`]
            : []),
          ...one.comments,
          'android {',
          `${one.indent}minSdk${one.isKotlin ? ' =' : ''} ${one.minSdk}`,
          '}',
          'dependencies {',
          ...libraries.map(([name, coordinate]) =>
            call(one.way === 'catalog' ? `libs.x.${name}` : quote + coordinate + quote),
          ),
          '}',
        ]),
        ...(one.way === 'catalog' && {
          'gradle/libs.versions.toml': written([
            '[libraries]',
            ...libraries.map(([name, coordinate]) => `x-${name} = "${coordinate}"`),
          ]),
        }),
      };
      const whole = holds(files, one.eol);
      expect(whole).toContain('com.appodeal.ads.sdk:core:');
      expect(whole).not.toContain('networks:adcolony');
    }),
    {numRuns: 500},
  );
});

it('holds for whatever a Podfile, a property list or a Unity project looks like', () => {
  const project = fc.record({
    ...style,
    pods: fc.uniqueArray(
      fc.constantFrom('APDUnityAdapter', 'APDTapjoyAdapter', 'APDVungleAdapter'),
    ),
    operator: fc.constantFrom('', '= ', '~> '),
    platform: fc.constantFrom('10.0', '11.0', '12.0', '15.0'),
    hasSources: fc.boolean(),
    ids: fc.subarray(site.skadnetwork.ids.slice(0, 4)),
    isUnity: fc.boolean(),
    comment: fc.constantFrom('', ' # a {', " # pod 'Appodeal', '1.0'"),
  });
  fc.assert(
    fc.property(project, (one) => {
      const {quote, indent} = one;
      const written = (lines: readonly string[], mark = one.mark): string =>
        mark + lines.join(one.eol) + (one.end ? one.eol : '');
      const all = [
        ['Appodeal', one.version],
        ...['APDIABAdapter', ...one.pods].map((name) => [name, `${one.version}.0`]),
      ] as [string, string][];
      const items = one.ids.map(
        (id) =>
          `${indent}${indent}<dict><key>SKAdNetworkIdentifier</key><string>${id}.skadnetwork</string></dict>`,
      );
      const whole = holds(
        one.isUnity
          ? {
              'Packages/manifest.json': written(
                [
                  '{',
                  `${indent}"dependencies": {`,
                  `${indent}${indent}"com.appodeal.mediation": "https://github.com/appodeal/appodeal-unity-plugin-upm.git#v${one.version}"`,
                  `${indent}}`,
                  '}',
                ],
                '',
              ),
              'Assets/Appodeal/Editor/Dependencies/AppodealDependencies.xml': written([
                '<dependencies>',
                `${indent}<androidPackages>`,
                `${indent}${indent}<androidPackage spec=${quote}com.appodeal.ads.sdk:core:${one.version}${quote} />`,
                `${indent}</androidPackages>`,
                `${indent}<iosPods>`,
                ...all.map(
                  ([name, number]) =>
                    `${indent}${indent}<iosPod name=${quote}${name}${quote} version=${quote}${one.operator}${number}${quote} minTargetSdk="${one.platform}" />`,
                ),
                `${indent}</iosPods>`,
                '</dependencies>',
              ]),
            }
          : {
              Podfile: written([
                `platform :ios, ${quote}${one.platform}${quote}`,
                ...(one.hasSources
                  ? site.podSources.map((url) => `source ${quote}${url}${quote}`)
                  : []),
                `target ${quote}Game${quote} do`,
                ...all.map(
                  ([name, number]) =>
                    `${indent}pod ${quote}${name}${quote}, ${quote}${one.operator}${number}${quote}${one.comment}`,
                ),
                'end',
              ]),
              'Game/Info.plist': written([
                '<plist version="1.0">',
                '<dict>',
                `${indent}<key>SKAdNetworkItems</key>`,
                `${indent}<array>`,
                ...items,
                `${indent}</array>`,
                '</dict>',
                '</plist>',
              ]),
            },
        one.eol,
      );
      expect(whole).not.toContain('APDTapjoyAdapter');
      for (const id of one.isUnity ? [] : site.skadnetwork.ids) {
        expect(whole.split(`>${id}.skadnetwork<`)).toHaveLength(2);
      }
    }),
    {numRuns: 500},
  );
});

import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

type Texts = Readonly<Record<string, string>>;

/** Makes a git checkout with one commit more; for tests. */
export function commit(from: string, name: string, files: Texts, date: string, tag?: string): void {
  const folder = path.join(from, name);
  const git = (...words: string[]): void => {
    const settings = ['user.name=A', 'user.email=a@example.com', 'commit.gpgsign=false'];
    const who = settings.flatMap((setting) => ['-c', setting]);
    execFileSync('git', ['-C', folder, ...who, ...words], {
      env: {...process.env, GIT_COMMITTER_DATE: `${date}T12:00:00Z`},
      stdio: 'ignore',
    });
  };
  mkdirSync(folder, {recursive: true});
  git('init', '-q');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  git('add', '-A');
  git('commit', '-q', '--allow-empty', '-m', date);
  if (tag) {
    git('tag', tag);
  }
}

const DEPENDENCIES = 'Editor/DependencyManager/DefaultDependencies/AppodealDependencies.txt';

/** The Unity plugin at a release, with libraries and pods by their ids. */
export function unityPlugin(
  from: string,
  release: string,
  android: Texts,
  ios: Texts,
  more: Texts = {},
): void {
  const packages = Object.entries(android).map(
    ([id, spec]) => `<androidPackage id="${id}" spec="${spec}" />`,
  );
  const pods = Object.entries(ios).map(([id, pod]) => {
    const [name, version] = pod.split(' ');
    return `<iosPod id="${id}" name="${name}" version="${version}" minTargetSdk="12.0" />`;
  });
  const files = {
    [DEPENDENCIES]: `<dependencies>\n${[...packages, ...pods].join('\n')}\n</dependencies>\n`,
    'package.json': `{"name": "com.appodeal.mediation", "version": "${release}", "unity": "2021.3", "dependencies": {"com.google.external-dependency-manager": "1.2.175"}}`,
    'CHANGELOG.md': `# Changelog\n\n## ${release} (July 04, 2025)\n\n+ Updated Appodeal Android SDK to v${release}\n+ Minor fixes\n`,
    ...more,
  };
  commit(from, 'appodeal-unity-plugin-upm', files, '2025-07-05', `v${release}`);
}

/** The Android demo with libraries in one module. */
export function androidDemo(
  from: string,
  libraries: readonly string[],
  more: Texts = {},
  date = '2025-07-04',
): void {
  const files = {
    'build.gradle': `buildscript {
    dependencies {
        classpath 'com.android.tools.build:gradle:8.5.1'
        classpath 'org.jetbrains.kotlin:kotlin-gradle-plugin:2.1.0'
        classpath 'com.google.gms:google-services:4.4.2'
    }
}
`,
    'gradle/wrapper/gradle-wrapper.properties':
      'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.7-bin.zip\n',
    'app/build.gradle': `android {
    compileSdk 34
    defaultConfig {
        minSdkVersion 23
    }
    compileOptions {
        sourceCompatibility JavaVersion.VERSION_11
    }
}
dependencies {
    implementation 'com.android.billingclient:billing-ktx:7.0.0'
${libraries.map((library) => `    implementation '${library}'`).join('\n')}
}
`,
    ...more,
  };
  commit(from, 'appodeal-android-sdk', files, date);
}

/** A podspec, with its path. */
export const spec = (
  name: string,
  version: string,
  dependencies: object,
  ios = '12.0',
): [string, string] => [
  `${name}/${version}/${name}.podspec.json`,
  JSON.stringify({name, version, platforms: {ios}, dependencies}),
];

/** The podspecs, and the iOS demo with pods. */
export function iosDemo(
  from: string,
  pods: readonly string[],
  specs: readonly [string, string][],
): void {
  commit(from, 'CocoaPods', Object.fromEntries(specs), '2025-07-03');
  const lines = pods
    .map((pod) => pod.split(' '))
    .map(([name, version]) => `  pod '${name}', '${version}'`);
  const podfile = `platform :ios, '13.0'\n\ndef appodeal\n${lines.join('\n')}\nend\n`;
  commit(from, 'appodeal-ios-demo', {Podfile: podfile}, '2025-07-04');
}

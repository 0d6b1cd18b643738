import {
  COMPILE_SDK,
  KOTLIN_PLUGIN,
  lineAt,
  MIN_SDK,
  readBuild,
  valueOf,
  type Build,
  type TextFile,
} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import {FULL_PACKAGE, isCore} from '@help-center/sdk-data/ours';
import {agreed, Checkout, type Found} from './checkouts';
import {inUnity, librariesIn, type Reading, type Sources} from './read';

/** Android's versions by API level, from developer.android.com. */
const ANDROID: Readonly<Record<string, string>> = {23: '6.0', 24: '7.0', 26: '8.0', 28: '9'};

const LANGUAGE = /\bsourceCompatibility\b[^\n\d]{0,40}(?:1[._])?(\d+)/g;
const WRAPPER = /^distributionUrl=.*gradle-([\d.]+)-/gm;

/**
 * Reads the demo at its newest commit that depends on the release. The parts of a full package
 * are those of the Unity plugin.
 *
 * @throws with the file and line of what is wrong, or with what is missing
 */
export function readAndroid({from, without = []}: Sources, release: string): Reading {
  const demo = new Checkout(from, 'appodeal-android-sdk');
  const commit = demo.commitOf(
    release,
    'com\\.appodeal\\.ads(\\.sdk:core|:sdk):',
    '*.gradle',
    '*.gradle.kts',
    '*.toml',
  );
  if (!commit) {
    throw new Error(`${demo.name}: a commit that depends on ${release} was expected`);
  }
  const files = demo.files(commit.id);
  const build = readBuild(files) as Build;
  const named = librariesIn(
    release,
    build.dependencies.filter(({name}) => !without.includes(name)),
  );
  const bundle = named.find(({name}) => name === FULL_PACKAGE);
  const libraries = bundle ? inUnity(from, release)?.android : named;
  if (!libraries) {
    throw new Error(
      `${bundle?.place}: the full package was found; the Unity plugin’s tag v${release}, which lists its parts, was expected`,
    );
  }
  const one = (what: string, found: readonly Found[]): string =>
    agreed(what, `${demo.name} at ${commit.id.slice(0, 7)}`, found);
  const tool = (what: string, names: RegExp): string =>
    one(
      what,
      [...build.plugins, ...build.dependencies].flatMap(({name, version, file, line}) =>
        names.test(name) && version ? [{value: version, place: `${file}:${line}`}] : [],
      ),
    );
  const setting = (what: string, pattern: RegExp, texts: readonly TextFile[] = build.gradle) =>
    one(
      what,
      texts.flatMap(({path, text}) =>
        [...text.matchAll(pattern)].map(({1: written = '', index}) => ({
          value: valueOf(build.values, written, {file: path, index})?.value ?? written,
          place: `${path}:${lineAt(text, index)}`,
        })),
      ),
    );
  const agp = tool('Android Gradle plugin', /^com\.android\.(?:application$|tools\.build:gradle$)/);
  const [minSdk, compileSdk] = [setting('minSdk', MIN_SDK), setting('compileSdk', COMPILE_SDK)];
  const kotlin = tool(
    'Kotlin',
    new RegExp(`^${KOTLIN_PLUGIN}$|^org\\.jetbrains\\.kotlin\\.android$`),
  );
  const [gradle, java] = [
    setting('Gradle', WRAPPER, files.of('wrapper')),
    setting('sourceCompatibility', LANGUAGE),
  ];
  const cores = libraries.filter(({name}) => isCore(name));
  return {
    facts: {
      core: `com.appodeal.ads.sdk:core:${one(
        'core',
        cores.map(({version, place}) => ({value: version, place})),
      )}`,
      bundle: bundle && `${bundle.name}:${bundle.version}`,
      adapterVersion: bundle?.version,
      minSdk,
      minAndroid: ANDROID[minSdk],
      kotlin,
      compileSdk,
      agp,
      gradle,
      jvmTarget: java,
      // By the plugin's release notes.
      jdk: compareVersions(agp, '8.0') < 0 ? null : '17',
      googleServices: tool('google-services', /^com\.google\.gms[:.]google-services$/),
      playBilling: tool('Play Billing', /^com\.android\.billingclient:billing/),
      demo: `${demo.url}/tree/${commit.id}`,
    },
    libraries: libraries.filter(({name}) => !isCore(name)),
    row: {
      version: release,
      date: commit.date,
      minSdk: Number(minSdk),
      compileSdk: Number(compileSdk),
      agp,
      gradle,
      kotlin,
      java,
    },
    missing: {
      minAndroid: `the Android version of API level ${minSdk}`,
      jdk: `the JDK that the Android Gradle plugin ${agp} needs`,
    },
    notes: [],
  };
}

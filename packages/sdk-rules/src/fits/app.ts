import {
  COMPILE_SDK,
  isApplication,
  KOTLIN_PLUGIN,
  MIN_SDK,
  packagesIn,
  readBuild,
  resolvedFor,
  valueOf,
  type Build,
  type Files,
} from '@help-center/build-files';
import {rootOf} from '@help-center/build-files/versions';
import {isCore, isOwnPod, SWIFT_PODS, UNITY_PACKAGES} from '@help-center/sdk-data/ours';
import {iosApp, packageVersion, releaseAsked} from '../project';
import type {Figure} from './project';
import {readTexts, type Reading} from './read';

/** What an app's Gradle files say of it. */
export interface BuildFigures {
  sdk: string | null;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Figures that are computed: nothing is compared with them. */
  computed: readonly Figure[];
}

/** An API level of the application's module, or of any where none is known as the application. */
function levelOf({gradle, values}: Build, pattern: RegExp): string | null | undefined {
  const own = gradle.filter(isApplication);
  const written = (own.length > 0 ? own : gradle)
    .filter(({text}) => /\bandroid\b/.test(text))
    .flatMap(({text}) => [...text.matchAll(pattern)].map(([, found = '']) => found));
  const levels = written.map((text) =>
    /^\d+$/.test(text) ? text : (valueOf(values, text)?.value ?? null),
  );
  // Flavors may differ: the lowest decides.
  return levels.length === 0 || levels.includes(null)
    ? levels[0]
    : levels.sort((a, b) => Number(a) - Number(b))[0];
}

/** Reads the figures of an Android app by the same reader as the other commands; null without Gradle files. */
export function figuresOfBuild(app: Files): BuildFigures | null {
  const build = readBuild(app);
  if (!build) {
    return null;
  }
  const all = [...build.plugins, ...build.dependencies];
  const versionOf = (names: RegExp): string | null | undefined =>
    all.filter(({name, written}) => names.test(name) && written).map(({version}) => version)[0];
  const found: Partial<Record<Figure, string | null | undefined>> = {
    minSdk: levelOf(build, MIN_SDK),
    compileSdk: levelOf(build, COMPILE_SDK),
    agp: versionOf(/^com\.android\.(?:application|library|tools\.build:gradle)$/),
    kotlin: versionOf(new RegExp(`^org\\.jetbrains\\.kotlin\\.android$|^${KOTLIN_PLUGIN}$`)),
  };
  const core = build.dependencies.find(({name}) => isCore(name));
  const version = core && (resolvedFor(app, '').get(core.name) ?? core.version);
  const names = Object.keys(found) as Figure[];
  return {
    sdk: /^\d+\.\d+\.\d+/.exec(version ?? '')?.[0] ?? null,
    figures: Object.fromEntries(
      names.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : [])),
    ),
    computed: names.filter((name) => found[name] === null),
  };
}

/** What an iOS app's build files say of it, and the figures that a script computes; null without any. */
export function readingOfPods(app: Files): {reading: Reading; computed: Figure[]} | null {
  const {podfiles, plugin, packages, swift, targets} = iosApp(app);
  const locks = readTexts(app.of('lock').map(({text}) => text));
  if (podfiles.length + app.of('xcode').length + app.of('swift-package').length === 0) {
    return null;
  }
  const all = podfiles.flatMap(({pods}) => pods);
  const asked = all.filter(({name}) => !isOwnPod(name) && !name.includes('#{'));
  const own = all.filter(({name}) => isOwnPod(name) && !name.includes('#{'));
  const platforms = podfiles.flatMap((podfile) => podfile.platforms);
  const written = platforms.length > 0 ? platforms.map((one) => one.written) : targets;
  const [lowest] = written
    .flatMap((span) => span?.text ?? [])
    .sort((a, b) => Number(a) - Number(b));
  const core = podfiles.find((one) => one.core)?.core;
  const version = swift ? swift.version : core ? releaseAsked(core, '0') : null;
  return {
    reading: {
      ...locks,
      sources: ['podfile'],
      platform: 'ios',
      sdk: /^\d+\.\d+\.\d+/.exec(version ?? '')?.[0] ?? null,
      figures: lowest === undefined ? {} : {ios: lowest},
      pods: {
        ...Object.fromEntries(
          packages.flatMap(({name, requirement}) => {
            const pod = SWIFT_PODS[name.replace(/^.*\//, '').toLowerCase()];
            return pod && requirement ? [[pod, requirement]] : [];
          }),
        ),
        ...locks.pods,
        // The Podfile decides, unless the lock file has a version of what it asks for.
        ...Object.fromEntries(
          asked.flatMap(({name, requirement, version: has}) =>
            requirement === undefined ? [] : [[name, has ?? requirement]],
          ),
        ),
      },
      sdkPods: Object.fromEntries([
        ...(plugin ? Object.entries(locks.sdkPods) : []),
        ...own.map(({name, requirement = ''}) => [rootOf(name), requirement]),
      ]) as Record<string, string>,
      // A Podfile lists all adapters, unless a script puts their names together.
      isWhole: core !== undefined && all.every(({name}) => !name.includes('#{')),
    },
    computed: lowest === undefined && platforms.length > 0 ? ['ios'] : [],
  };
}

/** The reading of a Unity project's texts, without what its lock file has kept of older packages. */
export function readingOfUnity(app: Files, reading: Reading): Reading {
  const versions = new Map(
    app.of('unity-packages').flatMap(({path, text}) => {
      const locked = resolvedFor(app, path);
      return packagesIn(text).flatMap(([name, reference]): [string, string][] => {
        const version = packageVersion(reference, locked.get(name));
        return version ? [[name, version]] : [];
      });
    }),
  );
  const find = (matches: (name: string) => boolean): string | undefined =>
    [...versions].find(([name]) => matches(name))?.[1];
  const sdk = find((name) => UNITY_PACKAGES.includes(name));
  const edm4u = find((name) => name === 'com.google.external-dependency-manager');
  const firebase = find((name) => name.startsWith('com.google.firebase.'));
  return {
    ...reading,
    sdk: sdk ?? reading.sdk,
    figures: {...reading.figures, ...(edm4u && {edm4u}), ...(firebase && {firebase})},
  };
}

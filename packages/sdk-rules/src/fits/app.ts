import {
  COMPILE_SDK,
  isApplication,
  isLibrary,
  KOTLIN_PLUGIN,
  MIN_SDK,
  valueOf,
  wrappersOf,
  type Build,
  type Files,
  type TextFile,
} from '@help-center/build-files';
import {rootOf} from '@help-center/build-files/versions';
import {isCore, isOwnPod, nowOf, SWIFT_PODS, UNITY_PACKAGES} from '@help-center/sdk-data/ours';
import {projectIn, releaseAsked} from '../project';
import type {Catalogue, Platform} from './catalogue';
import type {Figure, Project} from './project';
import {projectFrom, readTexts, type Note, type Reading} from './read';

/** What an app's build files say of one platform. */
interface Read {
  reading: Reading;
  /** Figures that are computed: nothing is compared with them. */
  computed: readonly string[];
}

const textsOf = (app: Files, ...kinds: readonly Parameters<Files['of']>[0][]): string[] =>
  kinds.flatMap((kind) => app.of(kind).map(({text}) => text));

/** An API level of the application's module, or of any where none is known as the application. */
function levelOf({gradle, values}: Build, pattern: RegExp): string | null | undefined {
  const read = (files: readonly TextFile[]): (string | null)[] =>
    files
      .filter(({text}) => /\bandroid\b/.test(text))
      .flatMap(({path: file, text}) =>
        [...text.matchAll(pattern)].map(({1: found = '', index}) =>
          /^\d+$/.test(found) ? found : (valueOf(values, found, {file, index})?.value ?? null),
        ),
      );
  // Scripts that the application's module applies set it, too.
  const levels =
    [isApplication, (file: TextFile) => !isLibrary(file), () => true]
      .map((fits) => read(gradle.filter(fits)))
      .find((some) => some.length > 0) ?? [];
  // Flavors may differ: the lowest decides.
  return levels.length === 0 || levels.includes(null)
    ? levels[0]
    : levels.sort((a, b) => Number(a) - Number(b))[0];
}

/** Settings of Expo, which makes the projects of the platforms by them. */
const figuresOf = (app: Files, names: Partial<Record<Figure, string>>): Reading['figures'] =>
  Object.fromEntries(
    Object.entries(names).flatMap(([figure, name]) => {
      const found = new RegExp(`"${name}"\\s{0,20}:\\s{0,20}"?(\\d[\\d.]{0,10})`).exec(
        textsOf(app, 'expo').join('\n'),
      );
      return found ? [[figure, found[1]]] : [];
    }),
  );

/** What an Android app's build files say of it. */
function readAndroid(app: Files): Read {
  const wrapper = wrappersOf(app).slice(0, 1);
  const texts = readTexts([...wrapper.map(({text}) => text), ...textsOf(app, 'lock')]);
  const {android, plugin} = projectIn(app);
  if (!android) {
    const figures = {...texts.figures, ...figuresOf(app, {minSdk: 'minSdkVersion'})};
    return {reading: {...texts, sdk: plugin?.version ?? texts.sdk, figures}, computed: []};
  }
  const {build, dependencies} = android;
  const all = [...build.plugins, ...dependencies];
  const versionOf = (names: RegExp): string | null | undefined =>
    all
      .filter(({name, version, written}) => names.test(name) && (written ?? version))
      .map(({version}) => version)[0];
  const found: Partial<Record<Figure, string | null | undefined>> = {
    minSdk: levelOf(build, MIN_SDK),
    compileSdk: levelOf(build, COMPILE_SDK),
    agp: versionOf(/^com\.android\.(?:application|library|tools\.build:gradle)$/),
    kotlin: versionOf(new RegExp(`^org\\.jetbrains\\.kotlin\\.android$|^${KOTLIN_PLUGIN}$`)),
  };
  const version = dependencies.find(({name}) => isCore(name))?.version;
  const names = Object.keys(found) as Figure[];
  const figures = names.flatMap((name) =>
    typeof found[name] === 'string' ? [[name, found[name]]] : [],
  );
  return {
    reading: {
      ...texts,
      sdk: /^\d+\.\d+\.\d+/.exec(version ?? '')?.[0] ?? texts.sdk,
      figures: {...texts.figures, ...(Object.fromEntries(figures) as Reading['figures'])},
    },
    computed: names.filter((name) => found[name] === null),
  };
}

/** What an iOS app's build files say of it. */
function readIos(app: Files): Read {
  const {plugin, ios} = projectIn(app);
  const {podfiles, packages, swift, targets} = ios;
  const locks = readTexts(textsOf(app, 'lock'));
  const all = podfiles.flatMap(({pods}) => pods);
  const asked = all.filter(({name}) => !isOwnPod(name));
  const own = all.filter(({name}) => isOwnPod(name));
  const platforms = podfiles.flatMap((podfile) => podfile.platforms);
  const isAsked = platforms.length > 0;
  // What a hook sets for the pods is not the app's own.
  const written = isAsked ? platforms.map((one) => one.written) : targets.written;
  const [lowest] = written
    .flatMap((span) => span?.text ?? [])
    .sort((a, b) => Number(a) - Number(b));
  const core = podfiles.find((one) => one.core)?.core;
  const version = swift ? swift.version : core ? releaseAsked(core, '0') : plugin?.version;
  const expo = podfiles.length === 0 ? figuresOf(app, {ios: 'deploymentTarget'}) : {};
  return {
    reading: {
      ...locks,
      sources: ['podfile'],
      platform: 'ios',
      sdk: /^\d+\.\d+\.\d+/.exec(version ?? '')?.[0] ?? null,
      figures: lowest === undefined ? expo : {ios: lowest},
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
      // A Podfile lists all adapters; of those that a script puts together nothing is said.
      isWhole: core !== undefined,
    },
    computed: [
      ...(lowest === undefined && (isAsked || targets.unread.length > 0) ? ['ios'] : []),
      ...podfiles.flatMap((one) => one.computed.map(({name}) => name)),
    ],
  };
}

/** What a Unity project's files say of it. */
function readUnity(app: Files): Read {
  const reading = readTexts(
    textsOf(app, 'unity-settings', 'unity-version', 'unity-packages', 'lock'),
  );
  const {versions, listed} = projectIn(app).unity;
  const pods = listed.filter(({name, isPod}) => isPod && isOwnPod(name));
  const find = (matches: (name: string) => boolean): string | undefined =>
    [...versions].find(([name]) => matches(name))?.[1];
  const sdk = find((name) => UNITY_PACKAGES.includes(name));
  const edm4u = find((name) => name === 'com.google.external-dependency-manager');
  const firebase = find((name) => name.startsWith('com.google.firebase.'));
  return {
    reading: {
      ...reading,
      sdk: sdk ?? reading.sdk,
      figures: {...reading.figures, ...(edm4u && {edm4u}), ...(firebase && {firebase})},
      sdkPods: Object.fromEntries(pods.map(({name, version}) => [name, version ?? ''])),
      isWhole: pods.length > 0,
    },
    computed: [],
  };
}

const readers: Readonly<Record<Platform, (app: Files) => Read>> = {
  android: readAndroid,
  ios: readIos,
  unity: readUnity,
};

/** A project of an app for one platform, and what could not be read of it. */
export interface ProjectOfApp {
  project: Project;
  notes: readonly Note[];
  /** Figures and pods that are computed: nothing is compared with them. */
  computed: readonly string[];
}

/** Names the SDK's pods that no known release has, with what takes their place. */
const unknownPods = ({ios}: Catalogue, {sdkPods}: Reading): Note[] =>
  Object.keys(sdkPods)
    .filter((name) => !Object.hasOwn(ios.pods, name))
    .map((name) => {
      const now = nowOf(name, {has: (one) => Object.hasOwn(ios.pods, one)});
      return now === name
        ? {kind: 'no-release', names: [name]}
        : {kind: 'replaced', names: [name, now]};
    });

/** The projects in an app's folder, one for each platform whose build files say something. */
export function projectsOf(catalogue: Catalogue, app: Files): ProjectOfApp[] {
  return projectIn(app).platforms.flatMap((platform) => {
    const {reading, computed} = readers[platform](app);
    const {sdk, figures, pods, sdkPods} = reading;
    const unknown = platform === 'android' ? [] : unknownPods(catalogue, reading);
    const notes = [...reading.notes, ...unknown];
    const says = sdk !== null || computed.length > 0;
    return says || [figures, pods, sdkPods, notes].some((all) => Object.keys(all).length > 0)
      ? [{project: projectFrom(catalogue, reading, platform), notes, computed}]
      : [];
  });
}

import {
  entriesIn,
  isAppPlist,
  isUnity,
  lineAt,
  otherOfPodfile,
  otherOfXcode,
  packagesIn,
  readBuild,
  readPodfile,
  resolvedFor,
  swiftPackages,
  targetsWith,
  withoutComments,
  withoutXmlComments,
  xcodeSettings,
  type Build,
  type Dependency,
  type Entry,
  type Files,
  type Kind,
  type OtherSystem,
  type Podfile,
  type Requirement,
  type Setting,
  type SwiftPackage,
  type TextFile,
} from '@help-center/build-files';
import {canMeet, compareVersions, namedVersion, rootOf} from '@help-center/build-files/versions';
import {
  APP_PLUGIN,
  isCore,
  isOwn,
  isOwnPod,
  isSwiftPackage,
  sdkIn,
  UNITY_PACKAGES,
} from '@help-center/sdk-data/ours';
import type {Platform} from './types';

/** A Podfile with what its lock file says. */
export interface ReadPodfile extends Podfile {
  resolved: ReadonlyMap<string, string>;
  /** Pods whose names a script puts together; the SDK's alone. */
  computed: readonly Requirement[];
  /** What brings the SDK: its pod, an adapter that needs it, or a package for Flutter or React Native. */
  core: (Dependency & Partial<Requirement>) | null;
}

/** Those of a Podfile's computed pods that may be the SDK's. */
const ownComputed = ({computed, listed}: Podfile): Requirement[] =>
  computed.filter(
    ({name}) => isOwnPod(name) || (name.startsWith('#{') && listed.some((word) => isOwnPod(word))),
  );

/** What the build files of an iOS app say. */
export interface IosApp {
  podfiles: readonly ReadPodfile[];
  packages: readonly SwiftPackage[];
  /** The SDK as a Swift package. */
  swift: SwiftPackage | null;
  /** Deployment targets of the applications in Xcode projects, here and below of those that get the SDK where that is known. */
  targets: Setting;
  /** Whether the scripts of their builds run in a sandbox, where CocoaPods can't copy frameworks. */
  sandbox: Setting;
  /** The applications' own property lists. */
  plists: readonly TextFile[];
  /** Whether Xcode makes one, and the keys that it adds. */
  makesPlists: boolean;
  generated: ReadonlySet<string>;
  /** What is for another of Apple's systems, with its name, where nothing is for iOS. */
  other: OtherSystem | null;
}

/** The version of a package for Flutter or React Native that the app's lock files have. */
function lockedPlugin(app: Files, name: string): string | null {
  const version = `"?(\\d[\\w.-]{0,40})"?`;
  const entries = [
    `(?<![\\w-])${name}"\\s{0,20}:\\s{0,20}\\{\\s{0,40}"version"\\s{0,5}:\\s{0,5}${version}`,
    `^"?${name}@[^\\n]{1,200}:\\r?\\n[ \\t]{1,8}version:?[ \\t]{1,4}${version}`,
    `^ {2}${name}:\\r?\\n(?: {4}[^\\n]{0,300}\\n){1,12}? {4}version:[ \\t]{1,4}${version}`,
    `(?<![\\w-])${name}[@/](\\d[\\w.-]{0,40})`,
  ].map((entry) => new RegExp(entry, 'm'));
  const found = app
    .of('app-lock')
    .flatMap(({text}) => entries.flatMap((entry) => entry.exec(text)?.[1] ?? []));
  return found[0] ?? null;
}

/** The package for Flutter, React Native or others that brings the SDK into an app; its version is that of the SDK. */
function appPlugin(app: Files): Dependency | null {
  const pattern = new RegExp(
    `^[ \\t{"]{0,80}(${APP_PLUGIN})"?[ \\t]{0,20}:(?![ \\t]{0,20}"\\w+ )[ \\t]{0,20}["']?([^"'\\s,}]{0,100})`,
    'gm',
  );
  const [found = null] = [...app.of('pubspec'), ...app.of('node-packages')].flatMap(
    ({path: file, text: whole}): Dependency[] => {
      const bare = file.endsWith('.yaml') ? withoutComments(whole, '#') : whole;
      const text = bare.replace(/[{,]/g, '\n');
      const all = [...text.matchAll(pattern)];
      const overrides = text.search(/\b(?:dependency_overrides|overrides|resolutions)\b/);
      const match = all.find(({index}) => overrides !== -1 && index > overrides) ?? all[0];
      const [, name = '', written = ''] = match ?? [];
      const asked = /^\d[\w.-]*$/.exec(written)?.[0] ?? null;
      return match
        ? [
            {
              name,
              version: sdkIn(name, asked ?? lockedPlugin(app, name)),
              file,
              line: lineAt(whole, match.index),
              index: match.index,
            },
          ]
        : [];
    },
  );
  return found;
}

/** A pod in the version of the lock file, unless the Podfile asks for another one by now. */
function settled(pod: Requirement, resolved: ReadonlyMap<string, string>): Requirement {
  const locked = resolved.get(pod.name);
  const {requirement} = pod;
  const isOld =
    locked !== undefined &&
    requirement !== undefined &&
    !canMeet(requirement, `= ${locked}`) &&
    compareVersions(locked, namedVersion(requirement)) < 0;
  return locked === undefined || isOld ? pod : {...pod, version: locked};
}

/** The release that a Podfile has, or asks for at least if that is newer than all that are known; null if open. */
export function releaseAsked(
  core: NonNullable<ReadPodfile['core']>,
  newest: string,
): string | null {
  const [, operator, named = ''] =
    /^(=|~>|>=)?\s{0,20}(\d[\d.]{0,40})/.exec(core.requirement ?? '') ?? [];
  const parts = named.split('.');
  const whole = [...parts, '0', '0'].slice(0, Math.max(parts.length, 3)).join('.');
  const isWhole = operator === '~>' && parts.length > 2;
  return core.version ?? (named && (isWhole || compareVersions(whole, newest) > 0) ? whole : null);
}

/** The targets that get the SDK's pods; null if one of the Podfiles doesn't tell. */
function sdkTargets(podfiles: readonly ReadPodfile[]): ReadonlySet<string> | null {
  const all = podfiles
    .filter(({core}) => core)
    .map(({text, pods, computed}) => {
      const own = [...pods.filter(({name}) => isOwnPod(name)), ...computed];
      const places = own.map(({index}) => index);
      return targetsWith(text, places);
    });
  return all.includes(null) ? null : new Set(all.flatMap((names) => [...(names ?? [])]));
}

function iosApp(app: Files, plugin: Dependency | null): IosApp {
  const packages = swiftPackages(app);
  const others = app.of('podfile').map(otherOfPodfile);
  const podfiles = app
    .of('podfile')
    .filter((_, at) => !others[at])
    .map((file): ReadPodfile => {
      const podfile = readPodfile(file);
      const resolved = resolvedFor(app, podfile.file);
      const pods = podfile.pods.map((pod) => settled(pod, resolved));
      const computed = ownComputed(podfile);
      const [some] = computed;
      const adapter = pods.find(({name}) => isOwnPod(name));
      const through = plugin ?? adapter;
      const locked = resolved.get('Appodeal') ?? null;
      const ofAdapter = /^\d+\.\d+\.\d+/.exec(adapter?.version ?? '')?.[0] ?? null;
      // A lock file that has another adapter than the Podfile by now says nothing of the core.
      const isLocked = adapter && resolved.get(adapter.name) === adapter.version;
      const version = plugin
        ? (plugin.version ?? locked)
        : isLocked
          ? (locked ?? ofAdapter)
          : ofAdapter;
      const core =
        [...pods, ...computed].find(({name}) => rootOf(name) === 'Appodeal') ??
        (through
          ? {...(adapter ?? through), name: 'Appodeal', version, requirement: undefined}
          : some
            ? {...some, name: 'Appodeal', version: locked}
            : null);
      return {...podfile, pods, computed, resolved, core};
    });
  const swift = packages.find(({name}) => isSwiftPackage(name)) ?? null;
  const settings = xcodeSettings(app, plugin || swift ? null : sdkTargets(podfiles));
  const {plists} = settings;
  return {
    other: podfiles.length === 0 ? (others[0] ?? otherOfXcode(app)) : null,
    podfiles,
    packages,
    swift,
    targets: settings.of('IPHONEOS_DEPLOYMENT_TARGET'),
    sandbox: settings.of('ENABLE_USER_SCRIPT_SANDBOXING'),
    plists: app
      .of('plist')
      .filter((file) =>
        plists
          ? plists.includes(file.path)
          : isAppPlist(file) && !settings.others.includes(file.path),
      ),
    makesPlists: settings.makesPlists,
    generated: settings.generated,
  };
}

/** The version in a reference to a Unity package: a number, or the tag behind an address. */
export const versionIn = (reference: string | undefined): string | null =>
  /(?:#v?|^)(\d+\.[\w.-]{1,40})$/.exec(reference ?? '')?.[1] ?? null;

/** The version of a Unity package: what was resolved, unless the list asks for a newer one by now. */
export function packageVersion(reference: string, locked: string | undefined): string | null {
  const [asked, has] = [versionIn(reference), versionIn(locked)];
  return asked !== null && has !== null && compareVersions(has, asked) < 0 ? asked : (has ?? asked);
}

/** What the Gradle files of an Android app say. */
export interface AndroidApp {
  build: Build;
  /** In the versions of the lock file, where it has them. */
  dependencies: readonly Dependency[];
  /** Of the SDK, libraries whose names the scripts put together. */
  computed: readonly Dependency[];
}

/** Libraries of the SDK whose names a build puts together, as far as they are written. */
function computedIn({gradle, computed, dependencies}: Build): Dependency[] {
  const some = computed.filter(({name}) => /appodeal/i.test(name));
  if (some.length > 0 || dependencies.some(({name}) => isOwn(name))) {
    return some;
  }
  return gradle.flatMap(({path: file, text}) => {
    const index = text.search(/["']com\.appodeal\.ads[\w.]{0,60}:/);
    const name = 'com.appodeal.ads';
    return index === -1 ? [] : [{name, version: null, file, line: lineAt(text, index), index}];
  });
}

function androidApp(app: Files): AndroidApp | null {
  const build = readBuild(app);
  const resolved = resolvedFor(app, '');
  return (
    build && {
      build,
      dependencies: build.dependencies.map((dependency) => ({
        ...dependency,
        version: resolved.get(dependency.name) ?? dependency.version,
      })),
      computed: computedIn(build),
    }
  );
}

/** What the files of a Unity project say. */
export interface UnityApp {
  /** Packages in the versions that the project has. */
  versions: ReadonlyMap<string, string>;
  /** The plugin's package in the project's own folder, which Unity takes before any other. */
  embedded: Dependency | null;
  /** The lists of dependencies that name the SDK's libraries or pods. */
  lists: readonly TextFile[];
  /** What is in them. */
  listed: readonly Entry[];
  /** The core in them, where the plugin is no package but files in the project. */
  imported: Entry | null;
  /** `mainTemplate.gradle`, in which the External Dependency Manager puts them; null if there is none. */
  template: TextFile | null;
  /** Those in the template. */
  resolved: readonly Dependency[];
  /** All templates. */
  templates: readonly TextFile[];
}

function unityApp(app: Files, android: AndroidApp | null): UnityApp {
  const versions = app.of('unity-packages').flatMap(({path, text}) => {
    const locked = resolvedFor(app, path);
    return packagesIn(text).flatMap(([name, reference]): [string, string][] => {
      const version = packageVersion(reference, locked.get(name));
      return version ? [[name, version]] : [];
    });
  });
  // Others ask for what is theirs; only what names the SDK's libraries is a list of ours.
  const lists = app
    .of('unity-dependencies')
    .filter(({path, text}) =>
      entriesIn(path, withoutXmlComments(text)).some(({name}) => isOwn(name)),
    );
  const listed = lists.flatMap(({path, text}) => entriesIn(path, withoutXmlComments(text)));
  const isPackage = app
    .of('unity-packages')
    .some(({text}) => packagesIn(text).some(([name]) => UNITY_PACKAGES.includes(name)));
  const imported = listed.find(({name}) => isCore(name)) ?? listed.find(({name}) => isOwn(name));
  const templates = (android?.build.gradle ?? []).filter(({path}) =>
    /(?:^|\/)Plugins\/Android\/\w{1,60}\.gradle$/.test(path),
  );
  const template = templates.find(({path}) => path.endsWith('/mainTemplate.gradle')) ?? null;
  const resolved = android?.build.dependencies.filter(({file}) => file === template?.path) ?? [];
  const [embedded = null] = app.of('node-packages').flatMap(({path: file, text}): Dependency[] => {
    const [, name = ''] = /"name"\s{0,20}:\s{0,20}"([\w.-]{1,100})"/.exec(text) ?? [];
    const version = /"version"\s{0,20}:\s{0,20}"([\w.-]{1,60})"/.exec(text);
    return /(?:^|\/)Packages\/[^/]+\/package\.json$/.test(file) && UNITY_PACKAGES.includes(name)
      ? [
          {
            name,
            version: version?.[1] ?? null,
            file,
            line: lineAt(text, version?.index ?? 0),
            index: 0,
          },
        ]
      : [];
  });
  if (embedded?.version) {
    versions.push([embedded.name, embedded.version]);
  }
  return {
    versions: new Map(versions),
    embedded,
    lists,
    listed,
    imported: isPackage || embedded ? null : (imported ?? null),
    template,
    resolved,
    templates,
  };
}

/** What the build files of an app say: the same for every command. */
export interface AppProject {
  /** Those whose files the folder has; a Unity project has only that one. */
  platforms: readonly Platform[];
  /** The package for Flutter, React Native or others that brings the SDK, in the version of the SDK. */
  plugin: Dependency | null;
  /** Null without Gradle files. */
  android: AndroidApp | null;
  ios: IosApp;
  unity: UnityApp;
}

/** Kinds of files that only one platform has. */
const KINDS: Readonly<Record<'android' | 'ios', readonly Exclude<Kind, 'log'>[]>> = {
  android: ['gradle', 'catalogue', 'manifest', 'wrapper'],
  ios: ['podfile', 'plist', 'xcode', 'swift-package'],
};

const LOCKS = {android: /gradle\.lockfile$/, ios: /Podfile\.lock$/} as const;

function platformsOf(app: Files, plugin: Dependency | null, {other}: IosApp): Platform[] {
  const both = ['android', 'ios'] as const;
  const found = both.filter(
    (platform) =>
      (platform === 'android' || !other) &&
      (KINDS[platform].some((kind) => app.of(kind).length > 0) ||
        app.of('lock').some(({path}) => LOCKS[platform].test(path))),
  );
  // Expo makes the projects of the platforms when it builds.
  return isUnity(app) ? ['unity'] : found.length === 0 && plugin ? [...both] : found;
}

const known = new WeakMap<Files, AppProject>();

/** Reads the build files of an app, once. */
export function projectIn(app: Files): AppProject {
  let project = known.get(app);
  if (!project) {
    const plugin = appPlugin(app);
    const android = androidApp(app);
    const ios = iosApp(app, plugin);
    project = {
      platforms: platformsOf(app, plugin, ios),
      plugin,
      android,
      ios,
      unity: unityApp(app, android),
    };
    known.set(app, project);
  }
  return project;
}

import {
  deploymentTargets,
  entriesIn,
  isUnity,
  lineAt,
  packagesIn,
  readBuild,
  readPodfile,
  resolvedFor,
  swiftPackages,
  withoutComments,
  withoutXmlComments,
  type Build,
  type Dependency,
  type Entry,
  type Files,
  type Kind,
  type Podfile,
  type Requirement,
  type Span,
  type SwiftPackage,
  type TextFile,
} from '@help-center/build-files';
import {canMeet, compareVersions, namedVersion, rootOf} from '@help-center/build-files/versions';
import {APP_PLUGINS, isOwnPod, isSwiftPackage} from '@help-center/sdk-data/ours';
import type {Platform} from './types';

/** A Podfile with what its lock file says. */
export interface ReadPodfile extends Podfile {
  resolved: ReadonlyMap<string, string>;
  /** What brings the SDK: its pod, an adapter that needs it, or a package for Flutter or React Native. */
  core: (Dependency & Partial<Requirement>) | null;
}

/** What the build files of an iOS app say. */
export interface IosApp {
  podfiles: readonly ReadPodfile[];
  packages: readonly SwiftPackage[];
  /** The SDK as a Swift package. */
  swift: SwiftPackage | null;
  /** Deployment targets of the Xcode projects. */
  targets: readonly Span[];
}

/** The version of a package for Flutter or React Native that the app's lock files have. */
function lockedPlugin(app: Files, name: string): string | null {
  const version = `"?(\\d[\\w.-]{0,40})"?`;
  const entries = [
    `(?<![\\w-])${name}"\\s{0,20}:\\s{0,20}\\{\\s{0,40}"version"\\s{0,5}:\\s{0,5}${version}`,
    `^"?${name}@[^\\n]{1,200}:\\r?\\n[ \\t]{1,8}version:?[ \\t]{1,4}${version}`,
    `^ {2}${name}:\\r?\\n(?: {4}[^\\n]{0,300}\\n){1,12}? {4}version:[ \\t]{1,4}${version}`,
  ].map((entry) => new RegExp(entry, 'm'));
  const found = app
    .of('app-lock')
    .flatMap(({text}) => entries.flatMap((entry) => entry.exec(text)?.[1] ?? []));
  return found[0] ?? null;
}

/** The package for Flutter or React Native that brings the SDK into an app. */
function appPlugin(app: Files): Dependency | null {
  const pattern = new RegExp(
    `^[ \\t{"]{0,80}(${APP_PLUGINS.join('|')})"?[ \\t]{0,20}:[ \\t]{0,20}["']?([^"'\\s,}]{0,100})`,
    'm',
  );
  const [found = null] = [...app.of('pubspec'), ...app.of('node-packages')].flatMap(
    ({path: file, text: whole}): Dependency[] => {
      const bare = file.endsWith('.yaml') ? withoutComments(whole, '#') : whole;
      const text = bare.replace(/[{,]/g, '\n');
      const match = pattern.exec(text);
      const asked = /^\d[\w.-]*$/.exec(match?.[2] ?? '')?.[0] ?? null;
      return match
        ? [
            {
              name: match[1] as string,
              version: asked ?? lockedPlugin(app, match[1] as string),
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

/** Whether a Podfile is for iOS, not for the same app's other systems alone. */
const isForIos = ({text}: TextFile): boolean =>
  /:ios\b/.test(text) ||
  !/^[ \t]{0,20}platform\b[ \t(]{0,20}:(?:osx|macos|tvos|watchos|visionos)\b/m.test(text);

function iosApp(app: Files, plugin: Dependency | null): IosApp {
  const packages = swiftPackages(app);
  const podfiles = app
    .of('podfile')
    .filter(isForIos)
    .map((file): ReadPodfile => {
      const podfile = readPodfile(file);
      const resolved = resolvedFor(app, podfile.file);
      const pods = podfile.pods.map((pod) => settled(pod, resolved));
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
        pods.find(({name}) => rootOf(name) === 'Appodeal') ??
        (through
          ? {...(adapter ?? through), name: 'Appodeal', version, requirement: undefined}
          : null);
      return {...podfile, pods, resolved, core};
    });
  return {
    podfiles,
    packages,
    swift: packages.find(({name}) => isSwiftPackage(name)) ?? null,
    targets: app.of('xcode').flatMap(deploymentTargets),
  };
}

const versionIn = (reference: string | undefined): string | null =>
  /(?:#v?|^)(\d[\w.-]{0,40})$/.exec(reference ?? '')?.[1] ?? null;

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
    }
  );
}

/** What the files of a Unity project say. */
export interface UnityApp {
  /** Packages in the versions that the project has. */
  versions: ReadonlyMap<string, string>;
  /** The libraries and pods in lists of dependencies. */
  listed: readonly Entry[];
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
  const listed = app
    .of('unity-dependencies')
    .flatMap(({path, text}) => entriesIn(path, withoutXmlComments(text)));
  const templates = (android?.build.gradle ?? []).filter(({path}) =>
    /(?:^|\/)Plugins\/Android\/\w{1,60}\.gradle$/.test(path),
  );
  const template = templates.find(({path}) => path.endsWith('/mainTemplate.gradle')) ?? null;
  const resolved = android?.build.dependencies.filter(({file}) => file === template?.path) ?? [];
  return {versions: new Map(versions), listed, template, resolved, templates};
}

/** What the build files of an app say: the same for every command. */
export interface AppProject {
  /** Those whose files the folder has; a Unity project has only that one. */
  platforms: readonly Platform[];
  /** The package for Flutter or React Native that brings the SDK. */
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

const platformsOf = (app: Files): Platform[] =>
  isUnity(app)
    ? ['unity']
    : (['android', 'ios'] as const).filter(
        (platform) =>
          KINDS[platform].some((kind) => app.of(kind).length > 0) ||
          app.of('lock').some(({path}) => LOCKS[platform].test(path)),
      );

const known = new WeakMap<Files, AppProject>();

/** Reads the build files of an app, once. */
export function projectIn(app: Files): AppProject {
  let project = known.get(app);
  if (!project) {
    const plugin = appPlugin(app);
    const android = androidApp(app);
    project = {
      platforms: platformsOf(app),
      plugin,
      android,
      ios: iosApp(app, plugin),
      unity: unityApp(app, android),
    };
    known.set(app, project);
  }
  return project;
}

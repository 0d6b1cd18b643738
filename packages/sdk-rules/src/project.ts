import {
  deploymentTargets,
  entriesIn,
  lineAt,
  readBuild,
  readPodfile,
  resolvedFor,
  swiftPackages,
  withoutComments,
  withoutXmlComments,
  type Dependency,
  type Files,
  type Podfile,
  type Requirement,
  type Span,
  type SwiftPackage,
  type TextFile,
} from '@help-center/build-files';
import {canMeet, compareVersions, namedVersion, rootOf} from '@help-center/build-files/versions';
import {APP_PLUGINS, isOwnPod, isSwiftPackage} from '@help-center/sdk-data/ours';

/** A Podfile with what its lock file says. */
export interface ReadPodfile extends Podfile {
  resolved: ReadonlyMap<string, string>;
  /** What brings the SDK: its pod, an adapter that needs it, or a package for Flutter or React Native. */
  core: (Dependency & Partial<Requirement>) | null;
}

/** What the build files of an iOS app say: the same for every command. */
export interface IosApp {
  podfiles: readonly ReadPodfile[];
  /** The package for Flutter or React Native that brings the SDK. */
  plugin: Dependency | null;
  packages: readonly SwiftPackage[];
  /** The SDK as a Swift package. */
  swift: SwiftPackage | null;
  /** Deployment targets of the Xcode projects. */
  targets: readonly Span[];
}

/** The package for Flutter or React Native that brings the SDK into an app. */
export function appPlugin(app: Files): Dependency | null {
  const pattern = new RegExp(
    `^[ \\t{"]{0,80}(${APP_PLUGINS.join('|')})"?[ \\t]{0,20}:[ \\t]{0,20}["']?([^"'\\s,}]{0,100})`,
    'm',
  );
  const [found = null] = [...app.of('pubspec'), ...app.of('node-packages')].flatMap(
    ({path: file, text: whole}): Dependency[] => {
      const bare = file.endsWith('.yaml') ? withoutComments(whole, '#') : whole;
      const text = bare.replace(/[{,]/g, '\n');
      const match = pattern.exec(text);
      const version = /^\d[\w.-]*$/.exec(match?.[2] ?? '')?.[0] ?? null;
      return match
        ? [
            {
              name: match[1] as string,
              version,
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

/** Reads the build files of an iOS app. */
export function iosApp(app: Files): IosApp {
  const plugin = appPlugin(app);
  const packages = swiftPackages(app);
  const podfiles = app.of('podfile').map((file): ReadPodfile => {
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
    plugin,
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

/** What a Unity project keeps for Gradle, and what its plugin asks for there. */
export interface UnityGradle {
  /** The libraries in lists of dependencies. */
  listed: readonly Dependency[];
  /** `mainTemplate.gradle`, in which the External Dependency Manager puts them; null if there is none. */
  template: TextFile | null;
  /** Those in the template. */
  resolved: readonly Dependency[];
  /** All templates. */
  templates: readonly TextFile[];
}

/** Reads the Gradle templates of a Unity project. */
export function unityGradle(app: Files): UnityGradle {
  const listed = app
    .of('unity-dependencies')
    .flatMap(({path, text}) => entriesIn(path, withoutXmlComments(text)))
    .filter(({isPod}) => !isPod);
  const build = readBuild(app);
  const templates = (build?.gradle ?? []).filter(({path}) =>
    /(?:^|\/)Plugins\/Android\/\w{1,60}\.gradle$/.test(path),
  );
  const template = templates.find(({path}) => path.endsWith('/mainTemplate.gradle')) ?? null;
  const resolved = build?.dependencies.filter(({file}) => file === template?.path) ?? [];
  return {listed, template, resolved, templates};
}

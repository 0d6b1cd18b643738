import {withoutComments} from './text';

/** A file that was read. */
export interface TextFile {
  /** From the app's folder, with forward slashes. */
  path: string;
  text: string;
}

/** A file or folder that was found but not read. */
export interface UnreadFile {
  path: string;
  /** `beyond`: what was read before it had used up a limit; `link`: it leads out of the folder. */
  why: 'too-large' | 'not-text' | 'unreadable' | 'changed' | 'link' | 'beyond';
}

/** How many unread files one sentence names. */
const ENOUGH = 8;

/** A file that may be too large to keep in memory. */
export interface LargeFile {
  path: string;
  /** Reads it, piece by piece; one that can't be read is among the unread from then on. */
  read: (take: (piece: string) => void) => void;
}

/** The files of an app by their kind. */
export interface Files {
  of: (kind: Exclude<Kind, 'log'>) => readonly TextFile[];
}

/** The files of a folder. */
export interface AppFiles extends Files {
  logs: readonly LargeFile[];
  /** Number of files that were examined. */
  count: () => number;
  unread: readonly UnreadFile[];
  /** Whether the folder has more files than were examined. */
  isCut: () => boolean;
}

/** Names of what was not read, one after another; null if everything was, so that a verdict can be given. */
export const notRead = ({unread, isCut}: AppFiles): string | null =>
  unread.length + Number(isCut()) === 0
    ? null
    : [
        ...unread.slice(0, ENOUGH).map(({path}) => path),
        ...(unread.length > ENOUGH || isCut() ? ['…'] : []),
      ].join(', ');

const kinds = [
  // Builds share constants and plugins of their own in code.
  ['gradle', /\.gradle(?:\.kts)?$|(?:^|\/)(?:buildSrc|build-logic)\/.*\.(?:kt|java|groovy)$/],
  ['expo', /(?:^|\/)app\.json$/],
  ['catalogue', /\.toml$/],
  ['properties', /(?:^|\/)gradle\.properties$/],
  ['manifest', /(?:^|\/)AndroidManifest\.xml$/],
  ['network-config', /(?:^|\/)res\/xml\/network_security_config\.xml$/],
  ['podfile', /(?:^|\/)(?:[Pp]odfile(?:\.rb)?|CocoaPods\.podfile)$/],
  ['lock', /(?:^|\/)(?:Podfile\.lock|gradle\.lockfile|Packages\/packages-lock\.json)$/],
  ['wrapper', /(?:^|\/)gradle-wrapper\.properties$/],
  ['unity-version', /(?:^|\/)ProjectVersion\.txt$/],
  ['xcode', /(?:^|\/)project\.pbxproj$/],
  ['xcconfig', /\.xcconfig$/],
  ['plist', /(?:^|\/)(?!GoogleService-)(?:[^/]*-)?Info\.plist$/],
  // A copy of the SDK that lies in the project; only its name is read.
  ['local-sdk', /(?:^|\/)(?:com\.)?appodeal[\w.-]*\.(?:aar|jar)$/i],
  ['app-ads', /(?:^|\/)app-ads\.txt$/],
  ['unity-packages', /(?:^|\/)Packages\/manifest\.json$/],
  ['unity-settings', /(?:^|\/)ProjectSettings\.asset$/],
  ['swift-lock', /(?:^|\/)Package\.resolved$/],
  ['swift-package', /(?:^|\/)Package\.swift$/],
  ['pubspec', /(?:^|\/)pubspec\.yaml$/],
  ['node-packages', /(?:^|\/)package\.json$/],
  // What a Flutter or React Native app has resolved.
  [
    'app-lock',
    /(?:^|\/)(?:pubspec\.lock|package-lock\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock)$/,
  ],
  ['unity-dependencies', /(?:^|\/)[^/]*Dependencies\.xml$/],
  ['unity-properties', /(?:^|\/)gradleTemplate\.properties$/],
  ['log', /\.log$|(?:^|[-_. /])log(?:cat)?s?(?:[-_. ][^/]*)?\.txt$/i],
  // From which a build writes code.
  ['stub', /\.aidl$|\/rs\/[^/]+\.rs$/],
  // Code and layouts, in which calls are looked for.
  [
    'source',
    /\.(?:java|kt|swift|mm?|h|cs|jsx?|tsx?|dart|storyboard|xib)$|(?:^|\/)res\/layout[\w-]*\/[^/]+\.xml$/,
  ],
] as const;

/** Kinds of files in an app's folder. */
export type Kind = (typeof kinds)[number][0];

/** The kind of a file, by its path in the app's folder. */
export const kindOf = (path: string): Kind | undefined =>
  kinds.find(([, paths]) => paths.test(path))?.[0];

/** The texts of all kinds. */
export const allFiles = (app: Files): TextFile[] =>
  kinds.flatMap(([kind]) => (kind === 'log' ? [] : app.of(kind)));

/** A piece of a file. */
export interface Span {
  file: string;
  start: number;
  end: number;
  text: string;
}

/** A library, pod or plugin that a build file names. */
export interface Dependency {
  /** Maven group and name, or name of the pod. */
  name: string;
  /** Null if another file decides. */
  version: string | null;
  file: string;
  line: number;
  /** Where the file names it. */
  index: number;
  /** Its name in a version catalog. */
  alias?: string;
  /** The version as it is written; of what names a value, all that is written and the name. */
  written?: (Span & {reference?: string}) | null;
}

/** Whether a property list looks like an iOS app's own: extensions, frameworks, tests and the apps of other systems have others. */
export const isAppPlist = ({path, text}: TextFile): boolean =>
  !/<key>\s{0,20}(?:LSMinimumSystemVersion|WK\w{0,20}App\w{0,40}|WKRunsIndependentlyOfCompanionApp)\s{0,20}<\/key>/.test(
    text,
  ) &&
  !/<key>\s{0,20}NSExtension\s{0,20}<\/key>|<string>\s{0,20}(?:FMWK|BNDL|XPC!)\s{0,20}<\/string>/.test(
    text,
  ) &&
  !/(?:^|\/)[^/]*Tests?\//i.test(path);

/** A manifest of another source set than `main`, or one among the files of a test; a folder above the modules may be called `src`, too. */
const OF_ANOTHER_SET =
  /(?:^|\/)src\/(?:(?!main\/)[^/]+\/AndroidManifest\.xml$|(?:androidT|t)est[^/]*\/)/;

/** Whether a manifest is an app's own, not one of a library or a test. */
const isAppManifest = ({path, text}: TextFile): boolean =>
  text.includes('<application') && !OF_ANOTHER_SET.test(path);

const LIBRARY =
  /\bandroid[.:-]?library\b|\bandroid\.(?:test|dynamic[-.]?feature|kotlin\.multiplatform\.library)\b/i;
/** What names the plugin of an application, by its id or in a version catalog. */
export const APPLICATION = /\bandroid[.:-]{0,2}application\b/i;

/** Whether a Gradle file is that of a library, a feature or a test, which an application's limits don't bind. */
export const isLibrary = ({text}: TextFile): boolean =>
  LIBRARY.test(text) && !APPLICATION.test(text);

/** The folder of a file, with a slash at its end. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** A path from a folder, without `.` and `..` in it. */
export function joined(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '' && part !== '.') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** The manifests of an app: those of libraries and tests ask nothing of anybody. */
export function appManifests(app: Files): TextFile[] {
  const modules = app
    .of('gradle')
    .filter(({path}) => /(?:^|\/)build\.gradle(?:\.kts)?$/.test(path))
    .map(({path, text}) => ({
      folder: folderOf(path),
      isApp: APPLICATION.test(text) && !/apply false/.test(text),
      isLibrary: isLibrary({path, text}),
    }))
    .sort((one, other) => other.folder.length - one.folder.length);
  // Where a module says that it is an application, the others are not.
  const isKnown = modules.some(({isApp}) => isApp);
  return app.of('manifest').filter((file) => {
    const module = modules.find(({folder}) => file.path.startsWith(folder));
    return isAppManifest(file) && (!module || (isKnown ? module.isApp : !module.isLibrary));
  });
}

const SETTINGS_FILE = /(?:^|\/)settings\.gradle(?:\.kts)?$/;
/** What a Gradle build is made of. */
const OF_GRADLE: readonly Kind[] = ['gradle', 'catalogue', 'properties', 'manifest', 'wrapper'];

/** The folders of Gradle builds that have nothing to do with the one with the SDK. */
export function foreignBuilds({of}: Files): string[] {
  const isOurs = ({text}: TextFile): boolean => /appodeal/i.test(text);
  const settings = of('gradle').filter(({path}) => SETTINGS_FILE.test(path));
  // A package for Flutter or React Native brings the SDK into a build that doesn't name it.
  if (settings.length === 0 || [...of('pubspec'), ...of('node-packages')].some(isOurs)) {
    return [];
  }
  const roots = settings.map(({path}) => folderOf(path)).sort((a, b) => b.length - a.length);
  const rootOf = (path: string): string => roots.find((root) => path.startsWith(root)) ?? '';
  const held = [...of('gradle'), ...of('catalogue')].filter(isOurs).concat(of('local-sdk'));
  const ours = new Set(held.map(({path}) => rootOf(path)));
  const isNamed = (root: string): boolean => {
    const name = (root.split('/').at(-2) as string).replace(/\W/g, '\\$&');
    const written = new RegExp(`["'/:]${name}["'/]`);
    return settings.some(({path, text}) => folderOf(path) !== root && written.test(text));
  };
  return ours.size === 0
    ? []
    : roots.filter(
        (root) =>
          root !== '' &&
          !/(?:^|\/)buildSrc\/$/.test(root) &&
          ![...ours].some((one) => one.startsWith(root)) &&
          !isNamed(root),
      );
}

/** The Gradle wrappers that builds start with, outermost first: nobody starts `buildSrc` or an included build by its own. */
export function wrappersOf({of}: Files): TextFile[] {
  const settings = of('gradle').filter(({path}) => SETTINGS_FILE.test(path));
  const roots = new Set(settings.map(({path}) => folderOf(path)));
  const named = new Set(
    settings.flatMap(({path, text}) =>
      [...withoutComments(text, '//').matchAll(/["']([^"'\n]{1,200})["']/g)]
        .map(([, place = '']) => `${joined(folderOf(path), place.replaceAll(':', '/'))}/`)
        .filter((folder) => folder !== folderOf(path)),
    ),
  );
  const rootOf = ({path}: TextFile): string =>
    path.replace(/(?<![^/])(?:gradle\/wrapper\/)?gradle-wrapper\.properties$/, '');
  const all = of('wrapper')
    .filter((file) => !/(?:^|\/)buildSrc\//.test(file.path) && !named.has(rootOf(file)))
    .sort((one, other) => rootOf(one).split('/').length - rootOf(other).split('/').length);
  const started = all.filter((file) => roots.has(rootOf(file)));
  return started.length > 0 ? started : all.slice(0, 1);
}

/** Whether a file belongs to one of these Gradle builds. */
export const isOfBuild = (kind: Kind, path: string, roots: readonly string[]): boolean =>
  OF_GRADLE.includes(kind) && roots.some((root) => path.startsWith(root));

/** Whether an app is a Unity project, whatever else is in its folder. */
export const isUnity = (app: Files): boolean =>
  (['unity-packages', 'unity-settings', 'unity-version'] as const).some(
    (kind) => app.of(kind).length > 0,
  );

const SETTINGS = /\b(?:dependencyResolutionManagement|pluginManagement)\b/;

/** Patterns that only one kind of file contains all of; the first match counts. */
const SIGNS: readonly [readonly RegExp[], string][] = [
  [[/<plist\b/], 'Info.plist'],
  [[/<manifest\b/], 'AndroidManifest.xml'],
  [[/<(?:androidPackage|iosPod)\b/], 'AppodealDependencies.xml'],
  [[/^\s*\{/, /"expo"[ \t]{0,20}:/], 'app.json'],
  [[/^\s*\{/, /"dependencies"[ \t]{0,20}:/], 'Packages/manifest.json'],
  [[/^PlayerSettings:/m], 'ProjectSettings/ProjectSettings.asset'],
  [[/^\[(?:versions|libraries|plugins)\]/m], 'gradle/libs.versions.toml'],
  [[/^distributionUrl=/m], 'gradle/wrapper/gradle-wrapper.properties'],
  [[/^[ \t]{0,40}(?:pod|platform|target)\b[ (]{1,20}["':]/m], 'Podfile'],
  [[SETTINGS, /\b(?:maven|id|include)\(/], 'settings.gradle.kts'],
  [[SETTINGS], 'settings.gradle'],
  [[/\b(?:implementation|id|api|classpath)\("|\bval \w{1,100} =/], 'app/build.gradle.kts'],
  [[/\b(?:implementation|apply plugin|classpath|android|repositories)\b/], 'app/build.gradle'],
];

/** The likely name of a build file with this text, or null. */
export const nameFor = (text: string): string | null =>
  SIGNS.find(([signs]) => signs.every((sign) => sign.test(text)))?.[1] ?? null;

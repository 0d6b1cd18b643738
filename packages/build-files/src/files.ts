/** A file that was read. */
export interface TextFile {
  /** From the app's folder, with forward slashes. */
  path: string;
  text: string;
}

/** A file or folder that was found but not read. */
export interface UnreadFile {
  path: string;
  /** `beyond`: what was read before it had used up a limit. */
  why: 'too-large' | 'not-text' | 'unreadable' | 'beyond';
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
  ['catalogue', /\.versions\.toml$|(?:^|\/)gradle\/[^/]+\.toml$/],
  ['properties', /(?:^|\/)gradle\.properties$/],
  ['manifest', /(?:^|\/)AndroidManifest\.xml$/],
  ['podfile', /(?:^|\/)Podfile$/],
  ['lock', /(?:^|\/)(?:Podfile\.lock|gradle\.lockfile|Packages\/packages-lock\.json)$/],
  ['wrapper', /(?:^|\/)gradle-wrapper\.properties$/],
  ['unity-version', /(?:^|\/)ProjectVersion\.txt$/],
  ['xcode', /(?:^|\/)project\.pbxproj$/],
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
  ['app-lock', /(?:^|\/)(?:pubspec\.lock|package-lock\.json|yarn\.lock)$/],
  ['unity-dependencies', /(?:^|\/)AppodealDependencies\.xml$/],
  ['unity-properties', /(?:^|\/)gradleTemplate\.properties$/],
  ['log', /\.log$|(?:^|[-_. /])log(?:cat)?s?(?:[-_. ][^/]*)?\.txt$/i],
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
  /** The version as it is written; of a catalog's reference, the whole pair and what it names. */
  written?: (Span & {reference?: string}) | null;
}

/** Whether a property list is an iOS app's own: extensions, frameworks, tests and the apps of other systems have others. */
export const isAppPlist = ({path, text}: TextFile): boolean =>
  !/<key>\s{0,20}(?:LSMinimumSystemVersion|WK\w{0,20}App\w{0,40}|WKRunsIndependentlyOfCompanionApp)\s{0,20}<\/key>/.test(
    text,
  ) &&
  !/<key>\s{0,20}NSExtension\s{0,20}<\/key>|<string>\s{0,20}(?:FMWK|BNDL|XPC!)\s{0,20}<\/string>/.test(
    text,
  ) &&
  !/(?:^|\/)[^/]*Tests?\//i.test(path);

/** Whether a manifest is an app's own, not one of a library or a test. */
const isAppManifest = ({path, text}: TextFile): boolean =>
  text.includes('<application') && !/(?:^|\/)src\/(?!main\/)/.test(path);

const LIBRARY = /com\.android\.(?:library|test)\b|plugins\.android\.(?:library|test)\b/;
const APPLICATION = /\bandroid[.:-]{0,2}application\b/;
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The manifests of an app: those of libraries and tests ask nothing of anybody. */
export function appManifests(app: Files): TextFile[] {
  const modules = app
    .of('gradle')
    .filter(({path}) => /(?:^|\/)build\.gradle(?:\.kts)?$/.test(path))
    .map(({path, text}) => ({
      folder: folderOf(path),
      isApp: APPLICATION.test(text) && !/apply false/.test(text),
      isLibrary: LIBRARY.test(text) && !APPLICATION.test(text),
    }))
    .sort((one, other) => other.folder.length - one.folder.length);
  // Where a module says that it is an application, the others are not.
  const isKnown = modules.some(({isApp}) => isApp);
  return app.of('manifest').filter((file) => {
    const module = modules.find(({folder}) => file.path.startsWith(folder));
    return isAppManifest(file) && (!module || (isKnown ? module.isApp : !module.isLibrary));
  });
}

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

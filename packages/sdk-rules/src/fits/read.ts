import {packagesIn} from '@help-center/build-files';
import {UNITY_PACKAGES} from '@help-center/sdk-data/ours';
import type {Catalogue, Platform} from './catalogue';
import {
  cut,
  figuresFrom,
  first,
  releaseIn,
  unlessEmpty,
  type Draft,
  type Note,
  type Reading,
  type Source,
} from './draft';
import {
  dependsOn,
  emptyProject,
  isFigure,
  isValue,
  knownPods,
  type Figure,
  type Project,
} from './project';
import {podfile, podfileLock, podsError} from './read-pods';

export type {Note, Reading, Source} from './draft';

/** Maximum number of characters read from a text. */
const MAX_LENGTH = 8_000_000;

/** Packages that Unity's Package Manager resolved or was asked for; partial files work too. */
function unityPackages(text: string): Draft[] {
  if (!text.includes('"com.')) {
    return [];
  }
  let sdk: string | undefined;
  const figures: Partial<Record<Figure, string>> = {};
  for (const [name, reference] of packagesIn(text)) {
    const version = /(\d+\.\d+\.\d+)(?:\.tgz)?$/.exec(reference)?.[1];
    if (!version) {
      continue;
    }
    if (UNITY_PACKAGES.includes(name)) {
      sdk ??= version;
    } else if (name === 'com.google.external-dependency-manager') {
      figures.edm4u ??= version;
    } else if (name.startsWith('com.google.firebase.')) {
      figures.firebase ??= version;
    }
  }
  const isLock = text.includes('"depth"') || text.includes('"source"');
  const isCut = isLock && !/\}\s*$/.test(text.slice(-200));
  const source = isLock ? 'unity-lock' : 'unity-settings';
  const found = unlessEmpty({source, platform: 'unity', sdk, figures});
  return isCut ? found.map((draft) => ({...draft, notes: [cut('packages-lock.json')]})) : found;
}

function unitySettings(text: string): Draft[] {
  const figures = figuresFrom(
    [
      ['unity', /^m_EditorVersion:[ \t]{0,20}(\d[\w.]{1,30})/m],
      ['minSdk', /^\s{0,20}AndroidMinSdkVersion:[ \t]{0,20}(\d{1,5})/m],
      ['ios', /^\s{0,20}iOSTargetOSVersionString:[ \t]{0,20}(\d[\d.]{0,20})/m],
    ],
    text,
  );
  return unlessEmpty({source: 'unity-settings', platform: 'unity', figures});
}

/** A package that Unity's Package Manager can't find for the plugin. */
function unityError(text: string): Draft[] {
  const name = first(
    /com\.appodeal\.mediation@[^]{0,2000}?\bPackage \[([\w.-]{1,120}@[\w.-]{1,40})\] cannot be found/,
    text,
  );
  if (name === undefined) {
    return [];
  }
  const sdk = first(/com\.appodeal\.mediation@\S{0,200}?v?(\d+\.\d+\.\d+)\b/, text);
  const notes: Note[] = [{kind: 'no-package', names: [name]}];
  return [{source: 'unity-error', platform: 'unity', sdk, notes}];
}

const ERRORS = [
  ['minSdk', /minSdk(?:Version)? (\d{1,5}) cannot be smaller than version/],
  ['compileSdk', /is currently compiled against android-(\d{1,5})/],
  ['compileSdk', /greater than this module's compileSdkVersion \(android-(\d{1,5})/],
  ['agp', /currently uses Android Gradle plugin (\d[\w.-]{0,40}\w)/],
  [
    'gradle',
    /Minimum supported Gradle version is [\d.]{1,20}\w?[^\n]{0,20}? Current version is (\d[\d.]{0,20}\d)/,
  ],
] as const;

/** Errors of a Gradle build that name a version. */
function gradleError(text: string): Draft[] {
  const figures = figuresFrom(ERRORS, text);
  const kotlin = first(
    /binary version of its metadata is [\d.]{1,20}, expected version is (\d+\.\d+)/,
    text,
  );
  if (kotlin) {
    // The compiler reports the expected version without its last number.
    figures.kotlin = `${kotlin}.+`;
  }
  const notes: Note[] = [];
  const [, ...twice] =
    /Duplicate class \S{1,300} found in modules \S{1,300} \(([\w.:-]{1,200})\) and \S{1,300} \(([\w.:-]{1,200})\)/.exec(
      text,
    ) ?? [];
  if (twice.length > 0) {
    notes.push({kind: 'duplicate', names: twice});
  }
  const none = first(/Could not find any version that matches ([\w.:+-]{1,200}?)\.?(?:\s|$)/, text);
  if (none) {
    notes.push({kind: 'no-version', names: [none]});
  }
  const found = unlessEmpty({source: 'gradle-error', platform: 'android', figures, notes});
  return found.map((draft) => ({...draft, sdk: androidSdk(text)}));
}

const OWN_ARTIFACT =
  /com\.appodeal\.ads(?:\.sdk)?:(?:sdk|core):(\d[\w.+-]{0,40})(?:[ \t]{1,5}->[ \t]{1,5}(\d[\w.+-]{0,40}))?/;

/** The SDK release in a Maven coordinate. */
function androidSdk(text: string): string | undefined {
  const [, asked, resolved] = OWN_ARTIFACT.exec(text) ?? [];
  return releaseIn(resolved ?? asked);
}

const gradleDependencies = (text: string): Draft[] =>
  unlessEmpty({
    source: 'gradle-dependencies',
    platform: 'android',
    sdk: /[+\\]--- /.test(text) ? androidSdk(text) : undefined,
  });

const gradleLock = (text: string): Draft[] =>
  unlessEmpty({
    source: 'gradle-lock',
    platform: 'android',
    sdk: /^com\.appodeal\.[\w.]{1,40}:[\w.-]{1,60}:[\d.]{1,40}=/m.test(text)
      ? androidSdk(text)
      : undefined,
  });

const BUILD = [
  ['minSdk', /\bminSdk(?:Version)?\b[ \t]{0,20}[=(]?[ \t]{0,20}["']?(\d{1,5})\b/],
  [
    'compileSdk',
    /\bcompileSdk(?:Version)?\b[ \t]{0,20}[=(]?[ \t]{0,20}["']?(?:android-)?(\d{1,5})\b/,
  ],
  [
    'agp',
    /\bcom\.android\.(?:application|library)["')]{0,3}[ \t]{0,20}version[ \t(]{0,20}["'](\d[\w.-]{1,40})/,
  ],
  ['agp', /\bcom\.android\.tools\.build:gradle:(\d[\w.-]{1,40})/],
  [
    'agp',
    /^[ \t]{0,20}(?:agp|androidGradlePlugin|android-gradle-plugin)[ \t]{0,20}=[ \t]{0,20}["'](\d[\w.-]{1,40})/m,
  ],
  [
    'kotlin',
    /\borg\.jetbrains\.kotlin\.android["')]{0,3}[ \t]{0,20}version[ \t(]{0,20}["'](\d[\w.-]{1,40})/,
  ],
  [
    'kotlin',
    /\bkotlin\(\s{0,20}["']android["']\s{0,20}\)[ \t]{0,20}version[ \t(]{0,20}["'](\d[\w.-]{1,40})/,
  ],
  ['kotlin', /\bkotlin-gradle-plugin:(\d[\w.-]{1,40})/],
  ['kotlin', /\bkotlin_?[vV]ersion[ \t]{0,20}=[ \t]{0,20}["'](\d[\w.-]{1,40})/],
  ['kotlin', /^[ \t]{0,20}kotlin[ \t]{0,20}=[ \t]{0,20}["'](\d[\w.-]{1,40})/m],
  ['gradle', /\bgradle-(\d[\w.-]{0,40}?)-(?:bin|all)\.zip/],
] as const;

const gradleFiles = (text: string): Draft[] =>
  unlessEmpty({
    source: 'gradle-files',
    platform: 'android',
    figures: figuresFrom([...BUILD].reverse(), text),
    sdk: /["']com\.appodeal\.ads/.test(text) ? androidSdk(text) : undefined,
  });

const readers: readonly ((text: string) => Draft[])[] = [
  podsError,
  podfileLock,
  podfile,
  unityPackages,
  unitySettings,
  unityError,
  gradleError,
  gradleDependencies,
  gradleLock,
  gradleFiles,
];

/** Sources with resolved versions, which take precedence over requested ones. */
const RESOLVED: ReadonlySet<Source> = new Set([
  'podfile-lock',
  'unity-lock',
  'gradle-dependencies',
  'gradle-lock',
]);

/**
 * Reads versions from a project's texts, whole or partial: errors of CocoaPods and
 * Gradle, lock files, build files and settings. Resolved versions take precedence over
 * requested ones.
 */
export function readTexts(texts: readonly string[]): Reading {
  const drafts = texts.flatMap((text) =>
    readers.flatMap((reader) => reader(text.slice(0, MAX_LENGTH))),
  );
  const byWeight = [
    ...drafts.filter(({source}) => !RESOLVED.has(source)),
    ...drafts.filter(({source}) => RESOLVED.has(source)),
  ];
  const merged = <Name extends 'figures' | 'pods' | 'sdkPods'>(name: Name) =>
    Object.assign({}, ...byWeight.map((draft) => draft[name])) as Reading[Name];
  return {
    sources: [...new Set(drafts.map(({source}) => source))],
    platform:
      (['unity', 'ios', 'android'] as const).find((platform) =>
        drafts.some((draft) => draft.platform === platform),
      ) ?? null,
    sdk: byWeight.filter((draft) => draft.sdk !== undefined).at(-1)?.sdk ?? null,
    figures: merged('figures'),
    pods: merged('pods'),
    sdkPods: merged('sdkPods'),
    isWhole: drafts.some((draft) => draft.isWhole),
    notes: [
      ...drafts.flatMap(({notes = []}) => notes),
      ...(texts.some(({length}) => length > MAX_LENGTH)
        ? [{kind: 'too-long', names: []} as const]
        : []),
    ],
  };
}

/**
 * The project described by texts, for a platform. Pods that no Appodeal pod depends
 * on and invalid values are left out.
 */
export function projectFrom(
  catalogue: Catalogue,
  {sdk, figures, pods, sdkPods, isWhole}: Reading,
  platform: Platform,
): Project {
  const takesPods = platform !== 'android';
  const known = takesPods ? knownPods(catalogue) : [];
  const kept = (values: object, keeps: (name: string, value: string) => boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name, value]) => keeps(name, value)));
  return {
    ...emptyProject(platform),
    sdk,
    figures: kept(figures, (name, value) => isFigure(platform, name) && isValue(name, value)),
    pods: kept(pods, (name, value) => dependsOn(known, name) && isValue('pod', value)),
    adapters:
      isWhole && takesPods
        ? Object.keys(sdkPods).filter(
            (name) => name !== 'Appodeal' && Object.hasOwn(catalogue.ios.pods, name),
          )
        : null,
  };
}

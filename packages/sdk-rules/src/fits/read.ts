import type {Catalogue, Platform} from './catalogue';
import {LOCKED, packagesIn} from '@help-center/build-files';
import {rootOf} from '@help-center/build-files/versions';
import {isCompanionPod, isOwnPod, UNITY_PACKAGES} from '@help-center/sdk-data/ours';
import {
  dependsOn,
  emptyProject,
  isFigure,
  isValue,
  knownPods,
  type Figure,
  type Project,
} from './project';

/** Detected kind of a text. */
export type Source =
  | 'pods-error'
  | 'podfile-lock'
  | 'podfile'
  | 'unity-lock'
  | 'unity-settings'
  | 'unity-error'
  | 'gradle-error'
  | 'gradle-dependencies'
  | 'gradle-lock'
  | 'gradle-files';

/** What a text says in addition to figures and versions. */
export interface Note {
  kind: 'cut' | 'too-long' | 'duplicate' | 'higher-target' | 'no-version' | 'no-package';
  /** What it is about; can come from the text. */
  names: readonly string[];
}

/** Result of reading a project's texts. */
export interface Reading {
  sources: readonly Source[];
  platform: Platform | null;
  sdk: string | null;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Versions or requirements by pod. */
  pods: Readonly<Record<string, string>>;
  /** Appodeal pods in the project, with their versions. */
  sdkPods: Readonly<Record<string, string>>;
  /** Whether `sdkPods` lists all of the project's Appodeal pods. */
  isWhole: boolean;
  notes: readonly Note[];
}

/** Maximum number of characters read from a text. */
const MAX_LENGTH = 8_000_000;

/** What one reader takes from a text. */
interface Draft extends Partial<Omit<Reading, 'sources' | 'sdk'>> {
  source: Source;
  platform: Platform;
  sdk?: string;
}

const first = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1];

const figuresFrom = (
  patterns: readonly (readonly [Figure, RegExp])[],
  text: string,
): Partial<Record<Figure, string>> =>
  Object.fromEntries(
    patterns.flatMap(([name, pattern]) => {
      const value = first(pattern, text);
      return value === undefined ? [] : [[name, value]];
    }),
  );

const hasAny = (found: object = {}): boolean => Object.keys(found).length > 0;

const unlessEmpty = (draft: Draft): Draft[] =>
  draft.sdk !== undefined || [draft.figures, draft.sdkPods, draft.pods, draft.notes].some(hasAny)
    ? [draft]
    : [];

/** The release in a pod's version: `3.7.0` for `3.7.0.0`. */
const releaseIn = (version: string | undefined): string | undefined =>
  first(/^(\d+\.\d+\.\d+)/, version ?? '');

/** The SDK release of Appodeal pods; the core first, since later adapters follow the network's version. */
function sdkOf(sdkPods: Readonly<Record<string, string>>): string | undefined {
  const adapter = Object.keys(sdkPods).find((name) => name.startsWith('APD'));
  return releaseIn(
    (sdkPods.Appodeal ?? (adapter && sdkPods[adapter]) ?? '').replace(/^[=~>\s]{1,10}/, ''),
  );
}

const podsDraft = (
  source: Source,
  sdkPods: Record<string, string>,
  pods: Record<string, string>,
): Draft => ({
  source,
  platform: 'ios',
  sdk: sdkOf(sdkPods),
  sdkPods,
  pods,
  isWhole: Object.keys(sdkPods).some((name) => name !== 'Appodeal'),
});

const POD_LINE =
  /^(\s*)(\S[^(\n]{0,200}?)(?: \(([^()\n]{1,300})\))?(?: was resolved to ([^,\s]{1,64}), which depends on)?\s*$/;

/** A CocoaPods conflict: which pods require which versions of a pod. */
function podsError(text: string): Draft[] {
  const mark = 'could not find compatible versions for pod';
  const starts = [...text.matchAll(new RegExp(`${mark} "([^"\\n]{1,200})"`, 'g'))].slice(0, 100);
  if (starts.length === 0) {
    return [];
  }
  const sdkPods: Record<string, string> = {};
  const pods: Record<string, string> = {};
  const locked: Record<string, string> = {};
  const notes: Note[] = [];
  starts.forEach((start, index) => {
    const pod = start[1] as string;
    const end = Math.min(starts[index + 1]?.index ?? text.length, start.index + 20_000);
    const chain: {indent: number; name: string}[] = [];
    let isSnapshot = false;
    for (const raw of text.slice(start.index, end).split('\n').slice(1)) {
      // Logs prefix lines with a step's name, emails with a quote mark.
      const line = raw.replace(/^(?:\s{0,20}\[[\w ]{1,40}\] ?|> ?)/, '').replace(/\r$/, '');
      if (
        /Specs satisfying the `.{1,500}?` dependency were found, but they required a higher/.test(
          line,
        )
      ) {
        notes.push({kind: 'higher-target', names: [pod]});
      }
      if (/^\s*In (?:snapshot|Podfile)/.test(line)) {
        isSnapshot = line.includes('snapshot');
        chain.length = 0;
        continue;
      }
      const [, space = '', name = '', requirement, resolved] = POD_LINE.exec(line) ?? [];
      if (!name || space.length < 4 || /\s/.test(name)) {
        continue;
      }
      while ((chain.at(-1)?.indent ?? -1) >= space.length) {
        chain.pop();
      }
      const asked = requirement && !requirement.startsWith('from ') ? requirement : undefined;
      if (isOwnPod(name)) {
        sdkPods[name] ??= resolved ?? asked ?? '';
      } else if (asked && rootOf(name) === rootOf(pod) && !chain.some((by) => isOwnPod(by.name))) {
        const list = isSnapshot ? locked : pods;
        list[name] = list[name] && list[name] !== asked ? `${list[name]}, ${asked}` : asked;
      }
      chain.push({indent: space.length, name});
    }
  });
  // “pod update” can change locked versions, but not requirements.
  const draft = podsDraft('pods-error', sdkPods, hasAny(pods) ? pods : locked);
  return [{...draft, isWhole: false, notes}];
}

const cut = (file: string): Note => ({kind: 'cut', names: [file]});

const NEEDED = /^ {4}- "?([^\s"(]{1,200})/;

/** Installed pods; third-party ones only if something other than the SDK requires them. */
function podfileLock(text: string): Draft[] {
  const start = /^PODS:\r?$/m.exec(text);
  const sections = start ? text.slice(start.index).split(/^(?=[A-Z][A-Z ]{2,40}:)/m) : [];
  const linesOf = (heading: string): string[] =>
    sections
      .filter((section) => section.startsWith(`${heading}:`))
      .flatMap((section) => section.split(/\r?\n/, 60_000));
  const versions = new Map<string, string>();
  const needs = new Map<string, string[]>();
  let current = '';
  for (const line of linesOf('PODS')) {
    const [, name, version] = LOCKED.exec(line) ?? [];
    const needed = NEEDED.exec(line)?.[1];
    if (name && version) {
      current = name;
      versions.set(name, version);
    } else if (needed && current) {
      needs.set(current, [...(needs.get(current) ?? []), needed]);
    }
  }
  if (versions.size === 0) {
    return [];
  }
  const direct = linesOf('DEPENDENCIES').flatMap((line) => LOCKED.exec(line)?.[1] ?? []);
  const isCut = !/^COCOAPODS:/m.test(text);
  const inner = new Set([...needs.values()].flat());
  const outer =
    direct.length > 0 ? direct : [...versions.keys()].filter((name) => !inner.has(name));
  const asked = new Set(outer.filter((name) => !isCompanionPod(name)));
  // A set goes on with what is added meanwhile.
  for (const name of asked) {
    const others = needs.get(name) ?? [];
    others.filter((other) => !isCompanionPod(other)).forEach((other) => asked.add(other));
  }
  const sdkPods: Record<string, string> = {};
  const pods: Record<string, string> = {};
  for (const [name, version] of versions) {
    if (isOwnPod(name)) {
      sdkPods[name] = version;
    } else if (asked.has(name)) {
      pods[name] = version;
    }
  }
  const draft = podsDraft('podfile-lock', sdkPods, pods);
  return [isCut ? {...draft, isWhole: false, notes: [cut('Podfile.lock')]} : draft];
}

const POD =
  /^[^#\n]{0,200}?\bpod[ \t]{0,20}\(?[ \t]{0,20}["']([^"'\n]{1,200})["'](?:[ \t]{0,20},[ \t]{0,20}["']([^"'\n]{1,100})["'])?/gm;

function podfile(text: string): Draft[] {
  if (!/\bpod[ (]{1,20}["']/.test(text) && !/\bplatform[ (]{1,20}:ios/.test(text)) {
    return [];
  }
  const sdkPods: Record<string, string> = {};
  const pods: Record<string, string> = {};
  for (const [, name = '', requirement] of text.matchAll(POD)) {
    if (isOwnPod(name)) {
      sdkPods[name] = requirement ?? '';
    } else if (requirement) {
      pods[name] = requirement;
    }
  }
  const figures = figuresFrom(
    [['ios', /\bplatform[ (]{1,20}:ios[ \t]{0,20},[ \t]{0,20}["']?(\d[\d.]{0,20})/]],
    text,
  );
  return unlessEmpty({...podsDraft('podfile', sdkPods, pods), figures});
}

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

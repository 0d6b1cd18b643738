import leven from 'leven';
import {platforms, type Catalogue, type Platform} from './catalogue';
import {gemVersion} from '@help-center/build-files/versions';
import {isRequirement, rootOf} from '@help-center/build-files/versions';
import {isEditor} from '@help-center/build-files/versions';
import {isOwnPod} from '@help-center/sdk-data/ours';

/** Build settings and tools of a project, named as in `doctor.mjs fits`. */
export type Figure =
  'minSdk' | 'compileSdk' | 'agp' | 'gradle' | 'kotlin' | 'ios' | 'unity' | 'edm4u' | 'firebase';

const android: readonly Figure[] = ['minSdk', 'compileSdk', 'agp', 'gradle', 'kotlin'];

/** The figures of each platform, in display order. */
export const figuresOf: Readonly<Record<Platform, readonly Figure[]>> = {
  android,
  ios: ['ios'],
  unity: ['unity', 'edm4u', 'firebase', ...android, 'ios'],
};

/** What is known about a project. */
export interface Project {
  platform: Platform;
  /** Its SDK release; null if unknown. */
  sdk: string | null;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Versions or requirements of its pods, in CocoaPods' format. */
  pods: Readonly<Record<string, string>>;
  /** The adapters it uses; null for all of a release. */
  adapters: readonly string[] | null;
  /** Adapters it leaves out. */
  without: readonly string[];
}

/** A project about which nothing is known. */
export const emptyProject = (platform: Platform): Project => ({
  platform,
  sdk: null,
  figures: {},
  pods: {},
  adapters: null,
  without: [],
});

/** Third-party root pods that Appodeal pods depend on, the most common ones first. */
export function knownPods({ios}: Catalogue): string[] {
  const pins = Object.values(ios.pods).flatMap((pod) => Object.values(pod.pins));
  return [...new Set(pins.flatMap(({needs}) => Object.keys(needs)))].sort();
}

/** Whether an Appodeal pod depends on a pod or on another subspec of it. */
export const dependsOn = (known: readonly string[], name: string): boolean =>
  known.some((other) => rootOf(other) === rootOf(name));

/** Whether a value is valid for a figure or pod. */
export function isValue(name: Figure | 'pod', value: string): boolean {
  switch (name) {
    case 'minSdk':
    case 'compileSdk':
      return /^\d{1,5}$/.test(value);
    case 'unity':
      return isEditor(value);
    case 'pod':
      return isRequirement(value);
    default:
      return gemVersion(value) !== null;
  }
}

/** Known names that start with or resemble a name, most similar first. */
export const nearest = (name: string, known: readonly string[], count = 3): string[] =>
  known
    .map((other) => ({
      other,
      distance: other.startsWith(name) ? 0 : leven(name.toLowerCase(), other.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({other}) => other);

/** An invalid name or value, with suggestions. */
export interface Misuse {
  kind: 'platform' | 'argument' | 'name' | 'pod' | 'value';
  /** The argument, or the part of it, that isn't understood. */
  argument: string;
  could: readonly string[];
}

export const isFigure = (platform: Platform, name: string): name is Figure =>
  (figuresOf[platform] as readonly string[]).includes(name);

/** The SDK release that a version of an Appodeal pod belongs to. */
function releaseOfPod({ios}: Catalogue, name: string, version: string): string | null {
  const pod = ios.pods[name];
  const number = gemVersion(version.replace(/^[=~>\s]{1,10}/, '')) ?? '';
  const release = pod?.releases ? pod.releases[number] : /^\d+\.\d+\.\d+/.exec(number);
  return release?.[0] ?? null;
}

/**
 * Parses arguments such as `minSdk=21` or `Firebase/Core=11.10.0` into a project. The
 * core pod sets the project's release; if adapters are named, the project has no
 * others.
 */
export function projectOf(
  catalogue: Catalogue,
  args: readonly string[],
): {project: Project} | {misuse: Misuse} {
  const [platform = '', ...pairs] = args;
  if (!(platforms as readonly string[]).includes(platform)) {
    return {misuse: {kind: 'platform', argument: platform, could: platforms}};
  }
  const project = emptyProject(platform as Platform);
  const figures: Partial<Record<Figure, string>> = {};
  const pods: Record<string, string> = {};
  let {sdk, adapters} = project;
  const takesPods = platform !== 'android';
  const known = takesPods ? knownPods(catalogue) : [];
  const names = [...figuresOf[project.platform], ...known];
  for (const pair of pairs) {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || value === '') {
      return {misuse: {kind: 'argument', argument: pair, could: nearest(pair, names)}};
    }
    const isOurs = takesPods && Object.hasOwn(catalogue.ios.pods, name);
    const kind = isFigure(project.platform, name) ? name : 'pod';
    if (kind === 'pod' && !isOurs && !dependsOn(known, name)) {
      const ours = takesPods ? Object.keys(catalogue.ios.pods) : [];
      return {
        misuse: {
          kind: takesPods ? 'pod' : 'name',
          argument: name,
          could: nearest(name, isOwnPod(name) ? ours : takesPods ? known : names),
        },
      };
    }
    if (!isValue(kind, value)) {
      return {misuse: {kind: 'value', argument: pair, could: []}};
    }
    if (kind !== 'pod') {
      figures[kind] = value;
    } else if (isOurs) {
      sdk ??= releaseOfPod(catalogue, name, value);
      adapters = name === 'Appodeal' ? adapters : [...(adapters ?? []), name];
    } else {
      pods[name] = value;
    }
  }
  return {project: {...project, sdk, figures, pods, adapters}};
}

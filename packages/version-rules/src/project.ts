import leven from 'leven';
import {platforms, type Catalogue, type Platform} from './catalogue';
import {gemVersion} from './compare';
import {isRequirement, rootOf} from './pods';
import {isEditor} from './unity';

/** What a project builds with, by the names that `doctor.mjs fits` takes. */
export type Figure =
  'minSdk' | 'compileSdk' | 'agp' | 'gradle' | 'kotlin' | 'ios' | 'unity' | 'edm4u' | 'firebase';

const android: readonly Figure[] = ['minSdk', 'compileSdk', 'agp', 'gradle', 'kotlin'];

/** The figures of each platform, in the order in which they are asked for. */
export const figuresOf: Readonly<Record<Platform, readonly Figure[]>> = {
  android,
  ios: ['ios'],
  unity: ['unity', 'edm4u', 'firebase', ...android, 'ios'],
};

/** What is known of a project. */
export interface Project {
  platform: Platform;
  /** The release of the SDK that it has; null where that is not known. */
  sdk: string | null;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Versions or requirements of pods, as CocoaPods writes them. */
  pods: Readonly<Record<string, string>>;
  /** The adapters it uses; null for all of a release. */
  adapters: readonly string[] | null;
  /** Adapters that it leaves out. */
  without: readonly string[];
}

/** A project of which nothing is known. */
export const emptyProject = (platform: Platform): Project => ({
  platform,
  sdk: null,
  figures: {},
  pods: {},
  adapters: null,
  without: [],
});

/** Whether a pod belongs to the SDK in any release. */
export const isOwnPod = (name: string): boolean => /^(?:APD\w|Appodeal)/.test(name);

/** The pods that something of ours depends on, by their roots; the most demanded names first. */
export function knownPods({ios}: Catalogue): string[] {
  const names = new Set<string>();
  for (const {pins} of Object.values(ios.pods)) {
    for (const {needs} of Object.values(pins)) {
      Object.keys(needs).forEach((name) => names.add(name));
    }
  }
  return [...names].sort();
}

/** Whether something of ours depends on a pod or another part of it. */
export const dependsOn = (known: readonly string[], name: string): boolean =>
  known.some((other) => rootOf(other) === rootOf(name));

const WHOLE = /^\d{1,5}$/;

/** Whether a value is one that a name can have. */
export function isValue(name: Figure | 'pod', value: string): boolean {
  switch (name) {
    case 'minSdk':
    case 'compileSdk':
      return WHOLE.test(value);
    case 'unity':
      return isEditor(value);
    case 'pod':
      return isRequirement(value);
    default:
      return gemVersion(value) !== null;
  }
}

/** Names that begin with one or are written like it, nearest first. */
export const nearest = (name: string, known: readonly string[], count = 3): string[] =>
  known
    .map((other) => ({
      other,
      distance: other.startsWith(name) ? 0 : leven(name.toLowerCase(), other.toLowerCase()),
    }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, count)
    .map(({other}) => other);

/** What is wrong with what was asked: a name or value, and what it could have been. */
export interface Misuse {
  kind: 'platform' | 'argument' | 'name' | 'pod' | 'value';
  given: string;
  could: readonly string[];
}

const isFigure = (platform: Platform, name: string): name is Figure =>
  (figuresOf[platform] as readonly string[]).includes(name);

/** The release that a version of a pod of ours belongs to. */
export function releaseOfPod({ios}: Catalogue, name: string, version: string): string | null {
  const own = ios.pods[name];
  const number = gemVersion(version.replace(/^[=~>\s]{1,10}/, ''));
  if (number === null) {
    return null;
  }
  return own?.releases
    ? (own.releases[number]?.[0] ?? null)
    : (/^\d+\.\d+\.\d+/.exec(number)?.[0] ?? null);
}

/**
 * Reads what a project has from arguments such as `minSdk=21` or
 * `Firebase/Core=11.10.0`. Naming the core pod says which release the project
 * has, naming adapters that it uses no others.
 */
export function projectOf(
  catalogue: Catalogue,
  given: readonly string[],
): {project: Project} | {misuse: Misuse} {
  const [platform = '', ...pairs] = given;
  if (!(platforms as readonly string[]).includes(platform)) {
    return {misuse: {kind: 'platform', given: platform, could: platforms}};
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
      return {misuse: {kind: 'argument', given: pair, could: nearest(pair, names)}};
    }
    const wrong: {misuse: Misuse} = {misuse: {kind: 'value', given: pair, could: []}};
    if (isFigure(project.platform, name)) {
      if (!isValue(name, value)) {
        return wrong;
      }
      figures[name] = value;
    } else if (takesPods && (Object.hasOwn(catalogue.ios.pods, name) || dependsOn(known, name))) {
      if (!isValue('pod', value)) {
        return wrong;
      }
      if (Object.hasOwn(catalogue.ios.pods, name)) {
        sdk ??= releaseOfPod(catalogue, name, value);
        adapters = name === 'Appodeal' ? adapters : [...(adapters ?? []), name];
      } else {
        pods[name] = value;
      }
    } else {
      const own = takesPods ? Object.keys(catalogue.ios.pods) : [];
      return {
        misuse: {
          kind: takesPods ? 'pod' : 'name',
          given: name,
          could: nearest(name, isOwnPod(name) ? own : takesPods ? known : names),
        },
      };
    }
  }
  return {project: {...project, sdk, figures, pods, adapters}};
}

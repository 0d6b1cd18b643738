import {
  releasesOf,
  type Catalogue,
  type Pins,
  type Platform,
  type Pod,
  type UnityRelease,
} from './catalogue';
import {compareVersions} from '@help-center/build-files/versions';
import {compareGradle} from '@help-center/build-files/versions';
import {canMeet, namedVersion, rootOf} from '@help-center/build-files/versions';
import {nowOf} from '@help-center/sdk-data/ours';
import type {Figure, Project} from './project';
import {editorMeets} from '@help-center/build-files/versions';

/** An Appodeal pod with its version in a release. */
export interface Build {
  pod: string;
  version: string;
}

/** A conflict between a release and a project. */
export interface Collision {
  release: string;
  /** What the project has: a figure, a pod, or an adapter that the release lacks. */
  name: string;
  /** The release's requirement; empty if it lacks the adapter. */
  wants: string;
  has: string;
  kind: 'figure' | 'pin' | 'lack';
  /** Appodeal pods with the requirement; empty if it is the SDK's own. */
  by: readonly Build[];
  /** What the release has instead of an adapter that it lacks, if anything. */
  now?: string;
  /** The package that brings the pod, in the version that fits; missing if the project names the pod itself. */
  through?: {name: string; wants: string};
}

/** The releases that fit a project, and why others don't. */
export interface Answer {
  /** Newest first. */
  fits: readonly string[];
  /** Conflicts of the releases that don't fit, newest first. */
  blocked: readonly Collision[];
  /** Where the newest release that fits was only built with more than the project has; stops nothing. */
  demo: readonly Collision[];
  /** Releases known by number only. */
  newer: readonly string[];
}

const CORE = 'Appodeal';

/** Requirements of a version of an Appodeal pod. */
function pinsOf({versions, pins}: Pod, version: string): Pins {
  const at = versions.indexOf(version);
  const since = Object.keys(pins).find((key) => versions.indexOf(key) >= at);
  return pins[since as string] as Pins;
}

/** A figure with a minimum that a release sets. */
function atLeast(
  project: Project,
  name: Figure,
  wants: string | null,
  release: string,
  meets: (has: string, wants: string) => boolean,
): Collision[] {
  const has = project.figures[name];
  return has === undefined || wants === null || meets(has, wants)
    ? []
    : [{release, name, wants, has, kind: 'figure', by: []}];
}

const byNumbers = (has: string, wants: string): boolean => compareVersions(has, wants) >= 0;

/** Whether a version matches; `1.8.+` means the last 1.8 version. */
const byGradle = (has: string, wants: string): boolean =>
  has.endsWith('+') ? byNumbers(has, wants) : compareGradle(has, wants) >= 0;

/** Whether a Kotlin compiler reads what another one wrote: it does up to one minor version ahead. */
export function readsKotlin(compiler: string, written: string): boolean {
  const [major = 0, minor = 0] = written.split('.').map(Number);
  return byGradle(compiler, `${major}.${Math.max(minor - 1, 0)}.0`);
}

function androidCollisions(catalogue: Catalogue, project: Project, sdk: string): Collision[] {
  const row = catalogue.android.releases.find(({version}) => version === sdk);
  return row ? atLeast(project, 'minSdk', String(row.minSdk), sdk, byNumbers) : [];
}

/** Where the demo of an Android release builds with more than a project has. Unity has figures of its own. */
export function demoOf(
  catalogue: Catalogue,
  project: Project,
  sdk: string | undefined,
): Collision[] {
  const row = catalogue.android.releases.find(({version}) => version === sdk);
  return row && project.platform === 'android'
    ? [
        ...atLeast(project, 'compileSdk', String(row.compileSdk), row.version, byNumbers),
        ...(['agp', 'gradle'] as const).flatMap((name) =>
          atLeast(project, name, row[name], row.version, byGradle),
        ),
        ...atLeast(project, 'kotlin', row.kotlin, row.version, readsKotlin),
      ]
    : [];
}

/** Conflicts between a pod's pins and the project's pods: one per third-party pod. */
function clashes(
  {needs}: Pins,
  pods: Project['pods'],
): Pick<Collision, 'name' | 'wants' | 'has'>[] {
  const found = Object.entries(needs).flatMap(([pod, wants]) =>
    Object.entries(pods)
      .filter(([name, has]) => rootOf(name) === rootOf(pod) && !canMeet(has, wants))
      .map(([name, has]) => ({name, wants, has})),
  );
  return found.filter(({name}, index) => found.findIndex((one) => one.name === name) === index);
}

/** Result of checking an adapter of a release against a project. */
interface Judged {
  pod: string;
  /** Its newest version that fits; undefined if none does. */
  fitting: string | undefined;
  /** Its newest version; undefined if the release has none. */
  newest: string | undefined;
  pins: Pins | null;
}

/** Checks the core and the project's adapters in a release. */
function judged({ios}: Catalogue, project: Project, sdk: string): Judged[] {
  const target = project.figures.ios;
  return Object.entries(ios.pods)
    .filter(
      ([name]) =>
        name === CORE ||
        (!project.without.includes(name) && (project.adapters?.includes(name) ?? true)),
    )
    .map(([name, pod]) => {
      const versions = pod.versions.filter((version) => releasesOf(pod, version).includes(sdk));
      const [newest] = versions;
      const fitting = versions.find((version) => {
        const pins = pinsOf(pod, version);
        return !isLow(target, pins) && clashes(pins, project.pods).length === 0;
      });
      return {
        pod: name,
        newest,
        fitting,
        pins: newest === undefined ? null : pinsOf(pod, newest),
      };
    });
}

const isLow = (target: string | undefined, {minIos}: Pins): boolean =>
  target !== undefined && compareVersions(target, minIos) < 0;

/** Whether a release has a pod. */
const hasPod = ({ios}: Catalogue, name: string, sdk: string): boolean => {
  const pod = ios.pods[name];
  return pod?.versions.some((version) => releasesOf(pod, version).includes(sdk)) ?? false;
};

function iosCollisions(catalogue: Catalogue, project: Project, sdk: string): Collision[] {
  const target = project.figures.ios;
  const collisions: Collision[] = [];
  const targets: (Build & {minIos: string})[] = [];
  for (const {pod, newest, fitting, pins} of judged(catalogue, project, sdk)) {
    if (newest === undefined || !pins) {
      if (project.adapters) {
        const other = nowOf(pod, {has: (name) => hasPod(catalogue, name, sdk)});
        const now = other === pod ? {} : {now: other};
        collisions.push({
          release: sdk,
          name: pod,
          wants: '',
          has: '',
          kind: 'lack',
          by: [],
          ...now,
        });
      }
    } else if (fitting === undefined) {
      const build = {pod, version: newest};
      if (isLow(target, pins)) {
        targets.push({...build, minIos: pins.minIos});
      }
      collisions.push(
        ...clashes(pins, project.pods).map((clash): Collision => ({
          ...clash,
          release: sdk,
          kind: 'pin',
          by: [build],
        })),
      );
    }
  }
  // If the SDK itself has a requirement as high, leaving out adapters doesn't help.
  const core = targets.find(({pod}) => pod === CORE)?.minIos;
  const levels = [...new Set(targets.map(({minIos}) => minIos))]
    .filter((level) => core === undefined || compareVersions(level, core) >= 0)
    .sort((a, b) => compareVersions(b, a));
  return [
    ...levels.map((wants): Collision => ({
      release: sdk,
      name: 'ios',
      wants,
      has: target as string,
      kind: 'figure',
      by: wants === core ? [] : targets.filter(({minIos}) => minIos === wants),
    })),
    ...collisions,
  ];
}

/** The project with the Firebase pods of its Firebase Unity SDK. */
function withFirebase({unity}: Catalogue, project: Project): Project {
  const sdk = project.figures.firebase;
  const since =
    sdk && Object.keys(unity.firebase).find((version) => compareVersions(version, sdk) <= 0);
  return since
    ? {...project, pods: {'Firebase/Core': unity.firebase[since] as string, ...project.pods}}
    : project;
}

/** The newest Firebase Unity SDK whose pods meet a requirement, if the project has its pods from there. */
function throughFirebase(
  {unity}: Catalogue,
  {figures, pods}: Project,
  {kind, name, wants}: Collision,
): Pick<Collision, 'through'> {
  const fitting =
    kind === 'pin' && name === 'Firebase/Core' && figures.firebase && !pods[name]
      ? Object.entries(unity.firebase).find(([, pod]) => canMeet(pod, wants))
      : undefined;
  return fitting ? {through: {name: 'Firebase Unity SDK', wants: fitting[0]}} : {};
}

function unityCollisions(catalogue: Catalogue, project: Project, row: UnityRelease): Collision[] {
  return [
    ...atLeast(project, 'unity', row.editor, row.version, editorMeets),
    ...atLeast(project, 'edm4u', row.edm4u, row.version, byNumbers),
    ...androidCollisions(catalogue, project, row.android),
    ...iosCollisions(catalogue, withFirebase(catalogue, project), row.ios),
  ].map((collision) => ({
    ...collision,
    ...throughFirebase(catalogue, project, collision),
    release: row.version,
  }));
}

/** The releases of a platform, newest first. */
export const versionsOf = (catalogue: Catalogue, platform: Platform): string[] =>
  catalogue[platform].releases.map(({version}) => version);

/** Conflicts between a release and a project; empty if it fits. */
export function collisionsOf(
  catalogue: Catalogue,
  project: Project,
  release: string,
): readonly Collision[] {
  switch (project.platform) {
    case 'android':
      return androidCollisions(catalogue, project, release);
    case 'ios':
      return iosCollisions(catalogue, project, release);
    case 'unity': {
      const row = catalogue.unity.releases.find(({version}) => version === release);
      return row ? unityCollisions(catalogue, project, row) : [];
    }
  }
}

/**
 * Adapters of a release that fit a project only in an older version, with that
 * version. The release's pages list the newest.
 */
export function olderBuilds(catalogue: Catalogue, project: Project, release: string): Build[] {
  if (project.platform === 'android') {
    return [];
  }
  const row = catalogue.unity.releases.find(({version}) => version === release);
  const adapters =
    project.platform === 'ios'
      ? judged(catalogue, project, release)
      : judged(catalogue, withFirebase(catalogue, project), row?.ios ?? release);
  return adapters.flatMap(({pod, fitting, newest}) =>
    fitting !== undefined && fitting !== newest ? [{pod, version: fitting}] : [],
  );
}

/** Finds the releases that fit a project, and the conflicts of the others. */
export function answerOf(catalogue: Catalogue, project: Project): Answer {
  const all = versionsOf(catalogue, project.platform).map((release) => ({
    release,
    collisions: collisionsOf(catalogue, project, release),
  }));
  const fits = all.filter(({collisions}) => collisions.length === 0).map(({release}) => release);
  return {
    fits,
    demo: demoOf(catalogue, project, fits[0]),
    blocked: all.flatMap(({collisions}) => collisions),
    newer: catalogue.newer[project.platform],
  };
}

/** How to resolve a conflict. */
export type Change = 'raise' | 'lower' | 'leave-out';

/** Whether to raise or lower the project's version, or to leave out an adapter. */
export const changeOf = ({kind, wants, has}: Collision): Change =>
  kind === 'lack'
    ? 'leave-out'
    : kind === 'figure' || compareVersions(namedVersion(wants), namedVersion(has)) > 0
      ? 'raise'
      : 'lower';

/** Adapters to leave out so that a release fits; null if that doesn't help. */
export function leavingOut(collisions: readonly Collision[]): string[] | null {
  const names = collisions.flatMap(({kind, name, by}) =>
    kind === 'lack' ? [name] : by.length > 0 ? by.map(({pod}) => pod) : [CORE],
  );
  return names.includes(CORE) || collisions.length === 0 ? null : [...new Set(names)].sort();
}

/** The Appodeal pods of a release in their newest versions, with what these require. */
const newestPods = ({ios}: Catalogue, release: string): (Pins & {name: string})[] =>
  Object.entries(ios.pods).flatMap(([name, pod]) => {
    const version = pod.versions.find((one) => releasesOf(pod, one).includes(release));
    return version ? [{name, ...pinsOf(pod, version)}] : [];
  });

const highest = (targets: readonly Pick<Pins, 'minIos'>[]): string =>
  targets
    .map(({minIos}) => minIos)
    .sort(compareVersions)
    .at(-1) ?? '';

/** A release's requirement for a pod, with the newest adapters; null if there is none. */
export const needOf = (catalogue: Catalogue, release: string, name: string): string | null =>
  newestPods(catalogue, release).find(({needs}) => needs[name])?.needs[name] ?? null;

/** The deployment target of a release: of its core, and of the core with all adapters. */
export function targetsOf(catalogue: Catalogue, release: string): {core: string; all: string} {
  const pods = newestPods(catalogue, release);
  return {core: pods.find(({name}) => name === CORE)?.minIos ?? '', all: highest(pods)};
}

import {
  releasesOf,
  type Catalogue,
  type Pins,
  type Platform,
  type Pod,
  type UnityRelease,
} from './catalogue';
import {compareVersions} from './compare';
import {compareGradle} from './gradle';
import {canMeet, namedVersion, rootOf} from './pods';
import type {Figure, Project} from './project';
import {editorMeets} from './unity';

/** A pod of ours in the version that a release has of it. */
export interface Build {
  pod: string;
  version: string;
}

/** What of a release does not go with what a project has. */
export interface Collision {
  release: string;
  /** Name of what the project has: a figure, a pod, or an adapter that the release lacks. */
  name: string;
  /** What the release asks for; empty where it lacks the adapter. */
  wants: string;
  has: string;
  kind: 'figure' | 'pin' | 'lack';
  /** The pods of ours that ask for it; empty where the SDK itself does. */
  by: readonly Build[];
}

/** What fits a project. */
export interface Answer {
  /** Newest first. */
  fits: readonly string[];
  /** Of the releases that do not fit, newest first. */
  blocked: readonly Collision[];
  /** Releases that are known by number only. */
  newer: readonly string[];
}

const CORE = 'Appodeal';

/** What a version of a pod of ours needs. */
export function pinsOf({versions, pins}: Pod, version: string): Pins {
  const at = versions.indexOf(version);
  const since = Object.keys(pins).find((key) => versions.indexOf(key) >= at);
  return pins[since as string] as Pins;
}

/** A figure that has to be at least what a release says. */
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

/** `1.8.+` is the last of 1.8. */
const byGradle = (has: string, wants: string): boolean =>
  has.endsWith('+') ? byNumbers(has, wants) : compareGradle(has, wants) >= 0;

function androidCollisions(catalogue: Catalogue, project: Project, sdk: string): Collision[] {
  const row = catalogue.android.releases.find(({version}) => version === sdk);
  return row
    ? [
        ...atLeast(project, 'minSdk', String(row.minSdk), sdk, byNumbers),
        ...atLeast(project, 'compileSdk', String(row.compileSdk), sdk, byNumbers),
        ...atLeast(project, 'agp', row.agp, sdk, byGradle),
        ...atLeast(project, 'gradle', row.gradle, sdk, byGradle),
        ...atLeast(project, 'kotlin', row.kotlin, sdk, byGradle),
      ]
    : [];
}

/** Where the pins of a pod do not go with the project's pods: one entry for each foreign pod. */
function clashes(
  {needs}: Pins,
  pods: Project['pods'],
): {name: string; wants: string; has: string}[] {
  const found = new Map<string, {name: string; wants: string; has: string}>();
  for (const [pod, wants] of Object.entries(needs)) {
    for (const [name, has] of Object.entries(pods)) {
      if (rootOf(name) === rootOf(pod) && !found.has(name) && !canMeet(has, wants)) {
        found.set(name, {name, wants, has});
      }
    }
  }
  return [...found.values()];
}

/** How an adapter of a release goes with a project. */
interface Judged {
  pod: string;
  /** The newest of its versions that fits; null where none does. */
  fitting: string | null;
  /** The newest of its versions; undefined where the release has none. */
  newest: string | undefined;
  pins: Pins | null;
}

/** Judges the core and the adapters that a project uses in a release. */
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
        fitting: fitting ?? null,
        pins: newest === undefined ? null : pinsOf(pod, newest),
      };
    });
}

const isLow = (target: string | undefined, {minIos}: Pins): boolean =>
  target !== undefined && compareVersions(target, minIos) < 0;

function iosCollisions(catalogue: Catalogue, project: Project, sdk: string): Collision[] {
  const target = project.figures.ios;
  const collisions: Collision[] = [];
  const targets: (Build & {minIos: string})[] = [];
  for (const {pod, newest, fitting, pins} of judged(catalogue, project, sdk)) {
    if (newest === undefined || !pins) {
      if (project.adapters) {
        collisions.push({release: sdk, name: pod, wants: '', has: '', kind: 'lack', by: []});
      }
    } else if (fitting === null) {
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
  if (targets.length > 0) {
    const wants = targets
      .map(({minIos}) => minIos)
      .sort(compareVersions)
      .at(-1) as string;
    collisions.unshift({
      release: sdk,
      name: 'ios',
      wants,
      has: target as string,
      kind: 'figure',
      // Where the SDK itself asks for more, no adapter left out helps.
      by: targets.some(({pod}) => pod === CORE) ? [] : targets,
    });
  }
  return collisions;
}

/** The project with the Firebase pods that Firebase's Unity SDK brings. */
function withFirebase({unity}: Catalogue, project: Project): Project {
  const sdk = project.figures.firebase;
  const since =
    sdk && Object.keys(unity.firebase).find((version) => compareVersions(version, sdk) <= 0);
  return since
    ? {...project, pods: {'Firebase/Core': unity.firebase[since] as string, ...project.pods}}
    : project;
}

function unityCollisions(catalogue: Catalogue, project: Project, row: UnityRelease): Collision[] {
  return [
    ...atLeast(project, 'unity', row.editor, row.version, editorMeets),
    ...atLeast(project, 'edm4u', row.edm4u, row.version, byNumbers),
    ...androidCollisions(catalogue, project, row.android),
    ...iosCollisions(catalogue, withFirebase(catalogue, project), row.ios),
  ].map((collision) => ({...collision, release: row.version}));
}

/** The releases of a platform, newest first. */
export const versionsOf = (catalogue: Catalogue, platform: Platform): string[] =>
  catalogue[platform].releases.map(({version}) => version);

/** What of a release does not go with a project; empty where it fits. */
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
 * The adapters of a release that go with a project in an older version only,
 * with that version; the release's pages name the newest.
 */
export function olderBuilds(catalogue: Catalogue, project: Project, release: string): Build[] {
  if (project.platform === 'android') {
    return [];
  }
  const {unity} = catalogue;
  const sdk = unity.releases.find(({version}) => version === release)?.ios ?? release;
  return project.platform === 'ios'
    ? older(judged(catalogue, project, release))
    : older(judged(catalogue, withFirebase(catalogue, project), sdk));
}

const older = (adapters: readonly Judged[]): Build[] =>
  adapters.flatMap(({pod, fitting, newest}) =>
    fitting !== null && fitting !== newest ? [{pod, version: fitting}] : [],
  );

/** Says which releases go with what a project has, and what of the others does not. */
export function answerOf(catalogue: Catalogue, project: Project): Answer {
  const all = versionsOf(catalogue, project.platform).map((release) => ({
    release,
    collisions: collisionsOf(catalogue, project, release),
  }));
  return {
    fits: all.filter(({collisions}) => collisions.length === 0).map(({release}) => release),
    blocked: all.flatMap(({collisions}) => collisions),
    newer: catalogue.newer[project.platform],
  };
}

/** What is to be done about a collision. */
export type Change = 'raise' | 'lower' | 'leave-out';

/** Whether what the project has is to be raised or lowered. */
export const changeOf = ({kind, wants, has}: Collision): Change =>
  kind === 'lack'
    ? 'leave-out'
    : kind === 'figure' || compareVersions(namedVersion(wants), namedVersion(has)) > 0
      ? 'raise'
      : 'lower';

/** The adapters without which a release would fit; null where leaving out does not help. */
export function leavingOut(collisions: readonly Collision[]): string[] | null {
  const names = collisions.flatMap(({kind, name, by}) =>
    kind === 'lack' ? [name] : by.length > 0 ? by.map(({pod}) => pod) : [CORE],
  );
  return names.includes(CORE) || collisions.length === 0 ? null : [...new Set(names)].sort();
}

/** What a release asks of a pod, in the newest versions of its adapters; null where nothing does. */
export function needOf({ios}: Catalogue, release: string, name: string): string | null {
  for (const pod of Object.values(ios.pods)) {
    const version = pod.versions.find((one) => releasesOf(pod, one).includes(release));
    const wants = version && pinsOf(pod, version).needs[name];
    if (wants) {
      return wants;
    }
  }
  return null;
}

/** The deployment target of a release: of its core, and of all its adapters together. */
export function targetsOf({ios}: Catalogue, release: string): {core: string; all: string} {
  const targets = Object.entries(ios.pods).flatMap(([name, pod]) => {
    const version = pod.versions.find((one) => releasesOf(pod, one).includes(release));
    return version ? [{name, minIos: pinsOf(pod, version).minIos}] : [];
  });
  return {
    core: targets.find(({name}) => name === CORE)?.minIos ?? '',
    all:
      targets
        .map(({minIos}) => minIos)
        .sort(compareVersions)
        .at(-1) ?? '',
  };
}

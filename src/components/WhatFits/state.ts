import {compareVersions} from '@help-center/build-files/versions';
import {
  answerOf,
  collisionsOf,
  leavingOut,
  olderBuilds,
  platforms,
  projectOf,
  versionsOf,
  type Answer,
  type Build,
  type Catalogue,
  type Collision,
  type Misuse,
  type Platform,
  type Project,
} from '@help-center/sdk-rules/fits';
import type {UpgradeStep} from '@help-center/sdk-rules/upgrades';

/** The reader's input, as the page's address has it. */
export interface State {
  platform: Platform;
  /** The project's release; empty if not given. */
  sdk: string;
  /** Values by name, figures and pods alike, as they were typed. */
  has: Readonly<Record<string, string>>;
  /** Adapters to leave out. */
  without: readonly string[];
}

export const START: State = {platform: 'android', sdk: '', has: {}, without: []};

/** More than any project has to say. */
const MAX_PAIRS = 120;
const MAX_LENGTH = 200;

/** Reads the state from an address; other parameters are ignored. */
export function readState(search: string): State {
  const query = new URLSearchParams(search.slice(0, 20_000));
  const platform = platforms.find((known) => known === query.get('platform')) ?? START.platform;
  const has = query
    .getAll('has')
    .slice(0, MAX_PAIRS)
    .flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 && pair.length <= MAX_LENGTH ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
    });
  return {
    platform,
    sdk: (query.get('sdk') ?? '').slice(0, 20),
    has: Object.fromEntries(has) as Record<string, string>,
    without: query.getAll('without').slice(0, MAX_PAIRS),
  };
}

/** The address's query for a state; other parameters stay. */
export function writeState(search: string, {platform, sdk, has, without}: State): string {
  const query = new URLSearchParams(search);
  for (const name of ['platform', 'sdk', 'has', 'without']) {
    query.delete(name);
  }
  const pairs = Object.entries(has).filter(([, value]) => value.trim() !== '');
  if (platform !== START.platform || sdk !== '' || pairs.length > 0) {
    query.set('platform', platform);
  }
  if (sdk !== '') {
    query.set('sdk', sdk);
  }
  pairs.forEach(([name, value]) => query.append('has', `${name}=${value.trim()}`));
  without.forEach((name) => query.append('without', name));
  const text = query.toString();
  return text && `?${text}`;
}

/** The state that a project found in texts makes. */
export const stateOf = ({platform, sdk, figures, pods, adapters}: Project): State => ({
  platform,
  sdk: sdk ?? '',
  has: {
    ...(figures as Record<string, string>),
    ...pods,
    ...Object.fromEntries((adapters ?? []).map((name) => [name, '>= 0'])),
  },
  without: [],
});

/** The answer to a state. */
export interface Solution extends Answer {
  /** Input that could not be parsed, by name. */
  misuses: Readonly<Record<string, Misuse>>;
  project: Project;
  /** The newest release that fits. */
  best: string | null;
  /** Adapters that fit in an older version of that release only. */
  older: readonly Build[];
  /** Conflicts of the newest release, if it doesn't fit. */
  newest: readonly Collision[];
  /** Adapters without which the newest release would fit; null where that is no way. */
  without: readonly string[] | null;
  /** Steps of the guide from the project's release to the best one, in their order. */
  steps: readonly UpgradeStep[];
  /** How the project's release compares with those of the pages, if it isn't one of them. */
  own: 'newer' | 'older' | null;
}

/** Answers a state; input that can't be parsed is left out and reported. */
export function solve(
  catalogue: Catalogue,
  steps: readonly UpgradeStep[],
  {platform, sdk, has, without}: State,
): Solution {
  const misuses: Record<string, Misuse> = {};
  const pairs = Object.entries(has).flatMap(([name, value]) => {
    if (value.trim() === '') {
      return [];
    }
    const pair = `${name}=${value.trim()}`;
    const read = projectOf(catalogue, [platform, pair]);
    if ('misuse' in read) {
      // Input for another platform is kept.
      const isOthers = platforms.some(
        (other) => other !== platform && !('misuse' in projectOf(catalogue, [other, pair])),
      );
      if (!isOthers) {
        misuses[name] = read.misuse;
      }
      return [];
    }
    return [pair];
  });
  const read = projectOf(catalogue, [platform, ...pairs]);
  const found = 'misuse' in read ? null : read.project;
  const project: Project = {
    ...(found as Project),
    sdk: sdk || (found?.sdk ?? null),
    without,
  };
  const answer = answerOf(catalogue, project);
  const versions = versionsOf(catalogue, platform);
  const [latest = ''] = versions;
  const best = answer.fits[0] ?? null;
  const newest = collisionsOf(catalogue, project, latest);
  const release = project.sdk;
  return {
    ...answer,
    misuses,
    project,
    best,
    older: best ? olderBuilds(catalogue, project, best) : [],
    newest,
    without: leavingOut(newest),
    steps: release && best ? stepsBetween(versions, steps, release, best) : [],
    own:
      release === null || versions.includes(release)
        ? null
        : compareVersions(release, latest) > 0
          ? 'newer'
          : 'older',
  };
}

/** The steps of the guide between two releases, in the order in which they are done. */
function stepsBetween(
  versions: readonly string[],
  steps: readonly UpgradeStep[],
  from: string,
  to: string,
): UpgradeStep[] {
  const between = versions.filter(
    (version) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
  return steps
    .filter((step) =>
      between.some(
        (version) =>
          compareVersions(version, step.from) > 0 && compareVersions(version, step.to) <= 0,
      ),
    )
    .reverse();
}

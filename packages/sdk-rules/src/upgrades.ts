import {compareVersions} from '@help-center/build-files/versions';
import type {Platform} from './types';

/** What changes with a release, in one language. */
export interface UpgradeRelease {
  version: string;
  /** What it needs that the one before did not, in words, by the name of the fact. */
  needs: Readonly<Record<string, string>>;
  /** May hold code between backticks. */
  changes: readonly string[];
  /** Names that are gone, and what takes their place. */
  removed: readonly {name: string; instead: string | null}[];
  /** Names that it brought. */
  added: readonly string[];
  /** Versions of adapters by name; null where they are not known. */
  adapters: Readonly<Record<string, string>> | null;
}

/** A section of the upgrade guide. */
export interface UpgradeStep {
  /** Id of its heading. */
  id: string;
  /** As the heading names them: `3.5.x` stands for every 3.5. */
  from: string;
  to: string;
}

export interface UpgradeData {
  /** Newest first. */
  releases: readonly UpgradeRelease[];
  /** In the order of the guide: newest first. */
  steps: readonly UpgradeStep[];
}

export type UpgradePlans = Readonly<Record<Platform, UpgradeData>>;

/** What changes between two releases. */
export interface Plan {
  /** Sections of the guide, in the order in which they are done. */
  steps: readonly UpgradeStep[];
  /** What the app and its build need from now on. */
  needs: readonly string[];
  /** Adapters by what happens to them; null where their versions are not known. */
  adapters: {
    /** Names by `old → new`. */
    raised: readonly [change: string, names: readonly string[]][];
    added: readonly string[];
    removed: readonly string[];
  } | null;
  renamed: readonly {name: string; instead: string}[];
  removed: readonly string[];
  added: readonly string[];
  /** Newest first; may hold code between backticks. */
  changes: readonly {version: string; text: string}[];
}

/** The releases that one can come from on the way to another: all that are older. */
export const sourcesOf = ({releases}: UpgradeData, to: string): string[] =>
  releases.map(({version}) => version).filter((version) => compareVersions(version, to) < 0);

/** Compares the adapters of two releases. */
function adaptersBetween(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): NonNullable<Plan['adapters']> {
  const raised = new Map<string, string[]>();
  for (const [name, version] of Object.entries(after)) {
    const old = before[name];
    if (old !== undefined && old !== version) {
      const change = `${old} → ${version}`;
      raised.set(change, [...(raised.get(change) ?? []), name]);
    }
  }
  return {
    raised: [...raised].sort(([, a], [, b]) => b.length - a.length),
    added: Object.keys(after).filter((name) => !(name in before)),
    removed: Object.keys(before).filter((name) => !(name in after)),
  };
}

/**
 * The steps of an upgrade.
 *
 * @param from - an older release than `to`; both are in the data
 * @returns nothing to do where they are not
 */
export function planOf(data: UpgradeData, from: string, to: string): Plan {
  const between = data.releases.filter(
    ({version}) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
  const at = (wanted: string) => data.releases.find(({version}) => version === wanted);
  const [before, after] = [at(from)?.adapters, at(to)?.adapters];
  const removed = between.flatMap((release) => release.removed);
  return {
    steps: data.steps
      .filter((step) =>
        between.some(
          ({version}) =>
            compareVersions(version, step.from) > 0 && compareVersions(version, step.to) <= 0,
        ),
      )
      .reverse(),
    // If several releases raise a requirement, the newest one counts.
    needs: Object.values(
      Object.assign({}, ...[...between].reverse().map(({needs}) => needs)) as Record<
        string,
        string
      >,
    ),
    adapters: before && after ? adaptersBetween(before, after) : null,
    renamed: removed.flatMap(({name, instead}) => (instead === null ? [] : [{name, instead}])),
    removed: removed.flatMap(({name, instead}) => (instead === null ? [name] : [])),
    added: between.flatMap((release) => release.added),
    changes: between.flatMap(({version, changes}) => changes.map((text) => ({version, text}))),
  };
}

/** Names as code; artifacts of one Maven group follow the group, which is written once. */
export function listed(names: readonly string[]): string {
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const [group, artifact = ''] = name.split(':');
    const key = artifact && group ? group : '';
    groups.set(key, [...(groups.get(key) ?? []), key ? artifact : `\`${name}\``]);
  }
  return [...groups]
    .map(([group, all]) => `${group && `\`${group}\`: `}${all.join(', ')}`)
    .join('; ');
}

/** A part of a plan for display: a heading and lines with code in backticks. */
export interface Part {
  title: string;
  /** Each with where it leads, or with what it counts up, folded away until it is asked for. */
  lines: readonly {text: string; to?: string; names?: string}[];
}

/** A plan as Markdown. */
export const planMarkdown = (title: string, parts: readonly Part[]): string =>
  `${[
    `# ${title}`,
    ...parts.map(
      (part) =>
        `## ${part.title}\n\n${part.lines
          .map(({text, to, names}) =>
            to === undefined ? `- ${text}${names ? `: ${names}` : ''}` : `- [${text}](${to})`,
          )
          .join('\n')}`,
    ),
  ].join('\n\n')}\n`;

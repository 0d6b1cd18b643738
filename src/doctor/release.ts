import {adNetworks, releaseRequirements} from '@site/config/catalogue';
import {artifactsOf, podsOf} from '@site/config/artifacts';
import {latestVersion, releasesOf, supportStatuses, type Release} from '@site/config/releases';
import type {Localized} from '@site/config/locales';
import type {Platform} from '@site/config/platforms';
import {compareVersions} from '@help-center/version-rules';
import {homes, type Choice, type Item, describe} from '@help-center/app-rules/builder';
import {
  checkChoice,
  conflictsOf,
  engineAdaptersOf,
  itemsOf,
} from '@site/src/components/IntegrationBuilder/rules';
import type {Report} from './findings';
import builderWords from '@site/data/words/builder.json';
import {words} from './words';

/** A library or pod that a build file names. */
export interface Dependency {
  /** Maven group and name, or name of the pod. */
  name: string;
  /** Null where the file leaves it to something else. */
  version: string | null;
  file: string;
  line: number;
}

/** Whether `data/ad-networks.json` lists what this release consists of. */
export const isCovered = (version: string): boolean => adNetworks.releases.includes(version);

/** What is known to belong to the SDK in any release that is covered. */
const ownNames = new Set(
  adNetworks.releases.flatMap((version) => [
    ...artifactsOf(version).keys(),
    ...podsOf(version).keys(),
  ]),
);
const OWN = /^(?:com\.appodeal[\w.]*:|APD\w|Appodeal)/;

/** The release that a version is a build of: builds have a fourth number, and a plus leaves it open. */
export const releaseIn = (version: string | null): string | null =>
  /^(\d{1,4}\.\d{1,4}\.\d{1,4})(?:[.-][\w.+-]{1,40})?$/.exec(version ?? '')?.[1] ?? null;

/**
 * Judges the release of the SDK itself.
 *
 * @returns the release; null where it is left open, or these pages don't know it
 */
export function checkRelease(
  report: Report,
  platform: Platform,
  {name, version, file, line}: Dependency,
): Release | null {
  const list = releasesOf(platform);
  const latest = latestVersion(platform);
  const release = releaseIn(version);
  const at = list.findIndex(({version: known}) => known === release);
  const place = {file, line};
  if (version === null || release === null || at === 0) {
    return list[at] ?? null;
  }
  if (at === -1) {
    const isNewer = compareVersions(release, latest) > 0;
    report.own(
      platform,
      isNewer ? 'newer-release' : 'unknown-release',
      {...place, level: isNewer ? 'info' : 'error', page: `/${platform}/changelog`},
      {name, version, latest},
    );
    return null;
  }
  const ended = supportStatuses(list)[at] === 'ended';
  report.own(
    platform,
    ended ? 'ended-release' : 'older-release',
    {...place, level: ended ? 'warning' : 'info', page: `/${platform}/upgrade-guide`},
    {version: release, latest},
  );
  return list[at] ?? null;
}

/** Whether a version, or one that `+` stands for, is a build of a release. */
function isBuildOf(release: string, name: string, version: string, expected: readonly string[]) {
  const open = /^([\d.]{1,40}\.)\+$/.exec(version)?.[1];
  return (
    expected.some((one) => one === version || (open && one.startsWith(open))) ||
    // Only the core tells the release; everything of one release that was ever built goes with it.
    (releaseIn(version) === release &&
      (/^com\.appodeal\.ads(?:\.sdk:core|:sdk)$/.test(name) ||
        releaseRequirements.android.adapters[name]?.includes(version)))
  );
}

/** Compares what a build names with what the release consists of. */
export function checkVersions(
  report: Report,
  platform: Platform,
  release: string,
  dependencies: readonly Dependency[],
  system: 'android' | 'ios',
): void {
  const known = system === 'android' ? artifactsOf(release) : podsOf(release);
  const page =
    platform === 'unity'
      ? '/unity/advanced/appodeal-plugin-manager#builder'
      : `/${platform}/advanced/configure-mediated-networks#own-list`;
  for (const {name, version, file, line} of dependencies) {
    const expected = known.get(name);
    if (!expected) {
      if (OWN.test(name) || ownNames.has(name)) {
        report.own(
          platform,
          'unknown-artifact',
          {file, line, level: 'error', page},
          {name, release},
        );
      }
    } else if (
      version !== null &&
      expected.length > 0 &&
      !/[[\](),]/.test(version) &&
      !isBuildOf(release, name, version, expected)
    ) {
      report.own(
        platform,
        'version',
        {file, line, level: 'error', page},
        {name, release, found: version, expected: expected[0] as string},
      );
    }
  }
}

const nameOf = (coordinate: string): string => coordinate.replace(/:[^:]*$/, '');

/** Which networks and services a build holds, as the integration builder has them. */
export function choiceOf(
  platform: Platform,
  release: string,
  has: (name: string) => boolean,
): Choice {
  const items = itemsOf(platform, release);
  const own = ({android, ios}: Pick<Item, 'android' | 'ios'>): boolean =>
    (android !== null && has(nameOf(android))) || (ios !== null && has(ios.name));
  const everything: Choice = {
    adTypes: [],
    networks: items.map(({id}) => id),
    services: [],
    admobAppId: '',
  };
  const reached = engineAdaptersOf(platform, release, everything)
    .filter(own)
    .map(({network}) => network);
  const picked = items.filter(
    (item) => own(item) || (item.kind === 'network' && reached.includes(item.id)),
  );
  return {
    adTypes: [],
    networks: picked.filter(({kind}) => kind === 'network' || kind === 'engine').map(({id}) => id),
    services: picked.filter(({kind}) => kind === 'service').map(({id}) => id),
    admobAppId: '',
  };
}

/** Findings of the builder that concern a build; its questions about ids are answered by other files. */
const OF_A_SET = new Set(['pin-clash', 'requirement', 'two-attribution-services']);

/**
 * Asks the integration builder about a set.
 *
 * @param solved - ids of conflicts that the app has dealt with
 */
export function checkSet(
  report: Report,
  platform: Platform,
  release: string,
  choice: Choice,
  {file, line}: Dependency,
  solved: readonly string[] = [],
): void {
  const conflicts = conflictsOf(platform, release, choice)
    .filter(({conflict}) => conflict.with.length > 0 && !solved.includes(conflict.id))
    .map(({name, conflict: {text}}) => ({level: 'warning', kind: 'conflict', name, text}) as const);
  const others = checkChoice(platform, release, choice).filter(({kind}) => OF_A_SET.has(kind));
  for (const finding of [...others, ...conflicts]) {
    report.add({
      level: finding.level,
      file,
      line,
      rule: `set/${finding.kind}`,
      message: describe(finding, builderWords, report.say),
      fix: report.say(words.set),
      page: `/${platform}/${homes[platform]}#builder`,
    });
  }
}

/** What of a platform's settings a set cannot do without, by the key. */
export function neededKeys(
  platform: 'android' | 'ios',
  choice: Choice,
): {key: string; name: string; text: Localized | null}[] {
  const file = platform === 'android' ? 'manifest' : 'info-plist';
  return [
    ...adNetworks.networks.filter(({id}) => choice.networks.includes(id)),
    ...adNetworks.services.filter(({id}) => choice.services.includes(id)),
  ].flatMap(({name, needs, withoutKeys = null}) =>
    needs
      .filter((need) => need.platform === platform && need.file === file)
      .map(({key}) => ({key, name, text: withoutKeys})),
  );
}

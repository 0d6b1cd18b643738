import {isExcluded, PUBLIC_SPECS, type Build, type Dependency} from '@help-center/build-files';
import {canMeet, compareVersions, gradleAccepts, rootOf} from '@help-center/build-files/versions';
import {
  isAppPlugin,
  isCore,
  isEngineAdapter,
  isOwn,
  NETWORK_LIBRARIES,
  nowOf,
} from '@help-center/sdk-data/ours';
import {describe, homes, idsOf, type Choice, type Item} from '../builder';
import type {Localized, Platform} from '../types';
import type {Report} from './findings';
import {latestOf, type Release, type Site} from './site';

/** The release that a version is a build of: builds have a fourth number, and a plus leaves it open. */
export const releaseIn = (version: string | null): string | null =>
  /^(\d{1,4}\.\d{1,4}\.\d{1,4})(?:[.-][\w.+-]{1,40})?$/.exec(version ?? '')?.[1] ?? null;

/**
 * Checks the SDK's own release.
 *
 * @returns the release; null if the build leaves it open or these pages don't cover it
 */
export function checkRelease(
  report: Report,
  platform: Platform,
  place: Pick<Dependency, 'name' | 'version' | 'file' | 'line'>,
): Release | null {
  const {site} = report;
  const {name, version} = place;
  const list = site.releasesOf(platform);
  const latest = latestOf(site, platform).version;
  const release = releaseIn(version);
  const at = list.findIndex(({version: known}) => known === release);
  if (release === null) {
    const kind = isAppPlugin(name) ? 'wrapped-release' : 'open-release';
    report.own(`${platform}/${kind}`, 'info', place, `/${platform}/changelog`, {name, latest});
  }
  if (version === null || release === null || at === 0) {
    return list[at] ?? null;
  }
  // What came before the first release that these pages know is real, and its support has ended.
  const isBefore = compareVersions(release, list.at(-1)?.version ?? release) < 0;
  if (at === -1 && !isBefore) {
    const isNewer = compareVersions(release, latest) > 0;
    const [kind, level] = isNewer ? (['newer', 'info'] as const) : (['unknown', 'error'] as const);
    const page = `/${platform}/changelog`;
    report.own(`${platform}/${kind}-release`, level, place, page, {name, version, latest});
    if (isNewer) {
      report.newer.add(platform);
    }
    return null;
  }
  if (!site.covered.includes(release)) {
    report.unjudged.add('versions').add('sets');
  }
  if (isBefore) {
    report.unjudged.add('keys');
  }
  if (isBefore || platform === 'unity') {
    report.unjudged.add('minimums');
  }
  const ended = isBefore || site.isEnded(platform, release);
  const [kind, level] = ended ? (['ended', 'warning'] as const) : (['older', 'info'] as const);
  const page = `/${platform}/upgrade-guide`;
  report.own(`${platform}/${kind}-release`, level, place, page, {version: release, latest});
  return list[at] ?? null;
}

/** The first three numbers of a version, such as a range up to the next minor version begins with. */
const minorOf = (version: string): string => version.split('.').slice(0, 3).join('.');

/** Whether a version, one that `+` stands for, or one in a range is a build of a release. */
export function isBuildOf(
  {published}: Pick<Site, 'published'>,
  release: string,
  name: string,
  version: string,
  expected: readonly string[],
): boolean {
  if (/^[[\](]/.test(version)) {
    return expected.some((one) => gradleAccepts(version, one));
  }
  const open = /^(\d+\.\d+\.[\d.]{0,40})\+$/.exec(version)?.[1];
  return (
    expected.some((one) => one === version || (open && one.startsWith(open))) ||
    // What the SDK's pods ask for of an engine's is a range up to the next minor version.
    (!name.includes(':') &&
      /^\d[\d.]*$/.test(version) &&
      !isOwn(name) &&
      expected.some((one) => canMeet(`>= ${one}, ~> ${minorOf(one)}`, `= ${version}`))) ||
    // Only the core tells the release; everything of one release that was ever built goes with it.
    (releaseIn(version) === release && (isCore(name) || (published[name] ?? []).includes(version)))
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
  const {site} = report;
  const known = system === 'android' ? site.artifactsOf(release) : site.podsOf(release);
  /** Artifacts and pods that belong to the SDK in any release. */
  const sdkNames = new Set(
    site.covered.flatMap((version) => [
      ...site.artifactsOf(version).keys(),
      ...site.podsOf(version).keys(),
    ]),
  );
  const page =
    platform === 'unity'
      ? '/unity/advanced/appodeal-plugin-manager#builder'
      : `/${platform}/advanced/configure-mediated-networks#own-list`;
  for (const dependency of dependencies) {
    const {name, version: found} = dependency;
    const versions = known.get(name) ?? (system === 'ios' ? known.get(rootOf(name)) : undefined);
    const [expected] = versions ?? [];
    if (!versions && (isOwn(name) || isEngineAdapter(name) || sdkNames.has(name))) {
      report.own(`${platform}/unknown-artifact`, 'error', dependency, page, {name, release});
    } else if (
      found !== null &&
      versions &&
      expected &&
      !isBuildOf(site, release, name, found, versions)
    ) {
      const values = {name, release, found, expected};
      report.own(`${platform}/version`, 'error', dependency, page, values);
    }
  }
}

/** A Maven coordinate without its version. */
export const nameOf = (coordinate: string | undefined): string =>
  (coordinate ?? '').replace(/:[^:]*$/, '');

/** All networks and engines of a release. */
const everythingOf = (builder: Site['builder'], platform: Platform, release: string): Choice => ({
  adTypes: [],
  networks: builder.itemsOf(platform, release).map(({id}) => id),
  services: [],
  admobAppId: '',
});

/**
 * The libraries of the networks in the full package, by the engine or network that brings them.
 *
 * @returns of each network its name, what a build keeps out of it, and what it still holds
 */
export function networksIn(
  {builder}: Pick<Site, 'builder'>,
  release: string,
  build: Pick<Build, 'excluded'>,
): {name: string; out: string[]; left: string[]}[] {
  const items = builder.itemsOf('android', release);
  const adapters = builder
    .engineAdaptersOf('android', release, everythingOf(builder, 'android', release))
    // What an engine reaches goes with it.
    .filter(({engine}) => {
      const own = items.find(({id}) => id === engine)?.android;
      return !own || !isExcluded(build, nameOf(own));
    });
  return items.map(({id, name, kind, android}) => {
    const parts = [
      ...(android ? [nameOf(android)] : []),
      ...adapters.flatMap((one) =>
        kind !== 'service' && one.pickedAs === id && one.android ? [nameOf(one.android)] : [],
      ),
    ];
    const library = kind === 'service' ? undefined : NETWORK_LIBRARIES[id];
    const isOut = (part: string): boolean =>
      isExcluded(build, part) || (library !== undefined && isExcluded(build, library));
    return {name, out: parts.filter(isOut), left: parts.filter((part) => !isOut(part))};
  });
}

/** Which networks and services a build holds, as the integration builder has them. */
export function choiceOf(
  {builder}: Pick<Site, 'builder'>,
  platform: Platform,
  release: string,
  has: (name: string) => boolean,
): Choice {
  const items = builder.itemsOf(platform, release);
  const isUsed = ({android, ios}: Pick<Item, 'android' | 'ios'>): boolean =>
    (android !== null && has(nameOf(android))) || (ios !== null && has(ios.name));
  const reached = builder
    .engineAdaptersOf(platform, release, everythingOf(builder, platform, release))
    .filter(isUsed)
    .flatMap(({network, pickedAs}) => [network, pickedAs]);
  const picked = items.filter(
    (item) => isUsed(item) || (item.kind === 'network' && reached.includes(item.id)),
  );
  return {adTypes: [], ...idsOf(picked), admobAppId: ''};
}

/** Findings of the builder that concern a build; its questions about ids are answered by other files. */
const OF_A_SET = new Set(['pin-clash', 'requirement', 'two-attribution-services']);

/**
 * Asks the integration builder about a set.
 *
 * @param solved - ids of conflicts that the app has dealt with
 * @param isWhole - whether it is the full package, which the app has not put together itself
 */
export function checkSet(
  report: Report,
  platform: Platform,
  release: string,
  choice: Choice,
  {file, line}: Pick<Dependency, 'file' | 'line'>,
  {solved = [], isWhole = false}: {solved?: readonly string[]; isWhole?: boolean} = {},
): void {
  const {builder, builderWords, words} = report.site;
  const conflicts = builder
    .conflictsOf(platform, release, choice)
    .filter(({conflict}) => conflict.with.length > 0 && !solved.includes(conflict.id))
    .map(({name, conflict: {text}}) => ({level: 'warning', kind: 'conflict', name, text}) as const);
  const others = builder
    .checkChoice(platform, release, choice)
    .filter(({kind}) => OF_A_SET.has(kind));
  for (const finding of [...others, ...conflicts]) {
    // Two services work beside each other.
    const isNote = isWhole || finding.kind === 'two-attribution-services';
    report.add({
      level: isNote && finding.level === 'warning' ? 'info' : finding.level,
      file,
      line,
      rule: `set/${finding.kind}`,
      message: describe(finding, builderWords, report.say),
      fix: report.say(words.set),
      page: `/${platform}/${homes[platform]}#builder`,
    });
  }
}

/** The keys that a set wants of a platform's settings, and an app lacks, by network; without the optional ones the app runs all the same. */
export function keysLacking(
  {networks, services}: Pick<Site, 'networks' | 'services'>,
  platform: 'android' | 'ios',
  choice: Choice,
  lacks: (key: string) => boolean,
): {name: string; text: Localized | null; required: string[]; optional: string[]}[] {
  const file = platform === 'android' ? 'manifest' : 'info-plist';
  return [
    ...networks.filter(({id}) => choice.networks.includes(id)),
    ...services.filter(({id}) => choice.services.includes(id)),
  ].map(({name, needs, withoutKeys = null}) => {
    const keys = needs.filter(
      (need) => need.platform === platform && need.file === file && lacks(need.key),
    );
    const of = (isOptional: boolean): string[] =>
      keys.flatMap(({key, optional = false}) => (optional === isOptional ? [key] : []));
    return {name, text: withoutKeys, required: of(false), optional: of(true)};
  });
}

/** What a build of a release holds whose own parts aren't known, by the names that they have in a known one. */
export function choiceByNames(
  site: Site,
  platform: 'android' | 'ios',
  names: readonly string[],
): Choice {
  const release = site.covered.at(-1) as string;
  const known = platform === 'ios' ? site.podsOf(release) : site.artifactsOf(release);
  const now = new Set(names.map((name) => nowOf(name, known)));
  return choiceOf(site, platform, release, (name) => now.has(name));
}

/** The first release with pods of a repository other than Appodeal's and CocoaPods' own. */
const MORE_SOURCES_SINCE = '3.3.0';

/** The SDK's own sources that pods lack for a release; of an unknown one, those that all need. */
export function missingSources(
  {podSources}: Pick<Site, 'podSources'>,
  text: string,
  release: string | null,
): string[] {
  const needed =
    release !== null && compareVersions(release, MORE_SOURCES_SINCE) >= 0
      ? podSources
      : podSources.slice(0, 1);
  return needed.filter((url) => !text.includes(url.replace(/\.git$/, '')));
}

/**
 * The sources that a Podfile without comments lacks for a release.
 *
 * @returns `isFirst`: it has no source, so that CocoaPods takes its own until the first one is written
 */
export function podfileSources(
  site: Pick<Site, 'podSources'>,
  text: string,
  release: string | null,
): {missing: string[]; isFirst: boolean} {
  const missing = missingSources(site, text, release);
  const isFirst = !/^\s{0,20}source\b/m.test(text);
  const isPublic = PUBLIC_SPECS.test(text) || (isFirst && missing.length === 0);
  return {missing: isPublic ? missing : [...missing, 'https://cdn.cocoapods.org/'], isFirst};
}

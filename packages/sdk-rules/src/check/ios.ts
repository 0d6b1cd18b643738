import {lineAt, type AppFiles, type Setting, type Span} from '@help-center/build-files';
import {canMeet, compareVersions, rootOf} from '@help-center/build-files/versions';
import {isOwnPod} from '@help-center/sdk-data/ours';
import type {Choice} from '../builder';
import {projectIn, releaseAsked, type IosApp, type ReadPodfile} from '../project';
import type {Report} from './findings';
import {
  checkRelease,
  checkSet,
  checkVersions,
  choiceByNames,
  choiceOf,
  podfileSources,
} from './release';
import {latestOf, type Site} from './site';

const PAGE = '/ios/get-started#write-the-podfile';

/** What the SDK is for, and with which plugins. */
export const PLATFORMS = '/faq-and-troubleshooting/faq/formats-and-platforms';

/** The newest release that a requirement lets in; null if none of the known ones. */
const newestOf = ({releasesOf}: Site, requirement: string | undefined): string | null =>
  releasesOf('ios').find(({version}) => canMeet(requirement ?? '>= 0', `= ${version}`))?.version ??
  null;

/** Names the app's own pods whose requirement no version meets beside what the SDK's pods ask for. */
function checkPins(report: Report, {pods}: Pick<ReadPodfile, 'pods'>, release: string): void {
  const pins = report.site.pinsOf(release);
  const own = pods.filter(({name}) => isOwnPod(name));
  const names = new Set(['Appodeal', ...own.map(({name}) => rootOf(name))]);
  for (const pod of pods) {
    const {name, requirement: has} = pod;
    if (isOwnPod(name) || has === undefined) {
      continue;
    }
    const clash = [...names].flatMap((by) =>
      Object.entries(pins.get(by) ?? {})
        .filter(([other, wants]) => rootOf(other) === rootOf(name) && !canMeet(has, wants))
        .map(([, wants]) => ({by, wants})),
    )[0];
    if (clash) {
      const values = {...clash, wants: clash.wants.replace(/^= /, ''), name, has, release};
      report.own('ios/own-pin', 'error', pod, PAGE, values);
    }
  }
}

/** Compares minimum iOS versions with what the pods need. */
function checkTargets(
  report: Report,
  app: AppFiles,
  written: readonly (Span | null)[],
  minIos: string | null | undefined,
): void {
  for (const span of minIos ? written : []) {
    if (span && compareVersions(span.text, minIos as string) < 0) {
      const text = (['podfile', 'xcode', 'xcconfig'] as const)
        .flatMap(app.of)
        .find(({path}) => path === span.file)?.text;
      const place = {file: span.file, line: lineAt(text ?? '', span.start)};
      const values = {found: span.text, expected: minIos as string};
      report.own('ios/ios-target', 'error', place, PAGE, values);
    }
  }
}

/** Names a build setting whose value can't be read. */
function nameUnread(report: Report, key: string, {unread}: Setting): void {
  for (const place of unread) {
    report.own('ios/setting-unread', 'info', place, PAGE, {key});
  }
}

/** Checks a Podfile that has the SDK; returns the set of adapters, if its release is known. */
function checkPodfile(
  report: Report,
  app: AppFiles,
  podfile: ReadPodfile & {core: NonNullable<ReadPodfile['core']>},
  ios: IosApp,
): Choice | null {
  const {site} = report;
  const {file, text, core, platforms, hooks} = podfile;
  const version = releaseAsked(core, latestOf(site, 'ios').version);
  const {name} = projectIn(app).plugin ?? core;
  const known = checkRelease(report, 'ios', {...core, name: version ? core.name : name, version});
  if (report.newer.has('ios')) {
    return null;
  }
  const {missing, isFirst} = podfileSources(site, text, known?.version ?? null);
  // The first line needs the others with it.
  for (const urls of isFirst && missing.length > 0 ? [missing] : missing.map((url) => [url])) {
    const snippet = urls.map((url) => `source '${url}'`).join(', ');
    const rule = isFirst ? 'ios/first-source' : 'ios/pod-source';
    report.own(rule, 'error', {file, line: 1}, PAGE, {url: urls.join(', '), snippet});
  }
  if (!/\buse_frameworks!/.test(text)) {
    report.own(
      'ios/use-frameworks',
      'warning',
      {file, line: core.file === file ? core.line : 1},
      PAGE,
    );
  }
  for (const pod of podfile.computed) {
    report.own('ios/computed', 'info', pod, PAGE, {name: pod.name});
  }
  const {pods} = podfile;
  const names = new Set(pods.map(({name}) => rootOf(name)));
  const release = known?.version ?? (version === null ? newestOf(site, core.requirement) : null);
  const choice =
    release && site.covered.includes(release)
      ? choiceOf(site, 'ios', release, (name) => names.has(name))
      : null;
  if (known) {
    report.sdk.ios = known.version;
    if (choice) {
      checkVersions(report, 'ios', known.version, pods, 'ios');
      checkSet(report, 'ios', known.version, choice, core);
    }
    checkPins(report, {pods}, known.version);
  }
  const minIos = choice
    ? site.builder.minimumOf('ios', release as string, choice).minIos
    : site.releasesOf('ios').find((one) => one.version === release)?.facts.coreMinIos;
  const folder = file.slice(0, file.lastIndexOf('/') + 1);
  checkTargets(
    report,
    app,
    [
      ...[...platforms, ...hooks].map(({written}) => written),
      ...ios.targets.written.filter((target) => target.file.startsWith(folder)),
    ],
    minIos,
  );
  nameUnread(report, 'IPHONEOS_DEPLOYMENT_TARGET', ios.targets);
  return known && (choice ?? choiceByNames(site, 'ios', [...names]));
}

/**
 * Checks the Podfiles, Swift packages and Xcode projects of an iOS app.
 *
 * @returns what its build contains; null if unknown
 */
export function checkIos(report: Report, app: AppFiles): Choice | null {
  let lastChoice: Choice | null = null;
  let isIn = false;
  const {ios} = projectIn(app);
  if (ios.swift) {
    checkRelease(report, 'ios', {...ios.swift, name: 'Appodeal'});
  }
  for (const podfile of ios.podfiles) {
    const {core, file} = podfile;
    if (!core) {
      if (!ios.swift && ios.podfiles.every((one) => !one.core) && podfile === ios.podfiles[0]) {
        report.own('ios/no-sdk', 'warning', {file}, PAGE);
      }
      continue;
    }
    isIn = true;
    lastChoice = checkPodfile(report, app, {...podfile, core}, ios) ?? lastChoice;
  }
  if (ios.other && !projectIn(app).android) {
    report.own('ios/not-ios', 'warning', ios.other, PLATFORMS, {name: ios.other.name});
  }
  const files = [...app.of('podfile'), ...app.of('xcode'), ...app.of('swift-package')];
  // A project can also name the SDK's frameworks themselves.
  if (ios.other || (files.length > 0 && !isIn && !files.some(({text}) => /appodeal/i.test(text)))) {
    report.without.add('ios');
  }
  if (isIn) {
    const [on] = ios.sandbox.written.filter(({text}) => text === 'YES');
    if (on) {
      report.own('ios/script-sandbox', 'error', on, PAGE);
    }
    nameUnread(report, 'ENABLE_USER_SCRIPT_SANDBOXING', ios.sandbox);
  }
  return lastChoice;
}

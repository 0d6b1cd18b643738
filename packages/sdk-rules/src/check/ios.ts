import {
  exact,
  lineAt,
  PLATFORM,
  readPodfile,
  resolvedFor,
  sandboxedLines,
  type AppFiles,
} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import type {Choice} from '../builder';
import type {Report} from './findings';
import {checkRelease, checkSet, checkVersions, choiceOf, missingSources} from './release';

const PAGE = '/ios/get-started#write-the-podfile';

/**
 * Checks the Podfiles of an iOS app.
 *
 * @returns what its build contains; null if unknown
 */
export function checkIos(report: Report, app: AppFiles): Choice | null {
  const {site} = report;
  let lastChoice: Choice | null = null;
  let isIn = false;
  for (const {file, text, pods: written} of app.of('podfile').map(readPodfile)) {
    const resolved = resolvedFor(app, file);
    const pods = written.map((pod) => ({
      ...pod,
      version: resolved.get(pod.name) ?? pod.version,
    }));
    const core = pods.find(({name}) => name === 'Appodeal');
    if (!core) {
      report.own('ios/no-sdk', 'warning', {file}, PAGE);
      continue;
    }
    isIn = true;
    for (const url of missingSources(site, text)) {
      const snippet = `source '${url}'`;
      report.own('ios/pod-source', 'error', {file, line: 1}, PAGE, {url, snippet});
    }
    if (!/\buse_frameworks!/.test(text)) {
      report.own('ios/use-frameworks', 'warning', core, PAGE);
    }
    const version = core.version ?? exact(core.requirement?.replace(/^~>\s{0,20}/, ''));
    const known = checkRelease(report, 'ios', {...core, version});
    if (!known) {
      continue;
    }
    const release = known.version;
    report.sdk.ios = release;
    const names = new Set(pods.map(({name}) => name));
    const choice = site.covered.includes(release)
      ? choiceOf(site, 'ios', release, (name) => names.has(name))
      : null;
    if (choice) {
      checkVersions(report, 'ios', release, pods, 'ios');
      checkSet(report, 'ios', release, choice, core);
    }
    const [{1: found, index} = {1: '', index: 0}] = text.matchAll(PLATFORM);
    const minIos = choice
      ? site.builder.minimumOf('ios', release, choice).minIos
      : known.facts.coreMinIos;
    if (found && minIos && compareVersions(found, minIos) < 0) {
      const place = {file, line: lineAt(text, index)};
      report.own('ios/ios-target', 'error', place, PAGE, {found, expected: minIos});
    }
    lastChoice = choice ?? lastChoice;
  }
  for (const {path: file, text} of isIn ? app.of('xcode') : []) {
    const [line] = sandboxedLines(text);
    if (line !== undefined) {
      report.own('ios/script-sandbox', 'error', {file, line}, PAGE);
    }
  }
  return lastChoice;
}

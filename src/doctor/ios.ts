import {providerAddresses} from '@site/config/addresses';
import type {Choice} from '@help-center/app-rules/builder';
import {minimumOf} from '@site/src/components/IntegrationBuilder/rules';
import {compareVersions} from '@help-center/version-rules';
import type {AppFiles} from './files';
import type {Report} from './findings';
import {
  checkRelease,
  checkSet,
  checkVersions,
  choiceOf,
  isCovered,
  type Dependency,
} from './release';
import {lineAt, withoutComments} from './text';
import {resolvedFor} from './resolved';
import {sandboxedLines} from './xcode';

const POD =
  /\bpod[ \t]{0,20}\(?[ \t]{0,20}["']([^"'\n]{1,200})["'](?:[ \t]{0,20},[ \t]{0,20}["']([^"'\n]{1,100})["'])?/g;
const PLATFORM = /\bplatform[ \t]{0,20}\(?[ \t]{0,20}:ios[ \t]{0,20},[ \t]{0,20}["']?([\d.]{1,20})/;
const PUBLIC_SPECS = /https:\/\/(?:cdn\.cocoapods\.org|github\.com\/CocoaPods\/Specs)/i;
const PAGE = '/ios/get-started#write-the-podfile';

/** The number of a requirement such as `= 3.7.0`; null where it leaves a choice. */
const exact = (requirement: string | undefined): string | null =>
  /^(?:=\s{0,20})?(\d[\d.]{0,40})$/.exec(requirement ?? '')?.[1] ?? null;

/**
 * Checks the Podfiles of an iOS app.
 *
 * @returns what its build holds; null where that is not known
 */
export function checkIos(report: Report, app: AppFiles): Choice | null {
  let held: Choice | null = null;
  let isIn = false;
  for (const {path: file, text: whole} of app.of('podfile')) {
    const text = withoutComments(whole, '#');
    const resolved = resolvedFor(app, file);
    const pods = [...text.matchAll(POD)].map(
      (match): Dependency & {requirement: string | undefined} => ({
        name: match[1] as string,
        version: resolved.get(match[1] as string) ?? exact(match[2]),
        requirement: match[2],
        file,
        line: lineAt(text, match.index),
      }),
    );
    const core = pods.find(({name}) => name === 'Appodeal');
    if (!core) {
      report.own('ios', 'no-sdk', {file, line: null, level: 'warning', page: PAGE});
      continue;
    }
    isIn = true;
    for (const [url, snippet, is] of [
      ...[providerAddresses.podsAppodeal, providerAddresses.podsBidon].map(
        (url) => [url, `source '${url}'`, text.includes(url.replace(/\.git$/, ''))] as const,
      ),
      [
        'https://cdn.cocoapods.org/',
        "source 'https://cdn.cocoapods.org/'",
        PUBLIC_SPECS.test(text) || !/^\s{0,20}source\b/m.test(text),
      ] as const,
    ]) {
      if (!is) {
        report.own(
          'ios',
          'pod-source',
          {file, line: 1, level: 'error', page: PAGE},
          {url, snippet},
        );
      }
    }
    if (!/\buse_frameworks!/.test(text)) {
      report.own('ios', 'use-frameworks', {file, line: core.line, level: 'warning', page: PAGE});
    }
    const version = core.version ?? exact(core.requirement?.replace(/^~>\s{0,20}/, ''));
    const known = checkRelease(report, 'ios', {...core, version});
    if (!known) {
      continue;
    }
    const release = known.version;
    report.sdk.ios = release;
    const names = new Set(pods.map(({name}) => name));
    const choice = isCovered(release) ? choiceOf('ios', release, (name) => names.has(name)) : null;
    if (choice) {
      checkVersions(report, 'ios', release, pods, 'ios');
      checkSet(report, 'ios', release, choice, core);
    }
    const platform = PLATFORM.exec(text);
    const minIos = choice ? minimumOf('ios', release, choice).minIos : known.facts.coreMinIos;
    if (platform && minIos && compareVersions(platform[1] as string, minIos) < 0) {
      report.own(
        'ios',
        'ios-target',
        {file, line: lineAt(text, platform.index), level: 'error', page: PAGE},
        {found: platform[1] as string, expected: minIos},
      );
    }
    held = choice ?? held;
  }
  for (const {path: file, text} of isIn ? app.of('xcode') : []) {
    for (const line of sandboxedLines(text).slice(0, 1)) {
      report.own('ios', 'script-sandbox', {file, line, level: 'error', page: PAGE});
    }
  }
  return held;
}

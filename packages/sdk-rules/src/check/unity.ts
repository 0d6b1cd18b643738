import {
  entriesIn,
  lineAt,
  lineOf,
  resolvedFor,
  withoutXmlComments,
  type AppFiles,
  type Dependency,
} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import type {Choice} from '../builder';
import type {Report} from './findings';
import {OLD_PACKAGE} from '@help-center/sdk-data/ours';
import {checkRelease, checkSet, checkVersions, choiceOf} from './release';
import {latestOf} from './site';

const MANAGER = 'com.google.external-dependency-manager';
const INSTALL = '/unity/get-started#install';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the release of the plugin in the list of packages. */
function checkPackages(report: Report, app: AppFiles): string | null {
  let found: string | null = null;
  const {site} = report;
  const name = site.builder.releaseFacts('unity', latestOf(site, 'unity').version).package;
  for (const {path: file, text} of app.of('unity-packages')) {
    let list: unknown;
    try {
      list = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch {
      report.own('unity/not-json', 'error', {file}, INSTALL);
      continue;
    }
    const packages = isRecord(list) && isRecord(list.dependencies) ? list.dependencies : {};
    const registries = isRecord(list) && Array.isArray(list.scopedRegistries);
    const [isHere, isOld] = [Object.hasOwn(packages, name), Object.hasOwn(packages, OLD_PACKAGE)];
    if (isHere && isOld) {
      const place = {file, line: lineOf(text, `"${OLD_PACKAGE}"`)};
      const page = '/unity/upgrade-guide#from-3-1-3-to-3-2-0';
      report.own('unity/old-package', 'error', place, page, {name: OLD_PACKAGE});
    }
    const used = isHere ? name : OLD_PACKAGE;
    const line = lineOf(text, `"${used}"`);
    const reference = packages[used];
    if (typeof reference !== 'string' || line === null) {
      if (!isHere && !isOld) {
        const place = {file, line: lineOf(text, '"dependencies"')};
        report.own('unity/no-sdk', 'warning', place, INSTALL);
      }
      continue;
    }
    const resolved = resolvedFor(app, file).get(used) ?? reference;
    const version = /(?:#v?|^)(\d[\w.-]{0,40})$/.exec(resolved)?.[1] ?? null;
    found = checkRelease(report, 'unity', {name: used, version, file, line})?.version ?? found;
    // Under its old name, the package brought the manager itself in all releases but the last.
    if (isHere && !registries && !Object.hasOwn(packages, MANAGER)) {
      const place = {file, line};
      report.own('unity/no-dependency-manager', 'error', place, INSTALL, {name: MANAGER});
    }
  }
  return found;
}

function checkDependencies(report: Report, app: AppFiles, release: string): Choice | null {
  const list = app
    .of('unity-dependencies')
    .flatMap(({path, text}) => entriesIn(path, withoutXmlComments(text)));
  const [first] = list;
  if (!first) {
    return null;
  }
  const of = (pods: boolean): Dependency[] => list.filter(({isPod}) => isPod === pods);
  checkVersions(report, 'unity', release, of(false), 'android');
  checkVersions(report, 'unity', release, of(true), 'ios');
  const names = new Set(list.map(({name}) => name));
  const choice = choiceOf(report.site, 'unity', release, (name) => names.has(name));
  checkSet(report, 'unity', release, choice, first);
  return choice;
}

/** Checks a Unity project. */
export function checkUnity(report: Report, app: AppFiles): void {
  const release = checkPackages(report, app);
  if (release === null) {
    return;
  }
  const {builder} = report.site;
  report.sdk.unity = release;
  if (!report.site.covered.includes(release)) {
    return;
  }
  const choice = checkDependencies(report, app, release) ?? builder.defaultChoice('unity', release);
  const {minSdk, minIos} = builder.minimumOf('unity', release, choice);
  for (const {path: file, text} of app.of('unity-settings')) {
    for (const [key, expected, rule, page] of [
      ['AndroidMinSdkVersion', minSdk, 'min-sdk', '/unity/get-started#build-for-android'],
      ['iOSTargetOSVersionString', minIos, 'ios-target', '/unity/get-started#build-for-ios'],
    ] as const) {
      const setting = new RegExp(`^\\s{0,20}${key}:[ \\t]{0,20}([\\d.]{1,20})`, 'm').exec(text);
      const [whole = '', found = ''] = setting ?? [];
      if (setting && expected && compareVersions(found, expected) < 0) {
        const place = {file, line: lineAt(text, setting.index + whole.indexOf(key))};
        report.own(`unity/${rule}`, 'error', place, page, {found, expected});
      }
    }
  }
}

import {lineAt, lineOf, type AppFiles, type Dependency} from '@help-center/build-files';
import {compareVersions, editorMeets} from '@help-center/build-files/versions';
import type {Choice} from '../builder';
import type {Report} from './findings';
import {isCore, isEngineAdapter, isOwn, OLD_PACKAGE} from '@help-center/sdk-data/ours';
import {projectIn} from '../project';
import {checkRelease, checkSet, checkVersions, choiceOf, releaseIn} from './release';
import {latestOf} from './site';

const MANAGER = 'com.google.external-dependency-manager';
const GUIDE = '/unity/upgrade-guide';
const INSTALL = '/unity/get-started#install';
const TEMPLATES = '/unity/get-started#build-for-android';
/** A line of `gradleTemplate.properties` whose value Unity 6 does not put in. */
export const R8 =
  /^[ \t]{0,20}android\.enableR8[ \t]{0,20}=[ \t]{0,20}\*\*MINIFY_WITH_R_EIGHT\*\*/m;
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
    const {embedded, imported} = projectIn(app).unity;
    if (embedded) {
      found = checkRelease(report, 'unity', embedded)?.version ?? found;
      continue;
    }
    if (typeof reference !== 'string' || line === null) {
      if (imported) {
        found = checkRelease(report, 'unity', imported)?.version ?? found;
        continue;
      }
      const copies = isHere || isOld ? [] : app.of('local-sdk');
      for (const copy of copies) {
        report.own('unity/local-sdk', 'error', {file: copy.path}, GUIDE);
      }
      if (!isHere && !isOld && copies.length === 0) {
        const place = {file, line: lineOf(text, '"dependencies"')};
        report.without.add('unity');
        report.own('unity/no-sdk', 'warning', place, INSTALL);
      }
      continue;
    }
    const version = projectIn(app).unity.versions.get(used) ?? null;
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
  const list = projectIn(app).unity.listed;
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

/** Names the libraries that a release no longer has. */
function checkEnded(report: Report, release: string, resolved: readonly Dependency[]): void {
  const known = report.site.covered.includes(release) ? report.site.artifactsOf(release) : null;
  for (const one of known ? resolved : []) {
    if ((isOwn(one.name) || isEngineAdapter(one.name)) && !known?.has(one.name)) {
      report.own('unity/template-ended', 'warning', one, GUIDE, {name: one.name, release});
    }
  }
}

/** Compares what Unity gives to Gradle with what the plugin asks for. */
function checkTemplates(report: Report, app: AppFiles, release: string): void {
  const {listed, template, resolved, templates} = projectIn(app).unity;
  const copies = app.of('local-sdk');
  for (const {path: file} of copies) {
    const version = /-(\d+\.\d+\.\d+)[\w.-]*$/.exec(file)?.[1];
    if (version !== undefined && version !== release) {
      report.own('unity/local-sdk', 'error', {file}, GUIDE);
    }
  }
  const own = listed.filter(({name, isPod}) => !isPod && isOwn(name));
  const written = resolved.filter(({name}) =>
    own.length > 0 ? own.some((one) => one.name === name) : isOwn(name),
  );
  // What the resolver has written, it writes anew.
  const isGenerated = app
    .of('gradle')
    .some(({path, text}) => path === template?.path && text.includes('Android Resolver'));
  if (own.length === 0 && !isGenerated && report.site.covered.includes(release)) {
    // Without a list of the app's own, the release says what belongs in it.
    checkVersions(report, 'unity', release, written, 'android');
  }
  const names = {file: template?.path.replace(/^.*\//, '') ?? ''};
  if (template && own.length > 0 && written.length === 0 && copies.length === 0) {
    report.own('unity/template-empty', 'warning', {file: template.path}, TEMPLATES, names);
  }
  const stale = resolved.find(
    ({name, version}) =>
      isGenerated &&
      isCore(name) &&
      releaseIn(version) !== release &&
      !own.some((one) => one.name === name),
  );
  if (stale) {
    const {name, version} = stale;
    const values = {...names, name, found: version ?? '', expected: release};
    report.own('unity/template-stale', 'warning', stale, `${GUIDE}#how-to-upgrade`, values);
    checkEnded(report, release, resolved);
  }
  const [old] = written.flatMap((one) => {
    const expected = own.find(({name}) => name === one.name)?.version;
    return one.version && expected && one.version !== expected ? [{one, expected}] : [];
  });
  if (old) {
    const {name, version} = old.one;
    const values = {...names, name, found: version ?? '', expected: old.expected};
    report.own('unity/template-old', 'warning', old.one, TEMPLATES, values);
  }
  const url = report.site.mavenAppodeal;
  // Without a list of its own, a project takes what Unity and the manager write at build time.
  const isListed = templates.some(({text}) => /\brepositories\b/.test(text));
  const isMissing = isListed && templates.every(({text}) => !text.includes(url));
  if (template && written.length > 0 && isMissing) {
    const snippet = `maven { url '${url}' }`;
    const place = {file: templates.find(({path}) => /settings/.test(path))?.path ?? template.path};
    report.own('unity/repository', 'warning', place, TEMPLATES, {url, snippet});
  }
}

/** Names the line that Unity 6 leaves empty. */
function checkProperties(report: Report, app: AppFiles): void {
  const found = app
    .of('unity-version')
    .flatMap(({text}) => /^m_EditorVersion:[ \t]{0,20}(\S{1,40})/m.exec(text)?.[1] ?? [])[0];
  for (const {path: file, text} of found && editorMeets(found, '6000.0')
    ? app.of('unity-properties')
    : []) {
    const match = R8.exec(text);
    if (match) {
      const place = {file, line: lineAt(text, match.index)};
      report.own('unity/template-r8', 'error', place, TEMPLATES, {
        found: found as string,
        name: 'android.enableR8',
      });
    }
  }
}

/** Checks a Unity project. */
export function checkUnity(report: Report, app: AppFiles): void {
  const release = checkPackages(report, app);
  checkProperties(report, app);
  if (release === null) {
    return;
  }
  checkTemplates(report, app, release);
  const {builder} = report.site;
  report.sdk.unity = release;
  if (!report.site.covered.includes(release)) {
    return;
  }
  const choice = checkDependencies(report, app, release) ?? builder.defaultChoice('unity', release);
  const {minIos} = builder.minimumOf('unity', release, choice);
  const {minSdk} = builder.releaseFacts('android', release);
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

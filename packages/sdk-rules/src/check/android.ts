import {
  ANDROID_PLUGIN,
  featuresMissing,
  isApplication,
  isLibrary,
  KOTLIN_PLUGIN,
  lineAt,
  lineOf,
  MIN_SDK,
  modulesIn,
  repositoriesIn,
  repositoriesMissing,
  valueOf,
  withoutXmlComments,
  type AppFiles,
  type Build,
  type TextFile,
} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import type {Choice} from '../builder';
import {readsKotlin} from '../fits/fits';
import type {Report} from './findings';
import {projectIn} from '../project';
import {FULL_PACKAGE, isAdapter, isCore} from '@help-center/sdk-data/ours';
import {
  checkRelease,
  checkSet,
  checkVersions,
  choiceByNames,
  choiceOf,
  networksIn,
} from './release';
import {latestOf, type Release} from './site';

function checkBuild(report: Report, {version: release, facts}: Release, build: Build): void {
  const page = '/android/get-started#requirements';
  const {gradle, values, dependencies, plugins} = build;
  for (const {path: file, text} of gradle.filter(
    (one) => /\bandroid\b/.test(one.text) && !isLibrary(one),
  )) {
    // Once a file: a text may name the level without end.
    let isOpen = isApplication({path: file, text});
    for (const {1: written = '', index} of text.matchAll(MIN_SDK)) {
      const found = /^\d+$/.test(written)
        ? written
        : (valueOf(values, written, {file, index})?.value ?? null);
      const expected = facts.minSdk ?? '0';
      if (found === null && !isOpen) {
        continue;
      }
      const place = {file, line: lineAt(text, index)};
      if (found === null) {
        isOpen = false;
        report.own('android/level-open', 'info', place, page, {name: 'minSdk', expected});
      } else if (found !== null && Number(found) < Number(expected)) {
        report.own('android/min-sdk', 'error', place, page, {found, expected});
      }
    }
  }
  const unread = new Set<string>();
  for (const place of [...plugins, ...dependencies]) {
    const {name, version: found, written} = place;
    const isKotlin = name === 'org.jetbrains.kotlin.android' || name === KOTLIN_PLUGIN;
    const expected = isKotlin ? facts.kotlin : ANDROID_PLUGIN.test(name) ? facts.agp : undefined;
    if (expected && found === null && written && !unread.has(written.text)) {
      unread.add(written.text);
      report.own('tools/open-release', 'info', place, page, {name, latest: expected});
    } else if (
      isKotlin &&
      found &&
      /^\d/.test(found) &&
      expected &&
      !readsKotlin(found, expected)
    ) {
      report.own('android/kotlin', 'info', place, page, {release, found, expected});
    }
  }
}

/** Checks what the Android Gradle plugin leaves to each module from 8 on. */
function checkModules(report: Report, app: AppFiles, build: Build): void {
  const page =
    '/faq-and-troubleshooting/troubleshooting/android-common-issues/incompatible-tool-versions#namespace';
  for (const module of modulesIn(app, build)) {
    const {file, block, plugin: found, packageName, hasNamespace} = module;
    if (found === null || compareVersions(found, '8.0') < 0) {
      continue;
    }
    const place = {file: file.path, line: lineAt(file.text, block.open)};
    if (!hasNamespace) {
      const snippet = packageName ? `namespace "${packageName}"` : 'namespace';
      report.own('android/namespace', 'error', place, page, {found, snippet});
    }
    for (const name of featuresMissing(app, module)) {
      report.own('android/feature-off', 'error', place, page, {found, name});
    }
  }
}

const OWN_LIST = '/android/advanced/configure-mediated-networks#own-list';
const EXCLUDE_ADMOB = '/android/advanced/configure-mediated-networks#exclude-admob';
const NOT_FOUND =
  '/faq-and-troubleshooting/troubleshooting/android-common-issues/dependencies-not-found#repository';

function checkRepositories(
  report: Report,
  gradle: readonly TextFile[],
  needed: readonly string[],
): void {
  const listed = repositoriesIn(gradle);
  const file =
    listed?.file ??
    gradle.find(({path}) => /^settings\.gradle/.test(path)) ??
    (gradle[0] as TextFile);
  // The builder writes these lines, too.
  const {site} = report;
  const {version} = latestOf(site, 'android');
  const lines = site.builder
    .outputsOf('android', version, site.builder.defaultChoice('android', version))
    .find(({file: name}) => name === `settings.gradle${file.path.endsWith('.kts') ? '.kts' : ''}`)
    ?.code.split('\n');
  const place = {file: file.path, line: listed && lineAt(file.text, listed.block.open)};
  for (const url of repositoriesMissing(gradle, needed)) {
    const snippet = lines?.find((line) => line.includes(url))?.trim() ?? url;
    const level = url === site.mavenAppodeal ? 'error' : 'warning';
    report.own('android/repository', level, place, NOT_FOUND, {url, snippet});
  }
}

/** Says that a build has no SDK, or has it as a file. */
function reportWithout(report: Report, app: AppFiles, gradle: readonly TextFile[]): void {
  const copies = app.of('local-sdk');
  for (const {path} of copies) {
    report.own('android/local-sdk', 'error', {file: path}, '/android/upgrade-guide');
  }
  if (copies.length === 0) {
    const file = gradle.find(isApplication) ?? (gradle[0] as TextFile);
    const place = {file: file.path, line: lineOf(file.text, 'dependencies')};
    report.without.add('android');
    report.own('android/no-sdk', 'warning', place, '/android/get-started#add-the-repository');
  }
}

/**
 * Checks the Gradle files of an Android app.
 *
 * @returns what its build contains; null if unknown
 */
export function checkAndroid(report: Report, app: AppFiles): Choice | null {
  const {android, plugin, ios} = projectIn(app);
  if (!android) {
    // Expo and others make the projects of the platforms later.
    if (plugin && ios.podfiles.length === 0) {
      checkRelease(report, 'android', plugin);
    }
    return null;
  }
  const {build, dependencies} = android;
  const {gradle} = build;
  const {site} = report;
  const bundle = dependencies.find(({name}) => name === FULL_PACKAGE);
  const core = dependencies.find(({name}) => name !== FULL_PACKAGE && isCore(name));
  const main = bundle ?? core ?? plugin;
  for (const place of android.computed) {
    report.own('android/computed', 'info', place, OWN_LIST, {name: place.name});
  }
  if (!main && android.computed.length > 0) {
    return null;
  }
  if (!main) {
    reportWithout(report, app, gradle);
    return null;
  }
  const known = checkRelease(report, 'android', main);
  checkModules(report, app, build);
  const extra = dependencies.find(({name}) => isAdapter(name) || name === core?.name);
  if (bundle && extra) {
    const page = '/android/get-started#add-the-dependency';
    report.own('android/bundle-and-list', 'error', extra, page, {name: extra.name});
  }
  // What a newer release needs is not known; all of them have been in this one repository.
  checkRepositories(
    report,
    gradle,
    bundle || !known ? [site.mavenAppodeal] : site.mavenRepositories,
  );
  if (!known) {
    return null;
  }
  checkBuild(report, known, {...build, dependencies});
  const release = known.version;
  report.sdk.android = release;
  if (!site.covered.includes(release) && bundle) {
    report.unjudged.add('keys');
    return null;
  }
  const all = dependencies.map(({name}) => name);
  if (!site.covered.includes(release)) {
    return choiceByNames(site, 'android', all);
  }
  checkVersions(report, 'android', release, dependencies, 'android');
  const names = new Set(all);
  const networks = bundle ? networksIn(site, release, build) : [];
  const held = new Set(networks.flatMap(({left}) => left));
  for (const {name, out, left} of networks) {
    const own = out.find(isAdapter);
    if (bundle && own && left.length > 0) {
      const values = {name, out: own, left: left.join(', ')};
      report.own('android/half-excluded', 'info', bundle, EXCLUDE_ADMOB, values);
    }
  }
  const choice = choiceOf(
    site,
    'android',
    release,
    bundle ? (name) => held.has(name) : (name) => names.has(name),
  );
  // The guide's answer to this one is an element of the manifest.
  const declares = app
    .of('manifest')
    .some(({text}) => withoutXmlComments(text).includes('android.adservices.AD_SERVICES_CONFIG'));
  checkSet(report, 'android', release, choice, main, {
    solved: declares ? ['ad-services-config'] : [],
    isWhole: Boolean(bundle),
  });
  return choice;
}

import {
  isApplication,
  KOTLIN_PLUGIN,
  lineAt,
  lineOf,
  MIN_SDK,
  repositoriesIn,
  repositoriesMissing,
  valueOf,
  withoutXmlComments,
  type AppFiles,
  type Build,
  type TextFile,
} from '@help-center/build-files';
import type {Choice} from '../builder';
import {readsKotlin} from '../fits/fits';
import type {Report} from './findings';
import {projectIn} from '../project';
import {checkRelease, checkSet, checkVersions, choiceOf, nameOf} from './release';
import {latestOf, type Release} from './site';

function checkBuild(report: Report, {version: release, facts}: Release, build: Build): void {
  const page = '/android/get-started#before-you-start';
  const {gradle, values, dependencies, plugins} = build;
  for (const file of gradle.filter(({text}) => /\bandroid\b/.test(text))) {
    for (const match of file.text.matchAll(MIN_SDK)) {
      const written = match[1] as string;
      const found = /^\d+$/.test(written) ? written : (valueOf(values, written)?.value ?? null);
      if (found !== null && facts.minSdk && Number(found) < Number(facts.minSdk)) {
        const place = {file: file.path, line: lineAt(file.text, match.index)};
        report.own('android/min-sdk', 'error', place, page, {found, expected: facts.minSdk});
      }
    }
  }
  const kotlin = [...plugins, ...dependencies].filter(
    ({name}) => name === 'org.jetbrains.kotlin.android' || name === KOTLIN_PLUGIN,
  );
  for (const place of kotlin) {
    const [found, expected] = [place.version, facts.kotlin];
    if (found && /^\d/.test(found) && expected && !readsKotlin(found, expected)) {
      report.own('android/kotlin', 'info', place, page, {release, found, expected});
    }
  }
}

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

/**
 * Checks the Gradle files of an Android app.
 *
 * @returns what its build contains; null if unknown
 */
export function checkAndroid(report: Report, app: AppFiles): Choice | null {
  const {android, plugin} = projectIn(app);
  if (!android) {
    return null;
  }
  const {build, dependencies} = android;
  const {gradle, excluded} = build;
  const {site} = report;
  const latest = latestOf(site, 'android').facts;
  const bundle = dependencies.find(({name}) => name === nameOf(latest.bundle));
  const core = dependencies.find(({name}) => name === nameOf(latest.core));
  const main = bundle ?? core ?? plugin;
  if (!main) {
    const file = gradle.find(isApplication) ?? (gradle[0] as TextFile);
    const place = {file: file.path, line: lineOf(file.text, 'dependencies')};
    const copies = app.of('local-sdk');
    for (const {path} of copies) {
      report.own('android/local-sdk', 'error', {file: path}, '/android/upgrade-guide');
    }
    if (copies.length > 0) {
      return null;
    }
    report.without.add('android');
    report.own('android/no-sdk', 'warning', place, '/android/get-started#add-the-repository');
    return null;
  }
  const known = checkRelease(report, 'android', main);
  const extra = dependencies.find(
    ({name}) =>
      /^com\.appodeal\.ads\.sdk\.(?:networks|services):/.test(name) || name === core?.name,
  );
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
  if (!site.covered.includes(release)) {
    return null;
  }
  checkVersions(report, 'android', release, dependencies, 'android');
  const names = new Set(dependencies.map(({name}) => name));
  const choice = choiceOf(
    site,
    'android',
    release,
    (name) => !excluded.has(name) && (bundle ? name.startsWith('com.appodeal.') : names.has(name)),
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

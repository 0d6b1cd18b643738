import {projectIn} from '../project';
import {isBuildOf, nameOf, neededKeys} from '../check/release';
import {isEngineAdapter, isForeignAdapter, isOwn, nowOf} from '@help-center/sdk-data/ours';
import type {Choice} from '../builder';
import {
  addExclusions,
  addTo,
  addXml,
  COMPILE_SDK,
  endOfLine,
  isApplication,
  appManifests,
  blocksIn,
  KOTLIN_PLUGIN,
  lineAt,
  MIN_SDK,
  removeLibrary,
  repositoriesIn,
  repositoriesMissing,
  setVersions,
  statementAt,
  valueOf,
  withoutXmlComments,
  type Build,
  type Dependency,
  type Need,
} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import type {Way} from './way';

const textOf = ({gradle}: Build, file: string): string =>
  gradle.find(({path}) => path === file)?.text ?? '';

/** Raises an API level, also where a build names a value for it. */
function setLevel(way: Way, {gradle, values}: Build, pattern: RegExp, want: string): void {
  for (const file of gradle.filter(({text}) => want && /\bandroid\b/.test(text))) {
    const isApp = isApplication(file);
    for (const match of file.text.matchAll(pattern)) {
      const written = match[1] as string;
      const [start, end] = match.indices?.[1] as [number, number];
      const value = valueOf(values, written);
      const found = /^\d+$/.test(written) ? written : value?.value;
      if (Number(found) >= Number(want)) {
        continue;
      }
      if (found === written) {
        way.edits.replace({file: file.path, start, end}, want);
      } else if (value?.isOnly && /^\d+$/.test(value.value)) {
        way.edits.replace(value, want);
      } else if (pattern === MIN_SDK && (value || isApp)) {
        way.leave('minSdk', {file: file.path, line: lineAt(file.text, match.index)}, {want});
      }
    }
  }
}

/** Raises Kotlin and the Android Gradle plugin, and Gradle with it. */
function setTools(way: Way, build: Build): void {
  const {kotlin, agp, gradle = ''} = way.facts('android');
  const older = (names: RegExp, want: string | undefined): Need[] =>
    [...build.plugins, ...build.dependencies].flatMap((dependency) =>
      want &&
      names.test(dependency.name) &&
      /^\d/.test(dependency.version ?? '') &&
      compareVersions(dependency.version as string, want) < 0
        ? [{dependency, want}]
        : [],
    );
  const android = older(/^com\.android\.(?:application|library|tools\.build:gradle)$/, agp);
  const tools = [
    ...older(new RegExp(`^org\\.jetbrains\\.kotlin\\.|^${KOTLIN_PLUGIN}$`), kotlin),
    ...android,
  ];
  leaveOpen(way, setVersions(way.edits, build, tools));
  leaveTied(way, build, kotlin);
  if (agp && android.some(({dependency: {version}}) => compareVersions(version ?? '', '8.0') < 0)) {
    addNamespaces(way, build, agp);
  }
  for (const file of android.length > 0 && gradle ? way.app.of('wrapper') : []) {
    const found = /^distributionUrl=.*gradle-([\d.]{1,20})-/m.exec(file.text)?.[1];
    if (!file.text.includes('distributionSha256Sum')) {
      way.raise(file, /^distributionUrl=.*gradle-([\d.]{1,20})-/dgm, gradle);
    } else if (found && compareVersions(found, gradle) < 0) {
      way.leave(
        'wrapper',
        {file: file.path, line: lineAt(file.text, file.text.indexOf(found))},
        {want: gradle},
      );
    }
  }
}

/** Adds what the Android Gradle plugin needs from 8 on: each module's namespace, and JDK 17. */
function addNamespaces(way: Way, {gradle}: Build, agp: string): void {
  for (const file of gradle) {
    const isModule = /['"]com\.android\.(?:application|library)['"]|plugins\.android\./.test(
      file.text,
    );
    const block = blocksIn(file.text).find(({path}) => path === '/android');
    if (!isModule || !block || /\bnamespace\b/.test(file.text)) {
      continue;
    }
    const folder = file.path.replace(/[^/]+$/, '');
    const manifest = way.app
      .of('manifest')
      .find(({path}) => path === `${folder}src/main/AndroidManifest.xml`);
    const name = /<manifest\b[^>]*\bpackage\s{0,20}=\s{0,20}["']([\w.]{1,200})["']/.exec(
      withoutXmlComments(manifest?.text ?? ''),
    )?.[1];
    if (name) {
      const line = file.path.endsWith('.kts') ? `namespace = "${name}"` : `namespace '${name}'`;
      addTo(way.edits, file.path, block, [line]);
    } else {
      way.leave('namespace', {file: file.path, line: lineAt(file.text, block.open)});
    }
    way.leave('jdk', {file: file.path, line: lineAt(file.text, block.open)}, {want: agp});
  }
}

/** A library under the name that the release has it by, if that differs. */
function renameLibrary(
  way: Way,
  build: Build,
  one: Dependency,
  known: ReadonlyMap<string, unknown>,
): Dependency {
  const now = nowOf(one.name);
  if (known.has(one.name) || !known.has(now) || build.dependencies.some(({name}) => name === now)) {
    return one;
  }
  const text = way.edits.text(one.file);
  const start = text.indexOf(one.name, one.index);
  if (start === -1 || text.slice(one.index, start).includes('\n')) {
    return one;
  }
  way.edits.replace({file: one.file, start, end: start + one.name.length}, now);
  return {...one, name: now};
}

/** Carries exclusions over under their new names; names those that keep nothing out any more. */
function carryExclusions(
  way: Way,
  {gradle, excluded}: Build,
  known: ReadonlyMap<string, unknown>,
): void {
  const EXCLUDE =
    /\bexclude\b[\s(]{0,20}group\s{0,20}[:=]\s{0,20}["'](com\.appodeal[\w.]*)["']\s{0,20},\s{0,20}module\s{0,20}[:=]\s{0,20}["']([\w.-]+)["']/dg;
  const done = new Set(excluded);
  for (const {path: file, text} of gradle) {
    for (const match of text.matchAll(EXCLUDE)) {
      const name = `${match[1]}:${match[2]}`;
      const now = nowOf(name);
      const [start, end] = match.indices?.[2] as [number, number];
      if (!known.has(name) && known.has(now) && !done.has(now)) {
        done.add(now);
        way.edits.replace({file, start, end}, now.split(':')[1] as string);
      } else if (!known.has(name) && !known.has(now)) {
        way.leave(
          'exclusion',
          {file, line: lineAt(text, match.index)},
          {name, release: way.release},
        );
      }
    }
  }
}

/** Names what has to go with the Kotlin that a release needs: KSP, and Compose's compiler before Kotlin 2. */
function leaveTied(way: Way, {gradle, plugins}: Build, kotlin: string | undefined): void {
  if (!kotlin) {
    return;
  }
  for (const {name, version, file, line} of plugins) {
    const [own = ''] = /^\d[\d.]*/.exec(version ?? '') ?? [];
    if (name === 'com.google.devtools.ksp' && own && compareVersions(own, kotlin) < 0) {
      way.leave('tied', {file, line}, {name: `${name} ${version}`, want: kotlin});
    }
  }
  const plugin = 'org.jetbrains.kotlin.plugin.compose';
  const extension = 'kotlinCompilerExtensionVersion';
  for (const {path: file, text} of plugins.some(({name}) => name === plugin) ? [] : gradle) {
    if (text.includes(extension)) {
      const place = {file, line: lineAt(text, text.indexOf(extension))};
      way.leave('tied', place, {name: extension, want: kotlin});
    }
  }
}

function leaveOpen(way: Way, needs: readonly Need[]): void {
  for (const {dependency, want} of needs) {
    way.leave(dependency.written ? 'variable' : 'open', dependency, {name: dependency.name, want});
  }
}

function addRepositories(way: Way, {gradle}: Build, needed: readonly string[]): void {
  const missing = repositoriesMissing(gradle, needed);
  const listed = repositoriesIn(gradle);
  if (missing.length === 0) {
    return;
  }
  if (!listed) {
    way.leave('repositories', {file: gradle[0]?.path ?? ''}, {want: missing.join(', ')});
    return;
  }
  const {file, block} = listed;
  const like = file.text
    .slice(block.open, block.close)
    .match(/^[ \t]*maven\b[^;\n]*["']https?:\/\/[^"'\n]+["'][^;{\n]*$/gm)
    ?.at(-1);
  const line = (url: string): string =>
    like?.trim().replace(/(["'])https?:\/\/[^"']+\1/, (_, quote: string) => quote + url + quote) ??
    (file.path.endsWith('.kts') ? `maven("${url}")` : `maven { url '${url}' }`);
  addTo(way.edits, file.path, block, missing.map(line));
}

/** Replaces the adapters of a list with those of a choice. */
function setAdapters(
  way: Way,
  build: Build,
  sdkDependencies: readonly Dependency[],
  wanted: ReadonlyMap<string, string>,
): void {
  const missing = way.choose('android', sdkDependencies, wanted, (one) =>
    removeLibrary(way.edits, build, one),
  );
  const last = sdkDependencies.filter(({alias}) => alias === undefined).at(-1);
  const text = textOf(build, last?.file ?? '');
  const statement = last ? statementAt(text, last.index) : null;
  const like = statement && text.slice(statement.start, statement.end);
  const [, indent = '', call = '', open, quote = ''] =
    /^([ \t]*)(\w+)(\s?\(|\s)[^"']*(["'])[^\n]*$/.exec(like ?? '') ?? [];
  if (last && call) {
    const lines = missing.map((one) => {
      const argument = quote + one.join(':') + quote;
      return `${indent}${call}${open?.includes('(') ? `${open}${argument})` : ` ${argument}`}`;
    });
    if (lines.length > 0) {
      way.edits.insert(last.file, endOfLine(text, statement?.end ?? 0), lines);
    }
  } else if (missing.length > 0) {
    const want = missing.map((one) => one.join(':')).join(', ');
    way.leave('adapters', last ?? (sdkDependencies[0] as Dependency), {want});
  }
}

/** Excludes from the full package all networks except those of a choice. */
function setExclusions(
  way: Way,
  build: Build,
  bundle: Dependency,
  wanted: ReadonlyMap<string, string>,
): void {
  const text = textOf(build, bundle.file);
  const statement = bundle.alias === undefined ? statementAt(text, bundle.index) : null;
  const missing = [...way.choosable('android')].filter(
    (name) =>
      /^com\.appodeal\.[\w.]+:/.test(name) && !wanted.has(name) && !build.excluded.has(name),
  );
  if (!statement) {
    if (missing.length > 0) {
      way.leave('adapters', bundle, {want: `exclude ${missing.join(', ')}`});
    }
    return;
  }
  const {start, end} = statement;
  for (const {1: group, 2: name, index} of text
    .slice(start, end)
    .matchAll(/\bgroup\s*[:=]\s*["']([^"']+)["']\s*,\s*module\s*[:=]\s*["']([^"']+)["']/g)) {
    if (wanted.has(`${group}:${name}`)) {
      way.edits.remove(bundle.file, start + index, start + index);
    }
  }
  if (missing.length > 0) {
    addExclusions(way.edits, {path: bundle.file, text}, statement, missing);
  }
}

/** Adds missing permissions to a manifest, and notes keys that need a value of the app. */
function patchManifests(way: Way, choice: Choice): void {
  const {site, release} = way;
  const needed = site.builder
    .outputsOf('android', release, choice)
    .flatMap(({file, code}) =>
      file.endsWith('Manifest.xml') ? (code.match(/<uses-permission .*/g) ?? []) : [],
    );
  const files = way.app
    .of('manifest')
    .map(({path, text}) => ({path, text: withoutXmlComments(text)}));
  const has = (key: string): boolean => files.some(({text}) => text.includes(`"${key}"`));
  const [own] = appManifests(way.app);
  const app = files.find(({path}) => path === own?.path);
  if (!app) {
    return;
  }
  const lines = needed.filter((line) => !has(/"(.*?)"/.exec(line)?.[1] ?? ''));
  if (lines.length > 0) {
    addXml(way.edits, app.path, app.text.indexOf('<application'), lines, 0);
  }
  for (const {key, name} of neededKeys(site, 'android', choice)) {
    if (!has(key)) {
      way.leave('key', {file: app.path}, {key, name});
    }
  }
}

/** The settings of Expo's build properties plugin. */
function patchExpo(way: Way): void {
  const {minSdk, compileSdk, kotlin} = way.facts('android');
  for (const file of way.app.of('expo')) {
    way.raise(file, /"minSdkVersion"\s*:\s*(\d{1,4})/dg, minSdk);
    way.raise(file, /"compileSdkVersion"\s*:\s*(\d{1,4})/dg, compileSdk);
    way.raise(file, /"kotlinVersion"\s*:\s*"(\d[\d.]{0,20})"/dg, kotlin);
  }
}

/**
 * Patches the Gradle files and the manifest of an Android app.
 *
 * @returns whether they mention the SDK
 */
export function patchAndroid(way: Way): boolean {
  const {edits, site, release} = way;
  const {android, plugin} = projectIn(way.app);
  const build = android?.build;
  const facts = way.facts('android');
  const known = site.artifactsOf(release);
  const past = new Set([
    ...Object.keys(site.published),
    ...site.covered.flatMap((version) => [...site.artifactsOf(version).keys()]),
  ]);
  const isOurs = ({name}: Dependency): boolean =>
    isOwn(name) || isEngineAdapter(name) || isForeignAdapter(name) || past.has(name);
  const sdkDependencies = build?.dependencies.filter(isOurs) ?? [];
  const bundle = sdkDependencies.find(({name}) => name === nameOf(facts.bundle));
  const main = bundle ?? sdkDependencies.find(({name}) => name === nameOf(facts.core));
  if (!build || !main) {
    const adapter = sdkDependencies.find(({name}) => isOwn(name));
    if (adapter || plugin) {
      way.leave('package', (adapter ?? plugin) as Dependency, {release});
      return true;
    }
    const computed = build?.gradle.find(({text}) => text.includes('com.appodeal.ads'));
    if (computed) {
      const {path: file, text} = computed;
      way.leave('computed', {file, line: lineAt(text, text.indexOf('com.appodeal.ads'))});
    }
    return computed !== undefined;
  }
  if (!way.judge('android', main)) {
    return true;
  }
  const needs: Need[] = [];
  const renamed = sdkDependencies.map((one) => renameLibrary(way, build, one, known));
  const kept = way.settle(
    renamed,
    known,
    (name) => past.has(name),
    (dependency, expected) => {
      const {name, version} = dependency;
      const isRight =
        version !== null &&
        (expected.length === 0 || isBuildOf(site, release, name, version, expected));
      needs.push({dependency, want: isRight ? version : (expected[0] as string)});
    },
    (dependency) => removeLibrary(edits, build, dependency),
  );
  const others = build.dependencies.filter((one) => !isOurs(one));
  leaveOpen(way, setVersions(edits, build, needs, others));
  const {wanted, choice} = way.choiceOf('android', (name) =>
    bundle
      ? name.startsWith('com.appodeal.') && !build.excluded.has(name)
      : sdkDependencies.some((one) => one.name === name),
  );
  carryExclusions(way, build, known);
  if (wanted && bundle) {
    setExclusions(way, build, bundle, wanted);
  } else if (wanted) {
    setAdapters(way, build, kept, wanted);
  }
  addRepositories(way, build, bundle ? [site.mavenAppodeal] : site.mavenRepositories);
  setLevel(way, build, MIN_SDK, facts.minSdk ?? '');
  setLevel(way, build, COMPILE_SDK, facts.compileSdk ?? '');
  setTools(way, build);
  patchManifests(way, choice);
  patchExpo(way);
  return true;
}

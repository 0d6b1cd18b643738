import {projectIn} from '../project';
import {isBuildOf, nameOf, networksIn, releaseIn} from '../check/release';
import {
  FULL_PACKAGE,
  isAdapter,
  isEngineAdapter,
  isForeignAdapter,
  isOwn,
  nowOf,
} from '@help-center/sdk-data/ours';
import type {Choice} from '../builder';
import {
  addExclusions,
  addTo,
  addXml,
  COMPILE_SDK,
  endOfLine,
  isApplication,
  isExcluded,
  KOTLIN_PLUGIN,
  isLibrary,
  appManifests,
  lineAt,
  MIN_SDK,
  removeLibrary,
  removeUnusedVersions,
  repositoriesIn,
  repositoriesMissing,
  setVersions,
  startOfLine,
  statementAt,
  valueOf,
  withoutXmlComments,
  type Build,
  type Dependency,
  type Need,
  type Span,
} from '@help-center/build-files';
import {readsKotlin} from '../fits/fits';
import {leaveOpen, setTools} from './tools';
import type {Way} from './way';

const textOf = ({gradle}: Build, file: string): string =>
  gradle.find(({path}) => path === file)?.text ?? '';

/** Raises an API level, also where a build names a value for it. */
function setLevel(way: Way, {gradle, values}: Build, pattern: RegExp, want: string): void {
  const bound = gradle.filter((file) => pattern !== MIN_SDK || !isLibrary(file));
  for (const file of bound.filter(({text}) => want && /\bandroid\b/.test(text))) {
    const isApp = isApplication(file);
    const isMinimum = pattern === MIN_SDK;
    const note = (at: Pick<Span, 'file' | 'start'>, found: string): void =>
      way.noteRaised(way.placeOf(at), isMinimum ? 'minSdk' : 'compileSdk', found, want, !isMinimum);
    for (const match of file.text.matchAll(pattern)) {
      const written = match[1] as string;
      const [start, end] = match.indices?.[1] as [number, number];
      const value = valueOf(values, written, {file: file.path, index: match.index});
      const found = /^\d+$/.test(written) ? written : value?.value;
      if (Number(found) >= Number(want)) {
        continue;
      }
      if (found === written) {
        way.edits.replace({file: file.path, start, end}, want);
        note({file: file.path, start}, written);
      } else if (value?.isOnly && /^\d+$/.test(value.value)) {
        way.edits.replace(value, want);
        note(value, value.value);
      } else if (pattern === MIN_SDK && (value || isApp)) {
        way.leave('minSdk', {file: file.path, line: lineAt(file.text, match.index)}, {want});
      }
    }
  }
}

/** Carries exclusions over under their new names; names those that keep nothing out, or not under this group. */
function carryExclusions(
  way: Way,
  {gradle, excluded}: Build,
  known: ReadonlyMap<string, unknown>,
  isOurs: (dependency: Pick<Dependency, 'name'>) => boolean,
): void {
  // Without a renderer, no ad is shown.
  const kept = way.site.builder
    .itemsOf('android', way.release)
    .flatMap(({kind, android}) => (kind === 'renderer' && android ? [nameOf(android)] : []));
  const EXCLUDE =
    /\bexclude\b[\s(]{0,20}group\s{0,20}[:=]\s{0,20}["']([\w.-]+)["']\s{0,20},\s{0,20}module\s{0,20}[:=]\s{0,20}["']([\w.-]+)["']/dg;
  const done = new Set(excluded);
  for (const {path: file, text} of gradle) {
    for (const match of text.matchAll(EXCLUDE)) {
      const name = `${match[1]}:${match[2]}`;
      const now = nowOf(name, known);
      if (now !== name && !done.has(now) && !kept.includes(now)) {
        done.add(now);
        now.split(':').forEach((part, at) => {
          const [start, end] = match.indices?.[at + 1] as [number, number];
          way.edits.replace({file, start, end}, part);
        });
      } else if (!known.has(name) && isOurs({name})) {
        // One that is excluded already, or must stay in, needs no second line.
        const want = [...known.keys()].find(
          (one) =>
            isOwn(one) && one.endsWith(`:${match[2]}`) && !done.has(one) && !kept.includes(one),
        );
        way.leave(
          want ? 'group' : 'exclusion',
          {file, line: lineAt(text, match.index)},
          {name, release: way.release, ...(want && {want})},
        );
      }
    }
  }
}

/** Names the libraries whose names a script puts together, and lock files that keep an old release. */
function leaveComputed(way: Way): void {
  const {android} = projectIn(way.app);
  for (const one of android?.computed ?? []) {
    way.leave('computed', one);
  }
  for (const {path: file, text} of way.app.of('lock')) {
    const found = /^(com\.appodeal[\w.]{0,60}:[\w.-]{1,60}):([\w.+-]{1,60})=/m.exec(text);
    const [want] = way.site.artifactsOf(way.release).get(found?.[1] ?? '') ?? [];
    if (found && found[2] !== want) {
      const line = lineAt(text, found.index);
      way.leave('lock', {file, line}, {name: found[1] as string, found: found[2] as string});
    }
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

/** Adds to a list of adapters what it lacks. */
function addAdapters(
  way: Way,
  build: Build,
  sdkDependencies: readonly Dependency[],
  missing: readonly [name: string, version: string][],
): void {
  const last = sdkDependencies.filter(({alias}) => alias === undefined).at(-1);
  const text = textOf(build, last?.file ?? '');
  const statement = last ? statementAt(text, last.index) : null;
  const like = statement && text.slice(statement.start, statement.end).split('\n', 1)[0];
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
  // What an engine reaches goes with it.
  const held = networksIn(way.site, way.release, {
    excluded: new Set(
      [...way.choosable('android')].filter((name) => isAdapter(name) && !wanted.has(name)),
    ),
  });
  const missing = [...way.choosable('android')].filter(
    (name) =>
      !wanted.has(name) &&
      !isExcluded(build, name) &&
      (isAdapter(name) || held.some(({left}) => left.includes(name))),
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

/**
 * Sets which networks are in an app; parts take the place of a full package that the release lacks.
 *
 * @param libraries - the full package of the release, or those that its parts replace; all of the SDK, and those that the release has
 * @param past - names that any release has
 */
function setNetworks(
  way: Way,
  build: Build,
  libraries: {bundle?: Dependency} & Record<'whole' | 'renamed' | 'kept', readonly Dependency[]>,
  past: ReadonlySet<string>,
  isOurs: (dependency: Pick<Dependency, 'name'>) => boolean,
): Choice {
  const {bundle, whole, renamed, kept} = libraries;
  const {site, release} = way;
  const known = site.artifactsOf(release);
  const drop = (one: Dependency): boolean => removeLibrary(way.edits, build, one);
  const setList = (list: readonly Dependency[], parts: ReadonlyMap<string, string>): void =>
    addAdapters(way, build, list, way.choose('android', list, parts, drop));
  const out = [...past].filter((name) => isExcluded(build, name)).map((name) => nowOf(name, known));
  const excluded = new Set([...build.excluded, ...out]);
  const held = new Set(networksIn(site, release, {excluded}).flatMap(({left}) => left));
  const {wanted, choice} = way.choiceOf('android', (name) =>
    bundle || whole.length > 0 ? held.has(name) : renamed.some((one) => one.name === name),
  );
  const choosable = way.choosable('android');
  for (const one of whole) {
    // Of a network that an engine reaches, its own adapter may be out.
    const parts = [...way.partsOf('android', choice)].filter(
      ([name]) => wanted?.has(name) || !choosable.has(name) || !isExcluded({excluded}, name),
    );
    const beside = kept.filter(({file}) => file === one.file);
    setList([...beside, one], new Map([[nameOf(way.facts('android').core), release], ...parts]));
  }
  if (whole.length === 0) {
    carryExclusions(way, build, known, isOurs);
    if (wanted && bundle) {
      setExclusions(way, build, bundle, wanted);
    } else if (wanted) {
      setList(kept, wanted);
    } else if (!bundle) {
      addAdapters(way, build, kept, way.renderersFor('android', renamed));
    }
  }
  return choice;
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
  way.leaveKeys('android', app.path, choice, has);
}

/** The settings of Expo's build properties plugin. */
function patchExpo(way: Way): void {
  const {minSdk, compileSdk, kotlin} = way.facts('android');
  for (const file of way.app.of('expo')) {
    way.raise(file, /"minSdkVersion"\s*:\s*(\d{1,4})/dg, minSdk, 'minSdk', false);
    way.raise(file, /"compileSdkVersion"\s*:\s*(\d{1,4})/dg, compileSdk, 'compileSdk');
    way.raise(file, /"kotlinVersion"\s*:\s*"(\d[\d.]{0,20})"/dg, kotlin, 'Kotlin');
  }
}

/** Sets and names what the app's own build is to have around the SDK that a package brings. */
function leaveFrame(way: Way, build: Build | undefined): void {
  const {release} = way;
  const {kotlin: want = ''} = way.facts('android');
  if (build) {
    addRepositories(way, build, way.site.mavenRepositories);
  }
  for (const one of build ? [...build.plugins, ...build.dependencies] : []) {
    const isKotlin = one.name === 'org.jetbrains.kotlin.android' || one.name === KOTLIN_PLUGIN;
    const [found] = /^\d[\d.]*/.exec(one.version ?? '') ?? [];
    if (isKotlin && found && want && !readsKotlin(found, want)) {
      way.leave('kotlin', one, {release, want, found});
    }
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
  const isOurs = ({name}: Pick<Dependency, 'name'>): boolean =>
    isOwn(name) || isEngineAdapter(name) || isForeignAdapter(name) || past.has(name);
  const sdkDependencies = build?.dependencies.filter(isOurs) ?? [];
  const bundle = sdkDependencies.find(({name}) => name === nameOf(facts.bundle));
  // Of a release without a full package, the core and the adapters take its place.
  const whole = facts.bundle ? [] : sdkDependencies.filter(({name}) => name === FULL_PACKAGE);
  const core = bundle ?? sdkDependencies.find(({name}) => name === nameOf(facts.core)) ?? whole[0];
  const main = core ?? (plugin?.version === release ? plugin : undefined);
  // What a package brings goes first: the rest has to be of its release.
  if (!build || !main || (plugin && plugin.version !== release)) {
    const adapter = sdkDependencies.find(({name}) => isOwn(name));
    const brought = core ?? plugin;
    if (brought && way.isBeyond('android', brought)) {
      return true;
    }
    if (adapter || plugin) {
      way.leavePackage((adapter ?? plugin) as Dependency);
      leaveFrame(way, plugin ? build : undefined);
      patchExpo(way);
      return true;
    }
    leaveComputed(way);
    return (android?.computed.length ?? 0) > 0;
  }
  leaveComputed(way);
  if (!way.judge('android', main)) {
    return true;
  }
  const needs: Need[] = [];
  const taken = new Set(build.dependencies.map(({name}) => name));
  const renamed = sdkDependencies.map((one) => {
    const text = textOf(build, one.file);
    // Those of a flavor are a list of their own.
    const [call = ''] = /\w+/.exec(text.slice(startOfLine(text, one.index), one.index)) ?? [];
    return way.rename(one, known, taken, one.file + call);
  });
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
  const isUpgrade = releaseIn(main.version) !== release;
  for (const one of build.unused.filter(
    (entry) =>
      isUpgrade &&
      isOurs(entry) &&
      !needs.some(
        ({dependency}) =>
          dependency.written?.reference &&
          dependency.written.reference === entry.written?.reference,
      ),
  )) {
    way.leave('unused', one, {found: one.version ?? one.name});
  }
  const choice = setNetworks(way, build, {bundle, whole, renamed, kept}, past, isOurs);
  addRepositories(way, build, bundle ? [site.mavenAppodeal] : site.mavenRepositories);
  setLevel(way, build, MIN_SDK, facts.minSdk ?? '');
  setLevel(way, build, COMPILE_SDK, facts.compileSdk ?? '');
  setTools(way, build);
  removeUnusedVersions(edits, [...way.app.of('catalogue'), ...build.gradle]);
  patchManifests(way, choice);
  patchExpo(way);
  return true;
}

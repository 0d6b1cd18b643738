import {
  addTo,
  ANDROID_PLUGIN,
  blocksIn,
  featuresMissing,
  isApplication,
  KOTLIN_PLUGIN,
  lineAt,
  modulesIn,
  namedLibraries,
  setVersions,
  wrappersOf,
  type Build,
  type Dependency,
  type Module,
  type Need,
} from '@help-center/build-files';
import {compareVersions} from '@help-center/build-files/versions';
import {readsKotlin} from '../fits/fits';
import type {Way} from './way';

const SERVICES = /^com\.google\.gms[:.]google-services$/;
/** Older ones stop with "mapDebugSourceSetPaths" in the Android Gradle plugin from 7.3 on. */
const SERVICES_FIXED = '4.3.15';

/** Raises Kotlin and the Android Gradle plugin, and Gradle with it. */
export function setTools(way: Way, build: Build): void {
  const {kotlin, agp, gradle = '', googleServices} = way.facts('android');
  const older = (names: RegExp, want: string | undefined): Need[] =>
    [...build.plugins, ...build.dependencies].flatMap((dependency) =>
      want &&
      names.test(dependency.name) &&
      /^\d/.test(dependency.version ?? '') &&
      compareVersions(dependency.version as string, want) < 0
        ? [{dependency, want}]
        : [],
    );
  const android = older(ANDROID_PLUGIN, agp);
  const isBuilt = [...build.plugins, ...build.dependencies].some(
    ({name, version}) => ANDROID_PLUGIN.test(name) && /^\d/.test(version ?? ''),
  );
  const services = older(SERVICES, isBuilt ? googleServices : undefined).filter(
    ({dependency}) => compareVersions(dependency.version as string, SERVICES_FIXED) < 0,
  );
  const below = older(new RegExp(`^org\\.jetbrains\\.kotlin\\.|^${KOTLIN_PLUGIN}$`), kotlin);
  const versionOf = ({dependency}: Need): string => dependency.version as string;
  // A compiler that reads the SDK's classes may stay, and what is tied to it.
  const isRaised = below.some((one) => !readsKotlin(versionOf(one), one.want));
  const kept = isRaised ? kotlin : (below.map(versionOf).sort(compareVersions).at(-1) ?? kotlin);
  const tools = [...(isRaised ? below : []), ...android];
  const others = build.dependencies.filter(({name}) => !SERVICES.test(name));
  const open = [
    ...setVersions(way.edits, build, tools),
    ...setVersions(way.edits, build, services, others),
  ];
  leaveOpen(way, open);
  for (const need of [...tools, ...services].filter((one) => !open.includes(one))) {
    const {name, written} = need.dependency;
    const told = SERVICES.test(name)
      ? 'google-services'
      : ANDROID_PLUGIN.test(name)
        ? 'Android Gradle plugin'
        : 'Kotlin';
    way.noteRaised(
      written ? way.placeOf(written) : need.dependency,
      told,
      versionOf(need),
      need.want,
    );
  }
  leaveTied(way, build, kept, isRaised);
  setModules(way, build, agp ?? '', android[0]?.dependency);
  for (const file of android.length > 0 && gradle ? wrappersOf(way.app) : []) {
    const found = /^distributionUrl=.*gradle-([\d.]{1,20})-/m.exec(file.text)?.[1];
    if (!file.text.includes('distributionSha256Sum')) {
      way.raise(file, /^distributionUrl=.*gradle-([\d.]{1,20})-/dgm, gradle, 'Gradle');
    } else if (found && compareVersions(found, gradle) < 0) {
      way.leave(
        'wrapper',
        {file: file.path, line: lineAt(file.text, file.text.indexOf(found))},
        {want: gradle},
      );
    }
  }
}

/** A version of Java that a build compiles for. */
interface Written {
  isTarget: boolean;
  level: number;
  span: [number, number];
}

const NUMBER = String.raw`(?:JavaVersion\.VERSION_|(?:org\.\w{1,60}\.){0,6}JvmTarget\.JVM_|["'])?((?:1[._])?\d{1,2})\b`;
const JAVA = new RegExp(String.raw`\b(source|target)Compatibility\b[\s=(]{1,10}${NUMBER}`, 'dg');
const JVM = new RegExp(String.raw`\b(jvmTarget)\b(?:\.set\(|[\s=]{1,10})\s{0,10}${NUMBER}`, 'dg');

/** Sets Java and Kotlin of a module to the higher of their targets: Gradle 8 stops where they differ. */
function setTargets(way: Way, {gradle}: Build): void {
  const isSettled =
    gradle.some(({text}) => /\bjvmToolchain\b|\btoolchain\b/.test(text)) ||
    way.app
      .of('properties')
      .some(({text}) => /^kotlin\.jvm\.target\.validation\.mode\s*=\s*(?!error)/im.test(text));
  const isShared = gradle.some(
    ({text}) => /Compatibility\b/.test(text) && !/\bjvmTarget\b/.test(text),
  );
  for (const {path: file, text} of isSettled ? [] : gradle) {
    const [java, kotlin] = [JAVA, JVM].map((pattern) =>
      [...text.matchAll(pattern)].map((match) => ({
        isTarget: match[1] !== 'source',
        level: Number(match[2]?.replace(/^1[._]/, '')),
        span: match.indices?.[2] as [number, number],
      })),
    ) as [Written[], Written[]];
    const levels = new Set([...java, ...kotlin].flatMap((one) => (one.isTarget ? one.level : [])));
    const highest = Math.max(...levels);
    const block = blocksIn(text).find(({path}) => path === '/android');
    if (kotlin.length > 0 && java.length > 0 && levels.size > 1) {
      for (const {level, span} of [...java, ...kotlin]) {
        if (level < highest) {
          way.edits.replace({file, start: span[0], end: span[1]}, String(highest));
        }
      }
    } else if (block && highest > 8 && !isShared && !/Compatibility\b/.test(text)) {
      // Without a word, Java has 8.
      const sets = ['source', 'target'].map(
        (one) => `${one}Compatibility = JavaVersion.VERSION_${highest}`,
      );
      addTo(way.edits, file, block, [`compileOptions { ${sets.join('; ')} }`]);
    }
  }
}

/** Adds what the Android Gradle plugin needs from 8 on: each module's namespace, and the features that it uses. */
function setModules(way: Way, build: Build, agp: string, raised?: Dependency): void {
  const modules: Module[] = [];
  for (const module of modulesIn(way.app, build)) {
    const {file, block, plugin, packageName, hasNamespace} = module;
    const at = {file: file.path, line: lineAt(file.text, block.open)};
    if (plugin === null || [plugin, agp].every((one) => compareVersions(one, '8.0') < 0)) {
      continue;
    }
    const lines: string[] = [];
    if (!hasNamespace && packageName) {
      lines.push(
        file.path.endsWith('.kts') ? `namespace = "${packageName}"` : `namespace '${packageName}'`,
      );
    } else if (!hasNamespace) {
      way.leave('namespace', at);
    }
    const features = featuresMissing(way.app, module).map((name) => `${name} = true`);
    const list = blocksIn(file.text).find(({path}) => path === '/android/buildFeatures');
    if (list && features.length > 0) {
      addTo(way.edits, file.path, list, features);
    } else if (features.length > 0) {
      lines.push(`buildFeatures { ${features.join('; ')} }`);
    }
    if (lines.length > 0) {
      addTo(way.edits, file.path, block, lines);
    }
    modules.push(module);
  }
  const old = modules.filter(({plugin}) => compareVersions(plugin ?? '', '8.0') < 0);
  if (raised && old.length > 0) {
    way.leave('jdk', raised, {want: agp});
  }
  const first = modules.find(({file}) => isApplication(file)) ?? modules[0];
  if (first) {
    setTargets(way, build);
    const at = {file: first.file.path, line: lineAt(first.file.text, first.block.open)};
    keepDefaults(way, modules, old, raised ?? at);
  }
}

/** Keeps what the Android Gradle plugin turns on from 8 on away from code that it breaks, or names it. */
function keepDefaults(
  way: Way,
  modules: readonly Module[],
  old: readonly Module[],
  at: {file: string; line: number},
): void {
  const files = way.app.of('properties');
  const switches = way.app
    .of('source')
    .some(
      ({path, text}) =>
        path.endsWith('.java') &&
        modules.some(({folder}) => path.startsWith(folder)) &&
        /\bcase\s{1,20}R\.\w+\.\w+\s{0,20}:/.test(text),
    );
  const shrinks = old.some(({file}) =>
    /\b(?:isMinifyEnabled|minifyEnabled)\b[\s=(]{1,10}true/.test(file.text),
  );
  const open = [
    ...(switches ? ['android.nonFinalResIds'] : []),
    ...(old.length > 0 ? ['android.nonTransitiveRClass'] : []),
    ...(shrinks ? ['android.enableR8.fullMode'] : []),
  ]
    .filter((name) => !files.some(({text}) => text.includes(name)))
    .map((name) => `${name}=false`);
  const [root] = files;
  if (root && open.length > 0) {
    way.edits.insert(root.path, root.text.length, open);
  } else if (open.length > 0) {
    way.leave('defaults', at, {names: open.join(', ')});
  }
}

/** Libraries whose code generators read what the compiler of Kotlin notes in classes. */
const PROCESSORS =
  /^(?:com\.google\.dagger|androidx\.(?:hilt|room)|com\.squareup\.moshi):|:kotlinx?-metadata-jvm$/;
/** Versions of them that are seen to read classes of Kotlin 2.1. */
const READERS: readonly (readonly [RegExp, string])[] = [
  [/^com\.google\.dagger[:.]/, '2.55'],
  [/^androidx\.room:/, '2.7.2'],
  [/^com\.squareup\.moshi:/, '1.15.2'],
];
const KAPT =
  /(?<![\w-])kapt\w{0,40}(?:[\s(]{1,10}|["'][(,]\s{0,10})(?:["']([\w.-]{1,100}:[\w.-]{1,100})|(?:\w{1,60}\.)?findLibrary\(["']([\w.-]{1,100})["']|([a-zA-Z]\w{0,60}(?:\.\w{1,60}){0,8}(?:\[["'][\w.-]{1,60}["']\])?)(?=[\s),]|$))/dg;
/** Hilt's plugin, whose last step runs its compiler on classes, with KSP also. */
const HILT = /^com\.google\.dagger(?:\.hilt\.android$|:hilt-android-gradle-plugin$)/;

/** Whether a library or plugin is older than the first of it that reads classes of Kotlin 2.1; null where that isn't known. */
function isOldReader(name: string, version: string | null | undefined): boolean | null {
  const since = READERS.find(([names]) => names.test(name))?.[1];
  return since ? compareVersions(/^\d[\d.]*/.exec(version ?? '')?.[0] ?? '0', since) < 0 : null;
}

/** Names the code generators that kapt runs and that may not read classes of the Kotlin that a release needs. */
function leaveKapt(way: Way, build: Build, kotlin: string, isRaised: boolean): void {
  const {gradle, references, dependencies} = build;
  const libraryOf = namedLibraries(gradle, dependencies);
  const aliases = new Map(references.map(({file, index, name}) => [`${file}:${index}`, name]));
  const known = new Map(
    dependencies.map((one) => [one.alias?.replace(/[-_]/g, '.') ?? one.name, one]),
  );
  for (const {path: file, text} of gradle) {
    for (const match of text.matchAll(KAPT)) {
      const {1: coordinate, 2: asked, 3: expression = asked ?? '', index, indices} = match;
      const alias = aliases.get(`${file}:${indices?.[3]?.[0]}`) ?? asked?.replace(/[-_]/g, '.');
      const named = known.get(alias ?? coordinate ?? '') ?? libraryOf(expression);
      const name = coordinate ?? named?.name;
      const at = {file, line: lineAt(text, index)};
      if (name && PROCESSORS.test(name) && (isOldReader(name, named?.version) ?? isRaised)) {
        way.leave('kapt', at, {name, want: kotlin});
      } else if (!name && isRaised) {
        way.leave('unread', at, {name: expression, want: kotlin});
      }
    }
  }
}

/** Names what has to go with the Kotlin that a release needs: KSP, Compose's compiler before Kotlin 2, and what kapt runs. */
function leaveTied(way: Way, build: Build, kotlin: string | undefined, isRaised: boolean): void {
  if (!kotlin) {
    return;
  }
  const {gradle, plugins, dependencies} = build;
  const isNew = compareVersions(kotlin, '2.1') >= 0;
  for (const {name, version, file, line} of [...plugins, ...dependencies]) {
    const [own = ''] = /^\d[\d.]*/.exec(version ?? '') ?? [];
    const isOld =
      name === 'com.google.devtools.ksp'
        ? own !== '' && compareVersions(own, kotlin) < 0
        : isNew && HILT.test(name) && isOldReader(name, version);
    if (isOld) {
      way.leave('tied', {file, line}, {name: [name, version ?? ''].join(' ').trim(), want: kotlin});
    }
  }
  if (isNew) {
    leaveKapt(way, build, kotlin, isRaised);
  }
  for (const {path: file, text} of gradle) {
    const at = text.search(
      /["'](?:org\.jetbrains\.)?kotlin[-.]android[-.]extensions["']|["']android-extensions["']/,
    );
    if (at !== -1) {
      way.leave('extensions', {file, line: lineAt(text, at)}, {want: kotlin});
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

/** Names the libraries and plugins whose versions could not be set. */
export function leaveOpen(way: Way, needs: readonly Need[]): void {
  for (const {dependency, want} of needs) {
    way.leave(dependency.written ? 'variable' : 'open', dependency, {name: dependency.name, want});
  }
}

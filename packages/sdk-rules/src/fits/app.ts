import {
  COMPILE_SDK,
  isApplication,
  KOTLIN_PLUGIN,
  MIN_SDK,
  readBuild,
  resolvedFor,
  valueOf,
  type Build,
  type Files,
} from '@help-center/build-files';
import type {Figure} from './project';

/** What an app's Gradle files say of it. */
export interface BuildFigures {
  sdk: string | null;
  figures: Readonly<Partial<Record<Figure, string>>>;
  /** Figures that are computed: nothing is compared with them. */
  computed: readonly Figure[];
}

/** An API level of the application's module, or of any where none is known as the application. */
function levelOf({gradle, values}: Build, pattern: RegExp): string | null | undefined {
  const own = gradle.filter(isApplication);
  const written = (own.length > 0 ? own : gradle)
    .filter(({text}) => /\bandroid\b/.test(text))
    .flatMap(({text}) => [...text.matchAll(pattern)].map(([, found = '']) => found));
  const levels = written.map((text) =>
    /^\d+$/.test(text) ? text : (valueOf(values, text)?.value ?? null),
  );
  // Flavors may differ: the lowest decides.
  return levels.length === 0 || levels.includes(null)
    ? levels[0]
    : levels.sort((a, b) => Number(a) - Number(b))[0];
}

/** Reads the figures of an Android app by the same reader as the other commands; null without Gradle files. */
export function figuresOfBuild(app: Files): BuildFigures | null {
  const build = readBuild(app);
  if (!build) {
    return null;
  }
  const all = [...build.plugins, ...build.dependencies];
  const versionOf = (names: RegExp): string | null | undefined =>
    all.filter(({name, written}) => names.test(name) && written).map(({version}) => version)[0];
  const found: Partial<Record<Figure, string | null | undefined>> = {
    minSdk: levelOf(build, MIN_SDK),
    compileSdk: levelOf(build, COMPILE_SDK),
    agp: versionOf(/^com\.android\.(?:application|library|tools\.build:gradle)$/),
    kotlin: versionOf(new RegExp(`^org\\.jetbrains\\.kotlin\\.android$|^${KOTLIN_PLUGIN}$`)),
  };
  const core = build.dependencies.find(({name}) =>
    /^com\.appodeal\.ads(?:\.sdk:core|:sdk)$/.test(name),
  );
  const version = core && (resolvedFor(app, '').get(core.name) ?? core.version);
  const names = Object.keys(found) as Figure[];
  return {
    sdk: /^\d+\.\d+\.\d+/.exec(version ?? '')?.[0] ?? null,
    figures: Object.fromEntries(
      names.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : [])),
    ),
    computed: names.filter((name) => found[name] === null),
  };
}

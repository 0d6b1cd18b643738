import {mavenRepositories, providerAddresses} from '@site/config/addresses';
import {factsOf, latestVersion, type Release} from '@site/config/releases';
import type {Choice} from '@help-center/app-rules/builder';
import {defaultChoice, outputsOf} from '@site/src/components/IntegrationBuilder/rules';
import {compareVersions} from '@help-center/version-rules';
import type {AppFiles, TextFile} from './files';
import type {Report} from './findings';
import {
  checkRelease,
  checkSet,
  checkVersions,
  choiceOf,
  isCovered,
  type Dependency,
} from './release';
import {resolvedFor} from './resolved';
import {lineAt, lineOf, withoutComments, withoutXmlComments} from './text';

/** Values that build files name, by the name in lower case without its separators. */
type Values = ReadonlyMap<string, string>;

const bare = (name: string): string => name.replace(/[-_.]/g, '').toLowerCase();

const ASSIGNMENT =
  /(?<![\w.-])([\w.-]{1,100})[ \t]{0,20}(?:=|by extra\()[ \t]{0,20}(?:["']([^"'$\n]{1,100})["']|(\d{1,6})\b)/g;

/** What is assigned in Gradle files, properties and version catalogs. */
function valuesOf(files: readonly TextFile[]): Values {
  const values = new Map<string, string>();
  for (const {text} of files) {
    for (const [, name = '', quoted, number] of text.matchAll(ASSIGNMENT)) {
      values.set(bare(name.split('.').at(-1) ?? ''), (quoted ?? number) as string);
      values.set(bare(name), (quoted ?? number) as string);
    }
    for (const [, name = '', value = ''] of text.matchAll(
      /^([\w.-]{1,100})=([\w.-]{1,100})[ \t\r]{0,20}$/gm,
    )) {
      values.set(bare(name), value);
    }
  }
  return values;
}

/** The value an expression such as `libs.versions.sdk.get().toInt()` or `rootProject.ext.sdk` names. */
function valueOf(values: Values, expression: string): string | null {
  const names = expression
    .replace(/["'\][()?]/g, '.')
    .split('.')
    .filter(
      (part) =>
        part &&
        !/^(?:get|toInt|toInteger|libs|versions|extra|ext|rootProject|project|property|as|Int|String|findProperty)$/.test(
          part,
        ),
    );
  const known = [names.join('.'), names.at(-1) ?? ''].map(bare).find((name) => values.has(name));
  return known === undefined ? null : (values.get(known) as string);
}

/** A version with the variables in it replaced; null where one is unknown. */
function resolve(values: Values, version: string): string | null {
  let unknown = false;
  const resolved = version.replace(
    /\$\{([^}]{1,200})\}|\$(\w+)/g,
    (_, long?: string, short?: string) => {
      const value = valueOf(values, long ?? short ?? '');
      unknown ||= value === null;
      return value ?? '';
    },
  );
  return unknown || resolved === '' ? null : resolved.replace(/@.*$|!!$/, '');
}

const COORDINATE = /["']([\w.-]{1,200}):([\w.-]{1,200})(?::([^"'\s:]{1,200}))?["']/g;
const NAMED =
  /(exclude\b[\s(]{0,20})?\bgroup\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["']\s{0,20},\s{0,20}(?:name|module)\s{0,20}[:=]\s{0,20}["']([\w.-]{1,200})["'](?:\s{0,20},\s{0,20}version\s{0,20}[:=]\s{0,20}["']([^"']{1,200})["'])?/g;

interface Declared {
  dependencies: Dependency[];
  /** Names that are taken out of what others bring along. */
  excluded: Set<string>;
}

/** Reads the libraries of Gradle files. */
function declaredIn(files: readonly TextFile[], values: Values): Declared {
  const dependencies: Dependency[] = [];
  const excluded = new Set<string>();
  for (const {path: file, text} of files) {
    for (const match of text.matchAll(COORDINATE)) {
      const [, group, name, version] = match;
      dependencies.push({
        name: `${group}:${name}`,
        version: version === undefined ? null : resolve(values, version),
        file,
        line: lineAt(text, match.index),
      });
    }
    for (const match of text.matchAll(NAMED)) {
      const [, excludes, group, name, version] = match;
      if (excludes) {
        excluded.add(`${group}:${name}`);
      } else {
        dependencies.push({
          name: `${group}:${name}`,
          version: version === undefined ? null : resolve(values, version),
          file,
          line: lineAt(text, match.index),
        });
      }
    }
  }
  return {dependencies, excluded};
}

const LIBRARY =
  /^\s{0,40}([\w.-]{1,200})\s{0,20}=\s{0,20}(?:\{([^}\n]{1,1000})\}|["']([^"'\n]{1,400})["'])/;

/** Reads the libraries of version catalogs that a Gradle file uses. */
function cataloguedIn(
  files: readonly TextFile[],
  gradle: readonly TextFile[],
  values: Values,
): Dependency[] {
  const references = new Set(
    gradle.flatMap(({text}) =>
      [...text.matchAll(/\blibs((?:\.\w{1,60}){1,12})/g)].flatMap(([, dotted = '']) => {
        const parts = dotted.slice(1).split('.');
        return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
      }),
    ),
  );
  const used = (alias: string): boolean =>
    references.has('bundles') || references.has(alias.replace(/[-_]/g, '.'));
  return files.flatMap(({path: file, text}) =>
    text.split('\n').flatMap((line, index): Dependency[] => {
      const [, alias = '', table, whole] = LIBRARY.exec(line) ?? [];
      const key = (name: string): string | undefined =>
        new RegExp(`(?<![\\w.])${name}\\s{0,20}=\\s{0,20}["']([^"']{1,200})["']`).exec(
          table ?? '',
        )?.[1];
      const reference =
        key('version\\.ref') ?? /\bref\s{0,20}=\s{0,20}["']([^"']{1,200})/.exec(table ?? '')?.[1];
      const module = key('module') ?? (key('group') && `${key('group')}:${key('name')}`);
      const [group, name, version] = (whole ?? module ?? '').split(':');
      if (!group || !name || !used(alias)) {
        return [];
      }
      const named = version ?? key('version') ?? (reference && values.get(bare(reference)));
      return [{name: `${group}:${name}`, version: named ?? null, file, line: index + 1}];
    }),
  );
}

const MIN_SDK = /\bminSdk(?:Version)?\b[ \t]{0,20}(?:=|\()?[ \t]{0,20}([\w.()]{1,200})/g;
const KOTLIN =
  /(?:org\.jetbrains\.kotlin\.android["'][)]?|kotlin\(\s{0,20}["']android["']\s{0,20}\))[ \t]{0,20}version[ \t]{0,20}\(?["']?([^"'\s)]{1,100})/g;
const APPLICATION = /com\.android\.application|plugins\.android\.application/;

const isApplication = ({text}: TextFile): boolean =>
  APPLICATION.test(text) &&
  !/com\.android\.application["')\s]{1,5}version\b|apply false/.test(text);

function checkBuild(
  report: Report,
  {facts}: Release,
  gradle: readonly TextFile[],
  catalogues: readonly TextFile[],
  values: Values,
): void {
  const page = '/android/get-started#before-you-start';
  for (const file of gradle.filter(({text}) => /\bandroid\b/.test(text))) {
    for (const match of file.text.matchAll(MIN_SDK)) {
      const written = match[1] as string;
      const found = /^\d+$/.test(written) ? written : valueOf(values, written);
      if (found !== null && facts.minSdk && Number(found) < Number(facts.minSdk)) {
        report.own(
          'android',
          'min-sdk',
          {file: file.path, line: lineAt(file.text, match.index), level: 'error', page},
          {found, expected: facts.minSdk},
        );
      }
    }
  }
  const kotlin = [
    ...gradle.flatMap(({path: file, text}) =>
      [...text.matchAll(KOTLIN)].map((match) => ({
        file,
        line: lineAt(text, match.index),
        version: resolve(values, match[1] as string),
      })),
    ),
    ...declaredIn(gradle, values).dependencies.filter(
      ({name}) => name === 'org.jetbrains.kotlin:kotlin-gradle-plugin',
    ),
    ...catalogues.flatMap(({path: file, text}) =>
      text.split('\n').flatMap((line, index) => {
        if (!line.includes('org.jetbrains.kotlin.android')) {
          return [];
        }
        const [, reference, plain] =
          /version\.ref\s{0,20}=\s{0,20}["']([^"']{1,100})|version\s{0,20}=\s{0,20}["']([^"']{1,100})/.exec(
            line,
          ) ?? [];
        return [
          {
            file,
            line: index + 1,
            version: plain ?? (reference ? (values.get(bare(reference)) ?? null) : null),
          },
        ];
      }),
    ),
  ];
  for (const {file, line, version} of kotlin) {
    if (
      version &&
      /^\d/.test(version) &&
      facts.kotlin &&
      compareVersions(version, facts.kotlin) < 0
    ) {
      report.own(
        'android',
        'kotlin',
        {file, line, level: 'error', page},
        {found: version, expected: facts.kotlin},
      );
    }
  }
}

function checkRepositories(
  report: Report,
  gradle: readonly TextFile[],
  needed: readonly string[],
): void {
  const listed = gradle.find(({text}) => text.includes('dependencyResolutionManagement'));
  const file =
    listed ?? gradle.find(({text}) => /\brepositories\s{0,20}\{/.test(text)) ?? gradle[0];
  const isKotlin = file?.path.endsWith('.kts');
  // The builder writes these lines, too.
  const lines = outputsOf(
    'android',
    latestVersion('android'),
    defaultChoice('android', latestVersion('android')),
  )
    .filter(({file: name}) => name === `settings.gradle${isKotlin ? '.kts' : ''}`)
    .flatMap(({code}) => code.split('\n'));
  for (const url of needed) {
    if (file && !gradle.some(({text}) => text.includes(url))) {
      report.own(
        'android',
        'repository',
        {
          file: file.path,
          line: lineOf(
            file.text,
            'repositories',
            Math.max(0, file.text.indexOf('dependencyResolutionManagement')),
          ),
          level: url === providerAddresses.mavenAppodeal ? 'error' : 'warning',
          page: '/faq-and-troubleshooting/troubleshooting/android-common-issues/dependencies-not-found#repository',
        },
        {url, snippet: lines.find((line) => line.includes(url))?.trim() ?? url},
      );
    }
  }
}

/**
 * Checks the Gradle files of an Android app.
 *
 * @returns what its build holds; null where that is not known
 */
export function checkAndroid(report: Report, app: AppFiles): Choice | null {
  const gradle = app
    .of('gradle')
    .map(({path, text}) => ({path, text: withoutComments(text, '//')}));
  if (gradle.length === 0) {
    return null;
  }
  const catalogues = app
    .of('catalogue')
    .map(({path, text}) => ({path, text: withoutComments(text, '#')}));
  const values = valuesOf([...app.of('properties'), ...catalogues, ...gradle]);
  const {dependencies: written, excluded} = declaredIn(gradle, values);
  const resolved = resolvedFor(app, '');
  const dependencies = [...written, ...cataloguedIn(catalogues, gradle, values)].map(
    (dependency) => ({...dependency, version: resolved.get(dependency.name) ?? dependency.version}),
  );
  const artifactOf = (coordinate: string | undefined): string =>
    (coordinate ?? '').replace(/:[^:]*$/, '');
  const latest = factsOf('android', latestVersion('android'))?.facts ?? {};
  const bundle = dependencies.find(({name}) => name === artifactOf(latest.bundle));
  const core = dependencies.find(({name}) => name === artifactOf(latest.core));
  const own = bundle ?? core;
  if (!own) {
    const file = gradle.find(isApplication) ?? (gradle[0] as TextFile);
    report.own('android', 'no-sdk', {
      file: file.path,
      line: lineOf(file.text, 'dependencies'),
      level: 'warning',
      page: '/android/get-started#add-the-repository',
    });
    return null;
  }
  const known = checkRelease(report, 'android', own);
  const adapters = dependencies.filter(
    ({name}) =>
      /^com\.appodeal\.ads\.sdk\.(?:networks|services):/.test(name) || name === core?.name,
  );
  const [extra] = adapters;
  if (bundle && extra) {
    report.own(
      'android',
      'bundle-and-list',
      {
        file: extra.file,
        line: extra.line,
        level: 'error',
        page: '/android/get-started#add-the-dependency',
      },
      {name: extra.name},
    );
  }
  checkRepositories(report, gradle, bundle ? [providerAddresses.mavenAppodeal] : mavenRepositories);
  if (!known) {
    return null;
  }
  checkBuild(report, known, gradle, catalogues, values);
  const release = known.version;
  report.sdk.android = release;
  if (!isCovered(release)) {
    return null;
  }
  checkVersions(report, 'android', release, dependencies, 'android');
  const names = new Set(dependencies.map(({name}) => name));
  const choice = choiceOf(
    'android',
    release,
    (name) => !excluded.has(name) && (bundle ? name.startsWith('com.appodeal.') : names.has(name)),
  );
  // The guide's answer to this one is an element of the manifest.
  const declares = app
    .of('manifest')
    .some(({text}) => withoutXmlComments(text).includes('android.adservices.AD_SERVICES_CONFIG'));
  checkSet(report, 'android', release, choice, own, declares ? ['ad-services-config'] : []);
  return choice;
}

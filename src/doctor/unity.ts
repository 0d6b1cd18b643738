import {latestVersion} from '@site/config/releases';
import type {Choice} from '@help-center/app-rules/builder';
import {
  defaultChoice,
  minimumOf,
  releaseFacts,
} from '@site/src/components/IntegrationBuilder/rules';
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
import {resolvedFor} from './resolved';
import {lineAt, lineOf, withoutXmlComments} from './text';

/** What the package was called until 3.1.3. */
const OLD_PACKAGE = 'com.appodeal.appodeal-unity-plugin-upm';
const MANAGER = 'com.google.external-dependency-manager';
const INSTALL = '/unity/get-started#install';
const ENTRY = /<(androidPackage|iosPod)\b([^<>]{1,2000})>/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s{0,20}=\\s{0,20}["']([^"']{1,300})["']`).exec(attributes)?.[1];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds the release of the plugin in the list of packages. */
function checkPackages(report: Report, app: AppFiles): string | null {
  let found: string | null = null;
  const name = releaseFacts('unity', latestVersion('unity')).package;
  for (const {path: file, text} of app.of('unity-packages')) {
    let list: unknown;
    try {
      list = JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch {
      report.own('unity', 'not-json', {file, line: null, level: 'error', page: INSTALL});
      continue;
    }
    const packages = isRecord(list) && isRecord(list.dependencies) ? list.dependencies : {};
    const registries = isRecord(list) && Array.isArray(list.scopedRegistries);
    if (Object.hasOwn(packages, OLD_PACKAGE)) {
      report.own(
        'unity',
        'old-package',
        {
          file,
          line: lineOf(text, `"${OLD_PACKAGE}"`),
          level: 'error',
          page: '/unity/upgrade-guide#from-3-1-3-to-3-2-0',
        },
        {name: OLD_PACKAGE},
      );
    }
    const line = lineOf(text, `"${name}"`);
    const reference = Object.hasOwn(packages, name) ? packages[name] : undefined;
    if (typeof reference !== 'string' || line === null) {
      if (!Object.hasOwn(packages, OLD_PACKAGE)) {
        report.own('unity', 'no-sdk', {
          file,
          line: lineOf(text, '"dependencies"'),
          level: 'warning',
          page: INSTALL,
        });
      }
      continue;
    }
    const resolved = resolvedFor(app, file).get(name) ?? reference;
    const version = /(?:#v?|^)(\d[\w.-]{0,40})$/.exec(resolved)?.[1] ?? null;
    found = checkRelease(report, 'unity', {name, version, file, line})?.version ?? found;
    if (!registries && !Object.hasOwn(packages, MANAGER)) {
      report.own(
        'unity',
        'no-dependency-manager',
        {file, line, level: 'error', page: INSTALL},
        {name: MANAGER},
      );
    }
  }
  return found;
}

/** Reads the libraries and pods that the plugin's file asks for. */
function checkDependencies(report: Report, app: AppFiles, release: string): Choice | null {
  const list = app.of('unity-dependencies').flatMap(({path: file, text: whole}) => {
    const text = withoutXmlComments(whole);
    return [...text.matchAll(ENTRY)].map((match) => {
      const attributes = match[2] as string;
      const line = lineAt(text, match.index);
      const isPod = match[1] === 'iosPod';
      const spec = attribute(attributes, 'spec') ?? '';
      return isPod
        ? {
            isPod,
            file,
            line,
            name: attribute(attributes, 'name') ?? '',
            version: attribute(attributes, 'version') ?? null,
          }
        : {
            isPod,
            file,
            line,
            name: spec.replace(/:[^:]*$/, ''),
            version: /:([^:]*)$/.exec(spec)?.[1] ?? null,
          };
    });
  });
  const [first] = list;
  if (!first) {
    return null;
  }
  const of = (pods: boolean): Dependency[] => list.filter(({isPod}) => isPod === pods);
  checkVersions(report, 'unity', release, of(false), 'android');
  checkVersions(report, 'unity', release, of(true), 'ios');
  const names = new Set(list.map(({name}) => name));
  const choice = choiceOf('unity', release, (name) => names.has(name));
  checkSet(report, 'unity', release, choice, first);
  return choice;
}

/** Checks a Unity project. */
export function checkUnity(report: Report, app: AppFiles): void {
  const release = checkPackages(report, app);
  if (release === null) {
    return;
  }
  report.sdk.unity = release;
  if (!isCovered(release)) {
    return;
  }
  const choice = checkDependencies(report, app, release) ?? defaultChoice('unity', release);
  const {minSdk, minIos} = minimumOf('unity', release, choice);
  for (const {path: file, text} of app.of('unity-settings')) {
    for (const [key, expected, rule, page] of [
      ['AndroidMinSdkVersion', minSdk, 'min-sdk', '/unity/get-started#build-for-android'],
      ['iOSTargetOSVersionString', minIos, 'ios-target', '/unity/get-started#build-for-ios'],
    ] as const) {
      const match = new RegExp(`^\\s{0,20}${key}:[ \\t]{0,20}([\\d.]{1,20})`, 'm').exec(text);
      if (match && expected && compareVersions(match[1] as string, expected) < 0) {
        report.own(
          'unity',
          rule,
          {file, line: lineAt(text, match.index + match[0].indexOf(key)), level: 'error', page},
          {found: match[1] as string, expected},
        );
      }
    }
  }
}

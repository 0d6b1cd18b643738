import type {Dependency, Files, Span} from './files';
import {lineAt, withoutComments} from './text';

const OBJECT = /^[ \t]{0,20}(\w{1,60})(?: \/\*[^\n]{0,300})? = \{\s{0,40}isa = (\w{1,60});/gm;
const SANDBOX = /\bENABLE_USER_SCRIPT_SANDBOXING = (YES|NO);/;
const TARGET = /\bIPHONEOS_DEPLOYMENT_TARGET = "?(\d[\d.]{0,20})"?;/d;
const NAME = /^\s{0,20}name = "?([^";\n]{1,100})/m;

interface Configuration {
  id: string;
  name: string;
  isTarget: boolean;
  text: string;
  offset: number;
}

interface Parts {
  configurations: Configuration[];
  /** The configurations of applications; null where no target says what it is. */
  apps: ReadonlySet<string> | null;
}

/** The build configurations of a `project.pbxproj`. */
function partsOf(text: string): Parts {
  const starts = [...text.matchAll(OBJECT)];
  const objects = starts.map(({1: id = '', 2: isa, index}, at) => ({
    id,
    isa,
    offset: index,
    text: text.slice(index, starts[at + 1]?.index),
  }));
  const of = (kind: string) => objects.filter(({isa}) => isa === kind);
  const lists = new Map(
    of('XCConfigurationList').map((one) => [
      one.id,
      /buildConfigurations = \(([^)]{0,2000})\)/.exec(one.text)?.[1]?.match(/\w{8,40}/g) ?? [],
    ]),
  );
  const apps = of('PBXNativeTarget').filter((one) =>
    /productType = "?com\.apple\.product-type\.application"?;/.test(one.text),
  );
  const ids = apps.flatMap(
    (one) => lists.get(/buildConfigurationList = (\w{1,60})/.exec(one.text)?.[1] ?? '') ?? [],
  );
  return {
    configurations: of('XCBuildConfiguration').map((one) => ({
      ...one,
      name: NAME.exec(one.text)?.[1] ?? '',
      isTarget: /\bPRODUCT_(?:NAME|BUNDLE_IDENTIFIER) = /.test(one.text),
    })),
    apps: ids.length > 0 ? new Set(ids) : null,
  };
}

/** Where a setting is written that counts for targets: in them, or in the project. */
function settingsOf(
  {configurations}: Parts,
  targets: readonly Configuration[],
  pattern: RegExp,
): {match: RegExpExecArray; offset: number}[] {
  const found = targets.flatMap(({name, ...target}) => {
    const project = configurations.find((one) => !one.isTarget && one.name === name);
    return (
      [target, project].flatMap((one) => {
        const match = one && pattern.exec(one.text);
        return match ? [{match, offset: one.offset}] : [];
      })[0] ?? []
    );
  });
  return found.filter(
    (one, at) =>
      found.findIndex(
        (other) => other.offset + other.match.index === one.offset + one.match.index,
      ) === at,
  );
}

/**
 * Finds settings that run the scripts of an Xcode project's targets in a sandbox, where
 * CocoaPods can't copy frameworks into the app.
 *
 * @param text - a `project.pbxproj`
 * @returns 1-based lines; a target without the setting inherits the project's
 */
export function sandboxedLines(text: string): number[] {
  const parts = partsOf(text);
  const targets = parts.configurations.filter(({isTarget}) => isTarget);
  return settingsOf(parts, targets, SANDBOX)
    .filter(({match}) => match[1] === 'YES')
    .map(({match, offset}) => lineAt(text, offset + match.index));
}

/** The minimum iOS versions of an Xcode project's applications, where they are written. */
export function deploymentTargets({path: file, text}: {path: string; text: string}): Span[] {
  const parts = partsOf(text);
  const targets = parts.configurations.filter(
    (one) =>
      (parts.apps?.has(one.id) ?? one.isTarget) &&
      !/\b(?:SDKROOT = "?(?:macosx|watchos|appletvos|xros)|TEST_HOST|TEST_TARGET_NAME)/.test(
        one.text,
      ),
  );
  return settingsOf(parts, targets, TARGET).map(({match, offset}) => {
    const [start, end] = match.indices?.[1] as [number, number];
    return {file, start: offset + start, end: offset + end, text: match[1] as string};
  });
}

/** Keys of the Info.plist that Xcode makes of build settings. */
export const generatedKeys = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/\bINFOPLIST_KEY_(\w{1,80}) = /g)].map(([, key = '']) => key));

/** A Swift package, whose `name` is its address without `.git`. */
export interface SwiftPackage extends Dependency {
  /** As CocoaPods would write it; undefined if no version is asked for. */
  requirement: string | undefined;
}

const REMOTE = /\brepositoryURL = "?([^";\n]{1,300})"?;\s{0,40}requirement = \{([^{}]{0,400})\}/g;
const PACKAGE =
  /\.package\(\s{0,40}(?:name:\s{0,20}"[^"\n]{1,100}",\s{0,40})?url:\s{0,20}"([^"\n]{1,300})",\s{0,40}\.?(\w{0,20})[^"\n]{0,20}"(\d[\w.-]{0,40})"/g;

const addressOf = (url: string): string =>
  url
    .trim()
    .replace(/\.git$/, '')
    .replace(/\/$/, '');

/** A requirement as CocoaPods writes it. */
function requirementOf(kind: string, version: string, below?: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const limit = {
    upToNextMajorVersion: `${major + 1}.0`,
    upToNextMinorVersion: `${major}.${minor + 1}`,
  }[
    kind.replace(/^(upToNextM(?:aj|in)or)$/, '$1Version').replace(/^from$/, 'upToNextMajorVersion')
  ];
  const upper = below ?? limit;
  return version === '' ? undefined : upper ? `>= ${version}, < ${upper}` : `= ${version}`;
}

/** The pins of a Package.resolved, of any of its formats. */
function pinsOf(text: string): {url: string; version: string}[] {
  try {
    const json = JSON.parse(text) as {pins?: unknown; object?: {pins?: unknown}};
    const pins = json.pins ?? json.object?.pins;
    return (Array.isArray(pins) ? pins : []).flatMap((pin: Record<string, unknown>) => {
      const url = pin.location ?? pin.repositoryURL;
      const version = (pin.state as {version?: unknown} | undefined)?.version;
      return typeof url === 'string' && typeof version === 'string'
        ? [{url: addressOf(url), version}]
        : [];
    });
  } catch {
    return [];
  }
}

/** The Swift packages of an app: what is asked for, in the version that is resolved. */
export function swiftPackages(app: Files): SwiftPackage[] {
  const resolved = new Map<string, string>();
  for (const {text} of app.of('swift-lock')) {
    for (const {url, version} of pinsOf(text)) {
      resolved.set(url.toLowerCase(), version);
    }
  }
  return (['xcode', 'swift-package'] as const).flatMap((kind) =>
    app.of(kind).flatMap(({path: file, text: whole}) => {
      const text = kind === 'xcode' ? whole : withoutComments(whole, '//');
      return [...text.matchAll(kind === 'xcode' ? REMOTE : PACKAGE)].map((match): SwiftPackage => {
        const [, url = '', second = '', third] = match;
        const field = (name: string): string | undefined =>
          new RegExp(`\\b${name} = "?([\\w.-]{1,60})`).exec(second)?.[1];
        const asked =
          third === undefined
            ? requirementOf(
                field('kind') ?? '',
                field('version') ?? field('minimumVersion') ?? '',
                field('maximumVersion'),
              )
            : requirementOf(second, third);
        const version = resolved.get(addressOf(url).toLowerCase());
        return {
          name: addressOf(url),
          version: version ?? /^= (.*)$/.exec(asked ?? '')?.[1] ?? null,
          requirement: version === undefined ? asked : `= ${version}`,
          file,
          line: lineAt(text, match.index),
          index: match.index,
        };
      });
    }),
  );
}

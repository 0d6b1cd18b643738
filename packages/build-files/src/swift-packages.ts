import type {Dependency, Files} from './files';
import {lineAt, withoutComments} from './text';

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

import android from '../../../data/symbols/android.json';
import ios from '../../../data/symbols/ios.json';
import unity from '../../../data/symbols/unity.json';
import type {Platform} from '../../../config/platforms';
import {compareVersions} from '@help-center/version-rules';

/** A type of the Android SDK. */
export interface MemberType {
  kind: string;
  /** Package. */
  home: string;
  extends?: string;
  methods: ReadonlyMap<string, readonly string[]>;
  /** Constants, properties, fields and events. */
  values: ReadonlySet<string>;
  /** What properties, fields and events are, and what methods return that do not say it. */
  memberTypes: ReadonlyMap<string, string>;
  xmlAttributes: readonly string[];
}

/** A type of the iOS SDK. */
export interface AppleType {
  kind: string;
  extends?: string;
  swift: readonly string[];
  objc: readonly string[];
  /** What members are or return, by Swift name or selector. */
  memberTypes: ReadonlyMap<string, string>;
  /** Objective-C declarations by selector or property. */
  declarations: ReadonlyMap<string, string>;
  /** Methods that a protocol asks for. */
  required: readonly string[];
  alias?: string;
}

type RawType = (typeof android)['types'][string];

/** Whether something that came with one release is there in another. */
export function isThere(since: string | undefined, release: string): boolean {
  return !since || compareVersions(since, release) <= 0;
}

export function sinceOf(
  table: Record<string, Record<string, string>>,
  type: string,
  member: string,
) {
  return table[type]?.[member] ?? table[type]?.['*'];
}

/** Drops package segments: `com.appodeal.ads.utils.Log.LogLevel` is `Log.LogLevel` in code. */
const spoken = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+/, '');

function memberTypes(
  raw: Record<string, RawType>,
  memberSince: Record<string, Record<string, string>>,
  release: string,
): Map<string, MemberType> {
  const types = new Map<string, MemberType>();
  for (const [name, type] of Object.entries(raw)) {
    if (!isThere(type.since ?? memberSince[name]?.['*'], release)) {
      continue;
    }
    const there = (member: string): boolean => isThere(sinceOf(memberSince, name, member), release);
    const short = spoken(name);
    types.set(short, {
      kind: type.kind,
      home: type.namespace ?? name.slice(0, name.length - short.length - 1),
      extends: type.extends,
      methods: new Map(Object.entries(type.methods ?? {}).filter(([member]) => there(member))),
      values: new Set(
        [
          ...(type.constants ?? []),
          ...(type.properties ?? []),
          ...(type.fields ?? []),
          ...(type.events ?? []),
        ].filter(there),
      ),
      memberTypes: new Map(Object.entries(type.memberTypes ?? {})),
      xmlAttributes: type.xmlAttributes ?? [],
    });
  }
  return types;
}

/** Remembers what a function made of each release. */
export function perRelease<Value>(make: (release: string) => Value): (release: string) => Value {
  const made = new Map<string, Value>();
  return (release) => {
    const value = made.get(release) ?? make(release);
    made.set(release, value);
    return value;
  };
}

/** Types of the Android SDK by the name that code uses. */
export const androidTypes = perRelease((release) =>
  memberTypes(android.types, android.memberSince, release),
);

export const androidSystemProperties: readonly string[] = android.systemProperties ?? [];

export const unityPackages: readonly string[] = [
  unity.package,
  unity.companionPackage?.package,
].flatMap((name) => name ?? []);

/** The Swift spelling of a selector without arguments or with one unlabelled one. */
const plainSwift = (selector: string): string =>
  /^\w+$/.test(selector) ? selector : selector.replace(/^(\w+):$/, '$1(_:)');

/** Types of the iOS SDK; an alias has the members of its type. */
export const iosTypes = perRelease((release): Map<string, AppleType> => {
  const {types: raw, memberSince} = ios;
  const types = new Map<string, AppleType>();
  for (const [name, type] of Object.entries(raw)) {
    if (!isThere(memberSince[name]?.['*'], release)) {
      continue;
    }
    const aliased = type.alias ? raw[type.alias] : undefined;
    const all = aliased ? [type, aliased] : [type];
    const there = (member: string): boolean =>
      isThere(sinceOf(memberSince, name, member.replace(/[(:].*$/, '')), release);
    types.set(name, {
      kind: type.kind,
      extends: all.find((one) => one.extends)?.extends,
      swift: all
        .flatMap((one) => [
          ...(one.swift ?? []),
          ...(one.swiftByImporterRule ?? []),
          ...(one.fromOlderHeader ?? []).map(plainSwift),
        ])
        .filter(there),
      objc: all
        .flatMap((one) => [...(one.objc ?? []), ...(one.fromOlderHeader ?? [])])
        .filter(there),
      memberTypes: new Map(all.flatMap((one) => Object.entries(one.memberTypes ?? {}))),
      declarations: new Map(
        Object.entries(type.declarations ?? {}).filter(([member]) => there(member)),
      ),
      required: type.required ?? [],
      alias: type.alias,
    });
  }
  return types;
});

export const iosConstants: readonly string[] = [
  ...(ios.constants ?? []),
  ...(ios.typealiases ?? []),
];
export const iosModules: readonly string[] = ios.modules ?? [];
export const iosHeaders: readonly string[] = ios.headers ?? [];

const sources = {android, ios, unity} as const;

const last = (name: string): string => name.split('.').at(-1) as string;

/** Names that came after the first release that is known, with the release. */
const later = perRelease((platform): [name: string, since: string][] => {
  const {types, memberSince} = sources[platform as Platform];
  return [
    ...Object.entries(memberSince).flatMap(([type, members]) =>
      Object.entries(members).map(([member, since]): [string, string] => [
        member === '*' ? last(type) : member,
        since,
      ]),
    ),
    ...Object.entries(types).flatMap(([type, {since}]): [string, string][] =>
      since ? [[last(type), since]] : [],
    ),
  ];
});

/** Why a release lacks a name that another one has, for the message; null where none has it. */
export function changeOf(platform: Platform, name: string, release: string): string | null {
  const gone = sources[platform].removed.find(({name: full}) => last(full).startsWith(name)) as
    {release: string; instead?: string} | undefined;
  const since = later(platform).find(
    ([other, brought]) => other === name && !isThere(brought, release),
  )?.[1];
  return gone
    ? `it was removed in ${gone.release}${gone.instead ? `; use ${gone.instead}` : ''}`
    : since
      ? `it came with ${since}`
      : null;
}

import {compareVersions} from '@help-center/build-files/versions';
import {baseOf} from './nearest';

export type Platform = 'android' | 'ios' | 'unity';

type Names = readonly string[];
type ByName<Value> = Readonly<Record<string, Value>>;

/** A type in the list of symbols. */
export interface RawType extends Partial<
  Record<'base' | 'constructors' | 'constants' | 'properties' | 'fields' | 'events', Names> &
    Record<'obsolete' | 'xmlAttributes' | 'swift' | 'objc' | 'swiftByImporterRule', Names> &
    Record<'required' | 'fromOlderHeader', Names> &
    Record<'namespace' | 'since' | 'extends' | 'alias', string> &
    Record<'memberTypes' | 'declarations', ByName<string>>
> {
  kind: string;
  /** Signatures by name. */
  methods?: ByName<Names>;
}

/** The public names of an SDK in all releases that are known. */
export interface SymbolList extends Partial<
  Record<'headers' | 'modules' | 'constants' | 'typealiases' | 'systemProperties', Names>
> {
  types: ByName<RawType>;
  /** Type, then member (or `*` for the type itself), then the release that brought it. */
  memberSince: ByName<ByName<string>>;
  removed: readonly {name: string; release: string; instead?: string}[];
  unavailable?: ByName<Names>;
  package?: string;
  companionPackage?: {package: string};
}

/** Versions by artifact or pod; an empty list stands for any version. */
type Versions = ReadonlyMap<string, Names>;

/** What names in samples are compared with. */
export interface Knowledge {
  symbols: Readonly<Record<Platform, SymbolList>>;
  artifactsOf: (release: string) => Versions;
  podsOf: (release: string) => Versions;
  /** Addresses of the provider, all that there are below its hosts. */
  addresses: Names;
}

/** What samples of a release may name. */
export interface Sdk extends Pick<Knowledge, 'symbols' | 'addresses'> {
  release: string;
  /** Types of the Android SDK by the name that code uses. */
  android: ReadonlyMap<string, MemberType>;
  /** Types of the iOS SDK; an alias has the members of its type. */
  ios: ReadonlyMap<string, AppleType>;
  artifacts: Versions;
  pods: Versions;
}

/** A type of the Android SDK. */
export interface MemberType {
  kind: string;
  /** Package. */
  home: string;
  extends?: string;
  methods: ReadonlyMap<string, readonly string[]>;
  /** Constants, properties, fields and events. */
  values: ReadonlySet<string>;
  /** Types of properties, fields and events, and return types that signatures don't show. */
  memberTypes: ReadonlyMap<string, string>;
  xmlAttributes: readonly string[];
}

/** A type of the iOS SDK. */
export interface AppleType {
  kind: string;
  extends?: string;
  swift: readonly string[];
  objc: readonly string[];
  /** Types of members, or their return types, by Swift name or selector. */
  memberTypes: ReadonlyMap<string, string>;
  /** Objective-C declarations by selector or property. */
  declarations: ReadonlyMap<string, string>;
  /** Required methods of a protocol. */
  required: readonly string[];
  alias?: string;
}

/** Whether a release has something that was added in another one. */
export const isThere = (since: string | undefined, release: string): boolean =>
  !since || compareVersions(since, release) <= 0;

export const sinceOf = (table: ByName<ByName<string>>, type: string, member: string) =>
  table[type]?.[member] ?? table[type]?.['*'];

/** Drops package segments: `com.appodeal.ads.utils.Log.LogLevel` is `Log.LogLevel` in code. */
const nameInCode = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+/, '');

function memberTypes({types: raw, memberSince}: SymbolList, release: string) {
  const types = new Map<string, MemberType>();
  for (const [name, type] of Object.entries(raw)) {
    if (!isThere(type.since ?? memberSince[name]?.['*'], release)) {
      continue;
    }
    const there = (member: string): boolean => isThere(sinceOf(memberSince, name, member), release);
    const short = nameInCode(name);
    types.set(short, {
      kind: type.kind,
      home: type.namespace ?? name.slice(0, name.length - short.length - 1),
      extends: type.extends,
      methods: new Map(Object.entries(type.methods ?? {}).filter(([member]) => there(member))),
      values: new Set(
        [type.constants, type.properties, type.fields, type.events]
          .flatMap((names) => names ?? [])
          .filter(there),
      ),
      memberTypes: new Map(Object.entries(type.memberTypes ?? {})),
      xmlAttributes: type.xmlAttributes ?? [],
    });
  }
  return types;
}

/** The Swift spelling of a selector without arguments or with one unlabelled one. */
const plainSwift = (selector: string): string => selector.replace(/^(\w+):$/, '$1(_:)');

/** The Swift name of an enum's case: `APDLogLevelInfo` is `info`, `AppodealAdTypeMREC` is `MREC`. */
const swiftCase = (name: string, type: string): string =>
  name.slice(type.length).replace(/^[A-Z](?![A-Z]+$)/, (first) => first.toLowerCase());

function appleTypes({types: raw, memberSince}: SymbolList, release: string) {
  const types = new Map<string, AppleType>();
  for (const [name, type] of Object.entries(raw)) {
    if (!isThere(memberSince[name]?.['*'], release)) {
      continue;
    }
    const aliased = type.alias ? raw[type.alias] : undefined;
    const all = aliased ? [type, aliased] : [type];
    const there = (member: string): boolean =>
      isThere(sinceOf(memberSince, name, baseOf(member)), release);
    types.set(name, {
      kind: type.kind,
      extends: all.find((one) => one.extends)?.extends,
      swift: all
        .flatMap((one) => [
          ...(one.swift ?? []),
          ...(one.swiftByImporterRule ?? []),
          ...(one.fromOlderHeader ?? []).map(plainSwift),
          ...(one.kind === 'enum' ? (one.objc ?? []).map((each) => swiftCase(each, name)) : []),
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
}

/** Prepares what samples may name, for each release once. */
export function sdksOf(knowledge: Knowledge): (release: string) => Sdk {
  const {symbols, addresses, artifactsOf, podsOf} = knowledge;
  const made = new Map<string, Sdk>();
  return (release) => {
    const sdk = made.get(release) ?? {
      release,
      symbols,
      addresses,
      android: memberTypes(symbols.android, release),
      ios: appleTypes(symbols.ios, release),
      artifacts: artifactsOf(release),
      pods: podsOf(release),
    };
    made.set(release, sdk);
    return sdk;
  };
}

/** Constants of the iOS SDK. */
export const iosConstantsOf = ({constants = [], typealiases = []}: SymbolList): string[] => [
  ...constants,
  ...typealiases,
];

const last = (name: string): string => name.split('.').at(-1) as string;

/** The later release that added a name, if any. */
function laterIn(
  {types, memberSince}: SymbolList,
  name: string,
  release: string,
): string | undefined {
  const brought = [
    ...Object.entries(memberSince).flatMap(([type, members]) =>
      Object.entries(members).map(([member, since]) => [
        member === '*' ? last(type) : member,
        since,
      ]),
    ),
    ...Object.entries(types).map(([type, {since}]) => [last(type), since]),
  ];
  return brought.find(([other, since]) => other === name && !isThere(since, release))?.[1];
}

/** For messages: why a release lacks a name that another release has; null if none has it. */
export function changeOf({symbols, release}: Sdk, platform: Platform, name: string): string | null {
  const gone = symbols[platform].removed.find(({name: full}) => last(full).startsWith(name));
  const since = laterIn(symbols[platform], name, release);
  return gone
    ? `it was removed in ${gone.release}${gone.instead ? `; use ${gone.instead}` : ''}`
    : since
      ? `it came with ${since}`
      : null;
}

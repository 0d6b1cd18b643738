import type {Node} from 'web-tree-sitter';
import type {Findings} from './findings';
import {slipOf} from './nearest';
import type {MemberType} from './symbols';

/** Members that every object of the language has. */
const UNIVERSAL = new Set([
  'let',
  'apply',
  'also',
  'run',
  'with',
  'takeIf',
  'takeUnless',
  'toString',
  'hashCode',
  'equals',
  'getClass',
  'javaClass',
  'class',
  'java',
  'INSTANCE',
  'Equals',
  'ToString',
  'GetHashCode',
  'GetType',
]);
const ENUM = [
  'name',
  'ordinal',
  'values',
  'valueOf',
  'entries',
  'compareTo',
  'HasFlag',
  'CompareTo',
];
const THROWABLE = [
  'message',
  'localizedMessage',
  'cause',
  'stackTrace',
  'printStackTrace',
  'getMessage',
  'getLocalizedMessage',
  'getCause',
  'stackTraceToString',
];
/** Types that are exceptions, as the symbols say. */
const EXCEPTIONS = /^(?:ApdInitializationError(?:\..+)?|ConsentManagerError)$/;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export type Types = ReadonlyMap<string, MemberType>;

/** Types nested in a type: `Type` of `InAppPurchase`. */
const nestedIn = (types: Types, type: string): string[] =>
  [...types.keys()]
    .filter((name) => name.startsWith(`${type}.`) && !name.slice(type.length + 1).includes('.'))
    .map((name) => name.slice(type.length + 1));

/**
 * Names that may follow `type.`: methods, values and nested types, with the
 * property of each getter and the accessors of each property.
 */
export function membersOf(types: Types, name: string): Set<string> {
  const type = types.get(name);
  if (!type) {
    return new Set();
  }
  const members = new Set<string>([
    ...type.methods.keys(),
    ...type.values,
    ...nestedIn(types, name),
    ...(type.kind === 'enum' ? ENUM : []),
    ...(EXCEPTIONS.test(name) ? THROWABLE : []),
  ]);
  for (const method of type.methods.keys()) {
    const property = /^get([A-Z]\w*)$/.exec(method)?.[1];
    if (property) {
      members.add(property.charAt(0).toLowerCase() + property.slice(1));
    }
  }
  for (const value of type.values) {
    if (/^[a-z]/.test(value)) {
      members.add(`get${capital(value)}`).add(`set${capital(value)}`);
    }
  }
  if (type.extends) {
    for (const inherited of membersOf(types, type.extends)) {
      members.add(inherited);
    }
  }
  return members;
}

/** Whether the symbols list nothing of a type: then only slips of the pen are reported. */
const isOpen = (type: MemberType): boolean => type.methods.size + type.values.size === 0;

/** Looks up a member of a type. */
export function checkMember(
  findings: Findings,
  row: number,
  types: Types,
  typeName: string,
  member: string,
  removed: (member: string) => string | null,
): boolean {
  const type = types.get(typeName);
  if (!type || UNIVERSAL.has(member)) {
    return true;
  }
  const members = membersOf(types, typeName);
  if (isOpen(type)) {
    const slip = members.has(member) ? null : slipOf(member, members);
    const gone = members.has(member) ? null : removed(member);
    if (slip || gone) {
      return findings.expect(row, 'sample-member', `${typeName}.${member}`, member, members, gone);
    }
    findings.names += members.has(member) ? 1 : 0;
    return true;
  }
  return findings.expect(
    row,
    'sample-member',
    `${typeName}.${member}`,
    member,
    members,
    removed(member),
  );
}

/** The parameters of a signature, each as it is written. */
function parametersOf(signature: string): string[] {
  const inside = /\(([\s\S]*)\)/.exec(signature)?.[1]?.trim() ?? '';
  if (!inside) {
    return [];
  }
  let depth = 0;
  const list = [''];
  for (const letter of inside) {
    depth += '<([{'.includes(letter) ? 1 : '>)]}'.includes(letter) ? -1 : 0;
    if (letter === ',' && depth === 0) {
      list.push('');
    } else {
      list[list.length - 1] += letter;
    }
  }
  return list.map((parameter) => parameter.trim());
}

/** Least and greatest number of arguments a signature takes; `= default` makes one optional. */
export function arity(signature: string): [least: number, most: number] {
  const list = parametersOf(signature);
  return [list.filter((parameter) => !parameter.includes('=')).length, list.length];
}

/** Names of the parameters, from `(name: Type)` or `(Type name = default)`. */
export function parameterNames(signature: string): string[] {
  const inside = /\(([\s\S]*)\)/.exec(signature)?.[1] ?? '';
  return inside.includes(':')
    ? [...inside.matchAll(/(\w+)\s*:/g)].map(([, name]) => name as string)
    : [...inside.matchAll(/(\w+)\s*(?:=[^,]*)?(?:,|$)/g)].map(([, name]) => name as string);
}

/**
 * Reports a call whose number of arguments no signature takes, or that names a
 * parameter which none has.
 *
 * @param labels - names that the call gives to its arguments
 */
export function checkArguments(
  findings: Findings,
  row: number,
  what: string,
  signatures: readonly string[],
  count: number,
  labels: readonly string[] = [],
): void {
  const known = signatures.flatMap(parameterNames);
  for (const label of known.length > 0 ? labels : []) {
    if (!known.includes(label)) {
      findings.report(
        row,
        'sample-arguments',
        `${what} has no parameter ${label}; the SDK has ${signatures.join(' and ')}`,
      );
      return;
    }
  }
  const ranges = signatures.map(arity);
  if (ranges.length > 0 && !ranges.some(([least, most]) => count >= least && count <= most)) {
    findings.report(
      row,
      'sample-arguments',
      `${what} is given ${count} argument${count === 1 ? '' : 's'}; the SDK has ${signatures.join(' and ')}`,
    );
  }
}

type Kind = 'text' | 'number' | 'truth';

/** The kind of a literal, in any grammar; null for everything else. */
function literalKind(node: Node): Kind | null {
  return /^(?:\w+_)?string_literal$/.test(node.type)
    ? 'text'
    : /^(?:boolean_literal|true|false)$/.test(node.type)
      ? 'truth'
      : /^(?:integer|real|long|decimal_integer|decimal_floating_point)_literal$/.test(node.type)
        ? 'number'
        : null;
}

const KINDS: readonly [Kind, RegExp][] = [
  ['text', /^string$/i],
  ['number', /^(?:int|long|float|double)$/i],
  ['truth', /^bool(?:ean)?$/i],
];

const takes = (parameter: string | undefined, node: Node): boolean => {
  const given = literalKind(node);
  const wanted = KINDS.find(([, type]) => type.test(parameter ?? ''))?.[0];
  return !given || !wanted || given === wanted;
};

/**
 * Reports a call with a literal where every signature wants another kind: a
 * text for a number.
 *
 * @param given - the arguments, in order and without names
 */
export function checkKinds(
  findings: Findings,
  row: number,
  what: string,
  signatures: readonly string[],
  given: readonly Node[],
): void {
  const fitting = signatures.filter((signature) => {
    const [least, most] = arity(signature);
    return given.length >= least && given.length <= most;
  });
  const misfit = (signature: string): Node | undefined => {
    const types = parameterTypes(signature);
    return given.find((node, index) => !takes(types[index], node));
  };
  const [first, ...others] = fitting.map(misfit);
  if (first && others.every(Boolean)) {
    findings.report(
      row,
      'sample-arguments',
      `${what} is given ${first.text}; the SDK has ${fitting.join(' and ')}`,
    );
  }
}

/** What a method returns, read from `name(…): Type` or `Type Name(…)`; null when not said. */
export function returnType(signature: string): string | null {
  return (
    /\)\s*:\s*([\w.<>]+)\??$/.exec(signature)?.[1] ??
    /^(?:static |public |virtual )*([\w.<>]+)\s+\w+\(/.exec(signature)?.[1] ??
    null
  );
}

/** The type in a list: `NativeAd` of `List<NativeAd>`, `[NativeAd]` or `NativeAd[]`. */
export const elementType = (type: string): string | null =>
  /^(?:\w*List|IEnumerable|ICollection|Collection|Iterable)<(?:out |\? extends )?([\w.#]+)>$/.exec(
    type,
  )?.[1] ??
  /^\[([\w.]+)\]$/.exec(type)?.[1] ??
  /^([\w.]+)\[\]$/.exec(type)?.[1] ??
  null;

/**
 * What a member of a type is or returns, a property by its getter too; null
 * when the symbols do not say.
 */
export function memberType(types: Types, on: string, member: string): string | null {
  const type = types.get(on);
  if (!type) {
    return null;
  }
  for (const name of [member, `get${capital(member)}`]) {
    const said = type.memberTypes.get(name) ?? returnType(type.methods.get(name)?.[0] ?? '');
    if (said) {
      return said;
    }
  }
  return type.extends ? memberType(types, type.extends, member) : null;
}

/** Types of the parameters, from `(name: Type)` or `(Type name = default)`. */
export function parameterTypes(signature: string): string[] {
  return parametersOf(signature).map((parameter) =>
    (
      /^\w+\s*:\s*([^=]+)/.exec(parameter)?.[1] ??
      /^([^=]+?)\s+\w+\s*(?:=|$)/.exec(parameter)?.[1] ??
      ''
    )
      .trim()
      .replace(/\?$/, ''),
  );
}

/**
 * Names that are certain to hold a type where a fragment uses them without
 * declaring them: `revenueInfo` holds a `RevenueInfo`.
 */
export function conventions(types: Types): ReadonlyMap<string, string> {
  const known = byConvention.get(types);
  if (known) {
    return known;
  }
  const names = new Map(
    [...types].flatMap(([name, {kind, methods}]): [string, string][] =>
      /^\w+[a-z][A-Z]\w+$/.test(name) &&
      (kind === 'view' || (methods.size > 0 && /class|interface/.test(kind)))
        ? [[name.charAt(0).toLowerCase() + name.slice(1), name]]
        : [],
    ),
  );
  byConvention.set(types, names);
  return names;
}

const byConvention = new WeakMap<Types, ReadonlyMap<string, string>>();

import {isThere, sinceOf, type RawType as Raw, type Sdk} from '../symbols';

const BODY = '{ throw null; }';

/** `public static string A` of a member whose type may say that it is static. */
const member = (type: string, name: string): string =>
  type.startsWith('static ')
    ? `public static ${type.slice('static '.length)} ${name}`
    : `public ${type} ${name}`;

const handler = (type: string): string => {
  const plain = type.replace(/^static /, '');
  const event = plain === 'EventArgs' ? 'EventHandler' : `EventHandler<${plain}>`;
  return type === plain ? `event ${event}` : `static event ${event}`;
};

/** Whether nothing in a type belongs to an object. */
const isStatic = ({base, constructors, methods = {}, fields, memberTypes = {}}: Raw): boolean =>
  !base &&
  !constructors &&
  !fields &&
  Object.values(methods)
    .flat()
    .every((signature) => signature.startsWith('static ')) &&
  Object.entries(memberTypes).every(([name, type]) => name === '*' || type.startsWith('static '));

/** The members of a type. */
function members(name: string, type: Raw, there: (member: string) => boolean): string[] {
  const isInterface = type.kind === 'interface';
  const typeOf = (of: string): string =>
    type.memberTypes?.[of] ?? type.memberTypes?.['*'] ?? 'object';
  const inRelease = (names: readonly string[] | undefined): string[] => (names ?? []).filter(there);
  const obsolete = (of: string): string => (type.obsolete?.includes(of) ? '[Obsolete] ' : '');
  return [
    ...Object.entries(type.methods ?? {})
      .filter(([method]) => there(method))
      .flatMap(([method, signatures]) =>
        signatures.map((signature) =>
          isInterface ? `${signature};` : `${obsolete(method)}public ${signature} ${BODY}`,
        ),
      ),
    ...(type.constructors ?? []).map((signature) => `${signature} { }`),
    ...inRelease(type.constants).map(
      (of, index) =>
        `public const ${typeOf(of)} ${of} = ${typeOf(of) === 'int' ? index : `"${of}"`};`,
    ),
    ...inRelease(type.fields).map((of) => `${member(typeOf(of), of)};`),
    ...inRelease(type.properties).map((of) =>
      isInterface ? `${typeOf(of)} ${of} { get; }` : `${member(typeOf(of), of)} { get ${BODY} }`,
    ),
    ...inRelease(type.events).map((of) =>
      isInterface
        ? `${handler(typeOf(of))} ${of};`
        : `public ${handler(typeOf(of))} ${of} { add { } remove { } }`,
    ),
  ];
}

/** The declaration of a type with those inside it. */
function declaration(name: string, sdk: Sdk): string {
  const {
    release,
    symbols: {unity},
  } = sdk;
  const type = unity.types[name] as Raw;
  const short = name.split('.').at(-1) as string;
  const there = (of: string): boolean => isThere(sinceOf(unity.memberSince, name, of), release);
  if (type.kind === 'enum') {
    return `public enum ${short} { ${(type.constants ?? []).filter(there).join(', ')} }`;
  }
  const nested = namesIn(sdk).filter((other) => other.startsWith(`${name}.`));
  const kind = type.kind === 'class' && isStatic(type) ? 'static class' : type.kind;
  return [
    // What a static class holds in an instance of itself makes it no static class.
    `public ${type.properties?.includes('Instance') && name.includes('.') ? 'sealed class' : kind} ${short}${type.base ? ` : ${type.base.join(', ')}` : ''} {`,
    ...members(name, type, there),
    ...nested.map((other) => declaration(other, sdk)),
    '}',
  ].join('\n');
}

/** The types that a release has. */
const namesIn = ({release, symbols: {unity}}: Sdk): string[] =>
  Object.entries(unity.types)
    .filter(([name, {since}]) => isThere(since ?? unity.memberSince[name]?.['*'], release))
    .map(([name]) => name);

/** The Unity plugin of a release as C# sources without bodies. */
export const csharpStubs = (sdk: Sdk): string =>
  [
    'using System;',
    'using System.Collections.Generic;',
    'using AppodealStack.Monetization.Common;',
    ...namesIn(sdk)
      .filter((name) => !name.includes('.'))
      .map(
        (name) =>
          `namespace ${sdk.symbols.unity.types[name]?.namespace ?? ''} {\n${declaration(name, sdk)}\n}`,
      ),
    '',
  ].join('\n');

import {iosConstantsOf, type AppleType, type Sdk, type SymbolList} from '../symbols';

/** Types that live in the header of the consent manager. */
const CONSENT = /^APDConsent/;

/** Classes that are only there under a Swift name. */
const isSwiftOnly = ({kind, swift, objc}: AppleType, name: string): boolean =>
  kind === 'class' && swift.length > 0 && objc.length === 0 && !/^(?:APD|Appodeal)/.test(name);

function protocol(name: string, {alias, declarations, required}: AppleType): string {
  const lines = (isRequired: boolean): string[] =>
    [...declarations]
      .filter(([member]) => required.includes(member) === isRequired)
      .map(([, text]) => `${text};`);
  return [
    `@protocol ${name} <${alias ?? 'NSObject'}>`,
    ...lines(true),
    '@optional',
    ...lines(false),
    '@end',
  ].join('\n');
}

function unavailable({unavailable: all}: SymbolList, name: string): string[] {
  return (all?.[name] ?? []).map((member) =>
    member === 'init'
      ? '- (instancetype)init NS_UNAVAILABLE;'
      : `+ (${/^(?:alloc|new)$/.test(member) ? 'instancetype' : 'void'})${member} NS_UNAVAILABLE;`,
  );
}

function class_(
  symbols: SymbolList,
  name: string,
  {alias, declarations, extends: parent}: AppleType,
): string {
  return alias
    ? `@compatibility_alias ${name} ${alias};`
    : [
        `@interface ${name} : ${parent ?? 'NSObject'}`,
        ...unavailable(symbols, name),
        ...[...declarations.values()].map((text) => `${text};`),
        '@end',
      ].join('\n');
}

/** The names of an enumeration; the values are not public. */
const enumeration = (name: string, {objc}: AppleType): string =>
  objc.length > 0
    ? `typedef NS_ENUM(NSInteger, ${name}) { ${objc.join(', ')} };`
    : `typedef enum ${name} : NSUInteger ${name};`;

/** Declarations of types in an order in which each knows what it is made of. */
function declarations(
  symbols: SymbolList,
  types: readonly (readonly [string, AppleType])[],
): string {
  const ofKind = (kind: string) => types.filter(([, type]) => type.kind === kind);
  const depth = (name: string): number => {
    const type = types.find(([other]) => other === name)?.[1];
    const on = type?.alias ?? type?.extends;
    return on ? 1 + depth(on) : 0;
  };
  const sorted = (kind: string) => ofKind(kind).sort(([a], [b]) => depth(a) - depth(b));
  const names = (kind: string): string =>
    ofKind(kind)
      .filter(([, {alias}]) => !alias)
      .map(([name]) => name)
      .join(', ');
  return [
    names('class') && `@class ${names('class')};`,
    names('protocol') && `@protocol ${names('protocol')};`,
    ...ofKind('enum').map(([name, type]) => enumeration(name, type)),
    ...sorted('protocol').map(([name, type]) => protocol(name, type)),
    ...sorted('class').map(([name, type]) => class_(symbols, name, type)),
  ]
    .filter(Boolean)
    .join('\n');
}

const constants = (symbols: SymbolList): string =>
  [
    'typedef CGSize APDUnitSize;',
    ...iosConstantsOf(symbols)
      .filter((name) => name !== 'APDUnitSize')
      .map((name) =>
        /size/i.test(name) ? `extern const CGSize ${name};` : `extern NSString *const ${name};`,
      ),
  ].join('\n');

const header = (...texts: string[]): string =>
  [
    '#pragma once',
    '#import <UIKit/UIKit.h>',
    '#pragma clang assume_nonnull begin',
    ...texts,
    '#pragma clang assume_nonnull end',
    '',
  ].join('\n');

/** The headers of the iOS SDK of a release by path; all of the SDK's own lead to one. */
export function objcHeaders({ios, symbols: {ios: symbols}}: Sdk): Map<string, string> {
  const types = [...ios].filter(([name, type]) => !isSwiftOnly(type, name));
  const own = types.filter(([name]) => !CONSENT.test(name));
  const consent = types.filter(([name]) => CONSENT.test(name));
  const textOf = (file: string): string => {
    if (file === 'Appodeal/Appodeal.h') {
      return header(constants(symbols), declarations(symbols, own));
    }
    return file.startsWith('Appodeal/')
      ? '#import <Appodeal/Appodeal.h>\n'
      : header(declarations(symbols, consent));
  };
  return new Map((symbols.headers ?? []).map((file) => [file, textOf(file)]));
}

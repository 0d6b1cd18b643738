import type {Node} from 'web-tree-sitter';
import type {Block} from './blocks';
import {rowOf, type BlockProblems} from './block-problems';
import {childOf, childrenOf, named, nodes} from './grammars';
import {baseOf} from './nearest';
import {swiftViewMembers} from './platform';
import {iosConstantsOf, type AppleType, type SymbolList} from './symbols';
import {rowInBlock, type Parsed} from './syntax';
import {Variables} from './variables';

const OWN_NAME = /^(?:k?APD|k?Appodeal)[A-Z]\w*$/;
/** How the callbacks of the SDK begin. */
const CALLBACK =
  /^(?:banner(?:Did|Will|View)|interstitial(?:Did|Will)|rewardedVideo(?:Did|Will)|nativeAd(?:Did|Will)|adQueue|appodealSDK|didReceive(?:Revenue|Purchase)|didFailPurchase)/;
/** Types that are views: they have the members of `UIView` too. */
const VIEW = /^(?:APD|Appodeal)(?:Banner|MREC)View$/;
const SWIFT_OBJECT = new Set([
  'init',
  'self',
  'Type',
  'description',
  'hash',
  'isEqual',
  'rawValue',
]);
/** What an unqualified `.case` stands for, by the base name of the call and its label. */
const AD_TYPE = new Set([
  'types',
  'for',
  '_canShow',
  '_cacheAd',
  '_isPrecacheAd',
  '_isAutocacheEnabled',
]);
const SHOW_STYLE = new Set(['_showAd', 'with']);

type Types = ReadonlyMap<string, AppleType>;

/** What is known of a block while the SDK's names in it are checked. */
interface Code {
  problems: BlockProblems;
  /** Types of the SDK's release that the block is written for, by name. */
  types: Types;
  symbols: SymbolList;
  /** 0-based line of a node within the block. */
  row: (node: Node) => number;
  /** Variables, properties and parameters that the block declares. */
  variables: Variables;
  /** Names that the page declares itself. */
  declared: ReadonlySet<string>;
}

const labelsOf = (name: string): string[] =>
  (/\((.*)\)/.exec(name)?.[1] ?? '').split(':').filter(Boolean);

/** Members of a type, its parent's included. */
function membersOf(types: Types, name: string): string[] {
  const type = types.get(name);
  return type ? [...type.swift, ...(type.extends ? membersOf(types, type.extends) : [])] : [];
}

/**
 * What a member is or returns, as far as the symbols say; null when not.
 *
 * @param matches - whether a Swift name or selector is the one in question
 */
function memberType(types: Types, on: string, matches: (name: string) => boolean): string | null {
  const type = types.get(on);
  const found = [...(type?.memberTypes ?? [])].find(([name]) => matches(name))?.[1];
  return found ?? (type?.extends ? memberType(types, type.extends, matches) : null);
}

interface SwiftCall {
  target: Node | null;
  name: string;
  nameNode: Node;
  labels: string[];
  /** Closures after the parentheses. */
  trailing: number;
  list: Node | null;
}

function readSwiftCall(node: Node): SwiftCall | null {
  if (node.type !== 'call_expression') {
    return null;
  }
  const callee = named(node)[0];
  const suffix = childOf(node, 'call_suffix');
  if (!callee || !suffix) {
    return null;
  }
  const list = childOf(suffix, 'value_arguments');
  const labels = (list ? childrenOf(list, 'value_argument') : []).map(
    (argument) => argument.childForFieldName('name')?.text ?? '_',
  );
  const trailing = childrenOf(suffix, 'lambda_literal').length;
  if (callee.type === 'navigation_expression') {
    const nameNode = callee.childForFieldName('suffix')?.childForFieldName('suffix');
    return nameNode
      ? {
          target: callee.childForFieldName('target'),
          name: nameNode.text,
          nameNode,
          labels,
          trailing,
          list,
        }
      : null;
  }
  return callee.type === 'simple_identifier'
    ? {target: null, name: callee.text, nameNode: callee, labels, trailing, list}
    : null;
}

/** The SDK's type of an expression, as far as the block itself writes or calls it; null where not. */
function swiftType(node: Node | null, code: Code): string | null {
  if (!node) {
    return null;
  }
  const {types, variables} = code;
  if (node.type === 'simple_identifier') {
    const declared = variables.typeAt(node.text, node);
    return declared === undefined && types.has(node.text) ? node.text : (declared ?? null);
  }
  if (node.type === 'navigation_expression') {
    const target = node.childForFieldName('target');
    const member = node.childForFieldName('suffix')?.childForFieldName('suffix')?.text ?? '';
    if (target?.type === 'self_expression') {
      return variables.typeAt(member, node) ?? null;
    }
    const on = swiftType(target, code);
    return !on || member === 'self' ? on : memberType(types, on, (name) => name === member);
  }
  if (node.type === 'call_expression') {
    const call = readSwiftCall(node);
    if (!call?.target) {
      return call && types.has(call.name) ? call.name : null;
    }
    const on = swiftType(call.target, code);
    return !on || /^(?:init|default|shared)$/.test(call.name)
      ? on
      : memberType(types, on, (name) => baseOf(name) === call.name && fits(name, call));
  }
  if (/optional|force|postfix|try|await/.test(node.type)) {
    return swiftType(named(node).find(({type}) => !/operator/.test(type)) ?? null, code);
  }
  return null;
}

/** Nodes in which Swift code writes the type of a parameter. */
const WRITTEN_TYPES = ['user_type', 'optional_type', 'existential_type'];

function readSwiftVariables(root: Node, code: Code): void {
  const learn = (at: Node, name: string | undefined, type: string | null | undefined): void => {
    const plain = type?.replace(/[?!\s]/g, '').replace(/^(?:any|weak)/, '');
    code.variables.declare(name, plain && code.types.has(plain) ? plain : null, at);
  };
  for (const node of nodes(root)) {
    if (node.type === 'property_declaration') {
      const pattern = childOf(node, 'pattern')?.text;
      const annotation = childOf(node, 'type_annotation');
      const value = node.childForFieldName('value');
      // The bare name of a type is the type itself, not an object of it.
      const isType = code.types.has(value?.text.replace(/\.self$/, '') ?? '');
      learn(
        node,
        pattern,
        annotation ? named(annotation).at(-1)?.text : isType ? null : swiftType(value, code),
      );
    }
    if (node.type === 'parameter') {
      const names = childrenOf(node, 'simple_identifier');
      learn(node, names.at(-1)?.text, childOf(node, ...WRITTEN_TYPES)?.text);
    }
    if (/^(?:if|guard|while)_statement$/.test(node.type)) {
      // `if let ad = queue.…`: the value stands right after the name.
      for (const [index, name] of node.children.entries()) {
        if (name && node.fieldNameForChild(index) === 'bound_identifier') {
          const isBound = node.children[index + 1]?.type === '=';
          const value = isBound ? node.children[index + 2] : name;
          learn(node, name.text, swiftType(value ?? null, code));
        }
      }
    }
    if (node.type === 'lambda_parameter' || node.type === 'for_statement') {
      // What a closure or a loop is given is for the compiler to know.
      learn(node, (node.childForFieldName('name') ?? node.childForFieldName('item'))?.text, null);
    }
  }
}

/** Whether a call fits a name of the SDK: trailing closures stand for the last arguments. */
const fits = (name: string, {labels, trailing}: SwiftCall): boolean => {
  const wanted = labelsOf(name);
  return (
    wanted.length === labels.length + trailing &&
    labels.every((label, index) => label === wanted[index])
  );
};

function checkSwiftCall(call: SwiftCall, on: string, code: Code): void {
  const {problems, types, row} = code;
  const members = membersOf(types, on);
  const constructor = call.target === null || call.name === 'init';
  const name = constructor ? 'init' : call.name;
  const given = `${name}(${[...call.labels, ...Array<string>(call.trailing).fill('_')].map((label) => `${label}:`).join('')})`;
  const sameName = members.filter((member) => baseOf(member) === name && member.includes('('));
  const shown = constructor ? `${on}${given.slice(4)}` : `${on}.${given}`;
  if (sameName.some((member) => fits(member, call))) {
    problems.names += 1;
    return;
  }
  if (sameName.length > 0) {
    problems.names += 1;
    problems.report(
      row(call.nameNode),
      'sample-arguments',
      `${shown} does not fit; the SDK has ${sameName.map((member) => `${on}.${member}`).join(' and ')}`,
    );
    return;
  }
  if (constructor) {
    // Objects of the system can be made without arguments or from a frame.
    problems.names += 1;
    return;
  }
  if (SWIFT_OBJECT.has(name) || members.length === 0) {
    return;
  }
  if (VIEW.test(on) && swiftViewMembers.has(name)) {
    return;
  }
  problems.expect(row(call.nameNode), 'sample-member', `${on}.${given}`, given, members);
}

/** Reads the cases that arguments such as `.interstitial` or `[.banner, .mrec]` name. */
function checkSwiftCases(call: SwiftCall, {problems, types, row}: Code): void {
  for (const argument of call.list ? childrenOf(call.list, 'value_argument') : []) {
    const label = argument.childForFieldName('name')?.text;
    const key = label && label !== '_' ? label : `_${call.name}`;
    const wanted =
      key === '_setLogLevel'
        ? 'APDLogLevel'
        : SHOW_STYLE.has(key)
          ? 'AppodealShowStyle'
          : AD_TYPE.has(key)
            ? 'AppodealAdType'
            : null;
    const cases = wanted ? membersOf(types, wanted) : [];
    // Only what stands in the argument itself counts, not what a closure in it does.
    const value = argument.childForFieldName('value');
    const direct =
      value?.type === 'prefix_expression'
        ? [value]
        : value?.type === 'array_literal'
          ? childrenOf(value, 'prefix_expression')
          : [];
    for (const one of direct) {
      const name = one.childForFieldName('target')?.text;
      if (wanted && name && /^\w+$/.test(name)) {
        const known = new Set([...cases, ...swiftCasesByRule(types.get(wanted))]);
        problems.expect(row(one), 'sample-member', `${wanted}.${name}`, name, known);
      }
    }
  }
}

/** Swift names that the importer makes of Objective-C cases: `APDLogLevelInfo` is `.info`. */
function swiftCasesByRule(type: AppleType | undefined): string[] {
  const cases = type?.objc ?? [];
  const first = cases[0] ?? '';
  let prefix = '';
  for (let length = first.length; length > 0; length -= 1) {
    const candidate = first.slice(0, length);
    if (cases.every((name) => name.startsWith(candidate)) && /[A-Z]/.test(first[length] ?? '')) {
      prefix = candidate;
      break;
    }
  }
  return cases.map((name) => {
    const rest = name.slice(prefix.length);
    return /^[A-Z]+$/.test(rest) ? rest : rest.charAt(0).toLowerCase() + rest.slice(1);
  });
}

function checkNames(root: Node, code: Code): void {
  const {problems, types, row, declared} = code;
  readSwiftVariables(root, code);
  const protocols = [...types].filter(([, {kind}]) => kind === 'protocol');
  const callbacks = protocols.flatMap(([, {swift}]) => swift);
  for (const node of nodes(root)) {
    if (node.type === 'import_declaration') {
      const module = named(node).at(-1)?.text ?? '';
      if (/^(?:Appodeal|StackConsent)/.test(module)) {
        problems.expect(
          row(node),
          'sample-import',
          `module ${module}`,
          module,
          code.symbols.modules ?? [],
        );
      }
    }
    const call = readSwiftCall(node);
    if (call) {
      const on = call.target
        ? swiftType(call.target, code)
        : types.has(call.name)
          ? call.name
          : null;
      if (on) {
        checkSwiftCall(call, on, code);
        checkSwiftCases(call, code);
      }
    }
    if (node.type === 'navigation_expression') {
      const isCallee =
        node.parent?.type === 'call_expression' && named(node.parent)[0]?.id === node.id;
      const on = swiftType(node.childForFieldName('target'), code);
      const member = node.childForFieldName('suffix')?.childForFieldName('suffix');
      if (on && member && !isCallee && !SWIFT_OBJECT.has(member.text)) {
        const type = types.get(on);
        const known = [
          ...membersOf(types, on).map(baseOf),
          ...(type?.kind === 'enum' ? swiftCasesByRule(type) : []),
        ];
        const isSystem = VIEW.test(on) && swiftViewMembers.has(member.text);
        if (known.length > 0 && !isSystem) {
          problems.expect(row(member), 'sample-member', `${on}.${member.text}`, member.text, known);
        }
      }
    }
    if (node.type === 'class_declaration') {
      const own = childrenOf(node, 'inheritance_specifier')
        .map(({text}) => text)
        .filter((name) => types.get(name)?.kind === 'protocol');
      const body = node.childForFieldName('body');
      for (const method of body ? childrenOf(body, 'function_declaration') : []) {
        checkSwiftCallback(method, own, callbacks, code);
      }
    }
    if (node.type === 'source_file') {
      for (const method of childrenOf(node, 'function_declaration')) {
        checkSwiftCallback(method, [], callbacks, code);
      }
    }
    const isName = node.type === 'type_identifier' || node.type === 'simple_identifier';
    if (isName && !declared.has(node.text)) {
      checkAppleName(node, code);
    }
  }
}

function checkSwiftCallback(
  method: Node,
  protocols: readonly string[],
  callbacks: readonly string[],
  {problems, types, row}: Code,
): void {
  const nameNode = method.childForFieldName('name');
  if (!nameNode || !CALLBACK.test(nameNode.text)) {
    return;
  }
  const labels = childrenOf(method, 'parameter').map(
    (parameter) =>
      parameter.childForFieldName('external_name')?.text ??
      childOf(parameter, 'simple_identifier')?.text ??
      '_',
  );
  const given = `${nameNode.text}(${labels.map((label) => `${label}:`).join('')})`;
  const expected =
    protocols.length > 0 ? protocols.flatMap((name) => membersOf(types, name)) : callbacks;
  problems.expect(row(nameNode), 'sample-callback', `callback ${given}`, given, expected);
}

/** A name with the SDK's prefix must be a type, a case, a constant or a module. */
function checkAppleName(node: Node, {problems, types, symbols, row}: Code): void {
  const name = node.text;
  if (types.has(name)) {
    problems.names += 1;
    return;
  }
  const known = (): string[] => [
    ...types.keys(),
    ...iosConstantsOf(symbols),
    ...(symbols.modules ?? []),
    ...[...types.values()].flatMap(({kind, objc}) => (kind === 'enum' ? objc : [])),
  ];
  if (OWN_NAME.test(name)) {
    problems.expect(row(node), 'sample-type', name, name, known());
  }
}

/** A method of an Objective-C class, up to its body. */
const OBJC_METHOD = /^[-+] ?\([^)]*\)\s*([^{;]+)/gm;

/** Objective-C is compiled; what no compiler minds is a callback that is never called. */
export function checkObjc({code, sdk}: Block, problems: BlockProblems): void {
  const callbacks = [...sdk.ios.values()].flatMap(({kind, objc}) =>
    kind === 'protocol' ? objc : [],
  );
  for (const {1: head = '', index} of code.matchAll(OBJC_METHOD)) {
    const parts = head.match(/\w+(?=\s*:)/g);
    const name = parts ? parts.map((part) => `${part}:`).join('') : head.trim();
    if (CALLBACK.test(name)) {
      problems.expect(rowOf(code, index), 'sample-callback', `callback ${name}`, name, callbacks);
    }
  }
}

/** Do the names of the iOS SDK in a Swift block exist? */
export function checkSwift(
  {sdk}: Block,
  parsed: Parsed,
  problems: BlockProblems,
  declared: ReadonlySet<string>,
): void {
  const root = parsed.tree?.rootNode;
  if (root) {
    checkNames(root, {
      problems,
      types: sdk.ios,
      symbols: sdk.symbols.ios,
      row: (node) => rowInBlock(parsed, node.startPosition.row),
      variables: new Variables(),
      declared,
    });
  }
}

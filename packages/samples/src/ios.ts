import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'web-tree-sitter';
import type {Block} from './blocks';
import {rowOf, type BlockProblems} from './block-problems';
import {childOf, childrenOf, named, nodes} from './grammars';
import {baseOf} from './nearest';
import {iosConstantsOf, type AppleType} from './symbols';
import {rowInBlock, type Parsed} from './syntax';

const SDK_NAME = /^(?:k?APD|k?Appodeal)[A-Z]\w*$/;
/** How the callbacks of the SDK begin. */
const CALLBACK =
  /^(?:banner(?:Did|Will|View)|interstitial(?:Did|Will)|rewardedVideo(?:Did|Will)|nativeAd(?:Did|Will)|adQueue|appodealSDK|didReceive(?:Revenue|Purchase)|didFailPurchase)/;
/** Types that are views: they have the members of `UIView` too. */
const VIEW = /^(?:APD|Appodeal)(?:Banner|MREC)View$/;
/** Members of every object. */
const OF_OBJECTS = /^(?:init|self|Type|description|hash|isEqual|rawValue)$/;
/** The enum that `.case` belongs to, by the label of the argument or the name of its call. */
const ENUMS: readonly (readonly [RegExp, string])[] = [
  [/^_setLogLevel$/, 'APDLogLevel'],
  [/^(?:_showAd|with)$/, 'AppodealShowStyle'],
  [/^(?:types|for|_canShow|_cacheAd|_isPrecacheAd|_isAutocacheEnabled)$/, 'AppodealAdType'],
];
/** Nodes inside which a declared name holds. */
const SCOPE =
  /^(?:\w*block\w*|lambda_literal|(?:function|init|deinit)_(?:declaration|body)|class_body|statements|(?:for|if|while)_statement|switch_entry|source_file)$/;

/** Every word of the stub: a member of a view must be the SDK's or stand there. */
const uiKit = new Set(
  readFileSync(path.join(__dirname, 'stubs/ios/UIKit/UIKit.h'), 'utf8').match(/\w+/g),
);
const isOfView = (type: string, name: string): boolean =>
  VIEW.test(type) &&
  uiKit.has(name.replace(/^is([A-Z])/, (_, first: string) => first.toLowerCase()));

type Types = ReadonlyMap<string, AppleType>;

/** A block while the SDK's names in it are checked. */
interface Code {
  problems: BlockProblems;
  sdk: Block['sdk'];
  /** 0-based line of a node within the block. */
  row: (node: Node) => number;
  /** What the block declares, with its SDK type, or null for any other. */
  variables: {name: string; type: string | null; scope: Node}[];
}

/** Members of a type, its parent's included. */
function membersOf(types: Types, name: string): string[] {
  const type = types.get(name);
  return type ? [...type.swift, ...(type.extends ? membersOf(types, type.extends) : [])] : [];
}

/** The type that a member is or returns, or null if the symbols don't say. */
function memberType(types: Types, on: string, matches: (name: string) => boolean): string | null {
  const type = types.get(on);
  const found = [...(type?.memberTypes ?? [])].find(([name]) => matches(name))?.[1];
  return found ?? (type?.extends ? memberType(types, type.extends, matches) : null);
}

interface Call {
  target: Node | null;
  name: Node;
  arguments: Node[];
  /** Labels of the arguments, `_` for none; closures after the parentheses have none. */
  labels: string[];
  trailing: number;
}

/** The name after the dot. */
const memberOf = (node: Node | undefined): Node | null =>
  node?.childForFieldName('suffix')?.childForFieldName('suffix') ?? null;

function readCall(node: Node): Call | null {
  const callee = node.type === 'call_expression' ? named(node)[0] : undefined;
  const suffix = callee && childOf(node, 'call_suffix');
  const name = callee?.type === 'simple_identifier' ? callee : memberOf(callee);
  if (!suffix || !name) {
    return null;
  }
  const list = childOf(suffix, 'value_arguments');
  const values = list ? childrenOf(list, 'value_argument') : [];
  return {
    target: callee.childForFieldName('target'),
    name,
    arguments: values,
    labels: values.map((value) => value.childForFieldName('name')?.text ?? '_'),
    trailing: childrenOf(suffix, 'lambda_literal').length,
  };
}

/** Whether a call fits a name of the SDK: trailing closures are the last arguments. */
function fits(name: string, {labels, trailing}: Call): boolean {
  const wanted = (/\((.*)\)/.exec(name)?.[1] ?? '').split(':').filter(Boolean);
  return (
    wanted.length === labels.length + trailing &&
    labels.every((label, index) => label === wanted[index])
  );
}

/**
 * The SDK type of a variable where it is used, as the innermost scope declares it;
 * null if it is another type or unclear, undefined if the block does not declare it.
 */
function variableType(name: string, {startIndex: index}: Node, {variables}: Code) {
  const known = variables.filter((one) => one.name === name);
  const around = known.filter(({scope}) => scope.startIndex <= index && index < scope.endIndex);
  const size = ({scope}: (typeof known)[number]): number => scope.endIndex - scope.startIndex;
  const least = Math.min(...around.map(size));
  const closest = around.length > 0 ? around.filter((one) => size(one) === least) : known;
  const types = new Set(closest.map(({type}) => type));
  return types.size > 1 ? null : [...types][0];
}

/** The SDK type of an expression, as far as the block declares or calls it, or null. */
function typeOf(node: Node | null, code: Code): string | null {
  const types = code.sdk.ios;
  const call = node && readCall(node);
  if (call) {
    const {name, target} = call;
    const on = target ? typeOf(target, code) : types.has(name.text) ? name.text : null;
    return !on || !target || /^(?:init|default|shared)$/.test(name.text)
      ? on
      : memberType(types, on, (other) => baseOf(other) === name.text && fits(other, call));
  }
  if (node?.type === 'simple_identifier') {
    const declared = variableType(node.text, node, code);
    return declared === undefined && types.has(node.text) ? node.text : (declared ?? null);
  }
  if (node?.type === 'navigation_expression') {
    const target = node.childForFieldName('target');
    const member = memberOf(node)?.text ?? '';
    if (target?.type === 'self_expression') {
      return variableType(member, node, code) ?? null;
    }
    const on = typeOf(target, code);
    return !on || member === 'self' ? on : memberType(types, on, (name) => name === member);
  }
  return node && /optional|force|postfix|try|await/.test(node.type)
    ? typeOf(named(node).find(({type}) => !/operator/.test(type)) ?? null, code)
    : null;
}

function readVariables(root: Node, code: Code): void {
  const declare = (at: Node, name?: string, type?: string | null): void => {
    const plain = type?.replace(/[?!\s]/g, '').replace(/^(?:any|weak)/, '') ?? '';
    let scope = at;
    while (scope.parent && !SCOPE.test(scope.type)) {
      scope = scope.parent;
    }
    if (name) {
      code.variables.push({name, type: code.sdk.ios.has(plain) ? plain : null, scope});
    }
  };
  for (const node of nodes(root)) {
    if (node.type === 'property_declaration') {
      const annotation = childOf(node, 'type_annotation');
      const value = node.childForFieldName('value');
      // The bare name of a type is the type itself, not an object of it.
      const isType = code.sdk.ios.has(value?.text.replace(/\.self$/, '') ?? '');
      const type = annotation
        ? named(annotation).at(-1)?.text
        : isType
          ? null
          : typeOf(value, code);
      declare(node, childOf(node, 'pattern')?.text, type);
    } else if (node.type === 'parameter') {
      const type = childOf(node, 'user_type', 'optional_type', 'existential_type');
      declare(node, childrenOf(node, 'simple_identifier').at(-1)?.text, type?.text);
    } else if (/^(?:if|guard|while)_statement$/.test(node.type)) {
      // `if let ad = queue.…`: the value follows the name.
      for (const [index, name] of node.children.entries()) {
        if (name && node.fieldNameForChild(index) === 'bound_identifier') {
          const value = node.children[index + 1]?.type === '=' ? node.children[index + 2] : name;
          declare(node, name.text, typeOf(value ?? null, code));
        }
      }
    }
    if (node.type === 'lambda_parameter' || node.type === 'for_statement') {
      // Only a compiler knows the type of what a closure or a loop is given.
      declare(node, (node.childForFieldName('name') ?? node.childForFieldName('item'))?.text);
    }
  }
}

function checkCall(call: Call, on: string, {problems, sdk, row}: Code): void {
  const members = membersOf(sdk.ios, on);
  const isConstructor = !call.target || call.name.text === 'init';
  const name = isConstructor ? 'init' : call.name.text;
  const labels = [...call.labels, ...Array<string>(call.trailing).fill('_')];
  const given = `${name}(${labels.map((label) => `${label}:`).join('')})`;
  const sameName = members.filter((member) => baseOf(member) === name && member.includes('('));
  // Objects of the system can be made without arguments or from a frame.
  if (isConstructor || sameName.length > 0) {
    problems.names += 1;
    if (sameName.length > 0 && !sameName.some((member) => fits(member, call))) {
      const shown = isConstructor ? `${on}${given.slice('init'.length)}` : `${on}.${given}`;
      const message = `${shown} does not fit; the SDK has ${sameName.map((member) => `${on}.${member}`).join(' and ')}`;
      problems.report(row(call.name), 'sample-arguments', message);
    }
  } else if (!OF_OBJECTS.test(name) && members.length > 0 && !isOfView(on, name)) {
    problems.expect(row(call.name), 'sample-member', `${on}.${given}`, given, members);
  }
}

/** Checks the cases in arguments such as `.interstitial` or `[.banner, .mrec]`. */
function checkCases(call: Call, {problems, sdk, row}: Code): void {
  for (const argument of call.arguments) {
    const label = argument.childForFieldName('name')?.text;
    const key = label && label !== '_' ? label : `_${call.name.text}`;
    const wanted = ENUMS.find(([pattern]) => pattern.test(key))?.[1];
    const value = argument.childForFieldName('value');
    for (const one of value?.type === 'array_literal' ? named(value) : value ? [value] : []) {
      const name = one.type === 'prefix_expression' && one.childForFieldName('target')?.text;
      if (wanted && name && /^\w+$/.test(name)) {
        const cases = membersOf(sdk.ios, wanted);
        problems.expect(row(one), 'sample-member', `${wanted}.${name}`, name, cases);
      }
    }
  }
}

/** A method named like the SDK's callbacks must be one of the protocols of its class, or of any. */
function checkCallback(method: Node, protocols: readonly string[], code: Code): void {
  const {problems, sdk, row} = code;
  const name = method.childForFieldName('name');
  if (name && CALLBACK.test(name.text)) {
    const labels = childrenOf(method, 'parameter').map(
      (parameter) =>
        (parameter.childForFieldName('external_name') ?? childOf(parameter, 'simple_identifier'))
          ?.text ?? '_',
    );
    const given = `${name.text}(${labels.map((label) => `${label}:`).join('')})`;
    const known = protocols.length > 0 ? protocols : protocolsOf(sdk.ios);
    const expected = known.flatMap((protocol) => membersOf(sdk.ios, protocol));
    problems.expect(row(name), 'sample-callback', `callback ${given}`, given, expected);
  }
}

const protocolsOf = (types: Types): string[] =>
  [...types].flatMap(([name, {kind}]) => (kind === 'protocol' ? [name] : []));

/** Checks whether the names of the iOS SDK in a Swift block exist; other names of the page are `declared`. */
export function checkSwift(
  {sdk}: Block,
  parsed: Parsed,
  problems: BlockProblems,
  declared: ReadonlySet<string>,
): void {
  const root = parsed.tree?.rootNode;
  if (!root) {
    return;
  }
  const types = sdk.ios;
  const {modules = [], ...symbols} = sdk.symbols.ios;
  const row = (node: Node): number => rowInBlock(parsed, node.startPosition.row);
  const code: Code = {problems, sdk, row, variables: []};
  readVariables(root, code);
  for (const node of nodes(root)) {
    const call = readCall(node);
    const member = node.type === 'navigation_expression' && memberOf(node);
    if (call) {
      const on = typeOf(call.target ?? node, code);
      if (on) {
        checkCall(call, on, code);
        checkCases(call, code);
      }
    } else if (member && !(node.parent && readCall(node.parent)?.name.id === member.id)) {
      const on = typeOf(node.childForFieldName('target'), code);
      const known = on ? membersOf(types, on).map(baseOf) : [];
      if (on && known.length > 0 && !OF_OBJECTS.test(member.text) && !isOfView(on, member.text)) {
        problems.expect(row(member), 'sample-member', `${on}.${member.text}`, member.text, known);
      }
    } else if (node.type === 'import_declaration') {
      const module = named(node).at(-1)?.text ?? '';
      if (/^(?:Appodeal|StackConsent)/.test(module)) {
        problems.expect(row(node), 'sample-import', `module ${module}`, module, modules);
      }
    } else if (node.type === 'class_declaration' || node.type === 'source_file') {
      const protocols = childrenOf(node, 'inheritance_specifier')
        .map(({text}) => text)
        .filter((name) => types.get(name)?.kind === 'protocol');
      const body = node.childForFieldName('body') ?? node;
      for (const method of childrenOf(body, 'function_declaration')) {
        checkCallback(method, protocols, code);
      }
    } else if (/^(?:type|simple)_identifier$/.test(node.type) && !declared.has(node.text)) {
      if (types.has(node.text)) {
        problems.names += 1;
      } else if (SDK_NAME.test(node.text)) {
        const cases = [...types.values()].flatMap(({kind, objc}) => (kind === 'enum' ? objc : []));
        const known = [...types.keys(), ...iosConstantsOf(symbols), ...modules, ...cases];
        problems.expect(row(node), 'sample-type', node.text, node.text, known);
      }
    }
  }
}

/** A method of an Objective-C class, up to its body. */
const OBJC_METHOD = /^[-+] ?\([^)]*\)\s*([^{;]+)/gm;

/** Objective-C is compiled; this finds callbacks that the SDK never calls, which no compiler minds. */
export function checkObjc({code, sdk}: Block, problems: BlockProblems): void {
  const callbacks = protocolsOf(sdk.ios).flatMap((name) => sdk.ios.get(name)?.objc ?? []);
  for (const {1: head = '', index} of code.matchAll(OBJC_METHOD)) {
    const name =
      head
        .match(/\w+\s*:/g)
        ?.join('')
        .replace(/\s/g, '') ?? head.trim();
    if (CALLBACK.test(name)) {
      problems.expect(rowOf(code, index), 'sample-callback', `callback ${name}`, name, callbacks);
    }
  }
}

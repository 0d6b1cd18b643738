import type {Node} from 'web-tree-sitter';
import {nameCheck, type Code as NameCode} from './code';
import {childOf, childrenOf, named, nodes} from './grammars';
import {remember} from './members';
import {slipOf} from './nearest';
import {iosConstants, iosModules, iosTypes, removedIn, type AppleType} from './symbols';

const removed = (member: string): string | null => removedIn('ios', member.replace(/[(:].*$/, ''));
const OWN_NAME = /^(?:k?APD|k?Appodeal)[A-Z]\w*$/;
/** How the callbacks of the SDK begin. */
const CALLBACK =
  /^(?:banner(?:Did|Will|View)|interstitial(?:Did|Will)|rewardedVideo(?:Did|Will)|nativeAd(?:Did|Will)|adQueue|appodealSDK|didReceive(?:Revenue|Purchase)|didFailPurchase)/;
/** Types that are views or plain objects of the system as well. */
const OPEN =
  /^(?:APDBannerView|APDMRECView|AppodealBannerView|AppodealMRECView|APDDefaultNativeAdView)$/;
const SWIFT_OBJECT = new Set([
  'init',
  'self',
  'Type',
  'description',
  'hash',
  'isEqual',
  'rawValue',
]);
const OBJC_OBJECT = new Set(['alloc', 'init', 'new', 'class', 'self', 'description', 'copy']);
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

type Code = NameCode<AppleType>;

const baseOf = (name: string): string => name.replace(/[(:].*$/, '');

const labelsOf = (name: string): string[] =>
  (/\((.*)\)/.exec(name)?.[1] ?? '').split(':').filter(Boolean);

/** Members of a type, its parent's included. */
function membersOf(types: Types, name: string, language: 'swift' | 'objc'): string[] {
  const type = types.get(name);
  return type
    ? [...type[language], ...(type.extends ? membersOf(types, type.extends, language) : [])]
    : [];
}

// ---------------------------------------------------------------- Swift

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

function swiftType(node: Node | null, {types, variables}: Code): string | null {
  if (!node) {
    return null;
  }
  if (node.type === 'simple_identifier') {
    return variables.get(node.text) || (types.has(node.text) ? node.text : null);
  }
  if (node.type === 'navigation_expression') {
    const member = node.childForFieldName('suffix')?.childForFieldName('suffix')?.text;
    const on = swiftType(node.childForFieldName('target'), {types, variables} as Code);
    return on && (member === 'shared' || member === 'self') ? on : null;
  }
  if (node.type === 'call_expression') {
    const call = readSwiftCall(node);
    if (call && !call.target) {
      return types.has(call.name) ? call.name : null;
    }
    if (call?.target && /^default$|^shared$/.test(call.name)) {
      return swiftType(call.target, {types, variables} as Code);
    }
  }
  if (/optional|force|postfix|try|await/.test(node.type)) {
    return swiftType(named(node).find(({type}) => !/operator/.test(type)) ?? null, {
      types,
      variables,
    } as Code);
  }
  return null;
}

function readSwiftVariables(root: Node, code: Code): void {
  const learn = (name: string | undefined, type: string | null | undefined): void => {
    const plain = type?.replace(/[?!\s]/g, '').replace(/^(?:any|weak)/, '');
    remember(code.variables, name, plain && code.types.has(plain) ? plain : null);
  };
  for (const node of nodes(root)) {
    if (node.type === 'property_declaration') {
      const pattern = childOf(node, 'pattern')?.text;
      const annotation = childOf(node, 'type_annotation');
      const value = node.childForFieldName('value');
      learn(
        pattern,
        annotation
          ? named(annotation).at(-1)?.text
          : value?.type === 'call_expression'
            ? swiftType(value, code)
            : null,
      );
    }
    if (node.type === 'parameter') {
      const names = childrenOf(node, 'simple_identifier');
      learn(names.at(-1)?.text, childOf(node, 'user_type', 'optional_type')?.text);
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
  const {findings, types, row} = code;
  const members = membersOf(types, on, 'swift');
  const constructor = call.target === null || call.name === 'init';
  const name = constructor ? 'init' : call.name;
  const given = `${name}(${[...call.labels, ...Array<string>(call.trailing).fill('_')].map((label) => `${label}:`).join('')})`;
  const sameName = members.filter((member) => baseOf(member) === name && member.includes('('));
  const shown = constructor ? `${on}${given.slice(4)}` : `${on}.${given}`;
  if (sameName.some((member) => fits(member, call))) {
    findings.names += 1;
    return;
  }
  if (sameName.length > 0) {
    findings.names += 1;
    findings.report(
      row(call.nameNode),
      'sample-arguments',
      `${shown} does not fit; the SDK has ${sameName.map((member) => `${on}.${member}`).join(' and ')}`,
    );
    return;
  }
  if (constructor) {
    // Objects of the system can be made without arguments or from a frame.
    findings.names += 1;
    return;
  }
  if (SWIFT_OBJECT.has(name) || members.length === 0) {
    return;
  }
  if (OPEN.test(on)) {
    const slip = slipOf(name, members.map(baseOf));
    if (!slip) {
      return;
    }
  }
  findings.expect(
    row(call.nameNode),
    'sample-member',
    `${on}.${given}`,
    given,
    members,
    removed(name),
  );
}

/** Reads the cases that arguments such as `.interstitial` or `[.banner, .mrec]` name. */
function checkSwiftCases(call: SwiftCall, {findings, types, row}: Code): void {
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
    const cases = wanted ? membersOf(types, wanted, 'swift') : [];
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
        findings.expect(row(one), 'sample-member', `${wanted}.${name}`, name, known);
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

function checkSwift(root: Node, code: Code): void {
  const {findings, types, row, declared} = code;
  readSwiftVariables(root, code);
  const protocols = [...types].filter(([, {kind}]) => kind === 'protocol');
  const callbacks = protocols.flatMap(([, {swift}]) => swift);
  for (const node of nodes(root)) {
    if (node.type === 'import_declaration') {
      const module = named(node).at(-1)?.text ?? '';
      if (/^(?:Appodeal|StackConsent)/.test(module)) {
        findings.expect(row(node), 'sample-import', `module ${module}`, module, iosModules);
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
          ...membersOf(types, on, 'swift').map(baseOf),
          ...(type?.kind === 'enum' ? swiftCasesByRule(type) : []),
        ];
        const open = OPEN.test(on) || known.length === 0;
        if (!open || slipOf(member.text, known)) {
          findings.expect(row(member), 'sample-member', `${on}.${member.text}`, member.text, known);
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
  {findings, types, row}: Code,
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
    protocols.length > 0 ? protocols.flatMap((name) => membersOf(types, name, 'swift')) : callbacks;
  findings.expect(row(nameNode), 'sample-callback', `callback ${given}`, given, expected);
}

// ---------------------------------------------------------- Objective-C

/** The selector of a message: `showAd:rootViewController:`. */
function selectorOf(node: Node): {selector: string; nameNode: Node | null} {
  let selector = '';
  let nameNode: Node | null = null;
  for (let index = 0; index < node.childCount; index += 1) {
    const child = node.child(index);
    if (child && node.fieldNameForChild(index) === 'method') {
      nameNode ??= child;
      selector += child.text;
    } else if (child?.type === ':') {
      selector += ':';
    }
  }
  return {selector, nameNode};
}

function objcType(node: Node | null, code: Code): string | null {
  if (!node) {
    return null;
  }
  if (node.type === 'identifier') {
    return code.variables.get(node.text) || (code.types.has(node.text) ? node.text : null);
  }
  if (node.type === 'message_expression') {
    const {selector} = selectorOf(node);
    const on = objcType(node.childForFieldName('receiver'), code);
    return on && /^(?:alloc|new|init\w*|shared\w*|default\w*|nativeAdQueueWith\w*)/.test(selector)
      ? on
      : null;
  }
  if (node.type === 'field_expression') {
    const field = node.childForFieldName('field')?.text;
    const on = objcType(node.childForFieldName('argument'), code);
    return on && /^shared/.test(field ?? '') ? on : null;
  }
  return null;
}

function readObjcVariables(root: Node, {types, variables}: Code): void {
  for (const node of nodes(root)) {
    const type = node.childForFieldName('type')?.text ?? childOf(node, 'type_identifier')?.text;
    if (
      (node.type === 'declaration' || node.type === 'struct_declaration') &&
      type &&
      types.has(type)
    ) {
      for (const part of nodes(node)) {
        const isName = part.type === 'pointer_declarator' || part.type === 'struct_declarator';
        const name = isName
          ? [...nodes(part)].find((inner) => /^(?:field_)?identifier$/.test(inner.type))
          : null;
        if (name) {
          variables.set(name.text, type);
        }
      }
    }
    if (node.type === 'method_parameter') {
      const parameterType = [...nodes(node)].find(
        (part) => part.type === 'type_identifier' && types.has(part.text),
      );
      const name = named(node).at(-1);
      if (parameterType && name?.type === 'identifier') {
        variables.set(name.text, parameterType.text);
      }
    }
  }
}

function checkObjc(root: Node, code: Code): void {
  const {findings, types, row, declared} = code;
  readObjcVariables(root, code);
  const callbacks = [...types].flatMap(([, {kind, objc}]) => (kind === 'protocol' ? objc : []));
  for (const node of nodes(root)) {
    if (node.type === 'preproc_include' || node.type === 'module_import') {
      const module = /[<\s](Appodeal\w*|StackConsent\w*)[/;>]/.exec(`${node.text};`)?.[1];
      if (module) {
        findings.expect(row(node), 'sample-import', `module ${module}`, module, iosModules);
      }
    }
    if (node.type === 'message_expression') {
      const {selector, nameNode} = selectorOf(node);
      const on = objcType(node.childForFieldName('receiver'), code);
      if (on && nameNode && !OBJC_OBJECT.has(selector)) {
        const listed = membersOf(types, on, 'objc');
        const setters = listed
          .filter((name) => /^\w+$/.test(name))
          .map((name) => `set${name.charAt(0).toUpperCase()}${name.slice(1)}:`);
        const members = [...listed, ...setters];
        const open = OPEN.test(on) || members.length === 0;
        if (!open || slipOf(selector, members)) {
          findings.expect(
            row(nameNode),
            'sample-member',
            `[${on} ${selector}]`,
            selector,
            members,
            removed(selector),
          );
        } else if (members.includes(selector)) {
          findings.names += 1;
        }
      }
    }
    if (node.type === 'field_expression') {
      const on = objcType(node.childForFieldName('argument'), code);
      const field = node.childForFieldName('field');
      if (on && field && !OBJC_OBJECT.has(field.text)) {
        const members = membersOf(types, on, 'objc').map((name) =>
          name.replace(
            /^set([A-Z])(\w*):$/,
            (_, first: string, rest: string) => first.toLowerCase() + rest,
          ),
        );
        if ((!OPEN.test(on) && members.length > 0) || slipOf(field.text, members)) {
          findings.expect(row(field), 'sample-member', `${on}.${field.text}`, field.text, members);
        }
      }
    }
    if (node.type === 'method_definition' || node.type === 'method_declaration') {
      const name = methodSelector(node);
      if (CALLBACK.test(name)) {
        findings.expect(row(node), 'sample-callback', `callback ${name}`, name, callbacks);
      }
    }
    if (
      (node.type === 'identifier' || node.type === 'type_identifier') &&
      !declared.has(node.text)
    ) {
      checkAppleName(node, code);
    }
  }
}

/** The selector that a method definition answers to. */
function methodSelector(node: Node): string {
  let selector = '';
  for (const child of named(node)) {
    if (child.type === 'identifier') {
      selector += child.text;
    } else if (child.type === 'method_parameter') {
      selector += ':';
    } else if (child.type === 'compound_statement') {
      break;
    }
  }
  return selector;
}

/** A name with the SDK's prefix must be a type, a case, a constant or a module. */
function checkAppleName(node: Node, {findings, types, row}: Code): void {
  const name = node.text;
  if (types.has(name)) {
    findings.names += 1;
    return;
  }
  const known = (): string[] => [
    ...types.keys(),
    ...iosConstants,
    ...iosModules,
    ...[...types.values()].flatMap(({kind, objc}) => (kind === 'enum' ? objc : [])),
  ];
  if (OWN_NAME.test(name)) {
    findings.expect(row(node), 'sample-type', name, name, known(), removed(name));
  }
}

/** Do the names of the iOS SDK in a Swift or Objective-C block exist? */
export const checkIos = nameCheck(iosTypes, (root, code, {language}) =>
  (language === 'swift' ? checkSwift : checkObjc)(root, code),
);

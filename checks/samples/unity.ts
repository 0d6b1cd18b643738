import type {Node} from 'web-tree-sitter';
import {nameCheck, type Code as NameCode} from './code';
import type {Findings} from './findings';
import {childOf, childrenOf, named, nodes} from './grammars';
import {
  checkArguments,
  checkKinds,
  checkMember,
  conventions,
  elementType,
  membersOf,
  memberType,
  parameterNames,
} from './members';
import {slipOf} from './nearest';
import {removedIn, unityTypes, type MemberType} from './symbols';

const removed = (member: string): string | null => removedIn('unity', member);
const OWN_NAME = /^I?Appodeal[A-Z]\w*$/;
const CALLBACK =
  /^On(?:Banner|Interstitial|Mrec|RewardedVideo|AdRevenue|InAppPurchase|PurchaseValidation|InitializationFinished)/;

type Code = NameCode<MemberType>;

/** A type as code writes it, with the class around a nested one: `Builder` in `PlayStoreInAppPurchase`. */
function fullType(written: string, around: string, types: Code['types']): string | null {
  const plain = written.replace(/[?\s]/g, '');
  const nested = `${around.split('.')[0]}.${plain}`;
  return types.has(nested) ? nested : types.has(plain) || isListOfOwn(plain, types) ? plain : null;
}

const isListOfOwn = (type: string, types: Code['types']): boolean =>
  types.has(elementType(type) ?? '');

/** The SDK type of a member of a type. */
function typeOfMember(on: string | null, member: string, {types}: Code): string | null {
  if (!on) {
    return null;
  }
  if (types.has(`${on}.${member}`)) {
    return `${on}.${member}`;
  }
  // The arguments of an event are its handler's, not what the event itself is.
  const isEvent = /^On[A-Z]/.test(member) && !types.get(on)?.methods.has(member);
  const said = isEvent ? null : memberType(types, on, member);
  return said && fullType(said, on, types);
}

/** The SDK type of an expression: `AppodealCallbacks.Banner`, a variable, a builder's chain. */
function typeOf(node: Node | null, code: Code): string | null {
  if (!node) {
    return null;
  }
  const {types, variables} = code;
  if (node.type === 'identifier') {
    const declared = variables.typeAt(node.text, node);
    const meant = declared === undefined ? conventions(types).get(node.text) : null;
    return declared ?? (types.has(node.text) ? node.text : (meant ?? null));
  }
  if (node.type === 'member_access_expression') {
    const target = node.childForFieldName('expression');
    const member = node.childForFieldName('name')?.text ?? '';
    if (target?.type === 'this_expression') {
      return variables.typeAt(member, node) ?? null;
    }
    const text = node.text.replace(/\s+/g, '');
    return types.has(text) ? text : typeOfMember(typeOf(target, code), member, code);
  }
  if (node.type === 'member_binding_expression') {
    return typeOfMember(boundTo(node, code), node.childForFieldName('name')?.text ?? '', code);
  }
  if (node.type === 'conditional_access_expression') {
    return typeOf(named(node).at(-1) ?? null, code);
  }
  if (node.type === 'object_creation_expression') {
    const name = node.childForFieldName('type')?.text.replace(/\s+/g, '');
    return name && types.has(name) ? name : null;
  }
  if (node.type === 'invocation_expression') {
    // What is called has the type that it returns.
    return typeOf(node.childForFieldName('function'), code);
  }
  if (node.type === 'element_access_expression') {
    const list = typeOf(named(node)[0] ?? null, code);
    return list && elementType(list);
  }
  if (node.type === 'parenthesized_expression') {
    return typeOf(named(node)[0] ?? null, code);
  }
  return null;
}

/** The type in front of `?.` */
function boundTo(binding: Node, code: Code): string | null {
  for (let at = binding.parent; at; at = at.parent) {
    if (at.type === 'conditional_access_expression') {
      return typeOf(at.childForFieldName('condition'), code);
    }
  }
  return null;
}

/** The event that a lambda is attached to. */
function eventOf(lambda: Node, code: Code): string | null {
  const assignment = lambda.parent;
  const left = assignment?.childForFieldName('left');
  if (assignment?.type !== 'assignment_expression' || !left) {
    return null;
  }
  const on = typeOf(left.childForFieldName('expression'), code);
  const event = left.childForFieldName('name')?.text ?? '';
  return (on && code.types.get(on)?.memberTypes.get(event)) ?? null;
}

function readVariables(root: Node, code: Code): void {
  const learn = (at: Node, name: string | undefined, type: string | null | undefined): void => {
    const plain = type?.replace(/[?\s]/g, '');
    const isOwn = plain && (code.types.has(plain) || isListOfOwn(plain, code.types));
    code.variables.declare(name, isOwn ? plain : null, at);
  };
  for (const node of nodes(root)) {
    const type = node.childForFieldName('type')?.text;
    if (node.type === 'variable_declaration') {
      for (const declarator of childrenOf(node, 'variable_declarator')) {
        const value = childOf(declarator, 'equals_value_clause');
        const given = value ? (named(value)[0] ?? null) : null;
        learn(node, named(declarator)[0]?.text, type === 'var' ? typeOf(given, code) : type);
      }
    }
    if (node.type === 'property_declaration') {
      learn(node, node.childForFieldName('name')?.text, type);
    }
    if (node.type === 'parameter' && (type || node.parent?.parent?.type !== 'lambda_expression')) {
      learn(node, node.childForFieldName('name')?.text, type);
    }
    if (node.type === 'lambda_expression') {
      const list = node.childForFieldName('parameters');
      const parameters = list ? childrenOf(list, 'parameter') : [];
      const last = parameters.length > 1 ? eventOf(node, code) : null;
      for (const [index, parameter] of parameters.entries()) {
        if (!parameter.childForFieldName('type')) {
          const name = parameter.childForFieldName('name')?.text ?? parameter.text;
          learn(node, name, index === 1 ? last : null);
        }
      }
      if (list?.type === 'identifier') {
        learn(node, list.text, null);
      }
    }
    if (node.type === 'for_each_statement') {
      const list = typeOf(node.childForFieldName('right'), code);
      learn(
        node,
        node.childForFieldName('left')?.text,
        type === 'var' ? list && elementType(list) : type,
      );
    }
  }
}

/** Classes of constants, all of them numbers, by the parameter they are for. */
const CONSTANTS: Readonly<Record<string, string>> = {
  adType: 'AppodealAdType',
  adTypes: 'AppodealAdType',
  showStyle: 'AppodealShowStyle',
};

/** Reports an ad type where a show style is wanted, and the reverse: both are numbers. */
function checkConstants(
  findings: Findings,
  row: number,
  what: string,
  signature: string,
  given: readonly Node[],
): void {
  for (const [index, name] of parameterNames(signature).entries()) {
    const wanted = CONSTANTS[name];
    const constant = /\b(AppodealAdType|AppodealShowStyle)\.\w+/.exec(given[index]?.text ?? '');
    if (wanted && constant && constant[1] !== wanted) {
      findings.report(row, 'sample-arguments', `${what} takes ${wanted}, not ${constant[0]}`);
    }
  }
}

function checkClass(node: Node, {findings, types, row}: Code): void {
  const bases = node.childForFieldName('bases');
  const listeners = (bases ? named(bases) : []).filter(
    ({text}) => types.get(text)?.kind === 'interface',
  );
  const body = node.childForFieldName('body');
  const expected = new Map(listeners.flatMap(({text}) => [...(types.get(text)?.methods ?? [])]));
  const present = new Set<string>();
  for (const method of body ? childrenOf(body, 'method_declaration') : []) {
    const name = method.childForFieldName('name');
    const list = method.childForFieldName('parameters');
    const parameters = list ? childrenOf(list, 'parameter') : [];
    const isHandler = parameters[0]?.childForFieldName('type')?.text === 'object';
    if (!name || isHandler) {
      continue;
    }
    present.add(name.text);
    if (listeners.length > 0 && CALLBACK.test(name.text)) {
      const known = findings.expect(
        row(name),
        'sample-callback',
        `callback ${name.text}`,
        name.text,
        expected.keys(),
      );
      if (known) {
        checkArguments(
          findings,
          row(name),
          name.text,
          expected.get(name.text) ?? [],
          parameters.length,
        );
      }
    }
  }
  const isPartial = childrenOf(node, 'modifier').some(({text}) => text === 'partial');
  for (const listener of isPartial ? [] : listeners) {
    const missing = [...(types.get(listener.text)?.methods.keys() ?? [])].filter(
      (name) => !present.has(name),
    );
    if (missing.length > 0) {
      findings.report(
        row(listener),
        'sample-incomplete',
        `${listener.text} also needs ${missing.join(', ')}`,
      );
    }
  }
}

/** Do the names of the Unity plugin in a C# block exist? */
export const checkUnity = nameCheck(unityTypes, (root, code) => {
  const {findings, types, row, declared} = code;
  readVariables(root, code);
  const homes = new Set([...types.values()].map(({home}) => home));
  const names = [...types.keys()];
  for (const node of nodes(root)) {
    if (node.type === 'using_directive') {
      const name = named(node).at(-1)?.text.replace(/\s+/g, '') ?? '';
      if (/^Appodeal/.test(name)) {
        findings.expect(row(node), 'sample-import', `namespace ${name}`, name, homes);
      }
      continue;
    }
    if (node.type === 'class_declaration') {
      checkClass(node, code);
    }
    if (/^member_(?:access|binding)_expression$/.test(node.type)) {
      const target = node.childForFieldName('expression');
      const on = target ? typeOf(target, code) : boundTo(node, code);
      const member = node.childForFieldName('name');
      if (on && member) {
        const known = checkMember(findings, row(member), types, on, member.text, removed);
        const call = node.parent;
        const signatures = types.get(on)?.methods.get(member.text);
        if (
          known &&
          signatures &&
          call?.type === 'invocation_expression' &&
          call.childForFieldName('function')?.id === node.id
        ) {
          const list = call.childForFieldName('arguments');
          const given = list ? childrenOf(list, 'argument') : [];
          const labels = given.flatMap(({text}) => /^(\w+)\s*:(?!:)/.exec(text)?.[1] ?? []);
          checkArguments(
            findings,
            row(member),
            `${on}.${member.text}`,
            signatures,
            given.length,
            labels,
          );
          if (labels.length === 0) {
            const what = `${on}.${member.text}`;
            const values = given.map((argument) => named(argument).at(-1) ?? argument);
            checkKinds(findings, row(member), what, signatures, values);
            checkConstants(findings, row(member), what, signatures[0] as string, values);
          }
        }
      }
    }
    if (node.type === 'qualified_name') {
      const text = node.text.replace(/\s+/g, '');
      const [outer, inner] = text.split('.');
      if (outer && inner && types.has(outer) && membersOf(types, outer).size > 0) {
        findings.expect(row(node), 'sample-type', text, text, names);
      }
    }
    if (node.type === 'identifier' && !declared.has(node.text) && !types.has(node.text)) {
      const inUsing = /using_directive|qualified_name/.test(node.parent?.type ?? '');
      const isMember =
        node.parent?.type === 'member_access_expression' &&
        node.parent.childForFieldName('name')?.id === node.id;
      const isType =
        node.parent?.childForFieldName('type')?.id === node.id || node.parent?.type === 'base_list';
      if (inUsing || isMember) {
        continue;
      }
      if (OWN_NAME.test(node.text) || (isType && slipOf(node.text, names))) {
        findings.expect(row(node), 'sample-type', node.text, node.text, names);
      }
    }
  }
});

import type {Node} from 'web-tree-sitter';
import {nameCheck, type Code as NameCode} from './code';
import {childOf, childrenOf, named, nodes} from './grammars';
import {checkArguments, checkMember, membersOf, remember, returnType} from './members';
import {slipOf} from './nearest';
import {removedIn, unityTypes, type MemberType} from './symbols';

const removed = (member: string): string | null => removedIn('unity', member);
const OWN_NAME = /^I?Appodeal[A-Z]\w*$/;
const CALLBACK =
  /^On(?:Banner|Interstitial|Mrec|RewardedVideo|AdRevenue|InAppPurchase|PurchaseValidation|InitializationFinished)/;

type Code = NameCode<MemberType>;

/** The SDK type of an expression: `AppodealCallbacks.Banner`, a variable, a builder's chain. */
function typeOf(node: Node | null, code: Code): string | null {
  if (!node) {
    return null;
  }
  const {types, variables} = code;
  const text = node.text.replace(/\s+/g, '');
  if (/^\w+(?:\.\w+)*$/.test(text)) {
    const known = variables.get(text) || (types.has(text) ? text : null);
    if (known) {
      return known;
    }
  }
  if (node.type === 'member_access_expression') {
    const on = typeOf(node.childForFieldName('expression'), code);
    const member = node.childForFieldName('name')?.text;
    if (on === 'ConsentManager' && member === 'Instance') {
      return 'IConsentManager';
    }
    return on && types.has(`${on}.${member}`) ? `${on}.${member}` : null;
  }
  if (node.type === 'object_creation_expression') {
    const name = node.childForFieldName('type')?.text.replace(/\s+/g, '');
    return name && types.has(name) ? name : null;
  }
  if (node.type === 'invocation_expression') {
    const callee = node.childForFieldName('function');
    const on = typeOf(callee?.childForFieldName('expression') ?? null, code);
    const method = callee?.childForFieldName('name')?.text;
    const signature = on && method ? types.get(on)?.methods.get(method)?.[0] : undefined;
    const returned = signature ? returnType(signature) : null;
    if (!returned || !on) {
      return null;
    }
    const nested = `${on.split('.')[0]}.${returned}`;
    return types.has(nested) ? nested : types.has(returned) ? returned : null;
  }
  return null;
}

function readVariables(root: Node, code: Code): void {
  const learn = (name: string | undefined, type: string | null | undefined): void => {
    remember(code.variables, name, type && code.types.has(type) ? type : null);
  };
  for (const node of nodes(root)) {
    if (node.type === 'variable_declaration') {
      const type = node.childForFieldName('type')?.text;
      for (const declarator of childrenOf(node, 'variable_declarator')) {
        const value = childOf(declarator, 'equals_value_clause');
        learn(
          named(declarator)[0]?.text,
          type === 'var' ? typeOf(value ? (named(value)[0] ?? null) : null, code) : type,
        );
      }
    }
    if (node.type === 'parameter') {
      learn(node.childForFieldName('name')?.text, node.childForFieldName('type')?.text);
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
    if (node.type === 'member_access_expression') {
      const on = typeOf(node.childForFieldName('expression'), code);
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
          checkArguments(
            findings,
            row(member),
            `${on}.${member.text}`,
            signatures,
            given.length,
            given.flatMap(({text}) => /^(\w+)\s*:(?!:)/.exec(text)?.[1] ?? []),
          );
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

import type {Node} from 'web-tree-sitter';
import {nameCheck, type Code as NameCode} from './code';
import {childOf, childrenOf, named, nodes} from './grammars';
import {
  checkArguments,
  checkKinds,
  checkMember,
  conventions,
  elementType,
  membersOf,
  memberType,
  parameterTypes,
} from './members';
import {slipOf} from './nearest';
import {androidTypes, removedIn, type MemberType} from './symbols';

const removed = (member: string): string | null => removedIn('android', member);
const OWN_NAME = /^(?:Appodeal|Apd|APD)[A-Z]\w*$/;
const CALLBACK =
  /^on(?:Banner|Interstitial|Mrec|RewardedVideo|Native|AdRevenue|InAppPurchaseValidate|InitializationFinished|ConsentForm|Purchase(?:Received|Failed))/;
/** Calls that hand back an element of a list. */
const ELEMENT = /^(?:first|firstOrNull|last|lastOrNull|get|getOrNull|single|singleOrNull|random)$/;
/** Calls whose lambda is given each element of a list. */
const EACH =
  /^(?:forEach|onEach|map|mapNotNull|flatMap|filter|filterNot|any|all|none|find|firstOrNull|first|joinToString|associateBy|groupBy|sortedBy|sumOf|count)$/;
/** Calls whose lambda is given the receiver. */
const SELF = /^(?:let|also|takeIf|takeUnless)$/;

type Code = NameCode<MemberType>;

/** Dotted text of a chain of plain names, else null. */
function dotted(node: Node | null): string | null {
  if (!node) {
    return null;
  }
  const text = node.text.replace(/\s+/g, '');
  return /^\w+(?:\.\w+)*$/.test(text) ? text : null;
}

/** Drops a package in front of a type's name. */
const withoutPackage = (name: string): string => name.replace(/^(?:[a-z]\w*\.)+(?=[A-Z])/, '');

/** The SDK type of an expression, as far as plain reading tells it. */
function typeOf(node: Node | null, code: Code): string | null {
  if (!node) {
    return null;
  }
  const {types, variables} = code;
  const name = dotted(node);
  if (name) {
    const plain = withoutPackage(name);
    const declared = variables.typeAt(name, node);
    const meant = declared === undefined ? conventions(types).get(name) : null;
    const known = declared ?? (types.has(plain) ? plain : meant);
    if (known) {
      return known;
    }
  }
  if (/^(?:elvis|parenthesized|postfix)_expression$/.test(node.type)) {
    return typeOf(named(node)[0] ?? null, code);
  }
  const call = readCall(node);
  if (call) {
    if (!call.receiver) {
      const argument = [...nodes(node)].find(({type}) => type === 'type_arguments');
      const asked = argument?.text.replace(/[<>\s?]/g, '');
      return types.has(call.name) ? call.name : asked && types.has(asked) ? asked : null;
    }
    const on = typeOf(call.receiver, code);
    if (on && SELF.test(call.name)) {
      return call.name === 'let' ? null : on;
    }
    const element = on && elementType(on);
    if (element && ELEMENT.test(call.name)) {
      return element;
    }
    return on ? memberType(types, on, call.name) : null;
  }
  if (node.type === 'object_creation_expression') {
    return dotted(node.childForFieldName('type'));
  }
  if (node.type === 'indexing_expression') {
    const on = typeOf(named(node)[0] ?? null, code);
    return on ? elementType(on) : null;
  }
  if (node.type === 'navigation_expression' || node.type === 'field_access') {
    const target = node.childForFieldName('object') ?? named(node)[0] ?? null;
    const member = node.childForFieldName('field') ?? named(named(node).at(-1) as Node).at(-1);
    if (!member) {
      return null;
    }
    if (target?.type === 'this_expression' || target?.type === 'this') {
      const declared = variables.typeAt(member.text, node);
      return declared === undefined ? (conventions(types).get(member.text) ?? null) : declared;
    }
    const on = typeOf(target, code);
    return on ? memberType(types, on, member.text) : null;
  }
  return null;
}

/** The call that a lambda is given to, with the position of the lambda among its arguments. */
function callAround(lambda: Node): {call: Call; index: number} | null {
  let index: number | null = null;
  for (let at = lambda.parent; at; at = at.parent) {
    const call = readCall(at);
    if (call) {
      // A trailing lambda is the last argument.
      return {call, index: index ?? call.count - 1};
    }
    if (at.type === 'value_arguments' || at.type === 'argument_list') {
      index = named(at).findIndex(({endIndex}) => endIndex >= lambda.endIndex);
    } else if (!/^(?:annotated_lambda|call_suffix|value_argument)$/.test(at.type)) {
      return null;
    }
  }
  return null;
}

/** The types of what a lambda is given, as the call around it says; null when unknown. */
function givenTo(lambda: Node, code: Code): string[] | null {
  const around = callAround(lambda);
  const on = around && typeOf(around.call.receiver, code);
  if (!around || !on) {
    return null;
  }
  const {call, index} = around;
  const element = elementType(on);
  if (element && EACH.test(call.name)) {
    return [element];
  }
  if (SELF.test(call.name)) {
    return [on];
  }
  for (const signature of code.types.get(on)?.methods.get(call.name) ?? []) {
    const wanted = code.types.get(parameterTypes(signature)[index] ?? '');
    const [only, ...more] = wanted?.kind.includes('interface') ? [...wanted.methods.values()] : [];
    if (only && more.length === 0) {
      return parameterTypes(only[0] ?? '');
    }
  }
  return null;
}

interface Call {
  receiver: Node | null;
  name: string;
  nameNode: Node;
  count: number;
  /** Arguments in parentheses. */
  given: Node[];
  /** Names given to arguments; Kotlin alone has them. */
  labels: string[];
}

/** Reads a call in either grammar. */
function readCall(node: Node): Call | null {
  if (node.type === 'method_invocation') {
    const nameNode = node.childForFieldName('name');
    const list = node.childForFieldName('arguments');
    const given = list ? named(list).filter(({type}) => !type.includes('comment')) : [];
    return nameNode
      ? {
          receiver: node.childForFieldName('object'),
          name: nameNode.text,
          nameNode,
          count: given.length,
          given,
          labels: [],
        }
      : null;
  }
  if (node.type === 'call_expression') {
    const target = named(node)[0];
    const suffix = childOf(node, 'call_suffix');
    if (!target || !suffix) {
      return null;
    }
    if (target.type === 'call_expression') {
      // A call with a trailing lambda wraps the call with its arguments.
      const inner = readCall(target);
      return inner && childOf(suffix, 'annotated_lambda') && !childOf(suffix, 'value_arguments')
        ? {...inner, count: inner.count + 1}
        : null;
    }
    const list = childOf(suffix, 'value_arguments');
    const inside = list ? childrenOf(list, 'value_argument') : [];
    const given = inside.map((argument) => named(argument).at(-1) ?? argument);
    const count = inside.length + childrenOf(suffix, 'annotated_lambda').length;
    const labels = inside.flatMap(({text}) => /^(\w+)\s*=(?!=)/.exec(text)?.[1] ?? []);
    if (target.type === 'navigation_expression') {
      const nameNode = named(named(target).at(-1) as Node).at(-1);
      return nameNode
        ? {receiver: named(target)[0] ?? null, name: nameNode.text, nameNode, count, given, labels}
        : null;
    }
    return target.type === 'simple_identifier'
      ? {receiver: null, name: target.text, nameNode: target, count, given, labels}
      : null;
  }
  return null;
}

/** Remembers what a name holds that is declared at a node. */
function learn(code: Code, at: Node, name: string | undefined, type: string | null): void {
  const plain = type && withoutPackage(type.replace(/\?$/, ''));
  const known = plain && (code.types.has(plain) || code.types.has(elementType(plain) ?? ''));
  code.variables.declare(name, known ? plain : null, at);
}

/** Remembers what the parameters of a lambda hold. */
function readLambda(lambda: Node, code: Code): void {
  const given = givenTo(lambda, code);
  if (lambda.type === 'lambda_literal') {
    const list = childOf(lambda, 'lambda_parameters');
    const parameters = list ? childrenOf(list, 'variable_declaration') : [];
    for (const [index, parameter] of parameters.entries()) {
      const type = childOf(parameter, 'user_type', 'nullable_type')?.text;
      learn(
        code,
        lambda,
        childOf(parameter, 'simple_identifier')?.text,
        type ?? given?.[index] ?? null,
      );
    }
    if (!list) {
      learn(code, lambda, 'it', given?.length === 1 ? (given[0] as string) : null);
    }
    return;
  }
  const list = lambda.childForFieldName('parameters');
  const names =
    list?.type === 'identifier' ? [list] : list?.type === 'inferred_parameters' ? named(list) : [];
  for (const [index, {text}] of names.entries()) {
    learn(code, lambda, text, given?.[index] ?? null);
  }
}

/** Remembers the SDK types of variables and parameters. */
function readVariables(root: Node, code: Code): void {
  for (const node of nodes(root)) {
    if (node.type === 'lambda_literal' || node.type === 'lambda_expression') {
      readLambda(node, code);
    }
    if (node.type === 'for_statement') {
      const variable = childOf(node, 'variable_declaration');
      const list = variable && typeOf(named(node)[named(node).indexOf(variable) + 1] ?? null, code);
      if (variable) {
        learn(
          code,
          node,
          childOf(variable, 'simple_identifier')?.text,
          list ? elementType(list) : null,
        );
      }
    }
    const elsewhere = /^(?:property_declaration|lambda_parameters|for_statement)$/.test(
      node.parent?.type ?? '',
    );
    if (node.type === 'parameter' || (node.type === 'variable_declaration' && !elsewhere)) {
      const type = childOf(node, 'user_type', 'nullable_type');
      learn(code, node, childOf(node, 'simple_identifier')?.text, type?.text ?? null);
    }
    if (node.type === 'property_declaration') {
      const variable = childOf(node, 'variable_declaration');
      const type = variable && childOf(variable, 'user_type', 'nullable_type');
      const value = named(node).at(-1);
      if (variable) {
        learn(
          code,
          node,
          childOf(variable, 'simple_identifier')?.text,
          type ? type.text : value && value.id !== variable.id ? typeOf(value, code) : null,
        );
      }
    }
    if (node.type === 'formal_parameter') {
      learn(
        code,
        node,
        node.childForFieldName('name')?.text,
        node.childForFieldName('type')?.text ?? null,
      );
    }
    if (node.type === 'local_variable_declaration' || node.type === 'field_declaration') {
      const type = node.childForFieldName('type')?.text ?? null;
      for (const declarator of childrenOf(node, 'variable_declarator')) {
        const value = declarator.childForFieldName('value');
        learn(
          code,
          node,
          declarator.childForFieldName('name')?.text,
          type === 'var' ? typeOf(value, code) : type,
        );
      }
    }
    if (node.type === 'enhanced_for_statement') {
      const type = node.childForFieldName('type')?.text ?? null;
      const list = typeOf(node.childForFieldName('value'), code);
      learn(
        code,
        node,
        node.childForFieldName('name')?.text,
        type === 'var' ? list && elementType(list) : type,
      );
    }
  }
}

function checkImports(root: Node, {findings, types, row}: Code): void {
  const full = new Map([...types].map(([name, {home}]) => [`${home}.${name}`, name]));
  for (const node of nodes(root)) {
    if (node.type !== 'import_header' && node.type !== 'import_declaration') {
      continue;
    }
    const text = node.text
      .replace(/\/[/*][\s\S]*$/, '')
      .replace(/^import\s+(?:static\s+)?/, '')
      .replace(/\s+as\s+\w+$/, '')
      .replace(/[;\s]/g, '');
    if (!text.startsWith('com.appodeal.')) {
      continue;
    }
    if (text.endsWith('.*')) {
      const home = text.slice(0, -2);
      const homes = new Set([...types.values()].map((type) => type.home));
      findings.expect(row(node), 'sample-import', `package ${home}`, home, homes);
      continue;
    }
    const parent = text.replace(/\.\w+$/, '');
    const owner = full.get(parent);
    if (owner && membersOf(types, owner).has(text.slice(parent.length + 1))) {
      findings.names += 1;
      continue;
    }
    // `Log.LogLevel` is imported through the class around it.
    const around = [...full.keys()].some((name) => name.startsWith(`${text}.`));
    if (around) {
      findings.names += 1;
      continue;
    }
    findings.expect(
      row(node),
      'sample-import',
      text,
      text,
      [...full.keys()].filter((name) => !name.includes('#')),
      removed(text.split('.').at(-1) as string),
    );
  }
}

function checkMembers(root: Node, code: Code): void {
  const {findings, types, row} = code;
  for (const node of nodes(root)) {
    const call = readCall(node);
    if (call?.receiver) {
      const on = typeOf(call.receiver, code);
      const known = on && checkMember(findings, row(call.nameNode), types, on, call.name, removed);
      if (on && known) {
        const signatures = types.get(on)?.methods.get(call.name);
        const wrapped =
          node.parent?.type === 'call_expression' && named(node.parent)[0]?.id === node.id;
        if (signatures && !wrapped) {
          checkArguments(
            findings,
            row(call.nameNode),
            `${on}.${call.name}`,
            signatures,
            call.count,
            call.labels,
          );
          if (call.labels.length === 0 && call.count === call.given.length) {
            const what = `${on}.${call.name}`;
            checkKinds(findings, row(call.nameNode), what, signatures, call.given);
          }
        }
      }
    }
    const isCalled =
      node.parent?.type === 'call_expression' && named(node.parent)[0]?.id === node.id;
    if (node.type === 'navigation_expression' && !isCalled) {
      const on = typeOf(named(node)[0] ?? null, code);
      const member = named(named(node).at(-1) as Node).at(-1);
      if (on && member && !types.has(`${on}.${member.text}`)) {
        checkMember(findings, row(member), types, on, member.text, removed);
      }
    }
    if (node.type === 'directly_assignable_expression') {
      const [target, suffix] = named(node);
      const on = suffix?.type === 'navigation_suffix' ? typeOf(target ?? null, code) : null;
      const member = suffix && named(suffix).at(-1);
      if (on && member) {
        checkMember(findings, row(member), types, on, member.text, removed);
      }
    }
    if (node.type === 'field_access') {
      const on = typeOf(node.childForFieldName('object'), code);
      const member = node.childForFieldName('field');
      if (on && member && !types.has(`${on}.${member.text}`)) {
        checkMember(findings, row(member), types, on, member.text, removed);
      }
    }
    if (node.type === 'object_creation_expression' || (call && !call.receiver)) {
      const name = call ? call.name : withoutPackage(dotted(node.childForFieldName('type')) ?? '');
      const signatures = types.get(name)?.methods.get(name);
      if (signatures) {
        const list = node.childForFieldName('arguments');
        checkArguments(
          findings,
          row(node),
          name,
          signatures,
          call ? call.count : list ? named(list).length : 0,
          call?.labels,
        );
      }
    }
  }
}

interface Implementation {
  supertypes: {name: string; node: Node}[];
  methods: {name: string; node: Node; count: number; overrides: boolean}[];
}

function methodsIn(body: Node | null): Implementation['methods'] {
  return (body ? childrenOf(body, 'function_declaration', 'method_declaration') : []).flatMap(
    (node) => {
      const name = node.childForFieldName('name') ?? childOf(node, 'simple_identifier');
      const list =
        node.childForFieldName('parameters') ?? childOf(node, 'function_value_parameters');
      const modifiers = childOf(node, 'modifiers')?.text ?? '';
      return name
        ? [
            {
              name: name.text,
              node: name,
              count: list ? childrenOf(list, 'parameter', 'formal_parameter').length : 0,
              overrides: /\boverride\b|@Override\b/.test(modifiers),
            },
          ]
        : [];
    },
  );
}

function* implementations(root: Node): Generator<Implementation> {
  for (const node of nodes(root)) {
    if (
      node.type === 'object_literal' ||
      (node.type === 'class_declaration' && childOf(node, 'delegation_specifier')) ||
      node.type === 'object_declaration'
    ) {
      yield {
        supertypes: childrenOf(node, 'delegation_specifier').flatMap((specifier) => {
          const type = [...nodes(specifier)].find((part) => part.type === 'user_type');
          return type ? [{name: withoutPackage(type.text), node: type}] : [];
        }),
        methods: methodsIn(childOf(node, 'class_body')),
      };
    } else if (node.type === 'class_declaration') {
      const listed = [node.childForFieldName('superclass'), node.childForFieldName('interfaces')]
        .flatMap((part) => (part ? [...nodes(part)] : []))
        .filter(({type}) => type === 'type_identifier');
      yield {
        supertypes: listed.map((type) => ({name: type.text, node: type})),
        methods: methodsIn(node.childForFieldName('body')),
      };
    } else if (node.type === 'object_creation_expression' && childOf(node, 'class_body')) {
      const type = node.childForFieldName('type');
      yield {
        supertypes: type ? [{name: withoutPackage(type.text), node: type}] : [],
        methods: methodsIn(childOf(node, 'class_body')),
      };
    }
  }
}

function checkImplementations(root: Node, {findings, types, row}: Code): void {
  const callbacks = new Map(
    [...types.values()].flatMap((type) =>
      type.kind.includes('interface') ? [...type.methods] : [],
    ),
  );
  for (const {supertypes, methods} of implementations(root)) {
    const own = supertypes.filter(({name}) => types.get(name)?.kind.includes('interface'));
    const onlyOwn = own.length > 0 && own.length === supertypes.length;
    const expected = new Map(own.flatMap(({name}) => [...(types.get(name)?.methods ?? [])]));
    for (const {name, node, count, overrides} of methods) {
      const looksOwn = CALLBACK.test(name);
      if (own.length > 0 && overrides && (onlyOwn || looksOwn)) {
        const known = findings.expect(
          row(node),
          'sample-callback',
          `callback ${name}`,
          name,
          expected.keys(),
        );
        if (known) {
          checkArguments(findings, row(node), name, expected.get(name) ?? [], count);
        }
      } else if (own.length === 0 && overrides && looksOwn) {
        findings.expect(row(node), 'sample-callback', `callback ${name}`, name, callbacks.keys());
      }
    }
  }
}

function checkTypes(root: Node, code: Code): void {
  const {findings, types, row, declared} = code;
  const names = [...types.keys()].filter((name) => !name.includes('#'));
  for (const node of nodes(root)) {
    const isName =
      node.type === 'type_identifier' ||
      ((node.type === 'simple_identifier' || node.type === 'identifier') &&
        node.namedChildCount === 0);
    if (!isName || declared.has(node.text) || node.parent?.type === 'import_header') {
      continue;
    }
    if (types.has(node.text)) {
      findings.names += node.type === 'type_identifier' ? 1 : 0;
    } else if (OWN_NAME.test(node.text)) {
      if (!inImport(node)) {
        findings.expect(row(node), 'sample-type', node.text, node.text, names);
      }
    } else if (node.type === 'type_identifier') {
      const slip = slipOf(node.text, names);
      if (slip) {
        findings.expect(row(node), 'sample-type', node.text, node.text, names);
      }
    }
  }
  for (const node of nodes(root)) {
    // `is ApdInitializationError.Fatal` names a type inside a known one.
    if (node.type === 'user_type' || node.type === 'scoped_type_identifier') {
      const name = withoutPackage(node.text.replace(/\s+/g, ''));
      const [outer, inner] = name.split('.');
      if (outer && inner && types.has(outer) && !types.has(name)) {
        findings.expect(row(node), 'sample-type', name, name, names);
      }
    }
    // The argument of a call decides which interface it takes.
    const call = readCall(node);
    const parameter =
      call?.receiver?.text === 'Appodeal'
        ? /callbacks?: (\w+)|listener: (\w+)/.exec(
            types.get('Appodeal')?.methods.get(call.name)?.[0] ?? '',
          )
        : null;
    const wanted = parameter?.[1] ?? parameter?.[2];
    if (wanted) {
      for (const inside of nodes(node)) {
        const given =
          inside.type === 'object_literal'
            ? [...nodes(inside)].find(({type}) => type === 'user_type')
            : inside.type === 'object_creation_expression'
              ? inside.childForFieldName('type')
              : null;
        if (given) {
          const name = withoutPackage(given.text);
          if (name !== wanted && !slipOf(name, names)) {
            findings.report(
              row(given),
              'sample-type',
              `Appodeal.${call?.name} takes ${wanted}, not ${given.text}`,
            );
          }
          break;
        }
      }
    }
  }
}

function inImport(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parent) {
    if (at.type === 'import_header' || at.type === 'import_declaration') {
      return true;
    }
  }
  return false;
}

/** Do the names of the Android SDK in a Kotlin or Java block exist? */
export const checkAndroid = nameCheck(androidTypes, (root, code) => {
  readVariables(root, code);
  checkImports(root, code);
  checkMembers(root, code);
  checkImplementations(root, code);
  checkTypes(root, code);
});

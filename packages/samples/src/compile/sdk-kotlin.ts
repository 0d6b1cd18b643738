import type {MemberType, Sdk} from '../symbols';

type Types = ReadonlyMap<string, MemberType>;

/** A type that holds others and that the symbols do not list by itself. */
const HOLDER: MemberType = {
  kind: 'object',
  home: '',
  methods: new Map(),
  values: new Set(),
  memberTypes: new Map(),
  xmlAttributes: [],
};

/** Properties that every exception has. */
const OF_THROWABLE = ['message', 'localizedMessage', 'cause'];

/** A type as code may name it: what is unnamed in the SDK has a name of its own here. */
const spell = (name: string): string =>
  name.replace(/#(\w)/g, (_, first: string) => `.${first.toUpperCase()}`);

const last = (name: string): string => name.split('.').at(-1) as string;

/** The property that a getter stands for; Java calls it by the getter. */
const propertyOf = (method: string): string =>
  /^get[A-Z]/.test(method) ? method.charAt(3).toLowerCase() + method.slice(4) : '';

/** What is inside a type: statics, and members of its objects. */
function members(
  name: string,
  type: MemberType,
  types: Types,
): {inObjects: string[]; statics: string[]} {
  const isInterface = type.kind.includes('interface');
  const isObject = type.kind === 'object';
  const inObjects = new Map<string, string>();
  const statics: string[] = [];
  const getter = isInterface ? '' : ' get() = throw Error()';
  for (const [method, signatures] of type.methods) {
    const returns = type.memberTypes.get(method);
    const property = isObject || isInterface ? '' : propertyOf(method);
    for (const signature of signatures) {
      const result = returns ?? /\)\s*:\s*(.+)$/.exec(signature)?.[1];
      const call = signature
        .replace(/(\))\s*:.*$/, '$1')
        .replace(/\b(List|Map)</g, '@JvmSuppressWildcards $1<');
      const typed = `fun ${call}${result ? `: ${spell(result)}` : ''}`;
      if (method === last(name)) {
        inObjects.set(
          signature,
          `constructor${call.slice(method.length)}${type.kind === 'view' ? ': super()' : ''}`,
        );
      } else if (property) {
        inObjects.set(property, `val ${property}: ${spell(result ?? 'Any?')}${getter}`);
      } else if (isObject || result?.startsWith(`${name}#`)) {
        statics.push(`@JvmStatic external ${typed}`);
      } else {
        inObjects.set(signature, isInterface ? typed : `external ${typed}`);
      }
    }
  }
  const thrown = extendsThrowable(type, types);
  [...type.values].forEach((value, index) => {
    const of = type.memberTypes.get(value);
    if (/^[A-Z]/.test(value)) {
      statics.push(
        of
          ? `@JvmField val ${value}: ${of} = throw Error()`
          : `const val ${value}: Int = ${1 << index}`,
      );
    } else if (isObject) {
      statics.push(`@JvmStatic val ${value}: ${spell(of ?? 'Any?')}${getter}`);
    } else if (!inObjects.has(value) && !(thrown && OF_THROWABLE.includes(value))) {
      const guess = type.kind === 'view' ? 'android.view.View?' : 'String?';
      inObjects.set(value, `val ${value}: ${of ?? guess}${getter}`);
    }
  });
  return {inObjects: [...inObjects.values()], statics};
}

const extendsThrowable = ({extends: parent}: MemberType, types: Types): boolean =>
  parent === 'Throwable' ||
  (parent !== undefined && extendsThrowable(types.get(parent) ?? HOLDER, types));

/** The declaration of a type with those inside it. */
function declaration(name: string, types: Types): string {
  const type = types.get(name) ?? HOLDER;
  const short = last(spell(name));
  if (type.kind === 'enum') {
    return `enum class ${short} { ${[...type.values].join(', ')} }`;
  }
  const {inObjects, statics} = members(name, type, types);
  const nested = [...types.keys()].filter(
    (other) => /^[.#]\w+$/.test(other.slice(name.length)) && other.startsWith(name),
  );
  const isView = type.kind === 'view';
  const kind = type.kind === 'class' || isView ? 'open class' : type.kind;
  // Views without a constructor are made from a layout.
  const made = inObjects.some((line) => line.startsWith('constructor'));
  const constructor =
    made || !kind.endsWith('class') ? '' : isView ? ' protected constructor()' : '';
  const parent = type.extends
    ? `${type.extends}${made ? '' : '()'}`
    : isView
      ? `android.view.ViewGroup(throw Error())`
      : '';
  return [
    `${kind} ${short}${constructor}${parent ? ` : ${parent}` : ''} {`,
    ...(kind === 'object'
      ? statics
      : statics.length > 0
        ? ['companion object {', ...statics, '}']
        : []),
    ...inObjects,
    ...nested.map((other) => declaration(other, types)),
    '}',
  ].join('\n');
}

/** Full names of the SDK's types by the names that code uses. */
export const sdkNames = ({android}: Sdk): ReadonlyMap<string, string> =>
  new Map(
    [...android].flatMap(([name, {home}]) =>
      /[.#]/.test(name) ? [] : [[name, `${home}.${name}`]],
    ),
  );

/** The Android SDK of a release as Kotlin sources without bodies, one after the other, each from its package on. */
export function kotlinStubs({android: types}: Sdk): string {
  const homes = new Map(
    [...types].map(([name, {home}]) => [name.split(/[.#]/)[0] as string, home]),
  );
  const names = [
    'android.app.Activity',
    'android.content.Context',
    ...[...homes].map(([name, home]) => `${home}.${name}`),
  ];
  return [...homes]
    .map(([name, home]) =>
      [`package ${home}`, ...names.map((full) => `import ${full}`), declaration(name, types)].join(
        '\n',
      ),
    )
    .join('\n');
}

/** What may bring pods, or blocks, that reading a Podfile doesn't show. */
const BEYOND_READING =
  /(?<!\.)\b(?:eval|instance_eval|load|require_relative|link_with)\b|<<[~-]?["'`]?[A-Z]/;
/** A string, which ends with its line at the latest. */
const STRING = /"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g;
/** More parts than any Podfile that a person writes has. */
const MANY = 300;
/** What begins a block at the start of a statement. */
const OPENER =
  /^[ \t]{0,200}(?:[\w@$]{1,60}[ \t]{0,20}=[ \t]{0,20})?(def|if|unless|case|begin|class|module|while|until|for)\b(?!:)/;
const DEF = /\bdef[ \t]{1,20}(?:self\.)?(\w{1,60}[!?]?)/;
const TARGET = /^[ \t]{0,200}(?:abstract_)?target(?:[ \t]{1,20}|[ \t]{0,20}\([ \t]{0,20})(?![=.])/;
const NAME = /^(?:["']([^"'\n]{1,200})["']|:(\w{1,60}))/;

/** A part of a Podfile: a target, a method, or what is outside of them. */
interface Scope {
  kind: 'root' | 'def' | 'target';
  name: string;
  parent: Scope | null;
  /** What is written in it itself. */
  text: string;
  hasPod: boolean;
}

/** The targets, methods and rest of a Podfile; null where its blocks can't be told apart. */
function scopesIn(text: string, places: readonly number[]): Scope[] | null {
  const bare = text.replace(STRING, (whole) => `"${' '.repeat(whole.length - 1)}`);
  const root: Scope = {kind: 'root', name: '', parent: null, text: '', hasPod: false};
  const scopes = [root];
  const stack = [root];
  const left = [...places].sort((a, b) => b - a);
  let offset = 0;
  for (const statement of bare.split(/[\n;]/)) {
    const opener = OPENER.exec(statement)?.[1];
    const isLoop = /^(?:while|until|for)$/.test(opener ?? '');
    const call = TARGET.exec(statement)?.[0];
    const named = call === undefined ? null : NAME.exec(text.slice(offset + call.length));
    const name = named?.[1] ?? named?.[2] ?? '';
    let isOpen = call !== undefined;
    const open = (kind: Scope['kind'] | null, scopeName = ''): void => {
      const parent = stack.at(-1) as Scope;
      const scope = kind ? {kind, name: scopeName, parent, text: '', hasPod: false} : parent;
      stack.push(scope);
      if (kind) {
        scopes.push(scope);
      }
    };
    if (opener) {
      const method = opener === 'def' ? DEF.exec(statement)?.[1] : undefined;
      open(method ? 'def' : null, method);
    }
    const words = [...statement.matchAll(/(?<![\w.:@$])(do|end)\b(?![:?!])/g)];
    let from = 0;
    for (const {1: word, index} of [...words, {1: '', index: statement.length}]) {
      const scope = stack.at(-1) as Scope;
      scope.text += `${statement.slice(from, index)}\n`;
      while ((left.at(-1) ?? Infinity) < offset + index) {
        left.pop();
        scope.hasPod = true;
      }
      from = index;
      if (word === 'do' && !isLoop) {
        open(isOpen ? 'target' : null, name);
        isOpen = false;
      } else if (word === 'end') {
        stack.pop();
      }
      if (stack.length === 0 || scopes.length > MANY) {
        return null;
      }
    }
    // A target without a block or a name, or one that a method makes.
    if (
      call &&
      (isOpen || !name || name.includes('#{') || stack.some(({kind}) => kind === 'def'))
    ) {
      return null;
    }
    offset += statement.length + 1;
  }
  return stack.length === 1 ? scopes : null;
}

/**
 * The targets of a Podfile that get some pods: their own, those of the methods that they call, and
 * those of the targets around them.
 *
 * @param text - without comments
 * @param places - where the pods are written
 * @returns null if that can't be told, or no target gets any
 */
export function targetsWith(text: string, places: readonly number[]): ReadonlySet<string> | null {
  const scopes = (BEYOND_READING.test(text) ? null : scopesIn(text, places)) ?? [];
  const methods = scopes.filter(({kind}) => kind === 'def');
  const sources = new Map(
    scopes.map((scope) => {
      const called = new Set(scope.text.match(/\b[A-Za-z_]\w*[!?]?/g));
      // Tests take only search paths of the app around them, and no pods.
      const isApart = scope.kind === 'def' || /\binherit![ \t(]*:(?!complete)/.test(scope.text);
      const around = scope.parent && !isApart ? [scope.parent] : [];
      return [scope, [...around, ...methods.filter(({name}) => called.has(name))]];
    }),
  );
  const gets = (scope: Scope, seen: Set<Scope>): boolean =>
    scope.hasPod ||
    (!seen.has(scope) && (sources.get(scope) ?? []).some((one) => gets(one, seen.add(scope))));
  const found = scopes.filter((one) => one.kind === 'target' && gets(one, new Set()));
  return found.length > 0 ? new Set(found.map(({name}) => name)) : null;
}

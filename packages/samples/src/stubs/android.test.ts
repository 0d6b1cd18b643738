import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const types = path.join(
  path.dirname(require.resolve('@nativescript/types-android/package.json')),
  'lib/android',
);

/** Lines of each class that Google declares, by full name. */
const declared = new Map<string, {head: string; body: string[]}>();
for (const file of ['android-platform-37.d.ts', 'androidx-32.d.ts']) {
  const names: string[] = [];
  for (const line of readFileSync(path.join(types, file), 'utf8').split('\n')) {
    const [, tabs, kind, name] =
      /^(\t*)(?:declare |export )(?:abstract )?(module|class|interface) ([\w.]+)/.exec(line) ?? [];
    if (tabs !== undefined && name) {
      names.splice(tabs.length, Infinity, name);
      if (kind !== 'module') {
        declared.set(names.join('.'), {head: line, body: []});
      }
    } else {
      declared.get(names.join('.'))?.body.push(line.trim());
    }
  }
}

/** A type of Java as TypeScript has it, without its package. */
const typeName = (type: string): string =>
  ({int: 'number', String: 'string', CharSequence: 'string', T: 'View'})[type] ??
  (type.split('.').at(-1) as string);

interface Stub {
  name: string;
  line: string;
  /** What a line of the declaration must say. */
  says: RegExp;
}

/** What a stub's member must be called, take and give. */
function member(line: string, owner: string): RegExp | null {
  const text = line.replace(/<[^<>]*>/g, '');
  const constant = /static final (?:int|boolean) (\w+) = (-?\d+)?/.exec(text);
  if (constant) {
    return new RegExp(`^public static ${constant[1]}: (?:${constant[2] ?? 'number'}|number);`);
  }
  const [, returns, name, list] = /(?:([\w.]+) )?(\w+)\(([^)]*)\)/.exec(text) ?? [];
  if (!name || list === undefined) {
    return null;
  }
  const parameters = list
    .split(', ')
    .filter(Boolean)
    .map((one) => `\\w+: (?:[\\w.]+\\.)?${typeName(one.split(' ')[0] as string)}(?: \\| null)?`)
    .join(', ');
  return name === owner
    ? new RegExp(`^public constructor\\(${parameters}\\)`)
    : new RegExp(
        `\\b${name}\\(${parameters}\\): (?:[\\w.]+\\.)?${typeName(returns === 'public' ? 'void' : (returns ?? 'void'))}(?: \\| null)?;`,
      );
}

/** The members of the stubs, and the heads of their classes. */
function stubs(): Stub[] {
  const found: Stub[] = [];
  let names: string[] = [];
  for (const line of readFileSync(path.join(__dirname, 'android/android.java'), 'utf8').split(
    '\n',
  )) {
    const home = /^package ([\w.]+);/.exec(line)?.[1];
    const [, indent, name, parent] =
      /^( *)(?:[a-z]+ )*(?:class|interface) (\w+)(?: extends ([\w.]+))?/.exec(line) ?? [];
    if (home) {
      names = [home];
    } else if (indent !== undefined && name) {
      names.splice(1 + indent.length / 4, Infinity, name);
      found.push({
        name: names.join('.'),
        line,
        says: new RegExp(`(?:class|interface) ${name}\\b.*${parent ? typeName(parent) : ''}`),
      });
    } else {
      const says = member(line, names.at(-1) as string);
      if (says && !/^\s*\/\//.test(line)) {
        found.push({name: names.join('.'), line: line.trim(), says});
      }
    }
  }
  return found;
}

describe('stubs of Android', () => {
  it.each(stubs())('$name: $line', ({name, says}) => {
    const google = declared.get(name);
    expect(google && [google.head, ...google.body].filter((line) => says.test(line))).not.toEqual(
      [],
    );
    expect(google).toBeDefined();
  });
});

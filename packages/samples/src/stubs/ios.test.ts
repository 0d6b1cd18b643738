import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

/** Apple's frameworks among the stubs; vendors have no declarations to compare with. */
const FRAMEWORKS = ['Foundation', 'UIKit', 'StoreKit', 'AppTrackingTransparency'];

const types = path.join(
  path.dirname(require.resolve('@nativescript/types-ios/package.json')),
  'lib/ios/objc-x86_64',
);
const apple = [...FRAMEWORKS, 'ObjectiveC', 'CoreFoundation', 'Dispatch']
  .map((name) => readFileSync(path.join(types, `objc!${name}.d.ts`), 'utf8'))
  .join('\n');

/** What Apple declares under a name: its first line, and the lines inside. */
function declared(head: RegExp): {head: string; body: string[]} | null {
  const found = head.exec(apple);
  const end = found ? apple.indexOf('\n}', found.index) : -1;
  const lines = found ? apple.slice(found.index, end).split('\n') : [];
  return found ? {head: lines[0] as string, body: lines.slice(1).map((line) => line.trim())} : null;
}

/** A type of Objective-C as TypeScript has it; types with parameters by their own name. */
function typeScriptType(type: string, owner: string): string {
  const plain = type
    .replace(/\b_?(?:nullable|nonnull|null_resettable)\b|\b_N\w+|__kindof|\bconst\b/gi, '')
    .replace(/<.*>/, '')
    .replace(/[\s*]/g, '');
  if (/\[/.test(type)) {
    return 'interop.Reference';
  }
  if (type.includes('^')) {
    return '(';
  }
  if (/^(?:NS(?:U?Integer)|CGFloat|int|float|double|char)$/.test(plain)) {
    return 'number';
  }
  return (
    {
      BOOL: 'boolean',
      NSString: 'string',
      SEL: 'string',
      id: 'any',
      ObjectType: 'any',
      KeyType: 'any',
      Class: 'typeof NSObject',
      instancetype: owner,
      NSNumber: owner === 'NSNumber' ? 'number' : 'NSNumber',
      dispatch_queue_t: 'NSObject',
    }[plain] ?? plain
  );
}

interface Member {
  name: string;
  line: string;
  /** What Apple's line must begin with. */
  begins: RegExp;
  /** Types of the parameters, then of the result. */
  types: string[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function memberOf(line: string, owner: string, isProtocol: boolean): Member | null {
  const property = /^@property \(([^)]*)\) (.*?)\s*(\w+);$/.exec(line);
  if (property) {
    const [, attributes = '', type = '', name = ''] = property;
    const words = attributes.split(/,\s*/);
    const isStatic = words.includes('class') ? 'static ' : '';
    // These declarations leave it out in protocols.
    const isReadonly = words.includes('readonly') && !isProtocol ? 'readonly ' : '';
    return {
      name,
      line,
      begins: new RegExp(`^${isStatic}${isReadonly}${name}: `),
      types: [typeScriptType(type, owner) + (words.includes('nullable') ? ' | null' : '')],
    };
  }
  const method = /^([+-]) \(([^)]*)\)(.*);$/.exec(line);
  if (!method) {
    return null;
  }
  const [, kind, result = '', rest = ''] = method;
  const parameters = [...rest.matchAll(/(\w+):\(((?:[^()]|\([^()]*\))*)\)\w+/g)];
  const selector = parameters.length > 0 ? parameters.map(([, part]) => part as string) : [rest];
  const name = selector.map((part, index) => (index > 0 ? capital(part) : part)).join('');
  return {
    name,
    line,
    begins: new RegExp(`^${kind === '+' ? 'static ' : ''}${name}\\??(?:<[\\w, ]+>)?\\(`),
    types: [
      ...parameters.map(([, , type = '']) => typeScriptType(type, owner)),
      typeScriptType(result, owner) + (/nullable/.test(result) ? ' | null' : ''),
    ],
  };
}

/** The types that a line of Apple's declares, parameters first. */
function typesIn(line: string): string[] {
  const text = line.replace(/;.*$/, '');
  const call = /\((.*)\): (.*)$/.exec(text);
  if (!call) {
    return [text.replace(/^.*?: /, '')];
  }
  const parameters: string[] = [];
  let depth = 0;
  let from = 0;
  const list = `${call[1]},`;
  [...list].forEach((letter, index) => {
    depth += '(<{'.includes(letter) ? 1 : ')}'.includes(letter) ? -1 : 0;
    depth -= letter === '>' && list[index - 1] !== '=' ? 1 : 0;
    if (letter === ',' && depth === 0) {
      parameters.push(list.slice(from, index).replace(/^.*?: /, ''));
      from = index + 1;
    }
  });
  return [...parameters.filter(Boolean), call[2] as string];
}

const stub = (name: string): string =>
  readFileSync(path.join(__dirname, 'ios', name, `${name}.h`), 'utf8');

describe.each(FRAMEWORKS)('the stub of %s', (framework) => {
  const text = stub(framework).replace(/__attribute__\(\(.*\)\)/g, '');

  it('has no type and no member that Apple lacks, with the same types', () => {
    const blocks = [
      ...text.matchAll(
        /^@(interface|protocol) (\w+)(?:<.*>)?(?: : (\w+).*)?[^\n]*\n([^]*?)^@end/gm,
      ),
    ];
    expect(blocks.length).toBeGreaterThan(0);
    for (const [, kind, name = '', parent, body = ''] of blocks) {
      const isProtocol = kind === 'protocol';
      const typeName = isProtocol && name === 'NSObject' ? 'NSObjectProtocol' : name;
      const found = declared(
        new RegExp(`^(?:declare class|interface) ${typeName}(?:<[\\w, ]+>)?(?= ).*$`, 'm'),
      );
      if (isProtocol && body.trim() === '') {
        continue;
      }
      expect(found, name).not.toBeNull();
      if (parent) {
        expect(found?.head, name).toMatch(new RegExp(` extends ${parent}\\b`));
      }
      for (const line of body.split('\n')) {
        const member = memberOf(line.trim(), name, isProtocol);
        // Methods with any number of arguments are not in these declarations.
        if (member && !line.includes('...')) {
          const same = found?.body.filter((other) => member.begins.test(other)) ?? [];
          expect(same.length, `${name}: ${member.line}`).toBeGreaterThan(0);
          expect(
            same.some((other) => {
              const wanted = typesIn(other);
              return (
                wanted.length === member.types.length &&
                member.types.every((type, index) => {
                  const apples = (wanted[index] as string).replace(/^this$/, name);
                  return (
                    apples.startsWith(type.replace(/ \| null$/, '')) &&
                    (index < wanted.length - 1 ||
                      type.endsWith('| null') === /\| null$/.test(apples))
                  );
                })
              );
            }),
            `${name}: ${member.line}\nApple: ${same.join('\n')}`,
          ).toBe(true);
        }
      }
    }
  });

  it('has the values of its enumerations', () => {
    for (const [, name = '', body = ''] of text.matchAll(
      /NS_(?:ENUM|OPTIONS)\(\w+, (\w+)\) \{([^}]*)\}/g,
    )) {
      const found = declared(new RegExp(`^declare const enum ${name} `, 'm'));
      for (const [, member = '', value = ''] of body.matchAll(/(\w+) = (\d+)/g)) {
        expect(
          found?.body.map((line) => line.replace(/,$/, '')),
          member,
        ).toContain(`${member.slice(name.length)} = ${value}`);
      }
    }
  });
});

it('compares every framework of Apple that has a stub', () => {
  const vendors = ['AdjustSdk', 'AppLovinSDK', 'AppsFlyerLib', 'FirebaseCore', 'Fragment.h'];
  expect(readdirSync(path.join(__dirname, 'ios')).sort()).toEqual(
    [...FRAMEWORKS, ...vendors].sort(),
  );
});

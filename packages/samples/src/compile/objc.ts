import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {objcHeaders} from './sdk-objc';
import {onPath, output, stubFolder} from './tools';
import {messagesIn, type Compiler, type Kind, type Message, type Unit} from './units';

/** Headers of the app that a block imports. */
const APP_HEADER = /^\s*#import "(\w+)\.h"/gm;

/** What the app's own classes are, by how they end. */
const PARENTS: readonly (readonly [RegExp, string])[] = [
  [/AppDelegate$/, 'UIResponder <UIApplicationDelegate>'],
  [/TableViewController$/, 'UITableViewController'],
  [/Controller$/, 'UIViewController'],
  [/View$/, 'UIView'],
];

const isMember = (need: string): boolean => /^(?:[-+] ?\(|@property\b)/.test(need);

/** What a class has that the block does not show: a category needs no implementation. */
function needed(name: string, needs: readonly string[]): string {
  const members = needs.filter(isMember).map((need) => `${need};`);
  return members.length > 0 ? `\n@interface ${name} (Needs)\n${members.join('\n')}\n@end` : '';
}

/** The classes whose headers a file imports, where no block shows them. */
function appClasses(text: string, needs: readonly string[]): string {
  const names = [...text.matchAll(APP_HEADER)].map(([, name]) => name as string);
  const classes = [...new Set(names)]
    .filter((name) => !new RegExp(`@interface ${name} ?:`).test(text))
    .map((name) => {
      const parent = PARENTS.find(([ending]) => ending.test(name))?.[1] ?? 'NSObject';
      return `@interface ${name} : ${parent}\n@end`;
    });
  return classes.length > 0
    ? `#import <UIKit/UIKit.h>\n${classes.join('\n')}${needed(names[0] as string, needs)}`
    : '';
}

/** The compiler's `file:line:column: error: message`, without the flag that made a warning an error. */
const MESSAGE =
  /^(?:.*\/)?(?<unit>\w+)\.m:(?<line>\d+):(?<column>\d+): (?:fatal )?error: (?<message>.*?)(?: \[-Werror,-W[\w-]+\])?$/gm;

export const objc: Compiler = {
  languages: ['objectivec'],
  file: ({id}) => `${id}.m`,
  missing: () => ['clang'].filter((command) => !onPath(command)),
  kindOf: (code): Kind => {
    const body = code.replace(/^(?:\s*(?:#import.*|\/\/.*)?\n)*/, '');
    return /^@(?:interface|implementation|protocol)|^static \w[\w *]*\(/m.test(body)
      ? 'file'
      : /^[-+] ?\(/.test(body)
        ? 'members'
        : 'statements';
  },
  declares: /^(?:@interface (\w+) :|static [\w ]*?(\w+)\(|\w[\w<>]* \*?(\w+) =)/gm,
  head: /^\s*#import\s|^\s*(?:\/\/.*)?$/,
  frame: ({block: {code, needs}, kind}, _id, text) => ({
    top:
      kind === 'file'
        ? appClasses(text, needs)
        : // A block that imports anything must import everything.
          `#import <${/^\s*#import/m.test(code) ? 'UIKit/UIKit.h' : 'Fragment.h'}>`,
    type: [
      `@interface Sample : UIViewController\n@end${needed('Sample', needs)}\n@implementation Sample`,
      '@end',
    ],
    method: [
      `- (void)run {${needs
        .filter((need) => !isMember(need))
        .map((need) => ` extern ${need};`)
        .join('')}`,
      '}',
    ],
  }),
  stubs: (sdk) => [...objcHeaders(sdk)].map(([name, text]) => `/// ${name}\n${text}`).join(''),
  compile: async (units, folder, stubs) => {
    const sdk = path.join(folder, 'sdk');
    for (const [, name, text] of stubs.matchAll(/^\/\/\/ (.*)\n([^]*?)(?=^\/\/\/ |(?![^]))/gm)) {
      const file = path.join(sdk, name as string);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, text as string);
    }
    for (const {text} of units.flatMap(({lines}) => lines)) {
      for (const [, name] of text.matchAll(APP_HEADER)) {
        writeFileSync(path.join(folder, `${name}.h`), '');
      }
    }
    const clang = async (these: readonly Unit[], ...more: string[]): Promise<Message[]> =>
      these.length === 0
        ? []
        : messagesIn(
            await output('clang', [
              '-target',
              'arm64-apple-ios13.0',
              '-fsyntax-only',
              '-fobjc-arc',
              '-ferror-limit=0',
              '-fno-caret-diagnostics',
              '-Wall',
              '-Werror',
              '-Wno-unused-variable',
              '-Wno-unused-function',
              `-I${sdk}`,
              `-I${path.join(stubFolder, 'ios')}`,
              ...more,
              ...these.map(({id}) => path.join(folder, `${id}.m`)),
            ]),
            MESSAGE,
          );
    const conditional = units.filter(({lines}) => lines.some(({text}) => text.startsWith('#if')));
    return [...(await clang(units, '-DDEBUG=1')), ...(await clang(conditional))];
  },
};

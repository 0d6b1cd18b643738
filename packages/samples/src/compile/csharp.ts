import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nodes} from '../grammars';
import {csharpStubs} from './sdk-csharp';
import {onPath, output, stubFolder} from './tools';
import {messagesIn, type Compiler, type Kind, type Message, type Unit} from './units';

const platform = path.join(stubFolder, 'unity');

/** Builds in which a condition such as `#if UNITY_IOS` may come out differently. */
const BUILDS = ['UNITY_ANDROID', 'UNITY_IOS', 'UNITY_EDITOR'];

/** What a fragment may use without importing it. */
const USINGS = [
  'System',
  'System.Collections.Generic',
  'AppodealStack.Monetization.Api',
  'AppodealStack.Monetization.Common',
  'UnityEngine',
];

/** No statement begins so; the grammar takes a method without its class for a local function. */
const ACCESS = /^(?:\[\w+\] )?(?:public|private|protected|internal) /m;

/** The compiler's `file(line,column): error code: message`. */
const MESSAGE =
  /^(?:.*\/)?(?<unit>\w+)\.cs\((?<line>\d+),(?<column>\d+)\): error (?<message>CS\d+: .*)$/gm;

/**
 * Compiles units for one build. The compiler goes on from syntax to names to
 * types only where all is well so far: what failed is left out of the next run.
 */
async function build(
  units: readonly Unit[],
  args: readonly string[],
  folder: string,
): Promise<Message[]> {
  const files = units.map(({id}) => path.join(folder, `${id}.cs`));
  const messages = messagesIn(await output('mcs', [...args, ...files]), MESSAGE).map((found) => ({
    ...found,
    message: found.message.replaceAll(`${found.unit}.`, ''),
  }));
  const broken = new Set(messages.map(({unit}) => unit));
  const rest = units.filter(({id}) => !broken.has(id));
  return broken.size > 0 && rest.length > 0
    ? [...messages, ...(await build(rest, args, folder))]
    : messages;
}

export const csharp: Compiler = {
  languages: ['csharp'],
  file: ({id}) => `${id}.cs`,
  missing: () => ['mcs'].filter((command) => !onPath(command)),
  kindOf: (code, top): Kind => {
    const types = top.map(({type}) => type);
    return top
      .flatMap((node) => [...nodes(node)])
      .some(({type}) => /^(?:class|struct|interface|enum|namespace)_declaration$/.test(type))
      ? 'file'
      : types.some((type) => /^(?:method|property)_declaration$/.test(type)) || ACCESS.test(code)
        ? 'members'
        : 'statements';
  },
  declares:
    /^\s*(?:(?:public|private|protected|internal|static|sealed|readonly) )*(?:(?:class|struct|enum|interface) (\w+)|[A-Za-z][\w.<>, ]* (\w+) =)/gm,
  head: /^\s*using\s+[\w.= ]+;|^\s*(?:\/\/.*)?$/,
  frame: ({block, kind}, id) => ({
    top: `namespace ${id} { ${kind === 'file' ? '' : USINGS.map((name) => `using ${name};`).join(' ')}`,
    type: [
      `class Sample : MonoBehaviour { ${block.needs
        .map((need) => (need.includes('(') ? `extern ${need}; ` : `${need}; `))
        .join('')}`,
      '}',
    ],
    method: ['void Run() {', '}'],
    end: '}',
  }),
  stubs: csharpStubs,
  compile: async (units, folder, stubs) => {
    const sdk = path.join(folder, 'Appodeal.cs');
    writeFileSync(sdk, stubs);
    const library = path.join(folder, 'stubs.dll');
    const printed = await output('mcs', [
      '-nologo',
      '-target:library',
      '-nowarn:0626',
      `-out:${library}`,
      sdk,
      ...readdirSync(platform).map((name) => path.join(platform, name)),
    ]);
    if (/: error /.test(printed)) {
      throw new Error(`the stubs of the samples do not compile:\n${printed}`);
    }
    const found = new Map<string, Message>();
    for (const name of BUILDS) {
      const these = units.filter(
        ({lines}) => name === BUILDS[0] || lines.some(({text}) => text.startsWith('#if')),
      );
      const args = [
        '-nologo',
        '-target:library',
        `-define:${name}`,
        `-reference:${library}`,
        `-out:${path.join(folder, 'out', 'samples.dll')}`,
        // Deprecated names.
        '-warnaserror:0612,0618',
        '-nowarn:0105,0169,0414,0649',
      ];
      for (const message of these.length > 0 ? await build(these, args, folder) : []) {
        const {unit, line, message: text} = message;
        found.set(`${unit} ${line} ${text}`, message);
      }
    }
    return [...found.values()];
  },
};

import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {nodes} from '../grammars';
import {csharpStubs} from './sdk-csharp';
import {onPath, output, stubFolder} from './tools';
import type {Compiler, Kind, Message, Unit} from './units';

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

/** The compiler's `file(line,column): error code: message`. */
export function csharpMessages(said: string): Message[] {
  return [...said.matchAll(/^(?:.*\/)?(\w+)\.cs\((\d+),(\d+)\): error (CS\d+): (.*)$/gm)].map(
    ([, unit, line, column, code, message]) => ({
      unit: unit as string,
      line: Number(line),
      column: Number(column),
      message: `${(message as string).replaceAll(`${unit}.`, '')} (${code})`,
    }),
  );
}

/**
 * Compiles units for one build. The compiler goes on from syntax to names to
 * types only where all is well so far: what failed is left out of the next run.
 */
async function build(
  units: readonly Unit[],
  args: readonly string[],
  folder: string,
): Promise<Message[]> {
  const messages = csharpMessages(
    await output('mcs', [...args, ...units.map(({id}) => path.join(folder, `${id}.cs`))]),
  );
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
  kindOf: (_code, top): Kind => {
    const types = top.map(({type}) => type);
    return top
      .flatMap((node) => [...nodes(node)])
      .some(({type}) => /^(?:class|struct|interface|enum|namespace)_declaration$/.test(type))
      ? 'file'
      : types.some((type) => /^(?:method|property)_declaration$/.test(type))
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
    const own = path.join(folder, 'stubs.dll');
    const said = await output('mcs', [
      '-nologo',
      '-target:library',
      '-nowarn:0626',
      `-out:${own}`,
      sdk,
      ...readdirSync(platform).map((name) => path.join(platform, name)),
    ]);
    if (/: error /.test(said)) {
      throw new Error(`the stubs of the samples do not compile:\n${said}`);
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
        `-reference:${own}`,
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

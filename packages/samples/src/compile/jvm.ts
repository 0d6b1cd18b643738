import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Node} from 'web-tree-sitter';
import {kotlinStubs, sdkNames} from './sdk-kotlin';
import {onPath, output, stubFolder} from './tools';
import {messagesIn, type Compiler, type Kind, type Message, type Sample, type Unit} from './units';

const library = path.join(path.dirname(require.resolve('kotlin-compiler/package.json')), 'lib');

/** What a folder of stubs holds, one source per package statement. */
function sources(text: string, extension: string): Map<string, string> {
  const found = new Map<string, string>();
  text.split(/^(?=package )/m).forEach((source, index) => {
    const name = /^public (?:final |abstract )*(?:class|interface) (\w+)/m.exec(source)?.[1];
    const home = /^package ([\w.]+)/.exec(source)?.[1];
    if (home) {
      found.set(`${home}/${name ?? index}${extension}`, source);
    }
  });
  return found;
}

const read = (name: string): string => readFileSync(path.join(stubFolder, 'android', name), 'utf8');
const platform = sources(
  ['android.java', 'vendors.java', 'app.java'].map(read).join('\n'),
  '.java',
);

/** Packages of the platform's and the vendors' types by their names. */
const homes = new Map(
  [...platform.keys()].map((file) => [path.basename(file, '.java'), path.dirname(file)]),
);

/** Writes sources into a folder and gives their paths. */
function write(folder: string, files: ReadonlyMap<string, string>): string[] {
  return [...files].map(([name, text]) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    return file;
  });
}

const kotlinc = (args: readonly string[]): Promise<string> =>
  output('java', [
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-cp',
    path.join(library, '*'),
    'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler',
    '-kotlin-home',
    path.dirname(library),
    '-no-reflect',
    ...args,
  ]);

const javac = (args: readonly string[]): Promise<string> =>
  output('javac', [
    '-J-XX:TieredStopAtLevel=1',
    '-J-XX:+UseSerialGC',
    '-proc:none',
    '-encoding',
    'UTF-8',
    ...args,
  ]);

/** Compiles stubs; the folder of their classes is named by what they were made of. */
async function compileStubs(sdk: string): Promise<string> {
  const made = [sdk, ...platform.values()].join('\n');
  const digest = createHash('sha256').update(made).digest('hex').slice(0, 16);
  const classes = path.join(library, '../../.cache/samples', digest);
  if (existsSync(classes)) {
    return classes;
  }
  const draft = `${classes}.${process.pid}`;
  const java = write(path.join(draft, 'java'), platform);
  const kotlin = write(path.join(draft, 'kotlin'), sources(sdk, '.kt'));
  const out = path.join(draft, 'classes');
  const printed =
    (await javac(['-d', out, ...java])) +
    (await kotlinc(['-nowarn', '-cp', out, '-d', out, ...kotlin]));
  if (/error:/.test(printed)) {
    throw new Error(`the stubs of the samples do not compile:\n${printed}`);
  }
  // Another run may have made them meanwhile.
  if (!existsSync(classes)) {
    renameSync(out, classes);
  }
  rmSync(draft, {recursive: true, force: true});
  return classes;
}

const compiling = new Map<string, Promise<string>>();

/** The folder of the stubs' classes, which both languages wait for. */
function stubClasses(sdk: string): Promise<string> {
  const classes = compiling.get(sdk) ?? compileStubs(sdk);
  compiling.set(sdk, classes);
  return classes;
}

/** Kotlin's messages; deprecated calls count as errors. */
const KOTLIN =
  /^(?:.*\/)?(?<unit>\w+)\/\w+\.kt:(?<line>\d+):(?<column>\d+): (?:error|warning(?=.*[Dd]eprecated)): (?<message>.*)$/gm;

/** Java's, each followed by the line, a caret, and the symbol that is meant. */
const JAVA =
  /^(?:.*\/)?(?<unit>\w+)\/\w+\.java:(?<line>\d+): (?:error|warning(?=.*[Dd]eprecat)): (?<message>.*)\n(?:(?! *\^$)(?!\S*\.java:).*\n)*?(?<indent> *)\^\n(?: +symbol: +(?<symbol>.*)\n)?/gm;

/** Imports for a sample that isn't a whole file: names that it may use without importing them. */
function imports(sample: Sample, text: string, end: string): string {
  // A block that imports anything must import everything, but for its app's own names: those of its package.
  const given = /^\s*import\s/m.test(sample.block.code);
  const inApp = sample.kind !== 'file' || /^package\s/m.test(sample.block.code);
  const names = given ? null : sdkNames(sample.block.sdk);
  return [...new Set(text.match(/\b[A-Z]\w*/g) ?? [])]
    .sort()
    .flatMap((name) => {
      const home = homes.get(name);
      const full =
        home && (home === 'com.example.app' ? inApp : !given)
          ? `${home}.${name}`
          : names?.get(name);
      return full ? [`import ${full}${end} `] : [];
    })
    .join('');
}

/** What a fragment needs, with full names of types. */
function needsOf({block}: Sample): string[] {
  return block.needs.map((need) =>
    need.replace(/(?<![\w.])[A-Z]\w*/g, (name) => {
      const home = homes.get(name);
      return home ? `${home}.${name}` : (sdkNames(block.sdk).get(name) ?? name);
    }),
  );
}

/** A need that is a type's name alone stands for an interface. */
const interfaces = (sample: Sample): string[] => needsOf(sample).filter((need) => !/\s/.test(need));
const members = (sample: Sample): string[] => needsOf(sample).filter((need) => /\s/.test(need));

/** The activity that a fragment names. */
const activityIn = (text: string): string =>
  /\bthis@(\w*Activity)\b/.exec(text)?.[1] ??
  /\b(\w*Activity)\.this\b/.exec(text)?.[1] ??
  'MainActivity';

/** Repeats a call without sources that have syntax errors, which hide errors in the others. */
async function untilParsed(
  units: readonly Unit[],
  call: (units: readonly Unit[]) => Promise<Message[]>,
  isSyntax: (message: string) => boolean,
): Promise<Message[]> {
  const messages = await call(units);
  const broken = new Set(messages.filter(({message}) => isSyntax(message)).map(({unit}) => unit));
  const rest = units.filter(({id}) => !broken.has(id));
  if (broken.size === 0 || rest.length === 0) {
    return messages;
  }
  const found = messages.filter(({unit}) => broken.has(unit));
  return [...found, ...(await untilParsed(rest, call, isSyntax))];
}

const typesOf = (top: readonly Node[]): string[] =>
  top.map(({type}) => type).filter((type) => !/import|package|comment/.test(type));

const javaMissing = (): string[] => ['java', 'javac'].filter((command) => !onPath(command));

export const kotlin: Compiler = {
  languages: ['kotlin'],
  file: ({id}) => `${id}/Sample.kt`,
  missing: () => [...javaMissing(), ...(existsSync(library) ? [] : ['kotlin-compiler'])],
  kindOf: (code, top): Kind => {
    const types = typesOf(top);
    return types.some((type) => /class_declaration|object_declaration/.test(type)) ||
      /^@Composable$/m.test(code)
      ? 'file'
      : types.every((type) => /function_declaration|property_declaration/.test(type)) &&
          types.includes('function_declaration')
        ? 'members'
        : 'statements';
  },
  declares: /^(?:[a-z]+ )*(?:class|object|interface|fun|val|var) (\w+)/gm,
  head: /^\s*(?:package|import)\s|^\s*(?:\/\/.*)?$/,
  frame: (sample, id, text) => ({
    top: `package ${id}; ${imports(sample, text, ';')}`,
    type: [
      `abstract class ${[`${activityIn(text)} : android.app.Activity()`, ...interfaces(sample)].join(', ')} { ${members(
        sample,
      )
        .map((need) => `abstract ${need}; `)
        .join('')}`,
      '}',
    ],
    method: ['fun sample() {', '}'],
  }),
  stubs: kotlinStubs,
  compile: async (units, folder, stubs) => {
    const classes = await stubClasses(stubs);
    const compose = write(path.join(folder, 'stubs'), sources(read('compose.kt'), '.kt'));
    // Nothing needs to be written: an error at hand ends the work after all is checked.
    const end = write(folder, new Map([['end/End.kt', 'val end: Int = ""']]));
    return untilParsed(
      units,
      async (these) =>
        messagesIn(
          await kotlinc([
            `-Xplugin=${path.join(library, 'compose-compiler-plugin.jar')}`,
            '-cp',
            [classes, path.join(library, 'kotlinx-coroutines-core-jvm.jar')].join(path.delimiter),
            '-d',
            path.join(folder, 'out'),
            ...compose,
            ...end,
            ...these.map((unit) => path.join(folder, kotlin.file(unit))),
          ]),
          KOTLIN,
        ).filter(({unit}) => unit !== 'end'),
      (message) => message.startsWith('syntax error'),
    );
  },
};

export const java: Compiler = {
  languages: ['java'],
  // A public class gives its file the name.
  file: ({id, lines}) =>
    `${id}/${/^public (?:\w+ )*(?:class|interface|enum) (\w+)/m.exec(lines.map(({text}) => text).join('\n'))?.[1] ?? 'Sample'}.java`,
  missing: kotlin.missing,
  kindOf: (_code, top): Kind => {
    const types = typesOf(top);
    return types.some((type) => /(?:class|interface|enum)_declaration/.test(type))
      ? 'file'
      : types.includes('method_declaration')
        ? 'members'
        : 'statements';
  },
  declares:
    /^(?:(?:public|private|final|abstract|static) )*(?:(?:class|interface|enum) (\w+)|[A-Za-z][\w.<>, ]* (\w+)(?= ?[=;(]))/gm,
  head: kotlin.head,
  frame: (sample, id, text) => ({
    top: `package ${id}; ${imports(sample, text, ';')}`,
    type: [
      `abstract class ${activityIn(text)} extends android.app.Activity ${interfaces(sample)
        .map((name) => `implements ${name} `)
        .join('')}{ ${members(sample)
        .map((need) => `${need.includes('(') ? 'abstract ' : ''}${need}; `)
        .join('')}`,
      '}',
    ],
    method: ['void sample() {', '}'],
  }),
  stubs: kotlinStubs,
  compile: async (units, folder, stubs) => {
    const classes = await stubClasses(stubs);
    return messagesIn(
      await javac([
        '-Xlint:deprecation',
        '-Xmaxerrs',
        '10000',
        '-Xmaxwarns',
        '10000',
        // What does not parse must not hide what is wrong elsewhere.
        '-XDshould-stop.ifError=FLOW',
        '-XDshould-stop.ifNoError=FLOW',
        '-cp',
        [classes, path.join(library, 'kotlin-stdlib.jar')].join(path.delimiter),
        '-d',
        path.join(folder, 'out'),
        ...units.map((unit) => path.join(folder, java.file(unit))),
      ]),
      JAVA,
    );
  },
};

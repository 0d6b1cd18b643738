import {createHash} from 'node:crypto';
import type {Node} from 'web-tree-sitter';
import {isCompiled, type Block, type Language} from '../blocks';
import {named, type Parse} from '../grammars';
import type {Sdk} from '../symbols';

/** What a block is; decides which code is put around it. */
export type Kind = 'file' | 'members' | 'statements';

/** A block with the earlier blocks of its page whose names it uses. */
export interface Sample {
  block: Block;
  kind: Kind;
  before: readonly Sample[];
}

/** What stands around a block that is no whole file. */
export interface Frame {
  /** Before everything: a package, imports that the block leaves out. */
  top: string;
  /** Around members: the head of a class with what the block needs, and its end. */
  type: readonly [string, string];
  /** Around statements, inside the class. */
  method: readonly [string, string];
  /** After everything, for a namespace. */
  end?: string;
}

/** One line that the compiler is given. */
export interface Line {
  text: string;
  /** Its 0-based row in the block; null for what is put around it. */
  row: number | null;
  /** It belongs to another block that this one uses. */
  foreign?: true;
}

/** One source for the compiler: a block in its own package or namespace. */
export interface Unit {
  /** Name of its package or namespace, which its code decides. */
  id: string;
  language: Language;
  lines: readonly Line[];
  /** Where the block stands: the same code may be on several pages. */
  blocks: Block[];
}

/** A compiler's message about a unit. */
export interface Message {
  unit: string;
  /** 1-based, in the unit's text. */
  line: number;
  column: number;
  message: string;
}

/**
 * The messages in what a compiler printed.
 *
 * @param pattern - with the groups `unit`, `line`, `message`, for the place `column` or the
 *   `indent` of a mark below it, and perhaps the `symbol` that is meant
 */
export const messagesIn = (printed: string, pattern: RegExp): Message[] =>
  [...printed.matchAll(pattern)].map(
    ({groups: {unit, line, column, indent, message, symbol} = {}}) => ({
      unit: unit as string,
      line: Number(line),
      column: column ? Number(column) : (indent as string).length + 1,
      message: `${message}${symbol ? `: ${symbol}` : ''}`,
    }),
  );

/** How one language, or two that share a run, are compiled. */
export interface Compiler {
  languages: readonly Language[];
  /** Where a unit's source lies in the folder of the run, such as `<id>/Sample.kt`. */
  file: (unit: Unit) => string;
  /** The commands that it needs and the machine lacks. */
  missing: () => string[];
  /** What a block is, by its text or by what its tree has on top, where there is a grammar. */
  kindOf: (code: string, top: readonly Node[]) => Kind;
  /** Finds the names that a block declares for the blocks after it: the first group that matched. */
  declares: RegExp;
  /** Lines that stay outside of any class: imports, blank lines and comments. */
  head: RegExp;
  frame: (sample: Sample, id: string, text: string) => Frame;
  /**
   * What the release's names look like to the compiler, beside the stubs of
   * platforms and vendors: releases with equal text share a run.
   */
  stubs: (sdk: Sdk) => string;
  /**
   * Compiles sources that lie in a folder, each at its `file`, in one call.
   *
   * @param stubs - what `stubs` gave for their release
   */
  compile: (units: readonly Unit[], folder: string, stubs: string) => Promise<Message[]>;
}

/** Stands for the unit's name until its text has decided it. */
const ID = 'ID__';

const ofBlock = (lines: readonly string[], first: number): Line[] =>
  lines.map((text, index) => ({text, row: first + index}));
const around = (...texts: string[]): Line[] =>
  texts
    .filter(Boolean)
    .flatMap((text) => text.split('\n'))
    .map((text) => ({text, row: null}));
const foreign = (lines: readonly string[]): Line[] =>
  lines.map((text) => ({text, row: null, foreign: true}));

/** Splits a block after its head, without its package statement: the unit has its own. */
function split({code}: Block, head: RegExp): [string[], string[]] {
  const lines = code.split('\n').map((line) => line.replace(/^package\s.*/, ''));
  const body = lines.findIndex((line) => !head.test(line));
  return body === -1 ? [lines, []] : [lines.slice(0, body), lines.slice(body)];
}

/** All blocks that a sample uses, directly or not, each once, in order. */
function allBefore({before}: Sample, found = new Set<Sample>()): Set<Sample> {
  for (const sample of before) {
    allBefore(sample, found);
    found.add(sample);
  }
  return found;
}

/** Puts a frame around a block and the blocks that it uses. */
function assemble(sample: Sample, compiler: Compiler): Line[] {
  const before = [...allBefore(sample)];
  const [head, body] = split(sample.block, compiler.head);
  const bodies = (kind: Kind): Line[] => [
    ...before
      .filter((other) => other.kind === kind)
      .flatMap((other) => foreign(split(other.block, compiler.head)[1])),
    ...(sample.kind === kind ? ofBlock(body, head.length) : []),
  ];
  const text = [...before, sample].map(({block}) => block.code).join('\n');
  const {top, type, method, end = ''} = compiler.frame(sample, ID, text);
  const file = sample.kind === 'file' && before.every(({kind}) => kind === 'file');
  const inMethod = bodies('statements');
  const heads = new Set(before.flatMap((other) => split(other.block, compiler.head)[0]));
  return [
    ...around(top),
    ...foreign([...heads].filter((line) => !head.includes(line))),
    ...ofBlock(head, 0),
    ...bodies('file'),
    ...(file
      ? []
      : [
          ...around(type[0]),
          ...bodies('members'),
          ...(inMethod.length > 0 ? [...around(method[0]), ...inMethod, ...around(method[1])] : []),
          ...around(type[1]),
        ]),
    ...around(end),
  ];
}

const WORD = /[A-Za-z_]\w*/g;

/** The earlier blocks that declare what a block uses without declaring it. */
function leansOn(sample: Sample, earlier: readonly Sample[], declares: RegExp): Sample[] {
  const names = ({block}: Sample): Set<string> =>
    new Set(
      [...block.code.matchAll(declares)].flatMap((match) => match.slice(1).find(Boolean) ?? []),
    );
  const known = names(sample);
  const used = new Set(
    sample.block.code.replace(/\bthis@\w+|\b\w+\.this\b|\.\s*\w+/g, ' ').match(WORD) ?? [],
  );
  const found = new Set<Sample>();
  for (const other of [...earlier].reverse()) {
    for (const name of names(other)) {
      if (used.has(name) && !known.has(name)) {
        known.add(name);
        found.add(other);
      }
    }
  }
  return [...found].reverse();
}

/** The blocks of a page in one language, each with the blocks that it uses. */
function samplesOf(
  blocks: readonly Block[],
  compiler: Compiler,
  parse: Parse | undefined,
): Sample[] {
  const samples: Sample[] = [];
  for (const block of blocks) {
    const tree = parse?.(block.code);
    const kind = block.whole
      ? 'file'
      : compiler.kindOf(block.code, tree ? named(tree.rootNode) : []);
    tree?.delete();
    const sample: Sample = {block, kind, before: []};
    const earlier = samples.filter(
      (other) =>
        !block.whole &&
        (kind !== 'file' || other.kind === 'file') &&
        (!other.block.wrong || block.wrong),
    );
    samples.push({...sample, before: leansOn(sample, earlier, compiler.declares)});
  }
  return samples;
}

/** Parts of a string literal that are not words: inserted values, formats, escapes. */
const IN_TEXT = /\$\{[^}]*\}|\$\w+|\{[^}]*\}|%[-\d.]*[A-Za-z@]+|\\./g;

/**
 * The code without its comments and the words of its string literals, on the same
 * rows: blocks that differ in nothing else, such as those of a page and its
 * translation, are the same to a compiler.
 */
const withoutWords = (code: string): string =>
  code.replace(/'(?:\\.|[^'\\\n])'|"(?:\\.|[^"\\\n])*"|\/\/.*|\/\*[^]*?\*\//g, (found) =>
    found.startsWith('/')
      ? found.replace(/[^\n]/g, '')
      : found.startsWith('"')
        ? `"${(found.match(IN_TEXT) ?? []).join('')}"`
        : found,
  );

/** The sources that a compiler is given for the blocks of a page. */
export function unitsOf(
  blocks: readonly Block[],
  compiler: Compiler,
  grammars: ReadonlyMap<Language, Parse>,
): Unit[] {
  return compiler.languages.flatMap((language) => {
    const mine = blocks.filter((block) => block.language === language && isCompiled(block));
    return samplesOf(mine, compiler, grammars.get(language)).map((sample): Unit => {
      const lines = assemble(sample, compiler);
      const code = withoutWords(lines.map((line) => line.text).join('\n'));
      const id = `s${createHash('sha256').update(`${language}\0${code}`).digest('hex').slice(0, 10)}`;
      return {
        id,
        language,
        lines: lines.map((line) => ({...line, text: line.text.replaceAll(ID, id)})),
        blocks: [sample.block],
      };
    });
  });
}

import {setFlagsFromString} from 'node:v8';
import {Language as Grammar, Parser, type Node, type Tree} from 'web-tree-sitter';
import type {Language} from './blocks';

const wasm = (name: string): string =>
  require.resolve(`tree-sitter-wasms/out/tree-sitter-${name}.wasm`);

const files: Partial<Record<Language, string>> = {
  bash: wasm('bash'),
  csharp: wasm('c_sharp'),
  groovy: require.resolve('tree-sitter-groovy/tree-sitter-groovy.wasm'),
  java: wasm('java'),
  kotlin: wasm('kotlin'),
  ruby: wasm('ruby'),
  swift: wasm('swift'),
};

/** Parses source text of one language. */
export type Parse = (source: string) => Tree;

let loading: Promise<ReadonlyMap<Language, Parse>> | undefined;

/** Loads the grammars of all languages that have one, once. */
export const loadGrammars = (): Promise<ReadonlyMap<Language, Parse>> => (loading ??= load());

async function load(): Promise<ReadonlyMap<Language, Parse>> {
  // Optimizing code of this size takes longer than all there is to parse.
  setFlagsFromString('--liftoff-only');
  await Parser.init();
  const parsers = new Map<Language, Parse>();
  // One after the other: the runtime links one grammar at a time.
  for (const [language, file] of Object.entries(files)) {
    const parser = new Parser();
    parser.setLanguage(await Grammar.load(file));
    parsers.set(language as Language, (source) => {
      const tree = parser.parse(source);
      if (!tree) {
        throw new Error(`the ${language} parser gave no tree`);
      }
      return tree;
    });
  }
  return parsers;
}

/** All nodes below and including one, in the order of the source. */
export function* nodes(node: Node): Generator<Node> {
  yield node;
  for (const child of node.children) {
    if (child) {
      yield* nodes(child);
    }
  }
}

/** Named children, without the gaps of the type. */
export const named = (node: Node): Node[] =>
  node.namedChildren.filter((child): child is Node => child !== null);

export const childrenOf = (node: Node, ...types: string[]): Node[] =>
  named(node).filter(({type}) => types.includes(type));

export const childOf = (node: Node, ...types: string[]): Node | null =>
  childrenOf(node, ...types)[0] ?? null;

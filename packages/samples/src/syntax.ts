import {spawnSync} from 'node:child_process';
import {DOMParser, type Document} from '@xmldom/xmldom';
import type {Tree} from 'web-tree-sitter';
import {parseAllDocuments} from 'yaml';
import {rowOf} from './block-problems';
import {isCompiled, type Block, type Language} from './blocks';
import {nodes, type Parse} from './grammars';

/** What a block parsed to. Lines of the tree are `shift` lower than those of the block. */
export interface Parsed {
  tree?: Tree;
  document?: Document;
  shift: number;
}

interface SyntaxProblem {
  /** 0-based line within the block. */
  line: number;
  message: string;
}

/** Code before and after a fragment. */
type Context = readonly [before: string, after: string];

/** Contexts in which a Swift fragment may parse; the other languages that are parsed come whole. */
const SWIFT: readonly Context[] = [
  ['', ''],
  ['class Sample {', '}'],
  ['func sample() {', '}'],
];

/** Lines that must stay outside of any class or function. */
const HEAD = /^\s*(?:@\w+ )?import\s|^\s*(?:\/\/.*)?$/;

function inContext(code: string, [before, after]: Context): [string, number] {
  if (!before) {
    return [code, 0];
  }
  const lines = code.split('\n');
  const body = lines.findIndex((line) => !HEAD.test(line));
  const at = body === -1 ? lines.length : body;
  return [[...lines.slice(0, at), before, ...lines.slice(at), after].join('\n'), at];
}

function parseWithGrammar(block: Block, parse: Parse): Parsed | SyntaxProblem {
  let best: SyntaxProblem = {line: 0, message: 'does not parse'};
  let furthest = -1;
  for (const context of block.language === 'swift' ? SWIFT : SWIFT.slice(0, 1)) {
    const [source, at] = inContext(block.code, context);
    const tree = parse(source);
    if (!tree.rootNode.hasError) {
      return {tree, shift: context[0] ? at : -1};
    }
    const node = [...nodes(tree.rootNode)].find(({isError, isMissing}) => isError || isMissing);
    if (node && node.startIndex > furthest) {
      furthest = node.startIndex;
      // What is missing was expected right after what stands before it.
      const row = node.isMissing
        ? (node.previousSibling?.endPosition ?? node.startPosition).row
        : node.startPosition.row;
      best = {
        line: context[0] && row > at ? row - 1 : row,
        message: node.isMissing
          ? `"${node.type}" is missing`
          : `cannot be read at "${node.text.trim().split('\n')[0]?.slice(0, 40)}"`,
      };
    }
    tree.delete();
  }
  return {...best, line: Math.min(best.line, block.code.split('\n').length - 1)};
}

const XML_ROOT =
  '<root xmlns:android="http://schemas.android.com/apk/res/android" xmlns:app="http://schemas.android.com/apk/res-auto" xmlns:tools="http://schemas.android.com/tools">';

function parseXml(code: string): Parsed | SyntaxProblem {
  let problem: SyntaxProblem | null = null;
  for (const source of [code, `${XML_ROOT}${code}</root>`]) {
    const problems: SyntaxProblem[] = [];
    try {
      const document = new DOMParser({
        onError: (_level, message, context) => {
          problems.push({
            line: ((context as {locator?: {lineNumber?: number}}).locator?.lineNumber ?? 1) - 1,
            message: String(message).split('\n')[0] ?? '',
          });
        },
      }).parseFromString(source, 'text/xml');
      // What uses a prefix of Android without declaring it is a fragment.
      const isFragment =
        source === code &&
        [...code.matchAll(/[\s<](android|app|tools):[\w-]+/g)].some(
          ([, prefix]) => !code.includes(`xmlns:${prefix}=`),
        );
      if (problems.length === 0 && !isFragment) {
        return {document, shift: -1};
      }
    } catch (error) {
      const {message, locator} = error as {message: string; locator?: {lineNumber?: number}};
      problems.push({line: (locator?.lineNumber ?? 1) - 1, message: message.split('\n')[0] ?? ''});
    }
    problem = problems[0] ?? problem;
  }
  return problem ?? {line: 0, message: 'is not XML'};
}

function parseJson(code: string): Parsed | SyntaxProblem {
  let message = '';
  for (const source of [code, `{${code}}`, `[${code}]`]) {
    try {
      JSON.parse(source);
      return {shift: -1};
    } catch (error) {
      message ||= (error as Error).message;
    }
  }
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? 0);
  return {line: rowOf(code, position), message};
}

function parseYaml(code: string): Parsed | SyntaxProblem {
  const [error] = [...parseAllDocuments(code)].flatMap(({errors}) => errors);
  const line = (error?.linePos?.[0].line ?? 1) - 1;
  return error ? {line, message: error.message.split('\n')[0] ?? 'is not YAML'} : {shift: -1};
}

/** Languages that have a parser of their own. */
const PARSERS: Partial<Record<Language, (code: string) => Parsed | SyntaxProblem>> = {
  xml: parseXml,
  json: parseJson,
  yaml: parseYaml,
};

/** Interpreters that can be asked whether they read a script. */
const INTERPRETERS: Partial<Record<Language, readonly [command: string, ...string[]]>> = {
  bash: ['bash', '-n'],
  ruby: ['ruby', '--disable=gems', '-c'],
};

const asked = new Map<string, Parsed | SyntaxProblem | null>();

/** A prompt would be copied with the command; Bash reads it as the name of one. */
function promptIn(code: string): SyntaxProblem | null {
  const line = code.split('\n').findIndex((one) => /^\s*[$%>] \S/.test(one));
  return line === -1 ? null : {line, message: 'a prompt would be copied: leave it out'};
}

/** Asks the interpreter of a language whether it can read a script; null without an interpreter. */
function askInterpreter({language, code}: Block): Parsed | SyntaxProblem | null {
  const [command, ...args] = INTERPRETERS[language] ?? [];
  const key = `${language}\0${code}`;
  const known = asked.get(key);
  if (!command || known !== undefined) {
    return known ?? null;
  }
  const {error, stderr} = spawnSync(command, args, {
    input: code,
    encoding: 'utf8',
    env: {...process.env, LC_ALL: 'C.UTF-8'},
  });
  const [, line, message] = /(?:line |^-:)(\d+): (.*)/m.exec(stderr ?? '') ?? [];
  const answer = error ? null : message ? {line: Number(line) - 1, message} : {shift: -1};
  asked.set(key, answer);
  return answer;
}

/**
 * Parses a block, a whole file or a fragment: a fragment is tried inside a
 * class, a function or an XML root until one of them makes it whole. What a
 * compiler reads is left to it.
 *
 * @returns the tree, or the problem that lies furthest into the block
 */
export function parseBlock(
  block: Block,
  grammars: ReadonlyMap<Language, Parse>,
): Parsed | SyntaxProblem {
  if (isCompiled(block)) {
    return {shift: -1};
  }
  const prompt = block.language === 'bash' ? promptIn(block.code) : null;
  const answer = prompt ?? PARSERS[block.language]?.(block.code) ?? askInterpreter(block);
  if (answer) {
    return answer;
  }
  const parse = grammars.get(block.language);
  if (!parse) {
    throw new Error(`no parser for ${block.language}`);
  }
  return parseWithGrammar(block, parse);
}

/** Line of a tree's row within the block. */
export const rowInBlock = ({shift}: Parsed, row: number): number =>
  shift >= 0 && row > shift ? row - 1 : row;

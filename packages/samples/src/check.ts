import type {Block, Language} from './blocks';
import {BlockProblems} from './block-problems';
import {checkDependencies} from './dependencies';
import type {Parse} from './grammars';
import {checkObjc, checkSwift} from './ios';
import {checkLayout} from './layouts';
import {checkSettings} from './settings';
import {parseBlock} from './syntax';
import {checkUnity} from './unity';

/** Names declared in blocks, which other blocks of the page may use. */
export const declaredNames = (blocks: readonly Block[]): Set<string> =>
  new Set(
    blocks.flatMap(({code}) => [...code.matchAll(DECLARATION)]).map(([, name]) => name as string),
  );

const DECLARATION =
  /\b(?:class|object|interface|struct|enum|protocol|@implementation|@interface)\s+(\w+)/g;

/** Checks that one block parses and that all names in it exist. */
export function checkBlock(
  block: Block,
  grammars: ReadonlyMap<Language, Parse>,
  declared: ReadonlySet<string>,
): BlockProblems {
  const problems = new BlockProblems(block);
  const parsed = parseBlock(block, grammars);
  if (!('shift' in parsed)) {
    problems.report(parsed.line, 'sample-syntax', `${block.language}: ${parsed.message}`);
  } else {
    checkSwift(block, parsed, problems, declared);
    checkLayout(block, parsed, problems);
    parsed.tree?.delete();
  }
  if (block.language === 'objectivec') {
    checkObjc(block, problems);
  } else if (block.language === 'csharp') {
    checkUnity(block, problems);
  }
  checkDependencies(block, problems);
  checkSettings(block, problems);
  return problems;
}

import path from 'node:path';
import {loadContent, type Content} from '../lib/content';
import type {Problem, Question} from '../lib/problem';
import {runChecks} from '../lib/run';
import {checkAndroid} from './android';
import {blocksOf, platformOf, type Block, type Language} from './blocks';
import {checkDependencies} from './dependencies';
import {Findings} from './findings';
import {loadGrammars, type Parse} from './grammars';
import {checkIos} from './ios';
import {checkLayout} from './layouts';
import {checkSettings} from './settings';
import {parseBlock} from './syntax';
import {checkUnity} from './unity';

/** What the check saw and found. */
export interface Result {
  problems: Problem[];
  /** Blocks that were parsed, by language. */
  blocks: Map<Language, number>;
  /** Deliberate mistakes, which are left alone. */
  wrong: number;
  /** SDK names that were looked up. */
  names: number;
}

/** Names that blocks declare themselves; another block of the page may use them. */
function declaredNames(blocks: readonly Block[]): Set<string> {
  const names = new Set<string>();
  for (const {code} of blocks) {
    for (const [, name] of code.matchAll(
      /\b(?:class|object|interface|struct|enum|protocol|@implementation|@interface)\s+(\w+)/g,
    )) {
      names.add(name as string);
    }
  }
  return names;
}

/** The check of the names of each platform's SDK. */
const checkNames = {android: checkAndroid, ios: checkIos, unity: checkUnity};

/** Checks one block: does it parse, and does everything it names exist? */
export function checkBlock(
  block: Block,
  grammars: ReadonlyMap<Language, Parse>,
  declared: ReadonlySet<string>,
): Findings {
  const findings = new Findings(block);
  const parsed = parseBlock(block, grammars);
  if (!('shift' in parsed)) {
    findings.report(parsed.line, 'sample-syntax', `${block.language}: ${parsed.message}`);
  } else {
    const platform = platformOf(block.language);
    if (platform) {
      checkNames[platform](block, parsed, findings, declared);
    } else if (block.language === 'xml') {
      checkLayout(block, parsed, findings);
    }
    parsed.tree?.delete();
  }
  checkDependencies(block, findings);
  checkSettings(block, findings);
  return findings;
}

/** Checks every code block of the site. */
export async function checkSamples(content: Content): Promise<Result> {
  const grammars = await loadGrammars();
  const blocks = blocksOf(content);
  const result: Result = {problems: [], blocks: new Map(), wrong: 0, names: 0};
  for (const onPage of byFile(blocks).values()) {
    const declared = declaredNames(onPage);
    for (const block of onPage) {
      if (block.wrong) {
        result.wrong += 1;
        continue;
      }
      const findings = checkBlock(block, grammars, declared);
      result.problems.push(...findings.problems);
      result.names += findings.names;
      result.blocks.set(block.language, (result.blocks.get(block.language) ?? 0) + 1);
    }
  }
  return result;
}

function byFile(blocks: readonly Block[]): Map<string, Block[]> {
  const groups = new Map<string, Block[]>();
  for (const block of blocks) {
    groups.set(block.page.file, [...(groups.get(block.page.file) ?? []), block]);
  }
  return groups;
}

async function main(root: string): Promise<void> {
  const result = await checkSamples(loadContent(root));
  const total = [...result.blocks.values()].reduce((sum, count) => sum + count, 0);
  const question = (name: string, rule: (problem: Problem) => boolean): Question<Result> => ({
    name,
    ask: ({problems}) => problems.filter(rule),
  });
  const languages = [...result.blocks].sort().map(([language, count]) => `${language} ${count}`);
  await runChecks(
    [
      question('code parses', ({rule}) => rule === 'sample-syntax'),
      question('names exist', ({rule}) => rule !== 'sample-syntax'),
    ],
    result,
    `${total} code blocks (${languages.join(', ')}), ${result.names} SDK names, ${result.wrong} marked wrong`,
  );
}

if (process.argv[1] && path.resolve(process.argv[1]) === __filename) {
  void main(path.resolve(__dirname, '../..'));
}

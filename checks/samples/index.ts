import path from 'node:path';
import {parseArgs} from 'node:util';
import {
  checkBlock,
  compileBlocks,
  declaredNames,
  loadGrammars,
  type Block,
  type Compiled,
  type Language,
} from '@help-center/samples';
import {
  outdated,
  partsOf,
  readRecord,
  recordOf,
  writeRecord,
  type Checked,
} from '../../lib/checkedSamples';
import {Cache} from '../lib/cache';
import {loadContent, pagesAsked, type Content} from '../lib/content';
import type {Problem, Question} from '../lib/problem';
import {runChecks} from '../lib/run';
import {blocksOf} from './blocks';

/** What the check saw and found, on a page or on all. */
export interface Result {
  problems: Problem[];
  /** Languages of the blocks that were parsed. */
  languages: Language[];
  /** Deliberate mistakes, which are left alone. */
  wrong: number;
  /** SDK names that were looked up. */
  names: number;
}

/** Checks the blocks of a page. */
async function checkPage(blocks: readonly Block[]): Promise<Result> {
  const grammars = await loadGrammars();
  const declared = declaredNames(blocks);
  const right = blocks.filter(({wrong}) => !wrong);
  const checked = right.map((block) => checkBlock(block, grammars, declared));
  return {
    problems: checked.flatMap(({problems}) => problems),
    languages: right.map(({language}) => language),
    wrong: blocks.length - right.length,
    names: checked.reduce((sum, {names}) => sum + names, 0),
  };
}

/** Checks every code block of the site. */
export async function checkSamples({pages, parts, cache}: Content): Promise<Result> {
  const kept = cache?.of<Result>('samples');
  const result: Result = {problems: [], languages: [], wrong: 0, names: 0};
  for (const page of [...pages, ...parts]) {
    const blocks = blocksOf(page);
    if (blocks.length > 0) {
      const input = JSON.stringify(
        blocks.map(({sdk, ...block}) => ({...block, page: page.file, release: sdk.release})),
      );
      let found = kept?.find(page.file, input);
      if (!found) {
        found = await checkPage(blocks);
        kept?.add(page.file, input, found);
      }
      result.problems.push(...found.problems);
      result.languages.push(...found.languages);
      result.wrong += found.wrong;
      result.names += found.names;
    }
  }
  return result;
}

/** The pages whose samples are right, with the releases that they were held against. */
function rightPages(
  {pages}: Content,
  blocks: ReadonlyMap<string, readonly Block[]>,
  problems: readonly Problem[],
  {blocks: compiled}: Compiled,
): Map<string, Checked> {
  const faulty = new Set(problems.map(({file}) => file));
  const right = new Map<string, Checked>();
  for (const {file, text} of pages) {
    const files = [file, ...partsOf(file, text)];
    const own = files.flatMap((name) => blocks.get(name) ?? []).filter(({wrong}) => !wrong);
    const known = own.find((block) => compiled.has(block));
    const swift = own.find(({language}) => language === 'swift');
    if ((known ?? swift) && !files.some((name) => faulty.has(name))) {
      right.set(file, {compiled: known?.sdk.release, names: swift?.sdk.release});
    }
  }
  return right;
}

/** Says loudly what this machine cannot compile; where that decides, it is a problem. */
export function notChecked(missing: Compiled['missing']): Problem[] {
  return missing.flatMap(({languages, commands}) => {
    const message = `${languages.join(', ')}: ${commands.join(' and ')} not found on this machine`;
    console.log(`NOT CHECKED: ${message}`);
    return process.env.CI ? [{file: 'checks/samples', rule: 'sample-compile', message}] : [];
  });
}

async function main(root: string): Promise<void> {
  const cache = new Cache();
  const content = loadContent(root, cache);
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {record: {type: 'boolean'}, compare: {type: 'boolean'}},
  });
  const files = pagesAsked(content, positionals);
  const result = await checkSamples(content);
  const blocks = new Map(
    [...content.pages, ...content.parts].map((page) => [page.file, blocksOf(page)]),
  );
  const compiled = await compileBlocks([...blocks.values()], await loadGrammars(), {
    cache,
    wanted: ({page}) => files === null || files.has(page.file),
  });
  cache.save();
  const absent = notChecked(compiled.missing);
  const problems = [...result.problems, ...compiled.problems, ...absent];
  // What this machine cannot compile it cannot judge.
  const isWhole = !files && problems.length === 0 && compiled.missing.length === 0;
  if (values.record && !isWhole) {
    throw new Error('The record needs a run over all pages with all compilers and no problem.');
  }
  if (isWhole && (values.record || values.compare)) {
    const found = recordOf(root, rightPages(content, blocks, problems, compiled));
    if (values.record) {
      writeRecord(root, found);
    }
    problems.push(
      ...outdated(readRecord(root), found).map((file) => ({
        file,
        rule: 'sample-record',
        message: 'not as `npm run samples -- --record` wrote it down; run the command again',
      })),
    );
  }
  const counts = new Map<Language, number>();
  for (const language of result.languages) {
    counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const languages = [...counts].sort().map(([language, count]) => `${language} ${count}`);
  const fragments = [...compiled.blocks].filter(({needs}) => needs.length > 0).length;
  const share = Math.round((100 * fragments) / Math.max(compiled.blocks.size, 1));
  await runChecks(
    (
      [
        ['code parses', /^sample-syntax$/],
        ['code compiles', /^sample-(?:compile|wrong)$/],
        ['names exist', /^sample-(?!syntax$|compile$|wrong$|record$)/],
        ['what was found is recorded', /^sample-record$/],
      ] as const
    ).map(([name, rules]): Question<null> => ({
      name,
      ask: () => problems.filter(({rule}) => rules.test(rule)),
    })),
    null,
    `${result.languages.length} code blocks (${languages.join(', ')}), ${compiled.blocks.size} compiled, of these ${fragments} (${share} %) fragments that say what they need, ${result.names} SDK names, ${result.wrong} marked wrong`,
    files && new Set([...files, ...absent.map(({file}) => file)]),
  );
}

if (process.argv[1] && path.resolve(process.argv[1]) === __filename) {
  main(path.resolve(__dirname, '../..')).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}

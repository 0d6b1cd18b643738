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
} from '../../plugins/front-matter/checkedSamples';
import {Cache} from '../sources/cache';
import {kept, loadContent, pagesAsked, type Content, type Page} from '../sources/content';
import type {Problem} from '../problem';
import {runChecks} from '../run';
import {blocksOf} from './blocks';
import {followGuides} from './reader';

/** The results for a page, or for all pages. */
export interface Result {
  problems: Problem[];
  /** Languages of the blocks that were parsed. */
  languages: Language[];
  /** Number of deliberate mistakes, which aren't reported. */
  wrong: number;
  /** SDK names that were looked up. */
  names: number;
}

/** Checks every code block of the site. */
export async function checkSamples(content: Content): Promise<Result> {
  const grammars = await loadGrammars();
  const resultOf = kept(content, 'samples', (page: Page): Result => {
    const blocks = blocksOf(page);
    const declared = declaredNames(blocks);
    const right = blocks.filter(({wrong}) => !wrong);
    const checked = right.map((block) => checkBlock(block, grammars, declared));
    return {
      problems: checked.flatMap(({problems}) => problems),
      languages: right.map(({language}) => language),
      wrong: blocks.length - right.length,
      names: checked.reduce((sum, {names}) => sum + names, 0),
    };
  });
  const results = [...content.pages, ...content.parts].map(resultOf);
  return {
    problems: results.flatMap(({problems}) => problems),
    languages: results.flatMap(({languages}) => languages),
    wrong: results.reduce((sum, {wrong}) => sum + wrong, 0),
    names: results.reduce((sum, {names}) => sum + names, 0),
  };
}

/** Pages without problems, with the releases that their samples were checked against. */
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
    const samples = files.flatMap((name) => blocks.get(name) ?? []).filter(({wrong}) => !wrong);
    const known = samples.find((block) => compiled.has(block));
    const swift = samples.find(({language}) => language === 'swift');
    if ((known ?? swift) && !files.some((name) => faulty.has(name))) {
      right.set(file, {compiled: known?.sdk.release, names: swift?.sdk.release});
    }
  }
  return right;
}

/** Prints which languages this machine can't compile; in CI that is a problem. */
export function notChecked(missing: Compiled['missing']): Problem[] {
  return missing.flatMap(({languages, commands}) => {
    const message = `${languages.join(', ')}: ${commands.join(' and ')} not found on this machine`;
    console.log(`NOT CHECKED: ${message}`);
    return process.env.CI ? [{file: 'checks/samples', rule: 'sample-compile', message}] : [];
  });
}

/**
 * Checks the samples of the named pages, or of all.
 *
 * @param args - pages, `--record` to write the record of what was found, `--compare` to hold it against the record
 * @throws for `--record` where the run is not over all pages, with all compilers and without a problem
 */
export async function samples(root: string, args: string[]): Promise<void> {
  const cache = new Cache();
  const content = loadContent(root, cache);
  const {parts} = content;
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {record: {type: 'boolean'}, compare: {type: 'boolean'}},
  });
  const files = pagesAsked(content, positionals);
  if (files) {
    content.pages = content.pages.filter(({file}) => files.has(file));
    content.parts = parts.filter(({file}) => files.has(file));
  }
  const result = await checkSamples(content);
  const blocks = new Map(
    [...content.pages, ...content.parts].map((page) => [page.file, blocksOf(page)]),
  );
  // A page is followed with its parts, which may not have been asked for.
  const guides = await followGuides({...content, parts});
  const everything = [...blocks.values(), ...guides.outcomes];
  const compiled = await compileBlocks(everything, await loadGrammars(), {cache});
  cache.save();
  const absent = notChecked(compiled.missing);
  const problems = [...result.problems, ...guides.problems, ...compiled.problems, ...absent];
  // Without all compilers, the result isn't complete.
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
  const languages = [...new Set(result.languages)]
    .sort()
    .map((name) => `${name} ${result.languages.filter((language) => language === name).length}`);
  const fragments = [...compiled.blocks].filter(({needs}) => needs.length > 0).length;
  const share = Math.round((100 * fragments) / Math.max(compiled.blocks.size, 1));
  await runChecks(
    [
      /^sample-syntax$/,
      /^sample-(?:compile|wrong)$/,
      // Names exist.
      /^sample-(?!syntax$|compile$|wrong$|record$)/,
      /^reader-outcome$/,
      /^sample-record$/,
    ].map((rules) => () => problems.filter(({rule}) => rules.test(rule))),
    null,
    `${result.languages.length} code blocks (${languages.join(', ')}), ${compiled.blocks.size} compiled, of these ${fragments} (${share} %) fragments that say what they need, ${result.names} SDK names, ${result.wrong} marked wrong`,
    files && new Set([...files, ...absent.map(({file}) => file)]),
  );
}

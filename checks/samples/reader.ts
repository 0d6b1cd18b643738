import type {Heading, Nodes} from 'mdast';
import {
  checkBlock,
  declaredNames,
  isCompiled,
  loadGrammars,
  type Block,
} from '@help-center/samples';
import type {Content, Page} from '../sources/content';
import {attribute, headingId, importsOf, isJsx, lineOf} from '../sources/page';
import type {Problem} from '../problem';
import {blocksOf} from './blocks';

/** One way through a guide: which tabs are opened, and which sections and files belong to other ways. */
interface Way {
  set: string;
  /** Its page in the set, where that is another than `get-started.mdx`. */
  page?: string;
  tabs: readonly string[];
  without: readonly string[];
}

const WAYS: readonly Way[] = [
  {set: 'android', tabs: ['kts', 'kotlin'], without: []},
  {set: 'android', tabs: ['groovy', 'java'], without: []},
  {set: 'ios', tabs: ['swift'], without: ['swiftui', 'show-with-swiftui']},
  {set: 'ios', tabs: ['objc'], without: ['swiftui', 'show-with-swiftui']},
  {
    set: 'ios',
    tabs: ['swift'],
    without: ['AppDelegate.swift', 'ViewController.swift', 'show-with-uikit'],
  },
  {set: 'unity', tabs: ['upm'], without: ['listener']},
  {set: 'onboarding', page: 'android/get-started.mdx', tabs: ['kts', 'kotlin'], without: []},
  {set: 'onboarding', page: 'android/get-started.mdx', tabs: ['groovy', 'java'], without: []},
  {set: 'onboarding', page: 'ios/get-started.mdx', tabs: ['swift'], without: []},
  {set: 'onboarding', page: 'ios/get-started.mdx', tabs: ['objc'], without: []},
  {set: 'onboarding', page: 'unity/get-started.mdx', tabs: ['upm'], without: []},
];

/** The section that describes what the finished app does. */
const OUTCOME = 'check-the-result';

/** A node of a page, or of a part that it includes, in reading order. */
interface Seen {
  node: Nodes;
  page: Page;
  inList: boolean;
}

/**
 * All nodes of a page in reading order, with its parts and, of tabs, only the open one;
 * without the summary at the top, which the steps repeat.
 */
function* read(
  page: Page,
  tabs: readonly string[],
  parts: ReadonlyMap<string, Page>,
): Generator<Seen> {
  const imports = importsOf(page);
  const below = function* (node: Nodes, inList: boolean): Generator<Seen> {
    if (isJsx(node) && attribute(node, 'className') === 'quickstart') {
      return;
    }
    yield {node, page, inList};
    const part =
      isJsx(node) && parts.get(imports.find(({name}) => name === node.name)?.target ?? '');
    if (part) {
      yield* read(part, tabs, parts);
    }
    if ('children' in node) {
      const items = node.children.filter((child) => isJsx(child) && child.name === 'TabItem');
      const open = items.find(
        (item) => isJsx(item) && tabs.includes(attribute(item, 'value') ?? ''),
      );
      for (const child of items.length > 0 ? [open ?? (items[0] as Nodes)] : node.children) {
        yield* below(child, inList || node.type === 'listItem');
      }
    }
  };
  yield* below(page.tree, false);
}

/** A block of a page with the file that its title names. */
interface Step {
  block: Block;
  file: string | null;
}

/** Code that the finished app has according to the page, with the location of that claim. */
interface Promised {
  text: string;
  file: string;
  line: number;
}

/** Files of an empty project, as its wizard creates them. */
const TEMPLATE: readonly string[] = ['AppDelegate.h', 'ViewController.h'];

/** Files that blocks are appended to; blocks replace any other file. */
const ADDED = /(?:\.gradle(?:\.kts)?|AndroidManifest\.xml|Info\.plist|manifest\.json)$/;

/** The name of a file without its folders and its ending. */
const nameOf = (file: string): string => (file.split('/').at(-1) as string).split('.')[0] as string;

const isSource = ({block}: Step): boolean => isCompiled(block) || block.language === 'swift';

/** Whether a source is a whole file: it has the type that its file is named after. */
const isWhole = ({block: {code}, file}: Step): boolean =>
  new RegExp(`(?:\\b(?:class|struct|enum|object)|@implementation) ${nameOf(file ?? '')}\\b`).test(
    code,
  );

/** What a source needs that no file of the project has, each with its offset in the source. */
function* missing(code: string, files: ReadonlyMap<string, string>): Generator<[number, string]> {
  const everything = [...files.values()].join('\n');
  const resource = (kind: string, name: string): boolean =>
    kind === 'id'
      ? everything.includes(`"@+id/${name}"`)
      : [...files.keys()].some((file) => file.endsWith(`/res/${kind}/${name}.xml`));
  for (const {0: text, 1: kind, 2: name, index} of code.matchAll(
    /(?<![\w.])(?:R\.|@)(layout|id|xml|drawable)[./](\w+)/g,
  )) {
    if (!resource(kind as string, name as string)) {
      yield [index, `${text}: no step makes it`];
    }
  }
  for (const {1: header = '', index} of code.matchAll(/^#import "([^"]+)"/gm)) {
    if (!files.has(header) && !TEMPLATE.includes(header)) {
      yield [index, `${header}: no step makes it`];
    }
  }
}

/**
 * Follows the steps in order, literally: pastes each block into the file that it names.
 *
 * @param promised - code that the finished app must have
 * @returns the sources of the finished app, and what it lacks
 */
function follow(
  steps: readonly Step[],
  promised: readonly Promised[],
): {sources: Block[]; problems: Problem[]} {
  const problems: Problem[] = [];
  const last = new Map<string, Step>();
  const files = new Map<string, string>();
  const report = ({block}: Step, index: number, message: string): void => {
    const line = block.line + block.code.slice(0, index).split('\n').length - 1;
    problems.push({file: block.page.file, line, rule: 'reader-outcome', message});
  };
  for (const step of steps) {
    const {block, file} = step;
    if (!file) {
      if (isSource(step)) {
        report(step, 0, 'the title must name the file that the block goes in');
      }
      continue;
    }
    const before = ADDED.test(file) ? files.get(file) : undefined;
    files.set(file, before ? `${before}\n${block.code}` : block.code);
    last.set(file, step);
  }
  for (const [file, step] of last) {
    const {code} = step.block;
    if (isSource(step) && !isWhole(step)) {
      report(step, 0, `${file} ends as this fragment; it must end as a file with ${nameOf(file)}`);
    }
    for (const [index, message] of missing(code, files)) {
      report(step, index, message);
    }
  }
  const starts = [...last].filter(([, {block}]) => /^@main$/m.test(block.code));
  for (const [file, step] of starts.slice(1)) {
    report(step, 0, `${file} is a second @main; an app has one`);
  }
  const outcome = [...files.values()].join('\n');
  for (const {text, ...place} of promised) {
    if (!outcome.includes(text)) {
      problems.push({
        ...place,
        rule: 'reader-outcome',
        message: `\`${text}\` is promised, but is in no file that the steps make`,
      });
    }
  }
  return {
    sources: [...last.values()]
      .filter((step) => isSource(step) && isWhole(step))
      .map(({block}) => ({...block, whole: true})),
    problems,
  };
}

/** The steps of a page on one way, and the code that it promises. */
function taken(
  page: Page,
  {tabs, without}: Way,
  parts: ReadonlyMap<string, Page>,
  blocksIn: (page: Page) => readonly Block[],
): {steps: Step[]; promised: Promised[]} {
  const steps: Step[] = [];
  const promised: Promised[] = [];
  let above: Heading[] = [];
  for (const {node, page: of, inList} of read(page, tabs, parts)) {
    const isIn = (ids: readonly string[]): boolean =>
      above.some((heading) => ids.includes(headingId(heading) ?? ''));
    if (node.type === 'heading') {
      above = [...above.filter(({depth}) => depth < node.depth), node];
    } else if (node.type === 'inlineCode' && inList && isIn([OUTCOME])) {
      promised.push({text: node.value, file: of.file, line: lineOf(node)});
    } else if (node.type === 'code' && !isIn(without)) {
      const block = blocksIn(of).find(({line}) => line === lineOf(node) + 1);
      const file = /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? null;
      if (block && !without.includes(file ?? '')) {
        steps.push({block, file});
      }
    }
  }
  return {steps, promised};
}

/**
 * Follows the guide of each platform to the letter, on every way through it.
 *
 * @returns what the finished apps lack, and their files for the compilers, a list for each way
 */
export async function followGuides({
  pages,
  parts,
}: Content): Promise<{problems: Problem[]; outcomes: Block[][]}> {
  const grammars = await loadGrammars();
  const byFile = new Map(parts.map((part) => [part.file, part]));
  const known = new Map<Page, readonly Block[]>();
  const blocksIn = (page: Page): readonly Block[] => {
    const blocks = known.get(page) ?? blocksOf(page);
    known.set(page, blocks);
    return blocks;
  };
  const problems = new Map<string, Problem>();
  const outcomes: Block[][] = [];
  for (const way of WAYS) {
    for (const page of pages.filter(
      ({docSet, local, version}) =>
        docSet.id === way.set && local === (way.page ?? 'get-started.mdx') && !version,
    )) {
      const {steps, promised} = taken(page, way, byFile, blocksIn);
      const outcome = follow(steps, promised);
      const declared = declaredNames(outcome.sources);
      const swift = outcome.sources.filter(({language}) => language === 'swift');
      for (const problem of [
        ...outcome.problems,
        ...swift.flatMap((block) => checkBlock(block, grammars, declared).problems),
      ]) {
        problems.set(JSON.stringify(problem), problem);
      }
      outcomes.push(outcome.sources);
    }
  }
  return {problems: [...problems.values()], outcomes};
}

import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {insertFacts} from '../../config/facts';
import type {Kept} from '../lib/cache';
import type {Content, Page} from '../lib/content';
import {lineOf, syntaxProblem, walk} from '../lib/page';
import type {Problem} from '../lib/problem';

type Compile = (typeof import('@mdx-js/mdx'))['compile'];

const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger']);

/** Will every page compile, and mean what it looks like? */
export async function mdx({pages, parts, broken, cache}: Content): Promise<Problem[]> {
  const kept = cache?.of<Problem[]>('mdx');
  // Loaded on demand: one of its dependencies cannot be required, only imported.
  const {compile} = await import('@mdx-js/mdx');
  const found = await Promise.all(
    [...pages, ...parts].map((page) => checkPage(page, compile, kept)),
  );
  return [...broken, ...found.flat()];
}

async function checkPage(
  {file, text, tree}: Page,
  compile: Compile,
  kept?: Kept<Problem[]>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  walk(tree, (node) => {
    if (node.type === 'text' && /^:::+[ \t]*[a-z]/im.test(node.value)) {
      problems.push({
        file,
        line: lineOf(node),
        rule: 'admonition',
        message: 'this ::: opens nothing; write :::note, or :::note[Title] with a title',
      });
    } else if (node.type === 'containerDirective' && !ADMONITIONS.has(node.name)) {
      problems.push({
        file,
        line: lineOf(node),
        rule: 'admonition',
        message: `:::${node.name} is unknown; known: ${[...ADMONITIONS].join(', ')}`,
      });
    }
  });
  let source: string;
  try {
    source = insertFacts(file, text);
  } catch {
    return problems; // The facts check reports unknown tokens, all of them.
  }
  let syntaxProblems = kept?.find(file, source);
  if (!syntaxProblems) {
    syntaxProblems = [];
    try {
      await compile(source, {
        remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm],
        format: file.endsWith('.md') ? 'md' : 'mdx',
      });
    } catch (error) {
      syntaxProblems.push(syntaxProblem(file, error));
    }
    kept?.add(file, source, syntaxProblems);
  }
  return [...problems, ...syntaxProblems];
}

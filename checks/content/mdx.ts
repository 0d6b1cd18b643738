import {insertFacts} from '../../config/facts';
import {onEach, type Content, type Page} from '../lib/content';
import {lineAt, lineOf, parsePage, SourceError, walk} from '../lib/page';
import {collector, type Problem} from '../lib/problem';

const ADMONITIONS = new Set(['note', 'tip', 'info', 'warning', 'danger']);

/** Checks that every page compiles, and that facts don't change its syntax. */
export function mdx(content: Content): Problem[] {
  const {pages, parts, broken} = content;
  return [...broken, ...onEach(content, 'mdx', [...pages, ...parts], checkPage).flat()];
}

function checkPage(page: Page): Problem[] {
  const {file, tree} = page;
  const {problems, report} = collector(file);
  walk(tree, (node) => {
    if (node.type === 'text' && /^:::+[ \t]*[a-z]/im.test(node.value)) {
      report(
        lineOf(node),
        'admonition',
        'this ::: opens nothing; write :::note, or :::note[Title] with a title',
      );
    } else if (node.type === 'containerDirective' && !ADMONITIONS.has(node.name)) {
      report(
        lineOf(node),
        'admonition',
        `:::${node.name} is unknown; known: ${[...ADMONITIONS].join(', ')}`,
      );
    }
  });
  return [...problems, ...secondLayouts(page), ...withFacts(page)];
}

/** A default export is a page's layout, and there is one at most. */
function secondLayouts({file, tree}: Page): Problem[] {
  return tree.children
    .flatMap((node) =>
      node.type === 'mdxjsEsm'
        ? [...node.value.matchAll(/^export\s+(?:default\b|\{[^}]*\bdefault\b)/gm)].map(
            ({index}) => lineOf(node) + lineAt(node.value, index) - 1,
          )
        : [],
    )
    .slice(1)
    .map((line) => ({
      file,
      line,
      rule: 'mdx-syntax',
      message: 'a second default export; a page has one layout at most',
    }));
}

/** Syntax of MDX: a fact without it can't change how its page is parsed. */
const SYNTAX = /[<>{}"'`\\\n]/g;
/** A fact inside an expression, where any value may matter. */
const IN_EXPRESSION = /\{[^{}]*%[a-z][\w.-]*%/;

/** The page is parsed already, but not with its facts in place. */
function withFacts({file, text}: Page): Problem[] {
  let source: string;
  try {
    source = insertFacts(file, text);
  } catch {
    return []; // The facts check reports unknown tokens, all of them.
  }
  const syntax = (of: string): number => of.match(SYNTAX)?.length ?? 0;
  if (source === text || (syntax(source) === syntax(text) && !IN_EXPRESSION.test(text))) {
    return [];
  }
  try {
    parsePage(file, source);
    return [];
  } catch (error) {
    if (!(error instanceof SourceError)) {
      throw error;
    }
    return [error.problem];
  }
}

import {insertFacts, passagesIn} from '../../plugins/lib/facts';
import {kept, type Content, type Page} from '../sources/content';
import {lineAt, lineOf, nodesOf, parsePage, SourceError} from '../sources/page';
import {collector, type Problem} from '../problem';

const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** Checks that every page compiles, and that facts don't change its syntax. */
export function mdx(content: Content): Problem[] {
  const {pages, parts, broken} = content;
  return [...broken, ...[...pages, ...parts].flatMap(kept(content, 'mdx', checkPage))];
}

function checkPage(page: Page): Problem[] {
  const {file, tree} = page;
  const {problems, report} = collector(file);
  for (const node of nodesOf(tree, 'text')) {
    if (/^:::+[ \t]*[a-z]/im.test(node.value)) {
      const message = 'this ::: opens nothing; write :::note, or :::note[Title] with a title';
      report(lineOf(node), 'admonition', message);
    }
  }
  for (const node of nodesOf(tree, 'containerDirective')) {
    if (!ADMONITIONS.includes(node.name)) {
      const message = `:::${node.name} is unknown; known: ${ADMONITIONS.join(', ')}`;
      report(lineOf(node), 'admonition', message);
    }
  }
  // A default export is a page's layout.
  const layouts = nodesOf(tree, 'mdxjsEsm').flatMap((node) =>
    [...node.value.matchAll(/^export\s+(?:default\b|\{[^}]*\bdefault\b)/gm)].map(
      ({index}) => lineOf(node) + lineAt(node.value, index) - 1,
    ),
  );
  for (const line of layouts.slice(1)) {
    report(line, 'mdx-syntax', 'a second default export; a page has one layout at most');
  }
  return [...problems, ...withFacts(page)];
}

/** Syntax of MDX: a fact without it can't change how its page is parsed. */
const SYNTAX = /[<>{}"'`\\\n]/g;
/** A fact inside an expression, where any value may matter. */
const IN_EXPRESSION = /\{[^{}]*%[a-z][\w.-]*\??%/;

/** The page is parsed already, but not with its facts in place. */
function withFacts({file, text}: Page): Problem[] {
  let source: string;
  try {
    source = insertFacts(file, text);
  } catch {
    return []; // The facts check reports unknown tokens and broken passages.
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
    const {line = 1} = error.problem;
    return [{...error.problem, line: passagesIn(file, text).standing[line - 1]?.number ?? line}];
  }
}

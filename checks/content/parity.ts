import type {Code, Nodes} from 'mdast';
import {defaultLocale} from '../../config/locales';
import type {Content, Page} from '../lib/content';
import {isJsx, lineOf, walk} from '../lib/page';
import type {Problem} from '../lib/problem';
import {linksOf} from './links';

/**
 * Is every translated page the same page as its English twin? Words differ;
 * front matter keys, heading ids, code, links and components do not.
 */
export function parity({pages}: Content): Problem[] {
  const key = ({docSet, version, local}: Page): string => `${docSet.id} ${version ?? ''} ${local}`;
  const english = new Map(
    pages.filter(({locale}) => locale === defaultLocale).map((page) => [key(page), page] as const),
  );
  return pages
    .filter(({locale}) => locale !== defaultLocale)
    .flatMap((page) => {
      const twin = english.get(key(page));
      return twin
        ? compare(page, twin)
        : [
            {
              file: page.file,
              line: 1,
              rule: 'parity-page',
              message: 'there is no English page of this name, so this one is never shown',
            },
          ];
    });
}

/** One thing both pages have in the same order, in a comparable form. */
interface Item {
  is: string;
  line: number;
}

function compare(page: Page, twin: Page): Problem[] {
  const {file} = page;
  const problems: Problem[] = [];
  const same = (rule: string, what: string, list: (of: Page) => Item[]): void => {
    const [own, other] = [list(page), list(twin)];
    const at = [...Array(Math.max(own.length, other.length)).keys()].find(
      (index) => own[index]?.is !== other[index]?.is,
    );
    if (at !== undefined) {
      const [mine, theirs] = [own[at], other[at]];
      problems.push({
        file,
        line: mine?.line ?? own.at(-1)?.line ?? 1,
        rule,
        message: `${what} ${at + 1} is ${quote(mine?.is)}; ${quote(theirs?.is)} was expected (${twin.file}${theirs ? `:${theirs.line}` : ''})`,
      });
    }
  };
  same('parity-front-matter', 'front matter key', ({frontMatter: {lines}}) =>
    Object.keys(lines)
      .sort()
      .map((is) => ({is, line: lines[is] ?? 1})),
  );
  same('parity-front-matter', 'sidebar_position', ({frontMatter: {values, lines}}) => [
    {is: String(values.sidebar_position), line: lines.sidebar_position ?? 1},
  ]);
  same('parity-heading', 'heading', ({headings}) =>
    headings.map(({depth, id, line}) => ({is: `${'#'.repeat(depth)} #${id}`, line})),
  );
  same('parity-code', 'code block', (of) =>
    nodes(of, (node) =>
      node.type === 'code'
        ? `${node.lang ?? ''} ${withoutTitle(node)}\n${withoutComments(node.value)}`
        : null,
    ),
  );
  same('parity-component', 'component', (of) =>
    nodes(of, (node) => (isJsx(node) ? `<${node.name}>` : null)),
  );
  same('parity-image', 'image', (of) =>
    nodes(of, (node) => (node.type === 'image' ? node.url : null)),
  );
  // Word order may swap the links of a sentence.
  same('parity-link', 'link', (of) =>
    linksOf(of)
      .map(({url, line}) => ({is: url, line}))
      .sort((a, b) => a.is.localeCompare(b.is, 'en')),
  );
  return problems;
}

function nodes(page: Page, form: (node: Nodes) => string | null): Item[] {
  const items: Item[] = [];
  walk(page.tree, (node) => {
    const is = form(node);
    if (is !== null) {
      items.push({is, line: lineOf(node)});
    }
  });
  return items;
}

function quote(text: string | undefined): string {
  if (text === undefined) {
    return 'absent';
  }
  const line = text.trim().replace(/\s+/g, ' ');
  return `"${line.length > 60 ? `${line.slice(0, 60)}…` : line}"`;
}

/** Titles of code blocks may be translated. */
function withoutTitle({meta}: Code): string {
  return (meta ?? '').replace(/\btitle="[^"]*"/, '').trim();
}

/** Comments may be translated: what is left is what the compiler sees. */
export function withoutComments(code: string): string {
  return code
    .replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replace(
      /(^|\s)(?:\/\/|#(?!(?:import|include|if|else|elif|endif|define|selector|available|pragma|region|endregion)\b)).*$/gm,
      '$1',
    )
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(Boolean)
    .join('\n');
}

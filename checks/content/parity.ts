import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Code, Nodes} from 'mdast';
import {TOKEN} from '../../config/facts';
import {docSets, pagesFolder} from '../../config/docSets';
import {parsePagePath} from '../../config/platforms';
import {kept, type Content, type Page} from '../lib/content';
import {attributesOf, importsOfPage, isJsx, lineAt, lineOf, walk} from '../lib/page';
import {collector, type Problem} from '../lib/problem';
import {UPDATED_KEY} from '../lib/updated';
import {CODE_TITLE, SOURCE_KEY, translatedProps, translations} from '../lib/translation';
import {linksOf} from './links';

/**
 * Checks that every translated page matches its English page in everything but words:
 * front matter keys, heading ids, code, links, components with their props, and the
 * shape of tables.
 */
export function parity(content: Content): Problem[] {
  const all = translations(content);
  const twins = new Map(all.map(({page, twin}) => [page, twin]));
  const compared = kept(
    content,
    'parity',
    (page: Page) => compare(page, twins.get(page) as Page),
    (page) => twins.get(page)?.text ?? '',
  );
  const importsIn = kept(content, 'imports', importsOfPage);
  return all.flatMap(({page, twin}) =>
    twin
      ? [...compared(page), ...missingImports(page.file, importsIn(page), content.root)]
      : [
          {
            file: page.file,
            line: 1,
            rule: 'parity-page',
            message: 'there is no English page of this name, so this one is never shown',
          },
        ],
  );
}

/** A feature that both pages have in the same order, in a comparable form. */
interface Item {
  is: string;
  line: number;
}

function compare(page: Page, twin: Page): Problem[] {
  const {file} = page;
  const {problems, report} = collector(file);
  const same = (rule: string, what: string, list: (of: Page) => Item[]): void => {
    const [own, other] = [list(page), list(twin)];
    const at = [...Array(Math.max(own.length, other.length)).keys()].find(
      (index) => own[index]?.is !== other[index]?.is,
    );
    if (at !== undefined) {
      const [mine, theirs] = [own[at], other[at]];
      report(
        mine?.line ?? own.at(-1)?.line ?? 1,
        rule,
        `${what} ${at + 1} is ${quote(mine?.is)}; ${quote(theirs?.is)} was expected (${twin.file}${theirs ? `:${theirs.line}` : ''})`,
      );
    }
  };
  const sameSet = (rule: string, what: string, list: (of: Page) => Item[]): void => {
    const [own, other] = [list(page), list(twin)];
    const only = (these: Item[], those: Item[]): Item[] =>
      these.filter(({is}, index) => {
        const first = these.findIndex((item) => item.is === is) === index;
        return first && !those.some((item) => item.is === is);
      });
    for (const {is, line} of only(own, other)) {
      report(line, rule, `${what} ${quote(is)} is not in ${twin.file}`);
    }
    for (const {is, line} of only(other, own)) {
      report(1, rule, `${what} ${quote(is)} of ${twin.file}:${line} is missing`);
    }
  };

  same('parity-front-matter', 'front matter key', ({frontMatter: {lines}}) =>
    Object.keys(lines)
      .filter((is) => is !== SOURCE_KEY && is !== UPDATED_KEY)
      .sort()
      .map((is) => ({is, line: lines[is] ?? 1})),
  );
  same('parity-front-matter', 'sidebar_position', ({frontMatter: {values, lines}}) => [
    {is: String(values.sidebar_position), line: lines.sidebar_position ?? 1},
  ]);
  same('parity-heading', 'heading', ({headings}) =>
    headings.map(({depth, id, line}) => ({is: `${'#'.repeat(depth)} #${id}`, line})),
  );
  same('parity-import', 'import', (of) =>
    nodes(of, (node) =>
      node.type === 'mdxjsEsm'
        ? of === twin
          ? importsFor(page.locale, node.value.trim())
          : node.value.trim()
        : null,
    ),
  );
  same('parity-code', 'code block', (of) =>
    nodes(of, (node) =>
      node.type === 'code' ? `${node.lang ?? ''} ${withoutTitle(node)}`.trim() : null,
    ),
  );
  problems.push(...otherCode(page, twin));
  sameSet('parity-code', 'code', (of) =>
    nodes(of, (node) =>
      node.type === 'inlineCode' && !CYRILLIC.test(node.value) ? node.value : null,
    ),
  );
  sameSet('parity-fact', 'fact', ({text}) =>
    [...text.matchAll(TOKEN)].map(({0: is, index}) => ({
      is,
      line: lineAt(text, index),
    })),
  );
  same('parity-component', 'component', (of) =>
    nodes(of, (node) => {
      if (!isJsx(node)) {
        return null;
      }
      const words = translatedProps(node);
      const props = attributesOf(node).map(({name, source}) =>
        words.includes(name) ? `${name}="…"` : source,
      );
      return `<${[node.name, ...props].join(' ')}>`;
    }),
  );
  same('parity-admonition', 'admonition', (of) =>
    nodes(of, (node) => {
      if (node.type !== 'containerDirective') {
        return null;
      }
      const [first] = node.children;
      const titled = first?.type === 'paragraph' && first.data?.directiveLabel;
      return `:::${node.name}${titled ? '[…]' : ''}`;
    }),
  );
  same('parity-table', 'table', (of) =>
    nodes(of, (node) =>
      node.type === 'table'
        ? `rows of ${node.children.map(({children}) => children.length).join(', ')} cells`
        : null,
    ),
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

const IMPORT = /(?<=\bfrom\s+|^import\s+)(['"])@site\/(.*?)\1/gm;

/** Import statements, with the shared parts of other sets in this language. */
function importsFor(locale: string, statements: string): string {
  return statements.replace(IMPORT, (whole, mark: string, file: string) => {
    const location = parsePagePath(file);
    const docSet = location && docSets.find(({id}) => id === location.set);
    return docSet
      ? `${mark}@site/${pagesFolder(docSet, locale, location.version)}${file.slice(location.folder.length)}${mark}`
      : whole;
  });
}

/** Shared parts that a translated page imports and that are not translated. */
const missingImports = (
  file: string,
  imports: ReturnType<typeof importsOfPage>,
  root: string,
): Problem[] =>
  imports
    .filter(({target}) => /\.mdx?$/.test(target) && !existsSync(path.join(root, target)))
    .map(({line, target}) => ({
      file,
      line,
      rule: 'parity-import',
      message: `${target} is imported and is not there; translate it as well`,
    }));

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** Text in a line of code that readers see, and that a translation may change. */
const STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<=>)[^<>]+(?=<)/g;

/** Languages of code blocks with text for people. */
const PROSE = new Set(['', 'text', 'txt', 'md', 'mermaid']);

function sameLine(own: string, other: string, lang: string): boolean {
  if (own === other) {
    return true;
  }
  if (PROSE.has(lang)) {
    return CYRILLIC.test(own);
  }
  const [mine, theirs] = [own.match(STRING) ?? [], other.match(STRING) ?? []];
  return (
    own.replace(STRING, '""') === other.replace(STRING, '""') &&
    mine.every((text, index) => text === theirs[index] || CYRILLIC.test(text))
  );
}

/** The first line of each code block that differs from the English one. */
function otherCode(page: Page, twin: Page): Problem[] {
  const blocks = ({tree}: Page): Code[] => {
    const found: Code[] = [];
    walk(tree, (node) => {
      if (node.type === 'code') {
        found.push(node);
      }
    });
    return found;
  };
  const theirs = blocks(twin);
  return blocks(page).flatMap((block, index) => {
    const other = theirs[index];
    if (!other) {
      return [];
    }
    const [mine, expected] = [linesOf(block), linesOf(other)];
    const at = [...Array(Math.max(mine.length, expected.length)).keys()].find(
      (line) => !sameLine(mine[line] ?? '', expected[line] ?? '', block.lang ?? ''),
    );
    return at === undefined
      ? []
      : [
          {
            file: page.file,
            line: lineOf(block) + 1 + Math.max(0, block.value.split('\n').indexOf(mine[at] ?? '')),
            rule: 'parity-code',
            message: `code is ${quote(mine[at])}; ${quote(expected[at])} was expected (${twin.file}:${lineOf(other)})`,
          },
        ];
  });
}

const linesOf = ({value}: Code): string[] => withoutComments(value).split('\n');

/** Titles of code blocks may be translated. */
function withoutTitle({meta}: Code): string {
  return (meta ?? '').replace(CODE_TITLE, '').trim();
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

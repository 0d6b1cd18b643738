import type {Code, Nodes} from 'mdast';
import {TOKEN} from '../../plugins/lib/facts';
import {docSets, pagesFolder} from '../../config/docSets';
import {parsePagePath} from '../../config/platforms';
import {kept, type Content, type Page} from '../sources/content';
import {JSX, lineAt, lineOf, nodesOf, type JsxElement} from '../sources/page';
import {collector, type Problem} from '../problem';
import {UPDATED_KEY} from './updated';
import {
  CODE_TITLE,
  lateSince,
  SOURCE_KEY,
  translatedProps,
  translations,
} from '../sources/translation';
import {linksOf} from './links';

/**
 * Checks that every translated page matches its English page in everything but words:
 * front matter keys, heading ids, code, links, components with their props, and the
 * shape of tables. Late ones are compared when they are up to date.
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
  const message = 'there is no English page of this name, so this one is never shown';
  return all.flatMap(({page, twin}) =>
    twin
      ? lateSince(page) === undefined
        ? compared(page)
        : []
      : [{file: page.file, line: 1, rule: 'parity-page', message}],
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
    const longer = own.length > other.length ? own : other;
    const at = longer.findIndex((_, index) => own[index]?.is !== other[index]?.is);
    if (at !== -1) {
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
    const first = (items: Item[], is: string) => items.find((item) => item.is === is);
    const only = (these: Item[], those: Item[]): Item[] =>
      these.filter((item) => first(these, item.is) === item && !first(those, item.is));
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
    itemsOf(nodesOf(of.tree, 'mdxjsEsm'), ({value}) =>
      of === twin ? importsFor(page.locale, value.trim()) : value.trim(),
    ),
  );
  same('parity-code', 'code block', (of) =>
    // Titles of code blocks may be translated.
    itemsOf(nodesOf(of.tree, 'code'), ({lang, meta}) =>
      `${lang ?? ''} ${(meta ?? '').replace(CODE_TITLE, '').trim()}`.trim(),
    ),
  );
  problems.push(...otherCode(page, twin));
  sameSet('parity-code', 'code', (of) =>
    itemsOf(nodesOf(of.tree, 'inlineCode'), ({value}) => value).filter(
      ({is}) => !CYRILLIC.test(is),
    ),
  );
  sameSet('parity-fact', 'fact', ({text}) =>
    [...text.matchAll(TOKEN)].map(({0: is, index}) => ({is, line: lineAt(text, index)})),
  );
  same('parity-component', 'component', (of) => itemsOf(nodesOf(of.tree, ...JSX), spelled));
  same('parity-admonition', 'admonition', (of) =>
    itemsOf(nodesOf(of.tree, 'containerDirective'), ({name, children: [first]}) => {
      const titled = first?.type === 'paragraph' && first.data?.directiveLabel;
      return `:::${name}${titled ? '[…]' : ''}`;
    }),
  );
  same('parity-table', 'table', (of) =>
    itemsOf(
      nodesOf(of.tree, 'table'),
      ({children: rows}) => `rows of ${rows.map(({children}) => children.length).join(', ')} cells`,
    ),
  );
  same('parity-image', 'image', (of) => itemsOf(nodesOf(of.tree, 'image'), ({url}) => url));
  // Word order may swap the links of a sentence.
  same('parity-link', 'link', (of) =>
    linksOf(of)
      .map(({url, line}) => ({is: url, line}))
      .sort((a, b) => a.is.localeCompare(b.is, 'en')),
  );
  return problems;
}

/** Nodes of a page in a comparable form. */
const itemsOf = <Kind extends Nodes>(kinds: Kind[], form: (node: Kind) => string): Item[] =>
  kinds.map((node) => ({is: form(node), line: lineOf(node)}));

/** A component with its props, but for their words. */
function spelled(node: JsxElement): string {
  const words = translatedProps(node);
  const props = node.attributes.map((entry) => {
    if (entry.type === 'mdxJsxExpressionAttribute') {
      return `{${entry.value}}`;
    }
    const {name, value} = entry;
    const source = typeof value === 'string' ? `"${value}"` : value && `{${value.value}}`;
    return words.includes(name) ? `${name}="…"` : source === null ? name : `${name}=${source}`;
  });
  return `<${[node.name, ...props].join(' ')}>`;
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
function otherCode({file, tree}: Page, twin: Page): Problem[] {
  const theirs = nodesOf(twin.tree, 'code');
  return nodesOf(tree, 'code').flatMap((block, index) => {
    const other = theirs[index];
    if (!other) {
      return [];
    }
    const [mine, expected] = [linesOf(block), linesOf(other)];
    const longer = mine.length > expected.length ? mine : expected;
    const at = longer.findIndex(
      (_, row) => !sameLine(mine[row] ?? '', expected[row] ?? '', block.lang ?? ''),
    );
    const line = lineOf(block) + 1 + Math.max(0, block.value.split('\n').indexOf(mine[at] ?? ''));
    const message = `code is ${quote(mine[at])}; ${quote(expected[at])} was expected (${twin.file}:${lineOf(other)})`;
    return at === -1 ? [] : [{file, line, rule: 'parity-code', message}];
  });
}

const linesOf = ({value}: Code): string[] => withoutComments(value).split('\n');

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

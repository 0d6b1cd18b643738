import type {Cheerio, CheerioAPI} from 'cheerio';
import {chunks, isIdentifier} from '../analysis';
import {codeLines, inlineCode, rowCard, sectionCard} from '../card';
import type {RecordKind} from '../format';
import {errorLines, MAX_ERROR, readOutput, squeeze} from './messages';

type AnyNode = NonNullable<ReturnType<CheerioAPI['root']>[0]>['children'][number];
type Element = Extract<AnyNode, {name: string; attribs: object}>;

/** A built page as far as it is read. */
export interface ParsedPage {
  /** Address path with base URL. */
  path: string;
  head: CheerioAPI;
  /** Breadcrumbs and the main part. */
  main: CheerioAPI;
}

/** One searchable place of a page; both search engines are fed from these. */
export interface SearchRecord {
  /** Address path with base URL, without anchor. */
  path: string;
  /** Anchor of the place; empty for the top of the page. */
  anchor: string;
  kind: RecordKind;
  /** Title of the page. */
  title: string;
  /** Headings from below the title down to this place. */
  headings: readonly string[];
  /** Where the page stands: labels of its breadcrumbs without its own. */
  trail: readonly string[];
  /** Description and keywords, on page records only. */
  summary: string;
  content: string;
  /** API names and coordinates the text mentions. */
  names: readonly string[];
  /** API names and coordinates the samples use. */
  code: readonly string[];
  language: string;
  /** Search tag of doc set and version, as the page's own metadata has it. */
  tag: string;
  version: string;
  /** Position within the page, from 0. */
  position: number;
  /** The content as a card shows it, where it is short enough to be shown whole. */
  card?: string;
  /** On a message in a table: address paths of the pages that its row links to. */
  leadsTo?: readonly string[];
}

/** Elements that are controls or decoration, never text to be found. */
const IGNORED = /^(?:script|style|noscript|template|svg|img|button|select|input|textarea|nav)$/;

const IGNORED_CLASSES =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|theme-doc-footer|page-facts)(?:\s|$)/;

const isIgnored = ({name, attribs}: Element): boolean =>
  IGNORED.test(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs['data-search'] === 'ignore' ||
  /^(?:tablist|tooltip)$/.test(attribs.role ?? '') ||
  IGNORED_CLASSES.test(attribs.class ?? '');

/** Takes out what is never found; a walk of its own, since a selector of all this costs more than the parsing. */
function removeIgnored(node: Element): void {
  node.children = node.children.filter((child) => !('attribs' in child && isIgnored(child)));
  node.children.filter((child) => 'attribs' in child).forEach(removeIgnored);
}

const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** Languages of code blocks that hold output rather than code. */
const OUTPUT = /\blanguage-(?:text|txt|log|console|plaintext|undefined)\b/;

/**
 * Text of a node with spaces where blocks end.
 *
 * @param isMarked - whether inline code is marked, as a card shows it
 */
function textOf(node: AnyNode, isMarked = false): string {
  if (node.type !== 'tag') {
    return node.type === 'text' ? node.data : '';
  }
  const inner = node.children.map((child) => textOf(child, isMarked)).join('');
  if (isMarked && node.name === 'code') {
    return inlineCode(squeeze(inner));
  }
  return BLOCK.test(node.name) ? ` ${inner} ` : inner;
}

const wordsOf = (node: AnyNode): string => squeeze(textOf(node));

/** In a cell, where code is mostly a name, code of this many words is a message. */
const CELL_MESSAGE_WORDS = 3;

/** Longest name that is found as a whole. */
const LONGEST_NAME = 64;

/** Names worth finding in a piece of code: identifiers with seams and constants. */
export function namesIn(code: string): string[] {
  return (
    chunks(code)
      // A name that is too long to be typed is found by the names that it consists of.
      .flatMap((chunk) => (chunk.length > LONGEST_NAME ? chunk.split(/[.:/]+/) : [chunk]))
      .filter(
        (name) =>
          name.length >= 3 &&
          name.length <= LONGEST_NAME &&
          (isIdentifier(name) || /^[A-Z][A-Z0-9]{2,}$/.test(name)),
      )
  );
}

const newPlace = (anchor: string, headings: readonly string[]) => ({
  anchor,
  headings,
  text: [] as string[],
  /** The text as a card shows it; null once it has what no card shows. */
  card: [] as string[] | null,
  names: new Set<string>(),
  code: new Set<string>(),
  errors: new Set<string>(),
  rows: [] as ReturnType<typeof readRow>[],
});

type Place = ReturnType<typeof newPlace>;

/** Reads names and, where they are wanted, quoted messages out of the inline code in an element. */
function collectInline(
  $: CheerioAPI,
  element: AnyNode,
  {names, errors}: Pick<Place, 'names'> & Partial<Place>,
): void {
  for (const code of $(element).find('code').addBack('code')) {
    const text = wordsOf(code);
    if (errors && text.includes(' ') && errorLines(text).length > 0) {
      errors.add(text.slice(0, MAX_ERROR));
      continue;
    }
    const found = namesIn(text);
    found.forEach((name) => names.add(name));
    if (found.length === 0 && !/\s/.test(text) && text.length >= 3) {
      names.add(text);
    }
  }
}

/** Text of a cell without a link that stands after its sentences, since a card has no links. */
function cellText($: CheerioAPI, cell: Element): string {
  const text = squeeze(textOf(cell, true));
  const link = squeeze($(cell).children('a').last().text());
  return link && text.endsWith(`. ${link}`) ? text.slice(0, -link.length - 1) : text;
}

/** Reads a row of a table; the place it is in gives its anchor where it has none. */
function readRow($: CheerioAPI, row: Element, place: {anchor: string}) {
  const cells = $(row).children('td, th');
  const names = new Set<string>();
  collectInline($, row, {names});
  // Code of several words beside the first cell is rather what to write instead.
  const messages = cells.toArray().flatMap((cell, column) =>
    $(cell)
      .find('code')
      .toArray()
      .map(wordsOf)
      .filter(
        (text) =>
          errorLines(text).length > 0 ||
          (column === 0 && text.split(' ').length >= CELL_MESSAGE_WORDS),
      ),
  );
  const isSignpost = cells
    .toArray()
    .slice(1)
    .every((cell) => wordsOf(cell) === squeeze($(cell).find('a').text()));
  const labels = $(row).closest('table').find('thead th').toArray().map(wordsOf);
  return {
    // A row that only links to its answer is none.
    card: isSignpost
      ? undefined
      : rowCard(
          cells
            .toArray()
            .map((cell, at) => ({label: labels[at] ?? '', text: cellText($, cell)}))
            .filter(({text}) => text),
        ),
    anchor: row.attribs.id ?? cells.find('[id]').addBack('[id]').first().attr('id') ?? place.anchor,
    text: cells.toArray().map(wordsOf).filter(Boolean).join(' — '),
    names,
    messages: new Set(messages.map((text) => text.slice(0, MAX_ERROR))),
    leadsTo: $(row)
      .find('a[href^="/"]')
      .toArray()
      .map((link) => (link.attribs.href ?? '').replace(/\/?(?:[?#].*)?$/, '')),
  };
}

/** Walks an article in reading order and sorts what it holds into places. */
function readPlaces($: CheerioAPI, root: Cheerio<AnyNode>): {title: string; places: Place[]} {
  let title = '';
  const places = [newPlace('', [])];
  const stack: {level: number; text: string}[] = [];
  const current = (): Place => places.at(-1) as Place;

  const visit = (node: AnyNode, isShown: boolean): void => {
    const show = (text: string): void => void (isShown && current().card?.push(text));
    if (node.type !== 'tag') {
      current().text.push(textOf(node));
      show(textOf(node).replace(/\s+/g, ' '));
      return;
    }
    const {name, attribs} = node;
    if (/^h[1-6]$/.test(name)) {
      const text = wordsOf(node);
      const level = Number(name[1]);
      if (level === 1) {
        title ||= text;
        return;
      }
      const anchor = attribs.id;
      if (!anchor) {
        current().text.push(` ${text} `);
        return;
      }
      while ((stack.at(-1)?.level ?? 0) >= level) {
        stack.pop();
      }
      stack.push({level, text});
      const headings = stack.map((entry) => entry.text);
      places.push(newPlace(anchor, headings));
      collectInline($, node, current());
      return;
    }
    if (/\btheme-code-block\b/.test(attribs.class ?? '')) {
      // The file name above a sample isn't part of the text.
      $(node)
        .find('pre')
        .each((_, pre) => visit(pre, isShown));
      return;
    }
    if (name === 'table') {
      current().card = null;
      const rows = $(node).find('tr:has(> td)').toArray();
      current().rows.push(...rows.map((row) => readRow($, row, current())));
      return;
    }
    if (name === 'pre') {
      const text = $(node).find('br').replaceWith('\n').end().text();
      const classes = `${attribs.class ?? ''} ${$(node).closest('[class*="language-"]').attr('class') ?? ''}`;
      if (OUTPUT.test(classes) || !classes.includes('language-')) {
        const {messages, rest} = readOutput(text);
        messages.forEach((line) => current().errors.add(line));
        current().text.push(` ${rest} `);
      }
      namesIn(text).forEach((one) => current().code.add(one));
      show(codeLines(text));
      return;
    }
    if (attribs.role === 'math') {
      current().text.push(textOf(node));
      show(`\n${attribs['aria-label']}\n`);
      return;
    }
    if (name === 'code') {
      collectInline($, node, current());
      current().text.push(textOf(node));
      show(textOf(node, true));
      return;
    }
    const isBlock = BLOCK.test(name);
    const end = (): void => {
      current().text.push(isBlock ? ' ' : '');
      show(isBlock ? '\n' : '');
    };
    end();
    // Of tabs a card shows the first, and no picture.
    const isSeen = isShown && !('hidden' in attribs) && name !== 'figure';
    node.children.forEach((child) => visit(child, isSeen));
    end();
  };
  root.contents().each((_, node) => visit(node, true));
  return {title, places};
}

type Unplaced = Omit<SearchRecord, 'position'>;

const meta = ($: CheerioAPI, name: string): string =>
  $(`meta[name="${name}"], meta[property="${name}"]`).last().attr('content')?.trim() ?? '';

/**
 * Makes the search records of one built page.
 *
 * @returns no records for pages that are not meant to be found: without the
 *   theme's search metadata (redirects), unlisted, or without text
 */
export function recordsOf({path, head, main: $}: ParsedPage): SearchRecord[] {
  const language = meta(head, 'docusaurus_locale');
  const tag = meta(head, 'docusaurus_tag');
  if (!language || !tag || /noindex/.test(meta(head, 'robots')) || /^doc_tag/.test(tag)) {
    return [];
  }
  const trail = $('.theme-doc-breadcrumbs .breadcrumbs__item')
    .toArray()
    .map(wordsOf)
    .filter(Boolean)
    .slice(0, -1);
  const summary = squeeze(
    `${meta(head, 'description')} ${meta(head, 'keywords').replaceAll(',', ' ')}`,
  );
  const article = $('.theme-doc-markdown').first();
  const root = (article.length > 0 ? article : $('main').first()).clone();
  root.each((_, element) => removeIgnored(element as Element));
  const {title: heading, places} = readPlaces($, root);
  const title = heading || squeeze(head('title').text()).replace(/\s+\|[^|]*$/, '');

  const version = meta(head, 'docusaurus_version');
  const page = {path, title, trail, language, tag, version, summary: '', names: [], code: []};
  return places
    .flatMap(({anchor, headings, text, card, names, code, errors, rows}): Unplaced[] => {
      const here = {...page, anchor, headings};
      return [
        {
          ...here,
          kind: anchor ? 'section' : 'page',
          summary: anchor ? '' : summary,
          content: squeeze(text.join('')),
          card: anchor && card ? sectionCard(card.join(''), errors.size > 0) : undefined,
          names: [...names],
          code: [...code],
        },
        ...Array.from(errors, (content): Unplaced => ({...here, kind: 'error', content})),
        ...rows.flatMap((row): Unplaced[] => {
          const there = {...here, anchor: row.anchor};
          const {messages, leadsTo} = row;
          return [
            {...there, kind: 'row', content: row.text, card: row.card, names: [...row.names]},
            ...Array.from(messages, (content): Unplaced => ({
              ...there,
              kind: 'error',
              content,
              leadsTo,
            })),
          ];
        }),
      ];
    })
    .map((record, position) => ({...record, position}));
}

/**
 * Leaves out the messages of rows that only link to another page with the same
 * message: that page is the answer, not the list.
 *
 * @param records - of all pages of a language
 */
export function withoutSignposts(records: readonly SearchRecord[]): SearchRecord[] {
  const wording = (text: string): string => ` ${chunks(text).join(' ').toLowerCase()} `;
  const pages = new Map<string, string>();
  for (const {path, content} of records) {
    pages.set(path, (pages.get(path) ?? '') + wording(content));
  }
  return records.filter(
    ({path, content, leadsTo = []}) =>
      !leadsTo.some((page) => page !== path && pages.get(page)?.includes(wording(content))),
  );
}

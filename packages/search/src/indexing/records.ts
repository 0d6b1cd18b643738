import type {Cheerio, CheerioAPI} from 'cheerio';
import {chunks, isIdentifier} from '../analysis';
import type {RecordKind} from '../format';

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
  /** On a message in a table: address paths of the pages that its row links to. */
  leadsTo?: readonly string[];
}

/** Elements that are controls or decoration, never text to be found. */
const IGNORED = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'img',
  'button',
  'select',
  'input',
  'textarea',
  'nav',
]);

const IGNORED_ROLES = new Set(['tablist', 'tooltip']);

const IGNORED_CLASSES =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|theme-doc-footer|page-facts)(?:\s|$)/;

const isIgnored = ({name, attribs}: Element): boolean =>
  IGNORED.has(name) ||
  attribs['aria-hidden'] === 'true' ||
  attribs['data-search'] === 'ignore' ||
  IGNORED_ROLES.has(attribs.role ?? '') ||
  IGNORED_CLASSES.test(attribs.class ?? '');

/** Takes out what is never found; a walk of its own, since a selector of all this costs more than the parsing. */
function removeIgnored(node: Element): void {
  node.children = node.children.filter((child) => {
    if (child.type !== 'tag' && child.type !== 'script' && child.type !== 'style') {
      return true;
    }
    if (isIgnored(child)) {
      return false;
    }
    removeIgnored(child);
    return true;
  });
}

const HEADING = /^h[1-6]$/;

const BLOCK =
  /^(?:address|article|aside|blockquote|br|dd|details|div|dl|dt|figcaption|figure|footer|h[1-6]|header|hr|li|main|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;

/** Languages of code blocks that hold output rather than code. */
const OUTPUT = /\blanguage-(?:text|txt|log|console|plaintext|undefined)\b/;

/** Words that tell an error message from other output. */
const ERROR_WORDS =
  /error|exception|fail|fatal|not found|cannot|can't|could not|couldn't|unable|invalid|missing|duplicate|unresolved|undefined|conflict|denied|warning|incompatible|requires?\b|unsupported|not allowed|no such|crash|sigabrt|nofill|no_?fill|ошибк/i;

/** A message much longer than this is a dump; its beginning identifies it. */
const MAX_ERROR = 300;
const MAX_ERRORS_PER_BLOCK = 12;

function squeeze(text: string): string {
  return text
    .replace(/[\u200B\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text of a node with spaces where blocks end. */
function textOf(node: AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag') {
    return '';
  }
  const inner = node.children.map(textOf).join('');
  return BLOCK.test(node.name) ? ` ${inner} ` : inner;
}

/** Lines of an output block or a quoted message that are error strings. */
export function errorLines(text: string): string[] {
  return text
    .split('\n')
    .map(squeeze)
    .filter((line) => line.length >= 12 && line.includes(' ') && ERROR_WORDS.test(line))
    .slice(0, MAX_ERRORS_PER_BLOCK)
    .map((line) => line.slice(0, MAX_ERROR));
}

/** A printed message has at least this many words. */
const MESSAGE_WORDS = 4;

/** In a cell, where code is mostly a name, code of this many words is a message. */
const CELL_MESSAGE_WORDS = 3;

/** Longer blocks are dumps, in which only lines about errors are messages. */
const SHORT_OUTPUT = 4;

/**
 * Splits a block of output into messages and other text. Every line of a short block
 * is a message; of a long one, only lines about errors are.
 */
export function readOutput(text: string): {messages: string[]; rest: string} {
  const lines = text.split('\n').map(squeeze).filter(Boolean);
  const messages = new Set(errorLines(text));
  if (lines.length <= SHORT_OUTPUT) {
    lines
      .filter((line) => line.split(' ').length >= MESSAGE_WORDS)
      .forEach((line) => messages.add(line.slice(0, MAX_ERROR)));
  }
  const rest = lines.filter((line) => !messages.has(line.slice(0, MAX_ERROR)));
  return {messages: [...messages], rest: rest.join(' ').slice(0, MAX_REST)};
}

/** What is kept of a dump beside its messages. */
const MAX_REST = 600;

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

interface Place {
  anchor: string;
  headings: string[];
  text: string[];
  names: Set<string>;
  code: Set<string>;
  errors: Set<string>;
  rows: {
    anchor: string;
    text: string;
    names: Set<string>;
    messages: Set<string>;
    leadsTo: readonly string[];
  }[];
}

const emptyPlace = (anchor: string, headings: string[]): Place => ({
  anchor,
  headings,
  text: [],
  names: new Set(),
  code: new Set(),
  errors: new Set(),
  rows: [],
});

/** Reads names and quoted messages out of the inline code below an element. */
function collectInline($: CheerioAPI, element: AnyNode, into: Place | {names: Set<string>}): void {
  const codes = $(element).is('code') ? $(element) : $(element).find('code');
  codes.each((_, code) => {
    const text = squeeze(textOf(code));
    if (text.includes(' ') && 'errors' in into && errorLines(text).length > 0) {
      into.errors.add(text.slice(0, MAX_ERROR));
      return;
    }
    const names = namesIn(text);
    names.forEach((name) => into.names.add(name));
    if (names.length === 0 && !/\s/.test(text) && text.length >= 3) {
      into.names.add(text);
    }
  });
}

/**
 * Messages quoted in a table row: only in the first cell, since code of several words
 * in the others is rather what to write instead.
 */
function messagesIn($: CheerioAPI, cells: Cheerio<Element>): Set<string> {
  const messages = cells.toArray().flatMap((cell, column) =>
    $(cell)
      .find('code')
      .toArray()
      .map((code) => squeeze(textOf(code)))
      .filter(
        (text) =>
          errorLines(text).length > 0 ||
          (column === 0 && text.split(' ').length >= CELL_MESSAGE_WORDS),
      ),
  );
  return new Set(messages.map((text) => text.slice(0, MAX_ERROR)));
}

function readTable($: CheerioAPI, table: Element, current: Place): void {
  $(table)
    .find('tr')
    .each((_, row) => {
      const cells = $(row).children('td, th');
      if (cells.filter('td').length === 0) {
        return;
      }
      const names = new Set<string>();
      collectInline($, row, {names});
      const id = row.attribs.id ?? cells.find('[id]').addBack('[id]').first().attr('id');
      current.rows.push({
        anchor: id ?? current.anchor,
        text: cells
          .toArray()
          .map((cell) => squeeze(textOf(cell)))
          .filter(Boolean)
          .join(' — '),
        names,
        messages: messagesIn($, cells),
        leadsTo: $(row)
          .find('a[href^="/"]')
          .toArray()
          .map((link) => (link.attribs.href ?? '').replace(/\/?(?:[?#].*)?$/, '')),
      });
    });
}

/** Walks an article in reading order and sorts what it holds into places. */
function readPlaces($: CheerioAPI, root: Cheerio<AnyNode>): {title: string; places: Place[]} {
  let title = '';
  const places = [emptyPlace('', [])];
  const stack: {level: number; text: string}[] = [];
  const current = (): Place => places.at(-1) as Place;

  const visit = (node: AnyNode): void => {
    if (node.type === 'text') {
      current().text.push(node.data);
      return;
    }
    if (node.type !== 'tag') {
      return;
    }
    const {name, attribs} = node;
    if (HEADING.test(name)) {
      const text = squeeze(textOf(node));
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
      places.push(
        emptyPlace(
          anchor,
          stack.map((entry) => entry.text),
        ),
      );
      collectInline($, node, current());
      return;
    }
    if (/\btheme-code-block\b/.test(attribs.class ?? '')) {
      // The file name above a sample isn't part of the text.
      $(node)
        .find('pre')
        .each((_, pre) => visit(pre));
      return;
    }
    if (name === 'table') {
      readTable($, node, current());
      return;
    }
    if (name === 'pre') {
      const text = $(node).find('br').length
        ? $(node).find('br').replaceWith('\n').end().text()
        : $(node).text();
      const classes = `${attribs.class ?? ''} ${$(node).closest('[class*="language-"]').attr('class') ?? ''}`;
      if (OUTPUT.test(classes) || !classes.includes('language-')) {
        const {messages, rest} = readOutput(text);
        messages.forEach((line) => current().errors.add(line));
        current().text.push(` ${rest} `);
      }
      namesIn(text).forEach((one) => current().code.add(one));
      return;
    }
    if (name === 'code') {
      collectInline($, node, current());
      current().text.push(textOf(node));
      return;
    }
    const block = BLOCK.test(name);
    if (block) {
      current().text.push(' ');
    }
    node.children.forEach(visit);
    if (block) {
      current().text.push(' ');
    }
  };
  root.contents().each((_, node) => visit(node));
  return {title, places};
}

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
    .map((item) => squeeze(textOf(item)))
    .filter(Boolean)
    .slice(0, -1);
  const summary = squeeze(
    `${meta(head, 'description')} ${meta(head, 'keywords').replaceAll(',', ' ')}`,
  );
  const version = meta(head, 'docusaurus_version');
  const article = $('.theme-doc-markdown').first();
  const root = (article.length > 0 ? article : $('main').first()).clone();
  root.each((_, element) => removeIgnored(element as Element));
  const {title: heading, places} = readPlaces($, root);
  const title = heading || squeeze(head('title').text()).replace(/\s+\|[^|]*$/, '');

  const records: SearchRecord[] = [];
  const push = (
    kind: RecordKind,
    {anchor, headings}: {anchor: string; headings: readonly string[]},
    content: string,
    names: Iterable<string> = [],
    code: Iterable<string> = [],
  ): void => {
    records.push({
      path,
      anchor,
      kind,
      title,
      headings,
      trail,
      summary: kind === 'page' ? summary : '',
      content,
      names: [...names],
      code: [...code],
      language,
      tag,
      version,
      position: records.length,
    });
  };
  for (const one of places) {
    push(one.anchor ? 'section' : 'page', one, squeeze(one.text.join('')), one.names, one.code);
    for (const error of one.errors) {
      push('error', one, error);
    }
    for (const row of one.rows) {
      push('row', {anchor: row.anchor, headings: one.headings}, row.text, row.names);
      for (const message of row.messages) {
        push('error', {anchor: row.anchor, headings: one.headings}, message);
        (records.at(-1) as SearchRecord).leadsTo = row.leadsTo;
      }
    }
  }
  return records;
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

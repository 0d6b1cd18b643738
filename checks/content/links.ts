import {existsSync} from 'node:fs';
import path from 'node:path';
import {pagesFolder} from '../../config/docSets';
import {defaultLocale} from '../../config/locales';
import {redirects} from '../../config/redirects';
import {provider} from '../../config/provider';
import {kept, type Content, type Page} from '../sources/content';
import {made} from '../sources/made';
import {attribute, headingId, importsOf, isJsx, JSX, lineOf, nodesOf} from '../sources/page';
import type {Problem} from '../problem';

/** Routes made by React pages rather than by documents. */
const PAGES = ['/', '/versions', '/what-fits'];

/** Checks that every link leads to an existing page and anchor, and has the right form. */
export function links(content: Content): Problem[] {
  const linksIn = kept(content, 'links', (page: Page) => linksOf(page));
  const problemOf = linkChecker(content);
  return [...content.pages, ...content.parts].flatMap((page) =>
    linksIn(page).flatMap(({url, line}) => {
      const found = problemOf(page, url);
      return found ? [{file: page.file, line, ...found}] : [];
    }),
  );
}

/** Markdown links, link definitions and the `href` and `to` of JSX elements. */
export const linksOf = ({tree}: Pick<Page, 'tree'>): {url: string; line: number}[] =>
  nodesOf(tree, 'link', 'definition', ...JSX).flatMap((node) => {
    const urls = isJsx(node) ? ['href', 'to'].map((name) => attribute(node, name)) : [node.url];
    return urls.flatMap((url) => (url === null ? [] : {url, line: lineOf(node)}));
  });

/** Ids of headings and elements of a page as it is built, and the files it imports. */
function anchorsOf(page: Page): {ids: string[]; parts: string[]} {
  const {file} = page;
  const {tree} = made(page);
  const ids = nodesOf(tree, 'heading', ...JSX).map((node) =>
    isJsx(node) ? attribute(node, 'id') : headingId(node),
  );
  return {
    ids: ids.filter((id) => id !== null),
    parts: importsOf({file, tree}).map(({target}) => target),
  };
}

type LinkProblem = Pick<Problem, 'rule' | 'message'>;

const form = (message: string): LinkProblem => ({rule: 'link-form', message});
const broken = (message: string): LinkProblem => ({rule: 'broken-link', message});

/** What is wrong with an address outside the site's pages. */
function external(url: string): LinkProblem | null {
  if (!URL.canParse(url)) {
    return form(`${url} is not an address`);
  }
  const {origin, protocol} = new URL(url);
  if (origin === provider.siteUrl) {
    return form(`${url} leads to this site; link to the page instead`);
  }
  return protocol === 'https:' ? null : form(`${url} is not an https address`);
}

/** What is wrong with a link on a page, if anything. */
function linkChecker(content: Content): (from: Page, url: string) => LinkProblem | null {
  const {root, pages, parts} = content;
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const byRoute = new Map(pages.map((page) => [page.locale + page.route, page]));
  const partOf = new Map(parts.map((part) => [part.file, part]));
  const anchorsIn = kept(content, 'anchors', anchorsOf);
  const known = new Map<Page, Set<string>>();

  /** Ids of headings and elements of a page as it is built, with its parts. */
  const anchors = (page: Page): ReadonlySet<string> => {
    const own = known.get(page);
    if (own) {
      return own;
    }
    const direct = anchorsIn(page);
    const ids = new Set(direct.ids);
    known.set(page, ids);
    for (const file of direct.parts) {
      anchors(partOf.get(file) ?? page).forEach((id) => ids.add(id));
    }
    return ids;
  };

  /** The page that a relative link leads to; null for another file. */
  const relative = (from: Page, address: string, url: string): Page | LinkProblem | null => {
    if (!/\.mdx?$/.test(address)) {
      return existsSync(path.join(root, path.dirname(from.file), address))
        ? null
        : form(`${url}: a link within the set names the file with .mdx`);
    }
    const {docSet, version} = from;
    const file = path.posix.join(path.posix.dirname(from.file), decodeURI(address));
    // A page that isn't translated yet is shown and linked in English.
    const folder = from.file.slice(0, -from.local.length);
    const english = file.replace(folder, `${pagesFolder(docSet, defaultLocale, version)}/`);
    const target = byFile.get(file) ?? byFile.get(english);
    if (!target) {
      return broken(`${url}: there is no page ${file}`);
    }
    return target.docSet === docSet ? target : form(`${url} leaves its set; write ${target.route}`);
  };

  /** The page that an absolute link leads to; null for another file. */
  const absolute = (from: Page, address: string, url: string): Page | LinkProblem | null => {
    if (/\.(?:html|mdx?)$/.test(address)) {
      return form(`${url}: an address has no file extension`);
    }
    if (PAGES.includes(address) || existsSync(path.join(root, 'static', address))) {
      return null;
    }
    if (address.endsWith('/')) {
      return form(`${url}: an address has no slash at its end`);
    }
    const moved = redirects.find((redirect) => redirect.from === address);
    if (moved) {
      return form(`${url} is an old address; write ${moved.to}`);
    }
    const target = byRoute.get(from.locale + address) ?? byRoute.get(defaultLocale + address);
    if (!target) {
      return broken(`${url}: no page has this address`);
    }
    if (target.docSet !== from.docSet || target.version !== from.version) {
      return target;
    }
    const file = path.posix.relative(path.posix.dirname(from.file), target.file);
    const shown = file.startsWith('.') ? file : `./${file}`;
    return form(`${url} stays in its set; write ${shown}, which archives keep right`);
  };

  return (from, url) => {
    if (/^%(?:link\.\w+|\w+\.demo)\??%/.test(url) || /^(?:mailto|tel):/.test(url)) {
      return null;
    }
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
      return external(url);
    }
    const [, address = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    const find = address.startsWith('/') ? absolute : relative;
    const target = address === '' ? from : find(from, address, url);
    if (!target || 'rule' in target || !hash || anchors(target).has(hash)) {
      return target && 'rule' in target ? target : null;
    }
    const where = target === from ? 'this page' : target.file;
    return {rule: 'broken-anchor', message: `${url}: ${where} has no heading #${hash}`};
  };
}

import {existsSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale} from '../../config/locales';
import {redirects} from '../../config/redirects';
import {provider} from '../../config/provider';
import {kept, type Content, type Page} from '../lib/content';
import {made} from '../lib/made';
import {attribute, headingId, importsOfPage, isJsx, lineOf, walk} from '../lib/page';
import type {Problem} from '../lib/problem';

/** Routes made by React pages rather than by documents. */
const PAGES = ['/', '/versions', '/what-fits'];

/** Checks that every link leads to an existing page and anchor, and has the right form. */
export function links(content: Content): Problem[] {
  const index = new Index(content);
  const linksIn = kept(content, 'links', linksOf);
  return [...content.pages, ...content.parts].flatMap((page) =>
    linksIn(page).flatMap(({url, line}) =>
      index.problem(page, url).map((found) => ({file: page.file, line, ...found})),
    ),
  );
}

export interface Link {
  url: string;
  line: number;
}

/** Markdown links, link definitions and the `href` and `to` of JSX elements. */
export function linksOf({tree}: Page): Link[] {
  const found: Link[] = [];
  walk(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      found.push({url: node.url, line: lineOf(node)});
    } else if (isJsx(node)) {
      for (const name of ['href', 'to']) {
        const url = attribute(node, name);
        if (url !== null) {
          found.push({url, line: lineOf(node)});
        }
      }
    }
  });
  return found;
}

interface Anchors {
  ids: string[];
  parts: string[];
}

/** Ids of headings and elements of a page as it is built, and the files it imports. */
function anchorsOf(page: Page): Anchors {
  const ids: (string | null)[] = [];
  const {tree} = made(page);
  walk(tree, (node) => {
    if (node.type === 'heading') {
      ids.push(headingId(node));
    } else if (isJsx(node)) {
      ids.push(attribute(node, 'id'));
    }
  });
  return {
    ids: ids.filter((id) => id !== null),
    parts: importsOfPage({file: page.file, tree}).map(({target}) => target),
  };
}

const folderKey = ({docSet, version}: Page): string => `${docSet.id} ${version}`;
const folderOf = ({file, local}: Page): string => file.slice(0, -local.length);

type LinkProblem = Pick<Problem, 'rule' | 'message'>;

class Index {
  private readonly byFile = new Map<string, Page>();
  private readonly byRoute = new Map<string, Page>();
  private readonly parts = new Map<string, Page>();
  private readonly ids = new Map<string, Set<string>>();
  private readonly idsIn: (page: Page) => Anchors;
  /** Folders of the English pages, by set and version. */
  private readonly folders = new Map<string, string>();

  constructor(private readonly content: Content) {
    this.idsIn = kept(content, 'anchors', anchorsOf);
    for (const page of content.pages) {
      this.byFile.set(page.file, page);
      this.byRoute.set(`${page.locale}${page.route}`, page);
      if (page.locale === defaultLocale) {
        this.folders.set(folderKey(page), folderOf(page));
      }
    }
    for (const part of content.parts) {
      this.parts.set(part.file, part);
    }
  }

  problem(from: Page, url: string): LinkProblem[] {
    if (/^%(?:link\.\w+|\w+\.demo)%/.test(url) || /^(?:mailto|tel):/.test(url)) {
      return [];
    }
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
      return this.external(url);
    }
    const [, address = '', hash] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (address === '') {
      return this.anchor(from, from, hash, url);
    }
    return address.startsWith('/')
      ? this.absolute(from, address, hash, url)
      : this.relative(from, address, hash, url);
  }

  private external(url: string): LinkProblem[] {
    if (!URL.canParse(url)) {
      return [{rule: 'link-form', message: `${url} is not an address`}];
    }
    const {origin, protocol} = new URL(url);
    if (origin === provider.siteUrl) {
      return [{rule: 'link-form', message: `${url} leads to this site; link to the page instead`}];
    }
    return protocol === 'https:'
      ? []
      : [{rule: 'link-form', message: `${url} is not an https address`}];
  }

  private relative(
    from: Page,
    address: string,
    hash: string | undefined,
    url: string,
  ): LinkProblem[] {
    if (!/\.mdx?$/.test(address)) {
      return existsSync(path.join(this.content.root, path.dirname(from.file), address))
        ? []
        : [{rule: 'link-form', message: `${url}: a link within the set names the file with .mdx`}];
    }
    const file = path.posix.join(path.posix.dirname(from.file), decodeURI(address));
    // A page that isn't translated yet is shown and linked in English.
    const english = this.english(from, file);
    const target = this.byFile.get(file) ?? this.byFile.get(english);
    if (!target) {
      return [{rule: 'broken-link', message: `${url}: there is no page ${file}`}];
    }
    return target.docSet === from.docSet
      ? this.anchor(from, target, hash, url)
      : [{rule: 'link-form', message: `${url} leaves its set; write ${target.route}`}];
  }

  private english(from: Page, file: string): string {
    const folder = folderOf(from);
    const english = this.folders.get(folderKey(from));
    return english !== undefined && file.startsWith(folder)
      ? english + file.slice(folder.length)
      : file;
  }

  private absolute(
    from: Page,
    address: string,
    hash: string | undefined,
    url: string,
  ): LinkProblem[] {
    if (/\.(?:html|mdx?)$/.test(address)) {
      return [{rule: 'link-form', message: `${url}: an address has no file extension`}];
    }
    if (existsSync(path.join(this.content.root, 'static', address)) && address !== '/') {
      return [];
    }
    if (address !== '/' && address.endsWith('/')) {
      return [{rule: 'link-form', message: `${url}: an address has no slash at its end`}];
    }
    if (PAGES.includes(address)) {
      return [];
    }
    const moved = redirects.find((redirect) => redirect.from === address);
    if (moved) {
      return [{rule: 'link-form', message: `${url} is an old address; write ${moved.to}`}];
    }
    const target =
      this.byRoute.get(from.locale + address) ?? this.byRoute.get(defaultLocale + address);
    if (!target) {
      return [{rule: 'broken-link', message: `${url}: no page has this address`}];
    }
    if (target.docSet === from.docSet && target.version === from.version) {
      const relative = path.posix.relative(path.posix.dirname(from.file), target.file);
      const file = relative.startsWith('.') ? relative : `./${relative}`;
      return [
        {
          rule: 'link-form',
          message: `${url} stays in its set; write ${file}, which archives keep right`,
        },
      ];
    }
    return this.anchor(from, target, hash, url);
  }

  /** Ids of headings and elements of a page as it is built, with its parts. */
  private anchors(page: Page): ReadonlySet<string> {
    const known = this.ids.get(page.file);
    if (known) {
      return known;
    }
    const direct = this.idsIn(page);
    const ids = new Set(direct.ids);
    this.ids.set(page.file, ids);
    for (const file of direct.parts) {
      this.anchors(this.parts.get(file) ?? page).forEach((id) => ids.add(id));
    }
    return ids;
  }

  private anchor(from: Page, target: Page, hash: string | undefined, url: string): LinkProblem[] {
    if (!hash) {
      return [];
    }
    return this.anchors(target).has(hash)
      ? []
      : [
          {
            rule: 'broken-anchor',
            message: `${url}: ${target === from ? 'this page' : target.file} has no heading #${hash}`,
          },
        ];
  }
}

import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {TOKEN} from '../../config/facts';
import {htmlFiles} from '../../host/inline-scripts';
import {answer, movesOf} from '../../host/serve';

interface BuiltLink {
  url: string;
  /** True for links to the same page in another language. */
  otherLanguage: boolean;
}

/** One HTML file of the build. */
export interface BuiltPage {
  /** Relative to the build, such as `ru/android/get-started.html`. */
  file: string;
  /** Address below the base URL without leading or trailing slash; empty for the home page. */
  address: string;
  locale: string;
  kind: 'page' | 'not-found' | 'redirect';
  /** Target of a redirect page. */
  target: string | null;
  lang: string | undefined;
  title: string;
  description: string;
  canonical: string | undefined;
  alternates: Readonly<Record<string, string>>;
  indexed: boolean;
  h1: number;
  links: BuiltLink[];
  /** Files that the page loads by itself. */
  resources: string[];
  ids: string[];
  /** Address of the page's link preview. */
  preview: string | undefined;
  /** Parts that stay hidden until a script moves them into place. */
  deferred: number;
  /** Share of the text, including link addresses, that comes before the first sentence. */
  contentStart: number;
  /** Types of its structured data, as defined by https://schema.org. */
  types: string[];
  /** Fact tokens that were not replaced, in text, head or code. */
  tokens: string[];
  /** Accessible names and placeholders, except those marked as another language. */
  labels: string[];
}

export interface Site {
  folder: string;
  siteUrl: string;
  baseUrl: string;
  locales: readonly string[];
  defaultLocale: string;
  pages: BuiltPage[];
  /** The production host's answer to a path with base URL. */
  answer: (pathname: string) => ReturnType<typeof answer>;
}

function refreshTarget(content: string | undefined): string | null {
  return /^\s*\d+\s*;\s*url=(.*)$/i.exec(content ?? '')?.[1]?.trim() ?? null;
}

type Node = NonNullable<ReturnType<CheerioAPI['root']>[0]>['children'][number];

const NO_TEXT = new Set(['script', 'style', 'svg', 'template']);

/** Whether a paragraph is prose: long or a sentence, and not a list of links. */
function isProse(text: string, linked: number): boolean {
  const length = text.length;
  return (length >= 80 || (length >= 40 && /[.!?]$/.test(text))) && linked < length / 2;
}

/** Where prose starts, as programs that extract a page's text see it. */
function contentStart($: CheerioAPI): number {
  let length = 0;
  let start: number | null = null;
  const walk = (node: Node): void => {
    if (node.type === 'text') {
      length += node.data.replace(/\s+/g, ' ').length;
    }
    if (node.type !== 'tag' || NO_TEXT.has(node.name)) {
      return;
    }
    if (start === null && node.name === 'p') {
      const paragraph = $(node);
      start = isProse(paragraph.text().trim(), paragraph.find('a').text().length) ? length : null;
    }
    length += node.attribs.href?.length ?? 0;
    node.children.forEach(walk);
  };
  $('body')
    .contents()
    .each((_, node) => walk(node));
  return length === 0 ? 0 : (start ?? length) / length;
}

/** The type in a structured data block; unknown if it can't be parsed. */
function typeOf(description: string): string[] {
  try {
    const {'@type': type} = JSON.parse(description) as {'@type'?: string};
    return type === undefined ? [] : [type];
  } catch {
    return ['unreadable JSON'];
  }
}

function readPage(folder: string, file: string, site: Omit<Site, 'pages' | 'answer'>): BuiltPage {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const $ = load(html);
  const all = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const first = file.split('/')[0] as string;
  const target = refreshTarget($('meta[http-equiv="refresh" i]').attr('content'));
  const srcset = [...all('[srcset]', 'srcset'), ...all('link[imagesrcset]', 'imagesrcset')].flatMap(
    (list) => list.split(',').map((entry) => entry.trim().split(/\s+/)[0] as string),
  );
  return {
    file,
    address: file.replace(/(?:^|\/)index\.html$|\.html$/, ''),
    locale: site.locales.includes(first) ? first : site.defaultLocale,
    kind: target !== null ? 'redirect' : /(?:^|\/)404\.html$/.test(file) ? 'not-found' : 'page',
    target,
    lang: $('html').attr('lang'),
    title: $('head title').text(),
    description: $('head meta[name="description"]').attr('content') ?? '',
    canonical: $('head link[rel="canonical"]').attr('href'),
    alternates: Object.fromEntries(
      $('head link[rel="alternate"][hreflang]')
        .toArray()
        .map((element) => [$(element).attr('hreflang') ?? '', $(element).attr('href') ?? '']),
    ),
    indexed: !/noindex/.test($('head meta[name="robots"]').attr('content') ?? ''),
    h1: $('h1').length,
    links: $('a[href], area[href]')
      .toArray()
      .map((element) => ({
        url: $(element).attr('href') ?? '',
        otherLanguage:
          $(element).attr('lang') !== undefined || $(element).attr('hreflang') !== undefined,
      })),
    resources: [
      ...all(
        'script[src], img[src], iframe[src], source[src], video[src], audio[src], embed[src]',
        'src',
      ),
      ...all('object[data]', 'data'),
      ...all(
        [
          'stylesheet',
          'preload',
          'modulepreload',
          'prefetch',
          'icon',
          'preconnect',
          'dns-prefetch',
          'manifest',
        ]
          .map((rel) => `link[rel~="${rel}"]`)
          .join(','),
        'href',
      ),
      ...srcset,
    ].filter((url) => !url.startsWith('data:')),
    ids: [...all('[id]', 'id'), ...all('a[name]', 'name')],
    preview: $('head meta[property="og:image"]').attr('content'),
    deferred: $('div[hidden][id^="S:"]').length,
    contentStart: contentStart($),
    types: $('head script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => typeOf($(script).text())),
    tokens: [...new Set(html.match(TOKEN))],
    labels: ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .filter((element) => $(element).closest('[lang]').is('html'))
        .map((element) => ($(element).attr(name) as string).trim()),
    ),
  };
}

/** Reads every page of a build. */
export function loadSite(site: Omit<Site, 'pages' | 'answer'>): Site {
  const folder = path.resolve(site.folder);
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} holds no 404.html; build the site first.`);
  }
  const has = (file: string): boolean => {
    const full = path.join(folder, file);
    return existsSync(full) && statSync(full).isFile();
  };
  const moves = movesOf(folder, site.baseUrl);
  return {
    ...site,
    folder,
    pages: htmlFiles(folder).map((file) => readPage(folder, file, site)),
    answer: (pathname) => answer(pathname, {has, baseUrl: site.baseUrl, moves}),
  };
}

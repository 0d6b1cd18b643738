import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';
import {TOKEN} from '../../plugins/lib/facts';
import {htmlFiles} from '../../host/inline-scripts';
import {answer, movesOf} from '../../host/serve';

/** One HTML file of the build. */
export type BuiltPage = ReturnType<typeof readPage>;

/** Where a build is, and what it is of. */
interface Build {
  folder: string;
  siteUrl: string;
  baseUrl: string;
  locales: readonly string[];
  defaultLocale: string;
}

export interface Site extends Build {
  pages: BuiltPage[];
  /** The production host's answer to a path with base URL. */
  answer: (pathname: string, query?: string) => ReturnType<typeof answer>;
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

function readPage(file: string, {folder, locales, defaultLocale}: Build) {
  const html = readFileSync(path.join(folder, file), 'utf8');
  const $ = load(html);
  const all = (selector: string, name: string): string[] =>
    $(selector)
      .toArray()
      .flatMap((element) => $(element).attr(name) ?? []);
  const first = file.split('/')[0] as string;
  const refresh = $('meta[http-equiv="refresh" i]').attr('content') ?? '';
  const target = /^\s*\d+\s*;\s*url=(.*)$/i.exec(refresh)?.[1]?.trim() ?? null;
  const isNotFound = /(?:^|\/)404\.html$/.test(file);
  const kind: 'page' | 'not-found' | 'redirect' =
    target !== null ? 'redirect' : isNotFound ? 'not-found' : 'page';
  const srcset = [...all('[srcset]', 'srcset'), ...all('link[imagesrcset]', 'imagesrcset')].flatMap(
    (list) => list.split(',').map((entry) => entry.trim().split(/\s+/)[0] as string),
  );
  return {
    /** Relative to the build, such as `ru/android/get-started.html`. */
    file,
    /** Address below the base URL without leading or trailing slash; empty for the home page. */
    address: file.replace(/(?:^|\/)index\.html$|\.html$/, ''),
    locale: locales.includes(first) ? first : defaultLocale,
    kind,
    /** Target of a redirect page. */
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
        /** True for links to the same page in another language. */
        otherLanguage: $(element).is('[lang], [hreflang]'),
      })),
    /** Files that the page loads by itself. */
    resources: [
      ...all(
        'script[src], img[src], iframe[src], source[src], video[src], audio[src], embed[src]',
        'src',
      ),
      ...all('object[data]', 'data'),
      ...all(LOADED.join(), 'href'),
      ...srcset,
    ].filter((url) => !url.startsWith('data:')),
    ids: [...all('[id]', 'id'), ...all('a[name]', 'name')],
    /** Address of the page's link preview. */
    preview: $('head meta[property="og:image"]').attr('content'),
    /** Parts that stay hidden until a script moves them into place. */
    deferred: $('div[hidden][id^="S:"]').length,
    /** Share of the text, including link addresses, that comes before the first sentence. */
    contentStart: contentStart($),
    /** Types of its structured data, as defined by https://schema.org. */
    types: $('head script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => typeOf($(script).text())),
    /** Fact tokens that were not replaced, in text, head or code. */
    tokens: [...new Set(html.match(TOKEN))],
    /** Accessible names and placeholders, except those marked as another language. */
    labels: ['aria-label', 'title', 'placeholder'].flatMap((name) =>
      $(`[${name}]`)
        .toArray()
        .filter((element) => $(element).closest('[lang]').is('html'))
        .map((element) => ($(element).attr(name) as string).trim()),
    ),
  };
}

/** What a page loads by links to it. */
const LOADED = [
  'stylesheet',
  'preload',
  'modulepreload',
  'prefetch',
  'icon',
  'preconnect',
  'dns-prefetch',
  'manifest',
].map((rel) => `link[rel~="${rel}"]`);

/** Reads every page of a build. */
export function loadSite(build: Build): Site {
  const folder = path.resolve(build.folder);
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} holds no 404.html; build the site first.`);
  }
  const has = (file: string): boolean =>
    statSync(path.join(folder, file), {throwIfNoEntry: false})?.isFile() ?? false;
  const {baseUrl} = build;
  const moves = movesOf(folder, baseUrl);
  return {
    ...build,
    folder,
    pages: htmlFiles(folder).map((file) => readPage(file, {...build, folder})),
    answer: (pathname, query) => answer(pathname, {has, baseUrl, moves}, query),
  };
}

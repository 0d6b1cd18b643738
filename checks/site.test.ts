import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {askAll, condense, format} from './problem';
import {loadSite} from './site/site';
import {leadOn} from './site/published';
import {siteQuestions} from './site/questions';

const URL_OF_SITE = 'https://docs.example.com';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true, force: true});
});

interface Parts {
  lang?: string;
  head?: string;
  canonical?: string;
  alternates?: Record<string, string>;
  body?: string;
  preview?: string;
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), text);
}

/** The beginning of a PNG, which tells its size. */
function png(width: number, height: number, length = 24): string {
  const content = Buffer.alloc(length);
  content.write('\x89PNG', 'latin1');
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  const file = `${width}-${height}-${length}.png`;
  writeFileSync(path.join(folder, file), content);
  return `<meta property="og:image" content="${URL_OF_SITE}/${file}">`;
}

const ARTICLE = '<script type="application/ld+json">{"@type":"TechArticle"}</script>';
const POINTER = '<p>All of these pages are listed for readers of text.</p>';

/** Writes an address in both languages; the parts go into the English page. */
function page(address: string, parts: Parts = {}): void {
  const urls = {en: `/${address}`, ru: address ? `/ru/${address}` : '/ru/'};
  for (const locale of ['en', 'ru'] as const) {
    const {
      lang = locale,
      head = '',
      canonical = URL_OF_SITE + urls[locale],
      alternates = {...urls, 'x-default': urls.en},
      body = '',
      preview = png(1200, 630),
    } = locale === 'en' ? parts : {};
    const links = Object.entries(alternates)
      .map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${URL_OF_SITE}${url}">`)
      .join('');
    write(
      `${locale === 'ru' ? 'ru/' : ''}${address || 'index'}.html`,
      `<html lang="${lang}"><head><title>T</title><meta name="description" content="D">` +
        `<link rel="canonical" href="${canonical}">${links}${preview}${ARTICLE}${head}</head><body>${POINTER}<h1>T</h1>${body}</body></html>`,
    );
  }
}

function sitemap(locale: 'en' | 'ru', addresses: readonly string[], extra = ''): void {
  const prefix = locale === 'ru' ? 'ru/' : '';
  write(
    `${prefix}sitemap.xml`,
    `<urlset>${addresses
      .map(
        (address) =>
          `<url><loc>${URL_OF_SITE}/${prefix}${address}</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>`,
      )
      .join('')}${extra}</urlset>`,
  );
}

/** Writes a skill and the index that names it. */
function skill(text: string, digest = createHash('sha256').update(text).digest('hex')): void {
  write('.well-known/agent-skills/one/SKILL.md', text);
  const url = `${URL_OF_SITE}/.well-known/agent-skills/one/SKILL.md`;
  write(
    '.well-known/agent-skills/index.json',
    JSON.stringify({skills: [{name: 'one', url, digest: `sha256:${digest}`}]}),
  );
}

/** A site of two pages without any problem. */
function goodSite(parts: Parts = {}): void {
  page('');
  page('a', parts);
  for (const locale of ['en', 'ru'] as const) {
    sitemap(locale, ['', 'a']);
    write(
      `${locale === 'ru' ? 'ru/' : ''}404.html`,
      `<html lang="${locale}"><a href="#x"></a><p id="x"></p></html>`,
    );
  }
  write('assets/a.0a1b2c3d.js', '');
  skill(`See <${URL_OF_SITE}/a> and https://other.example/gone.`);
}

const load = () =>
  loadSite({
    folder,
    siteUrl: URL_OF_SITE,
    baseUrl: '/',
    locales: ['en', 'ru'],
    defaultLocale: 'en',
  });

async function problems(): Promise<string[]> {
  const site = load();
  const questions = siteQuestions({
    foreign: ['https://widget.example.net', 'https://*.search.example'],
    published: ['/a'],
    unused: [/\bvendor\.example\b/],
    archived: (address) => address.startsWith('old/'),
    dated: (address) => address.startsWith('guide/'),
  });
  return (await askAll(questions, site)).problems.map(format);
}

describe('a good site', () => {
  it('has no problem', async () => {
    goodSite({
      head:
        '<script src="/assets/a.0a1b2c3d.js"></script><link rel="preconnect" href="https://x.search.example">' +
        '<script src="https://widget.example.net/w.js"></script>',
      body:
        '<h2 id="b">B</h2><a href="#b"></a><a href="/">Home</a><a href="/a?x=1#b"></a>' +
        '<a href="/ru/a" lang="ru"></a><a href="https://example.org/x.html"></a>' +
        '<a href="mailto:a@b.c"></a><img src="data:image/png;base64,AA==" alt="A">',
    });
    expect(await problems()).toEqual([]);
  });
});

describe('the picture of a link', () => {
  it.each([
    ['no picture', () => ''],
    ['another size', () => png(600, 315)],
    ['too heavy a one', () => png(1200, 630, 31 * 1024)],
    ['a file that is not there', () => `<meta property="og:image" content="${URL_OF_SITE}/x.png">`],
    ['another host’s', () => '<meta property="og:image" content="https://example.net/a.png">'],
  ])('%s is reported', async (_what, preview) => {
    goodSite({preview: preview()});
    expect(await problems()).toEqual([expect.stringMatching(/^a\.html link-preview /)]);
  });
});

describe('links and files', () => {
  it.each([
    ['<a href="/gone"></a>', 'broken-link'],
    ['<a href="gone"></a>', 'broken-link'],
    ['<a href="/a#gone"></a>', 'broken-anchor'],
    ['<a href="#gone"></a>', 'broken-anchor'],
    ['<a href="/a.html"></a>', 'redirected-link'],
    ['<a href="/a/"></a>', 'redirected-link'],
    ['<a href="/ru"></a>', 'redirected-link'],
    ['<a href="/ru/a"></a>', 'other-language'],
    ['<a href="https://docs.example.com/gone"></a>', 'broken-link'],
    ['<a href="https://["></a>', 'broken-link'],
    ['<img src="/gone.png">', 'missing-asset'],
    [
      '<img src="/assets/a.0a1b2c3d.js" srcset="/assets/a.0a1b2c3d.js 1x, /gone.png 2x">',
      'missing-asset',
    ],
    ['<img src="https://cdn.example.net/a.png">', 'foreign-resource'],
    ['<script src="//cdn.example.net/a.js"></script>', 'foreign-resource'],
    ['<iframe src="https://evilsearch.example/"></iframe>', 'foreign-resource'],
    ['<link rel="preconnect" href="https://fonts.example">', 'foreign-resource'],
    ['<p>Version %android.version%</p>', 'left-over-token'],
    ['<img alt="" src="/assets/a.0a1b2c3d.js" data-a="%ios.version%">', 'left-over-token'],
    ['<p id="x"></p><p id="x"></p>', 'duplicate-id'],
    ['<h1>Another</h1>', 'h1'],
    ['<div hidden id="S:0"><p>Late</p></div>', 'needs-script'],
  ])('%s → %s', async (body, rule) => {
    goodSite({body});
    const found = await problems();
    expect(found).toEqual([expect.stringMatching(new RegExp(`^a\\.html ${rule} `))]);
  });
  it('wants labels in the language of their page', async () => {
    const nav = '<nav aria-label="Pages of the set"></nav><span title="Kotlin"></span>';
    goodSite({body: nav});
    const russian = path.join(folder, 'ru/a.html');
    const html = readFileSync(russian, 'utf8');
    writeFileSync(
      russian,
      html.replace('<body>', `<body>${nav.replace('Pages of the set', 'Страницы')}`),
    );
    expect(await problems()).toEqual([]);
    writeFileSync(russian, html.replace('<body>', `<body>${nav}`));
    expect(await problems()).toEqual([
      expect.stringMatching(/^ru\/a\.html interface-language .*"Pages of the set"/),
    ]);
  });
  it('finds hosts of services that are not used, in scripts too', async () => {
    goodSite();
    write('assets/js/main.1a1b2c3d.js', 'fetch("https://x.vendor.example/1")');
    expect(await problems()).toEqual([
      expect.stringContaining('assets/js/main.1a1b2c3d.js unused-vendor names vendor.example'),
    ]);
  });

  it('finds foreign files in style sheets', async () => {
    goodSite({head: '<link rel="stylesheet" href="/assets/css/s.0a1b2c3d.css">'});
    write(
      'assets/css/s.0a1b2c3d.css',
      '@font-face{src:url(https://fonts.example/f.woff2)}a{background:url(/x.png)}',
    );
    expect(await problems()).toEqual([
      expect.stringContaining('assets/css/s.0a1b2c3d.css foreign-resource'),
    ]);
  });
  it('finds links to and from redirect pages that lead nowhere', async () => {
    goodSite({body: '<a href="/old"></a>'});
    for (const prefix of ['', 'ru/']) {
      write(
        `${prefix}old.html`,
        `<html><meta http-equiv="refresh" content="0; url=/${prefix}gone"></html>`,
      );
    }
    expect((await problems()).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'a.html redirected-link',
      'old.html broken-redirect',
      'ru/old.html broken-redirect',
    ]);
  });
  it('finds two files for one address', async () => {
    goodSite();
    for (const prefix of ['', 'ru/']) {
      write(
        `${prefix}a/index.html`,
        `<html><meta http-equiv="refresh" content="0; url=/${prefix}a"></html>`,
      );
    }
    expect((await problems()).filter((line) => line.includes('duplicate-route'))).toHaveLength(2);
  });
});

describe('addresses that others have published', () => {
  it('lead to a page and its anchor in each language', () => {
    goodSite();
    expect(leadOn(load(), ['/a', '/a.html']).map(({message}) => message)).toEqual([]);
    expect(leadOn(load(), ['/gone', '/a#lost']).map(({message}) => message)).toEqual([
      '/gone leads to /gone, which is no page',
      '/a#lost leads to /a, which has no #lost',
      '/gone leads to /ru/gone, which is no page',
      '/a#lost leads to /ru/a, which has no #lost',
    ]);
  });
});

describe('languages and metadata', () => {
  it.each<[string, Parts, string]>([
    ['another lang', {lang: 'de'}, 'lang'],
    ['a missing alternate', {alternates: {en: '/a', ru: '/ru/a'}}, 'hreflang'],
    [
      'an alternate in the wrong language',
      {alternates: {en: '/a', ru: '/a', 'x-default': '/a'}},
      'hreflang',
    ],
    [
      'an alternate that is gone',
      {alternates: {en: '/a', ru: '/ru/b', 'x-default': '/a'}},
      'hreflang',
    ],
    ['a canonical that is gone', {canonical: `${URL_OF_SITE}/b`}, 'canonical'],
    ['a canonical of another site', {canonical: 'https://example.org/a'}, 'canonical'],
    ['a canonical in another language', {canonical: `${URL_OF_SITE}/ru/a`}, 'canonical'],
  ])('finds %s', async (_, parts, rule) => {
    goodSite(parts);
    expect(await problems()).toContainEqual(
      expect.stringMatching(new RegExp(`^a\\.html ${rule} `)),
    );
  });
  it('lets an archived page name the current one as canonical', async () => {
    goodSite();
    page('old/a', {canonical: `${URL_OF_SITE}/a`});
    expect(await problems()).toEqual([]);
  });
  it('finds pages of one language only', async () => {
    goodSite();
    rmSync(path.join(folder, 'ru/a.html'));
    expect(await problems()).toContainEqual('a.html language-pair does not exist in ru');
  });
});

describe('pictures', () => {
  it('weigh little on a phone', async () => {
    goodSite();
    write('ru/assets/ideal-img/light.0a1b2c3.780.jpg', 'x'.repeat(60 * 1024));
    write('ru/assets/ideal-img/heavy.0a1b2c3.780.jpg', 'x'.repeat(61 * 1024));
    write('ru/assets/ideal-img/heavy.3c2b1a0.1200.jpg', 'x'.repeat(90 * 1024));
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^ru\/assets\/ideal-img\/heavy\.0a1b2c3\.780\.jpg picture-weight has 61/,
      ),
    ]);
  });
});

it('what browsers keep has a hash in its name', async () => {
  goodSite();
  write('assets/js/main.0a1b2c3d.js', '');
  write('assets/js/plain.js', '');
  expect(await problems()).toEqual([expect.stringMatching(/^assets\/js\/plain\.js no-hash /)]);
});

describe('a skill', () => {
  it.each([
    [
      'of another text than its digest',
      () => skill('Text', '0'.repeat(64)),
      /does not match sha256:0/,
    ],
    ['that is too long', () => skill('x'.repeat(7000)), /has 7000 bytes/],
    [
      'with a link to nothing',
      () => skill(`<${URL_OF_SITE}/gone.md#a>`),
      /gone.md#a does not exist/,
    ],
    [
      'that does not exist',
      () => rmSync(path.join(folder, '.well-known/agent-skills/one'), {recursive: true}),
      /one links to .*, which does not exist/,
    ],
    ['no index names', () => rmSync(path.join(folder, '.well-known'), {recursive: true}), /exist/],
  ])('%s is reported', async (_, change, expected) => {
    goodSite();
    change();
    expect(await problems()).toEqual([expect.stringMatching(expected)]);
  });
});

describe('what a page begins with', () => {
  const links = '<a href="/a">Another page of this site</a>'.repeat(20);
  const read = (html: string) =>
    write('a.html', readFileSync(path.join(folder, 'a.html'), 'utf8').replace(POINTER, html));

  it('is its content, not its menus', async () => {
    goodSite();
    read(`<nav>${links}</nav><p>What follows is the first sentence of the page.</p>`);
    expect(await problems()).toEqual([
      expect.stringMatching(/^a\.html content-start the article starts after 9\d%/),
    ]);
  });

  it('may be a menu that is shorter than the content', async () => {
    goodSite();
    read(
      `<nav>${links}</nav>${'<p>What follows is the first sentence of the page, and more. </p>'.repeat(20)}`,
    );
    expect(await problems()).toEqual([]);
  });

  it('is no list of links, and no script', async () => {
    goodSite();
    read(`<p>${links}</p><script>${'x'.repeat(5000)}</script>`);
    expect(await problems()).toEqual([expect.stringContaining('content-start')]);
  });
});

describe('a page of a doc set', () => {
  it.each([
    ['two kinds of article', ARTICLE + ARTICLE.replace('TechArticle', 'FAQPage')],
    ['no article', ARTICLE.replace('TechArticle', 'BreadcrumbList')],
    ['what cannot be read', ARTICLE.replace('}', '')],
  ])('is not described as %s', async (_, described) => {
    goodSite();
    page('guide/a');
    const entry = (prefix: string) =>
      `<url><loc>${URL_OF_SITE}/${prefix}guide/a</loc><lastmod>2025-06-12</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>`;
    sitemap('en', ['', 'a'], entry(''));
    sitemap('ru', ['', 'a'], entry('ru/'));
    expect(await problems()).toEqual([]);
    const html = readFileSync(path.join(folder, 'guide/a.html'), 'utf8');
    write('guide/a.html', html.replace(ARTICLE, described));
    expect(await problems()).toEqual([
      expect.stringMatching(/^guide\/a\.html structured-data is described as/),
    ]);
  });
});

describe('sitemap', () => {
  it.each([
    [
      'an archived page',
      '<url><loc>https://docs.example.com/old/a</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>',
      'archived',
    ],
    [
      'a page that is gone',
      '<url><loc>https://docs.example.com/gone</loc><changefreq>weekly</changefreq><priority>0.5</priority></url>',
      'not a page in en',
    ],
    [
      'another rate',
      '<url><loc>https://docs.example.com/a</loc><changefreq>daily</changefreq><priority>0.5</priority></url>',
      'weekly and 0.5 were expected',
    ],
  ])('must not list %s', async (_, extra, message) => {
    goodSite();
    page('old/a');
    sitemap('en', ['', 'a'], extra);
    expect(await problems()).toEqual([expect.stringContaining(message)]);
  });
  it('must say when a page of a doc set has changed', async () => {
    goodSite();
    page('guide/a');
    page('guide/b');
    const entry = (address: string, day: string) =>
      `<url><loc>${URL_OF_SITE}/${address}</loc><lastmod>${day}</lastmod><changefreq>weekly</changefreq><priority>0.5</priority></url>`;
    sitemap('ru', ['', 'a'], entry('ru/guide/a', '2025-06-12') + entry('ru/guide/b', '2025-06-13'));
    sitemap('en', ['', 'a'], entry('guide/a', '2025-06-12') + entry('guide/b', ''));
    expect(await problems()).toEqual([
      expect.stringMatching(/^sitemap\.xml sitemap \S+\/guide\/b has "" as lastmod/),
    ]);
  });
  it('must list every page that may be indexed', async () => {
    goodSite();
    page('b');
    page('c', {head: '<meta name="robots" content="noindex">'});
    sitemap('ru', ['', 'a', 'b', 'c']);
    expect(await problems()).toEqual(['sitemap.xml sitemap /b is missing']);
  });
});

describe('condense', () => {
  it('tells the same finding on many pages once', () => {
    const many = ['a', 'b', 'c', 'd'].map((file) => ({file, rule: 'r', message: 'm'}));
    expect(condense(many).map(format)).toEqual(['a r m (and on 3 more pages)']);
    expect(condense(many.slice(0, 3))).toHaveLength(3);
    expect(condense(many.map((problem) => ({...problem, line: 1})))).toHaveLength(4);
  });
});

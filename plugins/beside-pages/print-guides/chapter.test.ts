import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import {builtPage} from '../../lib/builtPages';
import {chapterOf} from './chapter';
import {guideDocument} from './guide';

const context = {
  siteUrl: 'https://docs.example.com',
  section: (page: string) => ({'/android/start': 'start'})[page] ?? null,
  notes: 'Addresses',
};

/** What a chapter is made of an article's content. */
function read(content: string) {
  const chapter = chapterOf(
    builtPage(
      `<html><body><nav>Menu</nav><article><div class="theme-doc-markdown markdown"><header><h1>Banner</h1></header>${content}</div></article><footer>Foot</footer></body></html>`,
      '/android/ads/banner',
    ),
    'ads.banner',
    context,
  );
  return {...chapter, $: load(chapter.html, null, false)};
}

describe('a chapter', () => {
  it('is the article without title and controls, its headings one level down', () => {
    const {title, $} = read(
      '<h2 id=a>A<a class=hash-link href=#a>​</a></h2><button>Copy</button><noscript>Off</noscript>',
    );
    expect(title).toBe('Banner');
    expect($('h3').text()).toBe('A');
    expect($.text().trim()).toBe('A');
  });

  it('shows every tab and fold', () => {
    const {$} = read(
      '<div class=tabs-container><ul role=tablist><li role=tab>Kotlin<li role=tab>Java</ul><div><div class=tab-part data-tab=Kotlin><div role=tabpanel>K</div></div><div class=tab-part data-tab=Java><div role=tabpanel hidden>J</div></div></div></div><details><summary>More</summary>Body</details>',
    );
    expect($('[hidden], [role=tab]').length).toBe(0);
    expect(
      $('.tab-part')
        .toArray()
        .map((part) => [$(part).attr('data-tab'), $(part).text()]),
    ).toEqual([
      ['Kotlin', 'K'],
      ['Java', 'J'],
    ]);
    expect($('details').attr('open')).toBeDefined();
  });

  it('leads into the guide, and notes where other links lead, each once', () => {
    const {$} = read(
      '<p id=x><a href=#x>here</a><a href="/android/start#s">start</a><a href=/reporting/faq>faq</a><a href="https://example.org/?a=1&amp;b=2">out</a><a href=/reporting/faq>again</a></p>',
    );
    expect(
      $('a')
        .toArray()
        .map((a) => $(a).attr('href'))
        .slice(0, 2),
    ).toEqual(['#ads.banner.x', '#start.s']);
    expect($('p').attr('id')).toBe('ads.banner.x');
    expect(
      $('sup')
        .toArray()
        .map((mark) => $(mark).text()),
    ).toEqual(['1', '2', '1']);
    expect(
      $('.print-notes li')
        .toArray()
        .map((note) => $(note).text()),
    ).toEqual(['https://docs.example.com/reporting/faq', 'https://example.org/?a=1&b=2']);
  });

  it('keeps what a tool shows, and the parts of a drawing together', () => {
    const {$} = read(
      '<div data-tool=true><details><summary>Ads</summary><fieldset><label><input type=checkbox>Banner</label></fieldset></details><pre><code><span class=tok>implementation</span>("x")\n</code></pre></div><svg><defs><marker id=m></marker></defs><path marker-end="url(#m)"/></svg>',
    );
    expect($('[data-tool]').text().trim()).toBe('implementation("x")');
    expect($('path').attr('marker-end')).toBe(`url(#${$('marker').attr('id')})`);
  });

  it('is none of a page without an article', () => {
    const page = builtPage('<html><body><p>404</p></body></html>', '/404');
    expect(() => chapterOf(page, 'x', context)).toThrow('the page has no article.');
  });
});

describe('a guide', () => {
  it('has contents of its parts, one title, and is listed nowhere', () => {
    const chapter = {title: 'Ads <b> & more', id: 'ads', html: '<p>Text</p>'};
    const $ = load(
      guideDocument({
        title: 'Guide',
        language: 'ru',
        online: 'https://docs.example.com/ru/a',
        addresses: {
          en: 'https://docs.example.com/a/print',
          ru: 'https://docs.example.com/ru/a/print',
        },
        icon: '/i.svg',
        styles: ['/s.css'],
        parts: [
          {title: 'Guide', chapters: []},
          {title: 'Part', chapters: [chapter]},
        ],
        words: {contents: 'Содержание', source: 'На сайте'},
      }),
    );
    expect($('h1').length).toBe(1);
    expect($('meta[name=robots]').attr('content')).toContain('noindex');
    expect($('link[rel=canonical]').attr('href')).toBe('https://docs.example.com/ru/a/print');
    const link = $('nav a');
    expect([link.text(), $(link.attr('href') ?? '').text()]).toEqual([
      chapter.title,
      chapter.title,
    ]);
    expect($('script').length).toBe(0);
  });
});

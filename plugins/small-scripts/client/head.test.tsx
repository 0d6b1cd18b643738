// @vitest-environment jsdom
import {act, type ReactElement, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {renderToStaticMarkup} from 'react-dom/server';
import fc from 'fast-check';
import {
  Helmet as Stock,
  HelmetProvider as StockProvider,
  type FilledContext,
} from 'react-helmet-async';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Helmet} from './head';

Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

/** The head as the static build writes it, which the browser then has to agree with. */
function served(list: readonly ReactNode[]): string {
  const context = {} as FilledContext;
  StockProvider.canUseDOM = false;
  renderToStaticMarkup(
    <StockProvider context={context}>
      {list.map((children, index) => (
        <Stock key={index}>{children}</Stock>
      ))}
    </StockProvider>,
  );
  const {htmlAttributes, bodyAttributes, title, meta, link, script} = context.helmet;
  return `<html ${htmlAttributes}><head>${[title, meta, link, script].join('')}</head><body ${bodyAttributes}></body></html>`;
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** What a reader's browser and a crawler see of a head, in any order. */
function read({title, head, documentElement, body}: Document) {
  const attributes = (element: Element) =>
    Object.fromEntries(Array.from(element.attributes, ({name, value}) => [name, value]));
  return {
    title,
    html: attributes(documentElement),
    body: attributes(body),
    tags: Array.from(
      head.querySelectorAll('[data-rh]:not(title)'),
      ({outerHTML}) => outerHTML,
    ).sort(),
  };
}

const root = createRoot(document.createElement('div'));

const show = async (list: readonly (readonly [string, ReactNode])[]): Promise<void> => {
  await act(async () => {
    root.render(list.map(([key, children]) => <Helmet key={key}>{children}</Helmet>));
  });
};

function open(html: string): void {
  const {documentElement} = parse(html);
  document.head.innerHTML = documentElement.querySelector('head')?.innerHTML ?? '';
  for (const element of [document.documentElement, document.body]) {
    const model =
      element === document.body ? documentElement.querySelector('body') : documentElement;
    element.getAttributeNames().forEach((name) => element.removeAttribute(name));
    for (const {name, value} of Array.from(model?.attributes ?? [])) {
      element.setAttribute(name, value);
    }
  }
}

beforeEach(() => open('<html></html>'));
afterEach(() => show([]));

const text = fc.stringMatching(/^[a-zа-я"<>&' ]{1,8}$/).filter((one) => one.trim() === one);
const classes = fc.constantFrom('page', 'page wide', 'framed');
const name = fc.constantFrom('description', 'Keywords', 'robots', 'docsearch:version');
const href = fc.constantFrom('/a', '/b', '/B', '/en?a=b&c=d');
const tag: fc.Arbitrary<ReactElement> = fc.oneof(
  text.map((one) => <title>{one}</title>),
  fc.tuple(name, text).map(([one, content]) => <meta name={one} content={content} />),
  text.map((content) => <meta property="og:title" content={content} />),
  text.map((content) => <meta httpEquiv="refresh" content={content} />),
  href.map((one) => <link rel="canonical" href={one} />),
  fc
    .tuple(href, fc.constantFrom('ru', 'en', 'x-default'))
    .map(([one, language]) => <link rel="alternate" href={one} hrefLang={language} />),
  href.map((one) => <link rel="preload" href={one} as="font" crossOrigin="anonymous" />),
  text.map((one) => <script type="application/ld+json">{JSON.stringify({a: one})}</script>),
  fc
    .tuple(fc.constantFrom('en', 'ru'), classes)
    .map(([lang, one]) => <html lang={lang} dir="ltr" className={one} data-has-hydrated="false" />),
  classes.map((one) => <body className={one} />),
);

/** Components, each with what it asks for. */
const page = fc.array(
  fc
    .array(tag, {maxLength: 4})
    .map((tags) => tags.map((one, index) => ({...one, key: String(index)}))),
  {maxLength: 5},
);

describe('the head', () => {
  it('agrees with the static build, and goes on so from page to page', async () => {
    await fc.assert(
      fc.asyncProperty(page, page, async (first, second) => {
        await show([]);
        open(served(first));
        const before = Array.from(document.head.children);
        await show(first.map((tags, index) => [`first ${index}`, tags]));
        expect(Array.from(document.head.children), 'nothing is written anew').toEqual(before);
        expect(read(document)).toEqual(read(parse(served(first))));
        await show(second.map((tags, index) => [`second ${index}`, tags]));
        const wanted = read(parse(served(second)));
        // A page without a title of its own keeps the last one.
        expect(read(document)).toEqual({...wanted, title: wanted.title || document.title});
      }),
      {numRuns: 60},
    );
  });

  it('is what the innermost component says, and falls back when it goes', async () => {
    const site = [
      'site',
      [<title key="t">Site</title>, <meta key="m" name="a" content="1" />],
    ] as const;
    await show([site, ['page', <title key="t">Page</title>]]);
    expect(document.title).toBe('Page');
    await show([site]);
    expect(document.title).toBe('Site');
    expect(document.querySelectorAll('meta[name="a"]')).toHaveLength(1);
  });

  it('keeps the order of components when an outer one says something new', async () => {
    await show([
      ['outer', <title key="t">A</title>],
      ['inner', <title key="t">B</title>],
    ]);
    await show([
      ['outer', <title key="t">C</title>],
      ['inner', <title key="t">B</title>],
    ]);
    expect(document.title).toBe('B');
  });

  it('leaves alone what others put there', async () => {
    document.head.innerHTML = '<link rel="prefetch" href="/p.js">';
    document.documentElement.dataset.theme = 'dark';
    await show([['page', <html key="h" lang="ru" />]]);
    await show([]);
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement.hasAttribute('lang')).toBe(false);
    expect(document.head.innerHTML).toBe('<link rel="prefetch" href="/p.js">');
  });

  it('understands fragments, parts of a title and conditions that do not hold', async () => {
    await show([
      [
        'page',
        [
          <title key="t">
            {'Page'} | {'Site'}
          </title>,
          false,
          <>
            <meta name="a" content="1" />
          </>,
        ],
      ],
    ]);
    expect(document.title).toBe('Page | Site');
    expect(document.querySelector('meta[name="a"]')).not.toBeNull();
  });

  it('runs no markup of a text', async () => {
    await show([
      [
        'page',
        <script key="s" type="application/ld+json">
          {'</script><img src=x>'}
        </script>,
      ],
    ]);
    expect(document.head.querySelector('img')).toBeNull();
    expect(document.head.querySelector('script')?.textContent).toBe('</script><img src=x>');
  });
});

describe('without a change', () => {
  it('nothing is written', async () => {
    await show([['page', <title key="t">Page</title>]]);
    const watch = vi.fn();
    const observer = new MutationObserver(watch);
    observer.observe(document, {subtree: true, childList: true, attributes: true});
    await show([['page', <title key="t">Page</title>]]);
    observer.disconnect();
    expect(watch).not.toHaveBeenCalled();
  });
});

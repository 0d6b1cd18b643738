import {describe, expect, it} from 'vitest';
import {cleanPath, inlineScript} from './address';

const root = ['/', '/ru/'];
const nested = ['/help/', '/help/ru/'];

describe('cleanPath', () => {
  it.each([
    ['/android/get-started.html', '/android/get-started'],
    ['/ru/android/get-started.html', '/ru/android/get-started'],
    ['/android/get-started/index.html', '/android/get-started'],
    ['/index.html', '/'],
    ['/ru/index.html', '/ru/'],
    ['/ru.html', '/ru/'],
    ['/android/3.6.0/changelog.html', '/android/3.6.0/changelog'],
    ['/a.html.html', '/a.html'],
    ['/reindex.html', '/reindex'],
  ])('%s → %s', (path, expected) => {
    expect(cleanPath(path, root)).toBe(expected);
  });

  it.each([
    '/',
    '/ru/',
    '/android/get-started',
    '/android/3.6.0',
    '/html',
    '/a.html/',
    '/404.html',
    '/ru/404.html',
  ])('leaves %s', (path) => {
    expect(cleanPath(path, root)).toBeNull();
  });

  it('respects any base URL', () => {
    expect(cleanPath('/help/index.html', nested)).toBe('/help/');
    expect(cleanPath('/help/ru/index.html', nested)).toBe('/help/ru/');
    expect(cleanPath('/help/404.html', nested)).toBeNull();
    expect(cleanPath('/help/a/index.html', nested)).toBe('/help/a');
  });
});

/** Runs the inline script at an address and tells where it leads. */
function run(href: string, referrer = ''): string | null {
  let target: string | null = null;
  const url = new URL(href);
  const location = {
    protocol: url.protocol,
    pathname: url.pathname,
    origin: url.origin,
    search: url.search,
    hash: url.hash,
    href: url.href,
    replace: (to: string) => {
      target = to;
    },
  };
  new Function('location', 'document', inlineScript(root))(location, {referrer});
  return target;
}

describe('inline script', () => {
  it('is one line and cannot end its script element', () => {
    expect(inlineScript(root)).not.toMatch(/\n|<\/|<!--/);
  });

  it('keeps query and hash', () => {
    expect(run('https://docs.test/a/b.html?language=java#show')).toBe(
      'https://docs.test/a/b?language=java#show',
    );
    expect(run('https://docs.test/index.html?a#b')).toBe('https://docs.test/?a#b');
  });

  it('does nothing at a clean address', () => {
    expect(run('https://docs.test/a/b?x=y.html#z.html')).toBeNull();
    expect(run('https://docs.test/404.html')).toBeNull();
  });

  it('never leaves the site', () => {
    expect(run('https://docs.test//evil.test/x.html')).toBe('https://docs.test//evil.test/x');
  });

  it('does not loop when the host leads back to the file', () => {
    expect(run('https://docs.test/a.html?q#h', 'https://docs.test/a.html?q')).toBeNull();
  });

  it('leaves pages opened from disk alone', () => {
    expect(run('file:///site/build/index.html')).toBeNull();
  });
});

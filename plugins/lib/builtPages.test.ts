import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {mapBuiltPages} from './builtPages';
import {withKept} from './kept';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(
      path.join(folder, file),
      `<head><title>${file}</title><body><nav>Menu</nav><main><p>${file}<p>More</main>`,
    );
  }
}

const read = <T>(make: Parameters<typeof mapBuiltPages<T>>[1], baseUrl = '/') =>
  mapBuiltPages({folder, baseUrl, locales: ['en', 'ru']}, make);

it('shows the pages of one language by their addresses, and nothing else', () => {
  write('index.html', '404.html', 'ru/index.html', 'e/12.html', 'assets/a.html', 'llms.txt');
  write('android/banner.html', 'ad-units/index.html', 'android/ru/banner.html');
  expect(read(({path: address}) => address, '/docs/')).toEqual([
    '/docs/ad-units',
    '/docs/android/banner',
    '/docs/android/ru/banner',
    '/docs/',
  ]);
});

it('shows head and main part', () => {
  write('a.html');
  expect(read(({head, main}) => [head('title').text(), main.text(), main('p').length])).toEqual([
    ['a.html', 'a.htmlMore', 2],
  ]);
});

it('names the page with which something went wrong', () => {
  write('a.html', 'b.html');
  expect(() =>
    read((page) => {
      if (page.path === '/b') {
        throw new Error('no article');
      }
    }),
  ).toThrow(`${path.join(folder, 'b.html')}: no article`);
  expect(() =>
    mapBuiltPages({folder: path.join(folder, 'none'), baseUrl: '/', locales: []}, () => null),
  ).toThrow('ENOENT');
});

it('makes again only what is read anew, whatever scripts a page names', () => {
  write('a.html', 'b.html', 'c.html');
  const made: string[] = [];
  const run = () =>
    withKept(path.join(folder, 'kept'), '1', (remember) =>
      mapBuiltPages(
        {folder, baseUrl: '/', locales: []},
        ({path: address, main}) => {
          made.push(address);
          return main.text();
        },
        remember,
      ),
    );
  run();
  const change = (file: string, from: string, to: string) => {
    const full = path.join(folder, file);
    writeFileSync(full, readFileSync(full, 'utf8').replace(from, to));
  };
  change('a.html', 'More', 'Less');
  change('b.html', '<title>', '<script src="x.js" defer></script><title>');
  change('c.html', '<title>', '<title>The ');
  made.length = 0;
  expect(run()).toEqual(['a.htmlLess', 'b.htmlMore', 'c.htmlMore']);
  expect(made).toEqual(['/a', '/c']);
});

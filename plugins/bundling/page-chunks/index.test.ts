import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate as turn} from 'node:timers/promises';
import type {LoadContext, RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import pageChunks, {chunksOfPages, insertChunks, pageFile} from '.';

type PostBuild = NonNullable<ReturnType<typeof pageChunks>['postBuild']>;

const route = (address: string, routes?: RouteConfig[]): RouteConfig => ({
  path: address,
  component: '@theme/Page',
  exact: true,
  ...(routes && {routes}),
});

it('a page has its own chunks and those of all its layouts, each once', () => {
  const pages = chunksOfPages(
    [route('/android', [route('/android', [route('/android/banner')])]), route('/')],
    {
      '/android-a1b': {__comp: 'root', version: {data: 'docs'}},
      '/android-c2d': {__comp: 'sidebar', version: {data: 'docs'}},
      '/android/banner-e3f': {__comp: 'page', content: ['banner']},
      '/android/other-b4c': {__comp: 'page', content: ['other']},
      '/-000': {__comp: 'home'},
    },
  );
  expect(pages.get('/android/banner')).toEqual(['root', 'docs', 'sidebar', 'page', 'banner']);
  expect(pages.get('/')).toEqual(['home']);
});

it('a page of an old version has nothing of the latest one, which has the path of its guide', () => {
  const [old, latest] = [
    route('/android/1', [route('/android/1/banner')]),
    route('/android', [route('/android/banner')]),
  ];
  const guide = route('/android', [old, latest]);
  const pages = chunksOfPages([guide], {
    '/android-9f0': {__comp: 'guide'},
    '/android/1-2d1': {__comp: 'old'},
    '/android/1/banner-7c3': {__comp: 'page'},
    '/android-0b2': {__comp: 'latest'},
    '/android/banner-1a4': {__comp: 'page'},
  });
  expect(pages.get('/android/1/banner')).toEqual(['guide', 'old', 'page']);
  expect(pages.get('/android/banner')).toEqual(['guide', 'latest', 'page']);
});

it('are named on the list of scripts', () => {
  const list = '<script type=application/json data-search-script=/search.js>[]</script>';
  expect(insertChunks(`<p>${list}`, ['a.1', 'b.2'])).toBe(
    `<p>${list.replace('<script', '<script data-chunks="a.1 b.2"')}`,
  );
  expect(() => insertChunks('<p>', [])).toThrow('expected one list of scripts, found 0');
  expect(() => insertChunks(list + list, [])).toThrow('found 2');
});

it.each([
  ['/', 'index.html'],
  ['/search', 'search.html'],
  ['/404.html', '404.html'],
  ['/versions/', 'versions/index.html'],
])('the page at %s is %s', (address, file) => {
  expect(pageFile('/out', '/', address)).toBe(path.join('/out', file));
});

it('are written so that whoever reads the pages meanwhile finds them whole', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'page-chunks-'));
  const pages = Array.from({length: 300}, (_, index) => `/page-${index}`);
  const files = pages.map((address) => pageFile(folder, '/', address));
  const html = `<script data-search-script=/search.js></script>${' '.repeat(100_000)}</html>`;
  files.forEach((file) => writeFileSync(file, html));
  writeFileSync(path.join(folder, 'routesChunkNames.json'), '{}');
  const context = {generatedFilesDir: folder, baseUrl: '/'} as LoadContext;
  const built = {outDir: folder, routes: [], routesPaths: pages};
  let isDone = false;
  const done = Promise.resolve(
    pageChunks(context).postBuild?.(built as unknown as Parameters<PostBuild>[0]),
  ).then(() => (isDone = true));
  do {
    const cut = files.filter((file) => !readFileSync(file, 'utf8').endsWith('</html>'));
    expect(cut).toEqual([]);
    await turn();
  } while (!isDone);
  await done;
  expect(readFileSync(files[0] as string, 'utf8')).toContain('data-chunks=');
  rmSync(folder, {recursive: true, force: true});
});

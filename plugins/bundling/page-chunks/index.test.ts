import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {chunksOfPages, insertChunks, pageFile} from '.';

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

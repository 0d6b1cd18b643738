import {describe, expect, it} from 'vitest';
import {chunksByRoute, createPrefetcher, LIMIT} from './prefetch';

describe('chunksByRoute', () => {
  it('gathers nested names under the path without its hash, components and configuration', () => {
    const index = chunksByRoute({
      '/android/get-started-b2f': {__comp: 'x', content: 'a', __props: 'b', items: ['c', {d: 'd'}]},
      '/android-1ab': {__context: 'e', config: 'y'},
      '/android-9c0': {__context: 'f'},
    });
    expect(index.get('/android/get-started')).toEqual(['a', 'b', 'c', 'd']);
    expect(index.get('/android')).toEqual(['e', 'f']);
  });
});

describe('prefetcher', () => {
  const create = () => createPrefetcher((path) => ['shared.js', `${path}.js`]);

  it('asks for each file and each page once', () => {
    const prefetcher = create();
    expect(prefetcher.take('/a')).toEqual(['shared.js', '/a.js']);
    expect(prefetcher.take('/b')).toEqual(['/b.js']);
    expect(prefetcher.take('/a')).toEqual([]);
  });

  it('stops after the limit and goes on with the next page', () => {
    const prefetcher = create();
    for (let i = 0; i < LIMIT; i += 1) {
      expect(prefetcher.hasAllowance()).toBe(true);
      expect(prefetcher.take(`/${i}`)).not.toEqual([]);
    }
    expect(prefetcher.hasAllowance()).toBe(false);
    expect(prefetcher.take('/more')).toEqual([]);
    prefetcher.newPage('/0');
    expect(prefetcher.take('/more')).toEqual(['/more.js']);
  });

  it('spends nothing on pages that need no file', () => {
    const prefetcher = createPrefetcher((path) => (path === '/' ? [] : [`${path}.js`]));
    prefetcher.take('/');
    for (let i = 0; i < LIMIT; i += 1) {
      expect(prefetcher.take(`/${i}`)).toEqual([`/${i}.js`]);
    }
  });

  it('never fetches the page being read', () => {
    const prefetcher = create();
    prefetcher.newPage('/here');
    expect(prefetcher.take('/here')).toEqual([]);
  });
});

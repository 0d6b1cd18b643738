// @vitest-environment jsdom
import {beforeEach, describe, expect, it} from 'vitest';
import {prepareStorage} from './storage';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__help-center-en';
const good = {objectID: '/a', type: 'lvl1', url: '/a', hierarchy: {lvl1: 'A'}};

beforeEach(() => localStorage.clear());

describe('prepareStorage', () => {
  it('makes a refused storage look like none', () => {
    const page = Object.defineProperty({}, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }) as Window;
    prepareStorage(page);
    expect(page.localStorage).toBeNull();
  });

  it('keeps what can be drawn', () => {
    localStorage.setItem(KEY, JSON.stringify([good]));
    prepareStorage();
    expect(localStorage.getItem(KEY)).toBe(JSON.stringify([good]));
  });

  it.each([
    ['an entry that is null', [null, good]],
    ['an entry without its title', [{objectID: 'x'}, good]],
    ['a title that is no object', [good, {...good, hierarchy: 'A'}]],
  ])('takes out %s', (_, list) => {
    localStorage.setItem(KEY, JSON.stringify(list));
    prepareStorage();
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([good]);
  });

  it.each(['{"a":1}', 'not JSON', ''])('forgets %j', (stored) => {
    localStorage.setItem(KEY, stored);
    prepareStorage();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('leaves the keys of others alone', () => {
    localStorage.setItem('theme', 'dark');
    prepareStorage();
    expect(localStorage.getItem('theme')).toBe('dark');
  });
});

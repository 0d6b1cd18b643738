import {describe, expect, it} from 'vitest';
import {nearest} from './nearest';

const pages = [
  '/android/get-started',
  '/android/ad-types/banner',
  '/android/ad-types/interstitial',
  '/ios/ad-types/banner',
  '/unity/ad-types/banner',
  '/advanced/app-ads',
];

describe('nearest', () => {
  it.each([
    ['/android/ad-types/baner', '/android/ad-types/banner'],
    ['/android/banner/', '/android/ad-types/banner'],
    ['/ios/ad-types/Banner.html', '/ios/ad-types/banner'],
    ['/advanced/app-ads-txt', '/advanced/app-ads'],
  ])('puts first for %s what was meant', (wanted, page) => {
    expect(nearest(wanted, pages)[0]).toBe(page);
  });

  it('proposes three at most, and nothing that is far away', () => {
    expect(nearest('/android/ad-types/banner', [...pages, '/x/ad-types/banner'])).toHaveLength(3);
    expect(nearest('/zzz/qqq', pages)).toEqual([]);
    expect(nearest('/', pages)).toEqual([]);
  });

  it('takes hostile addresses', () => {
    expect(nearest('/%00"><script>', pages)).toEqual([]);
    expect(nearest(`/${'a'.repeat(100_000)}`, pages)).toEqual([]);
  });
});

// @vitest-environment jsdom
import {beforeEach, expect, it, vi} from 'vitest';
import {LIMIT, sparing} from './client';

const stock = {
  preload: vi.fn<(link: string) => false | Promise<void[]>>(async () => []),
  prefetch: vi.fn<(link: string) => false | Promise<void[]>>(async () => []),
};

beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = `
    <nav><a href="/menu">Menu</a></nav>
    <article>
      ${Array.from({length: LIMIT + 3}, (_, index) => `<a href="/page-${index}#part">Page</a>`).join('')}
      <span class="term"><a href="/glossary">Term</a></span>
    </article>
    <nav class="pagination-nav"><a href="/next">Next</a></nav>`;
});

it('prefetches pages that the article or the pager links, and no others', () => {
  const loader = sparing(stock);
  ['/menu', '/glossary', '/next', '/page-1#part'].forEach((link) => loader.prefetch(link));
  expect(stock.prefetch.mock.calls).toEqual([['/next'], ['/page-1']]);
});

it('loads any page that the reader points at, without what follows its path', () => {
  void sparing(stock).preload('/menu?language=java#part');
  expect(stock.preload.mock.calls).toEqual([['/menu']]);
});

it('leaves a page that is lost to the visit', async () => {
  stock.preload.mockRejectedValue(new Error('lost'));
  await expect(sparing(stock).preload('/menu')).resolves.toEqual([]);
});

it('stops after a few pages, of which those known already are none', () => {
  stock.prefetch.mockImplementation(async () => []);
  stock.prefetch.mockReturnValueOnce(false);
  const loader = sparing(stock);
  for (let index = 0; index < LIMIT + 3; index += 1) {
    void loader.prefetch(`/page-${index}#part`);
  }
  expect(stock.prefetch).toHaveBeenCalledTimes(LIMIT + 1);
});

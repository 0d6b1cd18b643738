import {expect, hosts, notFound, open, test} from './support';

/** How an open page goes on when files of its release are gone, since the site was updated meanwhile. */
test.use({baseURL: hosts.fixture});

test('the next page is loaded whole where its scripts are gone', async ({page, guard}) => {
  guard.tolerateMessage(/Failed to load resource|ChunkLoadError/);
  await open(page, '/android/get-started');
  await page.evaluate(() => void Object.assign(window, {mark: true}));
  await page.route(/\/assets\/js\/(?!main|runtime)[^/]*\.js$/, notFound);
  await page.locator('.menu a[href="/android/second"]').click();
  await expect(page).toHaveURL('/android/second');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
  await expect.poll(() => page.evaluate(() => 'mark' in window)).toBe(false);
  expect(guard.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

import {builtPages, expect, hydrated, setOf, test} from './connected';

/** One page of each set and language stands for the others, whose frame is the same; CRAWL=all takes every page. */
const pages = builtPages().filter(
  (address, index, all) =>
    process.env.CRAWL === 'all' || all.findIndex((one) => setOf(one) === setOf(address)) === index,
);

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

// That they are down is told sooner: dashboard.spec.ts, chat.spec.ts.
test('pages are as usable as ever while all third parties hang', async ({page, world, guard}) => {
  test.setTimeout(30_000 + pages.length * 5000);
  guard.tolerateMessage(/Failed to load resource/);
  expect(pages.length).toBeGreaterThan(3);
  await page.route(
    (url) => url.origin !== world.site,
    () => new Promise(() => {}),
  );
  for (const address of pages) {
    await test.step(address, async () => {
      await page.goto(address, {waitUntil: 'domcontentloaded'});
      await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
      await hydrated(page);
      const toggle = page.locator('.navbar .navbar__theme button');
      if (await toggle.isVisible()) {
        const before = await page.locator('html').getAttribute('data-theme-choice');
        await toggle.click();
        await expect(page.locator('html')).not.toHaveAttribute(
          'data-theme-choice',
          before ?? 'system',
        );
      }
    });
  }
});

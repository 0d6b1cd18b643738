import type {Route} from '@playwright/test';
import {builtHtml, builtPages, expect, hydrated, test} from './connected';

/** One page of each folder stands for its neighbours; CRAWL=all takes every page. */
const pages = builtPages().filter(
  (address, index, all) =>
    !builtHtml(address).includes('http-equiv="refresh"') &&
    (process.env.CRAWL === 'all' ||
      all.findIndex((one) => folder(one) === folder(address)) === index),
);

function folder(address: string): string {
  return address.slice(0, address.lastIndexOf('/'));
}

const troubles: Record<string, (route: Route) => Promise<void>> = {
  'are down': (route) => route.abort('connectionrefused'),
  hang: () => new Promise(() => {}),
};

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [trouble, answer] of Object.entries(troubles)) {
  test(`pages are as usable as ever while all third parties ${trouble}`, async ({
    page,
    world,
    guard,
  }) => {
    test.setTimeout(30_000 + pages.length * 5000);
    guard.tolerateMessage(/Failed to load resource/);
    expect(pages.length).toBeGreaterThan(3);
    await page.route((url) => url.origin !== world.site, answer);
    for (const address of pages) {
      await test.step(address, async () => {
        await page.goto(address, {waitUntil: 'domcontentloaded'});
        await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
        await hydrated(page);
        const toggle = page.locator('.navbar [class*=colorModeToggle] button');
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
}

import type {Route} from '@playwright/test';
import {locales} from '../../config/locales';
import {builtHtml, builtPages, expect, hydrated, test} from './connected';

const isTranslated = (address: string): boolean => locales.includes(address.split('/')[1] ?? '');

/** Language and doc set of a page; those at the top, such as the home page, are a set of their own. */
function setOf(address: string): string {
  const [first = '', ...rest] = address.split('/').slice(1);
  const folders = (isTranslated(address) ? rest : [first, ...rest]).slice(0, -1);
  return `${isTranslated(address) ? first : ''}/${folders[0] ?? ''}`;
}

const pages = builtPages().filter(
  (address) => !builtHtml(address).includes('http-equiv="refresh"'),
);

/**
 * One page of each set stands for the others, whose frame is the same: an English one while third
 * parties are down, a translated one while they hang. CRAWL=all takes every page.
 */
const sample = (translated: boolean): string[] =>
  process.env.CRAWL === 'all'
    ? pages
    : pages.filter(
        (address, index) =>
          isTranslated(address) === translated &&
          pages.findIndex((one) => setOf(one) === setOf(address)) === index,
      );

const troubles: Record<string, [(route: Route) => Promise<void>, readonly string[]]> = {
  'are down': [(route) => route.abort('connectionrefused'), sample(false)],
  hang: [() => new Promise(() => {}), sample(true)],
};

test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [trouble, [answer, sampled]] of Object.entries(troubles)) {
  test(`pages are as usable as ever while all third parties ${trouble}`, async ({
    page,
    world,
    guard,
  }) => {
    test.setTimeout(30_000 + sampled.length * 5000);
    guard.tolerateMessage(/Failed to load resource/);
    expect(sampled.length).toBeGreaterThan(3);
    await page.route((url) => url.origin !== world.site, answer);
    for (const address of sampled) {
      await test.step(address, async () => {
        await page.goto(address, {waitUntil: 'domcontentloaded'});
        await expect(page.getByRole('heading', {level: 1}).first()).toBeVisible();
        await hydrated(page);
        const toggle = page.locator('.navbar__theme button');
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

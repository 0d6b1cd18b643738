import {expect, open, test, type Page} from './support';

const GUIDE = '/android/ad-types/native';

/** Whether every sample that is shown has its lines within its frame. */
const areWhole = (page: Page): Promise<boolean> =>
  page
    .locator('article pre:visible')
    .evaluateAll((blocks) => blocks.every((pre) => pre.scrollWidth <= pre.clientWidth));

const wrap = (page: Page) => page.getByRole('button', {name: 'Wrap lines', exact: true});
const unwrap = (page: Page) => page.getByRole('button', {name: 'Don’t wrap lines', exact: true});

test('every sample has a button that wraps the lines of all, and the choice lasts', async ({
  page,
}) => {
  await open(page, GUIDE);
  await expect(wrap(page)).toHaveCount(await page.locator('.theme-code-block:visible').count());
  await expect(unwrap(page)).toHaveCount(0);
  await page.setViewportSize({width: 700, height: 900});
  expect(await areWhole(page)).toBe(false);
  await wrap(page).nth(2).focus();
  const before = await wrap(page).nth(2).boundingBox();
  await page.keyboard.press('Enter');
  await expect(wrap(page)).toHaveCount(0);
  expect(await areWhole(page)).toBe(true);
  // What was pressed is still under the pointer.
  const after = await unwrap(page).nth(2).boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await open(page, '/android/get-started');
  await expect(wrap(page)).toHaveCount(0);
  expect(await areWhole(page)).toBe(true);
  await unwrap(page).first().click();
  await expect(unwrap(page)).toHaveCount(0);
});

test('lines stay whole on a phone until the reader wants otherwise @phone', async ({page}) => {
  await open(page, GUIDE);
  expect(await areWhole(page), 'samples scroll').toBe(false);
  const {scrollWidth, innerWidth} = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    innerWidth: window.innerWidth,
  }));
  expect(scrollWidth, 'the page does not').toBeLessThanOrEqual(innerWidth);
  await wrap(page).first().click();
  expect(await areWhole(page)).toBe(true);
  await page.reload();
  await expect(unwrap(page).first()).toBeVisible();
  expect(await areWhole(page)).toBe(true);
});

test('a line that is broken within a word starts where it is indented @phone', async ({page}) => {
  await open(page, '/android/ad-types/interstitial');
  await wrap(page).first().click();
  const indents = page.locator('article pre:visible .code-indent');
  expect(await indents.count()).toBeGreaterThan(0);
  const apart = await indents.evaluateAll((spans) =>
    spans.flatMap((span) => {
      const next = document.createRange();
      next.setStart(span.nextSibling ?? span, 0);
      next.setEnd(span.nextSibling ?? span, 1);
      const gap = next.getBoundingClientRect().top - span.getBoundingClientRect().top;
      return Math.abs(gap) > 5 ? [span.parentElement?.textContent] : [];
    }),
  );
  expect(apart).toEqual([]);
});

test.describe('before the client lives', () => {
  test.use({startsAtOnce: false});
  test('the choice shows, and can be made', async ({page}) => {
    await page.goto(GUIDE);
    await wrap(page).first().click();
    await expect(wrap(page)).toHaveCount(0);
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
    await expect(wrap(page)).toHaveCount(0);
  });
});

test.describe('the quickstart of an untouched page', () => {
  test.use({startsAtOnce: false});
  test('has no line that is cut in a wide window', async ({page}) => {
    for (const address of [
      '/android/get-started',
      '/ios/get-started',
      '/unity/get-started',
      '/android/ad-types/native',
      '/ios/ad-types/banner',
      '/unity/ad-types/mrec',
    ]) {
      for (const language of ['', '/ru']) {
        await page.goto(language + address);
        const samples = page.locator('.quickstart pre');
        await expect(samples.first(), language + address).toBeAttached();
        const cut = await samples.evaluateAll(
          (blocks) => blocks.filter((pre) => pre.scrollWidth > pre.clientWidth).length,
        );
        expect(cut, language + address).toBe(0);
      }
    }
  });
});

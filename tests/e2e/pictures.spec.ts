import {expect, open, test, type Page} from './support';

/** Pictures on a phone, 390 px wide at two dots a pixel. */
test.use({viewport: {width: 390, height: 844}, deviceScaleFactor: 2});

const pages = ['/android/ad-types/native', '/ru/ios/ad-types/native'];
const file = /\/assets\/ideal-img\//;

/** The picture of a page, once it is there; what its file weighs, and dots per pixel. */
async function picture(page: Page, load: () => Promise<void>) {
  const answer = page.waitForResponse(file);
  await load();
  const image = page.locator('.site-picture img');
  await image.scrollIntoViewIfNeeded();
  const weight = (await (await answer).body()).length / 1024;
  await expect(image).toBeVisible();
  await expect(image).toHaveAttribute('alt', /\S/);
  return {image, weight};
}

for (const address of pages) {
  test(`${address} has a sharp one of at most 60 KiB`, async ({page}) => {
    const {image, weight} = await picture(page, async () => {
      await open(page, address);
      await page.locator('.site-picture').scrollIntoViewIfNeeded();
    });
    expect(weight).toBeGreaterThan(1);
    expect(weight).toBeLessThanOrEqual(60);
    await expect
      .poll(() =>
        image.evaluate((element: HTMLImageElement) => element.naturalWidth / element.width),
      )
      .toBeGreaterThanOrEqual(2);
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('come as well', async ({page}) => {
    const {weight} = await picture(page, async () => {
      await page.goto('/ios/ad-types/native');
    });
    expect(weight).toBeLessThanOrEqual(60);
  });
});

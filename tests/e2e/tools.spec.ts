import {expect, hold, open, settled, test, type Page} from './support';

/** Has the integration builder. */
const BUILDER = '/android/advanced/configure-mediated-networks';

/** Scripts asked for so far whose name matches. */
function watchScripts(page: Page, pattern: RegExp): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && pattern.test(request.url())) {
      scripts.push(request.url());
    }
  });
  return scripts;
}

const builder = (page: Page) => page.getByRole('region', {name: 'Integration builder'});

test.describe('tools that load late', () => {
  test('a first visit shows the builder without its code; reaching for it brings that', async ({
    page,
  }) => {
    const scripts = watchScripts(page, /integration-builder/);
    await open(page, BUILDER);
    await expect(builder(page)).toContainText('com.appodeal.ads.sdk.networks:vungle');
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 320);
    await settled(page);
    expect(scripts).toEqual([]);
    await builder(page).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(
      builder(page).getByRole('button', {name: 'Copy a link to this set'}),
    ).toBeVisible();
  });

  test('a press that begins before the code is there is not lost', async ({page}) => {
    const release = await hold(page, /integration-builder/);
    const arrived = page.waitForResponse(/integration-builder.*\.js/);
    await open(page, BUILDER);
    const none = builder(page)
      .getByRole('button', {name: /Ad networks/})
      .nth(1);
    await none.hover();
    await page.mouse.down();
    release();
    await (await arrived).finished();
    // The code runs: the tool may not take the button away meanwhile.
    await settled(page);
    await page.mouse.up();
    await expect(page).toHaveURL(/[?&]networks=/);
    await expect(
      builder(page).getByRole('checkbox', {name: 'Vungle (Liftoff)', exact: true}),
    ).not.toBeChecked();
  });
});

test.describe('drawings', () => {
  const figure = (page: Page) => page.getByRole('figure').filter({hasText: 'The life of an ad'});

  test('a press or Enter opens a drawing larger, Escape closes it; it is there after a navigation', async ({
    page,
  }) => {
    await open(page, '/android/ad-types/banner');
    const larger = page.getByRole('dialog', {name: /The life of an ad/});
    await figure(page)
      .getByRole('button', {name: /^Enlarge/})
      .click();
    await expect(larger.getByRole('img', {name: /^An ad loads/})).toBeVisible();
    await larger.getByRole('button', {name: 'Close'}).click();
    await expect(larger).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(larger).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(larger).toBeHidden();
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'MREC'})
      .click();
    await expect(page.getByRole('heading', {level: 1, name: /MREC/})).toBeVisible();
    await expect(figure(page).getByRole('img').first()).toBeVisible();
  });

  test.describe('without scripts', () => {
    test.use({javaScriptEnabled: false});
    test('a drawing opens larger all the same', async ({page}) => {
      await page.goto('/android/ad-types/banner');
      await figure(page)
        .getByRole('button', {name: /^Enlarge/})
        .click();
      await expect(page.getByRole('dialog', {name: /The life of an ad/})).toBeVisible();
    });
  });
});

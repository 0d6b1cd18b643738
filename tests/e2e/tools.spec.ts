import {expect, hold, open, settled, test, type Page} from './support';

/** Has the integration builder. */
const BUILDER = '/android/advanced/configure-mediated-networks';
/** Has the configuration checker. */
const CHECKER = '/android/get-started';

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
  test('a first visit shows the builder without its code', async ({page}) => {
    const scripts = watchScripts(page, /integration-builder/);
    await open(page, BUILDER);
    await expect(builder(page)).toContainText('com.appodeal.ads.sdk.networks:vungle');
    await settled(page);
    expect(scripts).toEqual([]);
  });

  test('nothing is lost that the reader does while the code is on its way', async ({page}) => {
    const release = await hold(page, /integration-builder/);
    await open(page, BUILDER);
    const none = builder(page)
      .getByRole('button', {name: /Ad networks/})
      .nth(1);
    await none.click();
    // Unchecked in the address, still checked in the markup that waits for its code.
    await builder(page).getByRole('checkbox', {name: 'Banner'}).click();
    await builder(page).getByRole('tab', {name: 'Groovy'}).click();
    release();
    await expect(page).toHaveURL(/[?&]build=groovy/);
    await expect(builder(page).getByRole('checkbox', {name: 'Banner'})).not.toBeChecked();
    await expect(
      builder(page).getByRole('checkbox', {name: 'Vungle (Liftoff)', exact: true}),
    ).not.toBeChecked();
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

  test('reaching for it is enough', async ({page}) => {
    const scripts = watchScripts(page, /integration-builder/);
    await open(page, BUILDER);
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 320);
    expect(scripts).toEqual([]);
    await builder(page).hover();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await expect(
      builder(page).getByRole('button', {name: 'Copy a link to this set'}),
    ).toBeVisible();
  });

  test('text typed while the code is on its way is checked, and typing goes on', async ({page}) => {
    const release = await hold(page, /config-checker/);
    await open(page, CHECKER);
    const field = page.getByRole('textbox', {name: /AndroidManifest/});
    await field.click();
    await page.keyboard.type('<manifest><a');
    release();
    const complaint = page.getByText('The XML does not parse');
    await expect(complaint).toBeVisible();
    await page.keyboard.type('/></manifest>');
    await expect(field).toHaveValue('<manifest><a/></manifest>');
    await expect(complaint).toBeHidden();
  });
});

test.describe('drawings', () => {
  const figure = (page: Page) => page.getByRole('figure').filter({hasText: 'The life of an ad'});

  test('a press or Enter opens a drawing larger, Escape closes it', async ({page}) => {
    await open(page, '/android/ad-types/banner');
    const larger = page.getByRole('dialog', {name: /The life of an ad/});
    await figure(page)
      .getByRole('button', {name: /^Enlarge/})
      .click();
    await expect(larger.getByRole('img', {name: /The life of an ad/})).toBeVisible();
    await larger.getByRole('button', {name: 'Close'}).click();
    await expect(larger).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(larger).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(larger).toBeHidden();
  });

  test('a drawing is there after a navigation as well', async ({page}) => {
    await open(page, '/android/ad-types/banner');
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

test.describe('translations', () => {
  for (const [address, word] of [
    ['', /Документация|SDK/],
    ['versions', /Верси/],
    ['search', /Поиск/],
  ] as const) {
    test(`/ru/${address} comes alive in Russian`, async ({page}) => {
      await open(page, `/ru/${address}`);
      await expect(page.locator('#__docusaurus').getByText(word).first()).toBeAttached();
      await expect(page.getByRole('button', {name: 'Поиск'})).toBeVisible();
    });
  }
});

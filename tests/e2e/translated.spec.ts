import {expect, hold, open, settled, slowDown, test, type Page} from './support';

/** Pages that a browser translates: what it has written stays, and the page works. */

const GUIDE = '/android/ad-types/interstitial';
const BUILDER = '/android/advanced/configure-mediated-networks';

/** Wraps every text, as the translators of browsers do. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const {documentElement: root, body} = document;
    root.lang = 'de';
    document.title = `(de) ${document.title}`;
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style, template')) {
        texts.push(text);
      }
    }
    for (const text of texts) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

const heading = (page: Page) => page.locator('h1 font font');
const builder = (page: Page) => page.getByRole('region', {name: 'Integration builder'});

/** The tool answers, in the place of its markup, and the rest stays as it was translated. */
async function expectAlone(page: Page): Promise<void> {
  const network = builder(page).getByRole('checkbox', {name: 'Mintegral', exact: true}).first();
  await network.click();
  await expect(network).not.toBeChecked();
  await expect(builder(page)).not.toContainText('com.appodeal.ads.sdk.networks:mintegral');
  await expect(builder(page)).toHaveCount(1);
  await expect(heading(page)).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(de\)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', {name: /Switch between dark and light/}).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  // A link loads a document, which is not translated.
  await page.locator(`.menu a[href="${GUIDE}"]`).last().click();
  await expect(page).toHaveURL(GUIDE);
  await expect(heading(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
}

test.use({startsAtOnce: false});

test.describe('in a browser that speaks the translation’s language', () => {
  test.use({locale: 'de-DE'});

  test('a page without tools stays as it was translated, a tool lives alone', async ({page}) => {
    await page.goto(GUIDE);
    await translatePage(page);
    await page.mouse.move(700, 400, {steps: 2});
    await page.mouse.wheel(0, 10);
    const tab = page.locator('[role=tab]', {hasText: /^Java$/}).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(heading(page)).toHaveCount(1);

    await page.goto(BUILDER);
    await translatePage(page);
    await expectAlone(page);
  });
});

test('a tool lives alone on a page that was translated while its scripts came', async ({page}) => {
  await slowDown(page, 4);
  const arrive = await hold(page, /\/assets\/js\/.+\.js$/);
  await page.goto(BUILDER);
  await builder(page).getByRole('textbox').first().focus();
  await translatePage(page);
  arrive();
  await expectAlone(page);
});

test('a page that is translated after its start goes on working', async ({page}) => {
  await open(page, `${BUILDER}?start`);
  await translatePage(page);
  const network = builder(page).getByRole('checkbox', {name: 'Mintegral', exact: true}).first();
  await network.click();
  await expect(network).not.toBeChecked();
  await expect(heading(page)).toHaveCount(1);
  await page.locator(`.menu a[href="${GUIDE}"]`).last().click();
  await expect(page).toHaveURL(GUIDE);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Interstitial ads');
});

import russian from '../../i18n/ru/code.json';
import type {Locator} from '@playwright/test';
import {
  expect,
  expectAccessible,
  hold,
  hosts,
  notFound,
  open,
  saveData,
  test,
  type Page,
} from './support';

/** What a reader is told when scripts do not arrive, and what still works. */

const GUIDE = '/android/advanced/user-data';
/** Has the checker of manifests. */
const CHECKER = '/android/get-started';
const BUILDER = '/android/advanced/configure-mediated-networks';

const MAIN = /\/assets\/js\/main\.\w+\.js$/;
const RUNTIME = /\/assets\/js\/runtime\.\w+\.js$/;
/** Content and data of pages. */
const CHUNKS = /\/assets\/js\/(?!(?:main|runtime|react|search|lost)\.)[^/]+\.js$/;

const LOGS = '/faq-and-troubleshooting/troubleshooting';
const LOG = '[!] CocoaPods could not find compatible versions for pod "Google-Mobile-Ads-SDK":';
const LOG_FOUND = 'What to do:';
const ADS = '/advanced/app-ads';
const ADS_LINE = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';

/** Lets the page's time pass until something is there. */
async function waitLong(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(5000);
    expect(await wanted.isVisible()).toBe(true);
  }).toPass();
}

const notice = (page: Page) =>
  page.getByRole('alert').filter({hasText: 'Part of this page could not be loaded'});
const retry = (place: Page | Locator) => place.getByRole('button', {name: 'Retry'});

test.beforeEach(({guard}) => {
  guard.tolerateMessage(/^error: Failed to load resource/);
});

for (const [what, files] of [
  ['the page’s own chunk', CHUNKS],
  ['the first script', MAIN],
  ['the bundler’s runtime', RUNTIME],
] as const) {
  test(`without ${what} the text can be read, and Retry brings the rest`, async ({page}) => {
    await page.route(files, (route) => route.abort());
    await page.goto(GUIDE);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');

    await retry(page).first().click();
    await expect(retry(page).first()).not.toHaveAttribute('aria-busy');
    await expect(notice(page), 'nothing has changed yet').toBeVisible();

    await page.unroute(files);
    await retry(page).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(notice(page)).toHaveCount(0);
  });
}

test('says after a time that a script does not come, and Retry brings it', async ({page}) => {
  let hangs = true;
  await page.clock.install();
  await page.route(CHUNKS, (route) => (hangs ? new Promise(() => undefined) : route.continue()));
  await page.goto(GUIDE, {waitUntil: 'commit'});
  await waitLong(page, notice(page));
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('status')).toBeHidden();

  hangs = false;
  await retry(page).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(notice(page)).toHaveCount(0);
  await page.unrouteAll({behavior: 'ignoreErrors'});
});

test('takes back what it said of a script that comes after all', async ({page}) => {
  await page.clock.install();
  const arrive = await hold(page, MAIN);
  await page.goto(BUILDER, {waitUntil: 'commit'});
  await waitLong(page, notice(page));
  const tool = page.getByRole('region', {name: 'Integration builder'});
  const box = tool.getByRole('checkbox', {name: 'Vungle (Liftoff)', exact: true});
  await expect(box).toBeDisabled();
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.locator('.start-notice')).toHaveCount(0);
  await box.click();
  await expect(tool).not.toContainText('com.appodeal.ads.sdk.networks:vungle');
});

test('without its scripts a page leads on, waits for nobody and speaks the reader’s language @both', async ({
  page,
}) => {
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(`/ru${GUIDE}`);
  await expect(page.getByText(russian['site.start.page'].message)).toBeVisible();
  await expect(
    page.getByRole('button', {name: russian['site.start.retry'].message}).first(),
  ).toBeVisible();
  await expectAccessible(page, {include: '.start-notice'});
  await expect(page.locator('.navbar a[href*="/signin"]')).toBeAttached();
  await expect(page.locator('.navbar').getByRole('status')).toBeHidden();

  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(`/ru${GUIDE}`);
  await page.goto(`/ru${BUILDER}`);
  await expect(page.locator('[data-tool] .start-notice').first()).toBeVisible();
  await expect(page.locator('[data-tool] input[type=checkbox]').first()).toBeDisabled();
});

test('a navigation that fails ends on the next page, which says what is missing', async ({
  page,
  guard,
}) => {
  guard.tolerateMessage(/^warning: .*ChunkLoadError/);
  await open(page, GUIDE);
  await page.route(CHUNKS, (route) => route.abort());
  await page.locator(`.menu a[href="${BUILDER}"]`).last().click();
  await expect(page).toHaveURL(BUILDER);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('status')).toBeHidden();
  await page.unroute(CHUNKS);
  await retry(page).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('where a script is gone for good, the site was updated', async ({page}) => {
  await page.route(MAIN, notFound);
  await page.goto(GUIDE);
  const updated = page.getByRole('alert').filter({hasText: 'The site was updated.'});
  await expect(updated.first()).toBeVisible();
  await page.unroute(MAIN);
  await updated.first().getByRole('button', {name: 'Reload'}).click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a search without its code says so, and Retry opens it', async ({page, guard}) => {
  guard.tolerateMessage(/Failed to load resource/);
  await open(page, GUIDE);
  await page.context().setOffline(true);
  await page.keyboard.press('/');
  const failure = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await expect(failure).toContainText('You might want to check your network connection.');
  await retry(failure).click();
  await expect(retry(failure)).not.toHaveAttribute('aria-busy');
  await expect(failure, 'nothing has changed yet').toBeVisible();
  await page.context().setOffline(false);
  await retry(failure).click();
  await expect(failure).toHaveCount(0);
  await expect(page.getByText('No recent searches')).toBeVisible();
});

test('a search whose scripts are late says so, and takes it back', async ({page}) => {
  await page.clock.install();
  await open(page, GUIDE);
  await page.route(/\/js\/search\.\w+\.js$/, () => new Promise(() => undefined));
  await page.keyboard.press('/');
  const failure = page.getByRole('alert').filter({hasText: 'Unable to fetch results'});
  await waitLong(page, failure);
  // Lets through what was held.
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await expect(failure).toHaveCount(0);
  await page.keyboard.type('banner');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('a tool without its code', () => {
  test.beforeEach(({guard}) => {
    guard.tolerateMessage(/^warning: \[tool\] could not be loaded/);
  });

  const builder = (page: Page) => page.getByRole('region', {name: 'Integration builder'});
  const lost = (page: Page) =>
    page.getByRole('alert').filter({hasText: 'This tool could not be loaded'});
  const vungle = (page: Page) =>
    builder(page).getByRole('checkbox', {name: 'Vungle (Liftoff)', exact: true});

  test('shows its default and says so; Retry does what the reader had wanted', async ({page}) => {
    const code = /\/integration-builder\.\w+\.js$/;
    const lose = await hold(page, code, (route) => route.abort());
    await open(page, BUILDER);
    await vungle(page).click();
    lose();
    await expect(lost(page)).toContainText('What it shows is the default');
    await expect(vungle(page), 'as in the files that are shown').toBeChecked();
    await expect(vungle(page)).toBeDisabled();
    await expect(builder(page).getByRole('button', {disabled: false})).toHaveCount(0);

    await page.unroute(code);
    await lost(page).getByRole('button', {name: 'Retry'}).click();
    await expect(vungle(page)).not.toBeChecked();
    await expect(builder(page)).not.toContainText('com.appodeal.ads.sdk.networks:vungle');
    await expect(lost(page)).toHaveCount(0);
  });

  test('says so after a time when its code does not come', async ({page}) => {
    await page.clock.install();
    await page.route(/\/integration-builder\.\w+\.js$/, () => new Promise(() => undefined));
    await open(page, BUILDER);
    await vungle(page).click();
    await waitLong(page, lost(page));
    await expect(vungle(page)).toBeDisabled();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await lost(page).getByRole('button', {name: 'Retry'}).click();
    await expect(vungle(page)).not.toBeChecked();
    await expect(lost(page)).toHaveCount(0);
  });

  test('says when it lacks the errors it looks for; Retry reads the log', async ({page}) => {
    const data = /\/error-signatures\.\w+\.js$/;
    await page.route(data, (route) => route.abort());
    await open(page, LOGS);
    await page.getByRole('textbox', {name: /log/}).fill(LOG);
    const missing = page.getByRole('alert').filter({hasText: 'The list of errors'});
    await expect(missing).toBeVisible();
    await page.unroute(data);
    await retry(missing).click();
    await expect(page.getByText(LOG_FOUND)).toBeVisible();
    await expect(missing).toHaveCount(0);
  });

  test('shows code without its colors', async ({page}) => {
    await open(page, ADS);
    await page.route(/\/code\.\w+\.js$/, (route) => route.abort());
    await page.getByLabel('Paste your app-ads.txt').fill(ADS_LINE);
    await page.getByLabel('Paste a new list').fill('new.example, 1, DIRECT');
    await expect(page.locator('pre').filter({hasText: 'new.example'})).toContainText(ADS_LINE);
  });

  test('keeps the text that was pasted, and checks it later', async ({page}) => {
    const code = /\/config-checker\.\w+\.js$/;
    const lose = await hold(page, code, (route) => route.abort());
    await open(page, CHECKER);
    const field = page.getByRole('textbox', {name: /AndroidManifest/});
    await field.fill('<manifest><a');
    lose();
    await expect(lost(page)).toBeVisible();
    await expect(field).toHaveValue('<manifest><a');
    await page.unroute(code);
    await lost(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('The XML does not parse')).toBeVisible();
  });
});

test.describe('a page that is open while the site is updated', () => {
  test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

  const NAME = /^(\/assets\/js\/.+)\.(new)?(\w{8})\.js$/;
  /** The bundler's table of hashes. */
  const HASHES = /\{(?:\d+:"\w{8}",?)+\}(?=\)?\[\w\]\+"\.js")/;

  /** Puts the same site under the page with other names, as a release does in which all has changed. */
  async function update(
    page: Page,
    {gone, until}: {gone?: RegExp; until?: Promise<void>} = {},
  ): Promise<void> {
    await page.route(`${hosts.site}/**`, async (route) => {
      const {pathname} = new URL(route.request().url());
      const [, stem = '', fresh, hash = ''] = NAME.exec(pathname) ?? [];
      if (route.request().resourceType() === 'document') {
        const response = await route.fetch();
        const html = (await response.text())
          .replace(/(\/assets\/js\/(?:runtime|react|main|search|start)\.)(\w{8}\.js)/g, '$1new$2')
          .replace(/(?<=data-chunks=")[^"]*/, (names) =>
            names.replace(/(?<=\.)(?=\w{8}(?: |$))/g, 'new'),
          );
        await route.fulfill({response, body: html});
      } else if (hash && !fresh) {
        if (gone?.test(pathname)) {
          await until;
          await route.fulfill({status: 404});
        } else {
          await route.continue();
        }
      } else if (hash) {
        const url = new URL(`${stem}.${hash}.js`, route.request().url()).href;
        const response = await route.fetch({url});
        const text = await response.text();
        await route.fulfill({
          response,
          body: text
            .replace(/(?<=search-worker\.)(?=\w{8}\.js)/g, 'new')
            .replace(HASHES, (table) => table.replace(/(?<=:")(?=\w{8}")/g, 'new')),
        });
      } else {
        await route.continue();
      }
    });
  }

  const lookUp = (page: Page) => page.locator(`.menu a[href="${BUILDER}"]`).last().click();
  const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {mark: true}));
  const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);
  const toolIsAlive = (page: Page) =>
    expect(page.getByRole('button', {name: 'Copy a link to this set'})).toBeVisible();

  test('goes on with its own scripts while the host keeps them', async ({page}) => {
    await open(page, GUIDE);
    await mark(page);
    await update(page);
    await lookUp(page);
    await expect(page).toHaveURL(BUILDER);
    await toolIsAlive(page);
    expect(await isMarked(page)).toBe(true);
  });

  test('gets the new release with the next page where they are gone', async ({page, guard}) => {
    guard.tolerateMessage(/^warning: .*ChunkLoadError/);
    // Nothing is fetched ahead before the browser is idle.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await open(page, GUIDE);
    await mark(page);
    await update(page, {gone: /./});
    await lookUp(page);
    await expect(page).toHaveURL(BUILDER);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(notice(page)).toHaveCount(0);
    // Its code comes too.
    await expect(page.getByRole('searchbox').first()).toBeVisible();
  });

  test('says so in a tool whose code is gone, and Reload brings the new one', async ({
    page,
    guard,
  }) => {
    guard.tolerateMessage(/^warning: \[tool\] could not be loaded/);
    await open(page, CHECKER);
    let lose = (): void => undefined;
    // A field whose code is known to be gone takes nothing any more.
    const until = new Promise<void>((resolve) => {
      lose = resolve;
    });
    await update(page, {gone: /./, until});
    await page.getByRole('textbox', {name: /AndroidManifest/}).fill('<manifest><a');
    lose();
    const updated = page.getByRole('alert').filter({hasText: 'The site was updated.'});
    await expect(updated).toContainText('What it shows is the default');
    const inTool = updated.locator('..');
    await expect(inTool.locator('textarea:visible').first()).toBeVisible();
    await expect(inTool.getByRole('button', {disabled: false})).toHaveText(['Reload']);

    await updated.getByRole('button', {name: 'Reload'}).click();
    await expect(updated).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    // What the reader has filled in is there again.
    await expect(page.getByText('The XML does not parse').first()).toBeVisible();
  });

  test('says so where the search was, and Reload brings the new one', async ({page, guard}) => {
    guard.tolerateMessage(/Failed to load resource/);
    // Otherwise the search may have come ahead of the update.
    await saveData(page);
    await open(page, GUIDE);
    await update(page, {gone: /./});
    await page.keyboard.press('/');
    const updated = page.getByRole('alert').filter({hasText: 'The site was updated.'});
    await updated.getByRole('button', {name: 'Reload'}).click();
    await expect(updated).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.keyboard.press('/');
    await page.keyboard.type('banner');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {fixtureBuilds} from '../fixtures/builds';
import {expect, hold, hosts, open, test} from './support';

/** What the framework does in cases that the real site has none of; see tests/fixtures. */
test.use({baseURL: hosts.fixture});

test('a page that crashes says why and can be tried again', async ({page, guard}) => {
  guard.tolerateMessage(/The page gave up|A part was missing|error boundary|React/);
  await open(page, '/crash');
  await page.getByRole('button', {name: 'Break'}).click();
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  await expect(page.getByText('The page gave up')).toContainText(/Cause:\s*A part was missing/);
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByRole('button', {name: 'Break'})).toBeVisible();
});

test('a navbar item that fails is named on the crash screen, with its cause', async ({
  page,
  guard,
}) => {
  guard.tolerateMessage(/The item gave up|navbar item failed|error boundary|React/);
  await page.goto('/onboardingx?fragile-item');
  await expect(page.getByRole('heading', {name: 'This page crashed'})).toBeVisible();
  const chain = page.getByText('A theme navbar item failed to render');
  await expect(chain).toContainText(/"type":\s*"html",\s*"value":\s*"Fragile item"/);
  await expect(chain).toContainText(/Cause:\s*The item gave up/);
});

test('a page whose code does not arrive offers another try, which loads it', async ({
  page,
  guard,
}) => {
  guard.tolerateMessage(/ERR_FAILED|ChunkLoadError|Loading chunk/);
  await open(page, '/loading');
  await page.route(/\/assets\/js\//, (route) => route.abort());
  await page.getByRole('button', {name: 'Show the other page'}).click();
  const notice = page
    .getByRole('alert')
    .filter({hasText: 'Part of this page could not be loaded.'});
  await expect(notice).toBeVisible();
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(notice).toBeVisible();
  await page.unroute(/\/assets\/js\//);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByText('Arrived after all')).toBeVisible();
});

test.describe('notices', () => {
  test('an unlisted page says so and is hidden from search engines', async ({page}) => {
    await open(page, '/android/unlisted');
    await expect(page.getByText('Unlisted page')).toBeVisible();
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
    await open(page, '/android/get-started');
    await expect(page.locator('.menu a[href="/android/unlisted"]')).toHaveCount(0);
  });
});

test.describe('a beta', () => {
  const beta = '/android/4.0.0-beta/get-started';

  test('says that it is not released, and leads to the latest version', async ({page}) => {
    await open(page, beta);
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText('unreleased');
    await banner.getByRole('link', {name: 'latest version'}).click();
    await expect(page).toHaveURL('/android/get-started');
  });

  test('is named on the page of versions, which is the one latest there', async ({page}) => {
    await open(page, '/versions');
    const row = (version: string | RegExp) =>
      page.getByRole('region', {name: 'Android SDK'}).getByRole('row').filter({hasText: version});
    await expect(row('4.0.0-beta')).toContainText('Beta, not released yet');
    await expect(row('4.0.0-beta').getByRole('link', {name: 'Guide'})).toHaveAttribute(
      'href',
      beta,
    );
    await expect(row('Latest')).toHaveCount(1);
    await expect(row('Latest')).not.toContainText('beta');
    await expect(row('3.6.0')).toContainText('Unmaintained');
  });

  test('is never where a link leads that names no version', async ({page}) => {
    await open(page, '/');
    const card = page.getByRole('article').filter({hasText: 'Android SDK'});
    await expect(card).not.toContainText('beta');
    const links = page.locator('main a[href*="beta"], nav.navbar a[href*="beta"]');
    await expect(links).toHaveCount(0);
    // The version menu of the latest guide leaves it out, too.
    await open(page, '/android/get-started');
    await expect(links).toHaveCount(0);
  });

  test('is known to its own readers alone: to search engines and the search it gives way', async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/android/get-started<');
    expect(sitemap).not.toContain('beta');
    await open(page, beta);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/android\/get-started$/,
    );
    const found = async (from: string) => {
      await open(page, from);
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('get started guide');
      const first = dialog.getByRole('option').first();
      await expect(first).toBeVisible();
      return dialog
        .getByRole('option')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    };
    expect(await found(beta)).toContain(beta);
    expect(await found('/android/get-started')).not.toContain(beta);
  });
});

test.describe('framed pages', () => {
  test('have no navbar and no footer in the built HTML', async ({request}) => {
    const framed = await (await request.get('/onboarding/welcome')).text();
    expect(framed).not.toMatch(/<nav[^>]*navbar|<footer/);
    const similar = await (await request.get('/onboardingx')).text();
    expect(similar).toMatch(/<nav[^>]*navbar/);
    expect(similar).toMatch(/<footer/);
  });
});

test.describe('pictures', () => {
  const pictures = /\/assets\/ideal-img\//;

  test('come by themselves', async ({page}) => {
    await open(page, '/picture');
    await expect(page.getByRole('img', {name: 'A grey square'})).toHaveAttribute('src', pictures);
  });

  test('are JPEG in two sizes, flat ones PNG', async ({request}) => {
    const sizes = async (address: string) =>
      Array.from(
        (await (await request.get(address)).text()).matchAll(/\.(\d+\.\w+) \d+w/g),
        ([, size]) => size,
      );
    expect(await sizes('/picture')).toEqual(['780.jpg', '1200.jpg']);
    expect(await sizes('/flat-picture')).toEqual(['780.png', '1200.png']);
  });

  test('that take long wait for a click, and then say that they are loading', async ({page}) => {
    await page.clock.install();
    const arrive = await hold(page, pictures);
    let asked = page.waitForRequest(pictures);
    await open(page, '/picture');
    await asked;
    await page.clock.fastForward(4000);
    const prompt = page.getByText(/Click to load/);
    await expect(prompt).toBeVisible();
    asked = page.waitForRequest(pictures);
    await prompt.click();
    await asked;
    await page.clock.fastForward(4000);
    await expect(page.getByText('Loading...')).toBeVisible();
    arrive();
    // What follows the answer waits for the clock as well.
    await page.clock.resume();
    await expect(page.getByRole('img', {name: 'A grey square'})).toHaveAttribute('src', pictures);
  });

  test('wait for a click on a slow connection', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: Object.assign(new EventTarget(), {effectiveType: '2g', downlink: 0.1, rtt: 2000}),
      });
    });
    await open(page, '/picture');
    const prompt = page.getByText(/Click to load/);
    await expect(prompt).toBeVisible();
    await prompt.click();
    await expect(page.getByRole('img', {name: 'A grey square'})).toHaveAttribute('src', pictures);
  });

  test('say that the browser is offline', async ({page, guard}) => {
    guard.tolerateMessage(/Failed to load resource/);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => false});
    });
    await page.route(pictures, (route) => route.abort('internetdisconnected'));
    await open(page, '/picture');
    await expect(page.getByText('Your browser is offline. Image not loaded')).toBeVisible();
  });

  test('say that they are gone, and what went wrong otherwise', async ({page, guard}) => {
    guard.tolerateMessage(/Failed to load resource/);
    let status = 404;
    await page.route(pictures, (route) => route.fulfill({status}));
    await open(page, '/picture');
    await expect(page.getByText('404. Image not found')).toBeVisible();
    status = 500;
    await page.reload();
    const failed = page.getByText('Error. Click to reload');
    await expect(failed).toBeVisible();
    await page.unroute(pictures);
    await failed.click();
    await expect(page.getByRole('img', {name: 'A grey square'})).toHaveAttribute('src', pictures);
  });
});

test.describe('a third language', () => {
  const built = (...names: string[]): string => path.join(fixtureBuilds.production, 'de', ...names);
  const page = (name: string) => load(readFileSync(built(`${name}.html`), 'utf8'));

  test('is in the language menu, the alternates and the search', () => {
    const $ = page('android/second');
    expect($('html').attr('lang')).toBe('de');
    expect($('h1').text()).toBe('Zweite Seite');
    expect($('.navbar a[lang="de"]').text()).toBe('Deutsch');
    expect($('.navbar a[lang="ru"]').attr('href')).toBe('/ru/android/second');
    const alternates = $('link[hreflang]')
      .get()
      .map((link) => $(link).attr('hreflang'));
    expect(alternates.sort()).toEqual(['de', 'en', 'ru', 'x-default']);
    expect($('link[hreflang="de"]').attr('href')).toMatch(/\/de\/android\/second$/);
    const index = readdirSync(built('search-index')).map((file) =>
      readFileSync(built('search-index', file), 'utf8'),
    );
    expect(index.join()).toContain('Der Werbeblock lädt');
    expect(JSON.parse(readFileSync(built('search-index', 'manifest.json'), 'utf8'))).toMatchObject({
      locale: 'de',
    });
  });

  test('uses its own strings and dates, and English where it has no words yet', () => {
    const translated = page('android/second');
    expect(translated('main').text()).toMatch(/\d+\. (?:Juni|Mai) 2025/);
    expect(translated('main').text()).toContain('Changed');
    const english = page('android/get-started');
    expect(english('nav[aria-label="Dieses Thema auf anderen Plattformen"]')).toHaveLength(1);
    expect(english('main').text()).toContain('Read on in');
    expect(english('main [lang="en"] h1')).toHaveLength(1);
    const headings = page('onboarding/welcome')('.table-of-contents__link');
    expect(headings.length).toBeGreaterThan(0);
    expect(headings.filter(':has([lang="en"])')).toHaveLength(headings.length);
    expect(translated('.table-of-contents__link').length).toBeGreaterThan(0);
    expect(english('main [role="note"]').text()).toBe('Diese Seite ist noch nicht übersetzt.');
    expect(translated('main [lang="en"], main [role="note"]')).toHaveLength(0);
    expect(english('[role="banner"]').text()).toMatch(/^Appodeal SDK .* is out/);
  });
});

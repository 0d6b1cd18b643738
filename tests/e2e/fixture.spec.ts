import {expect, hold, hosts, hydrated, open, test, type Page} from './support';

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

test.describe('the announcement', () => {
  test.use({startsAtOnce: false});
  const address = '/de/android/get-started';
  const barOf = (page: Page) => page.locator('.theme-announcement-bar');

  test('is closed for good, before the client and after it, and its link stays in the language', async ({
    page,
  }) => {
    await page.goto(address);
    const bar = barOf(page);
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/de/android/second');
    await bar.getByRole('button').press('Enter');
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
    await hydrated(page);
    await expect(bar).toBeHidden();
    await page.evaluate(() => window.siteNavigate?.('/de/android/second', false));
    await expect(page).toHaveURL(/second$/);
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(bar).toBeHidden();
  });

  test('is closed by a press across the start', async ({page}) => {
    await page.goto(address);
    const {
      x = 0,
      y = 0,
      width = 0,
      height = 0,
    } = (await barOf(page).getByRole('button').boundingBox()) ?? {};
    // The first event of a pointer has no movement in it.
    await page.mouse.move(x + width / 2, y + height / 2, {steps: 2});
    await page.mouse.down();
    await hydrated(page);
    await page.mouse.up();
    await expect(barOf(page)).toBeHidden();
  });

  test('comes back under a new id', async ({page}) => {
    await page.goto(address);
    await barOf(page).getByRole('button').click();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.includes('announcement.id')) {
          localStorage.setItem(key, 'an-older-one');
        }
      }
    });
    await page.reload();
    await expect(barOf(page)).toBeVisible();
  });
});

test.describe('a beta', () => {
  const beta = '/android/4.0.0-beta/get-started';

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

test.describe('pictures', () => {
  const pictures = /\/assets\/ideal-img\//;

  test('come by themselves', async ({page}) => {
    await open(page, '/picture');
    await expect(page.getByRole('img', {name: 'A grey square'})).toHaveAttribute('src', pictures);
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

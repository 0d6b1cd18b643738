import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {builtHtml, test as connected} from './connected';
import {
  expect,
  hold,
  hosts,
  hydrated,
  open,
  saveData,
  settled,
  slowDown,
  test,
  type Page,
} from './support';

/** Pages as readers find them: without their client until it is needed. */

const GUIDE = '/android/get-started';
const OTHER = '/android/ad-types/interstitial';
const BUILDER = '/android/advanced/configure-mediated-networks';
const SCRIPTS = /\/assets\/js\/.+\.js$/;

const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Holds the client's files back; what is returned lets them come. */
const holdClient = (page: Page) => hold(page, /\/assets\/js\/.+\.js$/);

/** Addresses of scripts that the page runs. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

test.use({startsAtOnce: false});

test.describe('an untouched page', () => {
  test('runs no script file @both', async ({page}) => {
    const scripts = scriptsOf(page);
    await saveData(page);
    for (const address of [
      '/',
      GUIDE,
      BUILDER,
      '/ru/ios/get-started',
      '/reporting/metrics',
      '/versions',
    ]) {
      await page.goto(address);
      await settled(page);
      expect.soft(scripts, address).toEqual([]);
      expect.soft(await isAlive(page), address).toBe(false);
    }
  });

  test('fetches what it starts with when the browser is idle, but neither tools nor the search', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(BUILDER);
    await page.clock.runFor(2000);
    const fetched = page.locator('link[rel="prefetch"][as="script"]');
    await expect(fetched.first()).toBeAttached();
    const files = await fetched.evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    );
    expect(files.join(' ')).toContain('/main.');
    expect(files.join(' ')).not.toMatch(/builder|search|code\./);
    expect(await isAlive(page)).toBe(false);
  });

  test('starts when the pointer moves, and not by itself', async ({page}) => {
    await page.clock.install();
    await page.goto(GUIDE);
    // What a browser says of a mouse that rests where the page is drawn.
    await page.locator('body').dispatchEvent('pointermove', {pointerType: 'mouse'});
    await page.clock.runFor(60_000);
    await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
    await page.clock.resume();
    await page.mouse.move(700, 400, {steps: 2});
    await hydrated(page);
  });

  test('starts when the reader scrolls, not when the address leads down', async ({page}) => {
    await saveData(page);
    await page.goto('/android/advanced/testing#check-the-result');
    await settled(page);
    expect(await isAlive(page)).toBe(false);
    await page.mouse.wheel(0, 300);
    await hydrated(page);
  });

  test('fetches the page behind a link that is touched, and does not start @phone', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === OTHER);
    await page.locator(`main a[href="${OTHER}"]`).first().dispatchEvent('touchstart');
    expect((await (await fetched).response())?.ok()).toBe(true);
    expect(await isAlive(page)).toBe(false);
  });

  test('starts at once for a query that only the client knows', async ({page}) => {
    await saveData(page);
    await page.goto(`${BUILDER}?ads=banner`);
    await hydrated(page);
  });

  test('shows the tabs that were chosen before', async ({page}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await page.evaluate(() =>
      localStorage.setItem('docusaurus.tab.android-language-help-center', 'java'),
    );
    await page.reload();
    const chosen = page.getByRole('tab', {name: 'Java', exact: true, selected: true});
    await expect(chosen.first()).toBeVisible();
    expect(await isAlive(page)).toBe(false);
  });

  test('leads to the version that the reader prefers', async ({page}) => {
    await saveData(page);
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('docs-preferred-version-default-help-center', '3.6.0'),
    );
    await page.reload();
    const guide = page.locator('main a[data-pages*="/android/3.6.0"]').first();
    await expect(guide).toHaveAttribute('href', /^\/android\/3\.6\.0/);
    expect(await isAlive(page)).toBe(false);
    await guide.click();
    await expect(page).toHaveURL(/\/android\/3\.6\.0/);
  });

  test('follows the system and other tabs in its colors', async ({page, context}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const second = await context.newPage();
    await open(second, `${OTHER}?docusaurus-theme=dark&start`);
    await second.evaluate(() => localStorage.setItem('theme-help-center', 'light'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await isAlive(page)).toBe(false);
  });
});

test.describe('ahead of a press', () => {
  test('the page of the link under the pointer is loaded', async ({page, request}) => {
    const chunksOf = async (address: string): Promise<string[]> =>
      /data-chunks="\S+ ([^"]*)"/
        .exec(await (await request.get(address)).text())?.[1]
        ?.split(' ')
        .map((chunk) => chunk.replace(/~.*/, '')) ?? [];
    const known = await chunksOf(GUIDE);
    const wanted = (await chunksOf(OTHER)).filter((chunk) => !known.includes(chunk));
    expect(wanted).not.toEqual([]);
    const scripts = scriptsOf(page);
    await page.goto(GUIDE);
    const link = page.locator(`.menu a[href="${OTHER}"]`).first();
    await link.hover();
    // Not every browser gives a single jump of the pointer a movement.
    const {x = 0, y = 0} = (await link.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10, {steps: 4});
    await expect
      .poll(() => wanted.filter((chunk) => !scripts.join().includes(`/${chunk}.js`)))
      .toEqual([]);
  });
});

test.describe('a reader whose browser prefers Russian', () => {
  test.use({locale: 'ru-RU'});

  test('is offered the Russian page without touching this one', async ({page}) => {
    await page.goto(GUIDE);
    const offer = page.getByRole('link', {name: 'Эта страница есть на русском'});
    await expect(offer).toBeVisible();
    await settled(page);
    expect(await isAlive(page)).toBe(false);
    await page.goto(OTHER);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(offer, 'only once').toBeHidden();
    await page.goto('/ru/ios/get-started');
    await settled(page);
    expect(await isAlive(page)).toBe(false);
  });
});

const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
/** Goes on in the field that the reader has begun to type in. */
async function typesOn(page: Page): Promise<void> {
  await page.keyboard.type('ner');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toHaveValue('banner');
  await expect(field(page)).toBeFocused();
}
test.describe('the search of an untouched page', () => {
  test('answers without the client, and its results are followed', async ({page}) => {
    await slowDown(page, 4);
    await saveData(page);
    await page.goto(GUIDE);
    await page.getByRole('button', {name: 'Search'}).first().click();
    await page.keyboard.type('ban');
    await expect(field(page)).toHaveValue('ban');
    await typesOn(page);
    expect(await isAlive(page)).toBe(false);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/banner/);
    await expect(field(page)).toHaveCount(0);
  });

  test('opens while the page still arrives', async ({page, guard}) => {
    const html = builtHtml(GUIDE);
    const middle = html.indexOf('</h2>');
    let arrive = (): void => undefined;
    const server = http.createServer((request, response) => {
      if (request.url === GUIDE) {
        response.writeHead(200, {'Content-Type': 'text/html'}).write(html.slice(0, middle));
        arrive = () => response.end(html.slice(middle));
      } else {
        http.get(hosts.site + request.url, {headers: request.headers}, (answer) => {
          answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
        });
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      guard.allowOrigin(origin);
      await page.goto(origin + GUIDE, {waitUntil: 'commit'});
      await page.getByRole('heading', {level: 1}).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banner');
      await expect(field(page)).toHaveValue('banner');
      arrive();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field(page)).toHaveValue('banner');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('goes on when the client comes to live', async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ban');
    arrive();
    await hydrated(page);
    await expect(field(page)).toHaveValue('ban');
    await typesOn(page);
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/banner/);
    expect(await page.evaluate(() => 'isSame' in window), 'by the client').toBe(true);
  });
});

connected.describe('who reads', () => {
  connected.use({startsAtOnce: false});

  connected('is known without the client: nobody', async ({page, world, guard}) => {
    guard.expectMessage(/^warning: \[dashboard\] user lookup failed: the answer holds no user/);
    const complaints = () => guard.messages.filter((message) => /lookup failed/.test(message));
    world.dashboard.answer('signedOut');
    const scripts = scriptsOf(page);
    await saveData(page);
    await page.goto(GUIDE);
    await expect(page.getByRole('link', {name: 'Sign in', exact: true})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('status')).toBeHidden();
    expect(scripts.filter((url) => SCRIPTS.test(url))).toEqual([]);
    await expect.poll(complaints).toHaveLength(1);
    await page.mouse.wheel(0, 100);
    await hydrated(page);
    await expect(page.getByRole('link', {name: 'Sign in', exact: true})).toBeVisible();
    expect(complaints()).toHaveLength(1);
  });

  connected('starts the client for a signed-in reader', async ({page}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await expect(page.getByRole('button', {name: /^Hey, /})).toBeVisible();
  });

  connected('is nobody when the bridge is silent', async ({page, world}) => {
    world.dashboard.answer('silent');
    await saveData(page);
    await page.clock.install();
    await page.goto(GUIDE);
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(page.getByRole('link', {name: 'Sign in', exact: true})).toBeVisible({
        timeout: 100,
      });
    }).toPass();
    expect(await isAlive(page)).toBe(false);
  });
});

import {LIMIT} from '../../plugins/bundling/prefetch/client';
import {expect, hold, hosts, open, saveData, settled, test, type Page} from './support';

const PAGE = '/android/get-started';
const scripts = /\/assets\/js\/.*\.js$/;

/** The link at the foot of a page, followed without the pointer on it before. */
const next = async (page: Page): Promise<{href: string; go: () => Promise<void>}> => {
  const link = page.locator('.pagination-nav__link--next');
  return {
    href: (await link.getAttribute('href')) ?? '',
    go: () => link.evaluate((element: HTMLAnchorElement) => element.click()),
  };
};

test.describe('addresses', () => {
  test('are cleaned on either host, and short ones of the older site lead on', async ({
    page,
    guard,
  }) => {
    guard.tolerateMessage(/404 \(Not Found\)/);
    for (const [address, clean, only] of [
      [`${PAGE}/?a=b`, `${PAGE}?a=b`, 'site'],
      [`${PAGE}.html?a=b#result`, `${PAGE}?a=b#result`],
      [`/ru${PAGE}.html`, `/ru${PAGE}`],
      ['/index.html?a=b', '/?a=b'],
      ['/ru/index.html', '/ru/'],
      ['/nowhere.html?a=b', '/nowhere?a=b', 'plain'],
      [
        '/ru/networks-setup/admob-sync#install',
        '/ru/networks-setup/ad-networks/network-connection/admob-sync#install',
        'plain',
      ],
    ] as const) {
      for (const host of only ? [only] : (['site', 'plain'] as const)) {
        await page.goto(hosts[host] + address);
        await expect(page).toHaveURL(hosts[host] + clean);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      }
    }
  });
});

test.describe('loading the next page', () => {
  test('a bar shows progress while the page takes long', async ({page}) => {
    await open(page, PAGE);
    const arrive = await hold(page, scripts);
    const {href, go} = await next(page);
    await go();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    arrive();
    await expect(page).toHaveURL(href);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('fetching ahead', () => {
  /** Addresses of the pages whose content a script brings: it begins with their metadata. */
  const broughtBy = (source: string): string[] =>
    Array.from(source.matchAll(/"slug":"[^"]*","permalink":"([^"]+)"/g), ([, own]) => own ?? '');

  /** Waits for the script that brings a page's content. */
  const contentOf = (page: Page, address: string) =>
    page.waitForResponse(
      async (response) =>
        scripts.test(response.url()) && broughtBy(await response.text()).includes(address),
    );

  test('a page is fetched when the pointer comes to its link', async ({page}) => {
    await open(page, PAGE);
    const content = contentOf(page, '/android/ad-types/native');
    await page.locator('.menu a[href="/android/ad-types/native"]').hover();
    await content;
  });

  test('a page is fetched on touch @phone', async ({page}) => {
    await open(page, '/');
    const content = contentOf(page, '/android/get-started');
    await page.locator('main a[href="/android/get-started"]').first().dispatchEvent('touchstart');
    await content;
  });

  /** Addresses of the pages whose content was fetched because their links came into view, in order. */
  const fetchedAhead = async (page: Page): Promise<string[]> => {
    const files = await page
      .locator('head link[rel="prefetch"][href$=".js"]')
      .evaluateAll((links: HTMLLinkElement[]) => [...new Set(links.map(({href}) => href))]);
    const sources = await Promise.all(
      files.map(async (file) => (await page.request.get(file)).text()),
    );
    // The home page brings nothing but the name of the plugin that made it.
    return sources.flatMap((source) =>
      source.includes('"docusaurus-plugin-content-pages"') ? '/' : broughtBy(source),
    );
  };
  const articleLinks = (page: Page): Promise<string[]> =>
    page
      .locator('article a[href^="/"], .pagination-nav a[href^="/"]')
      .evaluateAll((links: HTMLAnchorElement[]) => [
        ...new Set(
          links.map(({pathname}) => pathname).filter((one) => one !== window.location.pathname),
        ),
      ]);
  const readToTheEnd = async (page: Page): Promise<void> => {
    await settled(page);
    const end = await page.evaluate(() => document.body.scrollHeight);
    for (let position = 0; position <= end; position += 600) {
      await page.evaluate((top) => window.scrollTo(0, top), position);
      // The browser reports what came into view once a frame.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    }
    await settled(page);
  };

  test('a few pages are fetched as their links come into view, once each', async ({page}) => {
    await open(page, PAGE);
    const links = await articleLinks(page);
    expect(links.length, 'enough links to tell a limit').toBeGreaterThan(LIMIT);
    await readToTheEnd(page);
    // The page's own content is fetched by its start.
    const first = (await fetchedAhead(page)).filter((one) => one !== PAGE);
    expect(first.length).toBeGreaterThan(0);
    expect(first.length).toBeLessThanOrEqual(LIMIT);
    expect(links, 'none of the menus').toEqual(expect.arrayContaining(first));
    await readToTheEnd(page);
    const again = (await fetchedAhead(page)).filter((one) => one !== PAGE);
    expect(again, 'reading again').toEqual(first);
  });

  test('nothing is fetched ahead where the reader saves data', async ({page}) => {
    await saveData(page);
    await open(page, PAGE);
    await settled(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (scripts.test(request.url())) {
        asked.push(request.url());
      }
    });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator('.menu a[href="/android/ad-types/native"]').hover();
    await settled(page);
    expect(asked).toEqual([]);
    expect(await page.locator('head link[rel="prefetch"]').count()).toBe(0);
  });
});

test.describe('trouble', () => {
  test('a wrong base URL is named where scripts do not load', async ({page, guard}) => {
    guard.tolerateMessage(/Failed to load resource/);
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    const named = page.getByRole('alert').getByText('The site was built for the base URL /.');
    await expect(named).toBeHidden();
    await page.route('**/*.css', (route) => route.abort());
    await page.reload();
    await expect(named).toBeVisible();
  });
});

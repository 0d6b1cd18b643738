import {expect, hosts, notFound, open, test, type Page} from './support';

/** How an open page finds its scripts, also when the site was updated meanwhile. */
test.use({baseURL: hosts.fixture});

const FROM = '/android/get-started';
const TO = '/android/second';
const TABLE = /\/assets\/chunks\.\w+\.json$/;

/** Tells later whether the page was loaded anew. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, {mark: true}));
const isMarked = (page: Page) => page.evaluate(() => 'mark' in window);

/** Addresses of the scripts and tables that the page asks for from now on. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.startsWith('/assets/')) {
      asked.push(pathname);
    }
  });
  return asked;
}

test('a page finds its own scripts without asking for names', async ({page}) => {
  await page.route(TABLE, (route) => route.abort());
  const asked = watch(page);
  // Nothing is fetched ahead before the browser is idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await open(page, FROM);
  expect(asked.filter((path) => TABLE.test(path))).toEqual([]);
});

for (const [what, status] of [
  ['cannot be reached', 0],
  ['are gone', 404],
] as const) {
  test(`the next page is loaded whole where the names of scripts ${what}`, async ({
    page,
    guard,
  }) => {
    guard.tolerateMessage(/Failed to load resource|chunk manifest|Failed to fetch/);
    await page.route(TABLE, (route) => (status ? route.fulfill({status}) : route.abort()));
    await open(page, FROM);
    await mark(page);
    await page.locator(`.menu a[href="${TO}"]`).click();
    await expect(page).toHaveURL(TO);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Second');
    await expect.poll(() => isMarked(page)).toBe(false);
    expect(guard.messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
  });
}

test('an open page shows what another page says since the site was updated', async ({page}) => {
  // Another build: the page's chunk has another content, so another name, and the old is gone.
  const html = await (await page.request.get(TO)).text();
  const own = /data-chunks="([^"]*)"/.exec(html)?.[1]?.split(' ').slice(1) ?? [];
  const files = own.map((name) => `/assets/js/${name.split('~')[0]}.js`);
  const sources = await Promise.all(
    files.map(async (file) => (await page.request.get(file)).text()),
  );
  const place = sources.findIndex((source) => source.includes(`"permalink":"${TO}","draft"`));
  const [name = ''] = own[place]?.split('~') ?? [];
  const source = sources[place] ?? '';
  const id = name.slice(0, name.lastIndexOf('.'));
  await page.route(TABLE, async (route) => {
    const table = (await (await route.fetch()).json()) as Record<string, string>;
    await route.fulfill({json: {...table, [id]: table[id]?.replace(/^\w+/, '0ther0ne')}});
  });
  await page.route(`**/assets/js/${name}.js`, notFound);
  await page.route(`**/assets/js/${id}.0ther0ne.js`, (route) =>
    route.fulfill({
      contentType: 'text/javascript; charset=utf-8',
      body: source.replaceAll('Second', 'Updated'),
    }),
  );
  const asked = watch(page);
  await open(page, FROM);
  await mark(page);
  await page.locator(`.menu a[href="${TO}"]`).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Updated');
  expect(await isMarked(page), 'without a new load of the page').toBe(true);
  expect(asked.filter((path) => TABLE.test(path))).toHaveLength(1);
});

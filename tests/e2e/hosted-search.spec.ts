import {startAlgolia, type AlgoliaEmulator} from '../emulators/algolia';
import {configuredEnvironment} from '../fixtures/builds';
import {expect, expectAccessible, hosts, open, test as base, type Page} from './support';

/**
 * Search on the fixture site, whose pages, settings and emulated records are the
 * same for both engines. A result's address takes every setting: iOS pages are
 * «external», «second» is replaced by «get-started», the results page is /find.
 */

const {ALGOLIA_APP_ID: appId, ALGOLIA_INDEX_NAME: indexName} = configuredEnvironment;

const vendor = `https://${appId.toLowerCase()}-dsn.algolia.net`;
/** Asked when the first host does not answer within the client's two seconds. */
const spares = [1, 2, 3].map((n) => `https://${appId.toLowerCase()}-${n}.algolianet.com`);
const services = [vendor, ...spares, 'https://www.googletagmanager.com'];

const record = (address: string, title: string, tag: string, content = '') => ({
  objectID: address,
  type: content ? 'content' : 'lvl1',
  url: hosts.configured + address,
  url_without_anchor: hosts.configured + address,
  anchor: '',
  content: content || null,
  hierarchy: {
    lvl0: 'Guides',
    lvl1: title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  language: 'en',
  docusaurus_tag: tag,
});

const hostile = 'A guide <img src=x onerror="document.title = `ran`"> for you';

const test = base.extend<{algolia: AlgoliaEmulator}>({
  algolia: async ({page, guard}, use) => {
    const emulator = await startAlgolia([]);
    services.forEach((origin) => guard.allowOrigin(origin));
    emulator.fill(indexName, [
      record('/android/second', 'Second guide', 'docs-default-current'),
      record('/ios/get-started', 'The guide for iOS', 'docs-ios-current'),
      record('/android/quick-guide', 'Get started', 'docs-default-current', hostile),
    ]);
    await page.route(/googletagmanager/, (route) => route.fulfill({body: ''}));
    const isVendor = ({origin}: URL) => [vendor, ...spares].includes(origin);
    await page.route(isVendor, async (route) => {
      const request = route.request();
      const {pathname, search} = new URL(request.url());
      const answer = await fetch(`http://${emulator.host}${pathname}${search}`, {
        method: request.method(),
        ...(request.method() === 'POST' && {body: request.postData()}),
      }).catch(() => null);
      if (!answer) {
        await route.abort();
        return;
      }
      await route.fulfill({
        status: answer.status,
        contentType: 'application/json',
        headers: {'access-control-allow-origin': '*'},
        body: await answer.text(),
      });
    });
    await use(emulator);
    await emulator.close();
  },
});

const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page) => dialog(page).getByRole('combobox');
const results = (page: Page) => dialog(page).getByRole('option');

async function openSearch(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(field(page)).toBeFocused();
}

async function search(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await page.keyboard.type(query);
  await expect(results(page).first()).toBeVisible();
}

test.describe('hosted search', () => {
  test.use({baseURL: hosts.configured});

  test('shows what the engine found, escaped', async ({page, algolia}) => {
    await open(page, '/android/get-started');
    await search(page, 'guide');
    await expect(results(page)).toHaveCount(3);
    const list = dialog(page).getByRole('listbox');
    await expect(list).toContainText('<img src=x');
    await expect(list.locator('mark').first()).toHaveText('guide');
    await expect(list.locator('img')).toHaveCount(0);
    await expect(dialog(page).getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'See all 3 results'})).toHaveAttribute(
      'href',
      '/find?q=guide&set=android',
    );
    expect(algolia.requests.length).toBeGreaterThan(0);
    await expect(page).not.toHaveTitle('ran');
  });

  test('names the engine in the HTML, and asks it nothing before the reader does', async ({
    page,
    algolia,
  }) => {
    await open(page, '/android/get-started');
    await expect(page.locator(`link[rel="preconnect"][href="${vendor}" i]`)).toBeAttached();
    await page.getByRole('button', {name: 'Search', exact: true}).hover();
    expect(algolia.requests).toEqual([]);
  });

  test('has no accessibility violation', async ({page, guard, algolia}) => {
    guard.tolerateMessage(/Failed to load resource|\[search\]/);
    await open(page, '/android/get-started');
    await openSearch(page);
    await expect(dialog(page).getByText('No recent searches')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type('guide');
    await expect(results(page)).toHaveCount(3);
    await expectAccessible(page);
    await field(page).fill('zzqqxxvvww');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    await expectAccessible(page);
    algolia.failWhen(() => 500);
    await field(page).fill('iOS');
    await expect(dialog(page).getByRole('alert')).toBeVisible();
    await expectAccessible(page);
  });

  test('says so in the dialog when the engine fails, refuses its key or cannot be reached', async ({
    page,
    guard,
    algolia,
  }) => {
    guard.tolerateMessage(/Failed to load resource|\[search\]/);
    let failure: 500 | 403 | 'cut' | null = null;
    algolia.failWhen(() => failure);
    await open(page, '/android/get-started');
    await openSearch(page);
    // What was found before would be answered without the engine.
    for (const [query, how] of [
      ['gui', 500],
      ['guid', 403],
      ['guide', 'cut'],
    ] as const) {
      failure = how;
      await field(page).fill(query);
      const alert = dialog(page).getByRole('alert');
      await expect(alert, String(how)).toContainText('Unable to fetch results');
      await expect(alert).toContainText('You might want to check your network connection.');
      await expect(dialog(page).getByText('No results for')).toHaveCount(0);
      failure = null;
      await alert.getByRole('button', {name: 'Retry'}).click();
      await expect(results(page), String(how)).toHaveCount(3);
      await expect(alert).toHaveCount(0);
    }
  });

  test('remembers what was followed in its own list', async ({page, algolia}) => {
    await open(page, '/android/get-started');
    await search(page, 'second');
    const address = (await results(page).first().getAttribute('href')) ?? '';
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    // The last question is selected.
    await page.keyboard.press('Backspace');
    await expect(dialog(page).getByText('Recent', {exact: true})).toBeVisible();
    await expect(dialog(page).locator(`a[href="${address}"]`)).toBeVisible();
    expect(algolia.requests.length).toBeGreaterThan(0);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).toContain(`__DOCSEARCH_RECENT_SEARCHES__${indexName}`);
  });

  test('asks for the language and the versions in hand', async ({page, algolia}) => {
    const filters = () =>
      (algolia.queries.at(-1) as {requests: {facetFilters: unknown; optionalFilters: unknown}[]})
        .requests[0];
    await open(page, '/android/get-started');
    await search(page, 'guide');
    expect(filters()).toMatchObject({
      facetFilters: [
        'language:en',
        expect.arrayContaining([
          'docusaurus_tag:default',
          'docusaurus_tag:docs-default-current',
          'docusaurus_tag:docs-ios-current',
        ]),
      ],
      optionalFilters: ['docusaurus_tag:docs-default-current'],
    });
    await open(page, '/android/3.6.0/get-started');
    await search(page, 'guide');
    expect(filters()).toMatchObject({
      facetFilters: ['language:en', expect.arrayContaining(['docusaurus_tag:docs-default-3.6.0'])],
      optionalFilters: ['docusaurus_tag:docs-default-3.6.0'],
    });
    expect(JSON.stringify(filters())).not.toContain('docs-default-current');
    const all = page.getByRole('link', {name: 'See all 3 results'});
    // Results of the first letters have a link, too.
    await expect(all).toHaveAttribute('href', /q=guide&/);
    const inDialog = filters();
    await all.click();
    await expect(page).toHaveURL(/\/find\?q=guide&android=3\.6\.0&set=android$/);
    await expect(page.getByRole('article')).toHaveCount(3);
    expect(filters()).toMatchObject({
      facetFilters: inDialog?.facetFilters,
      optionalFilters: inDialog?.optionalFilters,
    });
  });

  test('answers on the results page and names who answers', async ({page, algolia}) => {
    await open(page, '/find?q=guide');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('link', {name: 'Search by Algolia'})).toBeVisible();
    await expect(page.getByRole('main')).toContainText('<img src=x');
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
    expect(algolia.requests.length).toBeGreaterThan(0);
  });

  test('says when the engine does not answer, and recovers', async ({page, guard, algolia}) => {
    guard.tolerateMessage(/Failed to load resource|RetryError|Unreachable hosts|\[search\]/);
    let down = true;
    algolia.failWhen(() => (down ? 500 : null));
    await page.route(/algolianet\.com/, (route) => route.abort());
    for (const number of [1, 2, 3]) {
      guard.allowOrigin(`https://${appId.toLowerCase()}-${number}.algolianet.com`);
    }
    await open(page, '/find?q=guide');
    await expect(page.getByRole('main').getByText('Unable to fetch results')).toBeVisible();
    down = false;
    await page.getByRole('searchbox').fill('guid');
    await expect(page.getByRole('article')).toHaveCount(3);
  });
});

for (const [engine, origin] of [
  ['the hosted engine', hosts.configured],
  ['the local index', hosts.fixture],
] as const) {
  test.describe(`addresses of results of ${engine}`, () => {
    test.use({baseURL: origin});

    test('follow the settings', async ({page, algolia}) => {
      expect(algolia.host).toBeTruthy();
      await open(page, '/android/get-started');
      await search(page, 'second');
      await expect(results(page).first()).toHaveAttribute('href', '/android/get-started');
      await page.keyboard.press('Escape');
      await search(page, 'ios');
      await expect(results(page).first()).toHaveAttribute('href', `${origin}/ios/get-started`);
      await page.evaluate(() => {
        document.documentElement.dataset.same = 'document';
      });
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/ios\/get-started/);
      await expect(page.locator('html[data-same]')).toHaveCount(0);
    });

    test('follow the settings on the results page too', async ({page, algolia}) => {
      expect(algolia.host).toBeTruthy();
      await open(page, '/find?q=second');
      await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute(
        'href',
        '/android/get-started',
      );
      await page.getByRole('searchbox').fill('ios');
      await expect(
        page.getByRole('article').locator(`a[href^="${origin}/ios/"]`).first(),
      ).toBeVisible();
    });
  });
}

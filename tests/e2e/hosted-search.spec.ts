import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {startAlgolia, type AlgoliaEmulator} from '../emulators/algolia';
import {configuredEnvironment, fixtureBuilds} from '../fixtures/builds';
import {expect, expectAccessible, hosts, open, test as base, type Page} from './support';

/**
 * Search on the fixture site, whose pages, settings and emulated records are the
 * same for both engines. A result's address takes every setting: iOS pages are
 * «external», «second» is replaced by «get-started», the results page is /find.
 */

const {
  ALGOLIA_APP_ID: appId,
  ALGOLIA_SEARCH_API_KEY: searchKey,
  ALGOLIA_INDEX_NAME: indexName,
  ALGOLIA_ADMIN_API_KEY: adminKey,
} = configuredEnvironment;

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
      record('/android/get-started', 'Get started', 'docs-default-current', hostile),
    ]);
    await page.route(/googletagmanager/, (route) => route.fulfill({body: ''}));
    const isVendor = ({origin}: URL) => [vendor, ...spares].includes(origin);
    await page.route(isVendor, async (route) => {
      const request = route.request();
      const {pathname, search} = new URL(request.url());
      const answer = await fetch(`http://${emulator.host}${pathname}${search}`, {
        method: request.method(),
        ...(request.method() === 'POST' && {body: request.postData()}),
      });
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

const results = (page: Page) => page.locator('.DocSearch-Hit a');

async function search(page: Page, query: string): Promise<void> {
  await page.getByRole('button', {name: /^Search/}).click();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type(query);
  await expect(results(page).first()).toBeVisible();
}

test.describe('hosted search', () => {
  test.use({baseURL: hosts.configured});

  test('shows what the engine found, escaped', async ({page, algolia}) => {
    await open(page, '/android/get-started');
    await expect(page.locator(`link[rel="preconnect"][href="${vendor}" i]`)).toBeAttached();
    await search(page, 'guide');
    await expect(results(page)).toHaveCount(3);
    await expect(page.locator('.DocSearch-Hits')).toContainText('<img src=x');
    await expect(page.locator('.DocSearch-Hits mark').first()).toHaveText('guide');
    await expect(page.locator('.DocSearch-Hits img')).toHaveCount(0);
    await expect(page.locator('.DocSearch-Logo')).toContainText('Search by');
    await expect(page.getByRole('link', {name: 'See all 3 results'})).toHaveAttribute(
      'href',
      '/find?q=guide&set=android',
    );
    expect(algolia.requests.length).toBeGreaterThan(0);
    await expect(page).not.toHaveTitle('ran');
  });

  test('has no accessibility violation', async ({page, algolia}) => {
    await open(page, '/android/get-started');
    await search(page, 'guide');
    await expect(results(page)).toHaveCount(3);
    await expect(page.getByRole('dialog', {name: 'Search'})).toBeVisible();
    await expectAccessible(page);
    expect(algolia.requests.length).toBeGreaterThan(0);
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
    const inDialog = filters();
    await page.getByRole('link', {name: 'See all 3 results'}).click();
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
    await expect(page.getByText('Unable to fetch results')).toBeVisible();
    down = false;
    await page.getByRole('searchbox').fill('guid');
    await expect(page.getByRole('article')).toHaveCount(3);
  });

  test('ships no local index and no key but the one for searching', () => {
    const files = readdirSync(fixtureBuilds.configured, {recursive: true, encoding: 'utf8'});
    expect(files.filter((file) => /search-index|search-worker/.test(file))).toEqual([]);
    const texts = files
      .filter((file) => /\.(?:html|js|json|xml|txt|css)$/.test(file))
      .map((file) => readFileSync(path.join(fixtureBuilds.configured, file), 'utf8'));
    expect(texts.some((text) => text.includes(searchKey))).toBe(true);
    expect(texts.some((text) => text.includes(adminKey))).toBe(false);
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

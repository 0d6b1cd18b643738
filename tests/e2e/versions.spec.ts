import {archivedVersions, docSets} from '../../config/docSets';
import {latestVersion} from '@help-center/sdk-data/releases';
import {expect, hosts, open, test, type Page} from './support';

/** Where the menus lead: to the version a reader chose; and which entry they mark. */

const latest = latestVersion('android');
const [old = ''] = archivedVersions(docSets.find(({id}) => id === 'android')!);

const bar = (page: Page) => page.locator('nav.navbar');

async function chooseVersion(page: Page, version: string): Promise<void> {
  // The menu moves as it opens: on a slow machine a press begins on one version and ends on another.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await bar(page)
    .getByRole('button', {name: /^(?:Version|Версия) /})
    .click();
  await bar(page).getByRole('link', {name: version, exact: true}).click();
}

/** What is remembered about versions, by key. */
const remembered = (page: Page) =>
  page.evaluate(() =>
    Object.entries(window.localStorage).filter(([key]) => key.includes('preferred-version')),
  );

/** Opens the menu of a phone; gives the site's own lists in it. */
async function mobileGuides(page: Page) {
  await page.locator('.navbar__toggle').click();
  return page.locator('.site-menu__ways');
}

async function expectWays(page: Page, prefix: string, version: string): Promise<void> {
  const folder = `${prefix}/android${version === latest ? '' : `/${version}`}`;
  const card = page.getByRole('article').filter({hasText: 'Android SDK'});
  await expect(card.getByRole('link', {name: 'Android SDK', exact: true})).toHaveAttribute(
    'href',
    `${folder}/get-started`,
  );
  await expect(card.getByRole('link', {name: /changelog|изменени/i})).toHaveAttribute(
    'href',
    `${folder}/changelog`,
  );
  const menu = bar(page).locator('.dropdown__link');
  await expect(menu.filter({hasText: /^Android SDK/})).toHaveAttribute(
    'href',
    `${folder}/get-started`,
  );
  await expect(menu.filter({hasText: /^iOS SDK/})).toHaveAttribute(
    'href',
    `${prefix}/ios/get-started`,
  );
}

test.describe('the version a reader chose', () => {
  test('is where menu and home lead, in either language, until the latest is chosen', async ({
    page,
  }) => {
    await open(page, '/android/ad-types/banner');
    await chooseVersion(page, old);
    await expect(page).toHaveURL(`${hosts.site}/android/${old}/ad-types/banner`);
    for (const prefix of ['', '/ru']) {
      await open(page, `${prefix}/`);
      await expectWays(page, prefix, old);
    }
    await open(page, `/ru/android/${old}/ad-types/banner`);
    await chooseVersion(page, latest);
    await expect(page).toHaveURL(`${hosts.site}/ru/android/ad-types/banner`);
    await expect.poll(() => remembered(page)).toEqual([]);
    await open(page, '/ru/');
    await expectWays(page, '/ru', latest);
  });

  test('is left by the note on an archived page, too', async ({page}) => {
    await open(page, '/android/ad-types/banner');
    await chooseVersion(page, old);
    await page.locator('.theme-doc-version-banner').getByRole('link').click();
    await expect(page).toHaveURL(`${hosts.site}/android/ad-types/banner`);
    await expect.poll(() => remembered(page)).toEqual([]);
  });

  test('is passed over once it is gone', async ({page}) => {
    await open(page, '/android/get-started');
    await chooseVersion(page, old);
    await expect.poll(() => remembered(page)).toEqual([[expect.stringContaining('default'), old]]);
    const [[key] = ['']] = await remembered(page);
    await page.evaluate((name) => window.localStorage.setItem(name, '1.0.0'), key);
    await open(page, '/');
    await expectWays(page, '', latest);
    expect(await remembered(page)).toEqual([]);
  });

  test('is stored wherever it is chosen: after hovering, by key, on the page of versions', async ({
    page,
  }) => {
    const stored = () => remembered(page).then((all) => all.map(([, version]) => version));
    const menu = bar(page).getByRole('button', {name: /^Version /});
    await page.goto('/android/get-started');
    await menu.hover();
    await bar(page).getByRole('link', {name: old, exact: true}).click();
    await expect(page).toHaveURL(`${hosts.site}/android/${old}/get-started`);
    expect(await stored()).toEqual([old]);
    await page.goto('/ios/get-started');
    await menu.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/ios\/\d/);
    expect(await stored()).toEqual([old, old]);
    await page.goto('/versions');
    await page.locator(`main a[href="/android/get-started"]`).first().click();
    await expect(page).toHaveURL(`${hosts.site}/android/get-started`);
    expect(await stored()).toEqual([old]);
  });

  test('is not chosen by an address with a version in it', async ({page}) => {
    await open(page, `/android/${old}/get-started`);
    expect(await remembered(page)).toEqual([]);
  });

  test('is stored from the list of a phone @phone', async ({page}) => {
    await open(page, '/');
    const ways = await mobileGuides(page);
    await ways.getByRole('button', {name: 'SDK Guides'}).click();
    const guides = ways.getByRole('link', {name: /^Android SDK \d/});
    await expect(guides).toHaveText([`Android SDK ${latest}`, `Android SDK ${old}`]);
    await guides.last().click();
    await expect(page).toHaveURL(`${hosts.site}/android/${old}/get-started`);
    await expect.poll(() => remembered(page)).toHaveLength(1);
    await page.goto('/');
    await expect(page.locator('main a[data-pages]').first()).toHaveAttribute(
      'href',
      new RegExp(`/${old}/`),
    );
  });
});

test.describe('the section in hand', () => {
  const cases = [
    ['/android/ad-types/banner', 'SDK Guides', 'Android SDK'],
    [`/android/${old}/ad-types/banner`, 'SDK Guides', 'Android SDK'],
    ['/reporting/reporting-api', 'General', 'Reporting'],
    ['/networks-setup/ad-networks/introduction', 'General', 'Network Setup'],
  ] as const;

  test('is marked on the closed menu and in it', async ({page}) => {
    const marked = bar(page).locator('.site-menu__button[aria-current]');
    const entries = bar(page).locator('.dropdown__link[aria-current]:not([lang])');
    for (const [address, menu, entry] of cases) {
      await open(page, address);
      await expect(marked).toHaveText([menu]);
      await expect(entries.filter({hasNotText: /^\d/})).toHaveText([entry]);
      const other = bar(page).locator('.site-menu__button:not([aria-current])').last();
      const line = (button: typeof other) =>
        button.evaluate((element) => getComputedStyle(element).textDecorationLine);
      expect(await line(marked)).toBe('underline');
      expect(await line(other)).toBe('none');
    }
    for (const address of ['/', '/versions']) {
      await open(page, address);
      await expect(marked).toHaveCount(0);
    }
  });

  test('is marked by name in Russian', async ({page}) => {
    await open(page, '/ru/unity/get-started');
    await expect(bar(page).locator('.site-menu__button[aria-current]')).toHaveText([
      'Интеграция SDK',
    ]);
  });

  test('is open and marked in the mobile menu, also after a step to another @phone', async ({
    page,
  }) => {
    await open(page, '/');
    const menu = await mobileGuides(page);
    const lists = menu.locator('button[aria-expanded="true"]');
    await expect(lists).toHaveCount(0);
    await menu.getByRole('button', {name: 'General'}).click();
    await menu.getByRole('link', {name: 'Reporting', exact: true}).click();
    await expect(page).toHaveURL(/\/reporting\/reporting-api$/);
    // The address changes before the page does.
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Report/);
    await mobileGuides(page);
    await expect(lists).toHaveText(['General']);
    await expect(lists).toHaveAttribute('aria-current', 'true');
    await menu.getByRole('button', {name: 'SDK Guides'}).click();
    await menu
      .getByRole('link', {name: /^iOS SDK/})
      .first()
      .click();
    await expect(page).toHaveURL(/\/ios\//);
    await mobileGuides(page);
    await expect(menu.getByRole('button', {name: 'SDK Guides'})).toHaveAttribute(
      'aria-current',
      'true',
    );
    // What the reader has opened stays open.
    await expect(menu.getByRole('button', {name: 'General'})).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  });
});

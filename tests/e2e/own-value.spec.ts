import russian from '../../i18n/ru/code.json';
import {expect, expectAccessible, open, test, widerThanWindow, type Page} from './support';

const KEY = '0123456789abcdef0123456789abcdef01234567';
const OTHER_KEY = 'fedcba9876543210fedcba9876543210fedcba98';
const APP_ID = 'ca-app-pub-1234567890123456~1234567890';

const field = (page: Page, name = 'Your app key') =>
  page.getByRole('textbox', {name: new RegExp(`^${name}`)});
const code = (page: Page) => page.locator('article pre');
/** Samples in all tabs, hidden ones too. */
const samples = async (page: Page): Promise<string> =>
  (await code(page).allTextContents()).join('\n');
const clear = (page: Page) => page.getByRole('button', {name: 'Clear', exact: true}).first();

test('a key goes into all samples and their copies, and one press brings the placeholder back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/android/get-started');
  await expect(field(page)).toHaveCount(1);
  await field(page).fill(` ${KEY} `);
  await expect(code(page).first()).toContainText(`"${KEY}"`);
  expect(await samples(page)).not.toContain('YOUR_APP_KEY');
  await page.getByRole('button', {name: 'Copy code to clipboard'}).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(KEY);
  await page.getByRole('button', {name: 'Copy page'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^# [^]*YOUR_APP_KEY/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toContain(KEY);
  await clear(page).click();
  await expect(field(page)).toHaveValue('');
  expect(await samples(page)).not.toContain(KEY);
  expect(await samples(page)).toContain('YOUR_APP_KEY');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('own'))),
  ).toEqual([]);
});

test('anything but a key is refused in words, and changes no sample', async ({page}) => {
  await open(page, '/ru/ios/ad-types/interstitial');
  const own = field(page, russian['site.ownValue.key'].message);
  for (const wrong of ['abc', KEY.slice(0, 31), 'g'.repeat(32), KEY.repeat(2)]) {
    await own.fill(wrong);
    await expect(page.getByText(/^Это не ключ приложения/)).toBeVisible();
    await expect(own).toHaveAttribute('aria-invalid', 'true');
    expect(await samples(page)).not.toContain(wrong);
  }
  await expectAccessible(page, {include: 'main'});
  expect(await widerThanWindow(page)).toEqual([]);
  await own.fill(KEY.toUpperCase());
  await expect(page.getByText(/^Это не ключ приложения/)).toBeHidden();
  expect(await samples(page)).toContain(KEY.toUpperCase());
});

test('a game has a key for each platform, and AdMob an app ID for each', async ({page}) => {
  await open(page, '/unity/get-started');
  await field(page, 'Your app key for Android').fill(KEY);
  await field(page, 'Your app key for iOS').fill(OTHER_KEY);
  expect(await samples(page)).toMatch(new RegExp(`"${KEY}"[^]*"${OTHER_KEY}"`));
  await open(page, '/android/get-started');
  await field(page, 'Your AdMob app ID').fill(KEY);
  await expect(page.getByText(/^This isn’t an AdMob app ID/)).toBeVisible();
  await field(page, 'Your AdMob app ID').fill(APP_ID);
  expect(await samples(page)).toContain(APP_ID);
  expect(await samples(page)).toContain(KEY);
  await open(page, '/ios/get-started');
  expect(await samples(page)).not.toContain(APP_ID);
  expect(await samples(page)).not.toContain(KEY);
  expect(await samples(page)).toContain(OTHER_KEY);
});

test('without storage, a key lasts as long as the page', async ({page, guard}) => {
  guard.tolerateMessage(/storage is not available|\[storage\]/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, '/android/get-started');
  await field(page).fill(KEY);
  expect(await samples(page)).toContain(KEY);
  // To another page of the same document.
  await page.getByRole('link', {name: 'Interstitial'}).first().click();
  await expect(page).toHaveURL(/interstitial/);
  await expect(code(page).first()).toBeVisible();
  await expect.poll(() => samples(page)).toContain(KEY);
  await page.reload();
  await expect.poll(() => samples(page)).not.toContain(KEY);
});

test.describe('before the client lives', () => {
  test.use({startsAtOnce: false});

  for (const name of ['', ' @phone']) {
    test(`samples show the key without a shift${name}`, async ({page}) => {
      await page.addInitScript((key) => {
        // Not in the dashboard's frame, which may store nothing.
        if (window.parent === window) {
          localStorage.setItem('own-values-help-center', `android=${key}`);
        }
        const shifts: number[] = [];
        Object.assign(window, {shifts});
        new PerformanceObserver((list) =>
          list
            .getEntries()
            .forEach((entry) => shifts.push((entry as unknown as {value: number}).value)),
        ).observe({type: 'layout-shift', buffered: true});
      }, KEY);
      await page.goto('/android/ad-types/interstitial');
      expect(await page.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('false');
      expect(await samples(page)).toContain(KEY);
      expect(await samples(page)).not.toContain('YOUR_APP_KEY');
      await expect(field(page)).toHaveValue(KEY);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      // Of one line that takes two, a tenth of the page would move.
      const shifts = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
      // The client takes over what it finds.
      await clear(page).click();
      await expect.poll(() => samples(page)).toContain('YOUR_APP_KEY');
      await expect(field(page)).toHaveValue('');
    });
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('there is no field', async ({page}) => {
    await page.goto('/android/get-started');
    await expect(field(page)).toBeHidden();
    await expect(code(page).first()).toContainText('YOUR_APP_KEY');
  });
});

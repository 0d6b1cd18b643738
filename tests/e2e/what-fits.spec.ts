import {latestVersion} from '@help-center/sdk-data/releases';
import {expectAccessible, expect, hold, open, preferTheme, test, type Page} from './support';

// What it answers is tested in tests/tools.

const MERGER = 'uses-sdk:minSdkVersion 21 cannot be smaller than version 23 declared in library';
const tooOld = new RegExp(
  `${latestVersion('android').replaceAll('.', '\\.')} needs minSdk \\d+; you have 21\\.`,
);
const fitting = (page: Page, platform: string) =>
  page.getByText(new RegExp(`^The newest release for ${platform} that fits is [\\d.]+\\d\\.$`));

test.describe('what fits my project', () => {
  test('answers what is typed, keeps it in the address, and goes on without a network @both', async ({
    page,
    context,
    guard,
  }) => {
    await open(page, '/what-fits');
    await page.getByLabel('minSdk').fill('21');
    await expect(fitting(page, 'Android')).toBeVisible();
    await expect(page.getByText(tooOld)).toBeVisible();
    await expect(page).toHaveURL(/\?platform=android&has=minSdk%3D21$/);
    await page.reload();
    await expect(page.getByLabel('minSdk')).toHaveValue('21');
    await expect(fitting(page, 'Android')).toBeVisible();
    await context.setOffline(true);
    // The browser itself asks for the tab's icons again at each new address.
    guard.tolerateMessage(/ERR_INTERNET_DISCONNECTED.*\/(?:img|favicon)/);
    await page.getByRole('radio', {name: 'iOS'}).check();
    await page.getByLabel('Adjust').fill('4.38.2');
    await expect(fitting(page, 'iOS')).toBeVisible();
    await expect(page).toHaveURL(/has=Adjust%3D4\.38\.2$/);
    await context.setOffline(false);
  });

  test('reads what was pasted before the scripts were there', async ({page}) => {
    const arrive = await hold(page, /\/assets\/js\/main\./);
    // The page has not loaded while a script of its own is held.
    await page.goto('/what-fits', {waitUntil: 'commit'});
    await page.getByLabel('Paste an error or a lock file').fill(MERGER);
    arrive();
    await expect(page.getByText(tooOld)).toBeVisible();
  });

  test('works by keyboard alone, and is accessible with an answer @both', async ({page}) => {
    await preferTheme(page, 'light');
    await open(page, '/what-fits');
    await page.getByRole('radio', {name: 'Android'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'iOS'})).toBeChecked();
    await expect(page.getByLabel('iOS deployment target')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('iOS deployment target')).toBeFocused();
    await page.keyboard.type('11.0');
    await expect(fitting(page, 'iOS')).toBeVisible();
    await expectAccessible(page);
  });
});

test('an error leads to what fits its platform', async ({page}) => {
  await open(page, '/faq-and-troubleshooting/troubleshooting');
  await page.getByLabel('Paste your build log or device log').fill(MERGER);
  await expect(
    page
      .locator('li[data-signature="android-minsdk-merger"]')
      .getByRole('link', {name: 'What fits my project'}),
  ).toHaveAttribute('href', '/what-fits?platform=android');
});

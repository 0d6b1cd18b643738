import {expect, test, widerThanWindow} from './support';

/** What a reader has whose browser runs no scripts. */

test.use({javaScriptEnabled: false});

for (const [language, words] of [
  [
    '',
    {guide: 'Android SDK', search: /search needs scripts/, tool: /needs scripts, and they are off/},
  ],
  ['/ru', {guide: 'Android SDK', search: /поиска нужны скрипты/, tool: /нужны скрипты, а в вашем/}],
] as const) {
  test(`every tab’s panel stands under its name @both ${language}`, async ({page}) => {
    await page.goto(`${language}/android/get-started`);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('main pre code').first()).toBeVisible();
    const panels = page.getByRole('main').getByRole('tabpanel');
    expect(await panels.count()).toBeGreaterThan(1);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
    }
    await expect(page.getByRole('main').getByRole('tablist')).toHaveCount(0);
    const names = await page
      .locator('.tab-part')
      .evaluateAll((parts) =>
        parts.map((part) => getComputedStyle(part, '::before').content.replaceAll('"', '')),
      );
    expect(names.slice(0, 2)).toEqual(['Kotlin DSL', 'Groovy']);
  });

  test(`on a phone the pages of the section are reachable @phone ${language}`, async ({page}) => {
    await page.goto(`${language}/android/get-started`);
    await page.getByRole('button', {name: new RegExp(`^${words.guide} \\d`)}).click();
    const menu = page.locator('.theme-doc-sidebar-menu');
    await expect(menu).toBeVisible();
    const link = menu.locator(`a[href="${language}/android/ad-types/banner"]`).last();
    await link.click();
    await expect(page).toHaveURL(/\/android\/ad-types\/banner$/);
    expect(await widerThanWindow(page, [])).toEqual([]);
  });
}

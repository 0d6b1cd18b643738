import {expect, expectAccessible, open, test, widerThanWindow} from './support';

for (const [language, words] of [
  ['', {menu: 'More ways to take this page', link: 'Whole guide to print', title: 'Android SDK'}],
  ['/ru', {menu: 'Другие форматы', link: 'Весь раздел для печати', title: 'Android SDK'}],
] as const) {
  test(`a page leads to its whole guide as one document ${language}`, async ({page, context}) => {
    await open(page, `${language}/android/get-started`);
    await page.locator('summary[aria-label]').first().click();
    const [guide] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', {name: words.link}).click(),
    ]);
    await expect(guide).toHaveURL(new RegExp(`${language}/android/print$`));
    await expect(guide.getByRole('heading', {level: 1})).toContainText(words.title);
    await expect(guide.locator('.tab-part').first()).toBeVisible();
    expect(await guide.locator('.tab-part:not(:visible)').count()).toBe(0);
  });
}

test('a printed guide is accessible and fits a phone @phone', async ({page}) => {
  await page.goto('/reporting/print');
  await expectAccessible(page);
  expect(await widerThanWindow(page, [])).toEqual([]);
});

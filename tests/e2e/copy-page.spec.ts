import {expect, open, test} from './support';

const page = '/android/ad-types/banner';

test('the page is copied as Markdown, and the button says so', async ({page: tab, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(tab, page);
  await tab.getByRole('button', {name: 'Copy page'}).click();
  await expect(tab.getByRole('button', {name: 'Copied', exact: true})).toBeVisible();
  await expect(tab.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
  const text = await tab.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^# Banner ads\n/);
  expect(text).toContain('```kotlin title="MainActivity.kt"\n');
});

test('a page whose Markdown does not arrive is not said to be copied', async ({
  page: tab,
  guard,
}) => {
  guard.tolerateMessage(/Failed to load resource/);
  await open(tab, page);
  await tab.route(/\.md$/, (route) => route.fulfill({status: 404, body: 'not here'}));
  await tab.getByRole('button', {name: 'Copy page'}).click();
  await expect(tab.getByRole('button', {name: 'Copy failed'})).toBeVisible();
});

test('the menu leads to the Markdown and to assistants, and closes by Esc and by a click elsewhere', async ({
  page: tab,
}) => {
  await open(tab, `/ru${page}`);
  const menu = tab.getByLabel('Другие форматы страницы');
  const view = tab.getByRole('link', {name: 'Открыть как Markdown'});
  await menu.focus();
  await tab.keyboard.press('Enter');
  await expect(view).toHaveAttribute('href', `/ru${page}.md`);
  await expect(tab.getByRole('link', {name: /^Открыть в /}).first()).toHaveAttribute(
    'href',
    /^https:.*ru%2Fandroid%2Fad-types%2Fbanner\.md/,
  );
  await tab.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(menu).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(view).toBeVisible();
  await tab.getByRole('heading', {level: 1}).click();
  await expect(view).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('the menu still leads to the Markdown', async ({page: tab}) => {
    await tab.goto(page);
    await tab.getByLabel('More ways to take this page').click();
    await expect(tab.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
    await expect(tab.getByRole('button', {name: 'Copy page'})).toBeHidden();
  });
});

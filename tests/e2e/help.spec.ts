import russian from '../../i18n/ru/code.json';
import {expect, open, test, type Page} from './support';

const API = '/reporting/reporting-api';
test.describe('request builder', () => {
  // What it composes: tests/tools.
  test('keeps the key to itself, in Russian @phone', async ({page, context}) => {
    const key = 'secret-KEY-4711';
    const sent: string[] = [];
    context.on('request', (request) => {
      sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await open(page, `/ru${API}`);
    const field = page.getByLabel(russian['site.requestBuilder.apiKey'].message, {
      exact: true,
    });
    await field.fill(key);
    const output = page.locator('#builder ~ div pre').first();
    await expect(output).toContainText(`'api_key=${key}'`);
    await page.getByRole('radio', {name: 'Python', exact: true}).check();
    await expect(output).toContainText(`("api_key", "${key}")`);
    await expect(output.locator('i.k'), 'in its colors').not.toHaveCount(0);

    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).not.toHaveAttribute('name');
    expect(page.url()).not.toContain(key);
    const stored = await page.evaluate(async () =>
      JSON.stringify([
        {...localStorage},
        {...sessionStorage},
        document.cookie,
        history.state,
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    );
    expect(stored).not.toContain(key);
    expect(sent.filter((request) => request.includes(key))).toEqual([]);

    await page.reload();
    await expect(page.locator('#builder ~ div input').last()).toBeAttached();
    await expect(page.getByText(key)).toHaveCount(0);
    await expect(field).toHaveValue('');
  });
});

test.describe('glossary terms', () => {
  const ADDRESS = '/networks-setup/mediation-groups/use-cases';
  const tipOf = (page: Page, index = 0) => {
    const term = page.locator('.term').nth(index);
    return {link: term.getByRole('link'), tip: term.locator('[role=tooltip]')};
  };

  test('show their definition on hover and on focus, until Escape', async ({page}) => {
    await open(page, ADDRESS);
    const {link, tip} = tipOf(page);
    await expect(tip).toBeHidden();
    await link.hover();
    await expect(tip).toBeVisible();
    await expect(tip).toBeInViewport({ratio: 1});
    // The pointer may go onto the definition and stay there.
    await tip.hover();
    await expect(tip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await page.mouse.move(1, 1);
    await link.hover();
    await expect(tip).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(tip).toBeHidden();

    const second = tipOf(page, 1);
    await link.focus();
    do {
      await page.keyboard.press('Tab');
    } while (!(await second.link.evaluate((element) => element === document.activeElement)));
    await expect(second.tip).toBeVisible();
    const text = (await second.tip.textContent()) ?? '';
    await expect(second.link).toHaveAccessibleDescription(text);
    await page.keyboard.press('Escape');
    await expect(second.tip).toBeHidden();
    await expect(second.link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/networks-setup\/glossary#/);
    await expect(page.getByText(text.split('. ')[0] ?? '').first()).toBeVisible();
  });

  test('lead to the glossary at the first touch @phone', async ({page}) => {
    await open(page, ADDRESS);
    await page.locator('.term').first().getByRole('link').tap();
    await expect(page).toHaveURL(/\/networks-setup\/glossary#/);
  });
});

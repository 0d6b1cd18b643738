import russian from '../../i18n/ru/code.json';
import {expect, open, test, type Page} from './support';

/** What the reader sees, by language. */
const pages = [
  {
    address: '/android/upgrade-guide',
    helper: 'Upgrade helper',
    from: 'From',
    to: 'To',
    copy: 'Copy as Markdown',
  },
  {
    address: '/ru/unity/upgrade-guide',
    helper: russian['site.upgrade.label'].message,
    from: russian['site.upgrade.from'].message,
    to: russian['site.upgrade.to'].message,
    copy: russian['site.upgrade.copy'].message,
  },
];

for (const {address, helper: name, from, to, copy} of pages) {
  const helper = (page: Page) => page.getByRole('region', {name});
  const steps = (page: Page) => helper(page).getByRole('link', {name: /→/});

  test.describe(address, () => {
    test('shows the steps between two releases, which lead to their sections', async ({page}) => {
      await open(page, address);
      await helper(page).getByLabel(from, {exact: true}).selectOption('3.3.0');
      await helper(page).getByLabel(to, {exact: true}).selectOption('3.5.0');
      await expect(steps(page).last()).toHaveText(/→ 3\.5/);
      await expect(steps(page).filter({hasText: /→ 3\.[0-2]/})).toHaveCount(0);
      const shown = await steps(page).allTextContents();
      // Oldest first, as they are done; nothing before the one release or after the other.
      expect(shown).toEqual([...shown].sort());
      expect(shown.join()).not.toMatch(/→ 3\.[0-2]\b|→ 3\.[67]/);
      await expect(
        helper(page)
          .getByRole('listitem')
          .filter({hasText: /^3\.[67]/}),
      ).toHaveCount(0);
      const target = (await steps(page).first().getAttribute('href')) ?? '';
      await steps(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${target}$`));
      await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
    });

    test('offers no release to come from that is not older', async ({page}) => {
      await open(page, address);
      await helper(page).getByLabel(to, {exact: true}).selectOption('3.5.0');
      const sources = helper(page).getByLabel(from, {exact: true}).locator('option');
      await expect(sources.filter({hasText: /^3\.[5-7]/})).toHaveCount(0);
      await expect(sources.filter({hasText: '3.3.0'})).toHaveCount(1);
    });

    test('is copied as Markdown whose links are whole', async ({page, context}) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await open(page, address);
      await helper(page).getByLabel(from, {exact: true}).selectOption('3.5.0');
      await expect(steps(page)).toHaveText([/→ 3\.5/, /^3\.5/, /→ 3\.7\.0$/]);
      const shown = await steps(page).allTextContents();
      await helper(page).getByRole('button', {name: copy}).click();
      await expect(helper(page).getByRole('button', {name: copy})).toHaveCount(0);
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toMatch(/^#+ .*3\.5\.0 → 3\.7\.0/);
      for (const step of shown) {
        expect(text).toContain(`[${step}](https://`);
      }
    });
  });
}

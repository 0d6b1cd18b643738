import russian from '../../i18n/ru/code.json';
import {expect, open, test} from './support';

// What it answers is tested in tests/tools.
test('the upgrade helper leads from two releases to the section of a step, in Russian', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const helper = page.getByRole('region', {name: russian['site.upgrade.label'].message});
  const choose = (id: 'site.upgrade.from' | 'site.upgrade.to', release: string) =>
    helper.getByLabel(russian[id].message, {exact: true}).selectOption(release);
  await open(page, '/ru/unity/upgrade-guide');
  await choose('site.upgrade.from', '3.3.0');
  await choose('site.upgrade.to', '3.5.0');
  const steps = helper.getByRole('link', {name: /→/});
  await expect(steps.last()).toHaveText(/→ 3\.5/);
  await helper.getByRole('button', {name: russian['site.upgrade.copy'].message}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^#+ .*3\.3\.0 → 3\.5\.0/);
  const target = (await steps.first().getAttribute('href')) ?? '';
  await steps.first().click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toBeInViewport();
});

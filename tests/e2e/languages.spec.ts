import {archivedVersions, docSets} from '../../config/docSets';
import {expect, expectAccessible, hosts, open, settled, test} from './support';

const guide = '/android/get-started';
const [old = ''] = archivedVersions(docSets.find(({id}) => id === 'android')!);

test.describe('the language menu', () => {
  for (const address of [guide, `/android/${old}/get-started`]) {
    test(`keeps page, query and hash on ${address}, there and back`, async ({page}) => {
      const place = `${address}?language=java#check-the-result`;
      await open(page, place);
      await page.getByRole('button', {name: 'Language: English'}).click();
      await page.locator('nav.navbar').getByRole('link', {name: 'Русский'}).click();
      await expect(page).toHaveURL(`${hosts.site}/ru${place}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
      await page.getByRole('button', {name: 'Язык: Русский'}).click();
      await page.locator('nav.navbar').getByRole('link', {name: 'English'}).click();
      await expect(page).toHaveURL(hosts.site + place);
    });
  }
});

test.describe('a reader whose browser prefers Russian', () => {
  test.use({locale: 'ru-RU'});
  const offer = {name: 'Эта страница есть на русском'};

  test('is offered the Russian page at the same place, and never again @both', async ({page}) => {
    await open(page, `${guide}?language=java#check-the-result`);
    await expect(page).toHaveURL(`${hosts.site}${guide}?language=java#check-the-result`);
    const link = page.getByRole('link', offer);
    await expect(link).toBeVisible();
    await expectAccessible(page);
    await link.click();
    await expect(page).toHaveURL(`${hosts.site}/ru${guide}?language=java#check-the-result`);
    await settled(page);
    await expect(page.getByRole('link', offer)).toHaveCount(0);
    await open(page, guide);
    await settled(page);
    await expect(page.getByRole('link', offer)).toHaveCount(0);
  });

  test('can close the line for good', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Закрыть'}).click();
    await expect(page.getByRole('link', offer)).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(page.getByRole('link', offer)).toHaveCount(0);
  });

  test('does not see it inside the dashboard', async ({page}) => {
    await open(page, '/onboarding/android/get-started');
    await settled(page);
    await expect(page.getByRole('link', offer)).toHaveCount(0);
  });
});

test('others are offered nothing', async ({page}) => {
  await open(page, guide);
  await settled(page);
  await expect(page.getByRole('link', {name: 'Эта страница есть на русском'})).toHaveCount(0);
});

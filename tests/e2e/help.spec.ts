import appAds from '../../data/words/app-ads.json';
import russian from '../../i18n/ru/code.json';
import {expect, expectAccessibleAndFitting, hosts, open, test, type Page} from './support';

const API = '/reporting/reporting-api';
const say = (language: '' | '/ru', id: keyof typeof russian, english: string): string =>
  language ? russian[id].message : english;

/** Both languages and both widths, though not in every mixture of them. */
const WAYS = [
  ['', ''],
  ['/ru', ' @phone'],
] as const;

test.describe('request builder', () => {
  for (const [language, width] of WAYS) {
    test(`composes the call and keeps the key to itself${width}`, async ({page, context}) => {
      const key = 'secret-KEY-4711';
      const sent: string[] = [];
      context.on('request', (request) => {
        sent.push(`${request.url()} ${request.postData() ?? ''}`);
      });
      await open(page, `${language}${API}`);
      const field = page.getByLabel(say(language, 'site.requestBuilder.apiKey', 'API key'), {
        exact: true,
      });
      await field.fill(key);
      const output = page.locator('#builder ~ div pre').first();
      await expect(output).toContainText(`'api_key=${key}'`);
      await page
        .getByRole('checkbox', {
          name: say(language, 'site.requestBuilder.detailCountry', 'Country'),
          exact: true,
        })
        .check();
      await expect(output).toContainText('detalisation%5B%5D=country');
      for (const [format, part] of [
        ['URL', `api_key=${key}`],
        ['Python', `("api_key", "${key}")`],
        ['JavaScript', `["api_key", "${key}"]`],
      ] as const) {
        await page.getByRole('radio', {name: format, exact: true}).check();
        await expect(output).toContainText(part);
      }

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
  }
});

test.describe('glossary terms', () => {
  const ADDRESS = '/networks-setup/mediation-groups/use-cases';
  const tipOf = async (page: Page, index = 0) => {
    const term = page.locator('.term').nth(index);
    return {link: term.getByRole('link'), tip: term.locator('[role=tooltip]')};
  };

  for (const language of ['', '/ru']) {
    test(`${language || '/en'} show their definition on hover, until Escape`, async ({page}) => {
      await open(page, language + ADDRESS);
      const {link, tip} = await tipOf(page);
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
    });
  }

  test('show their definition on focus, until Escape', async ({page}) => {
    await open(page, ADDRESS);
    const {link, tip} = await tipOf(page, 1);
    await page.locator('.term').first().getByRole('link').focus();
    do {
      await page.keyboard.press('Tab');
    } while (!(await link.evaluate((element) => element === document.activeElement)));
    await expect(tip).toBeVisible();
    const text = (await tip.textContent()) ?? '';
    await expect(link).toHaveAccessibleDescription(text);
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
    await expect(link).toBeFocused();
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

test.describe('app-ads.txt', () => {
  for (const [language, width] of WAYS) {
    test(`is checked line by line${width}`, async ({page}) => {
      await open(page, `${language}/advanced/app-ads`);
      const field = page.getByLabel(say(language, 'site.appAds.label', 'Paste your app-ads.txt'));
      await field.fill('google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\nbad');
      const report = page.locator('article li[data-level]');
      await expect(report).toHaveCount(1);
      await page.locator('.markdown summary').first().click();
      await page.getByRole('checkbox', {name: 'AppLovin'}).check();
      await expect(report).toHaveCount(2);
      await expect(report.last()).toContainText('AppLovin');
      await field.fill('MANAGERDOMAIN=a.com\nMANAGERDOMAIN=b.com');
      await expect(report.first()).toContainText(
        appAds['manager-repeated'][language ? 'ru' : 'en'].replace('{line}', '1'),
      );
    });
  }
});

test('a short address of the older site leads on where the host has no rules', async ({page}) => {
  await page.goto(`${hosts.plain}/ru/networks-setup/admob-sync#install`);
  await expect(page).toHaveURL(
    `${hosts.plain}/ru/networks-setup/ad-networks/network-connection/admob-sync#install`,
  );
});

// One page of each kind, in one of the languages and widths.
for (const [address, width] of [
  [API, ''],
  ['/ru/reporting/metrics', ' @phone'],
  ['/networks-setup/glossary', ' @phone'],
  ['/ru/networks-setup/mediation-groups/use-cases', ''],
  ['/ru/advanced/app-ads', ''],
  ['/faq-and-troubleshooting/troubleshooting', ' @phone'],
] as const) {
  test(`${address} has no accessibility violation${width}`, async ({page}) => {
    await expectAccessibleAndFitting(page, address);
  });
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, expectAccessible, expectAccessibleAndFitting, hosts, open, test} from './support';

// One page of every kind, in one of the languages and widths; shell.spec.ts looks at the pages of the
// shell, tools-in-use.spec.ts and guide-tools.spec.ts at those with tools.
for (const [address, width] of [
  ['/android/ad-types/interstitial', ''],
  ['/networks-setup/glossary', ' @phone'],
  ['/ru/networks-setup/mediation-groups/use-cases', ''],
  ['/ru/reporting/metrics', ' @phone'],
  ['/ru/android/changelog', ''],
  ['/ru/android/sdk-deprecation-policy', ' @phone'],
] as const) {
  test(`${address} has no accessibility violation${width}`, async ({page}) => {
    await expectAccessibleAndFitting(page, address);
  });
}

test('a sample of the sitemap has no accessibility violation', async ({page}) => {
  test.setTimeout(300_000);
  const build = process.env.E2E_BUILD ?? path.join(__dirname, '../../build');
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, url]) => new URL(url as string).pathname)
    .filter((_, index, all) => index % Math.ceil(all.length / 4) === 0);
  expect(addresses.length).toBeGreaterThan(2);
  for (const address of addresses) {
    await open(page, address);
    await expectAccessible(page);
  }
});

test('framed pages have no accessibility violation', async ({page}) => {
  await open(page, `${hosts.fixture}/onboarding/welcome`);
  await expectAccessible(page);
});

test('a color that cannot be read is found, in a text and in a sample', async ({page}) => {
  await open(page, '/android/ad-types/interstitial');
  for (const [selector, property] of [
    ['.markdown p', 'color'],
    ['article pre', 'background'],
  ] as const) {
    const judge = () => expectAccessible(page, {include: selector, rules: ['color-contrast']});
    await judge();
    const element = page.locator(selector).first();
    await element.evaluate((one, name) => one.style.setProperty(name, '#888'), property);
    await expect(judge()).rejects.toThrow('color-contrast');
  }
});

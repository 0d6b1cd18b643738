import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, expectAccessible, expectAccessibleAndFitting, hosts, open, test} from './support';

// One guide page of every type, in one of the languages and widths; shell.spec.ts looks at the pages
// of the shell.
for (const [address, width] of [
  ['/ru/android/get-started', ' @phone'],
  ['/android/ad-types/interstitial', ''],
  ['/android/advanced/configure-mediated-networks', ' @phone'],
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
    .filter((_, index, all) => index % Math.ceil(all.length / 8) === 0);
  expect(addresses.length).toBeGreaterThan(5);
  for (const address of addresses) {
    await open(page, address);
    await expectAccessible(page);
  }
});

test('framed pages have no accessibility violation', async ({page}) => {
  await open(page, `${hosts.fixture}/onboarding/welcome`);
  await expectAccessible(page);
});

for (const [place, selector, property] of [
  ['a text', '.markdown p', 'color'],
  ['a sample', 'article pre', 'background'],
] as const) {
  test(`a color that cannot be read is found in ${place}`, async ({page}) => {
    const judge = () => expectAccessible(page, {include: selector, rules: ['color-contrast']});
    await open(page, '/android/ad-types/interstitial');
    await judge();
    const element = page.locator(selector).first();
    await element.evaluate((one, name) => one.style.setProperty(name, '#888'), property);
    await expect(judge()).rejects.toThrow('color-contrast');
  });
}

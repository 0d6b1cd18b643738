import type {Page, Route} from '@playwright/test';
import {configuredEnvironment} from '../fixtures/builds';
import {expect, hosts, hydrated, test} from './support';

const container = configuredEnvironment.GTM_CONTAINER_ID;
const vendor = 'https://www.googletagmanager.com';

/** Plays the vendor; returns the addresses it was asked for. */
async function playVendor(page: Page, answer: (route: Route) => Promise<void>): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${vendor}/**`, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

/** Answers with a container that writes down what the page had told it before it came. */
const answerContainer = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: `window.containerSaw = window.dataLayer.map((entry) => entry.event ?? entry[0]);`,
  });

test.describe('with a container', () => {
  test.use({baseURL: hosts.configured});
  test.beforeEach(({guard}) => guard.allowOrigin(vendor));

  // The guard of every test would report what the policy refuses.
  test('it is loaded once, under a policy without inline scripts in general', async ({page}) => {
    const asked = await playVendor(page, answerContainer);
    const response = await page.goto('/android/get-started');
    await hydrated(page);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    await expect
      .poll(() =>
        page.evaluate(() => (window as unknown as {containerSaw?: string[]}).containerSaw),
      )
      .toEqual(['consent', 'gtm.js']);
    await page.getByRole('link', {name: 'Next'}).first().click();
    await expect(page).toHaveURL(/second$/);
    expect(asked).toEqual([`${vendor}/gtm.js?id=${container}`]);
  });

  for (const [trouble, answer] of [
    ['is down', (route: Route) => route.abort('connectionrefused')],
    ['hangs', () => new Promise<void>(() => {})],
  ] as const) {
    test(`a vendor that ${trouble} changes nothing`, async ({page, guard}) => {
      guard.tolerateMessage(/Failed to load resource/);
      const asked = await playVendor(page, answer);
      await page.goto('/android/get-started', {waitUntil: 'domcontentloaded'});
      await hydrated(page);
      await page.getByRole('link', {name: 'Next'}).first().click();
      await expect(page).toHaveURL(/second$/);
      expect(asked).toHaveLength(1);
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }

  test.describe('and without scripts', () => {
    test.use({javaScriptEnabled: false});
    test('nothing is loaded: consent could not be denied', async ({page}) => {
      const asked = await playVendor(page, (route) =>
        route.fulfill({contentType: 'text/html', body: ''}),
      );
      await page.goto('/android/get-started');
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      expect(asked).toEqual([]);
    });
  });
});

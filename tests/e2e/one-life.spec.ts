import {launchOptions} from '../browser';
import {
  expect,
  expectAccessible,
  hydrated,
  open,
  saveData,
  slowDown,
  test,
  type Page,
} from './support';

/** What frames the text is worked the same way through a page's whole life (src/frame). */

const GUIDE = '/android/get-started';
const OTHER = '/android/ad-types/interstitial';

interface Control {
  /** What is pressed. */
  find: (page: Page) => ReturnType<Page['locator']>;
  /** What that has done. */
  done: (page: Page) => Promise<void>;
}

const tab = (page: Page) => page.getByRole('tab', {name: 'Java', exact: true}).first();
const group = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu button').filter({hasText: 'Ad types'}).first();
const theme = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /^Switch between/});
const guides = (page: Page) => page.getByRole('button', {name: 'SDK Guides'});
const sample = (page: Page) => page.locator('.theme-code-block:visible').first();
const copy = (page: Page) => sample(page).getByRole('button', {name: 'Copy code to clipboard'});
const html = (page: Page) => page.locator('html');

const controls: Record<string, Control> = {
  'a tab': {
    find: tab,
    done: async (page) => {
      await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('MainActivity.java').first()).toBeVisible();
    },
  },
  'the colors': {
    find: theme,
    done: async (page) => {
      await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
      await expect(theme(page)).toHaveAccessibleName(/currently light/);
    },
  },
  'a group of the sidebar': {
    find: group,
    done: async (page) => {
      await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page.locator('.theme-doc-sidebar-menu').getByText('Interstitial')).toBeHidden();
    },
  },
  'the button that copies': {
    find: copy,
    done: (page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe(''),
  },
  'the button that wraps lines': {
    find: (page) => sample(page).getByRole('button', {name: 'Wrap lines'}),
    done: (page) =>
      expect(sample(page).getByRole('button', {name: 'Don’t wrap lines'})).toBeAttached(),
  },
  'the button that copies the page': {
    find: (page) => page.getByRole('button', {name: 'Copy page'}),
    done: (page) =>
      expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# /m),
  },
  'the sidebar': {
    find: (page) => page.getByRole('button', {name: 'Collapse sidebar'}),
    done: async (page) => {
      await expect(page.locator('.theme-doc-sidebar-menu')).toBeHidden();
      await expect(page.getByRole('button', {name: 'Expand sidebar'})).toBeVisible();
    },
  },
  'a menu of the bar': {
    find: guides,
    done: (page) => expect(guides(page)).toHaveAttribute('aria-expanded', 'true'),
  },
};

const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

test.use({
  startsAtOnce: false,
  launchOptions: {...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']},
});

/** Presses each control in turn, the menu and the sidebar last, since they close or hide others; each does its part at once. */
async function pressAll(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [name, {find, done}] of Object.entries(controls)) {
    await test.step(name, async () => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await find(page).click();
      await done(page);
    });
  }
}

/** What was chosen still shows; the sidebar is opened again, for what it hides. */
async function expectChosen(page: Page): Promise<void> {
  for (const name of ['a tab', 'the colors', 'the button that wraps lines', 'the sidebar']) {
    await controls[name]!.done(page);
  }
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await controls['a group of the sidebar']!.done(page);
}

for (const [name, {find, done}] of Object.entries(controls)) {
  test(`${name}: untouched, and it stays when the client comes`, async ({page}) => {
    await saveData(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(GUIDE);
    await find(page).press('Enter');
    await done(page);
    expect(await isAlive(page)).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
    await hydrated(page);
    await done(page);
  });

  test(`${name}: a press across the start`, async ({page}) => {
    await saveData(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(GUIDE);
    await find(page).scrollIntoViewIfNeeded();
    const {x = 0, y = 0, width = 0, height = 0} = (await find(page).boundingBox()) ?? {};
    // The first event of a pointer has no movement in it.
    await page.mouse.move(x + width / 2, y + height / 2, {steps: 2});
    await page.mouse.down();
    await hydrated(page);
    await page.mouse.up();
    await done(page);
  });
}

test('each control works on the next page of the client, and what it did is there after Back', async ({
  page,
}) => {
  await saveData(page);
  await page.goto(OTHER);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await hydrated(page);
  await page.locator(`.menu a[href="${GUIDE}"]`).first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Android SDK/);
  await pressAll(page);
  await page.evaluate(() => window.siteNavigate?.('/android/changelog', false));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Changelog/i);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Android SDK/);
  await expectChosen(page);
});

test('what was chosen stays when React draws article and shell again', async ({page}) => {
  await open(page, `${GUIDE}?start`);
  for (const {find} of Object.values(controls)) {
    await find(page).click();
  }
  // The address is in the context of all that reads it.
  for (const hash of ['#app-key', '#', '#app-key']) {
    await page.evaluate((to) => window.siteNavigate?.(location.pathname + to, false), hash);
  }
  await expect(page).toHaveURL(/#app-key$/);
  await expectChosen(page);
});

test('what was opened and closed in the sidebar stays so in the documents that come', async ({
  page,
}) => {
  await saveData(page);
  const button = (name: string) =>
    page.locator('.theme-doc-sidebar-menu').getByRole('button', {name, exact: true});
  await page.goto(GUIDE);
  await button('Ad types').click();
  await button('Services').click();
  await page.goto('/android/changelog');
  await expect(button('Ad types')).toHaveAttribute('aria-expanded', 'false');
  await expect(button('Services')).toHaveAttribute('aria-expanded', 'true');
  await expect(button('Privacy')).toHaveAttribute('aria-expanded', 'false');
  await page.goto('/android/ad-types/banner');
  await expect(button('Ad types'), 'the page in hand is seen').toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('a long sample opens by its button and for its heading', async ({page}) => {
  await page.goto('/unity/get-started');
  const fold = page.locator('.code-fold:visible').first();
  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(fold).toHaveText(/fewer/);
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await hydrated(page);
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
});

test.describe('the menu of a phone', () => {
  const menu = (page: Page) => page.locator('[role="dialog"] > .navbar-sidebar');
  const toggle = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});

  for (const address of [GUIDE, '/']) {
    test(`opens, and closes by key, way back and press outside: ${address} @phone`, async ({
      page,
    }) => {
      await saveData(page);
      await page.goto(address);
      await toggle(page).focus();
      await page.keyboard.press('Space');
      await expect(menu(page)).toBeVisible();
      await expect(
        menu(page).getByRole('link', {name: 'Android SDK', exact: true}),
        'begins with the section',
      ).toHaveCount(address === GUIDE ? 1 : 0);
      await expect(page.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(toggle(page)).toBeFocused();
      await toggle(page).click();
      await expect(menu(page).getByRole('link', {name: 'Dashboard'})).toBeAttached();
      await expectAccessible(page, {include: '#site-menu'});
      await page.goBack();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(address);
      await toggle(page).click();
      await page.mouse.click(385, 400);
      await expect(menu(page)).toHaveCount(0);
    });
  }

  test('stays open, with its focus, when the client comes; a link in it is one step @phone', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    await toggle(page).click();
    const link = menu(page).getByRole('link', {name: 'Interstitial', exact: true});
    await link.focus();
    await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
    await hydrated(page);
    await expect(link).toBeFocused();
    await link.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Interstitial/);
    await expect(menu(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(GUIDE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/Android SDK/);
  });

  test('is a list to follow without scripts @phone', async ({browser, baseURL}) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: {width: 390, height: 800},
    });
    const page = await context.newPage();
    await page.goto(GUIDE);
    await page.locator('.navbar__toggle').click();
    const link = page.locator('.site-menu').getByRole('link', {name: 'Interstitial', exact: true});
    await expect(link).toBeInViewport({timeout: 5000});
    await link.click();
    await expect(page).toHaveURL(OTHER);
    await context.close();
  });
});

test('where the browser denies storage, choices last as long as the page', async ({
  page,
  guard,
}) => {
  guard.expectMessage(/\[storage\] the browser denies it/);
  guard.tolerateMessage(/storage/i);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await open(page, `${GUIDE}?start`);
  await theme(page).click();
  await tab(page).click();
  await page.evaluate(() => window.siteNavigate?.('/android/ad-types/banner', false));
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Banner ads');
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  await controls['the colors']!.done(page);
});

test('a page from the browser’s memory shows what was chosen on another', async ({page}) => {
  await slowDown(page, 1);
  await page.goto(GUIDE);
  await page.goto('/ios/get-started');
  await theme(page).click();
  await page.goBack({waitUntil: 'commit'});
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
});

test('the bar hides on the way down and at an anchor, and comes back on the way up', async ({
  page,
}) => {
  await page.goto(GUIDE);
  const bar = page.locator('.navbar');
  for (const [way, isThere] of [
    [600, false],
    [-200, true],
  ] as const) {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, way);
    await page.mouse.wheel(0, way);
    await (isThere ? expect(bar).toBeInViewport() : expect(bar).not.toBeInViewport());
  }
  const last = page.locator('.table-of-contents a').last();
  const anchor = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(`${GUIDE}${anchor}`);
  await expect(page.locator(`[id="${anchor.slice(1)}"]`)).toBeInViewport();
  await expect(bar).not.toBeInViewport();
});

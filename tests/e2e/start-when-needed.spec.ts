import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {builtHtml, test as connected} from './connected';
import type {Route} from '@playwright/test';
import {
  expect,
  hold,
  hosts,
  hydrated,
  notFound,
  open,
  saveData,
  settled,
  slowDown,
  test,
  type Page,
} from './support';

/** Pages as readers find them: without their client until it is needed. */

const GUIDE = '/android/get-started';
const OTHER = '/android/ad-types/interstitial';
const BUILDER = '/android/advanced/configure-mediated-networks';
const SCRIPTS = /\/assets\/js\/.+\.js$/;

const isAlive = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');

/** Holds the client's files back; what is returned lets them come. */
const holdClient = (page: Page) => hold(page, /\/assets\/js\/(?!start\.).+\.js$/);

/** Notes, frame by frame, where an edge of an element is: the first that is shown, if there are more. */
async function film(page: Page, selector: string, edge: 'left' | 'bottom' = 'left'): Promise<void> {
  await page.evaluate(
    ([wanted, side]) => {
      const edges = new Set<string>();
      Object.assign(window, {edges});
      const look = (): void => {
        const places = Array.from(document.querySelectorAll(wanted), (element) =>
          element.getBoundingClientRect(),
        );
        const shown = places.find(({left, width}) => width > 0 && left + width > 0) ?? places[0];
        edges.add(shown ? String(Math.round(shown[side])) : 'none');
        requestAnimationFrame(look);
      };
      look();
    },
    [selector, edge] as const,
  );
}

/** What was noted until a second after the client lives. */
async function filmed(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  return page.evaluate(() => [...(window as unknown as {edges: Set<string>}).edges]);
}

/** Addresses of scripts that the page runs. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  return scripts;
}

test.use({startsAtOnce: false});

test.describe('an untouched page', () => {
  for (const address of [
    '/',
    GUIDE,
    BUILDER,
    '/ru/ios/get-started',
    '/reporting/metrics',
    '/versions',
  ]) {
    test(`runs no script file: ${address} @both`, async ({page}) => {
      const scripts = scriptsOf(page);
      await saveData(page);
      await page.goto(address);
      await settled(page);
      expect(scripts).toEqual([]);
      expect(await isAlive(page)).toBe(false);
    });
  }

  test('fetches what it starts with when the browser is idle, but neither tools nor the search', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(BUILDER);
    await page.clock.runFor(2000);
    const fetched = page.locator('link[rel="prefetch"][as="script"]');
    await expect(fetched.first()).toBeAttached();
    const files = await fetched.evaluateAll((links) =>
      links.map((link) => (link as HTMLLinkElement).href),
    );
    expect(files.join(' ')).toContain('/main.');
    expect(files.join(' ')).not.toMatch(/builder|search|code\./);
    expect(await isAlive(page)).toBe(false);
  });

  test('starts when the pointer moves, and not by itself', async ({page}) => {
    await page.clock.install();
    await page.goto(GUIDE);
    // What a browser says of a mouse that rests where the page is drawn.
    await page.locator('body').dispatchEvent('pointermove', {pointerType: 'mouse'});
    await page.clock.runFor(60_000);
    await expect(page.locator('script[src*="/main."]')).toHaveCount(0);
    await page.clock.resume();
    await page.mouse.move(700, 400, {steps: 2});
    await hydrated(page);
  });

  test('starts when the reader scrolls, not when the address leads down', async ({page}) => {
    await saveData(page);
    // Without folded code, which an address may have to open.
    await page.goto('/android/advanced/testing#check-the-result');
    await settled(page);
    expect(await isAlive(page)).toBe(false);
    await page.mouse.wheel(0, 300);
    await hydrated(page);
  });

  test('fetches the page behind a link that is touched, and does not start @phone', async ({
    page,
  }) => {
    await page.goto(GUIDE);
    const fetched = page.waitForRequest((request) => new URL(request.url()).pathname === OTHER);
    await page.locator(`main a[href="${OTHER}"]`).first().dispatchEvent('touchstart');
    expect((await (await fetched).response())?.ok()).toBe(true);
    expect(await isAlive(page)).toBe(false);
  });

  test('fetches no page ahead where data is to be saved @phone', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await saveData(page);
    await page.goto(GUIDE);
    await page.locator(`main a[href="${OTHER}"]`).first().dispatchEvent('touchstart');
    await settled(page);
    expect(asked).not.toContain(OTHER);
  });

  test('starts at once for a query that only the client knows', async ({page}) => {
    await saveData(page);
    await page.goto(`${BUILDER}?ads=banner`);
    await hydrated(page);
  });

  test('completes the address of a timetable', async ({page}) => {
    await saveData(page);
    await page.goto('/ios/sdk-deprecation-policy?utm_source=mail#timetable');
    await expect(page).toHaveURL(/\?utm_source=mail&timetable-platform=ios#timetable$/);
    expect(await isAlive(page)).toBe(false);
  });

  test('shows the tabs that were chosen before', async ({page}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await page.evaluate(() =>
      localStorage.setItem('docusaurus.tab.android-language-help-center', 'java'),
    );
    await page.reload();
    const chosen = page.getByRole('tab', {name: 'Java', exact: true, selected: true});
    await expect(chosen.first()).toBeVisible();
    expect(await isAlive(page)).toBe(false);
  });

  test('leads to the version that the reader prefers', async ({page}) => {
    await saveData(page);
    await page.goto('/');
    await page.evaluate(() =>
      localStorage.setItem('docs-preferred-version-default-help-center', '3.6.0'),
    );
    await page.reload();
    const guide = page.locator('a[data-pages*="/android/3.6.0"]').first();
    await expect(guide).toHaveAttribute('href', /^\/android\/3\.6\.0/);
    expect(await isAlive(page)).toBe(false);
    await guide.click();
    await expect(page).toHaveURL(/\/android\/3\.6\.0/);
  });

  test('follows the system and other tabs in its colors', async ({page, context}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await page.emulateMedia({colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const second = await context.newPage();
    await open(second, `${OTHER}?docusaurus-theme=dark&start`);
    await second.evaluate(() => localStorage.setItem('theme-help-center', 'light'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await isAlive(page)).toBe(false);
  });
});

test.describe('ahead of a press', () => {
  test('the page of the link under the pointer is loaded', async ({page, request}) => {
    const chunksOf = async (address: string): Promise<string[]> =>
      /data-chunks="\S+ ([^"]*)"/
        .exec(await (await request.get(address)).text())?.[1]
        ?.split(' ')
        .map((chunk) => chunk.replace(/~.*/, '')) ?? [];
    const known = await chunksOf(GUIDE);
    const wanted = (await chunksOf(OTHER)).filter((chunk) => !known.includes(chunk));
    expect(wanted).not.toEqual([]);
    const scripts = scriptsOf(page);
    await page.goto(GUIDE);
    const link = page.locator(`.menu a[href="${OTHER}"]`).first();
    await link.hover();
    // Not every browser gives a single jump of the pointer a movement.
    const {x = 0, y = 0} = (await link.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10, {steps: 4});
    await expect
      .poll(() => wanted.filter((chunk) => !scripts.join().includes(`/${chunk}.js`)))
      .toEqual([]);
  });
});

test.describe('a reader whose browser prefers Russian', () => {
  test.use({locale: 'ru-RU'});

  test('is offered the Russian page without touching this one', async ({page}) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('link', {name: 'Эта страница есть на русском'})).toBeVisible();
  });
});

test.describe('a reader whose browser may translate', () => {
  test.use({locale: 'de-DE'});

  for (const address of [GUIDE, BUILDER, '/', '/reporting/metrics', '/ru/ios/get-started']) {
    test(`has the page alive before, and works it after: ${address}`, async ({page}) => {
      await page.goto(address);
      await hydrated(page);
      await settled(page);
      await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          if (text.data.trim() && !text.parentElement?.closest('script, style, template')) {
            texts.push(text);
          }
        }
        for (const text of texts) {
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text.data);
        }
      });
      const wrapped = await page.locator('main :is(h1, h2, h3) font').count();
      await page.locator('.navbar__theme button').first().click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
      await page.getByRole('button', {expanded: false}).first().click();
      expect(await page.locator('main :is(h1, h2, h3) font').count()).toBe(wrapped);
    });
  }
});

/** A press and what it does; `now` without the client, `then` with it as well. */
interface Press {
  address?: string;
  press: (page: Page) => Promise<void>;
  /** What plain means show at once. */
  now?: (page: Page) => Promise<void>;
  then: (page: Page) => Promise<void>;
}

const tab = (page: Page) => page.getByRole('tab', {name: 'Java', exact: true}).first();
const group = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu [aria-expanded]').filter({hasText: 'Ad types'}).first();
const guides = (page: Page) => page.getByRole('button', {name: 'SDK Guides'});
const field = (page: Page) => page.getByRole('dialog').getByRole('combobox');
/** Goes on in the field that the reader has begun to type in. */
async function typesOn(page: Page): Promise<void> {
  await page.keyboard.type('ner');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field(page)).toHaveValue('banner');
  await expect(field(page)).toBeFocused();
}
const theme = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});
const copyButton = (page: Page) =>
  page
    .locator('.theme-code-block:visible')
    .first()
    .getByRole('button', {name: /Copy code|Copied/});

const presses: Record<string, Press> = {
  'the button that copies': {
    press: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await copyButton(page).click();
    },
    now: (page) =>
      expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('Appodeal.initialize('),
    then: (page) => expect(copyButton(page)).toHaveAccessibleName('Copy code to clipboard'),
  },
  'a group of the sidebar': {
    press: (page) => group(page).click(),
    now: async (page) => {
      await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(page).toHaveURL(GUIDE);
    },
    then: async (page) => {
      await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
      await group(page).click();
      await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
    },
  },
  'the colors': {
    press: (page) => theme(page).click(),
    now: (page) => expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light'),
    then: async (page) => {
      await expect(theme(page)).toHaveAccessibleName(/currently light/);
      await theme(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    },
  },
  'a tab': {
    press: (page) => tab(page).click(),
    now: async (page) => {
      await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('MainActivity.java').first()).toBeVisible();
    },
    then: async (page) => {
      await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
      await expect(page).toHaveURL(/language=java/);
      await page.getByRole('tab', {name: 'Kotlin', exact: true}).first().click();
      await expect(tab(page)).toHaveAttribute('aria-selected', 'false');
    },
  },
  'the announcement': {
    press: (page) => page.getByRole('banner').getByRole('button', {name: 'Close'}).click(),
    then: (page) => expect(page.getByRole('banner')).toBeHidden(),
  },
  'a menu of the bar': {
    press: (page) => guides(page).click(),
    then: (page) => expect(guides(page)).toHaveAttribute('aria-expanded', 'true'),
  },
  'a tool': {
    address: BUILDER,
    press: (page) => page.getByRole('checkbox', {name: 'Mintegral', exact: true}).first().click(),
    then: (page) =>
      expect(page.getByRole('region', {name: 'Integration builder'})).not.toContainText(
        'networks:mintegral',
      ),
  },
};

test.describe('the search of an untouched page', () => {
  for (const [name, press] of Object.entries({
    'by its key': (page: Page) => page.keyboard.press('Control+k'),
    'by its button': (page: Page) => page.getByRole('button', {name: 'Search'}).first().click(),
  })) {
    test(`answers without the client ${name}, and its results are followed`, async ({page}) => {
      await slowDown(page, 4);
      await saveData(page);
      await page.goto(GUIDE);
      await press(page);
      await page.keyboard.type('ban');
      await expect(field(page)).toHaveValue('ban');
      await typesOn(page);
      expect(await isAlive(page)).toBe(false);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/banner/);
      await expect(field(page)).toHaveCount(0);
    });
  }

  test('opens while the page still arrives', async ({page, guard}) => {
    const html = builtHtml(GUIDE);
    const middle = html.indexOf('</h2>');
    let arrive = (): void => undefined;
    const server = http.createServer((request, response) => {
      if (request.url === GUIDE) {
        response.writeHead(200, {'Content-Type': 'text/html'}).write(html.slice(0, middle));
        arrive = () => response.end(html.slice(middle));
      } else {
        http.get(hosts.site + request.url, {headers: request.headers}, (answer) => {
          answer.pipe(response.writeHead(answer.statusCode ?? 500, answer.headers));
        });
      }
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    try {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      guard.allowOrigin(origin);
      await page.goto(origin + GUIDE, {waitUntil: 'commit'});
      await page.getByRole('heading', {level: 1}).waitFor();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banner');
      await expect(field(page)).toHaveValue('banner');
      arrive();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expect(field(page)).toHaveValue('banner');
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  test('goes on when the client comes to live', async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await theme(page).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ban');
    arrive();
    await hydrated(page);
    await expect(field(page)).toHaveValue('ban');
    await typesOn(page);
    await page.evaluate(() => Object.assign(window, {isSame: true}));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/banner/);
    expect(await page.evaluate(() => 'isSame' in window), 'by the client').toBe(true);
  });
});

test.describe('a press before the client lives', () => {
  for (const [name, {address = GUIDE, press, now, then}] of Object.entries(presses)) {
    test(`right after load: ${name}`, async ({page}) => {
      await slowDown(page, 4);
      await page.goto(address);
      await press(page);
      await now?.(page);
      await hydrated(page);
      await slowDown(page, 1);
      await then(page);
    });
  }

  test('of every kind, while the client’s files are slow', async ({page}) => {
    const arrive = await holdClient(page);
    await saveData(page);
    await page.goto(GUIDE);
    const ofGuide = Object.values(presses).filter(({address}) => !address);
    for (const {press, now} of ofGuide) {
      await press(page);
      await now?.(page);
    }
    expect(await isAlive(page)).toBe(false);
    arrive();
    await hydrated(page);
    // The menu, pressed last, would be closed by what the others do then.
    for (const {then} of ofGuide.reverse()) {
      await then(page);
    }
  });

  test('twice does what it does twice', async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await theme(page).click();
    await theme(page).click();
    await group(page).click();
    await group(page).click();
    await guides(page).click();
    await guides(page).click();
    arrive();
    await hydrated(page);
    await expect(theme(page)).toHaveAccessibleName(/currently dark/);
    await expect(group(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(guides(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('says when the client does not come, and what it did stays', async ({page, guard}) => {
    guard.tolerateMessage(/^error: Failed to load resource/);
    await page.route(/\/main\.\w+\.js$/, (route) => route.abort());
    await page.goto(GUIDE);
    await theme(page).click();
    const notice = page.getByRole('alert').filter({hasText: 'Part of this page could not be'});
    await expect(notice).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.unroute(/\/main\.\w+\.js$/);
    await notice.getByRole('button', {name: 'Retry'}).click();
    await expect(notice).toHaveCount(0);
    await tab(page).click();
    await hydrated(page);
  });

  for (const [what, answer] of [
    ['does not come', (route: Route) => route.abort()],
    ['is gone', notFound],
    ['hangs', () => new Promise<void>(() => undefined)],
  ] as const) {
    test(`is the client’s when what acts before it ${what}`, async ({page, guard}) => {
      guard.tolerateMessage(/^error: Failed to load resource/);
      await page.route(/\/start\.\w+\.js$/, answer);
      await page.goto(GUIDE);
      await theme(page).click();
      await guides(page).click();
      await hydrated(page);
      await expect(theme(page)).toHaveAccessibleName(/currently light/);
      await expect(guides(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('.start-notice')).toHaveCount(0);
      await theme(page).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
      await page.unrouteAll({behavior: 'ignoreErrors'});
    });
  }

  test('is done when the page lives after all', async ({page, guard}) => {
    guard.tolerateMessage(/^error: Failed to load resource/);
    const arrive = await holdClient(page);
    await page.route(/\/start\.\w+\.js$/, notFound);
    await page.clock.install();
    await page.goto(GUIDE);
    await theme(page).click();
    const notice = page.locator('body > .start-notice');
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(notice).toBeVisible({timeout: 100});
    }).toPass();
    await page.clock.resume();
    arrive();
    await hydrated(page);
    await expect(theme(page)).toHaveAccessibleName(/currently light/);
    await expect(notice).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-lost');
  });

  test('opens a search that stays closed when the reader closes it', async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await page.keyboard.press('/');
    await page.keyboard.type('ban');
    await expect(field(page)).toHaveValue('ban');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    await guides(page).click();
    arrive();
    await hydrated(page);
    await expect(guides(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
  });

  test('opens the menu of a phone, which stays open @phone', async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const entry = page.locator('.navbar-sidebar').getByRole('link', {name: 'Interstitial'});
    await toggle.click();
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toHaveCount(0);
    await toggle.click();
    await expect(entry).toBeVisible();
    arrive();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar')).toHaveCount(1);
    await expect(entry).toBeVisible();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
    await expect(entry).toBeHidden();
  });

  test('takes an early menu away from a page that is made wide @phone', async ({page}) => {
    await holdClient(page);
    await page.goto(GUIDE);
    await page.locator('.navbar__toggle').click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu).toBeVisible();
    await page.setViewportSize({width: 1300, height: 800});
    await expect(menu).toHaveCount(0);
  });

  test('takes a menu over unseen, with its focus and where it was scrolled to @phone', async ({
    page,
  }) => {
    await slowDown(page, 4);
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await page.locator('.navbar__toggle').click();
    const link = page.locator('.navbar-sidebar .menu__link').filter({hasText: 'Changelog'}).last();
    await link.focus();
    const {y} = (await link.boundingBox()) ?? {};
    await film(page, '.navbar-sidebar');
    arrive();
    await hydrated(page);
    await expect(page.locator('body > .navbar-sidebar--show')).toHaveCount(0);
    await expect(link).toBeFocused();
    expect((await link.boundingBox())?.y).toBe(y);
    expect(await filmed(page)).toEqual(['0']);
  });

  test('takes a folded group of the sidebar over unseen', async ({page}) => {
    await slowDown(page, 4);
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await group(page).click();
    await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
    // What stands below it must not move.
    await film(page, '.theme-doc-sidebar-menu > li:last-child', 'bottom');
    arrive();
    await hydrated(page);
    expect(await filmed(page)).toHaveLength(1);
    await expect(group(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('takes no harm from events on the document and the window', async ({page}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await page.evaluate(() => {
      for (const target of [document, window]) {
        for (const type of ['click', 'keydown', 'focusin', 'pointerover', 'touchstart']) {
          target.dispatchEvent(
            type === 'keydown'
              ? new KeyboardEvent(type, {key: 'Enter', bubbles: true})
              : new Event(type, {bubbles: true}),
          );
        }
      }
    });
    await theme(page).click();
    await hydrated(page);
    await expect(theme(page)).toHaveAccessibleName(/currently light/);
  });

  test('speaks the language of the page in an early menu @phone', async ({page}) => {
    await holdClient(page);
    await page.goto('/ru/android/get-started');
    await page.locator('.navbar__toggle').click();
    await expect(page.getByRole('button', {name: 'Закрыть панель навигации'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Перейти к главному меню'})).toBeVisible();
  });

  test('leads from the guide’s menu to the site’s @phone', async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(GUIDE);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page.getByRole('button', {name: /^Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    arrive();
    await hydrated(page);
    await expect(page.locator('.navbar-sidebar')).toHaveCount(1);
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Dashboard'})).toBeInViewport();
    await expect(menu.getByRole('link', {name: 'Interstitial'})).not.toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('works after going back to a page', async ({page}) => {
    await page.goto(GUIDE);
    await page.goto(OTHER);
    await page.goBack();
    await theme(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await hydrated(page);
    await expect(theme(page)).toHaveAccessibleName(/currently light/);
  });
});

test('keys alone choose a tab, and keep their place when the client comes', async ({page}) => {
  const arrive = await holdClient(page);
  await page.goto(GUIDE);
  await page.getByRole('tab', {name: 'Kotlin', exact: true}).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
  arrive();
  await hydrated(page);
  await expect(tab(page)).toBeFocused();
  await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
});

for (const address of [GUIDE, '/ru/ios/get-started', '/reporting/metrics']) {
  test(`the link that skips the navigation leads to the article: ${address}`, async ({page}) => {
    const arrive = await holdClient(page);
    await page.goto(address);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    arrive();
    await hydrated(page);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
}

test('a new announcement is there from the first frame', async ({page}) => {
  await saveData(page);
  await page.addInitScript(() => {
    if (window.parent === window) {
      localStorage.setItem('docusaurus.announcement.id-help-center', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss-help-center', 'true');
    }
  });
  await page.goto(GUIDE);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toBeVisible();
  const {y} = (await page.locator('h1').boundingBox()) ?? {};
  await page.keyboard.press('Shift');
  await hydrated(page);
  await settled(page);
  await expect(bar).toBeVisible();
  expect((await page.locator('h1').boundingBox())?.y).toBe(y);
});

test('a link leads on without the client', async ({page}) => {
  await holdClient(page);
  await page.goto(GUIDE);
  await page.locator(`.menu a[href="${OTHER}"]`).first().click();
  await expect(page).toHaveURL(OTHER);
});

connected.describe('who reads', () => {
  connected.use({startsAtOnce: false});

  connected('is known without the client: nobody', async ({page, world, guard}) => {
    guard.expectMessage(/^warning: \[dashboard\] user lookup failed: the answer holds no user/);
    const complaints = () => guard.messages.filter((message) => /lookup failed/.test(message));
    world.dashboard.answer('signedOut');
    const scripts = scriptsOf(page);
    await saveData(page);
    await page.goto(GUIDE);
    await expect(page.getByRole('link', {name: 'Sign in', exact: true})).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Main'}).getByRole('status')).toBeHidden();
    expect(scripts.filter((url) => SCRIPTS.test(url))).toEqual([]);
    await expect.poll(complaints).toHaveLength(1);
    await theme(page).click();
    await hydrated(page);
    await expect(page.getByRole('link', {name: 'Sign in', exact: true})).toBeVisible();
    expect(complaints()).toHaveLength(1);
  });

  connected('starts the client for a signed-in reader', async ({page}) => {
    await saveData(page);
    await page.goto(GUIDE);
    await expect(page.getByRole('button', {name: /^Hey, /})).toBeVisible();
  });

  connected('is nobody when the bridge is silent', async ({page, world}) => {
    world.dashboard.answer('silent');
    await saveData(page);
    await page.clock.install();
    await page.goto(GUIDE);
    await expect(async () => {
      await page.clock.runFor(2000);
      await expect(page.getByRole('link', {name: 'Sign in', exact: true})).toBeVisible({
        timeout: 100,
      });
    }).toPass();
    expect(await isAlive(page)).toBe(false);
  });
});

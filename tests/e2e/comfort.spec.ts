import {expect, open, test, type Page} from './support';

/** One page of every kind. */
const PAGES = [
  '/',
  '/versions',
  '/search',
  '/android/get-started',
  '/android/ad-types/banner',
  '/android/advanced/configure-mediated-networks',
  '/android/changelog',
  '/networks-setup/ad-networks/network-connection/admob',
  '/reporting/reporting-api',
  '/faq-and-troubleshooting/faq/generate-the-json-file-in-google-cloud',
  '/advanced/sdk-deprecation-policy',
];

/** Of these, those in which longer words could take the room of a target. */
const RUSSIAN = ['/', '/android/get-started', '/reporting/reporting-api'].map(
  (address) => `/ru${address}`,
);

const guide = '/android/ad-types/banner';

/**
 * What a finger can miss: targets under 44 px, as lines that name them. Words of
 * a sentence are as high as their line, and a field stands for its label.
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const LEAST = 44;
    const isInText = (element: Element) => {
      const line = element.closest('p, li, td, th, dd, figcaption');
      return (
        getComputedStyle(element).display === 'inline' &&
        (line?.matches('.markdown p, td, th') ||
          element.textContent!.trim().length < (line?.textContent?.trim().length ?? 0))
      );
    };
    /** Some links lead from the whole of the card around them. */
    const isCard = (element: Element) =>
      getComputedStyle(element, '::after').position === 'absolute';
    return Array.from(
      document.querySelectorAll('a[href], button, summary, select, textarea, input, [role="tab"]'),
    )
      .filter(
        (element) =>
          element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
          !element.closest('[inert]') &&
          !(element.matches('a') && (isInText(element) || isCard(element))),
      )
      .map((element) => element.closest('label') ?? element)
      .filter((element) => {
        const {width, height} = element.getBoundingClientRect();
        // What screen readers alone reach is a pixel large.
        return width > 1 && height > 1 && (width < LEAST - 0.5 || height < LEAST - 0.5);
      })
      .map((element) => {
        const {width, height} = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        return `${element.tagName.toLowerCase()} “${name?.slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`;
      });
  });

test.describe('on a touch screen', () => {
  test('targets are 44 px large @phone', async ({page}) => {
    for (const address of [...PAGES, ...RUSSIAN]) {
      await open(page, address);
      const contents = page.locator('.theme-doc-toc-mobile summary');
      if ((await contents.count()) > 0) {
        await contents.click();
      }
      expect.soft(await smallTargets(page), address).toEqual([]);
    }
  });

  test('the title of a guide comes within 160 px, contents fold out over it @phone', async ({
    page,
  }) => {
    await open(page, guide);
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThanOrEqual(160);
    const contents = page.locator('.theme-doc-toc-mobile');
    await contents.locator('summary').click();
    const last = contents.getByRole('link').last();
    const name = (await last.textContent()) ?? '';
    await last.click();
    await expect(page.getByRole('heading', {name})).toBeInViewport();
    // What is left of them is a bar with the name of the part that is read; it leads to the others.
    await expect(last).toBeHidden();
    await expect(contents.locator('summary')).toHaveAttribute('data-part', name);
    await expect(contents.locator('summary')).toBeInViewport();
  });

  test('targets of the menus are 44 px large @phone', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const menu = page.locator('.navbar-sidebar');
    await expect(menu.getByRole('link', {name: 'Interstitial'})).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
    await menu.getByRole('link', {name: 'Dashboard'}).scrollIntoViewIfNeeded();
    await expect(menu.getByRole('link', {name: /^iOS SDK/}).first()).toBeVisible();
    expect(await smallTargets(page)).toEqual([]);
  });
});

test.describe('focus', () => {
  test('is seen wherever it goes', async ({page}) => {
    for (const address of [guide, '/android/advanced/configure-mediated-networks', '/']) {
      await open(page, address);
      // From here on the browser takes the reader for one of the keyboard.
      await page.keyboard.press('Tab');
      const unseen = await page.evaluate(() => {
        const ring = (element: Element) => {
          const {boxShadow, outlineStyle, outlineColor, outlineWidth} = getComputedStyle(element);
          const outline = /, 0\)$|none/.test(`${outlineStyle} ${outlineColor}`) ? '' : outlineWidth;
          return `${boxShadow} ${outline} `;
        };
        /** Whether a scrolling or clipping box cuts off most of a frame around the element. */
        const isCut = (element: Element) => {
          const {left, right, top, bottom} = element.getBoundingClientRect();
          for (
            let box = element.parentElement;
            box && box !== document.body;
            box = box.parentElement
          ) {
            const {overflowX, overflowY} = getComputedStyle(box);
            const edges = box.getBoundingClientRect();
            const sides = [
              overflowX !== 'visible' && edges.left > left - 3,
              overflowX !== 'visible' && edges.right < right + 3,
              overflowY !== 'visible' && edges.top > top - 3,
              overflowY !== 'visible' && edges.bottom < bottom + 3,
            ];
            if (sides.filter(Boolean).length > 1) {
              return true;
            }
          }
          return false;
        };
        const found: string[] = [];
        for (const element of Array.from(
          document.querySelectorAll<HTMLElement>(
            'a[href], button:enabled, input, select, textarea, summary, [tabindex="0"]',
          ),
        )) {
          (document.activeElement as HTMLElement).blur();
          const before = ring(element);
          element.focus();
          if (
            document.activeElement !== element ||
            !element.checkVisibility({visibilityProperty: true})
          ) {
            continue;
          }
          const after = ring(element);
          const isInside = /inset/.test(after);
          if (after === before || (!isInside && isCut(element))) {
            found.push(
              `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
            );
          }
        }
        return found;
      });
      expect.soft(unseen, address).toEqual([]);
    }
  });
});

test('what is chosen is told by more than color where colors are the system’s', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/android/get-started');
  const lines = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const {textDecorationLine, borderBottomColor} = getComputedStyle(element);
        return `${textDecorationLine} ${borderBottomColor}`;
      });
  for (const [chosen, other] of [
    [
      '.theme-doc-sidebar-menu .menu__link--active',
      '.theme-doc-sidebar-menu .menu__link:not(.menu__link--active)',
    ],
    [
      '.table-of-contents__link--active',
      '.table-of-contents__link:not(.table-of-contents__link--active)',
    ],
    ['.tabs__item--active', '.tabs__item:not(.tabs__item--active)'],
    ['.site-menu__button[aria-current]', '.site-menu__button:not([aria-current])'],
  ] as const) {
    expect(await lines(chosen), chosen).not.toBe(await lines(other));
  }
});

test('the bar stands still between pages with and without versions', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  const places = () =>
    page
      .locator('.navbar')
      .locator('.navbar__brand, .navbar__inner > button, .navbar__dashboard, .navbar__theme')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().left));
  await open(page, guide);
  const before = await places();
  expect(before).toHaveLength(4);
  for (const address of ['/networks-setup/introduction', '/versions']) {
    await open(page, address);
    expect(await places()).toEqual(before);
  }
});

test.describe('the menu of a phone', () => {
  const menu = (page: Page) => page.locator('.navbar-sidebar--show');

  test('closes on choosing, also another platform @phone', async ({page}) => {
    await open(page, guide);
    for (const [link, title] of [
      ['iOS', 'Banner ads'],
      ['Interstitial', 'Interstitial ads'],
    ] as const) {
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await menu(page).getByRole('link', {name: link, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(menu(page)).toHaveCount(0);
    }
    await expect(page).toHaveURL(/\/ios\/ad-types\/interstitial$/);
  });
});

test('going back returns to where the reader was, on each page of the way', async ({page}) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  /** Follows the last link to another page of the guide, from where it is in view. */
  const leave = async (): Promise<{url: string; at: number}> => {
    const url = page.url();
    const link = page.locator('article p a[href^="/android/"]:not([href*="#"])').last();
    await link.scrollIntoViewIfNeeded();
    const at = await place();
    expect(at).toBeGreaterThan(300);
    await link.click();
    await expect(page).not.toHaveURL(url);
    await expect.poll(place).toBe(0);
    return {url, at};
  };
  await open(page, guide);
  const way = [await leave(), await leave()];
  for (const {url, at} of way.reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(place).toBe(at);
  }
  await page.goForward();
  await expect.poll(place).toBe(way[0]?.at);
});

test.describe('the contents list', () => {
  const active = '.table-of-contents__link--active';

  test('marks the part in view, folds the second level of others, and moves nothing by that', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const sum = {value: 0};
      Object.assign(window, {shift: sum});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
          sum.value += entry.value;
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    await open(page, '/reporting/metrics');
    const links = page.locator('.table-of-contents__link');
    await expect(page.locator(active)).toHaveText((await links.first().textContent())!);
    const nested = page.locator('.toc-heading ~ ul ul');
    await expect(nested.filter({visible: true})).toHaveCount(0);
    const last = page.locator('.toc-heading ~ ul > li').last();
    const before = await last.boundingBox();
    for (const name of ['Fills', 'Clicks']) {
      const heading = page.getByRole('heading', {level: 3, name});
      await heading.evaluate((element) => element.scrollIntoView({block: 'start'}));
      await expect(nested.filter({visible: true})).toHaveCount(1);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator(active)).toHaveText((await links.last().textContent())!);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(nested.filter({visible: true})).toHaveCount(0);
    expect(await last.boundingBox()).toEqual(before);
    expect(
      await page.evaluate(() => (window as unknown as {shift: {value: number}}).shift.value),
    ).toBeLessThan(0.01);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the contents list shows both levels', async ({page}) => {
    await page.goto('/reporting/metrics');
    const nested = page.locator('.toc-heading ~ ul ul');
    expect(await nested.count()).toBeGreaterThan(1);
    expect(await nested.filter({visible: true}).count()).toBe(await nested.count());
  });
});

import {
  expect,
  expectAccessibleAndFitting,
  hosts,
  hydrated,
  notFound,
  open,
  preferTheme,
  test,
  type Page,
} from './support';

const guide = '/android/get-started';

test.describe('menus of the bar', () => {
  test('open by pointer and close when it leaves', async ({page}) => {
    await open(page, guide);
    const button = page.getByRole('button', {name: 'SDK Guides'});
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(page.getByRole('link', {name: /^Flutter Plugin/})).toBeVisible();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('work by keyboard alone', async ({page}) => {
    await open(page, guide);
    const button = page.getByRole('button', {name: 'SDK Guides'});
    const links = page.locator('.dropdown', {has: button}).getByRole('link');

    for (const key of ['Enter', 'Space', 'ArrowDown']) {
      await button.focus();
      await page.keyboard.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    }

    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  for (const address of [guide, `/ru${guide}`]) {
    test(`stand on one line at every width on ${address}`, async ({page}) => {
      await open(page, address);
      for (const width of [997, 1024, 1100, 1220, 1280, 1500, 1600, 1920]) {
        await page.setViewportSize({width, height: 700});
        const bar = page.locator('.navbar__inner');
        const labels = bar.locator('a, button').filter({visible: true});
        const wrapped = await labels.evaluateAll((elements) =>
          elements
            .filter((element) => {
              const range = document.createRange();
              range.selectNodeContents(element);
              const lines = Array.from(range.getClientRects()).filter(({width: wide}) => wide > 1);
              const top = Math.min(...lines.map(({bottom}) => bottom));
              return lines.some((line) => line.top >= top);
            })
            .map(({textContent}) => textContent),
        );
        expect(wrapped, `${width} pixels`).toEqual([]);
        if (width === 1280) {
          const search = bar.getByRole('button', {name: /^(?:Search|Поиск)$/});
          expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(280);
        }
        const title = bar.locator('.navbar__title').first();
        const cut = await title.evaluate((element) => element.scrollWidth - element.clientWidth);
        const isHidden = await title.evaluate((element) => element.clientWidth <= 1);
        expect(isHidden || cut <= 0, 'the title is whole, or left to the logo').toBe(true);
        const edges = await labels.evaluateAll((elements) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .sort((a, b) => a.left - b.left)
            .map(({left, right}) => [left, right] as const),
        );
        edges.slice(1).forEach(([left], index) => {
          expect(left, 'no label covers the one before').toBeGreaterThanOrEqual(
            (edges[index] as readonly [number, number])[1] - 1,
          );
        });
        expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(width);
      }
    });
  }

  test('versions are offered on pages of their own set only', async ({page, guard}) => {
    guard.expectMessage(/404/);
    const version = page.locator('.navbar .site-version').filter({visible: true});
    await open(page, guide);
    await expect(version).toHaveCount(1);
    await open(page, '/versions');
    await expect(version).toHaveCount(0);
    await open(page, '/android/no-such-page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(version).toHaveCount(0);
  });
});

test.describe('mobile menu', () => {
  test('closes at desktop width @phone', async ({page}) => {
    await open(page, guide);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({width: 1200, height: 800});
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test.describe('not-found page', () => {
  test('says what happened and leads on', async ({page, guard}) => {
    guard.expectMessage(/404/);
    await page.goto('/no/such/page');
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(page.getByText(/^Please contact the owner of the site/)).toBeVisible();
    const ways = page.getByRole('navigation', {name: 'Go on from here'});
    await expect(ways.getByRole('link', {name: 'Android SDK'})).toHaveAttribute('href', guide);
    await expect(ways.getByRole('link', {name: 'Report the broken link'})).toHaveAttribute(
      'href',
      /^mailto:support@appodeal\.com\?subject=404%3A%20%2F/,
    );
    await page.getByRole('button', {name: 'Search the site'}).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  });

  test('speaks Russian below /ru/ even from the English file', async ({page, guard}) => {
    guard.expectMessage(/404/);
    await page.goto(`${hosts.plain}/ru/no/such/page`);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Страница не найдена');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page).toHaveTitle(/Страница не найдена/);
    await expect(page.getByRole('link', {name: 'На главную'})).toHaveAttribute('href', '/ru/');
    await page.getByRole('button', {name: /^Language/}).click();
    await expect(
      page.locator('nav.navbar').getByRole('link', {name: 'English', exact: true}),
    ).toHaveAttribute('href', /no\/such\/page$/);
    await expect(page.locator('footer').getByRole('link', {name: 'Русский'})).toHaveCount(0);
  });

  for (const [address, title, path] of [
    ['/ru/android/ad-types/baner', 'Баннер', '/ru/android/ad-types/banner'],
  ] as const) {
    test(`proposes what may have been meant by ${address}`, async ({page, guard}) => {
      guard.expectMessage(/404/);
      await page.goto(address);
      const near = page.getByRole('main').getByRole('listitem').first().getByRole('link');
      await expect(near).toHaveText(new RegExp(title));
      await expect(near).toHaveAttribute('href', path);
    });
  }

  /** As from a link of the site's own that is wrong. */
  const goAstray = (page: Page): Promise<void> =>
    page.evaluate(() => {
      window.history.pushState(null, '', '/android/no-such-page');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  test('takes the place of a page of docs, and goes on going back', async ({page}) => {
    await open(page, guide);
    const title = page.getByRole('heading', {level: 1});
    await goAstray(page);
    await expect(title).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('button', {name: 'Search the site'})).toBeVisible();
    await page.goBack();
    await expect(title).toHaveText(/Android SDK/);
  });

  test('is there where its script is lost', async ({page, guard}) => {
    guard.expectMessage(/404/);
    guard.expectMessage(/\[not-found page\] could not be loaded/);
    await page.route(/not-found-page/, notFound);
    await open(page, guide);
    await goAstray(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    const ways = page.getByRole('navigation', {name: 'Go on from here'});
    await ways.getByRole('link', {name: 'Android SDK'}).click();
    await expect(page).toHaveURL(guide);
  });

  test('has no bars below a framed route, bars below one that begins alike', async ({
    page,
    guard,
  }) => {
    guard.expectMessage(/404/);
    for (const [address, bars] of [
      ['/onboarding/no/such', 0],
      ['/ru/publishing/no/such', 0],
      ['/onboardingx/no/such', 1],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.locator('nav.navbar')).toHaveCount(bars);
      await expect(page.locator('footer.footer')).toHaveCount(bars);
    }
  });
});

test.describe('colour mode', () => {
  test('follows the system until the reader chooses, then lasts across languages and tabs', async ({
    page,
    context,
  }) => {
    const html = page.locator('html');
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, guide);
    await expect(html).toHaveAttribute('data-theme', 'light');
    await preferTheme(page, 'light');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await preferTheme(page, 'dark');
    await expect(html).toHaveAttribute('data-theme', 'dark');

    await preferTheme(page, 'light');
    const other = await context.newPage();
    await open(other, '/versions');
    const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
    while ((await html.getAttribute('data-theme-choice')) !== 'dark') {
      await toggle.click();
    }
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await open(page, `/ru${guide}`);
    await expect(html).toHaveAttribute('data-theme', 'dark');
  });
});

test('the list of contents stays beside pages with a drawing or much code', async ({page}) => {
  await open(page, '/advanced/google-cmp-and-tcfv2-support');
  await expect(page.locator('figure.drawing').first()).toBeVisible();
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents).toBeVisible();
  const left = (await page.locator('h1').boundingBox())?.x;
  for (const address of ['/android/ad-types/banner', '/reporting/reporting-api']) {
    await open(page, address);
    await expect(contents).toBeVisible();
    expect((await page.locator('h1').boundingBox())?.x, 'one left edge').toBe(left);
  }
});

/** Parts of the first screen in the accent's color: words, surfaces, edges and marks. */
const accented = (page: Page) =>
  page.evaluate(() => {
    const colorOf = (color: string): string => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = color;
      const computed = getComputedStyle(probe).color;
      probe.remove();
      return computed;
    };
    const accents = ['--site-accent', '--site-accent-strong'].map((name) =>
      colorOf(`var(${name})`),
    );
    return Array.from(document.querySelectorAll('body *:not(svg, svg *)'))
      .filter((element) => {
        const {top, bottom, width} = element.getBoundingClientRect();
        return width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility();
      })
      .filter((element) => {
        const {color, backgroundColor, borderBottomColor, borderBottomWidth, boxShadow} =
          getComputedStyle(element);
        const hasWords = Array.from(element.childNodes).some(
          ({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        return accents.some(
          (accent) =>
            (hasWords && color === accent) ||
            backgroundColor === accent ||
            (borderBottomWidth !== '0px' && borderBottomColor === accent) ||
            boxShadow.includes(accent),
        );
      })
      .map(({className}) => String(className));
  });

test('the accent is for what matters', async ({page}) => {
  // The most that a first screen has: the dashboard, an action of its own, the page in hand and a chosen tab.
  for (const [address, most] of [
    ['/', 2],
    [guide, 3],
    ['/android/ad-types/banner', 3],
    ['/android/changelog', 2],
    ['/what-fits', 1],
  ] as const) {
    await preferTheme(page, 'light');
    await open(page, address);
    for (const theme of ['light', 'dark'] as const) {
      await preferTheme(page, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect.soft((await accented(page)).length, `${address}, ${theme}`).toBeLessThanOrEqual(most);
    }
  }
});

test('the first code of a guide is in the first screen @both', async ({page}) => {
  for (const address of [
    '/android/get-started',
    '/ios/ad-types/interstitial',
    '/ru/unity/get-started',
  ]) {
    await open(page, address);
    const first = await page.locator('article pre').first().boundingBox();
    expect(first?.y, address).toBeLessThanOrEqual(430);
  }
});

test.describe('pages of the shell', () => {
  // Between them in both languages and on both widths.
  for (const [address, width] of [
    ['/', ' @phone'],
    ['/ru/', ''],
    ['/versions', ''],
    ['/ru/versions', ' @phone'],
    ['/404.html', ' @phone'],
  ] as const) {
    test(`${address} is accessible and fits in either theme${width}`, async ({page, guard}) => {
      if (address === '/404.html') {
        guard.expectMessage(/status of 404/);
      }
      await expectAccessibleAndFitting(page, address);
    });
  }

  test('home leads to every guide with version, day and changelog', async ({page}) => {
    await open(page, '/');
    const android = page.getByRole('article').filter({hasText: 'Android SDK'});
    await expect(android.getByText(/^\d+\.\d+\.\d+$/)).toBeVisible();
    await expect(android.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
    await expect(android.getByRole('link', {name: 'Changelog'})).toHaveAttribute(
      'href',
      '/android/changelog',
    );
    await android.getByRole('link', {name: 'Android SDK', exact: true}).click();
    await expect(page).toHaveURL(hosts.site + guide);
  });

  test('home leads to a thing once, and to the platform that was read last', async ({page}) => {
    await open(page, '/ios/get-started');
    await open(page, '/');
    const links = page.locator('main a:not(.hash-link)');
    await expect(links.filter({hasText: 'Ad types'})).toHaveAttribute('href', /^\/ios\//);
    const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets).toHaveLength(new Set(targets).size);
    await page.getByRole('button', {name: 'Find a guide, a method or an error'}).click();
    await expect(page.getByRole('combobox')).toBeFocused();
  });

  test('what to paste is whole on the cards of home @both', async ({page}) => {
    await open(page, '/');
    const cut = await page
      .locator('article code')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
    expect(cut).toBe(0);
  });

  test('the first key leads past the bar', async ({page}) => {
    await open(page, guide);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  });
});

test.describe('on paper', () => {
  test('only the article stands, in dark ink, with whole lines of code', async ({page}) => {
    await preferTheme(page, 'dark');
    await open(page, guide);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // The width of A4 between its margins.
    await page.setViewportSize({width: 718, height: 1000});
    await page.emulateMedia({media: 'print'});
    for (const bar of ['.navbar', '.theme-doc-sidebar-container', 'footer', '.pagination-nav']) {
      await expect(page.locator(bar).first()).toBeHidden();
    }
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    const blocks = page.locator('article pre');
    expect(await blocks.count()).toBeGreaterThan(0);
    const cut = await blocks.evaluateAll((elements) =>
      elements
        .filter((block) => block.scrollWidth > block.clientWidth + 1)
        .map(({textContent}) => textContent),
    );
    expect(cut).toEqual([]);
    const pale = await page
      .locator('article :is(h1, h2, p, li, pre, pre span, td, a)')
      .evaluateAll((elements) =>
        elements
          .map((element) => getComputedStyle(element).color)
          .filter((colour) => {
            const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140;
          }),
      );
    expect(pale).toEqual([]);
  });
});

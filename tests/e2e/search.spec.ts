import type {Locator} from '@playwright/test';
import {
  expect,
  expectAccessible,
  hold,
  open,
  preferTheme,
  test,
  widerThanWindow,
  type Page,
} from './support';

const start = '/android/advanced/user-data';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => dialog(page).getByRole('combobox');
const results = (page: Page) => dialog(page).getByRole('option');
const button = (page: Page) => page.getByRole('button', {name: /^(?:Search|Поиск)$/});

async function openSearch(page: Page, from = start): Promise<void> {
  await open(page, from);
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toHaveCount(0);
}

/** The link to the results page of a query, which names its count. */
function allResults(page: Page, query?: string): Locator {
  const links = dialog(page).getByRole('link', {name: /^(?:See all|Посмотреть все)/});
  const address = `?q=${encodeURIComponent(query ?? '')}`;
  return query === undefined
    ? links
    : links.and(page.locator(`[href$="${address}"], [href*="${address}&"]`));
}

/** Types a query and waits for its own answer. */
async function ask(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query);
  await expect(allResults(page, query)).toBeVisible();
  await expect(results(page).first()).toBeVisible();
}

const texts = '**/search-index/text*';

/** The search's own bundle. */
const code = /\/js\/search\.\w+\.js$/;

/** A word that sentences have, and no title. */
const inProse = 'afterwards';

test.describe('search', () => {
  test('comes when the reader reaches for it, opens and closes by keys and presses', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, start);
    const own = () => asked.filter((url) => /search-(?:index|worker)|\/js\/search\./.test(url));
    expect(own()).toEqual([]);
    await button(page).hover();
    await expect.poll(() => own().some((url) => url.endsWith('.js'))).toBe(true);
    await expect.poll(() => asked.some((url) => url.includes('manifest.json'))).toBe(true);

    const onRussianKeyboard = (init: {key: string; code: string; ctrlKey?: boolean}) =>
      page.evaluate((one) => {
        document.body.dispatchEvent(
          new KeyboardEvent('keydown', {...one, bubbles: true, cancelable: true}),
        );
      }, init);
    for (const press of [
      () => page.keyboard.press('Control+k'),
      () => page.keyboard.press('Meta+k'),
      () => page.keyboard.press('/'),
      () => onRussianKeyboard({key: 'л', code: 'KeyK', ctrlKey: true}),
      () => onRussianKeyboard({key: '.', code: 'Slash'}),
    ]) {
      await press();
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expectClosed(page);
    }
    // Sooner than the browser takes the focus from a closed dialog.
    await page.keyboard.press('/');
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.search')?.close();
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {key: '/', code: 'Slash', bubbles: true, cancelable: true}),
      );
    });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');

    await button(page).click();
    await dialog(page).getByText('No recent searches').click();
    await expect(field(page)).toBeVisible();
    await page.mouse.click(20, 400);
    await expectClosed(page);
    await expect(button(page)).toBeFocused();

    await page.getByRole('heading', {level: 1}).selectText();
    const selected = await page.evaluate(() => getSelection()?.toString());
    await page.keyboard.press('Control+k');
    await expect(field(page), 'searches for what is selected').toHaveValue(selected ?? 'something');
    await page.keyboard.type('banner');
    await expect(field(page)).toHaveValue('banner');
    await page.keyboard.press('Escape');

    for (const width of [1280, 1000, 390]) {
      await page.setViewportSize({width, height: 800});
      await expect(button(page)).toBeVisible();
      await expectAccessible(page, {rules: ['label-content-name-mismatch', 'button-name']});
    }
  });

  test('searches off the main thread, keeps the chosen result in view, and opens one in a new tab', async ({
    page,
    context,
  }) => {
    await openSearch(page);
    await ask(page, 'banner');
    expect(await page.content(), 'names no vendor').not.toMatch(/algolia/i);
    expect(page.workers().map((worker) => worker.url())).toEqual([
      expect.stringContaining('search-worker'),
    ]);
    const chosen = dialog(page).getByRole('option', {selected: true});
    for (const key of ['ArrowUp', 'ArrowDown', 'ArrowUp']) {
      await page.keyboard.press(key);
      await expect(chosen).toBeInViewport({ratio: 1});
    }
    await expect(results(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await chosen.getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowDown');
    const first = results(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    const address = (await first.getAttribute('href')) ?? '';
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () => first.click({modifiers: ['Control']}),
      () => first.click({button: 'middle'}),
    ]) {
      const [tab] = await Promise.all([context.waitForEvent('page'), act()]);
      await expect(tab).toHaveURL(address);
      await tab.close();
      await expect(field(page)).toBeFocused();
      await expect(page).toHaveURL(start);
    }
  });

  test('shows stored searches as text, and none that lead elsewhere', async ({page}) => {
    await open(page, start);
    await page.evaluate(() => {
      const entry = (url: string, title: string) => ({
        objectID: url,
        type: 'lvl1',
        url,
        hierarchy: {lvl0: 'Group', lvl1: title},
      });
      localStorage.setItem(
        '__DOCSEARCH_RECENT_SEARCHES__help-center-en',
        JSON.stringify([
          entry('/android/get-started', '<img src=x onerror=alert(1)>'),
          entry('javascript:alert(1)', 'Script'),
          null,
          {objectID: 'x'},
        ]),
      );
    });
    await openSearch(page);
    await expect(results(page)).toHaveText([/<img src=x/]);
    await expect(dialog(page).locator('img')).toHaveCount(0);
  });

  test('finds a method by its name and follows it with the keyboard', async ({page}) => {
    await openSearch(page);
    await expect(page.getByPlaceholder('Search docs')).toBeVisible();
    await expect(page.getByText('No recent searches')).toBeVisible();
    await ask(page, 'setbannerviewid');
    const address = (await results(page).first().getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/android\/.*banner/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    // The question is there again, and the next letter replaces it.
    await expect(field(page)).toHaveValue('setbannerviewid');
    await expect(results(page).first()).toHaveAttribute('href', address);
    await page.keyboard.press('Backspace');
    await expect(page.getByText('Recent', {exact: true})).toBeVisible();
    await expect(results(page)).toHaveCount(2);
    await expect(results(page).last()).toHaveAttribute('href', address);
    await results(page).first().click();
    await expect(field(page)).toHaveValue('setbannerviewid');
  });

  test('is open again, with its question, when the reader comes back from a result', async ({
    page,
  }) => {
    await openSearch(page);
    await ask(page, 'setbannerviewid');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/banner/);
    await page.goBack();
    await expect(field(page)).toHaveValue('setbannerviewid');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expectClosed(page);
  });

  test('leads from one row to the same page of every platform', async ({page}) => {
    await openSearch(page);
    await ask(page, 'interstitial');
    const links = dialog(page).getByRole('link', {name: /^(?:Android|iOS|Unity): Interstitial/});
    await expect(links.first()).toHaveAttribute('href', /^\/android\//);
    const iOS = links.and(dialog(page).getByRole('link', {name: /^iOS/})).first();
    const address = (await iOS.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/ios\/.*interstitial/);
    await iOS.click();
    await expect(page).toHaveURL(address);
  });

  test('remembers a result that only the text had, and keeps favourites', async ({page}) => {
    await openSearch(page);
    await ask(page, 'foreground background');
    const address = (await results(page).first().getAttribute('href')) ?? '';
    await results(page).first().click();
    await expect(page).toHaveURL(address);
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('');
    await page.getByRole('button', {name: 'Save this search'}).click();
    await page.keyboard.press('Escape');
    await page.reload();
    await openSearch(page);
    await expect(page.getByText('Favorite', {exact: true})).toBeVisible();
    await expect(results(page).last()).toHaveAttribute('href', address);
  });

  test('fills the list and the count in when the full text comes late', async ({page}) => {
    const arrive = await hold(page, texts);
    await openSearch(page);
    await page.keyboard.type('interstitial callbacks');
    await expect(results(page).first()).toBeVisible();
    const link = allResults(page);
    await expect(link).toHaveCount(0);
    const before = await results(page).evaluateAll((links) =>
      links.map(({textContent}) => textContent),
    );
    arrive();
    await expect(link).toBeVisible();
    await expect
      .poll(() => results(page).evaluateAll((links) => links.map(({textContent}) => textContent)))
      .not.toEqual(before);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('interstitial callbacks');
  });

  test('leaves a reader in place who has moved down the list before the text comes', async ({
    page,
  }) => {
    const arrive = await hold(page, texts);
    await openSearch(page);
    await page.keyboard.type('interstitial callbacks');
    await expect(results(page).nth(2)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = dialog(page).getByRole('option', {selected: true});
    const text = (await chosen.textContent()) ?? '';
    arrive();
    await expect(allResults(page)).toBeVisible();
    await expect(chosen).toHaveText(text);
  });

  // The colors of the other theme: src/css/tokens.test.ts.
  test('has no accessibility violation, and fits a phone @phone', async ({page}) => {
    await preferTheme(page, 'light');
    await openSearch(page);
    const named = page.getByRole('dialog', {name: 'Search'});
    await expect(named.getByText('No recent searches')).toBeVisible();
    await expectAccessible(page);
    // What is behind the dialog stays as it is.
    const own = {include: 'dialog'};
    await ask(page, 'banner');
    await expectAccessible(page, own);
    expect(await widerThanWindow(page, [])).toEqual([]);
    expect(await dialog(page).boundingBox()).toMatchObject({x: 0, y: 0, width: 390, height: 844});
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/banner/);
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('');
    await expect(named.getByRole('option').last()).toBeVisible();
    await expect(named.getByRole('button', {name: 'Save this search'})).toBeVisible();
    await expectAccessible(page, own);
    await page.keyboard.type('zzqqxxvvww');
    await expect(named.getByRole('status')).toContainText('zzqqxxvvww');
    await expectAccessible(page, own);
    await named.getByRole('button', {name: 'Cancel'}).click();
    await expectClosed(page);
  });

  test('shows markup of a query as text', async ({page}) => {
    const markup = '<img src=x onerror=alert(1)> banner';
    let ran = false;
    page.on('dialog', (dialog) => {
      ran = true;
      void dialog.dismiss();
    });
    await openSearch(page);
    await field(page).fill(markup);
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await page.goto(`/search?q=${encodeURIComponent(markup)}`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('<img src=x');
    await expect(page.locator('main img')).toHaveCount(0);
    expect(ran).toBe(false);
  });

  test('reaches everything in the dialog by Tab, and nothing of the page', async ({page}) => {
    await openSearch(page);
    await ask(page, 'banner');
    /** Presses Tab until an element has the focus; between last and first the browser itself may have it. */
    const tabTo = async (wanted: Locator): Promise<void> => {
      for (let presses = 0; presses < 8; presses++) {
        await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.matches('body, dialog *'))).toBe(
          true,
        );
        if (await wanted.evaluate((element) => element === document.activeElement)) {
          return;
        }
      }
      await expect(wanted).toBeFocused();
    };
    await tabTo(allResults(page));
    await tabTo(field(page));
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expectClosed(page);
    await page.keyboard.press('Control+k');
    await field(page).fill('');
    await tabTo(page.getByRole('button', {name: 'Save this search'}));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', {name: 'Remove this search from favorites'}),
    ).toBeVisible();
  });

  for (const [language, address, words] of [
    [
      'English',
      start,
      {
        placeholder: 'Search docs',
        empty: 'No recent searches',
        missing: 'No page mentions “zzqqxxvvww”',
        none: 'No results for',
        proposals: 'Try searching for',
      },
    ],
    [
      'Russian',
      '/ru/android/get-started',
      {
        placeholder: 'Поиск по документации',
        empty: 'Нет истории поиска',
        missing: 'Ни на одной странице нет слова «zzqqxxvvww»',
        none: 'Нет результатов по запросу',
        proposals: 'Попробуйте поискать',
      },
    ],
  ] as const) {
    test(`says in ${language} what was not found, whom to ask, and proposes other searches`, async ({
      page,
    }) => {
      await openSearch(page, address);
      await expect(page.getByPlaceholder(words.placeholder)).toBeVisible();
      await expect(page.getByText(words.empty)).toBeVisible();
      // At once: what its first letters find would be proposed instead.
      await field(page).fill('zzqqxxvvww');
      await expect(dialog(page).getByText(words.none)).toContainText('zzqqxxvvww');
      await page.getByRole('button', {name: 'GDPR'}).click();
      await expect(field(page)).toHaveValue('GDPR');
      await expect(results(page).first()).toBeVisible();
      await expect(page.getByText(words.proposals)).toHaveCount(0);
      await field(page).fill('banner zzqqxxvvww');
      await expect(dialog(page).locator('p').getByText(words.missing).first()).toBeVisible();
      await expect(results(page).first()).toBeVisible();
      await expect(dialog(page).locator('a[href^="mailto:"]')).toHaveAttribute(
        'href',
        /subject=banner%20zzqqxxvvww$/,
      );
      // What was found last is proposed first.
      await field(page).fill('banner');
      await expect(allResults(page, 'banner')).toBeVisible();
      await page.keyboard.type('zzqqxxv');
      await expect(page.getByText(words.proposals)).toBeVisible();
      const proposal = dialog(page).getByRole('list').getByRole('button').first();
      await expect(proposal).toHaveText(/banner|баннер/i);
      await proposal.click();
      await expect(results(page).first()).toBeVisible();
    });
  }

  test('does not say that nothing was found before there is an answer', async ({page}) => {
    const arrive = await hold(page, '**/search-index/titles*');
    await openSearch(page);
    await page.keyboard.type('banner');
    await expect(dialog(page).locator('[aria-busy="true"]')).toBeVisible();
    await expect(page.getByText('No results for')).toBeHidden();
    arrive();
    await expect(results(page).first()).toBeVisible();
  });

  test('works where the browser refuses storage and a worker', async ({page, guard}) => {
    guard.tolerateMessage(/localStorage|Docusaurus browser storage|storage/i);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
      window.Worker = class {
        constructor() {
          throw new DOMException('forbidden', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await openSearch(page);
    await ask(page, 'banner');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('stays closed when the reader has changed their mind', async ({page}) => {
    const arrive = await hold(page, code);
    const arrived = page.waitForResponse(code);
    await open(page, start);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    arrive();
    await (await arrived).finished();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Native'}).click();
    await expect(page).toHaveURL(/native/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('searches for what was typed while its code was on its way', async ({page}) => {
    const arrive = await hold(page, code);
    await open(page, start);
    await page.keyboard.press('/');
    await page.keyboard.type('ban');
    await page.keyboard.press('ArrowLeft');
    await expect(field(page)).toHaveValue('ban');
    const before = await field(page).elementHandle();
    arrive();
    await expect(results(page).first()).toBeVisible();
    expect(await field(page).evaluate((now, one) => now === one, before), 'never made anew').toBe(
      true,
    );
    expect(
      await field(page).evaluate((input) => (input as HTMLInputElement).selectionStart),
      'the caret stays',
    ).toBe(2);
    await page.keyboard.press('End');
    await page.keyboard.type('ner');
    await expect(field(page)).toHaveValue('banner');
    await expect(results(page).first()).toBeVisible();
  });

  test('stays open, with what was typed, when a page of another doc set comes under it', async ({
    page,
  }) => {
    await openSearch(page);
    await ask(page, 'banner');
    await page.keyboard.press('Escape');
    const arrive = await hold(page, /\/assets\/js\//);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Reporting API'}).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('eCPM');
    arrive();
    await expect(page).toHaveURL(/\/reporting\//);
    await expect(field(page)).toHaveValue('eCPM');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
  });

  test('closes with its page, and gives the focus back to the field it came from', async ({
    page,
  }) => {
    await page.goto('/android/ad-types/banner');
    await page.goto('/ios/get-started');
    const paste = page.getByLabel('Paste your AndroidManifest.xml or Info.plist');
    await paste.click();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(paste).toBeFocused();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Native'}).click();
    await expect(page).toHaveURL(/native/);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.goBack();
    await expectClosed(page);
  });

  // Whatever the reason: packages/search/src/client.test.ts.
  test('says that its index cannot be had, and recovers', async ({page, guard}) => {
    guard.tolerateMessage(/Failed to load resource|\[search\]/);
    const failed = page.getByText('Unable to fetch results').filter({visible: true});
    const retry = dialog(page).getByRole('button', {name: 'Retry'});
    const files = '**/search-index/{manifest,titles*}.json';
    let tries = 0;
    await page.route(files, (route) => {
      tries += 1;
      return route.fulfill({status: 200, body: '{"version":1,'});
    });
    await openSearch(page);
    await page.keyboard.type('banner');
    await expect(failed).toBeVisible();
    const before = tries;
    await retry.click();
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect(failed).toBeVisible();
    await expect(
      page.getByText('You might want to check your network connection.').filter({visible: true}),
    ).toBeVisible();
    await page.unroute(files);
    await retry.click();
    await expect(results(page).first()).toBeVisible();
    await expect(failed).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test('claims nothing while full texts cannot be had', async ({page, guard}) => {
    guard.tolerateMessage(/Failed to load resource|\[search\]/);
    let misses = 0;
    page.on('console', (message) => (misses += Number(message.text().startsWith('[search]'))));
    const link = allResults(page);
    await page.route(texts, (route) => route.abort());
    await openSearch(page);
    await field(page).fill(inProse);
    await expect(page.getByText('Unable to fetch results').filter({visible: true})).toBeVisible();
    await expect(dialog(page).getByText('No results for')).toBeHidden();
    const before = misses;
    await field(page).fill('interstitial callbacks');
    await expect(results(page).first()).toBeVisible();
    await expect.poll(() => misses - before, 'searched and completed').toBeGreaterThan(1);
    await expect(link).toHaveCount(0);
    await page.unroute(texts);
    await field(page).fill(inProse);
    await expect(results(page).first()).toBeVisible();
    await expect(link).toBeVisible();
  });
});

test.describe('results page', () => {
  test('shows what titles have, and claims no more, while full texts are missing', async ({
    page,
    guard,
  }) => {
    guard.tolerateMessage(/Failed to load resource|\[search\]/);
    await page.route(texts, (route) => route.fulfill({status: 404, body: 'Not found'}));
    await page.goto('/search?q=interstitial%20callbacks');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toContainText('Unable to fetch results');
    await expect(status).toContainText('You might want to check your network connection.');
    await expect(status).not.toContainText('found');
    await expect(page.locator('main article').first()).toBeVisible();
    await page.unroute(texts);
    await page.getByRole('searchbox').press('Enter');
    await expect(status).toContainText(/^\d+ results found$/);
  });

  test('says when the index cannot be read, tries the same query again and takes another', async ({
    page,
    guard,
  }) => {
    guard.tolerateMessage(/Failed to load resource|\[search\]/);
    await page.route('**/search-index/**', (route) => route.abort());
    await page.goto('/search?q=setBannerViewId');
    await expect(page.getByText('Unable to fetch results').filter({visible: true})).toBeVisible();
    await page.unroute('**/search-index/**');
    await page.getByRole('main').getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('main article a').first()).toHaveAttribute('href', /banner/);
    await expect(page.getByText('Unable to fetch results').filter({visible: true})).toHaveCount(0);
    await page.getByRole('searchbox').fill('appsflyer');
    await expect(page.locator('main article a').first()).toHaveAttribute('href', /appsflyer/);
    await expect(page).toHaveURL(/q=appsflyer/);
  });

  test('goes on with the first new result when more are shown', async ({page}) => {
    await page.goto('/search?q=interstitial%20callbacks');
    const hits = page.locator('main article');
    const more = page.getByRole('button', {name: 'More results'});
    await expect(page.getByRole('main').getByRole('status')).toContainText('results found');
    await expect(more).toBeVisible();
    for (let shown = 20; await more.isVisible(); shown += 20) {
      await more.press('Enter');
      // The title's link comes first.
      await expect(hits.nth(shown).getByRole('link').first()).toBeFocused();
    }
    expect(await hits.count()).toBeGreaterThan(20);
  });

  for (const [from, query] of [
    ['/android/3.6.0/get-started', '3.6.0'],
    ['/ru/ios/get-started', 'rewarded video'],
  ] as const) {
    test(`finds what the dialog on ${from} has found`, async ({page}) => {
      await openSearch(page, from);
      await ask(page, query);
      const listed = await addresses(results(page));
      const link = allResults(page);
      const count = /\d+/.exec((await link.textContent()) ?? '')?.[0] ?? '';
      await expect(dialog(page).getByRole('status')).toContainText(count);
      await link.click();
      const status = page.getByRole('main').getByRole('status');
      // The title's link; those below it lead to the same page of other platforms.
      const found = page.locator('main article h2 a');
      for (const again of [false, true]) {
        if (again) {
          await page.reload();
        }
        // Until the results page is there, the guide's builder has lines of its own.
        await expect(status).toHaveCount(1);
        await expect(status).toContainText(new RegExp(`(?:^|\\s)${count}(?:\\s|$)`));
        await expect(found.first()).toHaveAttribute('href', listed[0] ?? '');
        expect((await addresses(found)).sort()).toEqual([...listed].sort());
      }
    });
  }

  test('keeps the chosen version in the address', async ({page}) => {
    await page.goto('/search?q=banner');
    const versions = page.getByLabel('Android version');
    const archived = page.locator('main article a[href*="/android/3.6.0/"]').first();
    await expect(page.locator('main article').first()).toBeVisible();
    await page.getByRole('radio', {name: 'Android'}).click();
    await versions.selectOption('3.6.0');
    await expect(archived).toBeVisible();
    await expect(page).toHaveURL(/\/search\?q=banner&android=3\.6\.0&platform=android$/);
    await page.reload();
    await expect(versions).toHaveValue('3.6.0');
    await archived.click();
    await expect(page).toHaveURL(/\/android\/3\.6\.0\//);
    await page.goBack();
    await expect(versions).toHaveValue('3.6.0');
    await expect(archived).toBeVisible();
    await page.getByRole('searchbox').fill('interstitial');
    await expect(page).toHaveURL(/q=interstitial/);
    await expect(versions).toHaveValue('3.6.0');
    await versions.selectOption('current');
    await page.getByRole('radio', {name: 'All'}).click();
    await expect(page).toHaveURL(/\/search\?q=interstitial$/);
    await expect(versions).toHaveCount(0);
  });

  test('leaves out other platforms in the dialog and on the results page, by keys and by press', async ({
    page,
  }) => {
    const platform = (name: string) => page.getByRole('radio', {name, exact: true});
    const ofOthers = (links: Locator) =>
      links.and(page.locator('[href^="/android"], [href^="/unity"]'));
    await openSearch(page, '/advanced/app-ads');
    await ask(page, 'banner');
    await expect(ofOthers(results(page)).first()).toBeVisible();
    await expect(platform('All')).toBeChecked();
    await platform('iOS').click();
    await expect(field(page)).toBeFocused();
    await expect(ofOthers(results(page))).toHaveCount(0);
    await expect(results(page).and(page.locator('[href^="/ios"]')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await openSearch(page, '/advanced/app-ads');
    await expect(platform('iOS')).toBeChecked();
    await openSearch(page, start);
    await expect(platform('All')).toBeChecked();
    await ask(page, 'banner');
    await platform('All').focus();
    await page.keyboard.press('ArrowRight');
    await expect(platform('Android')).toBeFocused();
    await expect(allResults(page)).toHaveAttribute('href', /&platform=android$/);
    await allResults(page).click();
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(platform('Android')).toBeChecked();
    await expect(
      page.locator('main article a[href^="/ios"], main article a[href^="/unity"]'),
    ).toHaveCount(0);
    await platform('Unity').click();
    await expect(page).toHaveURL(/&platform=unity$/);
    await expect(page.locator('main article a[href^="/unity"]').first()).toBeVisible();
    await expect(page.locator('main article a[href^="/android"]')).toHaveCount(0);
  });
});

test.describe('the platform filter', () => {
  const choices = (page: Page) => page.getByRole('group', {name: 'Platform'}).locator('label');

  /** Where it stands: over the page, and on the page of results. */
  const places: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'in the dialog': async (page) => {
      await openSearch(page, '/advanced/app-ads');
      await ask(page, 'banner');
    },
    'on the results page': async (page) => {
      await open(page, '/search?q=banner');
      await expect(page.locator('main article').first()).toBeVisible();
    },
  };

  /** What of the filter a reader cannot see or hit, and how far the page scrolls sideways. */
  const lost = (page: Page, least: number) =>
    choices(page).evaluateAll(
      (labels, side) => [
        ...labels
          .map((label) => ({label, box: label.getBoundingClientRect()}))
          .filter(({label, box}) => {
            const {left, right, top, bottom, width, height} = box;
            const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            return (
              width < side - 0.5 ||
              height < side - 0.5 ||
              left < 0 ||
              right > innerWidth ||
              !label.contains(middle)
            );
          })
          .map(
            ({label, box}) =>
              `${label.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
          ),
        ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls'] : []),
      ],
      least,
    );

  for (const [place, go] of Object.entries(places)) {
    test(`${place} fits any screen, and tells choice and focus by more than color`, async ({
      page,
    }) => {
      // What a window of 1280 × 800 has left at 200 %.
      await page.setViewportSize({width: 640, height: 400});
      await go(page);
      await expect(choices(page)).toHaveCount(4);
      expect(await lost(page, 24)).toEqual([]);
      // From here on the browser takes the reader for one of the keyboard.
      await page.keyboard.press('Shift');
      const chosen = page.getByRole('radio', {checked: true});
      await chosen.focus();
      const label = choices(page).filter({has: chosen});
      // Ink stands out from every paper by 3 to 1: src/css/tokens.test.ts.
      await label.evaluate((element) => (element.style.caretColor = 'var(--site-ink)'));
      const [ink, ring] = await label.evaluate((element) => {
        const {caretColor, boxShadow} = getComputedStyle(element);
        return [caretColor, boxShadow];
      });
      expect(ring).toContain(`${ink} 0px 0px 0px 4px`);

      await page.emulateMedia({forcedColors: 'active'});
      const line = (one: Locator) =>
        one.evaluate((element) => getComputedStyle(element).textDecorationLine);
      for (const name of ['All', 'iOS']) {
        await choices(page).filter({hasText: name}).click();
        await expect(page.getByRole('radio', {name})).toBeChecked();
        for (const one of await choices(page).all()) {
          const isChosen = (await one.textContent()) === name;
          expect(await line(one)).toBe(isChosen ? 'underline' : 'none');
        }
      }
    });

    test(`${place} fits a finger and the narrowest screen @phone`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await go(page);
      await expect(choices(page)).toHaveCount(4);
      expect(await lost(page, 44)).toEqual([]);
    });
  }
});

import type {Frame} from '@playwright/test';
import {ada} from '../emulators/dashboard';
import {hostileAnswers, mallory} from '../emulators/hostile';
import {
  bridgeFrame,
  expect,
  framedPages,
  navigate,
  open,
  type Page,
  setHidden,
  test,
} from './connected';
import {expectAccessible, type Guard, widerThanWindow} from './support';

const start = '/android/advanced/user-data';
const other = '/android/ad-types/interstitial';
const [framed = '', framedToo = ''] = framedPages;
const publishing = framedPages.find((address) => address.startsWith('/publishing/')) ?? '';
const failureLine = /^warning: \[dashboard\] user lookup failed: /;

/** The line on the console follows what the reader sees. */
const expectOneFailure = (guard: Guard) => expect.poll(() => failures(guard)).toHaveLength(1);
const failures = ({messages}: Guard) => messages.filter((text) => failureLine.test(text));
const menu = (page: Page, name = ada.name) => page.getByRole('button', {name: `Hey, ${name}`});
const signIn = (page: Page) => page.getByRole('link', {name: 'Sign in', exact: true});

/** The window of the bridge, to post from it. */
async function bridge(page: Page): Promise<Frame> {
  const handle = await bridgeFrame(page).elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) {
    throw new Error('There is no bridge frame.');
  }
  await frame.waitForLoadState();
  return frame;
}

/** Posts the value of a JavaScript expression over `user` to the site. */
async function post(frame: Frame, data: string, user: object = mallory): Promise<void> {
  await frame.evaluate(`{const user = ${JSON.stringify(user)}; parent.postMessage(${data}, '*')}`);
}

const valid = '({type: "getCurrentUser", response: user})';

/** Waits until messages posted so far have been handled. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('message', ({data}) => data === 'settled' && resolve());
        window.postMessage('settled', '*');
      }),
  );
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}

test.describe('bridge frame', () => {
  test('starts within a second after load, hidden from everybody, and stays', async ({page}) => {
    await page.clock.install();
    await page.goto(start);
    await page.clock.runFor(1000);
    const frame = bridgeFrame(page);
    await expect(frame).toHaveCount(1);
    await expect(frame).toBeHidden();
    await expect(frame).toHaveAttribute('aria-hidden', 'true');
    await expect(frame).toHaveAttribute('tabindex', '-1');
    await frame.evaluate((element) => element.setAttribute('data-same', ''));
    await page.clock.resume();
    await navigate(page, other);
    await navigate(page, start);
    await expect(page.locator('iframe[data-same]')).toHaveCount(1);
    await expect(frame).toHaveCount(1);
  });

  test('comes after the load event', async ({page}) => {
    await page.addInitScript(() => {
      const order: string[] = [];
      Object.assign(window, {order});
      window.addEventListener('load', () => order.push('load'));
      new MutationObserver(() => {
        if (document.querySelector('iframe') && !order.includes('frame')) {
          order.push('frame');
        }
      }).observe(document, {childList: true, subtree: true});
    });
    await page.goto(start);
    await expect(bridgeFrame(page)).toBeAttached();
    expect(await page.evaluate('order')).toEqual(['load', 'frame']);
  });

  test('is not created on pages inside the dashboard until the reader leaves them', async ({
    page,
  }) => {
    test.skip(!framed, 'no onboarding pages yet');
    await page.clock.install();
    for (const address of [`/ru${framed}`, publishing, framed]) {
      await page.goto(address);
      await page.clock.runFor(3000);
      await expect(page.locator('iframe')).toHaveCount(0);
    }
    await page.clock.resume();
    await navigate(page, framedToo);
    await expect(page.locator('iframe')).toHaveCount(0);
    await navigate(page, start);
    await expect(bridgeFrame(page)).toHaveCount(1);
    await expect(menu(page)).toBeVisible();
    await navigate(page, framed);
    await expect(bridgeFrame(page)).toHaveCount(1);
  });
});

test.describe('user menu', () => {
  test('greets a signed-in reader and leads to the account', async ({page, world}) => {
    await open(page, start);
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('nav.navbar').getByText(ada.email)).toBeHidden();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');

    await menu(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.locator('nav.navbar').getByText(ada.name, {exact: true}).last(),
    ).toBeVisible();
    await expect(page.locator('nav.navbar').getByText(ada.email)).toBeVisible();
    await expect(page.getByRole('link', {name: 'Account settings', exact: true})).toHaveAttribute(
      'href',
      `${world.dashboard.origin}/profile/edit`,
    );
    await expect(page.getByRole('link', {name: 'Sign out', exact: true})).toHaveAttribute(
      'href',
      `${world.dashboard.origin}/signout`,
    );
    await expectAccessible(page, {include: 'nav.navbar'});
    await page.keyboard.press('Escape');
    await expect(page.locator('nav.navbar').getByText(ada.email)).toBeHidden();
    await expect(menu(page)).toBeFocused();
    const places = await page.evaluate(
      (email) => document.documentElement.outerHTML.split(email).length - 1,
      ada.email,
    );
    expect(places, 'the email stands in the bar’s menu and the phone’s only').toBe(2);
  });

  test('leads a signed-out reader to the dashboard, with one line on the console', async ({
    page,
    world,
    guard,
  }) => {
    world.dashboard.answer('signedOut');
    guard.expectMessage(failureLine);
    await open(page, start);
    await expect(signIn(page)).toHaveAttribute('href', `${world.dashboard.origin}/signin`);
    await expectAccessible(page, {include: 'nav.navbar'});
    await expectOneFailure(guard);
  });

  test('speaks Russian', async ({page, world, guard}) => {
    await open(page, `/ru${start}`);
    const greeting = page.getByRole('button', {name: `Здравствуйте, ${ada.name}`});
    await greeting.click();
    await expect(page.getByRole('link', {name: 'Настройки аккаунта'})).toBeVisible();
    await expect(page.getByRole('link', {name: 'Выйти'})).toBeVisible();
    world.dashboard.answer('signedOut');
    guard.expectMessage(failureLine);
    await page.reload();
    await expect(page.getByRole('link', {name: 'Войти'})).toBeVisible();
    await expectOneFailure(guard);
  });

  test('announces the wait, and moves nothing when the answer comes', async ({
    page,
    world,
    guard,
  }) => {
    const positions = async () =>
      Promise.all(
        ['.navbar__dashboard', '.navbar__theme'].map((selector) =>
          page.locator(selector).first().boundingBox(),
        ),
      );
    world.dashboard.answer('silent');
    await page.addInitScript(() => {
      const shifts: string[] = [];
      Object.assign(window, {shifts});
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          sources?: {node: Node | null}[];
        })[]) {
          for (const {node} of entry.sources ?? []) {
            const element = node instanceof Element ? node : node?.parentElement;
            if (element?.closest('nav.navbar')) {
              shifts.push(element.outerHTML.slice(0, 100));
            }
          }
        }
      }).observe({type: 'layout-shift', buffered: true});
    });
    const shifts = () => page.evaluate(() => (window as unknown as {shifts: string[]}).shifts);
    await open(page, start);
    await expect(page.locator('nav').getByRole('status')).toHaveText(
      'Checking whether you are signed in',
    );
    await expectAccessible(page, {include: 'nav.navbar'});
    await page.evaluate(() => document.fonts.ready);
    const before = await positions();
    const shiftsBefore = await shifts();
    await post(await bridge(page), valid, ada);
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('nav').getByRole('status')).toHaveCount(0);
    expect(await positions()).toEqual(before);
    expect(await shifts()).toEqual(shiftsBefore);

    world.dashboard.answer('signedOut');
    guard.expectMessage(failureLine);
    await page.reload();
    await expect(signIn(page)).toBeVisible();
    expect(await positions()).toEqual(before);
    expect(await shifts()).toEqual([]);
    await expectOneFailure(guard);
  });

  test('keeps its width under long names, and shows markup as text', async ({page, world}) => {
    const name = `<img src=x onerror="alert(1)"> ${'Wolfeschlegelsteinhausenbergerdorff '.repeat(9)}`;
    const email = `${'long.'.repeat(40)}address@example.com`;
    world.dashboard.answer('signedIn', {name, email});
    await open(page, start);
    const button = page.getByRole('button', {name: 'Hey, <img'});
    await expect(button).toBeVisible();
    const toggle = page.locator('.navbar .navbar__theme');
    const [buttonBox, toggleBox] = [await button.boundingBox(), await toggle.boundingBox()];
    expect(buttonBox!.x).toBeGreaterThanOrEqual(toggleBox!.x + toggleBox!.width);
    expect(buttonBox!.height).toBeLessThan(60);
    const isCut = await button.evaluate((element) =>
      [element, ...Array.from(element.querySelectorAll('*'))].some(
        (part) =>
          getComputedStyle(part).textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth,
      ),
    );
    expect(isCut, 'the name ends in an ellipsis').toBe(true);
    await button.click();
    await expect(page.locator('nav.navbar').getByText(email)).toBeVisible();
    expect(await widerThanWindow(page, [])).toEqual([]);
    await expect(page.locator('nav img[src="x"]')).toHaveCount(0);
  });

  test('cuts a long name in the mobile menu too @phone', async ({page, world}) => {
    const name = `<b>Ada</b> ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(9)}`;
    world.dashboard.answer('signedIn', {name, email: `${'long.'.repeat(40)}address@example.com`});
    await open(page, start);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const sidebar = page.locator('.navbar-sidebar');
    const back = sidebar.getByRole('button', {name: /back to main menu/i});
    if (await back.isVisible()) {
      await back.click();
    }
    const button = sidebar.getByRole('button', {name: '<b>Ada</b>'});
    // The launcher of the chat lies over the end of the menu, so by keyboard.
    await button.press('Enter');
    for (const part of [button, sidebar.getByText('address@example.com')]) {
      const box = (await part.boundingBox())!;
      const room = (await sidebar.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(room.x + room.width);
      expect(box.height).toBeLessThan(80);
    }
    await expect(sidebar.locator('b', {hasText: 'Ada'})).toHaveCount(0);
  });

  test('leaves everything readable in each state', async ({page, world, guard}) => {
    const texts = new Set<string>();
    guard.tolerateMessage(failureLine);
    for (const [mode, shown] of [
      ['silent', page.locator('nav').getByRole('status')],
      ['signedOut', signIn(page)],
      ['hostile', signIn(page)],
      ['signedIn', menu(page)],
    ] as const) {
      world.dashboard.answer(mode);
      await open(page, start);
      await expect(shown).toBeVisible();
      // Below it, a signed-in reader is asked whether the page was helpful.
      texts.add(await page.locator('.theme-doc-markdown').innerText());
    }
    expect(texts.size).toBe(1);
  });

  test('stands in the mobile menu with a submenu @phone', async ({page, world, guard}) => {
    await open(page, start);
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    const sidebar = page.locator('.navbar-sidebar');
    const openMenu = async () => {
      await toggle.click();
      const back = sidebar.getByRole('button', {name: /back to main menu/i});
      if (await back.isVisible()) {
        await back.click();
      }
    };
    await openMenu();
    const name = sidebar.getByRole('button', {name: ada.name});
    await expect(name).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByText(ada.email).locator('visible=true')).toHaveCount(0);
    await name.click();
    await expect(sidebar.getByText(ada.email)).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Account settings', exact: true})).toBeVisible();
    await expect(sidebar.getByRole('link', {name: 'Sign out', exact: true})).toBeVisible();
    await expectAccessible(page, {include: '.navbar-sidebar'});

    world.dashboard.answer('signedOut');
    guard.expectMessage(failureLine);
    await page.reload();
    await openMenu();
    await expect(sidebar.getByRole('link', {name: 'Sign in', exact: true})).toHaveAttribute(
      'href',
      `${world.dashboard.origin}/signin`,
    );
    await expectOneFailure(guard);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});
  test('there is a link to sign in and no spinner', async ({page}) => {
    await page.goto(start);
    await expect(signIn(page)).toBeVisible();
    await expect(page.locator('nav').getByRole('status')).toBeHidden();
  });
});

test.describe('answers', () => {
  test('none within a few seconds: signed out; a late one still counts', async ({page, world}) => {
    world.dashboard.answer('silent');
    await page.clock.install();
    await page.goto(start);
    await page.clock.runFor(1000);
    await expect(bridgeFrame(page)).toBeAttached();
    const frame = await bridge(page);
    await page.clock.runFor(6000);
    await expect(signIn(page)).toBeVisible();
    await post(frame, valid, ada);
    await expect(menu(page)).toBeVisible();
    await post(frame, valid, {name: 'Bob', email: 'bob@example.com'});
    await settle(page);
    await expect(menu(page)).toBeVisible();
  });

  test('a frame that fails: signed out', async ({page, world, guard}) => {
    guard.tolerateMessage(/^error: Failed to load resource/);
    await page.route(`${world.dashboard.origin}/**`, (route) => route.abort());
    await page.clock.install();
    await page.goto(start);
    await page.clock.runFor(1000);
    await expect(bridgeFrame(page)).toBeAttached();
    await page.clock.runFor(6000);
    await expect(signIn(page)).toBeVisible();
  });

  test('are asked for again after the page was hidden for a minute', async ({
    page,
    world,
    guard,
  }) => {
    const awayFor = async (milliseconds: number) => {
      await setHidden(page, true);
      await page.clock.runFor(milliseconds);
      await setHidden(page, false);
    };
    await page.clock.install();
    const before = world.dashboard.lookups();
    await page.goto(start);
    await page.clock.runFor(1000);
    await expect(menu(page)).toBeVisible();
    await bridgeFrame(page).evaluate((element) => element.setAttribute('data-same', ''));

    world.dashboard.answer('signedIn', {name: 'Bob', email: 'bob@example.com'});
    await awayFor(59_000);
    await settle(page).catch(() => {});
    expect(world.dashboard.lookups()).toBe(before + 1);

    await awayFor(61_000);
    await expect(menu(page, 'Bob')).toBeVisible();
    expect(world.dashboard.lookups()).toBe(before + 2);
    await expect(page.locator('iframe[data-same]')).toHaveCount(1);

    world.dashboard.answer('signedOut');
    guard.expectMessage(failureLine);
    await awayFor(61_000);
    await expect(signIn(page)).toBeVisible();
    await expectOneFailure(guard);
  });

  test('malformed ones from the right frame are never believed', async ({page, world, guard}) => {
    expect(hostileAnswers.length).toBeGreaterThanOrEqual(30);
    world.dashboard.answer('silent');
    guard.expectMessage(failureLine);
    await open(page, start);
    const frame = await bridge(page);
    for (const {name, data} of hostileAnswers) {
      await test.step(name, async () => {
        await post(frame, data);
        await settle(page);
        await expect.soft(page.getByRole('button', {name: /Hey/}), name).toHaveCount(0);
        await expect.soft(page.getByText('Mallory'), name).toHaveCount(0);
      });
    }
    await expectOneFailure(guard);
    // All the while the site listened.
    await post(frame, valid, ada);
    await expect(menu(page)).toBeVisible();
  });
});

test.describe('senders', () => {
  // The policy of the site would keep most of these frames out.
  test.use({bypassCSP: true});
  const message = `{type: 'getCurrentUser', response: ${JSON.stringify(mallory)}}`;
  const poster = `<script>(window.opener ?? parent).postMessage(${message}, '*')</script>`;
  const frameAt = (address: string) => `
    const frame = document.createElement('iframe');
    frame.src = ${JSON.stringify(address)};
    document.body.append(frame);`;

  /** Each is code to run in the page, given the dashboard's origin. */
  const senders: Record<string, (dashboard: URL) => string> = {
    'the page itself': () => `window.postMessage(${message}, '*');`,
    'the page itself, naming the origin': ({origin}) =>
      `window.dispatchEvent(new MessageEvent('message', {data: ${message}, origin: '${origin}'}));`,
    'the page itself, as its own source': ({origin}) =>
      `window.dispatchEvent(new MessageEvent('message', {data: ${message}, origin: '${origin}', source: window}));`,
    'the page in the name of the bridge, from its own origin': () =>
      `window.dispatchEvent(new MessageEvent('message', {data: ${message}, origin: location.origin, source: document.querySelector('iframe[src$="/auth-bridge"]').contentWindow}));`,
    'a channel without an origin': () =>
      `const {port1, port2} = new MessageChannel(); port1.start(); window.dispatchEvent(new MessageEvent('message', {data: ${message}, ports: [port2]}));`,
    'another frame of the dashboard': ({origin}) => frameAt(`${origin}/other`),
    'a sandboxed frame of the dashboard': ({origin}) => `
      ${frameAt(`${origin}/other`)} frame.sandbox = 'allow-scripts'; frame.src += '?sandboxed';`,
    'a frame within the page': () => `
      const frame = document.createElement('iframe');
      frame.srcdoc = ${JSON.stringify(poster)};
      document.body.append(frame);`,
    'a data address': () => frameAt(`data:text/html,${encodeURIComponent(poster)}`),
    'a blob address': () => `
      const url = URL.createObjectURL(new Blob([${JSON.stringify(poster)}], {type: 'text/html'}));
      const frame = document.createElement('iframe');
      frame.src = url;
      document.body.append(frame);`,
    'a window of the dashboard': ({origin}) => `window.open('${origin}/other');`,
    'the same host on another port': ({port}) => frameAt(`http://localhost:${Number(port) + 1}/`),
    'the same host over https': ({host}) => frameAt(`https://${host}/`),
    'another name of the same host': ({port}) => frameAt(`http://127.0.0.1:${port}/other`),
    'a host that ends like it': ({port}) => frameAt(`http://evil-localhost:${port}/`),
    'a host that begins like it': ({port}) => frameAt(`http://localhost.evil.example:${port}/`),
    'a subdomain of it': ({port}) => frameAt(`http://app.localhost:${port}/`),
    'a host with its name in the path': ({host}) => frameAt(`http://evil.example/http://${host}/`),
    'a host with its name as user': ({host}) =>
      frameAt(`http://evil.example/?user=${host}@evil.example`),
  };

  test('all but the bridge are ignored without a trace', async ({page, context, world, guard}) => {
    const dashboard = new URL(world.dashboard.origin);
    // Every other address answers with a page that posts a well-formed user.
    await context.route(
      (url) => url.origin !== world.site && url.pathname !== '/auth-bridge',
      (route) => {
        guard.allowOrigin(new URL(route.request().url()).origin);
        return route.fulfill({contentType: 'text/html', body: poster});
      },
    );
    guard.tolerateMessage(/Potential permissions policy violation|sandbox/);
    world.dashboard.answer('silent');
    await open(page, start);
    const frame = await bridge(page);
    await page.evaluate(() => {
      Object.assign(window, {seen: 0});
      window.addEventListener('message', ({data}) => {
        if (data?.response?.name === 'Mallory') {
          (window as unknown as {seen: number}).seen += 1;
        }
      });
    });
    const seen = () => page.evaluate(() => (window as unknown as {seen: number}).seen);
    for (const [name, code] of Object.entries(senders)) {
      await test.step(name, async () => {
        const before = await seen();
        await page.evaluate(`{${code(dashboard)}}`);
        await expect.poll(seen, `the message of ${name} arrives`).toBeGreaterThan(before);
        await settle(page);
        await expect.soft(page.getByRole('button', {name: /Hey/}), name).toHaveCount(0);
      });
    }
    expect(failures(guard)).toEqual([]);
    await post(frame, valid, ada);
    await expect(menu(page)).toBeVisible();
  });
});

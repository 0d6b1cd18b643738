import type {Frame, Request, Route} from '@playwright/test';
import {provider} from '../../config/provider';
import {builtHtml, expect, framedPages, type Page, test} from './connected';
import {hold} from './support';

interface Report {
  type: string;
  height: number;
  requiredHref: string;
}

const site = provider.siteUrl;
const ordinary = '/android/advanced/user-data';
const other = '/android/ad-types/interstitial';

/**
 * Opens a page at an address of our choice that frames the site, and keeps
 * what it is told.
 *
 * @param options.grow - pixels the frame is made taller than reported; null leaves its height alone
 */
async function embed(
  page: Page,
  parent: string,
  framed: string,
  {grow = null, height = 300}: {grow?: number | null; height?: number} = {},
): Promise<void> {
  await page.route(parent, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Parent</title><script>
window.reports = [];
window.addEventListener('message', ({data, source}) => {
  const frame = document.querySelector('iframe');
  if (data === 'settled') window.isSettled = true;
  if (data?.type !== 'DOCS_HEIGHT' || source !== frame.contentWindow) return;
  window.reports.push(data);
  const grow = ${grow};
  if (grow !== null) frame.style.height = data.height + grow + 'px';
});
</script><iframe name="docs" style="width:900px;height:${height}px" src="${framed}"></iframe>`,
    }),
  );
  await page.goto(parent);
}

const reports = (page: Page) =>
  page.evaluate(() => (window as unknown as {reports: Report[]}).reports);

async function docs(page: Page): Promise<Frame> {
  const frame = page.frame('docs');
  if (!frame) {
    throw new Error('The page holds no frame of the site.');
  }
  await frame.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  return frame;
}

/** Waits until no report comes for a while, and gives the last. */
async function settled(page: Page): Promise<Report> {
  let count = -1;
  await expect
    .poll(
      async () => {
        const before = count;
        count = (await reports(page)).length;
        return count > 0 && count === before;
      },
      {intervals: [600], timeout: 20_000},
    )
    .toBe(true);
  return (await reports(page)).at(-1)!;
}

/** What was posted before this message has arrived when it has. */
async function expectNoReport(page: Page, frame: Frame): Promise<void> {
  await frame.evaluate(() => window.parent.postMessage('settled', '*'));
  await expect.poll(() => page.evaluate('window.isSettled')).toBe(true);
  expect(await reports(page)).toEqual([]);
}

/** Counts the requests that have begun and not ended. */
function watchRequests(page: Page): () => number {
  const underWay = new Set<Request>();
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return () => underWay.size;
}

let requestsUnderWay = () => 0;

// The site under test is on this machine, its parents seem not to be.
test.use({permissions: ['local-network-access']});

/** Answers for the site's public address with the site under test. */
async function answerAsSite(route: Route, origin: string, {policy}: {policy: boolean}) {
  const {pathname, search} = new URL(route.request().url());
  const response = await route.fetch({url: origin + pathname + search});
  const headers = response.headers();
  if (!policy) {
    delete headers['content-security-policy'];
  }
  await route.fulfill({response, headers});
}

test.beforeEach(async ({page, world, guard}) => {
  requestsUnderWay = watchRequests(page);
  // Nobody signed in, so no chat.
  world.dashboard.answer('silent');
  // Without the policy that would keep strangers from framing the site: the
  // report must be safe by itself.
  await page.route(`${site}/**`, (route) => answerAsSite(route, world.site, {policy: false}));
  guard.allowOrigin(site);
  for (const parent of [...trusted, ...untrusted]) {
    guard.allowOrigin(parent);
  }
  // Said in a frame on another site, where third-party storage is refused.
  guard.tolerateMessage(/Docusaurus browser storage is not available/);
});

// Lets pages have what they asked for, so that nothing is cut off.
test.afterEach(async ({page}) => {
  await expect.poll(requestsUnderWay).toBe(0);
  await page.goto('about:blank');
  await page.unrouteAll({behavior: 'wait'});
});

const trusted = ['https://app.appodeal.com/page', 'http://localhost:4999/page'];
const untrusted = [
  'https://evil-appodeal.com/page',
  'https://appodeal.com.evil.example/page',
  'https://appodeal.com/page',
  'http://app.appodeal.com/page',
  'http://localhost.evil.example/page',
  'http://evil-localhost/page',
];

test.describe('height report', () => {
  test.slow();

  test('is sent to nobody else', async ({page}) => {
    await page.clock.install();
    for (const parent of untrusted) {
      await embed(page, parent, site + ordinary);
      const frame = await docs(page);
      await page.clock.runFor(5000);
      await frame.evaluate(() => {
        document.body.append(Object.assign(document.createElement('p'), {textContent: 'more'}));
      });
      await page.clock.runFor(1000);
      await expectNoReport(page, frame);
    }
  });

  test('is not sent when the page is not framed', async ({page}) => {
    await page.addInitScript(() => {
      Object.assign(window, {reports: []});
      window.addEventListener('message', ({data}) =>
        (window as unknown as {reports: unknown[]}).reports.push(data),
      );
    });
    await page.clock.install();
    await page.goto(ordinary);
    await page.clock.runFor(5000);
    expect(JSON.stringify(await reports(page))).not.toContain('DOCS_HEIGHT');
  });

  test('is addressed to the origin that the referrer names, whoever the parent is', async ({
    page,
    guard,
  }) => {
    guard.tolerateMessage(/Failed to execute 'postMessage'/);
    await page.clock.install();
    const jump = 'https://app.appodeal.com/jump';
    await page.route(jump, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<script>location.href = ${JSON.stringify(site + ordinary)}</script>`,
      }),
    );
    await embed(page, untrusted[0]!, jump);
    await page.frame('docs')!.waitForURL(site + ordinary);
    // There is somebody to report to, who is not the parent.
    const frame = await docs(page);
    await expect(frame.locator('html')).toHaveAttribute('data-embedded', '');
    await page.clock.runFor(3000);
    await expectNoReport(page, frame);
  });

  test('is sent without the client', async ({page, guard}) => {
    guard.tolerateMessage(/^error: Failed to load resource/);
    await page.route(/\/main\.\w+\.js$/, (route) => route.abort());
    await embed(page, 'https://app.appodeal.com/page', site + ordinary);
    expect((await settled(page)).requiredHref).toBe(site + ordinary);
  });

  test('waits a second after load', async ({page}) => {
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await embed(page, trusted[0]!, site + ordinary);
    const frame = page.frame('docs')!;
    await frame.waitForLoadState('load');
    // Set as soon as the report is prepared.
    await frame.locator('html[data-embedded]').waitFor({state: 'attached'});
    await page.clock.runFor(990);
    await expectNoReport(page, frame);
    await page.clock.runFor(20);
    await expect.poll(() => reports(page)).toHaveLength(1);
  });

  test('follows the path, and only the path', async ({page}) => {
    await embed(page, trusted[0]!, site + ordinary);
    await settled(page);
    const frame = await docs(page);
    const goTo = (to: string) =>
      frame.evaluate((address) => {
        window.history.pushState(null, '', address);
        window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
      }, to);
    const before = await reports(page);
    await goTo(`${ordinary}?from=here#next-steps`);
    await settled(page);
    expect(await reports(page)).toEqual(before);
    await goTo(other);
    await expect.poll(async () => (await reports(page)).at(-1)?.requiredHref).toBe(site + other);
  });

  test('follows the content, at most once a frame', async ({page}) => {
    await embed(page, trusted[0]!, site + ordinary);
    const before = await settled(page);
    const frame = await docs(page);
    const count = (await reports(page)).length;
    const frames = await frame.evaluate(async () => {
      const box = document.body.appendChild(document.createElement('div'));
      let drawn = 0;
      for (let step = 1; step <= 10; step += 1) {
        for (let change = 1; change <= 20; change += 1) {
          box.style.height = `${step * 20 + change}px`;
          box.getBoundingClientRect();
        }
        await new Promise((resolve) => requestAnimationFrame(resolve));
        drawn += 1;
      }
      return drawn;
    });
    const after = await settled(page);
    expect(after.height).toBe(before.height + 220);
    expect((await reports(page)).length - count).toBeLessThanOrEqual(frames + 1);
  });

  test('grows and shrinks with opened details, in a frame of its own height', async ({page}) => {
    await embed(page, trusted[0]!, site + ordinary, {grow: 0});
    const before = await settled(page);
    const frame = await docs(page);
    await frame.evaluate(() => {
      const details = document.createElement('details');
      details.innerHTML = '<summary>More</summary><div style="height:700px"></div>';
      document.querySelector('article')!.append(details);
    });
    const closed = await settled(page);
    expect(closed.height).toBeGreaterThan(before.height);
    await frame.getByText('More', {exact: true}).click();
    const opened = await settled(page);
    expect(opened.height).toBeGreaterThanOrEqual(closed.height + 690);
    await frame.getByText('More', {exact: true}).click();
    expect((await settled(page)).height).toBe(closed.height);
  });

  test('follows tabs and pictures', async ({page}) => {
    const picture = `${site}/late.svg`;
    const arrive = await hold(page, picture, (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="500"/>',
      }),
    );
    await embed(page, trusted[0]!, `${site}/android/get-started`, {grow: 0});
    const frame = await docs(page);
    await settled(page);
    await frame.evaluate((src) => {
      const image = Object.assign(new Image(), {src, alt: 'Late'});
      document.querySelector('article')!.prepend(image);
    }, picture);
    const before = await settled(page);
    arrive();
    const after = await settled(page);
    expect(after.height).toBeGreaterThan(before.height + 400);

    const heights = new Set([after.height]);
    for (const tab of await frame.getByRole('tab', {selected: false}).all()) {
      await tab.click();
      const {height} = await settled(page);
      const bottom = await frame
        .locator('main')
        .evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);
      expect(Math.abs(height - bottom)).toBeLessThan(400);
      heights.add(height);
    }
    expect(heights.size).toBeGreaterThan(1);
  });

  test('does not grow with a frame that is always taller', async ({page}) => {
    for (const address of [ordinary, ...framedPages.slice(0, 1)]) {
      await embed(page, trusted[0]!, site + address, {grow: 150});
      const {height} = await settled(page);
      const frame = await docs(page);
      const bottom = await frame
        .locator('main')
        .evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);
      expect(height).toBeGreaterThanOrEqual(Math.floor(bottom));
      expect((await reports(page)).length).toBeLessThan(8);
    }
  });

  test('knows its parent again after a reload and a step inside the frame', async ({page}) => {
    await embed(page, trusted[0]!, site + ordinary);
    await settled(page);
    const frame = await docs(page);
    await frame.evaluate((to) => window.location.assign(to), other);
    await expect.poll(async () => (await reports(page)).at(-1)?.requiredHref).toBe(site + other);
    const count = (await reports(page)).length;
    await frame.evaluate(() => window.location.reload());
    await expect.poll(async () => (await reports(page)).length).toBeGreaterThan(count);
  });

  test('reaches the page of the dashboard that frames the site', async ({page, world}) => {
    await page.goto(`${world.dashboard.origin}/host?page=${ordinary}`);
    await expect(page.locator('#height')).toHaveText(/^\d+$/);
    await expect(page.locator('#href')).toHaveText(world.site + ordinary);
    // By itself it frames a page that exists.
    await page.goto(`${world.dashboard.origin}/host`);
    await expect(page.locator('#height')).toHaveText(/^\d+$/);
    await expect(page.locator('#href')).toHaveText(/\/onboarding\//);
    await expect(page.frameLocator('#docs').locator('article')).toBeVisible();
  });
});

test.describe('copy buttons in a frame that may not write to the clipboard', () => {
  const builder = '/android/advanced/configure-mediated-networks';
  const labels = {
    code: 'Copy code to clipboard',
    link: 'Copy a link to this set',
  };

  async function openFramed(page: Page): Promise<Frame> {
    await embed(page, trusted[0]!, site + builder, {height: 900});
    const frame = await docs(page);
    const refusal = frame.evaluate(() =>
      navigator.clipboard.writeText('x').catch(({name}: Error) => name),
    );
    expect(await refusal).toBe('NotAllowedError');
    // The tool comes to life when it is touched.
    await frame.getByRole('region', {name: 'Integration builder'}).hover();
    await expect(frame.getByRole('button', {name: labels.link})).toBeVisible();
    return frame;
  }

  test.beforeEach(({guard}) => guard.tolerateMessage(/Clipboard API has been blocked/));

  test('copy by a selection', async ({page, context, world}) => {
    const frame = await openFramed(page);
    const clipboard = await context.newPage();
    await context.grantPermissions(['clipboard-read', 'local-network-access']);
    await clipboard.goto(world.site + other);
    const copied = async () => {
      await clipboard.bringToFront();
      const text = await clipboard.evaluate(() => navigator.clipboard.readText());
      await page.bringToFront();
      return text;
    };

    const block = frame.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', {name: labels.code}).click();
    await expect(frame.locator('#said')).toHaveText('Copied');
    await expect(frame.locator('#said')).toHaveText('');
    expect((await copied()).trim()).toBe((await block.locator('pre').innerText()).trim());

    await frame.getByRole('button', {name: labels.link}).click();
    await expect(frame.getByRole('status').filter({hasText: /^Copied$/})).toBeVisible();
    expect(await copied()).toBe(frame.url());
  });

  test('say so when nothing worked', async ({page}) => {
    const frame = await openFramed(page);
    await frame.evaluate(() => {
      document.execCommand = () => false;
    });
    const block = frame.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', {name: labels.code}).click();
    await expect(frame.locator('#said')).toHaveText('Copy failed');
    await expect(frame.locator('#said')).toHaveText('');
    await frame.getByRole('button', {name: labels.link}).click();
    await expect(frame.getByRole('status').filter({hasText: /^Copy failed$/})).toBeVisible();
  });
});

test.describe('the policy of the site', () => {
  test.beforeEach(({page, world}) =>
    page.route(`${site}/**`, (route) => answerAsSite(route, world.site, {policy: true})),
  );

  for (const parent of trusted) {
    test(`lets ${parent} frame it and know its height`, async ({page}) => {
      await embed(page, parent, site + ordinary);
      const frame = await docs(page);
      const report = await settled(page);
      expect(report).toEqual({
        type: 'DOCS_HEIGHT',
        height: expect.any(Number),
        requiredHref: site + ordinary,
      });
      const bottom = await frame
        .locator('main')
        .evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);
      expect(report.height).toBeGreaterThanOrEqual(Math.floor(bottom));
      expect(Number.isInteger(report.height)).toBe(true);
    });
  }

  test('lets nobody else frame it', async ({page, guard}) => {
    guard.expectMessage(/frame-ancestors/);
    for (const parent of untrusted) {
      const refusal = page.waitForEvent('console', (message) =>
        message.text().includes('frame-ancestors'),
      );
      await embed(page, parent, site + ordinary);
      await refusal;
      await expect(page.frameLocator('iframe').locator('main')).toHaveCount(0);
    }
  });
});

test.describe('pages inside the dashboard', () => {
  test.beforeEach(() => {
    test.skip(framedPages.length === 0, 'no onboarding and publishing pages yet');
  });

  test('have no bars, no bridge and no chat', async ({page, world}) => {
    world.dashboard.answer('signedIn');
    await embed(page, `${world.dashboard.origin}/page`, world.site + framedPages[0]);
    const frame = await docs(page);
    await settled(page);
    await expect(frame.locator('nav.navbar, footer.footer, iframe, #chat-emulator')).toHaveCount(0);
    await expect(frame.locator('.site-home')).toBeHidden();
  });

  test('the pager stays in the frame and reports the next page', async ({page, world}) => {
    const first = framedPages.find((address) =>
      /pagination-nav__link--next/.test(builtHtml(address)),
    );
    test.skip(!first, 'no pager yet');
    await embed(page, `${world.dashboard.origin}/page`, world.site + first);
    const frame = await docs(page);
    await settled(page);
    const next = frame.locator('a.pagination-nav__link--next');
    const href = await next.getAttribute('href');
    await next.click();
    await expect
      .poll(async () => (await reports(page)).at(-1)?.requiredHref)
      .toBe(world.site + href);
    expect(page.url()).toBe(`${world.dashboard.origin}/page`);
    expect(page.context().pages()).toHaveLength(1);
  });

  test('take theme and language from the address, and keep them', async ({page}) => {
    const address = framedPages.find((one) => /pagination-nav__link--next/.test(builtHtml(one)));
    for (const [language, prefix, theme] of [
      ['en', '', 'dark'],
      ['en', '', 'light'],
      ['ru', '/ru', 'dark'],
      ['ru', '/ru', 'light'],
    ] as const) {
      // What the reader's system prefers is not what the address says.
      await page.emulateMedia({colorScheme: theme === 'dark' ? 'light' : 'dark'});
      await embed(page, trusted[0]!, `${site}${prefix}${address}?docusaurus-theme=${theme}`);
      const frame = await docs(page);
      const html = frame.locator('html');
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('data-theme', theme);
      const next = frame.locator('a.pagination-nav__link--next');
      const href = await next.getAttribute('href');
      await next.click();
      await frame.waitForURL(site + href);
      await expect(html).toHaveAttribute('lang', language);
      await expect(html).toHaveAttribute('data-theme', theme);
    }
  });

  test('an address without a page leads out in a new tab', async ({page, guard}) => {
    guard.expectMessage(/404/);
    await embed(page, trusted[0]!, `${site}/onboarding/nowhere`);
    const frame = await docs(page);
    await expect(frame.locator('nav.navbar')).toHaveCount(0);
    // An email opens no page.
    for (const link of await frame.locator('main a:not([href^="mailto:"])').all()) {
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(frame.getByRole('button', {name: /search/i})).toHaveCount(0);
  });
});

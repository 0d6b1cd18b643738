import type {Frame} from '@playwright/test';
import {load} from 'cheerio';
import {provider} from '../../config/provider';
import {framedRoutes} from '../../config/sections';
import {builtHtml, builtPages, expect, framedPages, hydrated, type Page, test} from './connected';

interface Report {
  type: string;
  height: number;
  requiredHref: string;
}

const site = provider.siteUrl;
const ordinary = '/android/get-started';
const other = '/android/ad-types/interstitial';
const russianFramedPages = framedRoutes.flatMap((route) => builtPages(`ru/${route}`));

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

// The site under test is on this machine, its parents seem not to be.
test.use({permissions: ['local-network-access']});

test.beforeEach(async ({page, world, guard}) => {
  // The site under its public address, and without the policy that would keep
  // strangers from framing it: the report must be safe by itself.
  await page.route(`${site}/**`, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: world.site + pathname + search});
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({response, headers});
  });
  guard.allowOrigin(site);
  for (const parent of [...trusted, ...untrusted]) {
    guard.allowOrigin(parent);
  }
  // Said in a frame on another site while third-party storage is refused.
  guard.tolerateMessage(/Docusaurus browser storage is not available/);
});

// Requests may still be under way when a test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

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

  for (const parent of trusted) {
    test(`is sent to ${parent}`, async ({page}) => {
      await embed(page, parent, site + ordinary);
      const report = await settled(page);
      expect(report).toEqual({
        type: 'DOCS_HEIGHT',
        height: expect.any(Number),
        requiredHref: site + ordinary,
      });
      const frame = await docs(page);
      const bottom = await frame
        .locator('main')
        .evaluate((main) => main.getBoundingClientRect().bottom + window.scrollY);
      expect(report.height).toBeGreaterThanOrEqual(Math.floor(bottom));
      expect(Number.isInteger(report.height)).toBe(true);
    });
  }

  for (const parent of untrusted) {
    test(`is not sent to ${parent}`, async ({page}) => {
      await page.clock.install();
      await embed(page, parent, site + ordinary);
      await docs(page);
      await page.clock.runFor(5000);
      await page.clock.resume();
      const frame = await docs(page);
      await frame.evaluate(() => {
        document.body.append(Object.assign(document.createElement('p'), {textContent: 'more'}));
      });
      await frame.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      expect(await reports(page)).toEqual([]);
    });
  }

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

  test('waits a second after load', async ({page, guard}) => {
    // The test may end while a chunk of the next page is still on its way.
    guard.tolerateMessage(/Failed to load resource: net::ERR_|the code of the chat could not/);
    await page.clock.install({time: 0});
    await page.clock.pauseAt(1000);
    await embed(page, trusted[0]!, site + ordinary);
    await page.frame('docs')?.waitForLoadState('load');
    await page.clock.runFor(900);
    expect(await reports(page)).toEqual([]);
    await expect
      .poll(async () => {
        await page.clock.runFor(500);
        return (await reports(page)).length;
      })
      .toBeGreaterThan(0);
  });

  test('follows the path', async ({page, guard}) => {
    // The test may end while a chunk of the next page is still on its way.
    guard.tolerateMessage(/Failed to load resource: net::ERR_|the code of the chat could not/);
    await embed(page, trusted[0]!, site + ordinary);
    await settled(page);
    const frame = await docs(page);
    await frame.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
    }, other);
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
  });
});

test.describe('pages inside the dashboard', () => {
  test.beforeEach(() => {
    test.skip(framedPages.length === 0, 'no onboarding and publishing pages yet');
  });

  for (const [language, pages] of [
    ['en', framedPages],
    ['ru', russianFramedPages],
  ] as const) {
    test(`links out of the section open a new tab, others stay (${language})`, () => {
      const base = language === 'ru' ? '/ru/' : '/';
      const isFramed = (pathname: string) =>
        framedRoutes.some((route) => `${pathname}/`.startsWith(`${base}${route}/`));
      expect(pages.length).toBeGreaterThan(0);
      for (const address of pages) {
        const $ = load(builtHtml(address));
        $('body a[href]').each((_, link) => {
          const {href = '', target} = link.attribs;
          const url = new URL(href, `https://here.invalid${address}`);
          const stays =
            href.startsWith('#') || (url.host === 'here.invalid' && isFramed(url.pathname));
          expect.soft(target, `${address}: ${href}`).toBe(stays ? undefined : '_blank');
        });
      }
    });
  }

  test('have no bars, no bridge and no chat', async ({page, world}) => {
    await embed(page, `${world.dashboard.origin}/page`, world.site + framedPages[0]);
    const frame = await docs(page);
    await settled(page);
    await expect(frame.locator('nav.navbar, footer.footer, iframe, #chat-emulator')).toHaveCount(0);
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

  test('take theme and language from the address', async ({page}) => {
    const [address = ''] = framedPages;
    for (const theme of ['dark', 'light']) {
      await page.goto(`${address}?docusaurus-theme=${theme}`);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    }
    await page.goto(`/ru${address}?docusaurus-theme=dark`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {workerScript} from '../../host/offline';
import {expect, hosts, open, test as base, type Page} from './support';

/** What can be read without a network after a visit with one. */

/** A deployment of the site that can be updated and can go away. */
interface Deployment {
  readonly origin: string;
  /** What takes the place of the worker's script; null for the build's own. */
  worker: string | null;
  /** Tells which deployment a page is of; where React does not look. */
  mark: string;
  /** Drops every connection, as a train in a tunnel does. */
  isDown: boolean;
  /** Answers 503, as a host under repair does. */
  isFailing: boolean;
}

/** A page that the deployment's `/host` shows in a frame. */
const FRAMED = '/onboarding/android/get-started';

async function deploy(): Promise<Deployment & {close: () => void}> {
  const state = {
    origin: '',
    worker: null as string | null,
    mark: '',
    isDown: false,
    isFailing: false,
  };
  const server = http.createServer((request, response) => {
    const pass = async (): Promise<void> => {
      if (state.isDown) {
        request.socket.destroy();
        return;
      }
      if (state.isFailing) {
        response.writeHead(503, {'content-type': 'text/html'}).end('<h1>Down</h1>');
        return;
      }
      if (request.url === '/host') {
        response.setHeader('content-type', 'text/html');
        response.end(`<title>Host</title><iframe title="docs" src="${FRAMED}"></iframe>`);
        return;
      }
      const answer = await fetch(hosts.site + request.url, {redirect: 'manual'});
      const headers = ['content-type', 'cache-control', 'location'].flatMap((name) => {
        const value = answer.headers.get(name);
        return value === null ? [] : [[name, value] as const];
      });
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, {...Object.fromEntries(headers), vary: 'Accept'});
      response.end(
        request.url === '/sw.js'
          ? (state.worker ?? body)
          : type.startsWith('text/html')
            ? body.toString().replace('content="Docusaurus', `$&${state.mark}`)
            : body,
      );
    };
    pass().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}

const test = base.extend<{deployment: Deployment}>({
  deployment: async ({}, use) => {
    const deployment = await deploy();
    await use(deployment);
    deployment.close();
  },
  baseURL: async ({deployment}, use) => use(deployment.origin),
  serviceWorkers: 'allow',
});

test.beforeEach(({guard, deployment}) => {
  guard.allowOrigin(deployment.origin);
  // A network that is gone is told on the console, by the search too.
  guard.tolerateMessage(/Failed to load resource|ERR_|Failed to update a ServiceWorker|\[search\]/);
});

/** Addresses that the browser keeps, without the origin. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({url}) => new URL(url).pathname);
  });

const releases = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** Comes again after a deployment, stays until its worker has taken over, and comes once more. */
async function takeUpdate(page: Page): Promise<void> {
  await open(page, '/android/get-started');
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.taken)).toBe('over');
  await page.reload();
}

const generator = (page: Page) => page.locator('meta[name=generator]');

const heading = (page: Page) => page.getByRole('heading', {level: 1});

for (const [language, word, missing] of [
  ['', 'banner', 'This page isn’t available offline'],
  ['/ru', 'баннер', 'Этой страницы нет в сохранённых'],
] as const) {
  test(`a visited page and its search are there without a network ${language}`, async ({
    page,
    deployment,
  }) => {
    const guide = `${language}/android/get-started`;
    const other = `${language}/android/ad-types/banner`;
    await open(page, guide);
    const title = await heading(page).textContent();
    // The visit that brought the worker counts.
    await expect.poll(() => kept(page)).toContain(guide);
    await open(page, guide);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect.poll(() => kept(page)).toContain(`${language}/search-index/manifest.json`);
    await page.keyboard.press('Escape');

    deployment.isDown = true;
    await open(page, guide);
    await expect(heading(page)).toHaveText(title ?? '');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    // What was never opened says so, and leads to what was.
    await page.goto(other);
    await expect(heading(page)).toHaveText(missing);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(heading(page)).toHaveText(title ?? '');
  });
}

test('a kept page says that the site does not answer, and works', async ({page, deployment}) => {
  deployment.worker = workerScript(['one'], true);
  const guide = '/ru/android/get-started';
  await open(page, guide);
  await expect.poll(() => kept(page)).toContain(guide);
  await open(page, guide);
  const note = page.getByText('Сайт недоступен.');
  await expect(note).toHaveCount(0);
  deployment.isFailing = true;
  await open(page, guide);
  await expect(note).toBeVisible();
  await expect(heading(page)).toBeVisible();
  deployment.isFailing = false;
  await open(page, guide);
  await expect(note).toHaveCount(0);
});

test('a page that a link led to counts as visited', async ({page, deployment}) => {
  await open(page, '/android/get-started');
  await expect.poll(() => kept(page)).toContain('/android/get-started');
  const link = page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'Banner'}).first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(deployment.origin + address);
  await expect.poll(() => kept(page)).toContain(address);
  deployment.isDown = true;
  await page.reload();
  await expect(heading(page)).toContainText('Banner');
});

test('the network wins over what is kept, and a new deployment over the old worker', async ({
  page,
  deployment,
}) => {
  await page.addInitScript(() => {
    if ('serviceWorker' in navigator) {
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        document.documentElement.dataset.taken = 'over';
      });
    }
  });
  await open(page, '/android/get-started');
  await expect.poll(() => kept(page)).toContain('/android/get-started');
  const [old] = await releases(page);
  deployment.mark = ' of today';
  await open(page, '/android/get-started');
  await expect(generator(page)).toHaveAttribute('content', /of today/);
  deployment.worker = workerScript(['another build'], true);
  await takeUpdate(page);
  await expect.poll(async () => (await releases(page)).at(-1)).not.toBe(old);
  // Only the last one before it stays.
  deployment.worker = workerScript(['a third build'], true);
  await takeUpdate(page);
  await expect.poll(() => releases(page)).not.toContain(old);
  deployment.isDown = true;
  await page.reload();
  await expect(generator(page)).toHaveAttribute('content', /of today/);
});

test('a deployment without a worker takes the old one away, and what it kept', async ({
  page,
  deployment,
}) => {
  await open(page, '/android/get-started');
  await expect.poll(() => kept(page)).toContain('/android/get-started');
  deployment.worker = workerScript([], false);
  await open(page, '/android/get-started');
  await expect.poll(() => releases(page)).toEqual([]);
});

test('nothing is registered or kept in another page’s frame', async ({page}) => {
  await page.clock.install();
  await page.goto('/host');
  const frame = page.frameLocator('iframe').getByRole('heading', {level: 1});
  await expect(frame).toBeVisible();
  await page.clock.runFor(10_000);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  // Nor by the worker that a visit of the site itself brought.
  await open(page, '/android/get-started');
  await page.clock.runFor(10_000);
  await expect.poll(() => kept(page)).toContain('/android/get-started');
  await page.goto('/host');
  await expect(frame).toBeVisible();
  await open(page, '/android/ad-types/banner');
  await expect.poll(() => kept(page)).toContain('/android/ad-types/banner');
  expect(await kept(page)).not.toContain(FRAMED);
});

test('a browser that refuses the worker shows the page all the same', async ({
  page,
  deployment,
}) => {
  deployment.worker = 'throw new Error("refused")';
  await page.clock.install();
  await open(page, '/android/get-started');
  await page.clock.runFor(10_000);
  await expect(heading(page)).toBeVisible();
  expect(await releases(page)).toEqual([]);
});

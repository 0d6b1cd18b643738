import {statSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {chromium, type Browser, type Page, type Request} from '@playwright/test';
import {cacheOf, compressed} from '../../host/compress';
import {launchOptions, settled} from './browser';

/** What a page's first visit loads, in bytes after compression. */
export interface Weight {
  /** Scripts that load before the reader does anything. */
  untouched: number;
  /** All scripts of the HTML, the route and the components. Prefetched files don't count. */
  script: number;
  styles: number;
  document: number;
}

export const kinds = [
  'untouched',
  'script',
  'styles',
  'document',
] as const satisfies readonly (keyof Weight)[];

const kindOf: Readonly<Record<string, Exclude<keyof Weight, 'untouched'>>> = {
  script: 'script',
  stylesheet: 'styles',
  document: 'document',
};

const cache = cacheOf(path.resolve(__dirname, '../../build'));

/** The size in bytes that the production host sends. */
export const compressedSize = async (body: Buffer): Promise<number> =>
  statSync((await compressed(body, 'br', cache)).file).size;

/**
 * Starts the browser that the task runner chose.
 *
 * @throws when none is installed
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/** How long a page may keep loading, in milliseconds. */
const TIME_LIMIT = 60_000;

/**
 * Starts adding up the sizes of what a page loads.
 *
 * @param except - addresses to leave out
 * @returns a function that waits until the page stops loading and returns the
 *   sizes; it throws after a minute
 */
function listen(page: Page, except = /^$/): () => Promise<Weight> {
  const weight: Weight = {untouched: 0, script: 0, styles: 0, document: 0};
  const loads: Promise<void>[] = [];
  const load = async (request: Request): Promise<void> => {
    const kind = kindOf[request.resourceType()];
    const response = await request.response();
    await response?.finished();
    const isMoved = response && [301, 302].includes(response.status());
    if (response && kind && !isMoved && !except.test(request.url())) {
      // Await before adding: responses arrive in parallel.
      const size = await compressedSize(await response.body());
      weight[kind] += size;
    }
  };
  const note = (request: Request): void => {
    if (request.frame() === page.mainFrame()) {
      const loading = load(request);
      // Reported by whoever awaits it; nobody does if the page closes early.
      loading.catch(() => undefined);
      loads.push(loading);
    }
  };
  page.on('request', note);
  const complete = async (): Promise<Weight> => {
    for (let known = -1; known !== loads.length;) {
      known = loads.length;
      await Promise.all(loads);
      await settled(page);
    }
    return weight;
  };
  return async () => {
    const end = new AbortController();
    const late = delay(TIME_LIMIT, undefined, {signal: end.signal}).then(() => {
      throw new Error(`${page.url()} still loads after ${TIME_LIMIT / 1000} s`);
    });
    try {
      return await Promise.race([complete(), late]);
    } finally {
      end.abort();
      page.off('request', note);
    }
  };
}

/** Makes a page start its client, and waits until it has. */
async function hydrate(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1);
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

async function visit(page: Page, url: string): Promise<Weight> {
  // With saveData, a page loads nothing until the reader acts, see packages/late-start/src/signs.ts;
  // then it may fetch ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), {saveData: true}),
    });
  });
  const arriving = listen(page);
  await page.goto(url);
  const before = await arriving();
  await page.evaluate(() => {
    const {connection} = navigator as unknown as {connection: {saveData: boolean}};
    connection.saveData = false;
  });
  const received = listen(page);
  await hydrate(page);
  const after = await received();
  return {
    untouched: before.script,
    script: before.script + after.script,
    styles: before.styles + after.styles,
    document: before.document,
  };
}

/** Uses a page with an empty cache. */
async function inNewPage<Value>(
  browser: Browser,
  use: (page: Page) => Promise<Value>,
): Promise<Value> {
  const context = await browser.newContext();
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Weighs a page by visiting it with an empty cache, and the scripts that it prefetches
 * after hydration, for links in view and for controls. Scripts of the page itself don't
 * count as prefetched.
 *
 * @returns compressed bytes
 * @throws if the page doesn't hydrate
 */
export const weigh = (browser: Browser, url: string): Promise<Weight & {ahead: number}> =>
  inNewPage(browser, async (page) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') {
        scripts.add(request.url());
      }
    });
    const weight = await visit(page, url);
    const links = page.locator('link[rel="prefetch"]');
    const fetched = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLLinkElement).href),
    );
    const files = fetched.filter((file) => !scripts.has(file));
    const answers = await Promise.all([...new Set(files)].map((file) => page.request.get(file)));
    const sizes = await Promise.all(
      answers.map(async (answer) => compressedSize(await answer.body())),
    );
    return {...weight, ahead: sizes.reduce((sum, size) => sum + size, 0)};
  });

/**
 * Weighs the script and style sheet of the search dialog. The worker and the index
 * don't count.
 *
 * @returns compressed bytes
 * @throws if the page doesn't hydrate or its search doesn't open
 */
export const weighSearchDialog = (browser: Browser, url: string): Promise<number> =>
  inNewPage(browser, async (page) => {
    await visit(page, url);
    const received = listen(page, /search-worker/);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open] .search-body');
    const {script, styles} = await received();
    return script + styles;
  });

import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {launchOptions} from './browser';

/** What a page's first visit loads, in bytes after compression. */
export interface Weight {
  /** Scripts of the HTML, of the route and of components on the page. Prefetched files do not count. */
  script: number;
  styles: number;
  document: number;
}

export const kinds = ['script', 'styles', 'document'] as const satisfies readonly (keyof Weight)[];

const kindOf: Readonly<Record<string, keyof Weight>> = {
  script: 'script',
  stylesheet: 'styles',
  document: 'document',
};

/** Size of a body as a static host would send it (Brotli, quality 9). */
function compressedSize(body: Buffer): number {
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}}).length;
}

/**
 * Starts the browser that the task runner chose.
 *
 * @throws when none is installed
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/**
 * Collects the sizes of what a page receives from now on.
 *
 * @param except - addresses that do not count
 */
function listen(page: Page, except = /^$/): () => Promise<Weight> {
  const bodies: Promise<{kind: keyof Weight; size: number}>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const kind = kindOf[request.resourceType()];
    if (
      kind &&
      !except.test(request.url()) &&
      request.frame() === page.mainFrame() &&
      ![301, 302].includes(response.status())
    ) {
      bodies.push(response.body().then((body) => ({kind, size: compressedSize(body)})));
    }
  });
  return async () => {
    const weight: Weight = {script: 0, styles: 0, document: 0};
    for (const {kind, size} of await Promise.all(bodies)) {
      weight[kind] += size;
    }
    return weight;
  };
}

async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
}

/**
 * Weighs a page by visiting it with an empty cache.
 *
 * @throws when the page does not come alive
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const received = listen(page);
    await visit(page, url);
    return await received();
  } finally {
    await context.close();
  }
}

/**
 * Weighs what a page loads to open its search: the dialog's script and style
 * sheet. What makes the results, the engine's worker and the index, does not count.
 *
 * @returns compressed bytes
 * @throws when the page does not come alive, or its search does not open
 */
export async function weighSearchDialog(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await visit(page, url);
    const received = listen(page, /search-worker/);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog[open]');
    const {script, styles} = await received();
    return script + styles;
  } finally {
    await context.close();
  }
}

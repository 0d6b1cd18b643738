import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
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
 * Weighs a page by visiting it with an empty cache.
 *
 * @throws when the page does not come alive
 */
export async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const bodies: Promise<{kind: keyof Weight; size: number}>[] = [];
    page.on('response', (response) => {
      const request = response.request();
      const kind = kindOf[request.resourceType()];
      if (kind && request.frame() === page.mainFrame() && ![301, 302].includes(response.status())) {
        bodies.push(response.body().then((body) => ({kind, size: compressedSize(body)})));
      }
    });
    await page.goto(url, {waitUntil: 'networkidle'});
    await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    const weight: Weight = {script: 0, styles: 0, document: 0};
    for (const {kind, size} of await Promise.all(bodies)) {
      weight[kind] += size;
    }
    return weight;
  } finally {
    await context.close();
  }
}

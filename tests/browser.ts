import {existsSync} from 'node:fs';
import type {Page} from '@playwright/test';

const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * Launch options of the browser for checks and tests: the executable in
 * CHROMIUM_PATH, which the task runner sets, else an installed one, else Playwright's.
 */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? installed.find((file) => existsSync(file)),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Tests must not depend on other hosts, so only this machine resolves.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

/** Add as an init script: the page's client starts as soon as the page is parsed (packages/late-start). */
export function needClient(): void {
  document.addEventListener('readystatechange', () => {
    document.documentElement.dataset.needsClient = '';
  });
}

/**
 * Waits until the page has run what it deferred to the next frame or to an idle
 * period, and what that deferred in turn. Afterwards the page makes no more
 * requests on its own.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(done)));
      });
    }
  });
}

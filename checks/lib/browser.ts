import {existsSync} from 'node:fs';
import type {Page} from '@playwright/test';

const installed = ['chromium-headless-shell', 'chromium', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/**
 * How checks and browser tests start their browser: the one that the task
 * runner names in CHROMIUM_PATH, else the machine's, else Playwright's own.
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
    // Nothing may depend on the world outside: only this machine has addresses.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  ],
};

/** Runs in a page before its own scripts: its client starts as soon as the page is parsed (src/start). */
export function needClient(): void {
  document.addEventListener('readystatechange', () => {
    document.documentElement.dataset.needsClient = '';
  });
}

/**
 * Waits until the page has run what it put off to the next frame or to an idle
 * moment, and what that put off in turn. Afterwards nothing is on its way that
 * the page would ask for on its own.
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

import {existsSync} from 'node:fs';
import {defineConfig, devices} from '@playwright/test';
import {launchOptions} from './tests/browser';
import {configuredEnvironment, fixtureBuilds} from './tests/fixtures/builds';

/**
 * Browser tests run on the built site (`npm run build` first; `npm test` does
 * it all). A test runs at desktop width; `@phone` in its title or tag moves it
 * to phone width, `@both` runs it at both.
 *
 * Environment: CHROMIUM_PATH names the browser, NGINX_PATH the server (the one
 * on PATH unless set), E2E_BUILD another build folder.
 */

// Workers load this file too and must see the main process's choice.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
const sitePort = Number(process.env.E2E_PORT);
const build = process.env.E2E_BUILD ?? 'build';

/** Where the tests find the site in each way of hosting it. */
export const hosts = {
  /** The server of production. */
  site: `http://127.0.0.1:${sitePort}`,
  /** The same build on a static host that knows only `/404.html`. */
  plain: `http://127.0.0.1:${sitePort + 1}`,
  /** The fixture site, see tests/fixtures. */
  fixture: `http://127.0.0.1:${sitePort + 2}`,
  /** The fixture site with the services of `configuredEnvironment`. */
  configured: `http://127.0.0.1:${sitePort + 3}`,
};

const start = (
  script: string,
  port: number,
  folder: string,
  flags = '',
  env: Record<string, string> = {},
) => ({
  command: `node --import tsx host/${script}.ts --port ${port} --folder ${folder} ${flags}`,
  url: `http://127.0.0.1:${port}/`,
  reuseExistingServer: false,
  // A build that was not prepared for its host is, which takes a while.
  timeout: 300_000,
  env,
});

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // A busy machine is no failure; a test that waits in vain fails all the same.
  timeout: 120_000,
  expect: {timeout: 30_000},
  // As a step of the tests, it is summed up with the others.
  reporter: process.env.TURBO_HASH
    ? [['dot'], ['json', {outputFile: '.cache/reports/e2e.json'}]]
    : [['list']],
  use: {
    baseURL: hosts.site,
    // Longer than anything takes, and shorter than a test, which then names what it waited for.
    actionTimeout: 30_000,
    trace: 'off',
    // It would answer in place of what tests put in the way of requests.
    serviceWorkers: 'block',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: {viewport: {width: 1280, height: 800}},
    },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: {
        ...devices['iPhone 13'],
        defaultBrowserType: 'chromium',
        viewport: {width: 390, height: 844},
      },
    },
  ],
  webServer: [
    start('production', sitePort, build),
    start('serve', sitePort + 1, build, '--plain'),
    // Built by `npm run fixture`, which `npm test` runs before.
    ...(existsSync(fixtureBuilds.configured)
      ? [
          start('production', sitePort + 2, fixtureBuilds.production),
          start('production', sitePort + 3, fixtureBuilds.configured, '', configuredEnvironment),
        ]
      : []),
  ],
});

import {spawnSync} from 'node:child_process';
import {readdirSync, rmSync, statSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, devices, type Browser, type Page} from '@playwright/test';
import {scales} from '../checks/budgets';
import {launchOptions} from '../tests/browser';
import {locales, prefixOf} from '../config/locales';
import {provider} from '../config/provider';
import {serve} from '../host/serve';

/**
 * Measures build times by phase, the weight of a page, and how long a press takes to have its
 * effect before the client has started and after. Compare ratios, since times depend on the
 * machine. `--no-build` measures the last build.
 */

const PAGE = 'android/get-started';
const ROUNDS = 5;
const root = path.dirname(__dirname);
const build = path.join(root, 'build');

/** Phases of a build, as the framework's performance logger names them. */
const PHASE =
  /^\[PERF\] Build > ([\w-]+ > (?:Load site|Bundling with rspack|SSG|postBuild\(\))) - (.+)$/gm;

/** Builds all languages and prints the total time and that of each phase; returns seconds. */
function timedBuild(cache: string): number {
  const started = performance.now();
  const {status, stdout, stderr} = spawnSync('npx', ['tsx', 'scripts/build.ts'], {
    cwd: root,
    env: {...process.env, DOCUSAURUS_PERF_LOGGER: 'true', NO_COLOR: '1'},
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) {
    throw new Error(`The build failed:\n${stdout}\n${stderr}`);
  }
  const seconds = (performance.now() - started) / 1000;
  console.log(`Build, ${cache} cache: ${seconds.toFixed(1)} s`);
  for (const [, phase, time] of stdout.matchAll(PHASE)) {
    console.log(`  ${phase}: ${time}`);
  }
  return seconds;
}

/** Total size of the build's files with this ending. */
function mebibytes(end: string): string {
  const bytes = readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(end))
    .reduce((sum, file) => sum + statSync(path.join(build, file)).size, 0);
  return `${(bytes / 1024 ** 2).toFixed(2)} MiB`;
}

const {viewport, isMobile, hasTouch} = devices['iPhone 13'];
const phone = {viewport, isMobile, hasTouch};

/** Elements to press, and an expression that becomes true when the press has had its effect. */
const presses: Readonly<
  Record<string, {isPhone?: boolean; press: (page: Page) => Promise<void>; effect: string}>
> = {
  menu: {
    isPhone: true,
    press: (page) => page.locator('.navbar__toggle').tap(),
    effect: `document.querySelector('.navbar-sidebar--show')`,
  },
  tab: {
    press: (page) => page.getByRole('tab', {name: 'Java', exact: true}).first().click(),
    effect: `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Java').ariaSelected === 'true'`,
  },
  copy: {
    press: (page) => page.locator('.theme-code-block button[title=Copy]').first().click(),
    effect: `document.querySelector('[data-copied]')`,
  },
  theme: {
    press: (page) => page.locator('.navbar__theme button').click(),
    effect: `document.documentElement.dataset.themeChoice === 'light'`,
  },
  'search results': {
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banner');
    },
    effect: `document.querySelector('[role=option]')`,
  },
};

/** Milliseconds from a press to its effect, with the processor throttled to a quarter. */
async function timeToEffect(
  browser: Browser,
  url: string,
  {isPhone, press, effect}: (typeof presses)[string],
  isAlive: boolean,
): Promise<number> {
  const page = await browser.newPage({
    ...(isPhone && phone),
    permissions: ['clipboard-write'],
  });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    await page.goto(url);
    if (isAlive) {
      await page.mouse.wheel(0, 1);
      await page.waitForSelector('html[data-has-hydrated="true"]', {state: 'attached'});
    }
    await page.waitForTimeout(2000);
    // As text: the compiler would add helpers to a function, which the page lacks.
    await page.evaluate(`{
      const first = new Promise((done) =>
        ['pointerup', 'keydown'].forEach((type) =>
          addEventListener(type, ({timeStamp}) => done(timeStamp), true)));
      window.took = first.then((pressedAt) => new Promise((done) => {
        const look = () => (${effect}) ? done(performance.now() - pressedAt) : requestAnimationFrame(look);
        look();
      }));
      0;
    }`);
    await press(page);
    return (await page.evaluate('took')) as number;
  } finally {
    await page.context().close();
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? NaN;

async function main(): Promise<void> {
  const {values} = parseArgs({options: {'no-build': {type: 'boolean', default: false}}});
  if (!values['no-build']) {
    for (const kept of ['node_modules/.cache', '.docusaurus']) {
      rmSync(path.join(root, kept), {recursive: true, force: true});
    }
    const cold = timedBuild('cold');
    console.log(`Warm is ${(timedBuild('warm') / cold).toFixed(2)} of cold.`);
  }
  console.log(`Output: scripts ${mebibytes('.js')}, pages ${mebibytes('.html')}`);
  const weigh = scales(build);
  for (const language of locales.map(prefixOf)) {
    const {weight} = await weigh(`${language}${PAGE}.html`);
    const sizes = Object.entries(weight).map(
      ([kind, bytes]) => `${kind} ${(bytes / 1024).toFixed(1)} KiB`,
    );
    console.log(`/${language}${PAGE}, compressed: ${sizes.join(', ')}`);
  }
  const browser = await chromium.launch(launchOptions);
  const server = await serve({folder: build, port: 0, baseUrl: provider.baseUrl});
  try {
    const {port} = server.address() as AddressInfo;
    const site = `http://127.0.0.1:${port}${provider.baseUrl}`;
    for (const [name, press] of Object.entries(presses)) {
      const times: Record<'first' | 'later', number[]> = {first: [], later: []};
      for (let round = 0; round < ROUNDS; round += 1) {
        times.first.push(await timeToEffect(browser, site + PAGE, press, false));
        times.later.push(await timeToEffect(browser, site + PAGE, press, true));
      }
      const [first, later] = [median(times.first), median(times.later)];
      console.log(
        `${name}: ${first.toFixed()} ms from the first press, ${later.toFixed()} ms from a later one, ratio ${(first / later).toFixed(1)}`,
      );
    }
  } finally {
    await browser.close();
    server.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A server or browser may still be running.
  process.exit(1);
});

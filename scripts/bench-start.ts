import {execFile, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';
import {chromium, type Browser, type BrowserContextOptions, type Page} from '@playwright/test';
import {launchOptions} from '../checks/lib/browser';
import {launchBrowser, weigh} from '../checks/lib/weight';
import {provider} from '../config/provider';
import {serve} from '../host/serve';

/**
 * What the late start of the client (plugins/start-script) gives and costs, beside pages that
 * start it at once, in turn in one run, on a processor that seems four times slower. The page
 * is not only left alone: it is also scrolled, so that work which was put off is seen.
 */

const GUIDE = 'android/get-started';
const PAGES = [
  '',
  GUIDE,
  'unity/get-started',
  'android/advanced/configure-mediated-networks',
  'reporting/metrics',
  'versions',
];
const WATCHED = 10_000;
const TOUCHED = 3000;

const root = path.dirname(__dirname);
const NEEDED = 'when needed';
const AT_ONCE = 'at once';
const builds = {
  [NEEDED]: path.join(root, 'build'),
  [AT_ONCE]: path.join(root, '.cache/at-once'),
};

/** https://www.npmjs.com/package/lighthouse and a Node that it runs on; others may count otherwise. */
const LIGHTHOUSE = ['--package', 'lighthouse@13.5.0', '--package', 'node@22.23.3'];

const PHONE: BrowserContextOptions = {
  viewport: {width: 390, height: 844},
  isMobile: true,
  hasTouch: true,
  permissions: ['clipboard-write'],
};
const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 800}};

/** A press, and the expression that tells that its effect is there. */
interface Press {
  on: BrowserContextOptions;
  /** What is scrolled to before, as the browser itself does it: that alone starts nothing. */
  at?: string;
  press: (page: Page) => Promise<void>;
  effect: string;
}

const inField = `document.activeElement.matches('[role=combobox]')`;
const hasResults = `document.querySelector('[role=option]') !== null`;
const searchButton = (page: Page) => page.locator('[aria-haspopup="dialog"][aria-keyshortcuts]');

const presses: Readonly<Record<string, Press>> = {
  'tap on the menu': {
    on: PHONE,
    press: (page) => page.locator('.navbar__toggle').tap(),
    effect: `document.querySelector('.navbar-sidebar--show') !== null`,
  },
  'tap on a tab': {
    on: PHONE,
    at: '[role=tab]:text-is("Java")',
    press: (page) => page.getByRole('tab', {name: 'Java', exact: true}).first().tap(),
    effect: `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Java').ariaSelected === 'true'`,
  },
  'tap on the button that copies': {
    on: PHONE,
    at: '.theme-code-block',
    press: (page) => page.locator('.theme-code-block button[title=Copy]').first().tap(),
    effect: `document.querySelector('[data-copied]') !== null`,
  },
  'tap on the search, until its field takes letters': {
    on: PHONE,
    press: (page) => searchButton(page).first().tap(),
    effect: inField,
  },
  'press on the colors, a second after the pointer came': {
    on: DESKTOP,
    press: async (page) => {
      await page.locator('.navbar__theme button').hover();
      await page.waitForTimeout(1000);
      await page.mouse.down();
      await page.mouse.up();
    },
    effect: `document.documentElement.dataset.themeChoice === 'light'`,
  },
  'press on the search, a second after the pointer came, until its dialog is there': {
    on: DESKTOP,
    press: async (page) => {
      await searchButton(page).first().hover();
      await page.waitForTimeout(1000);
      await page.mouse.down();
      await page.mouse.up();
    },
    effect: `${inField} && !document.activeElement.closest('.search-early')`,
  },
  'key of the search, until its field takes letters': {
    on: DESKTOP,
    press: (page) => page.keyboard.press('Control+k'),
    effect: inField,
  },
  'key of the search, until it shows results': {
    on: DESKTOP,
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banner');
    },
    effect: hasResults,
  },
};

interface Seen {
  tasks: number[];
  pressedAt?: number;
  took?: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

async function slowPage(
  browser: Browser,
  options: BrowserContextOptions,
  address: string,
): Promise<Page> {
  const page = await browser.newPage(options);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const tasks: number[] = [];
    const seen: Seen = {tasks};
    window.seen = seen;
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask', buffered: true});
    // Before the page's own listeners, which may keep the event for themselves.
    ['pointerup', 'keydown'].forEach((type) =>
      window.addEventListener(type, ({timeStamp}) => (seen.pressedAt ??= timeStamp), true),
    );
  });
  await page.goto(address);
  return page;
}

const until = (page: Page, time: number) =>
  page.waitForFunction((at) => performance.now() > at, time);

/** Sum of what tasks take beyond 50 ms, and the longest task, in the first ten seconds. */
async function blocking(page: Page, isTouched: boolean): Promise<Record<string, number>> {
  if (isTouched) {
    await until(page, TOUCHED);
    await page.mouse.wheel(0, 200);
  }
  await until(page, WATCHED);
  const tasks = await page.evaluate(() => window.seen.tasks);
  return {
    'blocking time': tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    'longest task': Math.max(0, ...tasks),
  };
}

/** Milliseconds from the first press to its effect. */
async function timeToEffect(page: Page, {at, press, effect}: Press): Promise<number> {
  if (at) {
    await page
      .locator(at)
      .first()
      .evaluate((part) => part.scrollIntoView({block: 'center'}));
  }
  await until(page, TOUCHED);
  // As text: what compiles this file would put helpers into it that the page lacks.
  await page.evaluate(`{
    const look = () => {
      if (seen.pressedAt !== undefined && (${effect})) {
        seen.took = performance.now() - seen.pressedAt;
      } else {
        requestAnimationFrame(look);
      }
    };
    look();
  }`);
  await press(page);
  const took = await page.waitForFunction(() => window.seen.took);
  return (await took.jsonValue()) as number;
}

/** Asks Lighthouse, on the phone that it plays by itself. */
async function lighthouse(address: string): Promise<Record<string, number>> {
  const {stdout} = await promisify(execFile)(
    'npx',
    [
      '--yes',
      ...LIGHTHOUSE,
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      // A value may have blanks.
      `--chrome-flags=--headless=new ${launchOptions.args.map((arg) => arg.replace(/=(.*)/, '="$1"')).join(' ')}`,
    ],
    {
      env: {...process.env, CHROME_PATH: launchOptions.executablePath ?? chromium.executablePath()},
      maxBuffer: Infinity,
    },
  );
  const {categories, audits} = JSON.parse(stdout) as {
    categories: {performance: {score: number}};
    audits: Record<string, {numericValue: number}>;
  };
  return {
    'points of 100': categories.performance.score * 100,
    'blocking time, ms': audits['total-blocking-time']?.numericValue ?? NaN,
    'largest paint, ms': audits['largest-contentful-paint']?.numericValue ?? NaN,
  };
}

const sorted = (numbers: readonly number[] = []): number[] => [...numbers].sort((a, b) => a - b);

const median = (numbers: readonly number[] | undefined): number =>
  sorted(numbers)[((numbers?.length ?? 1) - 1) >> 1] ?? NaN;

function told(numbers: readonly number[] | undefined): string {
  const all = sorted(numbers).map(Math.round);
  return `${Math.round(median(numbers))} (${all[0]}–${all.at(-1)})`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'no-build': {type: 'boolean', default: false},
      rounds: {type: 'string', default: '5'},
      lighthouse: {type: 'boolean', default: false},
    },
  });
  if (!values['no-build'] || !existsSync(builds[AT_ONCE])) {
    const {status} = spawnSync(
      'npx',
      ['docusaurus', 'build', '--locale', 'en', '--out-dir', builds[AT_ONCE]],
      {cwd: root, stdio: 'ignore', env: {...process.env, START_CLIENT_AT_ONCE: '1'}},
    );
    if (status !== 0) {
      throw new Error('The build failed; run "npm run build" to see why.');
    }
  }
  const browser = await launchBrowser();
  const servers = await Promise.all(
    Object.entries(builds).map(async ([name, folder]) => ({
      name,
      server: await serve({folder, port: 0, baseUrl: provider.baseUrl}),
    })),
  );
  /** By what was measured, then by build. */
  const found = new Map<string, Record<string, number[]>>();
  const note = (what: string, build: string, number: number): void => {
    const numbers = found.get(what) ?? {};
    (numbers[build] ??= []).push(number);
    found.set(what, numbers);
  };
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const {name, server} of servers) {
        const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}${provider.baseUrl}`;
        for (const address of PAGES) {
          if (round === 0) {
            const {untouched, script, document} = await weigh(browser, base + address);
            note(`/${address}: scripts untouched, bytes`, name, untouched);
            note(`/${address}: scripts started, bytes`, name, script);
            note(`/${address}: document, bytes`, name, document);
          }
          for (const isTouched of [false, true]) {
            const page = await slowPage(browser, PHONE, base + address);
            const numbers = await blocking(page, isTouched);
            Object.entries(numbers).forEach(([what, number]) =>
              note(
                `/${address}, ${isTouched ? 'scrolled' : 'left alone'}: ${what}, ms`,
                name,
                number,
              ),
            );
            await page.close();
          }
          if (values.lighthouse) {
            Object.entries(await lighthouse(base + address)).forEach(([what, number]) =>
              note(`/${address}, Lighthouse: ${what}`, name, number),
            );
          }
        }
        for (const [what, press] of Object.entries(presses)) {
          const page = await slowPage(browser, press.on, base + GUIDE);
          note(`${what}, ms`, name, await timeToEffect(page, press));
          await page.close();
        }
      }
    }
  } finally {
    await browser.close();
    servers.forEach(({server}) => server.close());
  }
  for (const [what, numbers] of found) {
    const ratio = median(numbers[NEEDED]) / median(numbers[AT_ONCE]);
    console.log(
      `${what}: ${told(numbers[NEEDED])} when needed, ${told(numbers[AT_ONCE])} at once` +
        (Number.isFinite(ratio) ? `, ratio ${ratio.toFixed(2)}` : ''),
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A server or a browser may still be open.
  process.exit(1);
});

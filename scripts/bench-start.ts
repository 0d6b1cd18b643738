import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser, Page} from '@playwright/test';
import {launchBrowser} from '../checks/lib/weight';
import {provider} from '../config/provider';
import {serve} from './serve';

/**
 * What the late start of the client (plugins/start-script) gives and costs, beside pages that
 * start it at once, in turn in one run, on a processor that seems four times slower. The page
 * is not only left alone: it is also scrolled, so that work which was put off is seen.
 */

const GUIDE = 'android/get-started';
const PAGES = [GUIDE, 'reporting/metrics'];
const WATCHED = 10_000;
const TOUCHED = 3000;

const root = path.dirname(__dirname);
const builds = {
  'when needed': path.join(root, 'build'),
  'at once': path.join(root, '.cache/at-once'),
};

/** A press, and the expression that tells that its effect is there. */
const presses: Record<string, {press: (page: Page) => Promise<void>; effect: string}> = {
  colors: {
    press: (page) => page.locator('.navbar__theme button').click(),
    effect: `document.documentElement.dataset.themeChoice === 'light'`,
  },
  tab: {
    press: (page) => page.getByRole('tab', {name: 'Java', exact: true}).first().click(),
    effect: `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Java').ariaSelected === 'true'`,
  },
  'key of the search, until its field takes letters': {
    press: (page) => page.keyboard.press('Control+k'),
    effect: `document.activeElement.matches('[role=combobox]')`,
  },
  'key of the search, until it shows results': {
    press: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banner');
    },
    effect: `document.querySelector('[role=option]') !== null`,
  },
};

async function slowPage(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({viewport: {width: 1280, height: 800}});
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  await page.addInitScript(() => {
    const tasks: number[] = [];
    const seen: {tasks: number[]; pressedAt?: number} = {tasks};
    Object.assign(window, {seen});
    // Before the page's own listeners, which may keep the event for themselves.
    ['pointerup', 'keydown'].forEach((type) =>
      window.addEventListener(
        type,
        ({timeStamp}) => {
          seen.pressedAt ??= timeStamp;
        },
        true,
      ),
    );
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({duration}) => duration));
    }).observe({type: 'longtask', buffered: true});
  });
  await page.goto(address);
  return page;
}

/** Sum of what tasks take beyond 50 ms, and the longest task, in the first ten seconds. */
async function blocking(page: Page, isTouched: boolean): Promise<Record<string, number>> {
  if (isTouched) {
    await page.waitForFunction((at) => performance.now() > at, TOUCHED);
    await page.mouse.wheel(0, 200);
  }
  await page.waitForFunction((at) => performance.now() > at, WATCHED);
  const tasks = await page.evaluate(() => (window as unknown as {seen: {tasks: number[]}}).seen.tasks);
  return {
    'blocking time': tasks.reduce((sum, task) => sum + Math.max(0, task - 50), 0),
    'longest task': Math.max(0, ...tasks),
  };
}

/** Milliseconds from the first press to its effect. */
async function timeToEffect(page: Page, name: string): Promise<number> {
  const {press, effect} = presses[name] as (typeof presses)[string];
  await page.waitForFunction((at) => performance.now() > at, TOUCHED);
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
  const took = await page.waitForFunction(() => (window as unknown as {seen: {took?: number}}).seen.took);
  return (await took.jsonValue()) as number;
}

function median(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [least, middle, most] = [0, (sorted.length - 1) >> 1, sorted.length - 1].map((at) =>
    Math.round(sorted[at] as number),
  );
  return `${middle} ms (${least}–${most})`;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      'no-build': {type: 'boolean', default: false},
      rounds: {type: 'string', default: '5'},
    },
  });
  if (!values['no-build'] || !existsSync(builds['at once'])) {
    const {status} = spawnSync(
      'npx',
      ['docusaurus', 'build', '--locale', 'en', '--out-dir', builds['at once']],
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
  const found = new Map<string, number[]>();
  const note = (name: string, number: number): void => {
    found.set(name, [...(found.get(name) ?? []), number]);
  };
  try {
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const {name, server} of servers) {
        const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        for (const address of PAGES) {
          for (const isTouched of [false, true]) {
            const page = await slowPage(browser, origin + provider.baseUrl + address);
            const numbers = await blocking(page, isTouched);
            Object.entries(numbers).forEach(([what, number]) =>
              note(
                `/${address}, ${isTouched ? 'scrolled' : 'left alone'}: ${what}, ${name}`,
                number,
              ),
            );
            await page.close();
          }
        }
        for (const press of Object.keys(presses)) {
          const page = await slowPage(browser, origin + provider.baseUrl + GUIDE);
          note(`first press: ${press}, ${name}`, await timeToEffect(page, press));
          await page.close();
        }
      }
    }
  } finally {
    await browser.close();
    servers.forEach(({server}) => server.close());
  }
  for (const [name, numbers] of [...found].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`${name}: ${median(numbers)}`);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  // A server or a browser may still be open.
  process.exit(1);
});

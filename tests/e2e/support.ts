import {readFileSync} from 'node:fs';
import {test as base, expect, type Locator, type Page, type Route} from '@playwright/test';
import type Axe from 'axe-core';
import {needClient, settled} from '../browser';
import {links} from '../../config/provider';
import {hosts} from '../../playwright.config';

export {expect, hosts, settled};
export type {Page};

/** Watches what a page says and asks for while a test runs; see {@link test}. */
export interface Guard {
  /** Requests to other origins so far, in order. */
  readonly foreign: readonly string[];
  /** Console warnings, console errors and uncaught errors so far, as `type: text`. */
  readonly messages: readonly string[];
  /**
   * Declares a console warning, console error or uncaught error as part of the
   * test. The test fails if it never comes.
   */
  expectMessage: (pattern: RegExp) => void;
  /** Like {@link Guard.expectMessage}, but the message may also stay away. */
  tolerateMessage: (pattern: RegExp) => void;
  /** Lets requests to this origin pass, for example an emulator's or a stubbed host's. */
  allowOrigin: (origin: string) => void;
}

/** How many times slower the processor shall seem: `E2E_SLOWDOWN=2 npx playwright test`. */
const slowdown = Number(process.env.E2E_SLOWDOWN ?? 1);

interface Fixtures {
  guard: Guard;
  /** Whether pages start their client as soon as they are parsed; as readers find them they wait for a need. */
  startsAtOnce: boolean;
}

/**
 * Playwright's `test` with a guard on every page of the test's context: it
 * fails on any console warning or error, any uncaught error and any request
 * that leaves the site's own origin, unless the test declares them.
 */
export const test = base.extend<Fixtures>({
  startsAtOnce: [true, {option: true}],
  guard: [
    async ({context, startsAtOnce}, use) => {
      if (startsAtOnce) {
        await context.addInitScript(needClient);
      }
      const messages: string[] = [];
      const foreign: string[] = [];
      // Every page asks the dashboard who is reading; nobody answers here.
      const dashboard = new URL(links.bridge).origin;
      const allowed = new Set<string>([...Object.values(hosts), dashboard]);
      if (slowdown > 1) {
        context.on('page', (page) => {
          void slowDown(page, slowdown).catch(() => undefined); // It may be closed already.
        });
      }
      const wanted: RegExp[] = [];
      const tolerated: RegExp[] = [];
      context.on('console', (message) => {
        const isBlocked = message.text().includes('Service Worker registration blocked');
        if ((message.type() === 'error' || message.type() === 'warning') && !isBlocked) {
          const {url} = message.location();
          messages.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
        }
      });
      context.on('weberror', (error) => {
        messages.push(`uncaught: ${error.error().stack ?? error.error().message}`);
      });
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (/^(?:https?|wss?):$/.test(url.protocol) && !allowed.has(url.origin)) {
          foreign.push(request.url());
        }
      });
      await use({
        foreign,
        messages,
        expectMessage: (pattern) => wanted.push(pattern),
        tolerateMessage: (pattern) => tolerated.push(pattern),
        allowOrigin: (origin) => allowed.add(new URL(origin).origin),
      });
      const known = [...wanted, ...tolerated];
      expect(
        messages.filter((message) => !known.some((pattern) => pattern.test(message))),
        'unexpected console messages or errors',
      ).toEqual([]);
      expect(
        foreign.filter((url) => !allowed.has(new URL(url).origin)),
        'requests that left the site',
      ).toEqual([]);
      for (const pattern of wanted) {
        expect(messages.join('\n'), 'an expected console message').toMatch(pattern);
      }
    },
    {auto: true},
  ],
});

/** Makes the processor seem so many times slower from now on. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
}

/** Lets the page wait for the reader alone: it fetches nothing ahead and does not start late. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), {saveData: true}),
    });
  });
}

/**
 * Holds files back from now on.
 *
 * @param answer - what they meet at last; they come, unless told otherwise
 * @returns what ends the wait
 */
export async function hold(
  page: Page,
  files: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.fallback(),
): Promise<() => void> {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await page.route(files, async (route) => {
    await ended;
    // The page may have given it up.
    await answer(route).catch(() => undefined);
  });
  return () => end();
}

/** Answers as a host does that has no such file. */
export const notFound = (route: Route): Promise<void> => route.fulfill({status: 404});

/** Presses a button that asks for files, and chooses these. */
export async function chooseFiles(
  page: Page,
  button: Locator,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    })),
  );
}

/**
 * Watches what the page sends from now on.
 *
 * @returns what fails when anything was asked that carries more than a plain request for a file of
 *   the site, or what the reader keeps to themselves; and when nothing was asked at all
 */
export function watchTraffic(page: Page): (secret: RegExp) => void {
  const requests: {method: string; origin: string; all: string}[] = [];
  page.context().on('request', (request) => {
    requests.push({
      method: request.method(),
      origin: new URL(request.url()).origin,
      all: [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'),
    });
  });
  page.on('websocket', (socket) => {
    requests.push({method: 'a socket', origin: new URL(socket.url()).origin, all: socket.url()});
  });
  return (secret) => {
    expect(requests.length).toBeGreaterThan(0);
    for (const {method, origin, all} of requests) {
      expect(method, all).toBe('GET');
      // Every page asks the dashboard who is reading, whenever it is idle.
      expect([hosts.site, new URL(links.bridge).origin], all).toContain(origin);
      expect(decodeURIComponent(all)).not.toMatch(secret);
    }
  };
}

/** Waits until React has taken over the page, so that it answers to input. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/**
 * Opens an address and waits until the page is interactive.
 *
 * @param address - relative to the site, or absolute
 */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Theme a page is opened in; the reader's system preference, as no choice is stored. */
export async function preferTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({colorScheme: theme, reducedMotion: 'reduce'});
}

/**
 * Axe, which judges the contrast of no text that looks like one that has passed, where a page has
 * hundreds of a few looks: of one color, size and weight, on one ground. What is taken out of the flow
 * may lie on anything, so it is a ground of its own.
 */
const axeSource = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}
{
  const grounds = new Map([[null, '']]);
  const groundOf = (element) => {
    if (!grounds.has(element)) {
      const {backgroundColor, backgroundImage, opacity, position} = getComputedStyle(element);
      const isOwn = position === 'absolute' || position === 'fixed' || position === 'sticky';
      const own = [backgroundColor, backgroundImage, opacity, isOwn && grounds.size].join();
      const isPlain = own === 'rgba(0, 0, 0, 0),none,1,false';
      const below = groundOf(element.parentElement);
      grounds.set(element, isPlain ? below : below + own);
    }
    return grounds.get(element);
  };
  const passed = new Set();
  const check = axe._audit.checks['color-contrast'];
  const {evaluate} = check;
  check.evaluate = function (element, ...more) {
    const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, groundOf(element)].join();
    const result = passed.has(look) || evaluate.call(this, element, ...more);
    if (result && element.checkVisibility({visibilityProperty: true})) {
      passed.add(look);
    }
    return result;
  };
}`;

/**
 * Fails on any accessibility violation axe finds, naming rule and elements. Frames in the page are
 * left out: others own them.
 *
 * @param options.include - CSS selector of the part to look at; the whole page by default
 * @param options.rules - only these rules
 */
export async function expectAccessible(
  page: Page,
  {
    include,
    rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  }: {include?: string; rules?: string[]} = {},
): Promise<void> {
  await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ([part, runOnly]) => {
      const {axe} = window as unknown as {axe: typeof Axe};
      // What passes is not read; without it this takes half of the time.
      const results = await axe.run(part ?? document, {
        runOnly,
        resultTypes: ['violations'],
        iframes: false,
      });
      return results.violations.map(({id, help, nodes}) => ({
        rule: `${id}: ${help}`,
        elements: nodes
          .slice(0, 5)
          .map(({html, failureSummary}) => `${html}\n${failureSummary ?? ''}`),
      }));
    },
    [include, rules] as const,
  );
  expect(violations, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * Opens an address and fails on any accessibility violation in the light theme,
 * then on any of the colors in the dark one, which changes nothing else; and
 * when the page is wider than its window.
 */
export async function expectAccessibleAndFitting(page: Page, address: string): Promise<void> {
  await preferTheme(page, 'light');
  await open(page, address);
  await expectAccessible(page);
  await preferTheme(page, 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, {rules: ['color-contrast', 'link-in-text-block']});
  expect(await widerThanWindow(page, [])).toEqual([]);
}

/** Widths of phones, and of the narrowest window that WCAG's reflow asks for, in CSS pixels. */
export const PHONE_WIDTHS = [320, 360, 390, 412];

/** Of these widths in CSS pixels, and the window's own, those at which the page is wider than the window. */
export async function widerThanWindow(page: Page, widths = PHONE_WIDTHS): Promise<string[]> {
  const found: string[] = [];
  const size = page.viewportSize() ?? {width: 1280, height: 800};
  for (const width of new Set([size.width, ...widths])) {
    await page.setViewportSize({...size, width});
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (over > 0) {
      found.push(`${over} px too wide at ${width}`);
    }
  }
  await page.setViewportSize(size);
  return found;
}

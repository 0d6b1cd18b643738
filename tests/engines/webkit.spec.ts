import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, inject, it} from 'vitest';
import {KINDS, startSite, type Site} from './site';
import {KEYS, startWebKit, type Element, type WebKit} from './webdriver';

/** WebKit, by WebDriver: the engine of Safari, on Linux. */

const GUIDE = '/android/ad-types/banner';
const driver = inject('engines').WebKit;

let site: Site;
let browser: WebKit;

/** A WebKit that the driver can't start is told and left out, as one that can't be had. */
const started = driver
  ? await startWebKit(driver).catch((error: Error) => {
      if (process.env.ENGINES === 'required') {
        throw error;
      }
      console.warn(`NOT TESTED: WebKit. ${error.message}`);
    })
  : undefined;

/** An element by role and name that can be seen; null if there is none yet. */
const find = (role: string, name: string): Promise<Element | null> =>
  browser.run(
    (kind: string, named: string) => {
      const tags: Record<string, string> = {
        button: 'button, summary',
        link: 'a[href]:not([role])',
        combobox: 'input[role=combobox]',
        file: 'input[type=file]',
      };
      const selector = [`[role=${kind}]`, tags[kind]].filter(Boolean).join(', ');
      const found = Array.from(document.querySelectorAll<HTMLElement>(selector)).find((element) => {
        const label = element.ariaLabel ?? element.innerText;
        return (
          element.checkVisibility({visibilityProperty: true}) &&
          new RegExp(named).test(label.trim())
        );
      });
      return (found ?? null) as unknown as Element | null;
    },
    role,
    name,
  );

/** The same as soon as it is there, in the middle of the window. */
async function seen(role: string, name: string): Promise<Element> {
  let found: Element | null = null;
  await expect.poll(async () => (found = await find(role, name)), {message: name}).not.toBeNull();
  await browser.run(
    (element) =>
      (element as unknown as HTMLElement).scrollIntoView({block: 'center', behavior: 'instant'}),
    found as unknown as Element,
  );
  return found as unknown as Element;
}

async function press(role: string, name: string): Promise<void> {
  await browser.point(await seen(role, name));
  await browser.down();
  await browser.up();
}

const isSeen = async (role: string, name: string): Promise<boolean> =>
  (await find(role, name)) !== null;

const attribute = async (role: string, name: string, what: string): Promise<string | null> => {
  const element = await find(role, name);
  return (
    element &&
    browser.run(
      (one, key: string) => (one as unknown as HTMLElement).getAttribute(key),
      element,
      what,
    )
  );
};

const isDark = (): Promise<boolean> =>
  browser.run(() => Number(/\d+/.exec(getComputedStyle(document.body).color)?.[0]) > 128);
const heading = (): Promise<string | undefined> =>
  browser.run(() => document.querySelector('h1')?.textContent);
const pathname = (): Promise<string> => browser.run(() => location.pathname);
const isLiving = (): Promise<boolean> =>
  browser.run(() => document.documentElement.dataset.hasHydrated === 'true');

async function open(address: string): Promise<void> {
  await browser.run(() => {
    document.documentElement.dataset.left = '';
  });
  await browser.go(site.origin + address);
  const isThere = (): Promise<boolean> =>
    browser.run(
      () => document.readyState !== 'loading' && !('left' in document.documentElement.dataset),
    );
  // Between two pages no script runs.
  await expect.poll(() => isThere().catch(() => false)).toBe(true);
}

/** Waits until the page has nothing left to do. */
async function idle(): Promise<void> {
  await expect.poll(() => browser.run(() => document.readyState)).toBe('complete');
  await browser.run(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 500))),
  );
}

const COLORS: [string, string] = ['button', '^Switch between dark and light'];

/** From the system's colors, which are light here, by the light ones to the dark ones. */
async function chooseDark(): Promise<void> {
  await press(...COLORS);
  await expect.poll(() => isSeen('button', 'currently light mode')).toBe(true);
  await press(...COLORS);
  await expect.poll(isDark).toBe(true);
}

/** Controls of the frame: how one is pressed, and whether that has had its effect. */
const CONTROLS: Record<
  string,
  {place: [string, string]; acted: () => Promise<unknown>; wanted: unknown}
> = {
  tab: {
    place: ['tab', '^Java$'],
    acted: () => attribute('tab', '^Java$', 'aria-selected'),
    wanted: 'true',
  },
  colors: {
    place: COLORS,
    acted: () => isSeen('button', 'currently light mode'),
    wanted: true,
  },
  'group of the sidebar': {
    place: ['button', '^Services$'],
    acted: () => attribute('button', '^Services$', 'aria-expanded'),
    wanted: 'true',
  },
  'version menu': {
    place: ['button', '^Version 3\\.7\\.0$'],
    acted: () => isSeen('link', '^3\\.6\\.0'),
    wanted: true,
  },
  search: {place: ['button', '^Search'], acted: () => isSeen('combobox', ''), wanted: true},
};

const forget = (): Promise<void> => browser.run(() => localStorage.clear());

describe.skipIf(!started)('in WebKit', () => {
  beforeAll(async () => {
    site = await startSite();
    browser = started as WebKit;
  });
  afterAll(async () => {
    await browser.close();
    site.close();
  });
  beforeEach(async () => {
    await browser.resize(1300, 900);
    await open('/nowhere');
    await forget();
  });

  it('pages of every kind say nothing on the console, read or worked with', async () => {
    for (const address of KINDS) {
      await open(address);
      await idle();
      await browser.point({x: 640, y: 400});
      await browser.keys(KEYS.Tab);
      await idle();
      expect(await heading(), address).toBeTruthy();
      expect(
        await browser.run(() => (window as unknown as {said: string[]}).said),
        address,
      ).toEqual([]);
    }
  });

  it.each([
    ['at load', async () => undefined],
    ['when all is idle', idle],
  ])('the first press on each control counts once, %s', async (_when, wait) => {
    for (const [name, {place, acted, wanted}] of Object.entries(CONTROLS)) {
      await open(GUIDE);
      await forget();
      await open(GUIDE);
      await wait();
      await press(...place);
      await expect.poll(acted, {message: name}).toEqual(wanted);
      // Nothing does it a second time.
      await idle();
      expect(await acted(), name).toEqual(wanted);
    }
  });

  it('a press that is held while the client starts counts once', async () => {
    for (const [name, {place, acted, wanted}] of Object.entries(CONTROLS)) {
      await open(GUIDE);
      await forget();
      const letGo = site.hold();
      try {
        // The address asks for the client at once.
        await open(`${GUIDE}?from=mail`);
        await browser.point(await seen(...place));
        await browser.down();
        letGo();
        await expect.poll(isLiving).toBe(true);
        await browser.up();
        await expect.poll(acted, {message: name}).toEqual(wanted);
        await idle();
        expect(await acted(), name).toEqual(wanted);
      } finally {
        letGo();
      }
    }
  });

  it('a page that is come back to shows what was chosen since', async () => {
    await open(GUIDE);
    await idle();
    await press('link', '^Interstitial$');
    await expect.poll(pathname).toContain('interstitial');
    // The driver drops an address while another page comes.
    await idle();
    await open('/android/get-started');
    await chooseDark();
    await browser.back();
    await expect.poll(pathname).toContain('interstitial');
    await expect.poll(isDark).toBe(true);
  });

  it('the search is worked by keys alone', async () => {
    await open('/');
    await browser.keys(KEYS.Control, 'k');
    await expect.poll(() => isSeen('combobox', '')).toBe(true);
    await browser.keys(...'banner');
    await expect.poll(() => isSeen('option', '')).toBe(true);
    await browser.keys(KEYS.Down);
    // Safari sends this key after the end of a composition: it confirms a candidate.
    await browser.run(() => {
      const init = {key: 'Enter', keyCode: 229, bubbles: true, cancelable: true};
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init));
    });
    await idle();
    expect(await pathname()).toBe('/');
    await browser.keys(KEYS.Enter);
    await expect.poll(pathname).not.toBe('/');
    await browser.keys('/');
    await expect.poll(() => isSeen('combobox', '')).toBe(true);
    await browser.keys(KEYS.Escape);
    await expect.poll(() => isSeen('combobox', '')).toBe(false);
  });

  it('a file that is chosen is read', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'engines-')), 'build.gradle');
    writeFileSync(file, "dependencies {\n    implementation 'com.appodeal.ads:sdk:3.6.0.0'\n}\n");
    await open('/android/upgrade-guide');
    await idle();
    await browser.point({x: 2, y: 2});
    await browser.point(await seen('button', '^Choose files'));
    await expect.poll(isLiving).toBe(true);
    // The tool comes under the pointer, and takes the place of its markup.
    await browser.point({x: 2, y: 2});
    await browser.point(await seen('button', '^Choose files'));
    const isHere = (): Promise<boolean> =>
      browser.run(
        () => !!document.querySelector('[data-tool]:not([data-late]) input[type=file][multiple]'),
      );
    await expect.poll(isHere).toBe(true);
    const input = await browser.run(
      () => document.querySelector('input[type=file][multiple]') as unknown as Element,
    );
    await browser.type(input, file);
    await expect.poll(() => isSeen('status', 'Changed files')).toBe(true);
  });

  it('colors that were chosen are there in every page', async () => {
    await open(GUIDE);
    await chooseDark();
    for (const address of ['/', '/ru/android/get-started']) {
      await open(address);
      expect(await isDark(), address).toBe(true);
    }
  });

  it('Russian pages answer in Russian', async () => {
    await open('/ru/android/get-started');
    await browser.keys(KEYS.Control, 'k');
    await expect.poll(() => isSeen('combobox', '')).toBe(true);
    await browser.keys(...'баннер');
    await expect.poll(() => isSeen('option', 'Баннер')).toBe(true);
    await browser.keys(KEYS.Escape);
    await press('button', '^Язык');
    await press('link', '^English');
    await expect.poll(pathname).toBe('/android/get-started');
  });

  it('a phone shows the menu over the page, and the page fits', async () => {
    await browser.resize(390, 844);
    await open(GUIDE);
    expect(
      await browser.run(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
    await press('button', '^Toggle navigation bar');
    await expect.poll(() => isSeen('button', '^Close navigation bar')).toBe(true);
    await expect.poll(() => isSeen('link', '^Interstitial')).toBe(true);
    await browser.keys(KEYS.Escape);
    await expect.poll(() => isSeen('button', '^Close navigation bar')).toBe(false);
  });

  it('an enlarged drawing closes by a press beside it', async () => {
    await open(GUIDE);
    await idle();
    await press('button', '^Enlarge: Where a banner');
    const isOpen = (): Promise<boolean> =>
      browser.run(() => !!document.querySelector('figure dialog[open]'));
    await expect.poll(isOpen).toBe(true);
    await browser.point({x: 2, y: 2});
    await browser.down();
    await browser.up();
    await expect.poll(isOpen).toBe(false);
  });

  it('a term of the glossary is explained under the pointer', async () => {
    await open('/reporting/metrics');
    await idle();
    const term = await browser.run(() => {
      const link = document.querySelector<HTMLElement>('.term > a');
      link?.scrollIntoView({block: 'center', behavior: 'instant'});
      return link as unknown as Element;
    });
    const isExplained = (): Promise<boolean> =>
      browser.run(() => {
        const meaning = document.querySelector('.term > [role=tooltip]');
        return !!meaning && getComputedStyle(meaning).visibility === 'visible';
      });
    expect(await isExplained()).toBe(false);
    await browser.point(term);
    await expect.poll(isExplained).toBe(true);
    await browser.point({x: 2, y: 2});
    await expect.poll(isExplained).toBe(false);
  });
});

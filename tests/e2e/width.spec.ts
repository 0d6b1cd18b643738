import {builtPages, setOf} from './connected';
import {expect, hosts, PHONE_WIDTHS, test} from './support';

const pages = builtPages();

/**
 * Puts a page into the frame in place of the one there, which takes a fifth of the time of going to it.
 *
 * @returns false if it needs other style sheets than the frame has
 */
const swap = async (address: string): Promise<boolean> => {
  const shown = document.querySelector('iframe')?.contentDocument as Document;
  const html = await (await fetch(address)).text();
  const next = new DOMParser().parseFromString(html, 'text/html');
  const sheets = (one: Document): string =>
    [...one.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet], style')]
      .map((sheet) => sheet.getAttribute('href') ?? sheet.textContent)
      .join('\n');
  if (sheets(shown) !== sheets(next)) {
    return false;
  }
  const root = shown.documentElement;
  [...root.attributes].forEach(({name}) => root.removeAttribute(name));
  [...next.documentElement.attributes].forEach(({name, value}) => root.setAttribute(name, value));
  shown.body.replaceWith(shown.adoptNode(next.body));
  return true;
};

/** What is too wide in the frame at which widths; one call for all of them, as calls take longer than a layout. */
const tooWide = (widths: readonly number[]) => {
  const frame = document.querySelector('iframe') as HTMLIFrameElement;
  const pointer = matchMedia('(pointer: coarse)').matches ? 'a finger' : 'a mouse';
  return {
    pointer,
    found: widths.flatMap((width) => {
      frame.width = String(width);
      const over = (frame.contentDocument?.documentElement.scrollWidth ?? Infinity) - width;
      return over > 0 ? [`${over} px too wide at ${width}, with ${pointer}`] : [];
    }),
  };
};

test.use({javaScriptEnabled: false});

// What fits the narrowest width with a finger's large targets fits the others and a mouse, unless styles
// that all pages of a set share say otherwise: one page of each set and language is measured at all.
test('no page is wider than a phone, with a mouse or a finger', async ({page}) => {
  test.setTimeout(30_000 + pages.length * 2000);
  expect(pages.length).toBeGreaterThan(3);
  // A host without headers, which let the dashboard alone frame pages.
  await page.goto(`${hosts.plain}/robots.txt`);
  await page.evaluate(() => {
    document.body.innerHTML = '<iframe name="narrow" style="border: 0" height="800"></iframe>';
  });
  const frame = page.frame('narrow');
  // Otherwise an empty frame would be measured, which is never too wide.
  expect(frame).not.toBeNull();
  const device = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => device.send('Emulation.setTouchEmulationEnabled', {enabled});
  const wide: string[] = [];
  const seen = new Set<string>();
  const measure = async (address: string, widths: readonly number[], by: string): Promise<void> => {
    const {pointer, found} = await page.evaluate(tooWide, widths);
    expect(pointer).toBe(by);
    wide.push(...found.map((one) => `${address}: ${one}`));
  };
  await touch(true);
  for (const address of pages) {
    const isFirst = !seen.has(setOf(address));
    seen.add(setOf(address));
    if (isFirst || !(await page.evaluate(swap, address))) {
      // Without scripts nothing but this event waits for the styles.
      await frame?.goto(hosts.plain + address, {waitUntil: 'load'});
    }
    await measure(address, isFirst ? PHONE_WIDTHS : PHONE_WIDTHS.slice(0, 1), 'a finger');
    if (isFirst) {
      await touch(false);
      await measure(address, PHONE_WIDTHS, 'a mouse');
      await touch(true);
    }
  }
  expect(wide).toEqual([]);
});

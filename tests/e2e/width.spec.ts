import {builtHtml, builtPages} from './connected';
import {expect, hosts, PHONE_WIDTHS, test} from './support';

const pages = builtPages().filter(
  (address) => !builtHtml(address).includes('http-equiv="refresh"'),
);

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
  const wide: string[] = [];
  let hasFinger = false;
  const measure = async (address: string): Promise<void> => {
    const {pointer, found} = await page.evaluate(tooWide, PHONE_WIDTHS);
    expect(pointer).toBe(hasFinger ? 'a finger' : 'a mouse');
    wide.push(...found.map((one) => `${address}: ${one}`));
  };
  for (const address of pages) {
    // Without scripts nothing but this event waits for the styles.
    await frame?.goto(hosts.plain + address, {waitUntil: 'load'});
    await measure(address);
    // The next page begins with what this one ends with.
    hasFinger = !hasFinger;
    await device.send('Emulation.setTouchEmulationEnabled', {enabled: hasFinger});
    await measure(address);
  }
  expect(wide).toEqual([]);
});

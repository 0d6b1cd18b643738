import {builtHtml, builtPages} from './connected';
import {expect, test, widerThanWindow} from './support';

const pages = builtPages().filter(
  (address) => !builtHtml(address).includes('http-equiv="refresh"'),
);

// A phone's; the narrowest and others are tried on each page.
test.use({javaScriptEnabled: false, viewport: {width: 390, height: 844}});

for (const pointer of ['', ' @phone']) {
  test(`no page is wider than a phone${pointer}`, async ({page}) => {
    test.setTimeout(30_000 + pages.length * 1000);
    expect(pages.length).toBeGreaterThan(3);
    const wide: string[] = [];
    for (const address of pages) {
      // Without scripts nothing but this event waits for the styles.
      await page.goto(address, {waitUntil: 'load'});
      wide.push(...(await widerThanWindow(page)).map((found) => `${address}: ${found}`));
    }
    expect(wide).toEqual([]);
  });
}

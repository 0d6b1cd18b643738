import {
  aab,
  apk,
  classes,
  elf,
  ipa,
  LIBRARIES,
  manifest,
} from '@help-center/app-inspector/sample-apps';
import {
  chooseFiles,
  expect,
  expectAccessible,
  open,
  preferTheme,
  settled,
  test,
  watchTraffic,
  type Page,
} from './support';

const address = '/faq-and-troubleshooting/troubleshooting/inspect-your-app';
const SECRET = 'secret-game-5831';

const unaligned = (): Buffer =>
  apk({
    libraries: [
      ...LIBRARIES,
      {name: 'lib/arm64-v8a/libnothing.so', data: elf({align: 4096}), stored: true, align: 16384},
    ],
  });

const choose = (page: Page, name: string, buffer: Buffer) =>
  chooseFiles(page, page.getByRole('button', {name: /Choose a file|Выберите файл/}), {
    [name]: buffer,
  });

const verdict = (page: Page) => page.locator('.markdown').getByRole('status');

test('a file is inspected, and no request carries anything of it', async ({page}) => {
  await open(page, address);
  await settled(page);
  const expectKept = watchTraffic(page);
  await choose(page, `${SECRET} ünïcode.apk`, unaligned());
  await expect(verdict(page)).toContainText(
    '1 of 2 libraries are not aligned to 16 KB: libnothing.so.',
  );
  const finding = page.locator('[data-finding="not-16k"]');
  await expect(finding).toContainText('lib/arm64-v8a/libnothing.so');
  await expect(finding.getByRole('link', {name: 'More about it'})).toHaveAttribute(
    'href',
    /\/16-kb-page-size#fix$/,
  );
  await page.getByText(/^SDK and networks: \d+$/).click();
  await expect(page.getByRole('row', {name: /AdMob/}).first()).toBeVisible();
  await page.getByText(/^Native libraries: \d+$/).click();
  await expect(page.getByRole('row', {name: /armeabi-v7a/})).toContainText(
    'Not required for 32-bit code',
  );
  await settled(page);
  // The inspector's own scripts come now; nothing goes out.
  expectKept(/secret-game|ünïcode|com\.example|libnothing/);
});

test('reads bundles and apps for iOS, one after the other, and says in one sentence what is none', async ({
  page,
}) => {
  await open(page, address);
  await choose(page, 'a.aab', aab());
  await expect(verdict(page)).toContainText('a.aab');
  await expect(page.getByText(/^Native libraries: \d+$/)).toBeVisible();
  const whole = apk();
  for (const [name, data, said] of [
    [
      'renamed.apk',
      Buffer.from('just a text'),
      'renamed.apk isn’t a zip archive, so it isn’t an app',
    ],
    ['empty.ipa', Buffer.alloc(0), 'empty.ipa is empty.'],
    ['cut.apk', whole.subarray(0, whole.length / 2), 'cut.apk is incomplete or damaged'],
    ['<img src=x onerror="document.title=1">.apk', Buffer.from('PK'), 'onerror='],
    // Not judged.
    [
      'bomb.apk',
      apk({more: [{name: 'assets/bomb', data: Buffer.alloc(1), size: 2 ** 31}]}),
      'couldn’t be read: assets/bomb',
    ],
  ] as const) {
    await choose(page, name, data);
    await expect(verdict(page)).toContainText(said);
  }
  await expect(page).not.toHaveTitle('1');
  await choose(page, 'b.ipa', ipa());
  await expect(verdict(page)).toContainText('b.ipa');
  await expect(page.getByText(/^Frameworks: \d+$/)).toBeVisible();
  await expect(page.getByText(/^Native libraries: \d+$/)).toBeHidden();
});

test('takes a file that is dropped anywhere on the page', async ({page}) => {
  await open(page, address);
  // The tool's own script comes when something is dragged over it.
  await page.locator('.markdown [data-tool]').hover();
  const transfer = await page.evaluateHandle((base64) => {
    const held = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    held.items.add(new File([bytes], 'dropped.apk'));
    return held;
  }, apk().toString('base64'));
  await expect(async () => {
    await page.dispatchEvent('h1', 'drop', {dataTransfer: transfer});
    await expect(verdict(page)).toContainText('dropped.apk', {timeout: 2000});
  }).toPass();
});

test('can be cancelled, by keyboard', async ({page}) => {
  await open(page, address);
  // The worker never gets to answer.
  await page.route(/app-inspector-worker/, () => undefined);
  await choose(page, 'slow.apk', apk());
  await expect(verdict(page)).toContainText('Reading slow.apk.');
  await page.getByRole('button', {name: 'Cancel'}).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', {name: 'Cancel'})).toBeHidden();
  await expect(page.getByRole('button', {name: 'Choose a file'})).toBeFocused();
  await expect(verdict(page)).toBeEmpty();
  await page.unroute(/app-inspector-worker/);
  await choose(page, 'again.apk', apk());
  await expect(verdict(page)).toContainText('again.apk');
});

test('can be tried again when its script does not come', async ({page, guard}) => {
  guard.tolerateMessage(/Failed to load resource|app-inspector-worker/);
  await open(page, address);
  await page.route(/app-inspector-worker/, (route) => route.abort());
  await choose(page, 'late.apk', apk());
  await expect(page.getByText('What reads the file could not be loaded.')).toBeVisible();
  await page.unroute(/app-inspector-worker/);
  await page.getByRole('alert').getByRole('button').click();
  await expect(verdict(page)).toContainText('late.apk');
});

test('is accessible with a result, in dark Russian @phone', async ({page}) => {
  await preferTheme(page, 'dark');
  await open(page, `/ru${address}`);
  await choose(
    page,
    'game.apk',
    apk({xml: manifest({application: {debuggable: true}}), code: {...classes}}),
  );
  await expect(verdict(page)).toContainText('Ошибок: 1.');
  for (const fold of await page.locator('.markdown summary').all()) {
    await fold.click();
  }
  await expectAccessible(page);
});

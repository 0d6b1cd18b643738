import {
  expect,
  expectAccessible,
  open,
  preferTheme,
  test,
  widerThanWindow,
  type Page,
} from './support';

/** Markup that would show itself if a tool ever took text for markup. */
const HOSTILE = '<img src=x onerror=alert(1)>';
/** Nothing in it where a line could break. */
const UNBROKEN = 'wwwwwwwwww'.repeat(12);

interface Tool {
  name: string;
  address: string;
  /** Gives the tool something to complain about. */
  use: (page: Page) => Promise<void>;
  /** What then tells that it has answered. */
  answer: (page: Page) => ReturnType<Page['locator']>;
}

const paste = (text: string) => (page: Page) =>
  page.locator('article').getByRole('textbox').last().fill(text);
/** The file goes in the first field there, a list to merge with it in the second. */
const pasteAppAds = (text: string) => (page: Page) =>
  page.locator('article').getByRole('textbox').first().fill(text);
const findings = (page: Page) => page.locator('article li[data-level]');

const tools: Tool[] = [
  {
    name: 'the check of Info.plist',
    address: '/ios/get-started',
    use: paste(
      `<plist><dict><key>GADApplicationIdentifier</key><string>${UNBROKEN}</string><key>FacebookAppID</key><string>1</string><key>SKAdNetworkItems</key><array><string>&lt;img src=x&gt;</string></array></dict></plist>`,
    ),
    answer: findings,
  },
  {
    name: 'the log helper',
    address: '/faq-and-troubleshooting/troubleshooting',
    use: paste(
      `${HOSTILE}\nDuplicate class ${UNBROKEN}\ncannot be smaller than version 23\nGradle build failed.`,
    ),
    answer: findings,
  },
  {
    name: 'the check of app-ads.txt',
    address: '/advanced/app-ads',
    use: pasteAppAds(`${HOSTILE}, 1, DIRECT\n${UNBROKEN}\nvungle.com, 1, direct,\nFOO=1`),
    answer: findings,
  },
  {
    name: 'the builder',
    address: `/ios/advanced/configure-mediated-networks?networks=admob,${encodeURIComponent(UNBROKEN + HOSTILE)}&services=adjust,appsflyer&admob=${encodeURIComponent(HOSTILE)}`,
    use: () => Promise.resolve(),
    answer: findings,
  },
  {
    name: 'the adapter table, filtered',
    address: '/android/advanced/configure-mediated-networks',
    use: (page) => page.getByRole('searchbox').fill('level'),
    answer: (page) => page.getByRole('row').filter({hasText: 'LevelPlay'}),
  },
  {
    name: 'the adapter table without a hit',
    address: '/android/advanced/configure-mediated-networks',
    use: (page) => page.getByRole('searchbox').fill(HOSTILE),
    answer: (page) =>
      page.locator('.markdown [role=status]').filter({hasText: /No row|Такой строки/}),
  },
  {
    name: 'the upgrade helper',
    address: '/ios/upgrade-guide',
    use: async (page) => {
      await page.locator('article select').first().selectOption({index: 2});
    },
    answer: (page) => page.locator('article section').getByRole('listitem'),
  },
  {
    name: 'the request builder',
    address: '/reporting/reporting-api',
    use: async (page) => {
      const form = page.locator('#builder ~ div').first();
      await form.locator('input[placeholder=US]').fill('Germany');
      await form.locator('input[type=date]').last().fill('2020-01-01');
      await form
        .locator('input')
        .nth(2)
        .fill(HOSTILE + UNBROKEN);
    },
    answer: (page) => page.locator('.markdown [role=status] p'),
  },
];

for (const {name, address, use, answer} of tools) {
  test(`${name}, in use, is accessible and fits, in dark Russian @phone, then in light on a desktop`, async ({
    page,
  }) => {
    page.on('dialog', () => {
      throw new Error('pasted text ran as a script');
    });
    await preferTheme(page, 'dark');
    await open(page, `/ru${address}`);
    await use(page);
    await expect(answer(page).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    await expectAccessible(page, {include: 'main'});
    expect(await widerThanWindow(page)).toEqual([]);
    await preferTheme(page, 'light');
    await page.setViewportSize({width: 1280, height: 800});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expectAccessible(page, {
      include: 'main',
      rules: ['color-contrast', 'link-in-text-block'],
    });
    expect(await widerThanWindow(page, [])).toEqual([]);
  });
}

test('a broken file is answered with its line', async ({page}) => {
  await open(page, '/ru/unity/get-started');
  await paste('<!DOCTYPE plist PUBLIC\n"a" "b">\n<plist>\n<dict></plist>')(page);
  await expect(findings(page)).toHaveCount(1);
  await expect(findings(page)).toContainText('Ошибка в строке 4');
  await expect(findings(page)).not.toContainText(/This page contains|rendering of the page/);
});

import {launchOptions} from '../browser';
import {expect, hold, hydrated, notFound, slowDown, test, type Page} from './support';

/**
 * Presses of every kind while the page's files are late or missing: each is done exactly once
 * and nothing typed is lost, at a quarter of the processor's speed.
 */

const BUILDER = '/android/advanced/configure-mediated-networks';
const UPGRADE = '/ios/upgrade-guide';

const CLIENT = /\/js\/(?!search|lost\.).+\.js$/;
const TOOL = /\/js\/integration-builder\.\w+\.js$/;

/** Which files come a few seconds late, or later than the page waits for them. */
const cases: Record<string, {files: RegExp; isVery?: true}> = {
  'the client late': {files: CLIENT},
  'the client very late': {files: CLIENT, isVery: true},
  'a tool late': {files: TOOL},
};

const theme = (page: Page) =>
  page.locator('.navbar').getByRole('button', {name: /Switch between dark and light/});
const guides = (page: Page) => page.getByRole('button', {name: 'SDK Guides'});
const builder = (page: Page) => page.getByRole('region', {name: 'Integration builder'});
const box = (page: Page) =>
  builder(page).getByRole('checkbox', {name: 'Mintegral', exact: true}).first();
const id = (page: Page) => builder(page).getByRole('textbox', {name: /AdMob app ID/});
const groovy = (page: Page) => builder(page).getByRole('tab', {name: 'Groovy'}).first();
const notice = (page: Page) => page.locator('body > .start-notice');
const toolNotice = (page: Page) => page.locator('[data-tool] .start-notice');
const select = (page: Page) => page.locator('article select').first();

/** Does what a reader may do, in the language of the browser's own events. */
async function pressAll(page: Page): Promise<void> {
  await theme(page).click();
  await guides(page).click();
  await box(page).click();
  await groovy(page).click();
  await id(page).click();
  await page.keyboard.type('ca-app-pub-42~1');
  await page.keyboard.press('ArrowLeft');
}

/** All of it was done once. */
async function expectAll(page: Page): Promise<void> {
  await expect(builder(page)).not.toContainText('networks:mintegral');
  await expect(box(page)).not.toBeChecked();
  await expect(builder(page)).toContainText('ca-app-pub-42~1');
  await expect(id(page)).toHaveValue('ca-app-pub-42~1');
  await expect(groovy(page)).toHaveAttribute('aria-selected', 'true');
  await expect(theme(page)).toHaveAccessibleName(/currently light/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
  await expect(toolNotice(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-lost');
}

test.use({
  startsAtOnce: false,
  launchOptions: {...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']},
});
test.beforeEach(({guard}) => {
  guard.tolerateMessage(/^error: Failed to load resource/);
  guard.tolerateMessage(/^warning: \[tool\] could not be loaded/);
});
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [name, {files, isVery}] of Object.entries(cases)) {
  test(`all is done once, and what is typed stays: ${name}`, async ({page}) => {
    const arrive = await hold(page, files);
    if (isVery) {
      await page.clock.install();
    }
    await page.goto(BUILDER, {waitUntil: 'commit'});
    await pressAll(page);
    // Its scripts are its own, but for what it shares with the client.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('banner');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('banner');
    await page.keyboard.press('Escape');
    if (isVery) {
      // Longer than any file is waited for.
      await page.clock.fastForward(25_000);
      await expect(notice(page)).toBeVisible();
      await expect(id(page)).toHaveValue('ca-app-pub-42~1');
    }
    await slowDown(page, 4);
    arrive();
    await hydrated(page);
    await expectAll(page);
    await expect(id(page)).toBeFocused();
    await slowDown(page, 1);
    await theme(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    await expect(box(page)).not.toBeChecked();
  });
}

test('a choice stays', async ({page}) => {
  const arrive = await hold(page, CLIENT);
  await page.goto(UPGRADE, {waitUntil: 'commit'});
  const value = await select(page).locator('option').last().innerText();
  await select(page).selectOption(value);
  arrive();
  await hydrated(page);
  await expect(select(page)).toHaveValue(value);
  await expect(page).toHaveURL(UPGRADE);
});

for (const [name, file] of Object.entries({
  'the client': /\/js\/main\.\w+\.js$/,
  'one of the page’s own files': /\/js\/(?!(?:main|runtime|react|search|lost)\.)[^/]+\.js$/,
})) {
  test(`what was filled in outlives ${name}, and Retry uses it`, async ({page}) => {
    await slowDown(page, 4);
    const lose = await hold(page, file, notFound);
    await page.goto(BUILDER, {waitUntil: 'commit'});
    await pressAll(page);
    lose();
    await expect(notice(page)).toBeVisible();
    await expect(id(page)).toHaveValue('ca-app-pub-42~1');
    await page.unroute(file);
    await notice(page)
      .getByText(/^(?:Retry|Reload)$/)
      .click();
    await hydrated(page);
    await slowDown(page, 1);
    await expect(id(page)).toHaveValue('ca-app-pub-42~1');
    await expect(builder(page)).toContainText('ca-app-pub-42~1');
    await expect(box(page)).not.toBeChecked();
    await expect(builder(page)).not.toContainText('networks:mintegral');
    await expect(groovy(page)).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    await expect(notice(page)).toHaveCount(0);
  });
}

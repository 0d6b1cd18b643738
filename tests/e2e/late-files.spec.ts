import {launchOptions} from '../../checks/lib/browser';
import {expect, hold, hydrated, notFound, slowDown, test, type Page} from './support';

/**
 * Presses of every kind while the page's files are late or missing: each is done exactly once
 * and nothing typed is lost, at a quarter of the processor's speed.
 */

const BUILDER = '/android/advanced/configure-mediated-networks';
const UPGRADE = '/ios/upgrade-guide';

const EFFECTS = /\/js\/start\.\w+\.js$/;
const CLIENT = /\/js\/(?!start\.|search).+\.js$/;
const TOOL = /\/js\/(?:integration-builder|upgrade-helper)\.\w+\.js$/;

/** How long files take: a few seconds, longer than the page waits for them, or for ever. */
type Delay = 'late' | 'very late' | 'missing';

interface Case {
  effects?: Delay;
  client?: Exclude<Delay, 'missing'>;
  /** Of the client's files, only those are late. */
  files?: RegExp;
  /** Differs from another case only from when the client comes: the processor is slow from then on. */
  slowThen?: true;
}

const cases: Record<string, Case> = {
  'effects late': {effects: 'late'},
  'effects very late': {effects: 'very late'},
  'effects missing': {effects: 'missing'},
  'client late': {client: 'late'},
  'client very late': {client: 'very late', slowThen: true},
  'both late': {effects: 'late', client: 'late'},
  'both very late': {effects: 'very late', client: 'very late', slowThen: true},
  'effects missing and the client late': {effects: 'missing', client: 'late', slowThen: true},
  'a tool late': {client: 'late', files: TOOL},
};

/** Holds files back as the case says; what is returned lets the effects, or the client, come. */
async function delay(page: Page, {effects, client, files = CLIENT, slowThen}: Case) {
  if (effects === 'missing') {
    await page.route(EFFECTS, notFound);
  }
  const effectsCome = effects && effects !== 'missing' ? await hold(page, EFFECTS) : null;
  const release = client ? await hold(page, files) : null;
  if (!slowThen) {
    await slowDown(page, 4);
  }
  const clientComes = async (): Promise<void> => {
    if (slowThen) {
      await slowDown(page, 4);
    }
    release?.();
  };
  return {effectsCome, clientComes};
}

const theme = (page: Page) => page.getByRole('button', {name: /Switch between dark and light/});
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

const isVery = ({effects, client}: Case) => [effects, client].includes('very late');

test.use({
  startsAtOnce: false,
  launchOptions: {...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache']},
});
test.beforeEach(({guard}) => {
  guard.tolerateMessage(/^error: Failed to load resource/);
  guard.tolerateMessage(/^warning: \[tool\] could not be loaded/);
});
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

for (const [name, one] of Object.entries(cases)) {
  test(`all is done once, and what is typed stays: ${name}`, async ({page}) => {
    const {effectsCome, clientComes} = await delay(page, one);
    if (isVery(one)) {
      await page.clock.install();
    }
    await page.goto(BUILDER, {waitUntil: 'commit'});
    await pressAll(page);
    if (!one.files) {
      // Its scripts are its own, but for what it shares with the client.
      await page.keyboard.press('Control+k');
      await page.keyboard.type('banner');
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('banner');
      await page.keyboard.press('Escape');
    }
    if (isVery(one)) {
      // Longer than any file is waited for.
      await page.clock.fastForward(25_000);
    }
    if (one.client === 'very late' && !one.files) {
      await expect(notice(page)).toBeVisible();
      await expect(id(page)).toHaveValue('ca-app-pub-42~1');
    }
    await clientComes();
    await hydrated(page);
    await expectAll(page);
    await expect(id(page)).toBeFocused();
    await slowDown(page, 1);
    effectsCome?.();
    // What comes too late does nothing twice.
    await theme(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    await expect(box(page)).not.toBeChecked();
    await page.locator('.menu a:visible').last().click();
    await expect(page).not.toHaveURL(/configure-mediated-networks/);
  });

  // Whatever becomes of the effects, which show no change of a field.
  if (!one.effects) {
    test(`a choice stays: ${name}`, async ({page}) => {
      const {clientComes} = await delay(page, one);
      await page.goto(UPGRADE, {waitUntil: 'commit'});
      const value = await select(page).locator('option').last().getAttribute('value');
      await select(page).selectOption(value);
      await clientComes();
      await hydrated(page);
      await expect(select(page)).toHaveValue(value ?? '');
      await expect(page).toHaveURL(UPGRADE);
    });
  }
}

for (const [name, file] of Object.entries({
  'the client': /\/js\/main\.\w+\.js$/,
  'one of the page’s own files': /\/js\/p\w+\.\w+\.js$/,
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

test('a field in use neither moves nor blinks while the client and its tool take over', async ({
  page,
}) => {
  const {clientComes} = await delay(page, {client: 'late'});
  await page.goto(BUILDER, {waitUntil: 'commit'});
  await id(page).click();
  await page.keyboard.type('ca-app-pub-42~1');
  await page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, {frames});
    const note = (): void => {
      const {tagName, value} = document.activeElement as HTMLInputElement;
      const {left, top} = (document.activeElement as Element).getBoundingClientRect();
      frames.push(`${tagName} ${value} ${Math.round(left)} ${Math.round(top)}`);
    };
    // An observer of sizes is called after all that the page does before a frame.
    const probe = document.documentElement.appendChild(document.createElement('canvas'));
    probe.style.position = 'fixed';
    new ResizeObserver(note).observe(probe);
    const look = (): void => {
      probe.width = probe.width === 1 ? 2 : 1;
      requestAnimationFrame(look);
    };
    look();
  });
  await clientComes();
  await hydrated(page);
  await expect(builder(page)).toContainText('ca-app-pub-42~1');
  await page.waitForTimeout(1000);
  const frames = await page.evaluate(() => (window as unknown as {frames: string[]}).frames);
  expect(frames.length).toBeGreaterThan(20);
  expect([...new Set(frames)]).toEqual([expect.stringMatching(/^INPUT ca-app-pub-42~1 /)]);
});

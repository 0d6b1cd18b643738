import {factsOf, latestVersion} from '@help-center/sdk-data/releases';
import {
  chooseFiles,
  expect,
  expectAccessible,
  open,
  preferTheme,
  settled,
  test,
  watchTraffic,
  widerThanWindow,
  type Page,
} from './support';

const ANDROID = '/android/upgrade-guide';
const {bundle, core, minSdk} = factsOf('android', latestVersion('android'))?.facts ?? {};
const SECRET = 'com.example.secretgame';
const SETTINGS = `dependencyResolutionManagement {
    repositories {
        google()
        maven { url 'https://artifactory.appodeal.com/appodeal' }
    }
}
`;
const BUILD = `apply plugin: 'com.android.application'

android {
    namespace '${SECRET}'
    defaultConfig {
        minSdk 21
    }
}

dependencies {
    implementation 'com.appodeal.ads:sdk:3.6.0.0' // ads
}
`;

const tool = (page: Page) =>
  page.getByRole('region', {name: /Patch for build files|Патч файлов сборки/});
const summary = (page: Page) => tool(page).getByRole('status');

const choose = (page: Page, files: Readonly<Record<string, string | Buffer>>) =>
  chooseFiles(page, tool(page).getByRole('button', {name: /Choose files|Выберите файлы/}), files);

test('files come back changed, and no request carries anything of them', async ({page}) => {
  await open(page, ANDROID);
  await settled(page);
  const expectKept = watchTraffic(page);
  await choose(page, {'settings.gradle': SETTINGS, 'build.gradle': BUILD});
  await expect(summary(page)).toContainText(`Changed files for ${latestVersion('android')}: 1.`);
  const diff = tool(page).locator('pre').first();
  await expect(diff).toContainText('--- a/build.gradle');
  await expect(diff).toContainText(`+    implementation '${bundle ?? core}'`);
  await expect(diff).toContainText(`+        minSdk ${minSdk}`);
  await tool(page).locator('summary').click();
  await expect(tool(page).locator('details pre')).toContainText(`namespace '${SECRET}'`);
  await settled(page);
  // The tool's own scripts come now; nothing goes out.
  expectKept(/secretgame/);
  expect(await widerThanWindow(page)).toEqual([]);
});

test('says why a file was not read, and what is left to the reader', async ({page}) => {
  await open(page, '/unity/upgrade-guide');
  await choose(page, {
    'manifest.json': '{"dependencies": {"com.appodeal.mediation": "file:../here"}}',
    'notes.md': 'text',
    'ProjectSettings.asset': Buffer.from([0xff, 0x00, 0x01]),
    'AppodealDependencies.xml': 'x'.repeat(1_000_001),
  });
  await expect(summary(page)).toContainText('Nothing can be changed for you here.');
  await expect(summary(page)).toContainText('notes.md isn’t a file that an upgrade changes.');
  await expect(summary(page)).toContainText('ProjectSettings.asset isn’t text in UTF-8');
  await expect(summary(page)).toContainText('AppodealDependencies.xml is larger than 1 MB');
  await expect(tool(page)).toContainText('Packages/manifest.json:1');
});

test('is worked by keyboard and by dropping; a file that goes takes its change with it', async ({
  page,
}) => {
  await open(page, ANDROID);
  const button = tool(page).getByRole('button', {name: 'Choose files'});
  const remove = tool(page).getByRole('button', {name: /^Remove .+\.gradle$/});
  const removeByKey = async () => {
    await remove.focus();
    await page.keyboard.press('Enter');
    await expect(summary(page)).toBeEmpty();
    await expect(button).toBeFocused();
  };
  // Asked for early: it takes the browser a moment to hand choosers over.
  const choosing = page.waitForEvent('filechooser');
  await button.focus();
  await page.keyboard.press('Enter');
  const chooser = await choosing;
  await chooser.setFiles({
    name: 'build.gradle',
    mimeType: 'text/plain',
    buffer: Buffer.from(BUILD),
  });
  await expect(summary(page)).toContainText('Changed files');
  await removeByKey();

  const transfer = await page.evaluateHandle((text) => {
    const held = new DataTransfer();
    held.items.add(new File([text], 'build.gradle'));
    return held;
  }, BUILD);
  await tool(page).dispatchEvent('drop', {dataTransfer: transfer});
  await expect(summary(page)).toContainText('Changed files');
  await removeByKey();

  const others = Array.from({length: 70}, (_, index) => [`m${index}.gradle`, '']);
  await choose(page, {...Object.fromEntries(others), 'z.gradle': BUILD} as Record<string, string>);
  await expect(summary(page)).toHaveText(/Changed files for [\d.]+: 1\./);
  await expect(remove).toHaveCount(71);
});

test('can be tried again when its script does not come', async ({page, guard}) => {
  guard.tolerateMessage(/Failed to load resource|build-file-patch-worker/);
  await open(page, ANDROID);
  await page.route(/build-file-patch-worker/, (route) => route.abort());
  await choose(page, {'build.gradle': BUILD});
  await expect(tool(page)).toContainText('What changes the files could not be loaded.');
  await page.unroute(/build-file-patch-worker/);
  await tool(page).getByRole('alert').getByRole('button').click();
  await expect(summary(page)).toContainText('Changed files');
});

test('is accessible with a result, in dark Russian @phone', async ({page}) => {
  await preferTheme(page, 'dark');
  await open(page, `/ru${ANDROID}`);
  await choose(page, {'build.gradle': BUILD});
  await expect(summary(page)).toContainText('Изменённые файлы');
  await tool(page).locator('summary').click();
  await expectAccessible(page);
});

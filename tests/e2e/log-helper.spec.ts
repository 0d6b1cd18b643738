import {apk} from '@help-center/app-inspector/sample-apps';
import {chooseFiles, expect, hosts, open, test} from './support';

const address = '/faq-and-troubleshooting/troubleshooting';
const log = `> Task :launcher:checkReleaseDuplicateClasses FAILED
java.lang.RuntimeException: Duplicate class com.unity3d.ads.BuildConfig found in modules a.jar (:UnityAds:) and b.jar
CommandInvokationFailure: Gradle build failed.
<img src=x onerror="document.title='taken over'">`;

test('a pasted log leads to the fix, and nothing is sent', async ({page}) => {
  await open(page, address);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('Duplicate')) {
      sent.push(request.url());
    }
  });
  await page.getByRole('textbox', {name: 'Paste your build log or device log'}).fill(log);
  const results = page.locator('li[data-signature]');
  await expect(results).toHaveCount(1);
  await expect(results.first()).toContainText('Line 2');
  await expect(page).not.toHaveTitle('taken over');
  await results.first().getByRole('link').click();
  await expect(page).toHaveURL(`${hosts.site}${address}/unity-common-issues/unity-ads-duplicates`);
  expect(sent).toEqual([]);
});

test('a link to what was found holds ids only, and shows the same errors', async ({page}) => {
  await open(page, address);
  await page.getByRole('textbox', {name: /build log/}).fill(log);
  const results = page.locator('li[data-signature]');
  await expect(results).toHaveCount(1);
  const ids = await results.evaluateAll((items) =>
    items.map((item) => item.getAttribute('data-signature')),
  );
  const link = page.locator('code').filter({hasText: '?errors='});
  await expect(link).toHaveText(`${hosts.site}${address}?errors=${ids.join(',')}#log-helper`);
  await page.goto((await link.textContent()) as string);
  await expect(results).toHaveCount(1);
  await expect(results.first()).toHaveAttribute('data-signature', ids[0] as string);
  await expect(results.first()).not.toContainText('Line 2');
});

test('each file opens in the tool that reads it', async ({page}) => {
  await open(page, address);
  const button = page.getByRole('button', {name: 'Choose a file', exact: true}).first();
  await chooseFiles(page, button, {'game.apk': apk()});
  await expect(page.getByRole('status').filter({hasText: 'for another tool'})).toBeVisible();
  await expect(page.getByText(/^SDK and networks: \d+$/)).toBeVisible();

  const build = "dependencies { implementation 'com.appodeal.ads:sdk:3.6.0.0' }";
  await chooseFiles(page, button, {'build.gradle': build});
  await expect(page.getByRole('region', {name: 'Patch for build files'})).toContainText(
    'Changed files',
  );

  await chooseFiles(page, button, {'build.txt': log});
  await expect(page.locator('li[data-signature]')).toHaveCount(1);
  await expect(page.getByRole('region', {name: 'Patch for build files'})).toBeHidden();
});

test('a build file that is pasted isn’t read as a log', async ({page}) => {
  await open(page, address);
  const podfile = "platform :ios, '15.0'\ntarget 'App' do\n  pod 'Appodeal', '3.6.0'\nend\n";
  await page.getByRole('textbox', {name: /build log/}).fill(podfile);
  await expect(page.getByRole('region', {name: 'Patch for build files'})).toContainText('Podfile');
});

test('a megabyte of hostile text holds no field up', async ({page}) => {
  const hostile = '<'.repeat(1_000_000);
  await open(page, address);
  await page.getByRole('textbox', {name: /build log/}).fill(hostile);
  await expect(page.getByRole('status').filter({hasText: 'No known error'})).toBeVisible();
  await open(page, '/android/get-started');
  await page.getByRole('textbox', {name: /Paste your AndroidManifest/}).fill(hostile);
  await expect(page.getByText('far larger than a manifest')).toBeVisible();
  await open(page, '/advanced/app-ads');
  await page.getByRole('textbox', {name: 'Paste your app-ads.txt'}).fill(hostile);
  await expect(page.getByRole('status').filter({hasText: 'Problems found: 1.'})).toBeVisible();
  // Typed by the browser's own means, thousands of lines take it longer than the page.
  await page
    .getByRole('textbox', {name: /Paste a new list/})
    .evaluate((field: HTMLTextAreaElement, text) => {
      field.setRangeText(text);
      field.dispatchEvent(new Event('input', {bubbles: true}));
    }, 'a.com, 1, DIRECT\n'.repeat(50_000));
  await expect(page.getByText('Lines added: 1. Already in your file: 49999.')).toBeVisible();
  await expect(page.getByText('too long to show here')).toBeVisible();
  await open(page, '/reporting/reporting-api');
  await page.getByRole('textbox', {name: /App key/}).fill(hostile);
  await expect(page.getByText('The text in a field is too long')).toBeVisible();
});

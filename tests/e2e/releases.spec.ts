import {latestVersion, releaseAnchor, releasesOf} from '@help-center/sdk-data/releases';
import {feedFormats, feedPath} from '../../config/feeds';
import {platforms} from '../../config/platforms';
import {expect, hosts, open, test} from './support';

for (const platform of platforms) {
  test(`${platform}: the deprecation page completes its address`, async ({page}) => {
    for (const prefix of ['', '/ru']) {
      const address = `${hosts.site}${prefix}/${platform}/sdk-deprecation-policy`;
      await open(page, `${address}?from=mail#timetable`);
      await expect(page).toHaveURL(`${address}?from=mail&timetable-platform=${platform}#timetable`);
    }
  });

  test(`${platform}: a platform in the address opens its timetable`, async ({page}) => {
    const other = platforms.find((name) => name !== platform) as string;
    const address = `/${platform}/sdk-deprecation-policy?timetable-platform=${other}`;
    await open(page, address);
    await expect(page).toHaveURL(hosts.site + address);
    await expect(page.locator('.timetable-tabs').getByRole('tab', {selected: true})).toHaveText(
      {android: /Android/, ios: /iOS/, unity: /Unity/}[other] as RegExp,
    );
  });
}

for (const platform of platforms) {
  test(`${platform}: the changelog names every release and announces feeds that exist`, async ({
    page,
    request,
  }) => {
    await open(page, `/${platform}/changelog#${releaseAnchor(latestVersion(platform))}`);
    for (const {version} of releasesOf(platform)) {
      await expect(page.locator(`#${releaseAnchor(version)}`)).toContainText(version);
    }
    await expect(
      page.locator(
        'head link[rel="alternate"][type*="feed"], head link[rel="alternate"][type$="xml"]',
      ),
    ).toHaveCount(feedFormats.length * 2);
    for (const {id} of feedFormats) {
      const feed = await request.get(hosts.site + feedPath(platform, id));
      expect(feed.ok()).toBe(true);
      expect(await feed.text()).toContain(`/${platform}/changelog#`);
    }
  });
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const platform of platforms) {
    test(`${platform}: the timetable of the page's platform is there`, async ({page}) => {
      await page.goto(`${hosts.site}/${platform}/sdk-deprecation-policy`);
      await expect(
        page
          .getByRole('row')
          .filter({hasText: latestVersion(platform)})
          .first(),
      ).toBeVisible();
    });
  }
});

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

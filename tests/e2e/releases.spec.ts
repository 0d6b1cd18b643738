import {platforms} from '../../config/platforms';
import {expect, hosts, test} from './support';

test.use({startsAtOnce: false});

test('the deprecation page completes its address, and opens the timetable that it names', async ({
  page,
}) => {
  for (const [index, platform] of platforms.entries()) {
    for (const prefix of ['', '/ru']) {
      const address = `${hosts.site}${prefix}/${platform}/sdk-deprecation-policy`;
      await page.goto(`${address}?from=mail#timetable`);
      await expect(page).toHaveURL(`${address}?from=mail&timetable-platform=${platform}#timetable`);
    }
    const other = platforms[(index + 1) % platforms.length] as typeof platform;
    const address = `/${platform}/sdk-deprecation-policy?timetable-platform=${other}`;
    await page.goto(address);
    await expect(page).toHaveURL(hosts.site + address);
    await expect(page.locator('.timetable-tabs').getByRole('tab', {selected: true})).toHaveText(
      {android: /Android/, ios: /iOS/, unity: /Unity/}[other],
    );
  }
});

import {expect, expectAccessible, open, test} from './support';

const builder = {
  android: '/android/advanced/configure-mediated-networks',
  ios: '/ios/advanced/configure-mediated-networks',
  unity: '/unity/advanced/appodeal-plugin-manager',
};

test.describe('integration builder', () => {
  test('a choice changes the files, lives in the address and survives a reload', async ({page}) => {
    await open(page, builder.android);
    const tool = page.getByRole('region', {name: 'Integration builder'});
    await tool.getByRole('checkbox', {name: 'Vungle (Liftoff)'}).uncheck();
    await expect(tool).not.toContainText('networks:vungle:');
    await expect(page).toHaveURL(/networks=/);
    await page.reload();
    await expect(tool.getByRole('checkbox', {name: 'Vungle (Liftoff)'})).not.toBeChecked();
    await expect(tool).not.toContainText('networks:vungle:');
  });

  test('checks the set: deployment target, AdMob id, contradictions', async ({page}) => {
    await open(page, `${builder.ios}?networks=admob,ironsource&services=adjust,appsflyer`);
    const tool = page.getByRole('region', {name: 'Integration builder'});
    await expect(tool).toContainText(
      'On iOS, the set needs a deployment target of 13.0 or higher.',
    );
    await expect(tool).toContainText('sample AdMob app ID');
    await expect(tool).toContainText('Most apps need only one of them');
    await tool.getByLabel('AdMob app ID (optional)').fill('ca-app-pub-1234567890123456/1234567890');
    await expect(tool).toContainText('is an ad unit ID');
    await tool.getByLabel('AdMob app ID (optional)').fill('ca-app-pub-1234567890123456~1234567890');
    await expect(tool).toContainText('ca-app-pub-1234567890123456~1234567890');
    await expect(tool).not.toContainText('is an ad unit ID');
  });

  test('says what a network needs beside it, and that a set is empty', async ({page}) => {
    await open(page, `${builder.android}?networks=admob,meta&services=none&admob=%01`);
    const tool = page.getByRole('region', {name: 'Integration builder'});
    await expect(tool).toContainText('Meta Audience Network bids through BidMachine');
    await expect(tool).toContainText('is not an AdMob app ID');
    await expect(tool).toContainText('ca-app-pub-3940256099942544~3347511713');
    await expect(tool).not.toContainText('AD_SERVICES_CONFIG');
    await tool.getByRole('checkbox', {name: 'BidMachine'}).check();
    await expect(tool).not.toContainText('bids through');
    await expect(tool).toContainText('io.bidmachine:ads.networks.meta_audience');

    await open(page, `/ru${builder.ios}?networks=none&services=none&ads=none`);
    await expect(page.getByRole('region', {name: 'Конструктор интеграции'})).toContainText(
      'Ничего не выбрано',
    );
  });

  test('the choice goes along when the platform is switched', async ({page}) => {
    await open(
      page,
      `${builder.android}?networks=vungle,mintegral&language=java&admob=ca-app-pub-1234567890123456~1234567890`,
    );
    await page
      .getByRole('navigation', {name: 'This topic on other platforms'})
      .getByRole('link', {name: 'iOS'})
      .click();
    await expect(page).toHaveURL(/\/ios\/.*networks=vungle(,|%2C)mintegral$/);
    const tool = page.getByRole('region', {name: 'Integration builder'});
    await expect(tool).toContainText('APDVungleAdapter');
    await expect(tool).not.toContainText('APDPangleAdapter');
  });
});

test.describe('integration builder in get-started', () => {
  for (const platform of ['android', 'ios', 'unity'] as const) {
    // Between them on both widths.
    const width = platform === 'ios' ? ' @phone' : '';
    test(`${platform}: a choice leads to the whole builder and is accessible${width}`, async ({
      page,
    }) => {
      await open(page, `/${platform}/get-started`);
      const tool = page.getByRole('region', {name: 'Integration builder'});
      await tool.getByText('Other files of this set').click();
      await tool.getByText('Ad networks').first().click();
      await tool.getByRole('checkbox', {name: 'Mintegral', exact: true}).uncheck();
      await expect(tool).toContainText(
        platform === 'unity' ? 'AdMob is in the set' : 'Google’s sample AdMob app ID',
      );
      await expect(tool).not.toContainText(/mintegral-adapter|APDMintegralAdapter/i);
      // The bar of a phone lies over what has scrolled under it.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page, {include: 'main'});
      await tool.getByRole('link', {name: 'Open this set on its own page'}).click();
      await expect(page).toHaveURL(/networks=/);
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/Get started/);
      await expect(
        page
          .getByRole('region', {name: 'Integration builder'})
          .getByRole('checkbox', {name: 'Mintegral', exact: true}),
      ).not.toBeChecked();
    });
  }

  test('by keyboard, with the choice kept on the other platforms', async ({page}) => {
    await open(page, '/android/get-started');
    const tool = page.getByRole('region', {name: 'Integration builder'});
    const group = tool.locator('summary').filter({hasText: 'Services'});
    await group.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(tool.getByRole('button', {name: /^None.*Services$/})).toBeFocused();
    await page.keyboard.press('Space');
    await expect(group).toContainText('0 of');
    await expect(page).toHaveURL(/services=none/);
    await page
      .getByRole('navigation', {name: 'This topic on other platforms'})
      .getByRole('link', {name: 'iOS'})
      .click();
    await expect(page).toHaveURL(/\/ios\/get-started\?.*services=none/);
    await expect(page.getByRole('region', {name: 'Integration builder'})).not.toContainText(
      'APDAdjustAdapter',
    );
  });
});

test('the adapter table filters its rows and says how many are left', async ({page}) => {
  await open(page, builder.ios);
  await page.getByLabel('Filter the table').fill('levelplay');
  await expect(page.getByText('Rows: 1')).toBeVisible();
  await expect(page.getByRole('row', {name: /APDPangleAdapter/})).toHaveCount(0);
  await page.getByLabel('Filter the table').fill('');
  await expect(page.getByRole('row', {name: /APDPangleAdapter/})).toBeVisible();
});

import {expectAccessible, expect, hold, open, preferTheme, test} from './support';

const LOCK = `PODS:
  - APDFirebaseAdapter (3.5.0.0):
    - Firebase/Core (~> 11.8.1)
  - Appodeal (3.5.0)
  - Firebase/Core (11.8.1)
  - Firebase/Messaging (11.8.1)

DEPENDENCIES:
  - APDFirebaseAdapter (= 3.5.0.0)
  - Appodeal (= 3.5.0)
  - Firebase/Messaging (~> 11.8)

COCOAPODS: 1.16.2
`;

test.describe('what fits my project', () => {
  test('answers what is typed, and keeps it in the address @both', async ({page}) => {
    await open(page, '/what-fits');
    await page.getByLabel('minSdk').fill('21');
    await expect(
      page.getByText('The newest release for Android that fits is 3.6.0.'),
    ).toBeVisible();
    await expect(
      page.getByText('3.7.0 needs minSdk 23; you have 21. Raise minSdk to 23.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/\?platform=android&has=minSdk%3D21$/);
    await page.reload();
    await expect(page.getByLabel('minSdk')).toHaveValue('21');
    await expect(
      page.getByText('The newest release for Android that fits is 3.6.0.'),
    ).toBeVisible();
  });

  test('names the adapter in the way, and asks again without it', async ({page}) => {
    await open(page, '/what-fits?platform=ios&has=Firebase%2FCore%3D12.4.0');
    await expect(page.getByText('No release for iOS fits.')).toBeVisible();
    await expect(
      page.getByText('APDFirebaseAdapter 3.7.0.0 pins Firebase/Core ~> 11.10.0; you have 12.4.0.'),
    ).toBeVisible();
    await expect(page.getByText('not judged: 3.8.0').first()).toBeVisible();
    await page.getByRole('button', {name: 'Ask again without APDFirebaseAdapter'}).click();
    await expect(page.getByText('The latest release for iOS fits: 3.7.0.')).toBeVisible();
    await expect(page).toHaveURL(/without=APDFirebaseAdapter/);
  });

  test('reads a lock file, in Russian and on a phone @phone', async ({page}) => {
    await open(page, '/ru/what-fits');
    await page.getByLabel('Вставьте ошибку или файл с версиями').fill(LOCK);
    await expect(page.getByText('Прочитано: Podfile.lock.')).toBeVisible();
    await expect(page.getByLabel('Appodeal SDK')).toHaveValue('3.5.0');
    await expect(page.getByText('Самая новая из подходящих версий для iOS: 3.6.0.')).toBeVisible();
    await expect(page.getByText('Укажите APDFirebaseAdapter 3.6.0.0')).toBeVisible();
    await expect(
      page.getByText(
        'APDFirebaseAdapter 3.7.0.0 требует Firebase/Messaging ~> 11.10.0, у вас 11.8.1.',
      ),
    ).toBeVisible();
  });

  test('reads what was pasted before the scripts were there', async ({page}) => {
    const arrive = await hold(page, /\/assets\/js\/main\./);
    // The page has not loaded while a script of its own is held.
    await page.goto('/what-fits', {waitUntil: 'commit'});
    await page
      .getByLabel('Paste an error or a lock file')
      .fill('uses-sdk:minSdkVersion 21 cannot be smaller than version 23 declared in library');
    arrive();
    await expect(page.getByText('3.7.0 needs minSdk 23; you have 21.')).toBeVisible();
  });

  test('says what it does not understand', async ({page}) => {
    await open(page, '/what-fits?platform=unity&has=Foo%3D1&has=unity%3Dnewest');
    await expect(page.getByLabel('Unity editor')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(/Nothing of ours depends on it\. Did you mean/)).toBeVisible();
    await page.getByLabel('Paste an error or a lock file').fill('Hello');
    await expect(page.getByText('No error or file about versions was recognized')).toBeVisible();
  });

  test('works by keyboard alone', async ({page}) => {
    await open(page, '/what-fits');
    await page.getByRole('radio', {name: 'Android'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', {name: 'iOS'})).toBeChecked();
    await expect(page.getByLabel('iOS deployment target')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('iOS deployment target')).toBeFocused();
    await page.keyboard.type('11.0');
    await expect(page.getByText('The newest release for iOS that fits is 3.0.1.')).toBeVisible();
  });

  test('goes on without a network once it was used', async ({page, context, guard}) => {
    await open(page, '/what-fits');
    await page.getByLabel('minSdk').fill('21');
    await expect(
      page.getByText('The newest release for Android that fits is 3.6.0.'),
    ).toBeVisible();
    await expect(page).toHaveURL(/has=minSdk%3D21$/);
    await context.setOffline(true);
    // The browser itself asks for the tab's icons again at each new address.
    guard.tolerateMessage(/ERR_INTERNET_DISCONNECTED.*\/(?:img\/logo\.svg|favicon\.ico)/);
    await page.getByRole('radio', {name: 'iOS'}).check();
    await page.getByLabel('Adjust').fill('4.38.2');
    await expect(page.getByText('The newest release for iOS that fits is 3.5.1.')).toBeVisible();
    await expect(page).toHaveURL(/has=Adjust%3D4\.38\.2$/);
    await context.setOffline(false);
  });

  for (const theme of ['light', 'dark'] as const) {
    test(`is accessible with an answer, ${theme} @both`, async ({page}) => {
      await preferTheme(page, theme);
      await open(page, '/what-fits?platform=ios&sdk=3.5.0&has=ios%3D12.0&has=Adjust%3Dx');
      await expect(
        page.getByText('Why 3.7.0 doesn’t fit').or(page.getByText('One change makes 3.7.0 fit')),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('leads to what fits from guides and from an error', async ({page}) => {
  await open(page, '/ios/upgrade-guide');
  await expect(page.getByRole('link', {name: 'What fits my project'}).first()).toHaveAttribute(
    'href',
    '/what-fits?platform=ios',
  );
  await open(page, '/faq-and-troubleshooting/troubleshooting');
  await page
    .getByLabel('Paste your build log or device log')
    .fill('uses-sdk:minSdkVersion 21 cannot be smaller than version 23 declared in library');
  await expect(
    page
      .locator('li[data-signature="android-minsdk-merger"]')
      .getByRole('link', {name: 'What fits my project'}),
  ).toHaveAttribute('href', '/what-fits?platform=android');
});

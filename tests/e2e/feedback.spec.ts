import {configuredEnvironment} from '../fixtures/builds';
import {expect as connectedExpect, test as connected} from './connected';
import {expect, expectAccessible, hosts, open, test, type Page} from './support';

/** Whether a page was helpful: asked only where somebody hears the answer. */

const question = (page: Page) => page.getByRole('group', {name: 'Was this page helpful?'});
const reasons = (page: Page) => page.getByRole('group', {name: 'What went wrong?'});

/** What the tag manager's container would count. */
const counted = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window as unknown as {dataLayer: {event?: string}[]}).dataLayer.filter(({event}) =>
      event?.startsWith('page_'),
    ),
  );

test.describe('with a tag manager', () => {
  test.use({baseURL: hosts.configured});
  test.beforeEach(async ({guard, page}) => {
    guard.allowOrigin('https://www.googletagmanager.com');
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({contentType: 'text/javascript', body: ''}),
    );
    expect(configuredEnvironment.GTM_CONTAINER_ID).toBeTruthy();
  });

  test('an answer and a reason are counted, by keyboard too @both', async ({page}) => {
    await open(page, '/android/get-started');
    await question(page).getByRole('button', {name: 'No'}).press('Enter');
    await expect(reasons(page).getByRole('button')).toHaveCount(6);
    // What is asked now is read first.
    await expect(reasons(page).getByText('What went wrong?')).toBeFocused();
    await expectAccessible(page, {include: 'article'});
    await reasons(page).getByRole('button', {name: 'Out of date'}).press('Enter');
    await expect(page.getByText('Thank you.')).toBeFocused();
    expect(await counted(page)).toEqual([
      {event: 'page_feedback', page: '/android/get-started', helpful: 'no'},
      {event: 'page_feedback_reason', page: '/android/get-started', reason: 'outdated'},
    ]);
  });

  test('each page is asked about by itself', async ({page}) => {
    await open(page, '/android/get-started');
    await question(page).getByRole('button', {name: 'Yes'}).click();
    await expect(page.getByText('Thank you.')).toBeVisible();
    await page.getByRole('link', {name: 'Next'}).first().click();
    await expect(page).toHaveURL(/second$/);
    await expect(question(page)).toBeVisible();
    expect(await counted(page)).toHaveLength(1);
  });

  test('pages of the dashboard’s frame do not ask', async ({page}) => {
    await open(page, '/onboarding/welcome');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });
});

test('without a tag manager and a chat nothing is asked', async ({page}) => {
  await open(page, '/android/get-started');
  await expect(question(page)).toHaveCount(0);
});

for (const [language, words] of [
  ['', {no: 'No', reason: 'A sample does not work'}],
  ['/ru', {no: 'Нет', reason: 'Пример не работает'}],
] as const) {
  connected(`a reason opens the chat with the page’s address ${language}`, async ({page}) => {
    const address = `${language}/android/get-started`;
    await open(page, address);
    await connectedExpect(page.locator('#chat-emulator')).toBeVisible();
    await page.getByRole('button', {name: words.no, exact: true}).click();
    await page.getByRole('button', {name: words.reason}).click();
    const calls = () =>
      page.evaluate(() => (window as unknown as {chatCalls: unknown[][]}).chatCalls);
    await connectedExpect
      .poll(calls)
      .toContainEqual([
        'showNewMessage',
        connectedExpect.stringMatching(new RegExp(`^${words.reason}: https?://\\S+${address}\\n$`)),
      ]);
  });
}

import {describe, expect, it} from 'vitest';
import {buildIndex} from './indexing/shards';
import {clientOf, recordsOfHtml, site} from './testing';

const page = (path: string, tag: string, body: string) =>
  recordsOfHtml(
    `<html><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="${tag}">` +
      `<meta name="docusaurus_version" content="current"></head><body><main>${body}</main></body></html>`,
    path,
  );

const latest = ['default', 'docs-default-current', 'docs-ios-current'];

const userId = (code: string): string =>
  `<h1>User data</h1><h2 id="user-id">Set your user ID</h2><p>Set it before the start:</p><pre class="language-kotlin">${code}</pre>`;

const client = clientOf(
  buildIndex(
    [
      ...page(
        '/errors',
        'default',
        `<h1>Known errors</h1><p>What networks print.</p><table>
          <thead><tr><th>Message</th><th>Cause</th><th>Fix</th></tr></thead>
          <tr><td><code>Account not approved yet</code></td><td>Google reviews the account.</td><td>Wait, and look at <code>ads.txt</code>. <a href="/x">Step by step</a></td></tr>
          <tr><td><code>No fill at all</code></td><td>No ad.</td><td>Nothing.</td></tr></table>`,
      ),
      ...page(
        '/glossary',
        'default',
        `<h1>Glossary</h1><h2 id="ecpm">eCPM</h2><p>Revenue for a thousand impressions.</p>
          <h2 id="left">BannerLeft</h2><p>On the left side.</p><h2 id="right">BannerRight</h2><p>On the right side.</p>
          <h2 id="long">Reserve price</h2><p>${'Much is said about it. '.repeat(40)}</p>`,
      ),
      ...page('/android/user', 'docs-default-current', userId('Appodeal.setUserId("a")\n// done')),
      ...page('/ios/user', 'docs-ios-current', userId('Appodeal.setUserId("b")')),
    ],
    site,
  ),
);

const ask = async (text: string, first: string | null = null) => {
  const {card} = await client.search({
    text,
    filters: {tags: latest, first},
    limit: 20,
    asker: 'dialog',
  });
  return card;
};

describe('the place that answers by itself', () => {
  it('is the row of a message, whole, with the labels of its columns', async () => {
    const card = await ask('account not approved yet');
    expect(card?.url).toBe('https://docs.example.com/errors');
    expect(card?.lines).toEqual([
      {label: 'Message', text: ['', 'Account not approved yet', '']},
      {label: 'Cause', text: ['Google reviews the account.']},
      {label: 'Fix', text: ['Wait, and look at ', 'ads.txt', '.']},
    ]);
  });

  it('is a definition', async () => {
    expect(await ask('what is ecpm')).toMatchObject({
      url: 'https://docs.example.com/glossary#ecpm',
      lines: [{text: ['Revenue for a thousand impressions.']}],
    });
  });

  it('is a short section with its code, for readers of a platform', async () => {
    expect((await ask('set user id', 'docs-default-current'))?.lines).toEqual([
      {text: ['Set it before the start:']},
      {code: 'Appodeal.setUserId("a")\n// done'},
    ]);
    expect(await ask('set user id')).toBeUndefined();
  });

  it.each([
    ['has a word that the place lacks', 'ecpm impressions no fill'],
    ['has an unknown word', 'ecpm zzqqxx'],
    ['names the page', 'known errors'],
    ['fits several places alike', 'banner'],
    ['asks for what is too long to be shown', 'reserve price'],
  ])('is none where the question %s', async (_, question) => {
    expect(await ask(question)).toBeUndefined();
  });
});

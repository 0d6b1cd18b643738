import {expect, it, vi} from 'vitest';
import {createHostedClient, toHit} from './hosted';
import {vocabulary} from './testing';

const found = {
  objectID: 'en:/android/banner#show',
  url: 'https://docs.example.com/android/banner#show',
  content: null,
  hierarchy: {lvl0: 'Android SDK', lvl1: 'Banner', lvl2: 'Show it', lvl3: null},
};

it('makes hits of records, marked or not', () => {
  expect(toHit(found)).toEqual({
    id: found.objectID,
    url: found.url,
    group: 'Android SDK',
    titles: [['Banner'], ['Show it']],
    text: [],
  });
  const marked = toHit({
    ...found,
    content: 'Call show',
    _highlightResult: {hierarchy: {lvl2: {value: '<mark>Show</mark> it'}}},
    _snippetResult: {content: {value: 'Call <mark>show</mark> <img src=x onerror=alert(1)>'}},
  });
  expect(marked).toMatchObject({
    titles: [['Banner'], ['', 'Show', ' it']],
    text: ['Call ', 'show', ' <img src=x onerror=alert(1)>'],
  });
});

it.each([
  ['has no address', {url: undefined}],
  ['leads to a script', {url: 'javascript:alert(1)'}],
  ['has no title', {hierarchy: {lvl0: 'Android SDK'}}],
  ['has no hierarchy', {hierarchy: undefined}],
])('leaves out a record that %s', (_, change) => {
  expect(toHit({...found, ...change})).toBeNull();
});

it('asks for the language, the versions and the set in hand, and counts all', async () => {
  const searchForHits = vi.fn(async () => ({results: [{hits: [found, {}], nbHits: 31}]}));
  const connect = (() => ({searchForHits})) as never;
  const client = createHostedClient(
    connect,
    {appId: 'A', apiKey: 'k', indexName: 'help'},
    'ru',
    vocabulary,
  );
  const answer = await client.search({
    text: 'banner',
    filters: {tags: ['default', 'docs-ios-3.6.0'], first: 'docs-ios-3.6.0'},
    limit: 5,
    asker: 'dialog',
  });
  expect(answer).toMatchObject({hits: [{id: found.objectID}], count: 31, isWhole: true});
  expect(searchForHits).toHaveBeenCalledWith({
    requests: [
      expect.objectContaining({
        indexName: 'help',
        query: 'banner',
        hitsPerPage: 5,
        facetFilters: ['language:ru', ['docusaurus_tag:default', 'docusaurus_tag:docs-ios-3.6.0']],
        optionalFilters: ['docusaurus_tag:docs-ios-3.6.0'],
      }),
    ],
  });
  await client.search({
    text: 'banner',
    filters: {tags: ['default'], first: null, platform: 'ios'},
    limit: 5,
    asker: 'dialog',
  });
  expect(searchForHits).toHaveBeenLastCalledWith({
    requests: [
      expect.objectContaining({
        facetFilters: ['language:ru', ['docusaurus_tag:default'], ['platform:ios', 'platform:any']],
      }),
    ],
  });
});

it('lists a page of several platforms once, and names the words that no page has', async () => {
  const banner = (path: string, matchedWords: string[]) => ({
    objectID: path,
    url: `https://docs.example.com${path}`,
    hierarchy: {lvl0: 'SDK', lvl1: 'Banner', lvl2: null, lvl3: null},
    _highlightResult: {hierarchy: {lvl1: {value: 'Banner', matchedWords}}},
  });
  const searchForHits = vi.fn(
    async ({requests}: {requests: readonly {query: string; hitsPerPage: number}[]}) => ({
      results: requests.map(({query, hitsPerPage}) =>
        hitsPerPage > 0
          ? {
              nbHits: 30,
              hits: [
                banner('/android/banner#size', ['banner']),
                banner('/android/banner', ['banner']),
                banner('/ios/banner#size', ['banner']),
                banner('/glossary', ['banner']),
              ],
            }
          : {nbHits: query === 'Gambling' ? 0 : 5},
      ),
    }),
  );
  const connect = (() => ({searchForHits})) as unknown as Parameters<typeof createHostedClient>[0];
  const account = {appId: 'A', apiKey: 'k', indexName: 'help'};
  const {hits, count, unknown} = await createHostedClient(
    connect,
    account,
    'en',
    vocabulary,
  ).search({
    text: 'Gambling banner size',
    filters: {tags: ['default'], first: null},
    limit: 20,
    asker: 'dialog',
  });
  expect(hits.map(({id}) => id)).toEqual(['/android/banner#size', '/android/banner', '/glossary']);
  expect(hits[0]?.platforms?.map(({url}) => new URL(url).pathname)).toEqual([
    '/android/banner',
    '/ios/banner',
  ]);
  expect(hits[0]?.platforms?.[1]?.url).toBe('https://docs.example.com/ios/banner#size');
  expect(count).toBe(29);
  expect(unknown).toEqual(['Gambling']);
});

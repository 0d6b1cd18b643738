import {expect, it, vi} from 'vitest';
import {createHostedClient, toHit} from './hosted';

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
  const client = createHostedClient(connect, {appId: 'A', apiKey: 'k', indexName: 'help'}, 'ru');
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

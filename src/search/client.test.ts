import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {recordsOf} from '../../plugins/search-index/records';
import {buildIndex} from '../../plugins/search-index/shards';
import {createLocalClient, tagsOf} from './client';
import {resultUrl} from './settings-core';

const page = (path: string, tag: string, title: string, text: string) =>
  recordsOf(
    `<html><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="${tag}">` +
      `<meta name="docusaurus_version" content="current"></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    path,
  );

const sets = [
  {id: 'android', pluginId: 'default'},
  {id: 'ios', pluginId: 'ios'},
];

const files = buildIndex(
  [
    ...page('/android/banner', 'docs-default-current', 'Banner', 'Show a banner.'),
    ...page('/android/3.6.0/banner', 'docs-default-3.6.0', 'Banner', 'Show a banner.'),
    ...page('/ios/banner', 'docs-ios-current', 'Banner', 'Show a banner. Rotation follows.'),
  ],
  'en',
  sets,
);

function client(
  broken: (file: string) => boolean = () => false,
  {patience, arrival}: {patience?: number; arrival?: (file: string) => Promise<unknown>} = {},
) {
  const asked: string[] = [];
  const made = createLocalClient({
    indexUrl: '/search-index/',
    locale: 'en',
    origin: 'https://docs.example.com',
    patience,
    fetchFile: async (url) => {
      const file = url.slice('/search-index/'.length);
      asked.push(file);
      await arrival?.(file);
      const content = files.get(file);
      if (broken(file) || content === undefined) {
        throw new Error(`${file} is gone`);
      }
      return JSON.parse(content) as unknown;
    },
  });
  return {
    made,
    asked,
    paths: async (query: string, tags: string[], active?: string) => {
      const {results} = await made.search({
        requests: [
          {
            indexName: 'x',
            query,
            facetFilters: ['language:en', tags.map((tag) => `docusaurus_tag:${tag}`)],
            optionalFilters: active ? [`docusaurus_tag:${active}`] : [],
          },
        ],
      });
      return results[0]?.hits.map(({url}) => new URL(url).pathname);
    },
  };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const latest = ['default', 'docs-default-current', 'docs-ios-current'];

describe('local client', () => {
  it('answers from the versions asked for, the active set first', async () => {
    const {paths} = client();
    expect(await paths('banner', latest, 'docs-ios-current')).toEqual([
      '/ios/banner',
      '/android/banner',
    ]);
    expect(await paths('banner', latest, 'docs-default-current')).toEqual([
      '/android/banner',
      '/ios/banner',
    ]);
    expect(await paths('banner', ['docs-default-3.6.0'])).toEqual(['/android/3.6.0/banner']);
  });

  it('loads an archived version only where it is in hand', async () => {
    const {asked, paths} = client();
    await paths('banner', latest);
    expect(asked.filter((file) => file.includes('3.6.0'))).toEqual([]);
  });

  it('finds words of the full text and typing errors', async () => {
    const {paths} = client();
    expect(await paths('rotation', latest)).toEqual(['/ios/banner']);
    expect(await paths('rotatoin', latest)).toEqual(['/ios/banner']);
    expect(await paths('', latest)).toEqual([]);
  });

  it('fails so that the modal shows it, and works on a later try', async () => {
    let down = true;
    const {paths} = client((file) => down && file.startsWith('titles'));
    await expect(paths('banner', latest)).rejects.toMatchObject({name: 'RetryError'});
    down = false;
    expect(await paths('banner', latest)).toHaveLength(2);
  });

  it('answers from titles while the full text cannot be had', async () => {
    const {paths} = client((file) => file.startsWith('text'));
    expect(await paths('banner', latest)).toHaveLength(2);
  });

  it('does not say that nothing was found while a text cannot be had', async () => {
    let down = true;
    const {paths} = client((file) => down && file.startsWith('text-docs-ios'));
    await expect(paths('rotation', latest)).rejects.toMatchObject({name: 'RetryError'});
    await expect(paths('zq', latest)).rejects.toMatchObject({name: 'RetryError'});
    expect(console.warn).toHaveBeenCalled();
    expect(await paths('', latest)).toEqual([]);
    down = false;
    expect(await paths('rotation', latest)).toEqual(['/ios/banner']);
  });

  it('finds the words of the other texts when one cannot be had', async () => {
    for (const set of ['docs-default-current', 'docs-ios-current']) {
      const {paths} = client((file) => file.startsWith(`text-${set}`));
      const found = await paths('show', latest);
      expect(found).toEqual([set.includes('ios') ? '/android/banner' : '/ios/banner']);
    }
  });

  it('takes the files of a newer build when the old ones are gone', async () => {
    const newer = buildIndex(
      [
        ...page('/android/mrec', 'docs-default-current', 'MREC', 'Show a rectangle.'),
        ...page('/ios/banner', 'docs-ios-current', 'Banner', 'Show a banner. Expansion follows.'),
      ],
      'en',
      sets,
    );
    let published: ReadonlyMap<string, string> = files;
    const made = createLocalClient({
      indexUrl: '/',
      locale: 'en',
      origin: 'https://docs.example.com',
      fetchFile: async (url) => {
        const content = published.get(url.slice(1));
        if (content === undefined || (published === files && url.startsWith('/text'))) {
          throw new Error(`${url} is gone`);
        }
        return JSON.parse(content) as unknown;
      },
    });
    const titles = async (query: string) => {
      const {results} = await made.search({requests: [{indexName: 'x', query}]});
      return results[0]?.hits.map(({hierarchy}) => hierarchy.lvl1);
    };
    expect(await titles('banner')).toHaveLength(3);
    published = newer;
    await expect(titles('expansion')).rejects.toMatchObject({name: 'RetryError'});
    expect(await titles('expansion')).toEqual(['Banner']);
    expect(await titles('mrec')).toEqual(['MREC']);
    expect(await titles('banner')).toHaveLength(1);
  });

  it('gives up on a file that never answers, and asks again', async () => {
    vi.useFakeTimers();
    let silent = true;
    vi.stubGlobal('fetch', (url: string, {signal}: {signal: AbortSignal}) =>
      silent
        ? new Promise((_, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          })
        : Promise.resolve(new Response(files.get(url.slice('/search-index/'.length)))),
    );
    const made = createLocalClient({
      indexUrl: '/search-index/',
      locale: 'en',
      origin: 'https://docs.example.com',
    });
    const search = () => made.search({requests: [{indexName: 'x', query: 'banner'}]});
    const outcome = expect(search()).rejects.toMatchObject({name: 'RetryError'});
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    silent = false;
    const later = search();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await later).results[0]?.hits).toHaveLength(3);
  });

  it('says when texts were still on their way, and completes the answer', async () => {
    let arrive = (): void => undefined;
    const text = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const {made} = client(() => false, {
      patience: 5,
      arrival: (file) => (file.startsWith('text') ? text : Promise.resolve()),
    });
    const request = {requests: [{indexName: 'x', query: 'banner rotation', facetFilters: []}]};
    const [first] = (await made.search(request)).results;
    expect(first).toMatchObject({exhaustiveNbHits: false});
    const rest = made.complete(request);
    arrive();
    const [whole] = (await rest).results;
    expect(whole).toMatchObject({exhaustiveNbHits: true});
    expect(whole?.hits[0]?.url).toContain('/ios/banner');
    expect((await made.search(request)).results).toMatchObject([{exhaustiveNbHits: true}]);
  });

  it('never calls an answer whole while a text cannot be had', async () => {
    const {made} = client((file) => file.startsWith('text'));
    const request = {requests: [{indexName: 'x', query: 'banner', facetFilters: []}]};
    expect((await made.search(request)).results).toMatchObject([{exhaustiveNbHits: false}]);
    expect((await made.complete(request)).results).toMatchObject([{exhaustiveNbHits: false}]);
  });

  it('lets a newer search overtake what completes an older one', async () => {
    const {made} = client();
    const request = (query: string) => ({requests: [{indexName: 'x', query, facetFilters: []}]});
    const older = made.complete(request('ban'));
    const newer = made.search(request('banner'));
    await expect(older).rejects.toMatchObject({name: 'OvertakenError'});
    expect((await newer).results[0]?.query).toBe('banner');
  });

  it('drops a search that a newer one has overtaken', async () => {
    const {made} = client();
    const search = (query: string, indexName: string) =>
      made.search({requests: [{indexName, query, facetFilters: ['docusaurus_tag:default']}]});
    const overtaken = search('b', 'x');
    const other = search('ba', 'results page');
    const newest = search('banner', 'x');
    await expect(overtaken).rejects.toMatchObject({name: 'OvertakenError'});
    expect((await newest).results[0]?.query).toBe('banner');
    expect((await other).results[0]?.query).toBe('ba');
  });

  it('refuses an index of another language', async () => {
    const made = createLocalClient({
      indexUrl: '/',
      locale: 'ru',
      origin: 'https://docs.example.com',
      fetchFile: async () => JSON.parse(files.get('manifest.json') as string) as unknown,
    });
    await expect(made.search({requests: [{indexName: 'x', query: 'a'}]})).rejects.toThrow(
      /language ru/,
    );
  });
});

it('reads facet filters as AND of ORs', () => {
  expect(tagsOf(undefined)).toBeNull();
  expect(tagsOf(['language:en'])).toBeNull();
  expect(
    tagsOf(['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b'], 'docusaurus_tag:b']),
  ).toEqual(new Set(['b']));
});

describe('resultUrl', () => {
  const url = 'https://docs.example.com/android/banner?a=1#show';
  it('makes paths of this site', () => {
    expect(resultUrl(url, {searchPagePath: 'search'})).toBe('/android/banner?a=1#show');
  });
  it('honours externalUrlRegex and replaceSearchResultPathname', () => {
    expect(resultUrl(url, {searchPagePath: false, externalUrlRegex: 'docs\\.example'})).toBe(url);
    expect(
      resultUrl(url, {
        searchPagePath: false,
        replaceSearchResultPathname: {from: '^/android/', to: '/a/'},
      }),
    ).toBe('/a/banner?a=1#show');
  });
});

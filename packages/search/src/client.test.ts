import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createLocalClient} from './client';
import type {Query} from './contract';
import {dictionaryEntry} from './indexing/rightWords';
import {buildIndex} from './indexing/shards';
import {resultUrl} from './results';
import {recordsOfHtml, site, vocabulary} from './testing';

const page = (path: string, tag: string, title: string, text: string) =>
  recordsOfHtml(
    `<html><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="${tag}">` +
      `<meta name="docusaurus_version" content="current"></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
    path,
  );

const files = buildIndex(
  [
    ...page('/android/banner', 'docs-default-current', 'Banner', 'Show a banner.'),
    ...page('/android/3.6.0/banner', 'docs-default-3.6.0', 'Banner', 'Show a banner.'),
    ...page('/ios/banners', 'docs-ios-current', 'Banner', 'Show a banner. Rotation follows.'),
  ],
  site,
);

const latest = ['default', 'docs-default-current', 'docs-ios-current'];

const query = (text: string, asker: Query['asker'] = 'dialog'): Query => ({
  text,
  filters: {tags: [...latest, 'docs-default-3.6.0'], first: null},
  limit: 20,
  asker,
});

function client(
  broken: (file: string) => boolean = () => false,
  {
    patience,
    arrival,
    published = files,
  }: {
    patience?: number;
    arrival?: (file: string) => Promise<unknown>;
    published?: ReadonlyMap<string, string>;
  } = {},
) {
  const asked: string[] = [];
  const made = createLocalClient({
    indexUrl: '/search-index/',
    locale: 'en',
    origin: 'https://docs.example.com',
    vocabulary,
    patience,
    fetchFile: async (url) => {
      const file = url.slice('/search-index/'.length);
      asked.push(file);
      await arrival?.(file);
      const content = published.get(file);
      if (broken(file) || content === undefined) {
        throw new Error(`${file} is gone`);
      }
      return JSON.parse(content) as unknown;
    },
  });
  return {
    made,
    asked,
    paths: async (text: string, tags: string[], first?: string) => {
      const {hits} = await made.search({...query(text), filters: {tags, first: first ?? null}});
      return hits.map(({url}) => new URL(url).pathname);
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

describe('local client', () => {
  it('answers from the versions asked for, the active set first', async () => {
    const {paths} = client();
    expect(await paths('banner', latest, 'docs-ios-current')).toEqual([
      '/ios/banners',
      '/android/banner',
    ]);
    expect(await paths('banner', latest, 'docs-default-current')).toEqual([
      '/android/banner',
      '/ios/banners',
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
    expect(await paths('rotation', latest)).toEqual(['/ios/banners']);
    expect(await paths('rotatoin', latest)).toEqual(['/ios/banners']);
    expect(await paths('', latest)).toEqual([]);
  });

  it('fails while titles cannot be had, and works on a later try', async () => {
    let down = true;
    const {paths} = client((file) => down && file.startsWith('titles'));
    await expect(paths('banner', latest)).rejects.toMatchObject({name: 'UnavailableError'});
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
    await expect(paths('rotation', latest)).rejects.toMatchObject({name: 'UnavailableError'});
    await expect(paths('zq', latest)).rejects.toMatchObject({name: 'UnavailableError'});
    expect(console.warn).toHaveBeenCalled();
    expect(await paths('', latest)).toEqual([]);
    down = false;
    expect(await paths('rotation', latest)).toEqual(['/ios/banners']);
  });

  it('finds the words of the other texts when one cannot be had', async () => {
    for (const set of ['docs-default-current', 'docs-ios-current']) {
      const {paths} = client((file) => file.startsWith(`text-${set}`));
      const found = await paths('show', latest);
      expect(found).toEqual([set.includes('ios') ? '/android/banner' : '/ios/banners']);
    }
  });

  it('takes the files of a newer build when the old ones are gone', async () => {
    const newer = buildIndex(
      [
        ...page('/android/mrec', 'docs-default-current', 'MREC', 'Show a rectangle.'),
        ...page('/ios/banners', 'docs-ios-current', 'Banner', 'Show a banner. Expansion follows.'),
      ],
      site,
    );
    let published: ReadonlyMap<string, string> = files;
    const made = createLocalClient({
      indexUrl: '/',
      locale: 'en',
      origin: 'https://docs.example.com',
      vocabulary,
      fetchFile: async (url) => {
        const content = published.get(url.slice(1));
        if (content === undefined || (published === files && url.startsWith('/text'))) {
          throw new Error(`${url} is gone`);
        }
        return JSON.parse(content) as unknown;
      },
    });
    const titles = async (text: string) => {
      const {hits} = await made.search(query(text));
      return hits.map((hit) => hit.titles[0]?.join(''));
    };
    expect(await titles('banner')).toHaveLength(3);
    published = newer;
    await expect(titles('expansion')).rejects.toMatchObject({name: 'UnavailableError'});
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
      vocabulary,
    });
    const search = () => made.search(query('banner'));
    const outcome = expect(search()).rejects.toMatchObject({name: 'UnavailableError'});
    await vi.advanceTimersByTimeAsync(20_000);
    await outcome;
    silent = false;
    const later = search();
    await vi.advanceTimersByTimeAsync(1_000);
    expect((await later).hits).toHaveLength(3);
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
    const asked = query('banner rotation');
    expect(await made.search(asked)).toMatchObject({isWhole: false});
    const rest = made.complete(asked);
    arrive();
    const whole = await rest;
    expect(whole).toMatchObject({isWhole: true});
    expect(whole.hits[0]?.url).toContain('/ios/banners');
    expect(await made.search(asked)).toMatchObject({isWhole: true});
  });

  it('never calls an answer whole while a text cannot be had', async () => {
    const {made} = client((file) => file.startsWith('text'));
    expect(await made.search(query('banner'))).toMatchObject({isWhole: false});
    expect(await made.complete(query('banner'))).toMatchObject({isWhole: false});
  });

  describe('with a dictionary', () => {
    const known = buildIndex(
      page('/ios/banners', 'docs-ios-current', 'Banner', 'Show a banner and restart.'),
      {
        ...site,
        dictionary: ['banter', 'banters', 'banner', 'restarted', 'gambling'].map(dictionaryEntry),
      },
    );
    const isRightWords = (file: string) => file.startsWith('right-words');

    it('corrects an error, and never a word that is right', async () => {
      const {made} = client(() => false, {published: known});
      expect(await made.search(query('bannr'))).toMatchObject({count: 1, similar: ['bannr']});
      for (const word of ['banter', 'banters']) {
        const right = {count: 0, similar: [], unknown: [word], isWhole: true};
        expect(await made.search(query(word))).toMatchObject(right);
      }
    });

    it('loads its words only when one may be corrected', async () => {
      const {made, asked} = client(() => false, {published: known});
      await made.search(query('banner'));
      expect(asked.filter(isRightWords)).toEqual([]);
      await made.search(query('bannr'));
      expect(asked.filter(isRightWords)).toHaveLength(1);
    });

    it('neither corrects a word nor calls the answer whole while its words cannot be had', async () => {
      let down = true;
      const {made} = client((file) => down && isRightWords(file), {published: known});
      expect(await made.search(query('show bannr'))).toMatchObject({similar: [], isWhole: false});
      await expect(made.search(query('bannr'))).rejects.toMatchObject({name: 'UnavailableError'});
      down = false;
      expect(await made.search(query('bannr'))).toMatchObject({similar: ['bannr'], isWhole: true});
    });
  });

  it('loads the texts ahead when asked to ready everything', async () => {
    const {made, asked} = client();
    made.prepare(query('').filters);
    await vi.waitFor(() => expect(asked.some((file) => file.startsWith('titles'))).toBe(true), {
      timeout: 20_000,
    });
    expect(asked.filter((file) => file.startsWith('text'))).toEqual([]);
    made.prepare(query('').filters, true);
    await vi.waitFor(() => expect(asked.some((file) => file.startsWith('text'))).toBe(true), {
      timeout: 20_000,
    });
  });

  it('lets a newer search overtake what completes an older one', async () => {
    const {made} = client();
    const older = made.complete(query('ban'));
    const newer = made.search(query('rotation'));
    await expect(older).rejects.toMatchObject({name: 'OvertakenError'});
    expect((await newer).hits[0]?.url).toContain('/ios/banners');
  });

  it('drops a search that a newer one of the same asker has overtaken', async () => {
    const {made} = client();
    const overtaken = made.search(query('b'));
    const other = made.search(query('rotation', 'page'));
    const newest = made.search(query('banner'));
    await expect(overtaken).rejects.toMatchObject({name: 'OvertakenError'});
    expect((await newest).count).toBe(3);
    expect((await other).count).toBe(1);
  });

  it('refuses an index of another language', async () => {
    const made = createLocalClient({
      indexUrl: '/',
      locale: 'ru',
      origin: 'https://docs.example.com',
      vocabulary,
      fetchFile: async () => JSON.parse(files.get('manifest.json') as string) as unknown,
    });
    await expect(made.search(query('a'))).rejects.toThrow(/language ru/);
  });
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

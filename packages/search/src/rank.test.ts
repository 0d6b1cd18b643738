import {describe, expect, it} from 'vitest';
import {buildIndex} from './indexing/shards';
import {clientOf, recordsOfHtml, site} from './testing';

/** A page of a title and of sections, each with its text. */
const page = (path: string, title: string, sections: Readonly<Record<string, string>>) =>
  recordsOfHtml(
    '<html><head><meta name="docusaurus_locale" content="en"><meta name="docusaurus_tag" content="default">' +
      `<meta name="docusaurus_version" content="current"></head><body><main><h1>${title}</h1>` +
      Object.entries(sections)
        .map(([heading, text], at) => `<h2 id="s${at}">${heading}</h2><p>${text}</p>`)
        .join('') +
      '</main></body></html>',
    path,
  );

/** Addresses of the answers to a question with their anchors, best first. */
async function places(
  query: string,
  pages: readonly ReturnType<typeof page>[],
  platform: string | null = null,
): Promise<string[]> {
  const client = clientOf(buildIndex(pages.flat(), site));
  const {hits} = await client.search({
    text: query,
    filters: {tags: ['default'], first: null, platform},
    limit: 20,
    asker: 'page',
  });
  return hits.map(({url}) => url.replace('https://docs.example.com', ''));
}

/** Paths of the answers to a question, best first. */
async function ask(query: string, pages: readonly ReturnType<typeof page>[]): Promise<string[]> {
  return [...new Set((await places(query, pages)).map((url) => url.replace(/#.*/, '')))];
}

describe('rank', () => {
  it('leaves out pages about another platform than the one wanted, wherever they are', async () => {
    const pages = [
      page('/onboarding/android/banner', 'Banner', {Start: 'A banner.'}),
      page('/publishing/ua-setup/meta/ios', 'Banner', {Start: 'A banner.'}),
      page('/trouble/unity-common-issues/banner', 'Banner', {Start: 'A banner.'}),
      page('/advanced/banner', 'Banner', {Start: 'A banner.'}),
    ];
    const found = async (platform: string | null) =>
      (await places('banner', pages, platform)).filter((url) => !url.includes('#')).sort();
    expect(await found('ios')).toEqual(['/advanced/banner', '/publishing/ua-setup/meta/ios']);
    expect(await found('android')).toEqual(['/advanced/banner', '/onboarding/android/banner']);
    expect(await found(null)).toHaveLength(4);
  });

  it('prefers a section of the very name to a page titled with a synonym', async () => {
    const found = await ask('waterfall', [
      page('/groups', 'Mediation', {Rules: 'Each waterfall has its group.'}),
      page('/units', 'Units', {Names: 'What they are called.', Waterfall: 'A list by price.'}),
    ]);
    expect(found[0]).toBe('/units');
  });

  it('shows several pages at once, and more of one only where the question names it', async () => {
    const sections = {
      'Hide it': 'Call refresh.',
      'Show it': 'Call refresh.',
      Start: 'Call refresh.',
    };
    const pages = [
      page('/a', 'Banner', sections),
      page('/b', 'Video', {Start: 'Call refresh.'}),
      page('/c', 'Native', {Start: 'Call refresh.'}),
    ];
    const rows = async (query: string) =>
      (await places(query, pages)).slice(0, 3).map((url) => url.replace(/#.*/, ''));
    expect(new Set(await rows('call refresh')).size).toBe(3);
    expect(await rows('banner')).toEqual(['/a', '/a', '/a']);
  });

  it('takes a word of a longer title for no name of the page', async () => {
    const sections = {'Hide it': 'Show it.', 'Show it': 'Show it.', Start: 'Show it.'};
    const pages = [
      page('/a', 'Placements and when to show them', sections),
      page('/b', 'Video', sections),
      page('/c', 'Native', sections),
    ];
    const rows = (await places('show', pages)).slice(0, 3);
    expect(new Set(rows.map((url) => url.replace(/#.*/, ''))).size).toBe(3);
  });

  it('keeps one of the first rows for what is called so elsewhere, whatever else is asked', async () => {
    const other = (path: string) =>
      page(path, 'Monthly ads', {Monthly: 'Ads in a house, monthly.', More: 'Monthly house ads.'});
    const found = await ask('house ads monthly monthly', [
      page('/advanced/ad-server', 'Ad Server', {Start: 'Advertise your own apps.'}),
      ...['/a', '/b', '/c', '/d'].map(other),
    ]);
    expect(found.slice(0, 3)).toContain('/advanced/ad-server');
  });

  it('finds a page by what its topic is called elsewhere', async () => {
    const found = await ask('house ads', [
      page('/advanced/ad-server', 'Ad Server', {Start: 'Advertise your own apps.'}),
      page('/guide', 'Ads in a house', {House: 'A house full of ads.'}),
      page('/notes', 'Notes', {House: 'Ads of a house.'}),
    ]);
    expect(found[0]).toBe('/advanced/ad-server');
  });

  it('finds a release that the question gives without its last number', async () => {
    const found = await ask('from 3.5', [
      page('/upgrade', 'Upgrade', {'From 3.5.2 to 3.6.0': 'Raise the version.'}),
      page('/other', 'Other', {Numbers: 'An average of 3.5 a day.'}),
    ]);
    expect(found[0]).toBe('/upgrade');
  });

  it('reads the names in a pasted path as names', async () => {
    const found = await ask('@rpath/DTBiOSSDK.framework/DTBiOSSDK image', [
      page('/general', 'Frameworks', {Framework: 'Any framework without its image.'}),
      page('/special', 'Amazon', {Cause: 'The target lacks <code>DTBiOSSDK</code>.'}),
    ]);
    expect(found[0]).toBe('/special');
  });

  it('prefers a text that has the words of the question side by side', async () => {
    const found = await ask('demand control center', [
      page('/banner', 'Banner', {
        Size: 'Control where it stands. Center it. Demand control of the center, and demand more.',
      }),
      page('/networks', 'Networks', {
        Order: 'Who has many apps asks the manager for it. The Demand Control Center shows it.',
      }),
    ]);
    expect(found[0]).toBe('/networks');
  });

  it('prefers a page that holds a message to one with the words of it', async () => {
    const found = await ask('Adapter class not found:', [
      page('/duplicates', 'Missing class', {
        'Adapter not found': 'No adapter class was found.',
      }),
      page('/known', 'Known messages', {
        All: '</p><table><tr><td><code>Adapter class not found:</code></td><td>Add it.</td></tr></table><p>',
      }),
    ]);
    expect(found[0]).toBe('/known');
  });

  it('puts a page that has the rare name above one that has only the common words', async () => {
    const found = await ask('mintegral app key', [
      page('/start', 'App key', {'App key': 'The app key of your app.', More: 'App key, app key.'}),
      page('/networks', 'Networks', {Others: 'For Mintegral, enter the key of the app.'}),
      ...Array.from({length: 20}, (_, at) =>
        page(`/keys/${at}`, 'Keys', {Keys: 'Each app has a key.'}),
      ),
    ]);
    expect(found[0]).toBe('/networks');
  });

  it('takes no number of a version for the number that is asked for', async () => {
    const found = await ask('error 1001', [
      page('/versions', 'Error', {List: 'Error in 2.1001.0 and 1001.2.'}),
      page('/codes', 'Codes', {Codes: 'An error: 1001.'}),
    ]);
    expect(found[0]).toBe('/codes');
  });

  it('shows the same page of several platforms once, with the address on each', async () => {
    const client = clientOf(
      buildIndex(
        [
          ...page('/android/banner', 'Banner', {Hide: 'Hide the banner.'}),
          ...page('/ios/banner', 'Banner', {Hide: 'Hide the banner.', More: 'A banner.'}),
          ...page('/guide', 'Guide', {Start: 'A banner.'}),
        ],
        site,
      ),
    );
    const {hits} = await client.search({
      text: 'hide banner on ios',
      filters: {tags: ['default'], first: null},
      limit: 20,
      asker: 'page',
    });
    const [first] = hits;
    expect(new URL(first?.url ?? '').pathname).toBe('/ios/banner');
    expect(first?.platforms).toEqual([
      {platform: 'ios', url: 'https://docs.example.com/ios/banner#s0'},
      {platform: 'android', url: 'https://docs.example.com/android/banner#s0'},
    ]);
    expect(hits.filter(({url}) => url.includes('/android/'))).toEqual([]);
  });

  it('says instead of which words it has found similar ones', async () => {
    const client = clientOf(buildIndex(page('/a', 'Slash', {How: 'A forward slash.'}), site));
    const answer = (text: string) =>
      client.search({text, filters: {tags: ['default'], first: null}, limit: 20, asker: 'page'});
    expect(await answer('splash screen')).toMatchObject({similar: ['splash'], unknown: ['screen']});
    expect(await answer('slash ')).toMatchObject({similar: [], unknown: []});
    // So short a word is another one.
    expect(await answer('clas')).toMatchObject({hits: [], unknown: ['clas']});
  });

  it('names the words that no page has, but not those of a pasted text', async () => {
    const client = clientOf(buildIndex(page('/a', 'Block ads', {How: 'Block an ad.'}), site));
    const unknown = async (text: string) =>
      (
        await client.search({
          text,
          filters: {tags: ['default'], first: null},
          limit: 20,
          asker: 'page',
        })
      ).unknown;
    expect(await unknown('block Gambling ads')).toEqual(['Gambling']);
    expect(await unknown('blocks ad')).toEqual([]);
    expect(await unknown('block q1 q2 q3 q4 q5 q6 q7 q8 q9 q10 q11')).toEqual([]);
  });

  it('finds names that are written by ear, with any ending', async () => {
    const pages = [
      page('/max', 'Переход с MAX', {Шаги: 'Callback и waterfall.'}),
      page('/other', 'Другое', {Шаги: 'Ничего.'}),
    ];
    for (const word of ['макса', 'максом', 'вотерфолла', 'колбек', 'колбеком']) {
      expect((await ask(word, pages))[0], word).toBe('/max');
    }
  });

  it('hears no word whose vowels are elsewhere, and knows what a heard name means', async () => {
    const pages = [
      page('/filter', 'Фильтры', {Шаги: 'Задайте <code>filter</code>.'}),
      page('/other', 'Платформы', {Шаги: 'Плагин для Flutter.'}),
      page('/groups', 'Mediation', {Шаги: 'Группы.'}),
    ];
    for (const word of ['флаттер', 'флаттера', 'флаттером']) {
      expect(await ask(word, pages), word).toEqual(['/other']);
    }
    // No page has “waterfall”, whose synonym is the title of one.
    expect(await ask('вотерфоллов', pages)).toEqual(['/groups']);
  });

  it('marks what was not typed as such', async () => {
    const client = clientOf(buildIndex(page('/a', 'Mediation', {How: 'A waterfall.'}), site));
    const {hits} = await client.search({
      text: 'waterfall',
      filters: {tags: ['default'], first: null},
      limit: 20,
      asker: 'page',
    });
    expect(hits.flatMap(({meant = []}) => meant)).toContain('Mediation');
    expect(hits.flatMap(({meant = []}) => meant)).not.toContain('waterfall');
  });

  it('leads to the top of the page whose title is asked for', async () => {
    const banner = page('/banner', 'Banner ads', {
      'No banner': 'No banner? See <code>onBannerFailedToLoad</code> and <code>BannerView</code>.',
      Size: 'A banner is 50 points high.',
    });
    expect((await places('banner', [banner]))[0]).toBe('/banner');
    expect((await places('banners', [banner]))[0]).toBe('/banner');
    expect((await places('no banner', [banner]))[0]).toBe('/banner#s0');
  });

  it('leads to a section that is called what is asked for', async () => {
    const testing = page('/testing', 'Test mode and test devices', {
      Devices: 'Which test devices there are in test mode.',
      'Test mode': 'Switch it on.',
    });
    expect((await places('test mode', [testing]))[0]).toBe('/testing#s1');
  });

  it('reads words of the other keyboard layout with the signs among their letters', async () => {
    const pages = [
      page('/banner', 'Баннер', {Показ: 'Баннер внизу.'}),
      page('/way', 'Обход', {Шаги: 'Обход ошибки.'}),
    ];
    expect((await ask(',fyyth', pages))[0]).toBe('/banner');
    expect((await ask('<fyyth', pages))[0]).toBe('/banner');
    expect((await ask('j,[jl', pages))[0]).toBe('/way');
  });

  it('leaves the signs of a question on the right layout alone', async () => {
    const pages = [
      page('/native', 'Native', {Call: 'Call it, then wait. Use "cache".'}),
      page('/banner', 'Banner', {Call: 'The class is com.example.Banner.'}),
    ];
    expect((await ask('banner, com.example', pages))[0]).toBe('/banner');
    expect((await ask("'cache'", pages))[0]).toBe('/native');
  });
});

import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {factsOf, latestVersion} from '@help-center/sdk-data/releases';
import {questions} from './content';
import {updated} from './content/updated';
import {misspelledNames} from './content/wording';
import {withoutComments} from './content/parity';
import {russian} from './content/russian';
import {englishSpelling} from './content/spelling';
import {untranslated} from './content/stale';
import {loadContent, routeOf} from './sources/content';
import {parsePage} from './sources/page';
import {askAll, format} from './problem';
import {proseDigest, withDigest} from './sources/translation';
import {keepDates} from './content/updated';

/** What writers get wrong most, each with its message, is in slips.test.ts; here is how far the rules go. */

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

const prose = 'Each of these words counts as one word of prose here. '.repeat(20);

interface Parts {
  front?: string;
  title?: string;
  description?: string;
  position?: number;
  body?: string;
}

/** A page without any problem, except those that the parts bring. */
function page({
  title = 'Banner',
  description = `What ${title} is, how it is loaded and shown, and how to see that it works.`,
  position = 1,
  front = `title: ${title}\ndescription: ${description}\nsidebar_position: ${position}`,
  body = '',
}: Parts = {}): string {
  return `---\n${front}\n---\n\n${prose}\n\n${body}\n`;
}

/** First line of the body in {@link page} with three front matter keys. */
const BODY = 9;

async function problems(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  return ask();
}

/** What is found in the files that are there. The Russian, that there is any, and the days have tests of their own. */
async function ask(): Promise<string[]> {
  const apart = [englishSpelling, russian, untranslated, updated];
  const asked = questions.filter((ask) => !apart.includes(ask as typeof russian));
  return (await askAll(asked, loadContent(root))).problems.map(format);
}

const A = 'docs/android/a.mdx';
const B = 'docs/android/b.mdx';
const RU = 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx';

/** A page that says it was made from this English one. */
const translation = (english: string, text: string): string =>
  withDigest(text, proseDigest(parsePage(A, english)));

/** The findings for a page with this body. */
async function inBody(body: string, file = A): Promise<string[]> {
  return problems({[file]: page({body})});
}

const one = (rule: string, line = BODY, file = A): unknown[] => [
  expect.stringMatching(new RegExp(`^${file}:${line} ${rule} `)),
];

describe('the day of the last change', () => {
  const stale = (): string[] => updated(loadContent(root)).map(format);
  const dates = async (files: Record<string, string>, day: string, asked?: string) => {
    await problems(files);
    return keepDates(loadContent(root), asked === undefined ? null : new Set([asked]), day);
  };
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

  it('is set for a page without one, and again when its words change', async () => {
    await problems({[A]: page()});
    expect(stale()).toEqual(one('updated-stale', 1));
    expect(await dates({[A]: page()}, '2025-06-12')).toEqual([A]);
    expect(read(A)).toMatch(/^---\ntitle[^]*\nupdated: 2025-06-12 # \w{12}\n---\n/);
    expect(stale()).toEqual([]);
    const reflowed = read(A).replaceAll('one word', 'one\nword');
    expect(await dates({[A]: reflowed}, '2025-06-13')).toEqual([]);
    const rewritten = read(A).replace('one\nword', 'a word');
    await problems({[A]: rewritten});
    expect(stale()).toEqual(one('updated-stale', 5));
    expect(await dates({}, '2025-06-14')).toEqual([A]);
    expect(read(A)).toContain('\nupdated: 2025-06-14 # ');
    expect(read(A).match(/updated:/g)).toHaveLength(1);
    expect(stale()).toEqual([]);
  });

  it('is set when a part changes that the page takes in', async () => {
    const part = 'docs/android/_parts/show.mdx';
    const body = "import Show from './_parts/show.mdx';\n\n<Show />";
    expect(await dates({[A]: page({body}), [part]: 'Show it.\n'}, '2025-06-12')).toEqual([A]);
    expect(await dates({[part]: 'Show it twice.\n'}, '2025-06-13')).toEqual([A]);
  });

  it('is set on the pages asked for alone, and neither in archives nor in translations', async () => {
    const other = page({title: 'Other', position: 2});
    const files = {
      [A]: page(),
      [B]: other,
      'versioned_docs/version-3.6.0/a.mdx': page(),
      [RU]: translation(page(), page()),
    };
    expect(await dates(files, '2025-06-12', B)).toEqual([B]);
    expect(await dates({}, '2025-06-12')).toEqual([A]);
  });

  it.each(['yesterday', '2025-13-01', '2025-02-30', '12.06.2025', '2025-06-12T00:00:00Z'])(
    'must be a day, unlike %s',
    async (day) => {
      const text = page().replace(/\n---\n\n/, `\nupdated: ${day}\n---\n\n`);
      await problems({[A]: text});
      expect(stale()).toEqual(one('updated-day', 5));
    },
  );
});

describe('a good page', () => {
  it('has no problem', async () => {
    const body = [
      '## Show it {/* #show-it */}',
      '',
      'Add %android.bundle%, then open the [dashboard](%link.dashboard%) or [Show it](#show-it).',
      '',
      ':::note[Ports and codes]',
      '',
      'HTTP 404 on 127.0.0.1:8080 and 10.0.2.2, an ad of 320×50, 728 x 90 or 300x250, error code 4.',
      '',
      ':::',
      '',
      '<Tabs><TabItem value="a" label="Kotlin">',
      '',
      '```kotlin',
      'val coordinate = "%android.bundle%" // 100% of it',
      '```',
      '',
      '</TabItem></Tabs>',
    ].join('\n');
    expect(await inBody(body)).toEqual([]);
  });
});

describe('mdx', () => {
  it('finds braces that are no expression', async () => {
    expect(await inBody('## Old id {#old}')).toEqual(one('mdx-syntax'));
  });
});

describe('front matter', () => {
  it('bounds the description', async () => {
    const description = `Too long ${'a'.repeat(160)}`;
    expect(await problems({[A]: page({description})})).toEqual(one('description', 3));
  });
  it('may be the same in both languages', async () => {
    expect(await problems({[A]: page(), [RU]: translation(page(), page())})).toEqual([]);
  });
});

describe('English', () => {
  it.each([
    ['belongs into', 'The key belongs into the manifest.'],
    ['stands', 'The list stands on the page.'],
    ['«', 'It says «ready».'],
    ['0 %', 'It rises by 10 % a day.'],
    ['anew', 'Install it anew.'],
    ['id', 'Copy the app id.'],
    ['At the end of this page', 'At the end of this page your app runs.'],
    ['from API level 23 on', 'It works from API level 23 on.'],
    ['stands', 'The [key](#key) stands here.\n\n## Key {/* #key */}'],
    ['Anew', '```kotlin\n// Anew\n```', BODY + 1],
  ])('finds “%s”', async (found, body, line = BODY) => {
    expect(await inBody(body)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${A}:${line} english "${found}" was found; write `)),
      ]),
    );
  });
  it.each([
    ['code and a word of its own', 'SKAdNetwork stands for a name; call `id` 100% of the time.'],
    ['the latest release', 'Look at the latest release.'],
    ['a sentence of 35 words', `${'word '.repeat(34)}end.`],
  ])('leaves %s alone', async (_, body) => {
    expect(await inBody(body)).toEqual([]);
  });
  it('finds placeholders that pass for a value', async () => {
    const body = '```text\ngoogle.com, pub-0000000000000000, DIRECT\n```';
    expect(await inBody(body)).toEqual(one('placeholder', BODY + 1));
  });
  it('reads the data and the interface', async () => {
    const found = await problems({
      [A]: page(),
      'data/some.json': '{\n  "text": {"en": "Do it anew.", "ru": "«Да»"},\n  "id": "anew"\n}',
      'i18n/en/code.json': '{"a": {"message": "Read anew."}}',
      'src/Some.tsx': [
        "const a = translate({id: 'anew', message: 'Try it ' + 'anew.'});",
        'const b = <Translate id="b">{\'Look {anew}\'}</Translate>;',
      ].join('\n'),
    });
    expect(found).toEqual([
      expect.stringMatching(/^data\/some\.json:2 english "anew"/),
      expect.stringMatching(/^i18n\/en\/code\.json:1 english "anew"/),
      expect.stringMatching(/^src\/Some\.tsx:1 english "anew"/),
      expect.stringMatching(/^src\/Some\.tsx:2 english "anew"/),
    ]);
  });
  it('leaves Russian to its own rules', async () => {
    expect(
      await problems({[A]: page(), [RU]: translation(page(), page({body: '«Готово» anew'}))}),
    ).toEqual([]);
  });
});

describe('images', () => {
  it.each([['![](./b.png)'], ['![b.png](./b.png)'], ['<img src="./b.png" />']])(
    '%s needs a text alternative',
    async (body) => {
      expect(await problems({[A]: page({body}), 'docs/android/b.png': ''})).toEqual(
        one('image-alt'),
      );
    },
  );
});

describe('drawings', () => {
  const flow = (attributes: string, list = '1. **Start**\n2. **End**') =>
    `<Flow ${attributes}>\n\nThe start leads to the end.\n\n${list}\n\n</Flow>`;

  it('accepts one with a name and an address', async () => {
    expect(await inBody(flow('id="way" title="The way"'))).toEqual([]);
  });
  it('needs its name, on its line', async () => {
    expect(await problems({[A]: page({body: flow('id="way"')})})).toEqual([
      expect.stringMatching(new RegExp(`^${A}:${BODY} component .*needs title`)),
    ]);
  });
  it('weighs little', async () => {
    const names = Array.from({length: 600}, (_, index) => `1. **${(index * 7919).toString(36)}**`);
    expect(
      await problems({[A]: page({body: flow('id="way" title="The way"', names.join('\n'))})}),
    ).toEqual([expect.stringMatching(/ drawing-weight /)]);
  });
});

describe('facts', () => {
  it.each([
    ['Released on 2025-06-12.', 'typed-date'],
    ['Open [it](https://app.appodeal.com/apps).', 'typed-address'],
    ['Use <https://artifactory.appodeal.com/appodeal>.', 'mdx-syntax'],
    ['<details title="https://artifactory.appodeal.com/appodeal">a</details>', 'typed-address'],
    ['Needs `minSdk = 23` at least.', 'typed-version'],
    ['Needs API level 23 at least.', 'typed-version'],
    ['Needs Firebase 33.1.2 at least.', 'typed-version'],
  ])('%s → %s', async (body, rule) => {
    expect(await inBody(body)).toEqual(one(rule));
  });
  it('names the line inside a code block', async () => {
    expect(await inBody('```kotlin\nval a = 1\nval b = "9.8.7"\n```')).toEqual(
      one('typed-version', BODY + 2),
    );
  });
  it.each([
    'Listen on port 8080, answer 204, show 320×50 or 728×90.',
    'Use 10.0.2.2, 127.0.0.1 and 192.168.1.10 in the emulator.',
    'Your app has version 1.0.0.',
    'From iOS 14.5 on, ask for tracking. Android 13 asks as well.',
    `Mark it \`@available(macOS 10.15, iOS ${factsOf('ios', latestVersion('ios'))?.facts.minIos}, *)\`.`,
    'Wait 1.5 seconds, then 2,000 ms; the fill rate is 23%.',
    'Kotlin and Java 23 ways. See figure 2.1.',
    '<Since version="3.5.0" />',
    'The address is [%link.supportEmail%](mailto:%link.supportEmail%).',
    'Compare it with the [demo](%android.demo?%).',
  ])('lets pass: %s', async (body) => {
    expect(await inBody(body)).toEqual([]);
  });
  it('lets the upgrade guide name old versions', async () => {
    const body = 'Replace 3.5.0 of Kotlin 1.8.22 with `com.appodeal.ads:sdk:3.6.0.0`.';
    expect(await inBody(body, 'docs/android/upgrade-guide.mdx')).toEqual([]);
  });
});

describe('links', () => {
  const target = page({title: 'Target', position: 2, body: '## Show {/* #show */}'});
  const cases = async (url: string): Promise<string[]> =>
    problems({
      [A]: page({body: `See [it](${url}).`}),
      [B]: target,
      'docs/ios/c.mdx': page({title: 'Other'}),
      'static/files/a.pdf': '',
    });
  it.each([
    './b.mdx',
    './b.mdx#show',
    '/ios/c',
    '/ios/c?language=swift',
    '/versions',
    '/files/a.pdf',
    'https://developer.android.com/',
    'mailto:a@example.com',
    '%link.dashboard%/apps',
  ])('accepts %s', async (url) => {
    expect(await cases(url)).toEqual([]);
  });
  it.each([
    ['./b.mdx#gone', 'broken-anchor'],
    ['/ios/c#gone', 'broken-anchor'],
    ['../ios/c.mdx', 'link-form'],
    ['/ios/c/', 'link-form'],
    ['/ios/c.html', 'link-form'],
    ['/networks-setup/admob-sync', 'link-form'],
    ['javascript:alert(1)', 'link-form'],
    ['//example.com/', 'link-form'],
  ])('rejects %s as %s', async (url, rule) => {
    expect(await cases(url)).toEqual(one(rule));
  });
  it('knows the anchors that components make', async () => {
    const found = await problems({
      [A]: page({body: 'See [3.7.0](./b.mdx#v3-7-0).'.replace('3.7.0', 'it')}),
      [B]: page({title: 'Target', position: 2, body: '<Changelog platform="android" />'}),
    });
    expect(found).toEqual([]);
  });
  it('lets a Russian page link to one that is English still', async () => {
    const body = 'See [it](./b.mdx).';
    expect(
      await problems({
        [A]: page({body}),
        [B]: target,
        [RU]: translation(page({body}), page({body})),
      }),
    ).toEqual([]);
  });
});

describe('routes', () => {
  it('follow the framework’s rules', () => {
    const android = loadedDocSet('android');
    const route = (local: string, slug?: string): string =>
      routeOf({docSet: android, version: null}, local, slug);
    expect(route('get-started.mdx')).toBe('/android/get-started');
    expect(route('ad-types/index.mdx')).toBe('/android/ad-types');
    expect(route('ad-types/ad-types.mdx')).toBe('/android/ad-types');
    expect(route('01-ad-types/02-banner.mdx')).toBe('/android/ad-types/banner');
    expect(route('ad-types/banner.mdx', '/b')).toBe('/android/b');
    expect(route('ad-types/banner.mdx', 'b')).toBe('/android/ad-types/b');
    expect(routeOf({docSet: android, version: '3.6.0'}, 'a.mdx', undefined)).toBe(
      '/android/3.6.0/a',
    );
  });
  it('belong to one page', async () => {
    const found = await problems({
      [A]: page(),
      [B]: page({
        front:
          'title: Other\ndescription: Another page that wants to have the address of the first.\nsidebar_position: 2\nslug: /a',
      }),
    });
    expect(found).toEqual(one('duplicate-route', 5, B));
  });
});

describe('wording', () => {
  it('does not count code as something to read', async () => {
    const code = `\`\`\`text\n${'word '.repeat(200)}\n\`\`\`\n\n\`${'word '.repeat(200)}\``;
    const found = await problems({[A]: page().replace(prose, code)});
    expect(found).toEqual(expect.arrayContaining(one('too-short', 1)));
  });
  it('asks for less in the sets inside the dashboard', async () => {
    const words = (count: number) => page().replace(prose, 'word '.repeat(count).trim());
    const framed = A.replace('docs/android', 'docs/onboarding');
    expect(framed).not.toBe(A);
    const short = async (file: string, count: number) =>
      (await problems({[file]: words(count)})).filter((found) => / too-short /.test(found)).length;
    expect(await short(A, 100)).toBe(1);
    expect(await short(A, 160)).toBe(0);
    expect(await short(framed, 60)).toBe(1);
    expect(await short(framed, 100)).toBe(0);
  });
  it('finds unfinished pages, also in code', async () => {
    expect(await inBody('```kotlin\n// TODO: later\n```')).toEqual(one('unfinished', BODY + 1));
  });
  it.each([
    ['Cocoapods', 'CocoaPods'],
    ['Cocoa Pods', 'CocoaPods'],
    ['XCode', 'Xcode'],
    ['Applovin', 'AppLovin'],
    ['IronSource', 'ironSource'],
    ['Admob', 'AdMob'],
    ['IOS', 'iOS'],
    ['kotlin', 'Kotlin'],
    ['настройте Github', 'GitHub'],
  ])('%s should be %s', (text, name) => {
    expect(misspelledNames(`Use ${text} here.`)).toEqual([expect.objectContaining({name})]);
  });
  it.each([
    'google-services.json',
    'android.permission.INTERNET',
    'APIs',
    'apiary',
    'example.ios',
    'api.github.com',
  ])('leaves %s alone', (text) => {
    expect(misspelledNames(`Use ${text} here.`)).toEqual([]);
  });
});

describe('parity', () => {
  const english = [
    '## Show {/* #show */}',
    '',
    'See [it](#show) and [that](https://developer.android.com/).',
    '',
    '```kotlin title="A.kt"',
    'show() // now',
    '```',
  ].join('\n');
  const against = async (russian: string, original = english): Promise<string[]> =>
    problems({
      [A]: page({body: original}),
      [RU]: translation(page({body: original}), page({body: russian})),
    });
  it('accepts a translation', async () => {
    const russian = english
      .replace('Show', 'Показ')
      .replace(
        'See [it](#show) and [that](https://developer.android.com/)',
        'См. [то](https://developer.android.com/) и [это](#show)',
      )
      .replace('// now', '// сейчас');
    expect(await against(russian)).toEqual([]);
  });
  it.each([
    [
      'another id',
      english.replace('/* #show */', '/* #shown */').replace('(#show)', '(#shown)'),
      ['parity-heading', 'parity-link'],
    ],
    ['other code', english.replace('show()', 'load()'), ['parity-code']],
    [
      'a missing link',
      english.replace(' and [that](https://developer.android.com/)', ''),
      ['parity-link'],
    ],
    ['another component', `${english}\n\n<Since version="3.5.0" />`, ['parity-component']],
  ])('finds %s', async (_, russian, rules) => {
    const found = await against(russian);
    expect(found.map((line) => line.split(' ')[1])).toEqual(rules);
    expect(found.every((line) => line.startsWith(RU))).toBe(true);
  });
  it('lets strings and comments of code be translated, and nothing else of it', async () => {
    const code = (text: string): string => `\`\`\`kotlin\n${text}\n\`\`\``;
    const original = code('show("Try again", "default") // once\nhide()');
    expect(await against(code('show("Ещё раз", "default") // раз\nhide()'), original)).toEqual([]);
    for (const other of [
      'show("Ещё раз", "other")\nhide()',
      'load("Ещё раз", "default")\nhide()',
      'show("Ещё раз", "default")',
    ]) {
      const found = await against(code(other), original);
      expect(found.map((line) => line.split(' ')[1])).toEqual(['parity-code']);
    }
  });
  it.each([
    ['prop', '<Since version="3.5.0" />', '<Since version="3.6.0" />', 'parity-component'],
    ['admonition', ':::note\n\nA\n\n:::', ':::tip\n\nА\n\n:::', 'parity-admonition'],
    ['table', '| A | B |\n| --- | --- |\n| 1 | 2 |', '| А | Б |\n| --- | --- |', 'parity-table'],
    ['inline code', 'Call `show`.', 'Вызовите `load`.', 'parity-code'],
    ['fact', 'Version %android.version%.', 'Версия %ios.version%.', 'parity-fact'],
  ])('finds another %s', async (_, original, russian, rule) => {
    const found = await against(russian, original);
    expect(new Set(found.map((line) => line.split(' ')[1]))).toEqual(new Set([rule]));
  });
  it('lets words in props be translated', async () => {
    const tabs = (label: string, value = 'a'): string =>
      `<Tabs><TabItem value="${value}" label="${label}">\n\nText\n\n</TabItem></Tabs>`;
    expect(await against(tabs('Вручную'), tabs('Manual'))).toEqual([]);
  });
  describe('of shared parts', () => {
    const PART = 'docs/android/_parts/show.mdx';
    const RU_PART = 'i18n/ru/docusaurus-plugin-content-docs/current/_parts/show.mdx';
    const using = "import Show from './_parts/show.mdx';\n\n<Show />";
    const pages = {
      [A]: page({body: using}),
      [RU]: translation(page({body: using}), page({body: using})),
      [PART]: 'Show it with `show`.\n',
    };
    it('wants the part in the language of the page', async () => {
      expect(await problems(pages)).toEqual(one('parity-import', BODY + 1, RU));
      const part = translation(pages[PART], 'Покажите её через `show`.\n');
      expect(await problems({...pages, [RU_PART]: part})).toEqual([]);
    });
    it('compares it as well', async () => {
      const part = translation(pages[PART], 'Покажите её через `load`.\n');
      const found = await problems({...pages, [RU_PART]: part});
      expect(found.map((line) => line.split(' ')[1])).toEqual(['parity-code', 'parity-code']);
      expect(found.every((line) => line.startsWith(RU_PART))).toBe(true);
    });
    it('wants parts of other sets in the language of the page', async () => {
      const from = (file: string): string => using.replace('./_parts/show.mdx', file);
      const english = page({body: from('@site/docs/ios/_parts/show.mdx')});
      const folder = 'i18n/ru/docusaurus-plugin-content-docs-ios/current/_parts';
      const files = {
        [A]: english,
        'docs/ios/_parts/show.mdx': pages[PART],
        [`${folder}/show.mdx`]: translation(pages[PART], 'Покажите её через `show`.\n'),
      };
      expect(
        await problems({
          ...files,
          [RU]: translation(english, page({body: from(`@site/${folder}/show.mdx`)})),
        }),
      ).toEqual([]);
      expect(await problems({...files, [RU]: translation(english, english)})).toEqual(
        one('parity-import', BODY + 1, RU),
      );
    });
  });
  it('finds a page that has no English twin', async () => {
    expect(await problems({[RU]: page()})).toEqual(one('parity-page', 1, RU));
  });
  it('compares code without its comments', () => {
    expect(withoutComments('a() // один\n# два\n/* три\n */\n<!-- четыре -->b')).toBe('a()\nb');
    expect(withoutComments('#import <A/A.h>')).toBe('#import <A/A.h>');
    expect(withoutComments('url = "https://a.b"')).toBe('url = "https://a.b"');
  });
});

describe('stale translations', () => {
  const english = page({body: 'Load it with `load`.'});
  it('are found when the English changes, and not when its lines or addresses do', async () => {
    const files = {[RU]: translation(english, english)};
    expect(await problems({...files, [A]: english})).toEqual([]);
    expect(await problems({...files, [A]: english.replace('Load it', 'Load\nit')})).toEqual([]);
    expect(await problems({...files, [A]: english.replace('Load it', 'Load it first')})).toEqual(
      one('stale-translation', 5, RU),
    );
  });
  it('are found in code as well', async () => {
    const code = page({body: '```kotlin\nload() // now\n```'});
    const files = {[A]: code.replace('now', 'then'), [RU]: translation(code, code)};
    expect(await problems(files)).toEqual(one('stale-translation', 5, RU));
  });
  it('are not told from translations that do not say what they were made from', async () => {
    expect(await problems({[A]: english, [RU]: english})).toEqual(one('translation-source', 1, RU));
  });
  it('are not told from pages that no one has translated', async () => {
    const missing = (): string[] => untranslated(loadContent(root)).map(format);
    await problems({[A]: english, [B]: page({title: 'B', position: 2}), [RU]: english});
    expect(missing()).toEqual(one('untranslated', 1, B));
    rmSync(path.join(root, B));
    expect(missing()).toEqual([]);
  });
});

describe('hand-offs to a person', () => {
  const asks = page({body: 'If that fails, write to [support](mailto:a@b.com).'});
  it('are found on pages and archives that no row names', async () => {
    const archived = 'versioned_docs/version-3.6.0/a.mdx';
    const found = await problems({[A]: asks, [archived]: asks});
    expect(found.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      `${A}:${BODY} support`,
      `${archived}:${BODY} support`,
    ]);
  });
  it('are right where a row of the current page says why', async () => {
    const rows = `| Page | Why |\n| --- | --- |\n| ${A} | Because |\n`;
    expect(await problems({[A]: asks, 'OWNER-QUESTIONS.md': rows})).toEqual([]);
  });
  it('finds rows of pages that are gone', async () => {
    const rows = `| ${B} | Because |\n`;
    expect(await problems({[A]: page(), 'OWNER-QUESTIONS.md': rows})).toEqual([
      `OWNER-QUESTIONS.md:1 support there is no page ${B}`,
    ]);
  });
  it('leaves other sentences with the word alone', async () => {
    expect(await inBody('The SDK supports it. Do not ask people to support us.')).toEqual([]);
  });
});

function loadedDocSet(id: string): Parameters<typeof routeOf>[0]['docSet'] {
  return {id, pluginId: 'default', folder: `docs/${id}`, route: id, label: 'Next'};
}

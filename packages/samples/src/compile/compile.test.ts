import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {guides} from '../../../../config/platforms';
import android from '../../../../data/symbols/android.json';
import ios from '../../../../data/symbols/ios.json';
import unity from '../../../../data/symbols/unity.json';
import releases from '../../../../data/releases.json';
import {loadPage, type Page} from '../../../../checks/sources/content';
import {filesBelow} from '../../../../checks/sources/files';
import {format} from '../../../../checks/problem';
import {blocksOf, sdkOf} from '../../../../checks/samples/blocks';
import {isCompiled, platformOf, type Block, type Language} from '../blocks';
import {checkBlock} from '../check';
import {loadGrammars} from '../grammars';
import {compileBlocks, compilers} from './index';
import {plant} from '../../../../tests/samples/mistakes';
import {unitsOf} from './units';

const root = path.resolve(__dirname, '../../../..');
let pages: Block[][];
let grammars: Awaited<ReturnType<typeof loadGrammars>>;

beforeAll(async () => {
  // The check of the samples compiles all the others.
  pages = guides
    .flatMap(({platform}) => [...filesBelow(root, `docs/${platform}`, /\.mdx$/)])
    .map((file) => loadPage(root, file, readFileSync(path.join(root, file), 'utf8')))
    .flatMap((content) => [...content.pages, ...content.parts].map(blocksOf));
  grammars = await loadGrammars();
}, 300_000);

const MISTAKES = 100;

it('gives most blocks of the pages to a compiler as they are', () => {
  const blocks = pages.flat().filter(isCompiled);
  const fragments = blocks.filter(({needs}) => needs.length > 0);
  expect(fragments.length / blocks.length).toBeLessThanOrEqual(0.15);
});

const ready = compilers.filter(({missing}) => missing().length === 0);
if (process.env.CI) {
  it('finds every compiler', () => {
    expect(ready).toEqual(compilers);
  });
}

describe.each(
  ready.flatMap((compiler) => compiler.languages.map((language) => ({compiler, language}))),
)('$language', {timeout: 300_000}, ({compiler, language}) => {
  // The check of the samples compiles the pages as they are.
  it('shows planted mistakes where they are', async () => {
    const compiled = new Set(
      pages.flatMap((page) => unitsOf(page, compiler, grammars).flatMap(({blocks}) => blocks)),
    );
    // Of one release, as a compiler runs once for each.
    const {latest} = releases.platforms[platformOf(language) ?? 'android'];
    const blocks = [...compiled].filter(
      (block) => block.language === language && !block.wrong && block.sdk.release === latest,
    );
    const planted = plant(blocks, MISTAKES, 7).map(({block, mistake}, index) => {
      // Pages of their own, so that what is said of one is not taken for another.
      const page = {...block.page, file: `${index}:${block.page.file}`};
      const copy = {...block, code: mistake.code, page};
      const around = pages.find((others) => others.includes(block)) ?? [];
      return {mistake, copy, page: around.map((other) => (other === block ? copy : {...other}))};
    });
    const asked = new Set(planted.map(({copy}) => copy));
    const {problems} = await compileBlocks(
      planted.map(({page}) => page),
      grammars,
      {wanted: (block) => asked.has(block)},
    );
    const foundIn = ({page}: Block) => problems.filter(({file}) => file === page.file);
    const missed = planted.filter(
      ({mistake, copy}) =>
        !foundIn(copy).some(({line}) => mistake.rows.includes((line ?? 0) - copy.line)),
    );
    expect(planted).toHaveLength(MISTAKES);
    expect(
      missed.length / MISTAKES,
      missed
        .map(({copy, mistake}) =>
          [mistake.kind, mistake.code, ...foundIn(copy).map(format)].join('\n'),
        )
        .join('\n\n'),
    ).toBeLessThanOrEqual(0.03);
  });
});

describe.runIf(ready.some(({languages}) => languages.includes('kotlin')))(
  'a page',
  {timeout: 300_000},
  () => {
    it('is told where its blocks are wrong, and what it lacks', async () => {
      const fence = (file: string, code: string, more: Partial<Block> = {}): Block => ({
        page: {file} as Page,
        language: 'kotlin',
        code,
        line: 10,
        indent: 4,
        wrong: false,
        needs: [],
        sdk: sdkOf('3.7.0'),
        ...more,
      });
      // The names that an app's resources get are those of its own package.
      const layout =
        'class MainActivity : Activity() {\n    val layout = R.layout.activity_main\n}';
      const {problems} = await compileBlocks(
        [
          [fence('lines', 'val level = 1\n\nAppodeal.showw(this, level)')],
          [fence('syntax', 'val level = (1')],
          [fence('lacks', 'privacyButton.setOnClickListener {}')],
          [
            fence('needs', 'privacyButton.setOnClickListener { open() }', {
              needs: ['val privacyButton: Button', 'fun open()'],
            }),
          ],
          [fence('leans', 'fun startAds() {}'), fence('leans', 'startAds()')],
          [fence('script', 'dependencies {\n    implementation("a:b:1")\n}')],
          [fence('wrong', 'Appodeal.showw()', {wrong: true})],
          [fence('right', 'Appodeal.setTesting(true)', {wrong: true})],
          [fence('removed', 'Appodeal.getRewardParameters()')],
          [
            fence('alone', 'fun startAds() {}'),
            fence('alone', 'class Ads {\n    fun go() = startAds()\n}', {whole: true}),
          ],
          [fence('twin', 'Log.d("Ads", "Ready"); Appodeal.showw() // now')],
          [fence('twin-ru', 'Log.d("Ads", "Готово"); Appodeal.showw() // сейчас')],
          [fence('homeless', `import android.app.Activity\n\n${layout}`)],
          [
            fence(
              'housed',
              `package com.example.app // yours\nimport android.app.Activity\n${layout}`,
            ),
          ],
          [fence('format', 'Log.d("Ads", "$ready"); Appodeal.setTesting(true)')],
        ],
        grammars,
      );
      expect(problems.map(format)).toEqual([
        expect.stringMatching(/^lines:12:14 sample-compile .*'showw'.* \(kotlin, SDK 3\.7\.0\)$/),
        expect.stringMatching(/^syntax:10:\d+ sample-compile syntax error/),
        expect.stringMatching(/^lacks:10:5 sample-compile .*'privacyButton'/),
        expect.stringMatching(/^right:10 sample-wrong /),
        expect.stringMatching(/^removed:10:14 .* it was removed in 3\.1\.3; use getReward/),
        expect.stringMatching(/^alone:11:20 sample-compile .*'startAds'/),
        expect.stringMatching(/^twin:10:37 sample-compile .*'showw'/),
        // Where the words differ, so does the column.
        expect.stringMatching(/^twin-ru:10 sample-compile .*'showw'/),
        expect.stringMatching(/^homeless:13:\d+ sample-compile .*'R'/),
        expect.stringMatching(/^format:10:\d+ sample-compile .*'ready'/),
      ]);
    });
  },
);

describe.runIf(ready.some(({languages}) => languages.includes('csharp')))(
  'C# and Objective-C',
  {timeout: 300_000},
  () => {
    const block = (
      file: string,
      language: Language,
      code: string,
      more: Partial<Block> = {},
    ): Block => ({
      page: {file} as Page,
      language,
      code,
      line: 1,
      indent: 0,
      wrong: false,
      needs: [],
      sdk: sdkOf('3.7.0'),
      ...more,
    });

    const mistakes: [Language, code: string, says: RegExp, more?: Partial<Block>][] = [
      ['csharp', 'using UnityEngine;\nusing AppodealAds.Unity.Api;', /^\d+:2:\d+ .*AppodealAds/],
      [
        'csharp',
        'using UnityEngine;\nusing AppodealStack.Monetization.Common;\n\npublic class Ads : MonoBehaviour, IMrecAdListener\n{\n    public void OnMrecLoaded(bool isPrecache) { }\n}',
        /^\d+:4:\d+ .*OnMrecExpired/m,
      ],
      ['csharp', 'Appodeal.Show(1, placementName: "main");', /^\d+:1:\d+ .*placementName/],
      [
        'csharp',
        'AppodealCallbacks.Banner.OnClosed += (sender, args) => { };',
        /^\d+:1:\d+ .*OnClosed/,
      ],
      ['csharp', '#if UNITY_IOS\nDebug.Logg("iOS");\n#endif', /^\d+:2:\d+ .*Logg/],
      [
        'objectivec',
        '#import <UIKit/UIKit.h>\n#import <Appodeal/AppodealSDK.h>',
        /^\d+:2:\d+ .*AppodealSDK\.h/,
      ],
      [
        'objectivec',
        '[Appodeal initializeWithApiKey:@"K" adTypes:AppodealAdTypeBanner];',
        /^\d+:1:\d+ .*initializeWithApiKey:adTypes:/,
      ],
      [
        'objectivec',
        '[Appodeal showAd:AppodealAdTypeBanner rootViewController:self];',
        /^\d+:1:\d+ .*AppodealShowStyle/,
      ],
      [
        'objectivec',
        'self.banner.smartSizing = NO;',
        /^\d+:1:\d+ .*smartSizing/,
        {needs: ['@property APDBannerView *banner']},
      ],
      [
        'objectivec',
        '#if !DEBUG\n[Appodeal setTestingOn:NO];\n#endif',
        /^\d+:2:\d+ .*setTestingOn:/,
      ],
      ['objectivec', '[APDNativeAdQueue new].maxAdSize = 3;', /^\d+:1:\d+ .*deprecated/],
    ];

    it('are told where they are wrong', async () => {
      const {problems} = await compileBlocks(
        mistakes.map(([language, code, , more], index) => [
          block(`${index}`, language, code, more),
        ]),
        grammars,
      );
      mistakes.forEach(([, code, says], index) => {
        const found = problems.filter(({file}) => file === `${index}`).map(format);
        expect(found.join('\n'), code).toMatch(says);
      });
    });

    it('take what a fence says that a fragment needs', async () => {
      const blocks = [
        block('a', 'csharp', 'Grant(Coins);', {needs: ['int Coins', 'void Grant(int coins)']}),
        block('b', 'objectivec', '[self add:view to:self.ads];', {
          needs: [
            'UIView *view',
            '@property NSArray *ads',
            '- (void)add:(UIView *)view to:(NSArray *)list',
          ],
        }),
      ];
      const {problems} = await compileBlocks(
        blocks.map((one) => [one]),
        grammars,
      );
      expect(problems).toEqual([]);
    });
  },
);

describe('a name that a later release brought', {timeout: 300_000}, () => {
  const [BEFORE, SINCE] = ['3.5.2', '3.6.0'];

  /** How each language uses a member of a type, and a type. */
  const uses: Record<string, (type: string, member: string) => string> = {
    kotlin: (type, member) => (member === '*' ? `val it: ${type}? = null` : `${type}::${member}`),
    java: (type, member) => (member === '*' ? `${type} it = null;` : `${type}.${member}(null);`),
    csharp: (type, member) =>
      member === '*'
        ? `Type it = typeof(${type});`
        : type.startsWith('I')
          ? `((${type})null).${member}(null);`
          : `${type}.${member}(null);`,
    objectivec: (type, member) =>
      member === '*' ? `id<${type}> it = nil;` : `[${type} ${member}:nil];`,
    swift: (type, member) => (member === '*' ? `var it: ${type}?` : `${type}.${member}(nil)`),
  };

  const broughtTo = {android, ios, unity};
  const samples = guides.flatMap(({platform, languages}) => {
    const {memberSince, types} = broughtTo[platform];
    const names = [
      ...Object.entries(memberSince).flatMap(([type, members]) =>
        Object.entries(members).flatMap(([member, since]) =>
          since === SINCE ? [[type, member] as const] : [],
        ),
      ),
      ...Object.entries(types).flatMap(([type, {since}]) =>
        since === SINCE ? [[type, '*'] as const] : [],
      ),
    ].map(([type, member]) => [platform === 'android' ? type.split('.').at(-1) : type, member]);
    return languages.flatMap((language) =>
      names.map(([type, member]) => ({
        language: language as Language,
        code: uses[language]?.(type as string, member as string) ?? '',
        name: (member === '*' ? (type as string).split('.').at(-1) : member) as string,
      })),
    );
  });

  /** What is reported about samples on pages of a release. */
  async function askedOf(release: string): Promise<string[][]> {
    const blocks = samples.map(({language, code}, index): Block => {
      const page = {file: `${index}`} as Page;
      return {
        page,
        language,
        code,
        line: 1,
        indent: 0,
        wrong: false,
        needs: [],
        sdk: sdkOf(release),
      };
    });
    const {problems} = await compileBlocks(
      blocks.map((one) => [one]),
      grammars,
    );
    return blocks.map((block) =>
      [
        ...checkBlock(block, grammars, new Set()).problems,
        ...problems.filter(({file}) => file === block.page.file),
      ].map(format),
    );
  }

  it('is an error on the pages of an earlier one, which the message names', async () => {
    const before = await askedOf(BEFORE);
    expect(new Set(samples.map(({language}) => language)).size).toBe(5);
    samples.forEach(({language, code, name}, index) => {
      if (language === 'swift' || ready.some(({languages}) => languages.includes(language))) {
        const found = (before[index] ?? []).filter(
          (text) => text.includes(name) && text.includes(`SDK ${BEFORE}`),
        );
        expect(found.join('\n'), code).toContain(`it came with ${SINCE}`);
      }
    });
    const since = await askedOf(SINCE);
    expect(since.flat().filter((text) => text.includes('it came with'))).toEqual([]);
  });
});

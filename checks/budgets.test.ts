import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {
  aheadLimit,
  aheadOverBudget,
  dialogOverBudget,
  largeDocumentLimit,
  limits,
  overBudget,
  pageTypes,
  searchDialogLimit,
  translationAllowance,
} from './budgets';

let build: string;

const types = () => pageTypes(build, (html) => html.length);

function page(file: string, code = '', text = ''): void {
  const full = path.join(build, file);
  mkdirSync(path.dirname(full), {recursive: true});
  writeFileSync(full, `<pre><code class="codeBlockLines_x">${code}</code></pre>${text}`);
}

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'budgets-'));
});
afterEach(() => rmSync(build, {recursive: true}));

describe('pageTypes', () => {
  it('finds pages of each type in both languages', async () => {
    for (const language of ['', 'ru/']) {
      page(`${language}index.html`);
      page(`${language}android/get-started.html`, 'a');
      page(`${language}android/tool.html`, '', '<input><textarea></textarea>');
      page(`${language}android/ad-types/banner.html`, 'much more code'.repeat(10));
      page(`${language}versions.html`);
      page(`${language}search.html`);
      page(`${language}onboarding/app.html`);
      page(`${language}onboarding/long.html`, '', 'much more text');
      page(
        `${language}ios/drawing.html`,
        '',
        `<figure class="a"><svg></svg></figure>and some words that make it longer than the other`,
      );
      page(`${language}ios/icon.html`, '', `<figure></figure><svg></svg>${'a text'.repeat(99)}`);
      page(`${language}ios/file.html`, '', '<h2 class="a" id="whole-file">Whole file</h2>');
    }
    const expected = [
      'home: ',
      'guide: android/get-started',
      'most code: android/ad-types/banner',
      'most form fields: android/tool',
      'versions: versions',
      'search: search',
      'heaviest of ios: ios/icon',
      'heaviest with a file or drawing of ios: ios/drawing',
      'heaviest of onboarding: onboarding/long',
      'not found: no-such-page',
    ];
    expect((await types()).map(({name, address}) => `${name}: ${address}`)).toEqual([
      ...expected,
      ...expected.map((type) => type.replace(': ', ': ru/')),
    ]);
  });

  it('lets pages be large that show a whole file or a drawing', async () => {
    for (const heading of ['<h2 class=a id=whole-file>', '<h2 id="whole-file">']) {
      page('android/get-started.html', '', heading);
      expect(await types()).toContainEqual(
        expect.objectContaining({address: 'android/get-started', large: true}),
      );
    }
    page('android/get-started.html', '', '<a href="#whole-file"></a><figure></figure><svg></svg>');
    expect(await types()).toContainEqual(
      expect.objectContaining({address: 'android/get-started', large: false}),
    );
  });

  it('leaves out types that the build lacks', async () => {
    page('index.html');
    expect((await types()).map(({address}) => address)).toEqual([
      '',
      'no-such-page',
      'ru/no-such-page',
    ]);
  });
});

describe('overBudget', () => {
  const type = {
    name: 'guide',
    address: 'android/get-started',
    large: false,
    inline: 0,
    atOnce: false,
  };

  it('accepts a page at its limits', () => {
    expect(
      overBudget(type, {
        untouched: limits.untouched * 1024,
        script: limits.script * 1024,
        styles: limits.styles * 1024,
        document: limits.document * 1024,
      }),
    ).toEqual([]);
  });

  it('lets no script run before the reader does something, but where the page starts at once', () => {
    const weight = {untouched: 1, script: 1, styles: 0, document: 0};
    expect(overBudget(type, weight)).toMatchObject([{rule: 'page-weight'}]);
    expect(overBudget({...type, atOnce: true}, weight)).toEqual([]);
  });

  it('holds inline scripts to their own limit', () => {
    const weight = {untouched: 0, script: 0, styles: 0, document: 0};
    expect(overBudget({...type, inline: 10 * 1024}, weight)).toEqual([]);
    expect(overBudget({...type, inline: 11 * 1024}, weight)).toMatchObject([
      {message: 'guide page: inline scripts 11.0 KiB, at most 10 KiB expected'},
    ]);
  });

  it('allows a larger document to a page with a whole file or a drawing', () => {
    const weight = {untouched: 0, script: 0, styles: 0, document: largeDocumentLimit * 1024};
    expect(overBudget({...type, large: true}, weight)).toEqual([]);
    expect(overBudget(type, weight)).toMatchObject([
      {message: `guide page: document 20.0 KiB, at most ${limits.document} KiB expected`},
    ]);
    expect(overBudget({...type, large: true}, {...weight, document: 21 * 1024})).toMatchObject([
      {message: `guide page: document 21.0 KiB, at most ${largeDocumentLimit} KiB expected`},
    ]);
  });

  it('allows the letters of another language, no more', () => {
    const weight = {untouched: 0, script: 0, styles: 0, document: 0};
    const most = limits.script + translationAllowance.script;
    const translated = {...type, address: 'ru/android/get-started'};
    expect(overBudget(translated, {...weight, script: most * 1024})).toEqual([]);
    expect(overBudget(type, {...weight, script: most * 1024})).toHaveLength(1);
    expect(overBudget(translated, {...weight, script: (most + 1) * 1024})).toMatchObject([
      {message: `guide page: script ${most + 1}.0 KiB, at most ${most} KiB expected`},
    ]);
  });

  it('names page, kind, size and limit', () => {
    expect(overBudget(type, {untouched: 0, script: 160 * 1024, styles: 0, document: 0})).toEqual([
      {
        file: '/android/get-started',
        rule: 'page-weight',
        message: `guide page: script 160.0 KiB, at most ${limits.script} KiB expected`,
      },
    ]);
  });
});

it('holds what is fetched ahead, the own scripts included, to a limit', () => {
  const type = {name: 'guide', address: 'a', large: false, inline: 0, atOnce: false};
  expect(aheadOverBudget(type, aheadLimit * 1024)).toEqual([]);
  expect(aheadOverBudget(type, 173 * 1024)).toMatchObject([
    {file: '/a', message: expect.stringContaining('fetched ahead 173.0 KiB, at most 172 KiB')},
  ]);
});

it('holds the search dialog to its own limit', () => {
  expect(dialogOverBudget(searchDialogLimit * 1024)).toEqual([]);
  expect(dialogOverBudget(94 * 1024)).toMatchObject([
    {message: `search dialog: 94.0 KiB, at most ${searchDialogLimit} KiB expected`},
  ]);
});

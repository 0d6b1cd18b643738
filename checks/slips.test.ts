import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {questions} from './content';
import {loadContent} from './sources/content';
import {askAll, format} from './problem';
import {misspelled} from './content/dictionary';

/**
 * Common mistakes of writers and the expected report: file, line, rule and how to
 * fix it. A mistake in the Russian page is reported there too, and one that was
 * copied from the English page is still reported in the English one.
 */

const ENGLISH = 'docs/android/a.mdx';
const RUSSIAN = 'i18n/ru/docusaurus-plugin-content-docs/current/a.mdx';
const FRONT = {title: 'Banner', description: 'x'.repeat(60), sidebar_position: '1'};

let root: string;

// The dictionaries take seconds to read, which is no test's time.
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'slips-'));
  await Promise.all([
    misspelled(new Set(['word']), 'en', false),
    misspelled(new Set(['слово']), 'ru', false),
  ]);
}, 240_000);
beforeEach(() => {
  rmSync(root, {recursive: true, force: true});
});
afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

async function found(): Promise<string[]> {
  return (await askAll(questions, loadContent(root))).problems.map(format);
}

const page = (body: string, front: Partial<typeof FRONT> = FRONT): string =>
  `---\n${Object.entries(front)
    .map(([key, value]) => `${key}: ${value}`)
    .join('\n')}\n---\n\n${body}\n`;

const without = (key: keyof typeof FRONT): Partial<typeof FRONT> => ({...FRONT, [key]: undefined});
const tabs = (group: string, value: string, inside = 'text'): string =>
  `<Tabs groupId="${group}"><TabItem value="${value}" label="Swift">\n\n${inside}\n\n</TabItem></Tabs>`;

/** Slips that are slips in any language. */
const ANY: [text: string, told: string][] = [
  ['<Taps>\n\ntext\n\n</Taps>', 'unknown-component <Taps> is unknown; did you mean Tabs?'],
  ['Old: <Since verson="3.0.0" />.', 'unknown-prop <Since> has no verson; did you mean version?'],
  ['Old: <Since version="3.9.9" />.', 'unknown-release there is no release 3.9.9'],
  ['```kotln\nval a = 1\n```', 'fence-language `kotln` is unknown; did you mean kotlin?'],
  [
    tabs('ios-language', 'swfit'),
    'tab-value "swfit" is no choice of ios-language; did you mean swift?',
  ],
  [tabs('ios-lang', 'swift'), 'tab-group groupId="ios-lang" is unknown; known: android-language'],
  ['```kotlin\nval a = 1', 'unclosed this code block never ends; close it with ```'],
  [':::note\n\nNever ends.', 'unclosed :::note never ends; close it with :::'],
  ['Give {placement} a name.', 'expression {placement} would be evaluated; write `{placement}`'],
  ['Call `Appodeal.setTestng(true)`.', 'unknown-name the SDK has no Appodeal.setTestng; did you'],
  [`|${' a |'.repeat(6)}\n|${' - |'.repeat(6)}`, 'wide-table 6 columns; at most 5 can be read'],
  ['<ReleaseTable platform="andriod" />', 'component '],
  [
    '<ReleaseTable platform="android" />\n\n[There](#nothing-here)',
    'broken-anchor #nothing-here: this page has no heading #nothing-here',
  ],
  ['Use 3.7.0 of it.', 'typed-version "3.7.0" is typed; write a token such as %android.version%'],
  ['Use minSdk 23.', 'typed-version "minSdk 23" is typed; write %android.minSdk%'],
  ['Use `com.appodeal.ads:sdk:3.7.0.0`.', 'typed-artifact "com.appodeal.ads:sdk:3.7.0.0" is'],
  ['See https://app.appodeal.com/apps.', 'typed-address "https://app.appodeal.com/apps'],
  ['Use %android.vesion%.', 'unknown-fact %android.vesion% is unknown; known: '],
  ['Use %android.version now.', 'unknown-fact %android.version looks like a token'],
  ['## Show', 'heading-id "Show" needs an explicit id: ## Show {/* #its-id */}'],
  ['## Show {/* #Show_It */}', 'heading-id id "Show_It" is not kebab-case ASCII'],
  ['## A {/* #a */}\n\n## B {/* #a */}', 'heading-id id "a" is taken by the heading on line'],
  ['# Show {/* #show */}', 'heading-level "Show" is a level 1 heading'],
  ['## A {/* #a */}\n\n#### B {/* #b */}', 'heading-level "B" skips from level 2 to 4'],
  [tabs('ios-language', 'swift', '## A {/* #a */}'), 'heading-in-tabs "A" stands inside tabs'],
  ['<h2>Show</h2>', 'heading-markup <h2> was found; write a Markdown heading'],
  ['![](/img/logo.svg)', 'image-alt /img/logo.svg needs a text alternative'],
  ['![A logo](./gone.png)', 'image-missing ./gone.png does not exist'],
  ['[There](./gone.mdx)', 'broken-link ./gone.mdx: there is no page'],
  ['[There](./gone)', 'link-form ./gone: a link within the set names the file with .mdx'],
  ['[There](/android/a)', 'link-form /android/a stays in its set; write ./a.mdx'],
  ['[There](/nowhere)', 'broken-link /nowhere: no page has this address'],
  ['[There](http://example.com)', 'link-form http://example.com is not an https address'],
  ['[There](https://docs.appodeal.com/x)', 'leads to this site; link to the page instead'],
  [':::warn\n\nText.\n\n:::', 'admonition :::warn is unknown; known: note, tip, info'],
  ['A line.\n::: note', 'admonition this ::: opens nothing; write :::note'],
  ['TODO', 'unfinished "TODO" was found; pages are published complete'],
  ['Admob is one.', 'name "Admob" was found; "AdMob" was expected'],
  ['<Tabs>\n\ntext', 'mdx-syntax '],
  ['Less <b than', 'mdx-syntax '],
  ['export default 1;\n\nexport default 2;', 'mdx-syntax '],
  ['<Flow id="f" title="T">\n- a\n</Flow>\n\n<Flow id="f" title="T">\n- a\n</Flow>', 'drawing-id'],
];

/** Slips of one language, or of what only one of the two says. */
const OWN: [text: string, told: string, front?: Partial<typeof FRONT>][] = [
  ["import Show from './_parts/gone.mdx';\n\n<Show />", 'missing-part there is no docs/android/'],
  ['You recieve an ad.', 'spelling "recieve" is in no dictionary; if it is right, add it'],
  ['Load teh ad.', 'spelling "teh" is in no dictionary'],
  ['Load them seperately.', 'spelling "seperately" is in no dictionary'],
  ['## Show Your First Banner {/* #show */}', 'sentence-case "Show Your First Banner" is in title'],
  ['Text.', 'sentence-case "Show Your Banner" is in title', {...FRONT, title: 'Show Your Banner'}],
  ['Out on 12 June 2025.', 'typed-date "12 June 2025" is typed; write %'],
  [
    'Your account manager knows.',
    'support sends the reader to a person; answer here, or add a row',
  ],
  ['Then contact our support.', 'support sends the reader to a person; answer here, or add a row'],
  ['Ask [%link.supportEmail%](mailto:%link.supportEmail%).', 'support sends the reader to a'],
  ['The behaviour of it.', 'english "behaviour" was found; write behavior'],
  ['The log names a network.', 'english "names a " was found; write list, show'],
  ['See what each ad earns.', 'english "what each ad earns" was found; write the noun'],
  ['Failures carry no reason.', 'english "carry" was found; write contain, include'],
  ['Every network is asked.', 'english "is asked" was found; write get requests'],
  ['Set it first, or you miss events.', 'english ", or you miss" was found; write so that'],
  ["This ID is an ad unit's.", 'english "\'s" was found; write the full noun'],
  ['It loads since 3.6.0.', 'english "since 3.6" was found; write “In … and later”'],
  ['It is shown afterwards.', 'english "afterwards" was found; write the American form'],
  [
    'Start the services Adjust and Meta.',
    'english "the services " was found; write the names first',
  ],
  ['The line appears again and again.', 'english "again and again" was found; write “keeps …ing”'],
  ['A pod needs a newer iOS.', 'english "newer iOS" was found; write “a newer iOS version”'],
  [
    'Open the report, where the sum appears.',
    'english "Open the report, where the sum appears" was found; write “… . … then appears”',
  ],
  ['Wait ten minutes.', 'english "ten minutes" was found; write numbers from 10'],
  ['It opens on the first start.', 'english "first start" was found; write first launch'],
  ['If the error stays, wait.', 'english "If the error stays" was found; write persists'],
  ['Block single ads.', 'english "single ads" was found; write individual'],
  ['Ask `isLoaded` first.', 'english "Ask code" was found; write check'],
  ['Wait for it: it takes a day.', 'english ": " was found; write because, so'],
  ['Open the app, and the ad appears.', 'english "Open the app, and the ad appears" was found'],
  ['## When no ad appears {/* #no-ad */}', 'english "When no ad appears" was found; write Troub'],
  [`Then ${'do it and '.repeat(20)}end.`, 'long-sentence 62 words in one sentence; at most 35'],
  ['Text.', 'too-short 1 words; at least 150 were expected'],
  ['Text.', 'title front matter needs a `title`', without('title')],
  [
    'Text.',
    'description front matter needs a `description` of one sentence',
    without('description'),
  ],
  [
    'Text.',
    '`description` has 5 characters; 50 to 160 were expected',
    {...FRONT, description: 'Short'},
  ],
  ['Text.', 'front matter needs a number as `sidebar_position`', without('sidebar_position')],
  ['Text.', 'front-matter-syntax ', {...FRONT, title: '[Banner'}],
  ['Text.', 'untranslated there is no page of this name in ru'],
  ['Text.', 'updated-stale `updated` is not the day of the last change of its words'],
];

/** The line about a file that has the message; fails with what was said instead. */
function reportIn(all: string[], file: string, message: string): string {
  const line = all.find((one) => one.startsWith(`${file}:`) && one.includes(message));
  if (line === undefined) {
    throw new Error(`${file} has no "${message}", but:\n${all.join('\n')}`);
  }
  return line;
}

it.each(ANY)('%j is reported in both languages: %s', async (text, message) => {
  write(ENGLISH, page(text));
  const first = await found();
  expect(reportIn(first, ENGLISH, message)).toMatch(/:\d+ /);
  write(RUSSIAN, page(text));
  const copied = await found();
  expect(reportIn(copied, ENGLISH, message)).toBe(reportIn(first, ENGLISH, message));
  reportIn(copied, RUSSIAN, message);
});

it.each(OWN)('%j is reported: %s', async (text, message, front = FRONT) => {
  write(
    ENGLISH,
    page(text, Object.fromEntries(Object.entries(front).filter(([, value]) => value))),
  );
  const first = await found();
  expect(reportIn(first, ENGLISH, message)).toMatch(/:\d+ /);
  if (!message.startsWith('untranslated')) {
    write(
      RUSSIAN,
      page(text, Object.fromEntries(Object.entries(front).filter(([, value]) => value))),
    );
    expect(reportIn(await found(), ENGLISH, message)).toBe(reportIn(first, ENGLISH, message));
  }
});

/** The same slips as a translator makes them, in the Russian page alone. */
const IN_RUSSIAN: typeof OWN = [
  ['Загрузите рекламу отдельноо.', 'spelling "отдельноо" is in no dictionary'],
  ['Покажите еще раз.', 'yo "еще" was found; write ещё'],
  ['Покажите banner внизу.', 'english-left "banner" is English; translate it'],
  ["import Show from './_parts/gone.mdx';\n\n<Show />", 'parity-import '],
  ['## Покажите Свой Баннер {/* #show */}', 'sentence-case "Покажите Свой Баннер" is in title'],
  ['## Show Your First Banner {/* #show */}', 'sentence-case "Show Your First Banner" is in title'],
  ['Текст.', 'sentence-case "Покажите Свой Баннер"', {...FRONT, title: 'Покажите Свой Баннер'}],
  ['Вышло 12 июня 2025 г.', 'typed-date "12 июня 2025'],
  ['Обратитесь в нашу поддержку.', 'support sends the reader to a person'],
  ['Попросите [%link.supportEmail%](mailto:%link.supportEmail%) за помощью.', 'support sends the'],
  ['Это сделает ваш менеджер.', 'support sends the reader to a person'],
  [`Потом ${'сделайте это и '.repeat(20)}всё.`, 'long-sentence 62 words in one sentence'],
  ['Текст.', 'title front matter needs a `title`', without('title')],
  ['Текст.', 'description front matter needs a `description`', without('description')],
  ['Текст.', 'description `description` has 5 characters', {...FRONT, description: 'Слово'}],
  ['Текст.', 'needs a number as `sidebar_position`', without('sidebar_position')],
  ['Текст.', 'front-matter-syntax ', {...FRONT, title: '[Баннер'}],
];

it.each(IN_RUSSIAN)('%j is reported in Russian: %s', async (text, message, front = FRONT) => {
  write(ENGLISH, page('Show it again below.'));
  write(
    RUSSIAN,
    page(text, Object.fromEntries(Object.entries(front).filter(([, value]) => value))),
  );
  const all = await found();
  expect(reportIn(all, RUSSIAN, message)).toMatch(/:\d+ /);
});

it('tells two pages that share what each must have of its own', async () => {
  write(ENGLISH, page('Text.'));
  write('docs/android/b.mdx', page('Text.'));
  const all = (await found()).join('\n');
  for (const key of ['title', 'description', 'sidebar_position']) {
    expect(all).toContain(`\`${key}\` is that of ${ENGLISH} as well`);
  }
});

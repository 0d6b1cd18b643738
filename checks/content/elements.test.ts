import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeAll, beforeEach, expect, it} from 'vitest';
import {loadContent} from '../sources/content';
import {format} from '../problem';
import {misspelled} from './dictionary';
import {drawn} from './drawings';
import {elements} from './elements';
import {headings} from './headings';
import {links} from './links';
import {englishSpelling} from './spelling';

const PAGE = 'docs/android/a.mdx';
let root: string;

// The dictionary takes seconds to read, which is no test's time.
beforeAll(async () => {
  await misspelled(new Set(['word']), 'en', false);
}, 120_000);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'elements-'));
});

afterEach(() => {
  rmSync(root, {recursive: true, force: true});
});

/** What is found in a page with this body, by rule and message. */
async function found(body: string, files: Record<string, string> = {}): Promise<string[]> {
  const all = {[PAGE]: `---\ntitle: Banner\n---\n\n${body}\n`, ...files};
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), text);
  }
  const content = loadContent(root);
  return [
    ...content.broken,
    ...elements(content),
    ...headings(content),
    ...links(content),
    ...drawn(content),
    ...(await englishSpelling(content)),
  ].map(format);
}

const tabs = (group: string, value: string): string =>
  `<Tabs groupId="${group}"><TabItem value="${value}" label="Swift">\n\ntext\n\n</TabItem></Tabs>`;

it.each([
  ['<Taps>\n\ntext\n\n</Taps>', 'unknown-component <Taps> is unknown; did you mean Tabs?'],
  ['Old: <Since verson="3.0.0" />.', 'unknown-prop <Since> has no verson; did you mean version?'],
  ['Old: <Since version="3.9.9" />.', 'unknown-release there is no release 3.9.9'],
  ['```kotln\nval a = 1\n```', 'fence-language `kotln` is unknown; did you mean kotlin?'],
  [
    tabs('ios-language', 'swfit'),
    'tab-value "swfit" is no choice of ios-language; did you mean swift?',
  ],
  [tabs('ios-lang', 'swift'), 'tab-group groupId="ios-lang" is unknown'],
  [
    "import Show from './_parts/gone.mdx';\n\n<Show />",
    'missing-part there is no docs/android/_parts/gone.mdx',
  ],
  ['```kotlin\nval a = 1', 'unclosed this code block never ends'],
  [':::note\n\nNever ends.', 'unclosed :::note never ends'],
  ['Give {placement} a name.', 'expression {placement} would be evaluated'],
  [
    'Call `Appodeal.setTestng(true)`.',
    'unknown-name the SDK has no Appodeal.setTestng; did you mean',
  ],
  [`|${' a |'.repeat(6)}\n|${' - |'.repeat(6)}`, 'wide-table 6 columns; at most 5'],
  [
    '## Show Your First Banner {/* #show */}',
    'sentence-case "Show Your First Banner" is in title case',
  ],
  ['<ReleaseTable platform="andriod" />', 'component '],
  [
    '<ReleaseTable platform="android" />\n\n[There](#nothing-here)',
    'broken-anchor #nothing-here: this page has no heading #nothing-here',
  ],
  ['You recieve an ad.', 'spelling "recieve" is in no dictionary'],
  ['Load teh ad.', 'spelling "teh" is in no dictionary'],
  ['Load them seperately.', 'spelling "seperately" is in no dictionary'],
])('%j is told: %s', async (body, message) => {
  const all = await found(body);
  expect(all).toHaveLength(1);
  expect(all[0]).toMatch(/^docs\/android\/a\.mdx:\d+ /);
  expect(all[0]).toContain(message);
});

it('knows what pages may use', async () => {
  const body = [
    "import Show from './_parts/show.mdx';",
    '## Show an MREC in Jetpack Compose {/* #show */}',
    '<Show />',
    tabs('ios-language', 'swift'),
    '> ```kotlin\n> val a = 1\n> ```',
    '- a step\n\n  ```bash\n  ls\n  ```',
    ':::note[Title]\n\nIt ends.\n\n:::',
    'Call `Appodeal.setTesting(true)`, and write `{placement}`; the SDK’s eCPM.',
    '<Changelog platform="android" />',
    '<ReleaseTable platform="ios" releases="all" />',
    '[Part](#in-part) and [release](#v3-7-0)',
  ].join('\n\n');
  const part = {'docs/android/_parts/show.mdx': '## In a part {/* #in-part */}\n'};
  expect(await found(body, part)).toEqual([]);
});

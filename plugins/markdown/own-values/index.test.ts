import {compile} from '@mdx-js/mdx';
import codeCompat from '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin';
import {expect, it} from 'vitest';
import rehypeHighlight from '../highlight/rehype';
import rehypeOwnValues from '.';

async function compilePage(value: string, path = 'docs/android/page.mdx') {
  const file = await compile(
    {value, path},
    {jsx: true, remarkPlugins: [codeCompat], rehypePlugins: [rehypeHighlight, rehypeOwnValues]},
  );
  return String(file);
}

const fieldsIn = (page: string): string[] =>
  Array.from(page.matchAll(/<OwnValue name="([^"]+)"/g), ([, name = '']) => name);
const sample = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`;
const KOTLIN = sample('kotlin', 'start("YOUR_APP_KEY")');

it('marks a placeholder and leaves the text of the sample as it is', async () => {
  const page = (await compilePage(KOTLIN)).replaceAll('&quot;', '"');
  expect(page).toContain('<span data-own="android">YOUR_APP_KEY</span>');
});

it('puts a field after the first sample of a page, before one that comes later', async () => {
  expect(await compilePage(KOTLIN)).toMatch(/html=[^]*<OwnValue/);
  expect(await compilePage(`${sample('kotlin', 'val a = 1')}\n${KOTLIN}`)).toMatch(
    /html=[^]*<OwnValue[^]*html=/,
  );
  // A quickstart is one block.
  expect(
    await compilePage(
      `<div className="quickstart">\n\n${sample('kotlin', 'val a = 1')}\n${KOTLIN}\n</div>\n`,
    ),
  ).toMatch(/html=[^]*html=[^]*<OwnValue/);
  expect(await compilePage(KOTLIN, 'docs/android/_parts/a.mdx')).toMatch(/<OwnValue[^]*html=/);
});

it.each([
  ['the language', sample('swift', 'start("YOUR_APP_KEY")'), ['ios']],
  [
    'the placeholder',
    sample('csharp', 'a = "YOUR_ANDROID_APP_KEY";\nb = "YOUR_IOS_APP_KEY";'),
    ['android', 'ios'],
  ],
  [
    'the file of AdMob’s app ID',
    sample('xml', '<a android:value="ca-app-pub-XXXXXXXXXXXXXXXX~XXXXXXXXXX" />') +
      sample('xml', '<string>ca-app-pub-XXXXXXXXXXXXXXXX~XXXXXXXXXX</string>'),
    ['admob-android', 'admob-ios'],
  ],
  [
    'the file of Google’s sample of an app ID',
    sample('xml', '<a android:value="ca-app-pub-3940256099942544~3347511713" />') +
      sample('xml', '<string>ca-app-pub-3940256099942544~1458002511</string>'),
    ['admob-android', 'admob-ios'],
  ],
  ['nothing, where two are possible', sample('csharp', 'a = "YOUR_APP_KEY";'), []],
  ['nothing, where the placeholder is another’s', sample('kotlin', 'a = "YOUR_DEV_KEY"'), []],
])('knows the app by %s', async (_how, source, expected) => {
  expect(fieldsIn(await compilePage(source))).toEqual(expected);
});

it('has one field for several samples, among them those in tabs and lists', async () => {
  const page = await compilePage(
    `${KOTLIN}\n<Tabs>\n<TabItem>\n\n${sample('java', 'start("YOUR_APP_KEY");')}\n</TabItem>\n</Tabs>\n`,
  );
  expect(fieldsIn(page)).toEqual(['android']);
  expect(await compilePage(`1. One\n\n   \`\`\`java\n   "YOUR_APP_KEY"\n   \`\`\`\n`)).toMatch(
    /<_components\.li>[^]*<OwnValue[^]*<\/_components\.li>/,
  );
});

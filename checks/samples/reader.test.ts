import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {loadContent} from '../sources/content';
import {format} from '../problem';
import {followGuides} from './reader';

const root = mkdtempSync(path.join(tmpdir(), 'reader-'));
afterAll(() => {
  rmSync(root, {recursive: true, force: true});
});

const fenced = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const layout = (id: string): string =>
  fenced(
    'xml title="app/src/main/res/layout/activity_main.xml"',
    `<Button android:id="@+id/${id}" />`,
  );
const activity = (body: string): string =>
  fenced('kotlin title="MainActivity.kt"', `class MainActivity : Activity() {\n${body}\n}`);
const outcome = (said: string): string =>
  `## It works {/* #check-the-result */}\n\n1. The log says \`${said}\`.\n`;

/** What is found on a guide, with the lines of code that are left in the end. */
async function found(set: string, text: string, part = ''): Promise<[string[], string[]]> {
  for (const [file, words] of [
    [`docs/${set}/get-started.mdx`, text],
    [`docs/${set}/_parts/start.mdx`, part],
  ] as const) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), words);
  }
  const {problems, outcomes} = await followGuides(loadContent(root));
  rmSync(path.join(root, 'docs'), {recursive: true});
  return [problems.map(format), outcomes.flat().map(({code}) => code)];
}

describe('a reader who follows a guide to the letter', {timeout: 60_000}, () => {
  it('ends with the last form of each file, parts included', async () => {
    const [problems, sources] = await found(
      'android',
      `import Start from './_parts/start.mdx';\n\n${activity('')}\n${layout('ad')}\n<Start />\n\n${outcome('ready')}`,
      activity('val a = R.id.ad // ready'),
    );
    expect(problems).toEqual([]);
    expect(new Set(sources)).toEqual(
      new Set(['class MainActivity : Activity() {\nval a = R.id.ad // ready\n}']),
    );
  });

  it('takes the tabs of one way alone', async () => {
    const tab = (value: string, code: string): string =>
      `<TabItem value="${value}" label="${value}">\n\n${code}\n</TabItem>\n`;
    const [, sources] = await found(
      'android',
      `<Tabs groupId="android-language">\n${tab('kotlin', activity('// one'))}${tab('java', fenced('java title="MainActivity.java"', 'class MainActivity {}'))}</Tabs>\n`,
    );
    expect(sources.sort()).toEqual([
      'class MainActivity : Activity() {\n// one\n}',
      'class MainActivity {}',
    ]);
  });

  it.each([
    [
      'keeps a fragment where a file is due',
      'android',
      `${activity('')}\n${fenced('kotlin title="MainActivity.kt"', 'Appodeal.show(this, 1)')}`,
      /:8 reader-outcome MainActivity\.kt ends as this fragment/,
    ],
    [
      'cannot tell where code goes',
      'android',
      fenced('kotlin', 'class A'),
      /:2 reader-outcome the title must name the file/,
    ],
    [
      'lacks a view',
      'android',
      `${layout('ad')}\n${activity('val a = R.id.button')}`,
      /:7 reader-outcome R\.id\.button: no step makes it/,
    ],
    [
      'lacks a resource of the manifest',
      'android',
      fenced('xml title="AndroidManifest.xml"', '<application\n  a="@xml/security" />'),
      /:3 reader-outcome @xml\/security: no step makes it/,
    ],
    [
      'lacks a header',
      'ios',
      fenced('objectivec title="Ads.m"', '#import "Ads.h"\n@implementation Ads\n@end'),
      /:2 reader-outcome Ads\.h: no step makes it/,
    ],
    [
      'has two places where the app starts',
      'ios',
      ['One', 'Two']
        .map((name) => fenced(`swift title="${name}.swift"`, `@main\nstruct ${name}: App {}`))
        .join('\n'),
      /reader-outcome Two\.swift is a second @main/,
    ],
    [
      'waits for a line that nothing writes',
      'unity',
      `${fenced('csharp title="Ads.cs"', 'class Ads {}')}\n${outcome('Ads: ready')}`,
      /:7 reader-outcome `Ads: ready` is promised/,
    ],
    [
      'uses a name that the SDK lacks',
      'ios',
      fenced('swift title="Ads.swift"', 'class Ads {\n  func a() { Appodeal.showAdd(.banner) }\n}'),
      /:3 sample-member Appodeal\.showAdd/,
    ],
  ])('%s, and hears of it', async (_name, set, text, message) => {
    const [problems] = await found(set, text);
    expect(problems).toEqual([expect.stringMatching(message)]);
  });
});

import {compile} from '@mdx-js/mdx';
import codeCompat from '@docusaurus/mdx-loader/lib/remark/mdx1Compat/codeCompatPlugin';
import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {expect, it} from 'vitest';
import rehypeHighlight from '../highlight/rehype';
import rehypeBeside, {isCodeAlone} from '.';

/** Headings get their ids from comments elsewhere. */
const ids = () => (root: Root) =>
  root.children.forEach((node) => {
    if (node.type === 'element' && node.tagName === 'h2') {
      node.properties.id = toString(node).toLowerCase().replace(' ', '-');
    }
  });

async function compilePage(value: string, path = 'docs/android/ad-types/banner.mdx') {
  const file = await compile(
    {value, path},
    {jsx: true, remarkPlugins: [codeCompat], rehypePlugins: [ids, rehypeHighlight, rehypeBeside]},
  );
  return String(file);
}

const SAMPLE = '```kotlin\nval a = 1\n```\n';
const pairsIn = (page: string): number => page.split('"beside wide"').length - 1;

it('pairs code with the paragraphs and lists before it, below their heading', async () => {
  const page = await compilePage(
    `Intro.\n\n## Load\n\nFirst.\n\n- One\n\n${SAMPLE}\nThen.\n\n${SAMPLE}`,
  );
  expect(pairsIn(page)).toBe(2);
  expect(page).toMatch(/Intro[^]*Load[^]*beside[^]*First[^]*One[^]*html=[^]*beside[^]*Then/);
});

it('takes the languages of a sample for one block of code', async () => {
  const page = await compilePage(
    `Text.\n\n<Tabs>\n<TabItem>\n\n${SAMPLE}\n</TabItem>\n</Tabs>\n\nMore text alone.\n`,
  );
  expect(pairsIn(page)).toBe(1);
});

it.each([
  ['a drawing stands between', `Text.\n\n<Flow />\n\n${SAMPLE}`],
  ['the code is a whole file', `## Whole file\n\nText.\n\n${SAMPLE}`],
  ['there is no text', SAMPLE],
])('leaves the whole width where %s', async (_why, source) => {
  expect(pairsIn(await compilePage(source))).toBe(0);
});

it('leaves other pages alone', async () => {
  expect(pairsIn(await compilePage(`Text.\n\n${SAMPLE}`, 'docs/android/get-started.mdx'))).toBe(0);
});

it('knows a part that has nothing but code', () => {
  expect(
    isCodeAlone(
      `{/* source */}\n\n<Tabs>\n<TabItem value="a">\n\n${SAMPLE}\n</TabItem>\n</Tabs>\n`,
    ),
  ).toBe(true);
  expect(isCodeAlone(`Text.\n\n${SAMPLE}`)).toBe(false);
  expect(isCodeAlone('<Flow />')).toBe(false);
});

import {compile} from '@mdx-js/mdx';
import {expect, it} from 'vitest';
import {VFile} from 'vfile';
import questions from '.';

/** The page's structured data, or null. */
async function structuredData(
  markdown: string,
  file = '/site/docs/reporting/faq.mdx',
): Promise<unknown> {
  const page = new VFile({
    value: markdown,
    path: file,
    data: {frontMatter: {title: 'FAQ', updated: '2026-05-01'}},
  });
  const {default: gfm} = await import('remark-gfm');
  const compiled = String(
    await compile(page, {jsx: true, remarkPlugins: [gfm], rehypePlugins: [questions]}),
  );
  const json =
    /<Head><_components\.script type="application\/ld\+json">\{("(?:[^"\\]|\\.)*")\}</.exec(
      compiled,
    );
  return json ? JSON.parse(JSON.parse(json[1] as string) as string) : null;
}

it('tells each question with its answer', async () => {
  const page = await structuredData(
    'Intro.\n\n## Why **so**?\n\nBecause of\n[that](/a).\n\n- one\n- two\n\n## How?\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n## Who “knows”?\n\nYou <b>do</b>.\n',
  );
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    name: 'FAQ',
    inLanguage: 'en',
    dateModified: '2026-05-01',
  });
  const {mainEntity} = page as {
    mainEntity: {name: string; acceptedAnswer: {text: string}}[];
  };
  expect(mainEntity.map(({name, acceptedAnswer}) => [name, acceptedAnswer.text])).toEqual([
    ['Why so?', 'Because of that.\none\ntwo'],
    ['How?', 'A — B\n1 — 2'],
    ['Who “knows”?', 'You do.'],
  ]);
});

it('names the language of the page', async () => {
  const file = '/site/i18n/ru/docusaurus-plugin-content-docs-reporting/current/faq.mdx';
  expect(await structuredData('## А?\n\n1\n\n## Б?\n\n2\n\n## В?\n\n3\n', file)).toMatchObject({
    inLanguage: 'ru',
  });
});

it.each([
  [
    'a page with one heading that asks nothing',
    '## A?\n\n1\n\n## B?\n\n2\n\n## C\n\n3\n\n## D?\n\n4',
  ],
  ['two questions', '## A?\n\n1\n\n## B?\n\n2'],
  ['a page without headings', 'Why?'],
])('says nothing of %s', async (_name, markdown) => {
  expect(await structuredData(markdown)).toBeNull();
});

import {compile, run} from '@mdx-js/mdx';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';
import {describe, expect, it} from 'vitest';
import rehypeStackedTables, {needsStack} from '.';

async function htmlOf(source: string): Promise<string> {
  const code = await compile(source, {
    outputFormat: 'function-body',
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeStackedTables],
  });
  const {default: Page} = await run(String(code), runtime);
  return renderToStaticMarkup(createElement(Page));
}

const TROUBLE = `
| What you see | Cause | Fix |
| --- | --- | --- |
| The app crashes at startup | The AdMob app ID is missing | Add your ID |
`;

describe('stacked tables', () => {
  it('leaves tables that fit a phone', async () => {
    const html = await htmlOf('| Key | Value |\n| --- | --- |\n| a | b |\n');
    expect(html).toContain('<table>');
    expect(html).not.toContain('role=');
  });

  it('gives a wide table labels for its cells and keeps it a table to screen readers', async () => {
    const html = await htmlOf(TROUBLE);
    expect(html).toContain('<table class="stacked cases" role="table"');
    expect(html).toContain('--c2:&quot;Cause&quot;;--c3:&quot;Fix&quot;');
    expect(html).not.toContain('--c1');
    expect(html.match(/role="columnheader"/g)).toHaveLength(3);
    expect(html.match(/role="cell"/g)).toHaveLength(3);
    expect(html.match(/role="row"/g)).toHaveLength(2);
  });

  it('stacks errors everywhere, however short they are', async () => {
    expect(await htmlOf('| It | Cause | Fix |\n| --- | --- | --- |\n| a | b | c |\n')).toContain(
      'class="stacked cases"',
    );
    expect(
      await htmlOf('| Симптом | Причина | Что сделать |\n| --- | --- | --- |\n| a | b | c |\n'),
    ).toContain('class="stacked cases"');
  });

  it('keeps quotation marks, semicolons and backslashes of a header within its label', async () => {
    const html = await htmlOf(TROUBLE.replace('Cause', String.raw`"a"; color: red \\`));
    expect(html).toContain(
      String.raw`--c2:&quot;\&quot;a\&quot;; color: red \\&quot;;--c3:&quot;Fix&quot;`,
    );
  });

  it('measures the longest word of code and the width a sentence wants', () => {
    expect(
      needsStack([
        ['Call', 'Effect'],
        ['show', 'Shows an ad in the place you chose'],
      ]),
    ).toBe(false);
    expect(
      needsStack([
        ['Call', 'Effect'],
        ['Appodeal.setSharedAdsInstanceAcrossActivities(true)', 'Keeps banners'],
      ]),
    ).toBe(true);
    expect(needsStack([['1', '2', '3', '4', '5', '6'], []])).toBe(false);
    expect(needsStack([])).toBe(false);
  });
});

import {compile, run} from '@mdx-js/mdx';
import type {Root} from 'hast';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import oldAnchors from '.';

async function htmlOf(path: string, value: string): Promise<string> {
  const file = new VFile({path, value});
  const headingIds = () => (tree: Root) =>
    visit(tree, {tagName: 'h2'}, (heading) => {
      heading.properties.id = 'answer';
    });
  const code = await compile(file, {
    outputFormat: 'function-body',
    rehypePlugins: [headingIds, oldAnchors],
  });
  const {default: Page} = await run(String(code), runtime);
  return renderToStaticMarkup(createElement(Page));
}

const ANSWER = '## Answer';
const HTML = '<h2 id="answer">Answer</h2>';

describe('old anchors', () => {
  it.each([
    '/site/docs/unity/advanced/in-app-purchases.mdx',
    '/site/i18n/ru/docusaurus-plugin-content-docs-unity/current/advanced/in-app-purchases.mdx',
  ])('stand before the heading that is meant now: %s', async (path) => {
    expect(await htmlOf(path, ANSWER)).toMatch(
      /<span id="step-2-callbacks"[^>]*><\/span><h2 id="answer">/,
    );
  });

  it('are on no other page', async () => {
    expect(await htmlOf('/site/docs/android/advanced/in-app-purchases.mdx', ANSWER)).toBe(HTML);
    expect(
      await htmlOf(
        '/site/unity_versioned_docs/version-3.6.0/advanced/in-app-purchases.mdx',
        ANSWER,
      ),
    ).toBe(HTML);
  });
});

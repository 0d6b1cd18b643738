import {compile, run} from '@mdx-js/mdx';
import type {Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import rosetta from '../../../data/rosetta.json';
import releasePages from './index';
import {leftoversTable, namesTable} from './names';
import {wordsFor} from './words';

describe.each(rosetta.maps.map((map) => [`${map.platform} ${map.from}`, map] as const))(
  'the tables of %s',
  (_, {platform, from, rows, leftovers}) => {
    const [names] = namesTable(platform, from, 'ru', wordsFor('ru'));

    it('name every job once, in the language of the page, and lead to the source', () => {
      const [, ...shown] = (names as Table).children;
      expect(shown).toHaveLength(rows.length);
      shown.forEach((row, index) => {
        const {theirs, ours, source} = rows[index] as (typeof rows)[number];
        const [, their, our] = row.children;
        const links: string[] = [];
        visit(row, 'link', ({url}) => {
          links.push(url);
        });
        expect(links).toEqual(theirs.length > 0 ? [source] : []);
        expect(toString(their)).toContain(theirs[0] ?? '—');
        expect(toString(our)).toContain(ours[0] ?? '');
      });
    });

    it('name all that is to be taken out', () => {
      const table = toString(leftoversTable(platform, from, 'en', wordsFor('en')));
      for (const {texts} of leftovers) {
        texts.forEach((text) => expect(table).toContain(text));
      }
    });
  },
);

it('stay in their line: the theme would make blocks of names that may break', async () => {
  const source = {path: 'max.mdx', value: '<NamesTable platform="unity" from="max" />'};
  const script = await compile(source, {
    outputFormat: 'function-body',
    providerImportSource: 'provided',
    remarkPlugins: [[releasePages]],
  });
  const provided = {...runtime, useMDXComponents: () => ({code: 'pre'})};
  const {default: Page} = await run(String(script), {...provided, baseUrl: import.meta.url});
  const html = renderToStaticMarkup(createElement(Page));
  expect(html).toContain('<code>MaxSdk.<wbr/>InitializeSdk()</code>');
  expect(html).not.toContain('<pre>');
});

it('names the origins that there are where one is unknown', () => {
  expect(() => namesTable('unity', 'mopub', 'en', wordsFor('en'))).toThrow('max, admob');
});

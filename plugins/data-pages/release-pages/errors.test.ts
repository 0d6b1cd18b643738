import type {PhrasingContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it} from 'vitest';
import {errorSignatures, type Signature} from '@help-center/sdk-data';
import {errorGroups, errorTable, groupOf} from './errors';
import {wordsFor} from './words';

const {signatures} = errorSignatures;

/** Rows of a table by the id of their anchor. */
function rows(list: readonly Signature[], locale: string): Map<unknown, PhrasingContent[][]> {
  const found = errorGroups.flatMap((group) => {
    const [table] = errorTable(group, locale, wordsFor(locale), list);
    return (table as Table).children.slice(1);
  });
  return new Map(
    found.map((row) => [row.data?.hProperties?.id, row.children.map(({children}) => children)]),
  );
}

describe('errorTable', () => {
  it('shows every string of an entry, its cause and its fix in the language of the page', () => {
    const shown = rows(signatures, 'ru');
    expect(shown.size).toBe(signatures.length);
    for (const {id, patterns, page} of signatures) {
      const [printed = [], cause, fix = []] = shown.get(`error-${id}`) ?? [];
      expect(printed.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []))).toEqual(
        patterns,
      );
      expect(toString(cause)).toMatch(/[а-я]/);
      expect(toString(fix)).toMatch(/[а-я]/);
      // Answers about versions lead to what fits as well.
      const links = fix.flatMap((node) => (node.type === 'link' ? [node.url] : []));
      expect(links.filter((url) => !url.startsWith('/what-fits'))).toEqual(page ? [page] : []);
    }
  });

  it('keeps markup in an entry as text', () => {
    const hostile = {
      ...(signatures[0] as Signature),
      patterns: ['<script>alert(1)</script>'],
      cause: {en: '<b>{1}</b> [a](b)', ru: 'x'},
    };
    const [[printed, cause] = []] = rows([hostile], 'en').values();
    expect(printed?.[0]).toEqual({type: 'inlineCode', value: '<script>alert(1)</script>'});
    expect(cause).toEqual([{type: 'text', value: '<b>{1}</b> [a](b)'}]);
  });
});

describe('groupOf', () => {
  it('puts every entry into one part', () => {
    expect(new Set(signatures.map(groupOf))).toEqual(new Set(errorGroups));
    expect(groupOf({platforms: ['android', 'unity']})).toBe('android');
    expect(groupOf({platforms: ['unity']})).toBe('unity');
  });
});

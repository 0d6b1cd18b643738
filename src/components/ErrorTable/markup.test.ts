import {load} from 'cheerio';
import {describe, expect, it} from 'vitest';
import data from '@site/data/error-signatures.json';
import type {Signature} from '@site/src/components/LogHelper/logic';
import {groupOf, groups, tableMarkup} from './markup';

const signatures = data.signatures as Signature[];
const say = {printed: 'Line', cause: 'Why', fix: 'Fix', more: 'More'};
const render = (list: readonly Signature[], language: 'en' | 'ru' = 'en') =>
  load(`<table>${tableMarkup(list, language, say, (page) => `/base${page}`)}</table>`);

describe('tableMarkup', () => {
  it('shows every string of an entry, its cause and its fix in the language of the page', () => {
    const page = render(signatures, 'ru');
    for (const {id, patterns, page: target} of signatures) {
      const row = page(`#error-${id}`);
      const codes = row.find('td:first-child code').toArray();
      expect(codes.map((code) => page(code).text())).toEqual(patterns);
      expect(row.text()).toMatch(/[а-я]/);
      expect(row.find('a').attr('href')).toBe(target ? `/base${target}` : undefined);
    }
  });

  it('keeps markup in an entry as text', () => {
    const hostile = {
      ...(signatures[0] as Signature),
      patterns: ['<script>alert(1)</script>'],
      cause: {en: '<b>`</code><i>`', ru: 'x'},
    };
    const page = render([hostile]);
    expect(page('script, b, i')).toHaveLength(0);
    expect(page('td').first().text()).toContain('<script>alert(1)</script>');
  });
});

describe('groupOf', () => {
  it('puts every entry into one part', () => {
    expect(new Set(signatures.map(groupOf))).toEqual(new Set(groups));
    expect(groupOf({platforms: ['android', 'unity']})).toBe('android');
    expect(groupOf({platforms: ['unity']})).toBe('unity');
  });
});

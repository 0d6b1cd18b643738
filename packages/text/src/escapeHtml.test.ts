import {load} from 'cheerio';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {escapeHtml} from './escapeHtml';

describe('escapeHtml', () => {
  it('is read back as the same text, as content and as an attribute', () => {
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom(...`&<>"'/=; amplt!-`)}), (text) => {
        const $ = load(`<b title="${escapeHtml(text)}">${escapeHtml(text)}</b>`, null, false);
        expect($.root().contents()).toHaveLength(1);
        expect($('b').text()).toBe(text);
        expect($('b').attr('title')).toBe(text);
      }),
    );
  });
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {RankedHit} from './spread';
import {highlight, snippet, toHit} from './render';

const ranked = (over: Partial<RankedHit['record']> = {}, terms: string[] = []): RankedHit => ({
  terms: new Set(terms),
  record: {
    id: 1,
    path: '/android/banner',
    title: 'Banner ads',
    group: 'Android SDK',
    tag: 'default',
    anchor: 'show',
    headings: ['Show a banner'],
    kind: 'section',
    ...over,
  },
});

describe('toHit', () => {
  it('gives absolute addresses, and titles from the page down to the heading', () => {
    const hit = toHit(ranked({}, ['banner']), '', 'https://docs.example.com');
    expect(hit).toMatchObject({
      url: 'https://docs.example.com/android/banner#show',
      group: 'Android SDK',
      titles: [
        ['', 'Banner', ' ads'],
        ['Show a ', 'banner', ''],
      ],
      text: [],
    });
    expect(toHit(ranked({anchor: '', headings: []}), '', 'https://a.b').url).toBe(
      'https://a.b/android/banner',
    );
  });

  it('marks the match in the text', () => {
    const hit = toHit(ranked({}, ['load']), 'It loads an ad.', 'https://a.b');
    expect(hit).toMatchObject({text: ['It ', 'loads', ' an ad.']});
  });

  it('tells the marked words that only stand for others', () => {
    const text = 'Loads and shows ads.';
    const hit = toHit(ranked({}, ['show', 'load']), text, 'https://a.b', new Set(['load']));
    expect(hit.meant).toEqual(['Loads']);
  });

  it('shows an error string by its text', () => {
    const hit = toHit(ranked({kind: 'error', text: 'No fill'}, ['show']), '', 'https://a.b');
    expect(hit).toMatchObject({text: ['No fill']});
  });
});

describe('snippet', () => {
  it('cuts around the matches', () => {
    const words = Array.from({length: 200}, (_, index) => `word${index}`);
    words[150] = 'banner';
    const [before = '', match, after = ''] = snippet(words.join(' '), new Set(['banner']));
    expect(match).toBe('banner');
    expect(before.startsWith('… ')).toBe(true);
    expect(after.endsWith(' …')).toBe(true);
    expect(`${before}${after}`.split(' ').length).toBeLessThan(40);
  });
});

it('keeps every letter of a text, whatever matches', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
      const parts = highlight(text, new Set(terms));
      expect(parts.join('')).toBe(text);
      expect(parts.length % 2).toBe(1);
    }),
  );
});

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {escapeExceptMark} from './escape';
import {escapeHits} from './hosted';
import type {RankedHit} from './rank';
import {highlight, inRuns, snippet, toHit} from './render';

const ranked = (over: Partial<RankedHit['record']> = {}, terms: string[] = []): RankedHit => ({
  score: 1,
  terms: new Set(terms),
  record: {
    id: 1,
    path: '/android/banner',
    title: 'Banner <b>',
    group: 'Android & co',
    tag: 'default',
    anchor: 'show',
    headings: ['Show <img src=x onerror=alert(1)>'],
    kind: 'section',
    ...over,
  },
});

/** The only elements that may come out are marks. */
const markup = (html: string) => html.replace(/<\/?mark>/g, '').match(/<[^>]*>?/g);

describe('toHit', () => {
  it('escapes every text that is drawn as HTML, also for stored hits', () => {
    const hit = toHit(ranked(), 'text <script>alert(1)</script>', 'https://docs.example.com');
    const values = [
      ...Object.values(hit.hierarchy),
      ...Object.values(hit._snippetResult.hierarchy).map((one) => one.value),
      ...Object.values(hit._highlightResult.hierarchy).map((one) => one.value),
      hit._snippetResult.content?.value,
      hit.content,
    ];
    for (const value of values) {
      expect(markup(value ?? '')).toBeNull();
    }
  });

  it('gives absolute addresses and the level of the heading', () => {
    const hit = toHit(ranked(), null, 'https://docs.example.com');
    expect(hit.url).toBe('https://docs.example.com/android/banner#show');
    expect(hit.type).toBe('lvl2');
    expect(toHit(ranked({anchor: '', headings: []}), null, 'https://a.b').type).toBe('lvl1');
  });

  it('shows the text where the match is there and not in the heading', () => {
    const hit = toHit(ranked({}, ['load']), 'It loads an ad.', 'https://a.b');
    expect(hit.type).toBe('content');
    expect(hit._snippetResult.content?.value).toBe('It <mark>loads</mark> an ad.');
  });
});

describe('snippet', () => {
  it('cuts around the matches', () => {
    const words = Array.from({length: 200}, (_, index) => `word${index}`);
    words[150] = 'banner';
    const cut = snippet(words.join(' '), new Set(['banner']));
    expect(cut).toContain('<mark>banner</mark>');
    expect(cut.startsWith('… ')).toBe(true);
    expect(cut.endsWith(' …')).toBe(true);
    expect(cut.split(' ').length).toBeLessThan(40);
  });
});

it('never lets markup through', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
      expect(markup(highlight(text, new Set(terms)))).toBeNull();
      expect(markup(snippet(text, new Set(terms)))).toBeNull();
      expect(markup(escapeExceptMark(text))).toBeNull();
    }),
  );
});

it("escapes a hosted engine's hits but its marks", () => {
  const {hits} = escapeHits({
    hits: [
      {
        url: 'https://a.b/?a=1&b=2',
        hierarchy: {lvl1: '<i>x</i>', lvl2: null},
        _snippetResult: {content: {value: '<mark>a</mark><img src=x onerror=alert(1)>'}},
      },
    ],
  });
  expect(hits?.[0]).toEqual({
    url: 'https://a.b/?a=1&b=2',
    hierarchy: {lvl1: '&lt;i&gt;x&lt;/i&gt;', lvl2: null},
    _snippetResult: {
      content: {value: '<mark>a</mark>&lt;img src=x onerror=alert(1)&gt;'},
    },
  });
});

it('keeps the order of hits whose groups alternate', () => {
  const of = (group: string) => toHit(ranked({group}), null, 'https://a.b');
  const titles = inRuns([of('A'), of('A'), of('B'), of('A')]).map(({hierarchy}) => hierarchy.lvl0);
  expect(titles[0]).toBe(titles[1]);
  expect(titles[3]).not.toBe(titles[0]);
  expect(titles.map((title) => title?.replaceAll('\u200B', ''))).toEqual(['A', 'A', 'B', 'A']);
});

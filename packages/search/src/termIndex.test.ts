import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {storeIndex, TermIndex} from './termIndex';

const fields = ['title', 'text'] as const;
const split = (text: string): string[] => text.split(' ').filter(Boolean);

type Document = Record<(typeof fields)[number], string>;

const indexOf = (documents: readonly Document[]): TermIndex =>
  new TermIndex(
    // As it comes from its file.
    JSON.parse(JSON.stringify(storeIndex(fields, documents, split, (word) => [word]))),
  );

const text = (content: string): Document => ({title: '', text: content});

const scores = (index: TermIndex, ...query: Parameters<TermIndex['lookUp']>): number[] => {
  const found = index.lookUp(...query);
  return Array.from({length: index.size}, (_, at) => found.get(at)?.score ?? 0);
};

describe('index of terms', () => {
  it('finds a word where it stands, in whichever field, and nowhere else', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'ab', 'ё', '漢', '"', '\\', '__proto__'), {
      maxLength: 60,
    });
    const documents = fc.array(
      fc
        .record({title: words, text: words})
        .map((one): Document => ({title: one.title.join(' '), text: one.text.join(' ')})),
      {maxLength: 120},
    );
    fc.assert(
      fc.property(documents, (all) => {
        const index = indexOf(all);
        for (const word of ['a', 'ab', 'ё', '漢', '"', '\\', '__proto__', 'none']) {
          const found = index.lookUp(word, [1, 1]);
          all.forEach((document, at) => {
            const has = fields.map((field) => split(document[field]).includes(word));
            const bits = (has[0] ? 1 : 0) + (has[1] ? 2 : 0);
            expect(found.get(at)?.fields ?? 0).toBe(bits);
          });
        }
      }),
      {numRuns: 50},
    );
  });

  it('counts often, rare, short and weighty for more', () => {
    const often = indexOf([text('x x x y'), text('x y z w'), text('q')]);
    const [many = 0, one = 0] = scores(often, 'x', [1, 1]);
    expect(many).toBeGreaterThan(one);
    expect(scores(often, 'q', [1, 1])[2]).toBeGreaterThan(one);
    const weights = indexOf([
      {title: 'x', text: ''},
      {title: '', text: 'x'},
    ]);
    const [title = 0, body = 0] = scores(weights, 'x', [4, 1]);
    expect(title).toBeCloseTo(4 * body);
  });

  it('reads a beginning, the word itself first, and near misses', () => {
    const index = indexOf([text('banner'), text('bannerview'), text('baner'), text('other')]);
    const [whole = 0, longer = 0, ...others] = scores(index, 'banner', [1, 1], {prefix: true});
    expect(whole).toBeGreaterThan(longer);
    expect(longer).toBeGreaterThan(0);
    expect(others).toEqual([0, 0]);
    expect(scores(index, 'bannr', [1, 1], {fuzzy: 1}).map((score) => score > 0)).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(index.lookUp('bann', [1, 1], {prefix: true}).get(1)?.terms).toEqual(['bannerview']);
  });

  it('finds nothing where there is nothing', () => {
    expect(indexOf([]).lookUp('a', [1, 1], {prefix: true, fuzzy: 2}).size).toBe(0);
    expect(indexOf([text('')]).lookUp('', [1, 1], {prefix: true}).size).toBe(0);
  });

  it('refuses postings that are cut off', () => {
    const stored = storeIndex(fields, [text('a')], split, (word) => [word]);
    const index = new TermIndex({...stored, postings: stored.postings.slice(0, -1)});
    expect(() => index.lookUp('a', [1, 1])).toThrow('end within');
  });
});

import fc from 'fast-check';
import {expect, it} from 'vitest';
import {jsonOf} from './json';

it('jsonOf writes what any reader of JSON reads, without a sign that a terminal obeys', () => {
  const text = fc.string({
    unit: fc.constantFrom('a', '\n', '\u001b', '\u009b', '\u202e', '\u{e0041}', '"', 'ё'),
  });
  fc.assert(
    fc.property(fc.array(fc.dictionary(text, text)), (value) => {
      const json = jsonOf(value);
      expect(JSON.parse(json)).toEqual(value);
      expect(json).not.toMatch(/[^\P{C}\n]/u);
    }),
  );
});

import {describe, expect, it} from 'vitest';
import {newerSyntax} from '.';

describe('syntax', () => {
  it.each([
    'const a = b?.c ?? /(?<=x)\\p{Lu}/u;',
    'class A { static { this.#x = 1 } static #x }',
    'export const a = await import("b");',
  ])('that all browsers know passes: %s', async (script) => {
    expect(await newerSyntax(script)).toBeNull();
  });

  it('is held against the list', async () => {
    const script = 'const words = text.split(/(?<=a)b/);';
    expect(await newerSyntax(script, ['safari16.4'])).toBeNull();
    expect(await newerSyntax(script, ['safari16.3'])).toContain('/(?<=a)b/');
  });

  it.each([
    ['x.match(/[a--b]/v);', '/[a--b]/v'],
    ['{ using a = open(); }', 'using a'],
  ])('that one lacks is named: %s', async (script, found) => {
    expect(await newerSyntax(`const before = 1; ${script}`)).toContain(found);
  });
});

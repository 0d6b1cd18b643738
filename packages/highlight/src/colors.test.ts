import {describe, expect, it} from 'vitest';
import {roles, surface, toCss, type Side} from './colors';

/** Contrast ratio of two #rrggbb colors as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const luminance = (colour: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as Side[])('code colors on the %s side', (side) => {
  const {background, marked, removed, added} = surface[side];
  const grounds = [background, marked, removed, added];

  it.each([...roles.map((role) => [role.name, role[side]]), ['text', surface[side].text]])(
    '%s is readable on plain and on highlighted lines',
    (_name, colour) => {
      for (const ground of grounds) {
        expect(contrast(colour as string, ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

describe('style sheet', () => {
  it('colors every role on both sides', () => {
    const css = toCss();
    for (const {name, light, dark} of roles) {
      expect(css).toContain(`code .${name[0]}{color:var(--code-${name})`);
      expect(css).toContain(`--code-${name}:${light}`);
      expect(css).toContain(`--code-${name}:${dark}`);
    }
  });

  it('gives each role its own initial', () => {
    expect(new Set(roles.map(({name}) => name[0])).size).toBe(roles.length);
  });

  it('gives each kind of token one role', () => {
    const kinds = roles.flatMap(({tokens}) => tokens);
    expect(kinds).toHaveLength(new Set(kinds).size);
  });
});

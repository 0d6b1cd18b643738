import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

type Tokens = Map<string, string>;

const source = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** Hexadecimal custom properties of the first rule with the selector. */
function tokensOf(selector: string): Tokens {
  const start = source.indexOf(`${selector} {`);
  const body = source.slice(start, source.indexOf('}', start));
  return new Map(
    [...body.matchAll(/(--site-[\w-]+):\s*(#[0-9a-f]{6});/gi)].map((match) => [
      match[1] as string,
      match[2] as string,
    ]),
  );
}

/** Relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const papers = ['--site-paper', '--site-paper-soft', '--site-paper-sunken'];
const tints = ['--site-accent-tint', '--site-green-tint', '--site-blue-tint', '--site-amber-tint'];

/** Every pair of text and background that the styles put together. */
const pairs: [text: string, background: string][] = [
  ...papers.flatMap((paper): [string, string][] => [
    ['--site-ink', paper],
    ['--site-ink-soft', paper],
    ['--site-ink-faint', paper],
    ['--site-accent', paper],
    ['--site-accent-strong', paper],
  ]),
  ...tints.flatMap((tint): [string, string][] => [
    ['--site-ink', tint],
    ['--site-ink-soft', tint],
  ]),
  ['--site-accent', '--site-accent-tint'],
  ['--site-green', '--site-green-tint'],
  ['--site-blue', '--site-blue-tint'],
  ['--site-amber', '--site-amber-tint'],
  ['--site-on-accent', '--site-accent'],
  ['--site-on-accent', '--site-accent-strong'],
  ['--site-code-ink', '--site-code-paper'],
  ['--site-ink', '--site-code-inline'],
  ['--site-accent', '--site-code-inline'],
];

describe.each([
  ['light', tokensOf(':root')],
  ['dark', tokensOf("[data-theme='dark']")],
])('%s theme', (_, tokens) => {
  it.each(pairs)('%s is readable on %s (AA, 4.5 to 1)', (text, background) => {
    const ratio = contrast(tokens.get(text) ?? '', tokens.get(background) ?? '');
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it('shows the focus ring (3 to 1)', () => {
    for (const paper of papers) {
      const ratio = contrast(tokens.get('--site-ink') ?? '', tokens.get(paper) ?? '');
      expect(ratio).toBeGreaterThanOrEqual(3);
    }
  });
});

it('has a dark counterpart for every color', () => {
  expect([...tokensOf("[data-theme='dark']").keys()].sort()).toEqual(
    [...tokensOf(':root').keys()].sort(),
  );
});

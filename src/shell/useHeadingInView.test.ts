import {expect, it} from 'vitest';
import {headingInView} from './useHeadingInView';

const height = 900;

it.each([
  ['above the first heading', [400, 900], 5000, 5000, -1],
  ['where the first has just come up', [300, 900], 5000, 4900, 0],
  ['inside a long part', [-2000, 1200], 5000, 2000, 0],
  ['where two share the window', [-100, 290, 500], 5000, 3000, 1],
  ['near the end', [-500, 200, 600, 880], 5000, 300, 2],
  ['at the end', [-500, 200, 600, 880], 5000, 0, 3],
  ['at the top of a page that scrolls a little', [100, 400, 880], 200, 200, 0],
  ['at the end of a page that scrolls a little', [-100, 200, 680], 200, 0, 2],
  ['on a page that does not scroll', [100, 500], 0, 0, 0],
  ['where a fold hides a heading', [-900, Infinity, 100], 5000, 2000, 2],
  ['without headings', [], 0, 0, -1],
])('%s', (_, tops, way, left, expected) => {
  expect(headingInView(tops, height, way, left)).toBe(expected);
});

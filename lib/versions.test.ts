import {expect, it} from 'vitest';
import {compareVersions} from './versions';

it.each([
  ['3.7.0', '3.10.0', -1],
  ['3.7.0', '3.7', 0],
  ['12.4', '12', 1],
  ['3.5.2', '3.5.x', -1],
  ['3.7.0.+', '3.7.0.9', 1],
  ['3.7.0-beta', '3.7.0', 0],
  ['', 'latest', 0],
])('compares %s with %s', (a, b, expected) => {
  expect(compareVersions(a, b)).toBe(expected);
  expect(compareVersions(b, a) + expected).toBe(0);
});

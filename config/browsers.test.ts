import {expect, it} from 'vitest';
import {browserTargets} from './browsers';

it('names browsers as esbuild does', () => {
  expect(browserTargets(['chrome >= 109', 'ios_saf >= 16.4'])).toEqual(['chrome109', 'ios16.4']);
});

it('takes floors alone', () => {
  expect(() => browserTargets(['defaults'])).toThrow(
    'package.json: browserslist: "defaults" was found; an entry like "chrome >= 109"',
  );
});

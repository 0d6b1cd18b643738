import {describe, expect, it} from 'vitest';
import {isSparing} from './connection';

describe('isSparing', () => {
  it.each([
    [undefined, false],
    [{}, false],
    [{effectiveType: '4g', saveData: false}, false],
    [{effectiveType: '2g'}, true],
    [{effectiveType: 'slow-2g'}, true],
    [{effectiveType: '4g', saveData: true}, true],
  ])('%j → %s', (connection, expected) => {
    expect(isSparing(connection)).toBe(expected);
  });
});

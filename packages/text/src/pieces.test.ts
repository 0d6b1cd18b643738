import {describe, expect, it} from 'vitest';
import {pieces} from './pieces';

describe('pieces', () => {
  it('tells code and names on screen from words', () => {
    expect(pieces('Run `pod install` in **Xcode**, 2 * 3 ** 4.')).toEqual([
      {kind: 'text', value: 'Run '},
      {kind: 'code', value: 'pod install'},
      {kind: 'text', value: ' in '},
      {kind: 'strong', value: 'Xcode'},
      {kind: 'text', value: ', 2 * 3 ** 4.'},
    ]);
    expect(pieces('`**DEPS**`')).toEqual([{kind: 'code', value: '**DEPS**'}]);
  });
});

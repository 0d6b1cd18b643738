import {describe, expect, it} from 'vitest';
import {nearest, slipOf} from './nearest';

describe('nearest name', () => {
  it('ignores case first', () => {
    expect(nearest('initialize', ['Initialize', 'IsInitialized'])).toBe('Initialize');
    expect(nearest('x', [])).toBeNull();
  });

  it('calls only close and long names a slip', () => {
    expect(slipOf('BannerCallback', ['BannerCallbacks'])).toBe('BannerCallbacks');
    expect(slipOf('BannerCallbacks', ['BannerCallbacks'])).toBeNull();
    expect(slipOf('View', ['Views'])).toBeNull();
  });
});

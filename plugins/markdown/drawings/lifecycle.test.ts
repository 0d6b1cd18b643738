import {describe, expect, it} from 'vitest';
import {lifecycle} from './lifecycle';

describe('lifecycle', () => {
  it('lists every callback of a rewarded video, the reward before the closing', () => {
    expect(lifecycle('rewarded-video', 'android').map(({callback}) => callback)).toEqual([
      'onRewardedVideoLoaded',
      'onRewardedVideoFailedToLoad',
      'onRewardedVideoExpired',
      'onRewardedVideoShown',
      'onRewardedVideoShowFailed',
      'onRewardedVideoClicked',
      'onRewardedVideoFinished',
      'onRewardedVideoClosed',
    ]);
  });

  it('leaves out what an ad type does not have', () => {
    const stages = lifecycle('banner', 'unity').map(({stage}) => stage);
    expect(stages).not.toContain('closed');
    expect(stages).not.toContain('finished');
    expect(lifecycle('banner', 'ios').map(({stage}) => stage)).not.toContain('showFailed');
  });

  it('refuses an ad type that the platform lacks', () => {
    expect(() => lifecycle('native', 'unity')).toThrow(/native ads .* unity/);
  });
});

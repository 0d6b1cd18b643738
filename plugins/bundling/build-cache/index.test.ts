import {describe, expect, it} from 'vitest';
import {versionedCache} from '.';

describe('the cache’s version', () => {
  it('is that of 3.10’s experiment', () => {
    const config = {cache: true, experiments: {cache: {type: 'persistent', version: 'a'}}};
    expect(versionedCache(config, 'key')).toEqual({experiments: {cache: {version: 'a-key'}}});
  });

  it.each([{}, {cache: true}, {cache: false, experiments: {}}])(
    'is not asked for without a cache on disk: %j',
    (config) => {
      expect(versionedCache(config, 'key')).toEqual({});
    },
  );

  it.each([
    {cache: {type: 'persistent'}},
    {cache: {type: 'persistent', version: 'a'}, experiments: {}},
    {cache: true, experiments: {cache: {type: 'persistent'}}},
    {experiments: {cache: true}},
    {experiments: {cache: {version: 7}}},
  ])('missing stops the build: %j', (config) => {
    expect(() => versionedCache(config as object, 'key')).toThrow(
      /experiments\.cache\.version; found \{/,
    );
  });
});

import {describe, expect, it} from 'vitest';
import {versionedCache} from './version';

describe('the cache’s version', () => {
  it('is that of 3.10’s experiment', () => {
    const config = {cache: true, experiments: {cache: {type: 'persistent', version: 'a'}}};
    expect(versionedCache(config, 'key')).toEqual({experiments: {cache: {version: 'a-key'}}});
  });

  it('is that of the cache itself, as later releases have it', () => {
    const config = {cache: {type: 'persistent', version: 'a'}, experiments: {}};
    expect(versionedCache(config, 'key')).toEqual({cache: {version: 'a-key'}});
  });

  it.each([{}, {cache: true}, {cache: false, experiments: {}}])(
    'is not asked for without a cache on disk: %j',
    (config) => {
      expect(versionedCache(config, 'key')).toEqual({});
    },
  );

  it.each([
    {cache: {type: 'persistent'}},
    {cache: true, experiments: {cache: {type: 'persistent'}}},
    {experiments: {cache: true}},
    {experiments: {cache: {version: 7}}},
  ])('missing stops the build: %j', (config) => {
    expect(() => versionedCache(config as object, 'key')).toThrow(
      /cache\.version or experiments\.cache\.version; found \{/,
    );
  });
});

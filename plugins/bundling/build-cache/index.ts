import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {provider} from '../../../config/provider';
import type {Changes} from '../../lib/bundler';
import {cacheKey} from '../../lib/fingerprint';
import {versionedCache, type CacheConfig} from './version';

/** Invalidates the bundler's disk cache when its inputs change; see the README. */
export default function buildCachePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const key = cacheKey(siteDir, [provider, path.relative(siteDir, generatedFilesDir)]);
  return {
    name: 'build-cache',
    configureWebpack: (config) => versionedCache(config as CacheConfig, key) as unknown as Changes,
    configurePostCss: (options) => ({...options, config: false}),
  };
}

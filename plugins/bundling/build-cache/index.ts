import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {provider} from '../../../config/provider';
import type {Changes} from '../../lib/bundler';
import {cacheKey} from '../../lib/fingerprint';

/** The places where bundler versions keep the settings of their disk cache. */
interface CacheConfig {
  cache?: unknown;
  experiments?: {cache?: boolean | {version?: unknown}};
}

/**
 * Appends a key to the version of the disk cache, at `experiments.cache` in Docusaurus 3.10.
 *
 * @returns the changed part of the configuration
 * @throws when the cache has no version there, which would serve outdated pages
 */
export function versionedCache({cache, experiments}: CacheConfig, key: string): CacheConfig {
  const persistent = experiments?.cache;
  if (typeof persistent === 'object' && typeof persistent.version === 'string') {
    return {experiments: {cache: {version: `${persistent.version}-${key}`}}};
  }
  if (persistent || (typeof cache === 'object' && cache !== null)) {
    throw new Error(
      `Expected the bundler's cache to have a version, at experiments.cache.version; found ${JSON.stringify({cache, experiments: {cache: persistent}})}. Has Docusaurus been upgraded? See upstream/README.md`,
    );
  }
  return {};
}

/** Invalidates the bundler's disk cache when its inputs change; see the README. */
export default function buildCachePlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const key = cacheKey(siteDir, [provider, path.relative(siteDir, generatedFilesDir)]);
  return {
    name: 'build-cache',
    configureWebpack: (config) => versionedCache(config as CacheConfig, key) as unknown as Changes,
    configurePostCss: (options) => ({...options, config: false}),
  };
}

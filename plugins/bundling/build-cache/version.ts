interface Cache {
  version?: unknown;
}

/** Where versions of the bundler keep the settings of their cache on disk. */
export interface CacheConfig {
  cache?: boolean | Cache;
  experiments?: {cache?: boolean | Cache};
}

const versionOf = (cache: boolean | Cache | undefined): string | undefined =>
  typeof cache === 'object' && typeof cache.version === 'string' ? cache.version : undefined;

/**
 * Adds a key to the version of the cache on disk, wherever the bundler reads
 * that: `experiments.cache` in Docusaurus 3.10, `cache` after it.
 *
 * @returns what to change in the configuration
 * @throws when there is a cache and no version: it would serve outdated pages
 */
export function versionedCache({cache, experiments}: CacheConfig, key: string): CacheConfig {
  const [own, experimental] = [versionOf(cache), versionOf(experiments?.cache)];
  const persistent = Boolean(experiments?.cache) || (typeof cache === 'object' && cache !== null);
  if (persistent && own === undefined && experimental === undefined) {
    throw new Error(
      `Expected the bundler's cache to have a version, at cache.version or experiments.cache.version; found ${JSON.stringify({cache, experiments: {cache: experiments?.cache}})}. See upstream/README.md`,
    );
  }
  return {
    ...(own !== undefined && {cache: {version: `${own}-${key}`}}),
    ...(experimental !== undefined && {
      experiments: {cache: {version: `${experimental}-${key}`}},
    }),
  };
}

interface Cache {
  version?: unknown;
}

/** The places where bundler versions keep the settings of their disk cache. */
export interface CacheConfig {
  cache?: boolean | Cache;
  experiments?: {cache?: boolean | Cache};
}

const versionOf = (cache: boolean | Cache | undefined): string | undefined =>
  typeof cache === 'object' && typeof cache.version === 'string' ? cache.version : undefined;

/**
 * Appends a key to the version of the disk cache, wherever the bundler reads it:
 * `experiments.cache` in Docusaurus 3.10, `cache` in later versions.
 *
 * @returns the changed part of the configuration
 * @throws when there is a cache without a version, which would serve outdated pages
 */
export function versionedCache({cache, experiments}: CacheConfig, key: string): CacheConfig {
  const [stable, experimental] = [versionOf(cache), versionOf(experiments?.cache)];
  const persistent = Boolean(experiments?.cache) || (typeof cache === 'object' && cache !== null);
  if (persistent && stable === undefined && experimental === undefined) {
    throw new Error(
      `Expected the bundler's cache to have a version, at cache.version or experiments.cache.version; found ${JSON.stringify({cache, experiments: {cache: experiments?.cache}})}. See upstream/README.md`,
    );
  }
  return {
    ...(stable !== undefined && {cache: {version: `${stable}-${key}`}}),
    ...(experimental !== undefined && {
      experiments: {cache: {version: `${experimental}-${key}`}},
    }),
  };
}

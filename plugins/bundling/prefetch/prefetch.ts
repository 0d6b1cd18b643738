/** Chunk names of a route as Docusaurus writes them, nested in objects and arrays. */
export type ChunkTree = string | readonly ChunkTree[] | {readonly [key: string]: ChunkTree};

/**
 * Parts of a route that need no prefetching: its component, which all pages of
 * a kind share and the bundler may have merged into another chunk, and the
 * site's configuration, which is in the entry script.
 */
const SHARED = new Set(['__comp', 'config']);

function namesIn(tree: ChunkTree): string[] {
  return typeof tree === 'string'
    ? [tree]
    : Object.entries(tree).flatMap(([key, part]) => (SHARED.has(key) ? [] : namesIn(part)));
}

/**
 * Indexes `routesChunkNames` by route path.
 *
 * @param routesChunkNames - keys are a route path, a dash and a hash
 */
export function chunksByRoute(
  routesChunkNames: Readonly<Record<string, ChunkTree>>,
): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [key, tree] of Object.entries(routesChunkNames)) {
    const route = key.replace(/-[^-]+$/, '');
    index.set(route, [...(index.get(route) ?? []), ...namesIn(tree)]);
  }
  return index;
}

/** How many pages are prefetched per page view because their links are in view. */
export const LIMIT = 5;

/**
 * Decides what to prefetch. Every page and every file is returned once per visit;
 * {@link newPage} resets the limit.
 *
 * @param filesOf - files that the page at a path needs
 */
export function createPrefetcher(filesOf: (path: string) => readonly string[]) {
  const pages = new Set<string>();
  const files = new Set<string>();
  let left = LIMIT;
  return {
    /** Starts a page view. The page itself is already loaded. */
    newPage(path: string): void {
      pages.add(path);
      left = LIMIT;
    },
    /** False once this page view has reached the limit. */
    hasAllowance: (): boolean => left > 0,
    /** Files to prefetch for a link to `path`. */
    take(path: string): string[] {
      if (left === 0 || pages.has(path)) {
        return [];
      }
      pages.add(path);
      const fresh = [...new Set(filesOf(path))].filter((file) => !files.has(file));
      fresh.forEach((file) => files.add(file));
      if (fresh.length > 0) {
        left -= 1;
      }
      return fresh;
    },
  };
}

/** Numbers of results by query, to be read with `useSyncExternalStore`. */
export interface Counts {
  get(query: string): number | undefined;
  set(query: string, count: number): void;
  /** @returns the function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** Keeps the true number of results of each query; unknown while texts are still on their way. */
export function createCounts(): Counts {
  const known = new Map<string, number>();
  const listeners = new Set<() => void>();
  return {
    get: (query) => known.get(query),
    set(query, count) {
      known.set(query, count);
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

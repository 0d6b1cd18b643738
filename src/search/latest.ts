import type {SearchAnswer, SearchClient} from './contract';

/**
 * Wraps the client behind one input field: a search that a newer one has
 * overtaken comes out as the newer one does. Neither a late answer nor a late
 * failure then takes the place of what the reader asked for last. What completes
 * an answer is left as it is: the client itself throws when it was overtaken.
 */
export function latestOnly(client: SearchClient): SearchClient {
  let newest: Promise<SearchAnswer> | null = null;
  return {
    complete: client.complete?.bind(client),
    search(request) {
      const own = client.search(request);
      const unlessOvertaken = (settle: () => typeof own): typeof own =>
        newest === outcome ? settle() : (newest as typeof own);
      const outcome: typeof own = own.then(
        (answer) => unlessOvertaken(() => Promise.resolve(answer)),
        (error: unknown) => unlessOvertaken(() => Promise.reject(error)),
      );
      newest = outcome;
      return outcome;
    },
  };
}

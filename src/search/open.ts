const EVENT = 'open-search';

/**
 * Opens the search dialog of the bar, wherever on the page it is called.
 *
 * @param query - what to search for at once
 */
export function openSearch(query = ''): void {
  window.dispatchEvent(new CustomEvent(EVENT, {detail: query}));
}

/**
 * Tells of calls of {@link openSearch}.
 *
 * @returns the function that ends this
 */
export function onOpenSearch(listener: (query: string) => void): () => void {
  const tell = (event: Event): void => listener((event as CustomEvent<string>).detail);
  window.addEventListener(EVENT, tell);
  return () => window.removeEventListener(EVENT, tell);
}

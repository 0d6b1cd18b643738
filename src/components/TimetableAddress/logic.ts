/** The query parameter with the timetable's platform. */
const PARAMETER = 'timetable-platform';

/**
 * Adds the platform to the query of a deprecation page. The page does this itself,
 * because client redirects can't lead from a path to the same path.
 *
 * @param path - the page's path, with or without a trailing slash
 * @param search - the current query, including the question mark
 * @param platform - platform of the page's guide
 * @returns the new query, or null when the address needs no change
 */
export function completedSearch(path: string, search: string, platform: string): string | null {
  if (!/\/sdk-deprecation-policy\/?$/.test(path)) {
    return null;
  }
  if (new URLSearchParams(search).has(PARAMETER)) {
    return null;
  }
  const rest = search.replace(/^\?/, '');
  return `?${rest ? `${rest}&` : ''}${PARAMETER}=${platform}`;
}

/** Completes the address before the client starts; the client does the same after a navigation. */
export function completeAddress(): void {
  const {location, history} = window;
  const platform = document.querySelector<HTMLElement>('[data-timetable]')?.dataset.timetable;
  const search = platform && completedSearch(location.pathname, location.search, platform);
  if (search) {
    history.replaceState(history.state, '', search + location.hash);
  }
}

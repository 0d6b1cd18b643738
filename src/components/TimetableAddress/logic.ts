/** The parameter that names the platform of the timetable. */
const PARAMETER = 'timetable-platform';

/**
 * The query that completes the address of a platform's deprecation page with its platform.
 * Client redirects cannot lead a path to itself, so the page does it.
 *
 * @param path - the page's path, with or without slash at the end
 * @param search - the query as the address has it, with its question mark
 * @param platform - whose guide the page belongs to
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

/** Completes the address before the client comes, which does the same when it leads to such a page. */
export function completeAddress(): void {
  const {location, history} = window;
  const platform = document.querySelector<HTMLElement>('[data-timetable]')?.dataset.timetable;
  const search = platform && completedSearch(location.pathname, location.search, platform);
  if (search) {
    history.replaceState(history.state, '', search + location.hash);
  }
}

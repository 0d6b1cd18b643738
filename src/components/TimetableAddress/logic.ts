/** The parameter that names the platform of the timetable. */
const PARAMETER = 'timetable-platform';

/**
 * Completes the address of a platform's deprecation page with its platform.
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

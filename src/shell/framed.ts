/**
 * Whether an address belongs to a doc set that is read inside the dashboard's frame
 * and therefore has no navbar or footer.
 *
 * Compares whole path segments, so `/onboardingx` is an ordinary page.
 *
 * @param pathname - path of the page, with the base URL
 * @param baseUrl - base URL of the current language; starts and ends with a slash
 * @param framedRoutes - routes of the framed sets, without leading or trailing slash
 */
export function isFramed(
  pathname: string,
  baseUrl: string,
  framedRoutes: readonly string[],
): boolean {
  const path = `${pathname}/`.replace(/\/+/g, '/');
  return framedRoutes.some((route) => path.startsWith(`${baseUrl}${route}/`));
}

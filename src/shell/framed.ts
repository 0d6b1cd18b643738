/**
 * Tells whether an address belongs to a doc set that is read inside another
 * page's frame and therefore has neither navbar nor footer.
 *
 * Whole path segments are compared, so `/onboardingx` is an ordinary page.
 *
 * @param pathname - path of the page, with the base URL
 * @param baseUrl - base URL of the current language; starts and ends with a slash
 * @param framedRoutes - routes of the framed sets, without slashes at the ends
 */
export function isFramed(
  pathname: string,
  baseUrl: string,
  framedRoutes: readonly string[],
): boolean {
  const path = `${pathname}/`.replace(/\/+/g, '/');
  return framedRoutes.some((route) => path.startsWith(`${baseUrl}${route}/`));
}

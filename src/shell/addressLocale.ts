/**
 * The language of an address, whatever page the host answered with.
 *
 * @param pathname - path with the base URL
 * @param baseUrls - base URL by language; each starts and ends with a slash
 * @param fallback - language of addresses outside all of them
 */
export function addressLocale(
  pathname: string,
  baseUrls: Readonly<Record<string, string>>,
  fallback: string,
): string {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const [longest] = Object.entries(baseUrls)
    .filter(([, baseUrl]) => path.startsWith(baseUrl))
    .sort(([, a], [, b]) => b.length - a.length);
  return longest?.[0] ?? fallback;
}

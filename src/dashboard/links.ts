import {isFramed} from '@site/src/shell/framed';

/**
 * Whether a link on a page inside the dashboard's frame leads out of those pages
 * and therefore opens in a new tab. Links within the page and to other framed
 * pages stay in the frame.
 *
 * @param href - absolute address, path with the site's base URL, or relative to
 *   the page
 * @param pathname - path of the page with the link
 * @param baseUrl - base URL of the current language; starts and ends with a slash
 * @param framedRoutes - routes of the framed sets
 */
export function leavesFrame(
  href: string,
  pathname: string,
  baseUrl: string,
  framedRoutes: readonly string[],
): boolean {
  if (href === '' || href.startsWith('#') || !isFramed(pathname, baseUrl, framedRoutes)) {
    return false;
  }
  // Placeholder origin, to distinguish the site's own paths from other hosts.
  const here = new URL(pathname, 'https://site.invalid');
  let target: URL;
  try {
    target = new URL(href, here);
  } catch {
    return true;
  }
  return target.origin !== here.origin || !isFramed(target.pathname, baseUrl, framedRoutes);
}

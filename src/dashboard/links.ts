import {isFramed} from '@site/src/shell/framed';

/**
 * Tells whether a link on a page read inside the dashboard's frame leads out
 * of those pages, and therefore opens in a new tab. Links within the page and
 * to other such pages stay in the frame.
 *
 * @param href - target with the site's base URL if it is a path, relative to
 *   the page, or absolute
 * @param pathname - path of the page that holds the link
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
  // Stands for this site, so that its own paths can be told from other hosts.
  const here = new URL(pathname, 'https://site.invalid');
  let target: URL;
  try {
    target = new URL(href, here);
  } catch {
    return true;
  }
  return target.origin !== here.origin || !isFramed(target.pathname, baseUrl, framedRoutes);
}

import type {ClientModule} from '@docusaurus/types';
import {isSparing, type Connection} from '@help-center/late-start/connection';

/** How many pages are prefetched per page view because their links are in view. */
export const LIMIT = 2;

/** Links worth prefetching: those in the page's content, not in menus and glossary terms. */
const LINKS = 'article a[href]:not(.term a), .pagination-nav a[href]';

const UNDER_POINTER = 'a[href]:hover';

type Loader = typeof window.docusaurus;

let wrapped: ReturnType<typeof sparing> | undefined;

/**
 * The framework's two functions that its links call, with less to fetch.
 *
 * @param stock - fetches every page whose link is in view
 * @returns the same, which fetches a few of those in the article, and leaves the hash out of an
 *   address: with it, a link would load the page for addresses that don't exist. `newPage` tells
 *   that another page is shown.
 */
export function sparing(stock: Loader): Loader & {newPage: () => void} {
  let left = LIMIT;
  const isWorthIt = (link: string): boolean =>
    Array.from(document.querySelectorAll(LINKS)).some((one) => one.getAttribute('href') === link);
  const isSpared = (): boolean => {
    const {connection} = navigator as Navigator & {connection?: Connection};
    // The framework's own look at a connection without this field fails.
    return isSparing(connection) || (!!connection && !connection.effectiveType);
  };
  return {
    newPage: () => void (left = LIMIT),
    preload(link) {
      if (isSpared()) {
        return false;
      }
      const loading = stock.preload(link.replace(/[?#].*$/, ''));
      // A page that is lost here is loaded when the reader opens it, and the failure told then.
      return loading && loading.catch(() => []);
    },
    prefetch(link) {
      if (left === 0 || isSpared() || !isWorthIt(link)) {
        return false;
      }
      const fetching = stock.prefetch(link.replace(/[?#].*$/, ''));
      left -= fetching ? 1 : 0;
      return fetching;
    },
  };
}

const clientModule: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (location.pathname === previousLocation?.pathname) {
      return;
    }
    wrapped?.newPage();
    if (!wrapped) {
      wrapped = sparing(window.docusaurus);
      window.docusaurus = wrapped;
      // The pointer may have entered a link before the client was loaded.
      const link = document.querySelector<HTMLAnchorElement>(UNDER_POINTER);
      if (link?.origin === window.location.origin) {
        void wrapped.preload(link.pathname);
      }
    }
  },
};

export const onRouteDidUpdate =
  process.env.NODE_ENV === 'production' ? clientModule.onRouteDidUpdate : undefined;

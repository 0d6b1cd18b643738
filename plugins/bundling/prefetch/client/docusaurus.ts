import preloadRoute from '@docusaurus/core/lib/client/preload';
import {isSparing, type Connection} from '@help-center/late-start/connection';

const loaded = new Set<string>();

/**
 * Loads the page behind a link. Links call it on hover and touch.
 *
 * Unlike the original it ignores the hash, with which a link would load the
 * not-found page, and retries after a failure.
 */
function preload(link: string): false | Promise<unknown> {
  const path = link.replace(/[?#].*$/, '');
  const {connection} = navigator as Navigator & {connection?: Connection};
  if (isSparing(connection) || loaded.has(path)) {
    return false;
  }
  loaded.add(path);
  return preloadRoute(path).catch(() => loaded.delete(path));
}

/** Every link in view calls this. It does nothing, since `inView.ts` prefetches selected links. */
function prefetch(): false {
  return false;
}

/** Replaces `@docusaurus/core/lib/client/docusaurus`. */
export default Object.freeze({prefetch, preload});

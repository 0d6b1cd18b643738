import preloadRoute from '@docusaurus/core/lib/client/preload';
import {isSparing, type Connection} from '../../../../lib/connection';

const loaded = new Set<string>();

/**
 * Loads the page behind a link; links call it on hover and touch.
 *
 * Unlike the original it looks at the path alone, since a link with a hash
 * would otherwise load the not-found page, and tries again after a failure.
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

/** Every link in view calls this; `inView.ts` does the work for the links that deserve it. */
function prefetch(): false {
  return false;
}

/** Takes the place of `@docusaurus/core/lib/client/docusaurus`. */
export default Object.freeze({prefetch, preload});

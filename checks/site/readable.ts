import type {Problem} from '../problem';
import {SEEN, each} from './pages';
import type {Site} from './site';

/** React streams the content of a lazy component into a hidden element at the end of the page. */
export function readable(site: Site): Problem[] {
  const message = 'has parts that only a script makes visible';
  return each(site, SEEN, ({deferred}) => (deferred > 0 ? [{rule: 'needs-script', message}] : []));
}

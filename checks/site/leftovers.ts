import type {Problem} from '../problem';
import {SEEN, each} from './pages';
import type {Site} from './site';

/** Are all fact tokens replaced? */
export function leftovers(site: Site): Problem[] {
  return each(site, [...SEEN, 'redirect'], ({tokens}) =>
    tokens.map((token) => ({rule: 'left-over-token', message: `${token} was not replaced`})),
  );
}

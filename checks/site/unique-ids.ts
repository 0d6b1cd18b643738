import type {Problem} from '../problem';
import {SEEN, each} from './pages';
import type {Site} from './site';

/** Does every id occur once on a page? */
export function uniqueIds(site: Site): Problem[] {
  return each(site, SEEN, ({ids}) =>
    [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].map((id) => ({
      rule: 'duplicate-id',
      message: `id "${id}" occurs more than once`,
    })),
  );
}

import type {Problem} from '../problem';
import type {Site} from './site';

/** Has every page an address of its own, however it is written? */
export function duplicates(site: Site): Problem[] {
  const seen = new Map<string, string>();
  return site.pages.flatMap(({file, address}) => {
    const key = address.toLowerCase();
    const other = seen.get(key);
    seen.set(key, file);
    return other
      ? [{file, rule: 'duplicate-route', message: `/${address} is also the address of ${other}`}]
      : [];
  });
}

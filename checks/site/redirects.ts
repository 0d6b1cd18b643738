import type {Problem} from '../problem';
import {each, inside, pageAt} from './pages';
import type {Site} from './site';

/** Does every redirect page lead to a page? */
export function redirects(site: Site): Problem[] {
  return each(site, ['redirect'], (page) => {
    const url = inside(site, page, page.target ?? '');
    const target = url && pageAt(site, site.siteUrl + url.pathname);
    const anchor = decodeURIComponent(url?.hash.slice(1) ?? '');
    return target && (!anchor || target.ids.includes(anchor))
      ? []
      : [{rule: 'broken-redirect', message: `redirects to ${page.target}, which does not exist`}];
  });
}

import published from '../../data/published-addresses.json';
import {prefixOf, locales} from '../../config/locales';
import type {Problem} from '../problem';
import {pageAt} from './pages';
import type {Site} from './site';

const FILE = 'data/published-addresses.json';

/** All addresses that the data says others have published, with their anchors. */
export function publishedAddresses(): string[] {
  const {moved, byQuery, byPattern, answers, anchors} = published;
  const withAnchors = Object.entries(anchors as Record<string, object>).flatMap(([page, ids]) =>
    Object.keys(ids).map((id) => `${page}#${id}`),
  );
  return [...Object.keys(moved), ...Object.keys(byQuery), ...byPattern, ...answers, ...withAnchors];
}

/** Does every address that others have published lead to a page, and to its anchor, in each language? */
export function leadOn(site: Site, addresses: readonly string[]): Problem[] {
  return locales.flatMap((locale) =>
    addresses.flatMap((given): Problem[] => {
      const [address = '/', anchor = ''] = given.split('#');
      const [old = '/', query] = address.split('?');
      let at = site.baseUrl + prefixOf(locale) + old.slice(1);
      // Old to new, and from a spelling to the page.
      for (let hop = 0; hop < 3; hop += 1) {
        const answer = site.answer(at.split('#')[0] ?? '', query);
        at = answer.kind === 'redirect' ? answer.location : at;
      }
      const [pathname = '', id = anchor] = at.split('#');
      const page = pageAt(site, site.siteUrl + pathname);
      const message = !page
        ? `${address} leads to ${pathname}, which is no page`
        : id && !page.ids.includes(id)
          ? `${address}#${anchor} leads to ${pathname}, which has no #${id}`
          : null;
      return message ? [{file: FILE, rule: 'published-address', message}] : [];
    }),
  );
}

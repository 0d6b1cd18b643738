import type {Problem} from '../problem';
import {SEEN, each, inside, fileAt, type PlacelessProblem} from './pages';
import type {Site} from './site';

/** Do pages load only files that exist, or from the hosts that the policy names? */
export function resources(site: Site, foreign: readonly string[]): Problem[] {
  const allowed = foreign.map((source) => {
    const {protocol, host} = new URL(source.replace('*', 'wildcard'));
    return {protocol, host: host.replace('wildcard', '')};
  });
  const isAllowed = (url: URL): boolean =>
    allowed.some(
      ({protocol, host}) =>
        url.protocol === protocol &&
        (host.startsWith('.') ? url.host.endsWith(host) : url.host === host),
    );
  return each(site, [...SEEN, 'redirect'], (page) =>
    [...new Set(page.resources)].flatMap((url): PlacelessProblem[] => {
      const internal = inside(site, page, url);
      if (internal) {
        return fileAt(site, decodeURIComponent(internal.pathname)) === null
          ? [{rule: 'missing-asset', message: `${url} does not exist`}]
          : [];
      }
      return URL.canParse(url, site.siteUrl) && isAllowed(new URL(url, site.siteUrl))
        ? []
        : [{rule: 'foreign-resource', message: `loads ${url} from another host`}];
    }),
  );
}

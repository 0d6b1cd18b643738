import type {Problem} from '../problem';
import {SEEN, each, inside, type PlacelessProblem} from './pages';
import type {BuiltPage, Site} from './site';

/** Does every link lead to a page or a file, to an id that it has, and in the same language? */
export function links(site: Site): Problem[] {
  const byFile = new Map(site.pages.map((page) => [page.file, page]));
  const ids = new Map(site.pages.map((page) => [page, new Set(page.ids)]));
  const lacks = (page: BuiltPage, hash: string): string | false => {
    const anchor = decodeURIComponent(hash.slice(1));
    return !ids.get(page)?.has(anchor) && anchor;
  };
  const problemOf = (
    page: BuiltPage,
    {url, otherLanguage}: BuiltPage['links'][number],
  ): PlacelessProblem | false => {
    // An empty hash is the page itself.
    if (url === '' || url.startsWith('#')) {
      const message = `${url}: the page has no such id`;
      return Boolean(lacks(page, url)) && {rule: 'broken-anchor', message};
    }
    const resolved = inside(site, page, url);
    if (!resolved) {
      const message = `${url} is not an address`;
      return !URL.canParse(url, site.siteUrl) && {rule: 'broken-link', message};
    }
    const pathname = decodeURIComponent(resolved.pathname);
    const result = site.answer(pathname);
    const target = result.kind === 'file' ? byFile.get(result.file) : undefined;
    if (result.kind === 'redirect' || target?.kind === 'redirect') {
      const location = result.kind === 'redirect' ? result.location : target?.target;
      return {rule: 'redirected-link', message: `${url} is redirected to ${location}`};
    }
    if (result.status !== 200) {
      // The not-found pages link to each other, since their address isn't known.
      const isKnown = page.kind === 'not-found' && otherLanguage && /\/404$/.test(pathname);
      return !isKnown && {rule: 'broken-link', message: `${url} does not exist`};
    }
    const anchor = target && lacks(target, resolved.hash);
    if (anchor) {
      return {rule: 'broken-anchor', message: `${url}: ${target.file} has no #${anchor}`};
    }
    return target && target.locale !== page.locale && !otherLanguage
      ? {rule: 'other-language', message: `${url} leads to another language`}
      : false;
  };
  return each(site, SEEN, (page) => {
    const problems = new Map<string, PlacelessProblem>();
    for (const link of page.links) {
      const problem = problemOf(page, link);
      if (problem) {
        problems.set(link.url, problem);
      }
    }
    return [...problems.values()];
  });
}

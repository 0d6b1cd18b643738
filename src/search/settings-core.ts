import type {SearchSettings} from '../../config/search';

/** Tells whether a result leaves the client-side router. */
export function isExternal(url: string, {externalUrlRegex}: SearchSettings): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'i').test(url);
}

/**
 * Turns the absolute address of a hit into what a link takes: a path on this
 * site, or the address itself where it matches `externalUrlRegex`.
 */
export function resultUrl(url: string, settings: SearchSettings): string {
  const {replaceSearchResultPathname: replace} = settings;
  if (isExternal(url, settings)) {
    return url;
  }
  const {pathname, search, hash} = new URL(url);
  const path = pathname + search + hash;
  return replace ? path.replaceAll(new RegExp(replace.from, 'g'), replace.to) : path;
}

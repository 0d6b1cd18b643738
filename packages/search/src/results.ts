import type {Hit} from './contract';

/** How search results are addressed; both search engines read these settings. */
export interface SearchSettings {
  /** Route of the results page without slashes at the ends, or false for no such page. */
  searchPagePath: string | false;
  /** Results whose absolute address matches open as a full page load. */
  externalUrlRegex?: string;
  /** Replaces every match of `from` (regular expression source) in a result's path. */
  replaceSearchResultPathname?: {from: string; to: string};
}

/** Tells whether a result leaves the client-side router. */
export function isExternal(url: string, {externalUrlRegex}: SearchSettings): boolean {
  return externalUrlRegex !== undefined && new RegExp(externalUrlRegex, 'i').test(url);
}

/** The pages of a hit for several platforms, by the platforms' names and in their order. */
export const samePages = (
  {platforms = []}: Pick<Hit, 'platforms'>,
  named: readonly {platform: string; name: string}[],
): {name: string; url: string}[] =>
  named.flatMap(({platform, name}) =>
    platforms.filter((one) => one.platform === platform).map(({url}) => ({name, url})),
  );

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

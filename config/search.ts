import {provider} from './provider';
import {docSets} from './docSets';

/** How search results are addressed; both search engines read these settings. */
export interface SearchSettings {
  /** Route of the results page without slashes at the ends, or false for no such page. */
  searchPagePath: string | false;
  /** Results whose absolute address matches open as a full page load. */
  externalUrlRegex?: string;
  /** Replaces every match of `from` (regular expression source) in a result's path. */
  replaceSearchResultPathname?: {from: string; to: string};
}

export const searchSettings: SearchSettings = {
  searchPagePath: 'search',
};

/** What the configuration hands to the browser about search. */
export interface ClientSearchSettings extends SearchSettings {
  /** Credentials of the hosted engine, null for the local index. */
  hosted: {appId: string; apiKey: string; indexName: string} | null;
}

/**
 * What the site's configuration is made of for search: data for the browser,
 * theme settings and plugin.
 *
 * @param settings - how results are addressed
 */
export function searchConfiguration(settings: SearchSettings) {
  const {algolia} = provider;
  const {replaceSearchResultPathname: replace} = settings;
  const clientSearch: ClientSearchSettings = {...settings, hosted: algolia};

  /** Theme settings of the hosted engine; they are what loads its theme. */
  const hostedSearchTheme = algolia
    ? {
        algolia: {
          ...algolia,
          // The site chooses the versions itself: see useSearchParameters.
          contextualSearch: false,
          searchPagePath: settings.searchPagePath,
          externalUrlRegex: settings.externalUrlRegex,
          // The theme takes a string literally and a pattern as it is.
          ...(replace && {
            replaceSearchResultPathname: {from: new RegExp(replace.from) as never, to: replace.to},
          }),
        },
      }
    : {};

  const searchIndexOptions = {
    sets: docSets.map(({id, pluginId}) => ({id, pluginId})),
    searchPagePath: settings.searchPagePath,
    hosted: algolia !== null,
  };
  return {clientSearch, hostedSearchTheme, searchIndexOptions};
}

export const {clientSearch, hostedSearchTheme, searchIndexOptions} =
  searchConfiguration(searchSettings);

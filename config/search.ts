import type {SearchSettings} from '@help-center/search';
import {provider} from './provider';
import {docSets} from './docSets';

/**
 * What the site's configuration is made of for search: theme settings and plugin.
 *
 * @param settings - how results are addressed
 */
export function searchConfiguration(settings: SearchSettings) {
  const {algolia} = provider;
  const {replaceSearchResultPathname: replace} = settings;

  /** Theme settings of the hosted engine; Docusaurus loads the engine's theme if they are set. */
  const hostedSearchTheme = algolia
    ? {
        algolia: {
          ...algolia,
          // The site chooses the versions itself: see useSearchParameters.
          contextualSearch: false,
          searchPagePath: settings.searchPagePath,
          externalUrlRegex: settings.externalUrlRegex,
          // The theme escapes a string, but takes a pattern unchanged.
          ...(replace && {
            replaceSearchResultPathname: {from: new RegExp(replace.from) as never, to: replace.to},
          }),
        },
      }
    : {};

  const searchIndexOptions = {
    sets: docSets.map(({id, pluginId, platform}) => ({id, pluginId, platform})),
    settings,
    hosted: algolia,
  };
  return {hostedSearchTheme, searchIndexOptions};
}

export const {hostedSearchTheme, searchIndexOptions} = searchConfiguration({
  searchPagePath: 'search',
});

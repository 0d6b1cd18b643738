import type {DocSearchTranslations} from '@docsearch/react';
import {translate} from '@docusaurus/Translate';

// Replaces the theme's texts, which exist only where the hosted engine's theme is loaded.
const translations: DocSearchTranslations & {placeholder: string} = {
  button: {
    buttonText: translate({id: 'theme.SearchBar.label', message: 'Search'}),
    buttonAriaLabel: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  },
  placeholder: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
  modal: {
    searchBox: {
      placeholderText: translate({id: 'theme.SearchModal.placeholder', message: 'Search docs'}),
      clearButtonTitle: translate({
        id: 'theme.SearchModal.searchBox.resetButtonTitle',
        message: 'Clear the query',
      }),
      clearButtonAriaLabel: translate({
        id: 'theme.SearchModal.searchBox.resetButtonTitle',
        message: 'Clear the query',
      }),
      closeButtonText: translate({
        id: 'theme.SearchModal.searchBox.cancelButtonText',
        message: 'Cancel',
      }),
      closeButtonAriaLabel: translate({
        id: 'theme.SearchModal.searchBox.cancelButtonText',
        message: 'Cancel',
      }),
      searchInputLabel: translate({
        id: 'theme.SearchModal.searchBox.searchInputLabel',
        message: 'Search',
      }),
      enterKeyHint: 'search',
    },
    startScreen: {
      recentSearchesTitle: translate({
        id: 'theme.SearchModal.startScreen.recentSearchesTitle',
        message: 'Recent',
      }),
      noRecentSearchesText: translate({
        id: 'theme.SearchModal.startScreen.noRecentSearchesText',
        message: 'No recent searches',
      }),
      saveRecentSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
        message: 'Save this search',
      }),
      removeRecentSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
        message: 'Remove this search from history',
      }),
      favoriteSearchesTitle: translate({
        id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
        message: 'Favorite',
      }),
      removeFavoriteSearchButtonTitle: translate({
        id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
        message: 'Remove this search from favorites',
      }),
    },
    errorScreen: {
      titleText: translate({
        id: 'theme.SearchModal.errorScreen.titleText',
        message: 'Unable to fetch results',
      }),
      helpText:
        process.env.NODE_ENV === 'development'
          ? translate({
              id: 'site.search.indexMissing',
              message:
                'Search in development uses the index of the last build, and there is none: run «npm run build» once.',
            })
          : translate({
              id: 'theme.SearchModal.errorScreen.helpText',
              message: 'You might want to check your network connection.',
            }),
    },
    footer: {
      selectText: translate({id: 'theme.SearchModal.footer.selectText', message: 'Select'}),
      selectKeyAriaLabel: translate({
        id: 'theme.SearchModal.footer.selectKeyAriaLabel',
        message: 'Enter key',
      }),
      navigateText: translate({id: 'theme.SearchModal.footer.navigateText', message: 'Navigate'}),
      navigateUpKeyAriaLabel: translate({
        id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
        message: 'Arrow up',
      }),
      navigateDownKeyAriaLabel: translate({
        id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
        message: 'Arrow down',
      }),
      closeText: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
      closeKeyAriaLabel: translate({
        id: 'theme.SearchModal.footer.closeKeyAriaLabel',
        message: 'Escape key',
      }),
      // The vendor's logo follows.
      poweredByText: translate({id: 'site.search.by', message: 'Search by'}),
    },
    noResultsScreen: {
      noResultsText: translate({id: 'site.search.noResultsFor', message: 'No results for'}),
      suggestedQueryText: translate({
        id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
        message: 'Try searching for',
      }),
    },
  },
};

export default translations;

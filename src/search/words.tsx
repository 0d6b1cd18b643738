import Translate, {translate} from '@docusaurus/Translate';
import type {Words} from '@help-center/search/dialog';
import {providerAddresses} from '@help-center/sdk-data/addresses';
import {hosted, locale} from './site';

/** The plural form of a message for a number; the forms are separated by bars. */
function pluralOf(message: string, count: number): string {
  const forms = message.split('|');
  const rules = new Intl.PluralRules(locale);
  const known = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) =>
    (rules.resolvedOptions().pluralCategories as string[]).includes(category),
  );
  return forms[Math.min(known.indexOf(rules.select(count)), forms.length - 1)] ?? message;
}

const quoted = (word: string): string =>
  translate({id: 'site.search.quoted', message: '“{word}”'}, {word});

/** Texts of the dialog and the results page. */
export const words: Words = {
  label: translate({id: 'theme.SearchBar.label', message: 'Search'}),
  platform: translate({id: 'site.search.platform', message: 'Platform'}),
  allPlatforms: translate({id: 'site.search.allPlatforms', message: 'All'}),
  recent: translate({
    id: 'theme.SearchModal.startScreen.recentSearchesTitle',
    message: 'Recent',
  }),
  favorite: translate({
    id: 'theme.SearchModal.startScreen.favoriteSearchesTitle',
    message: 'Favorite',
  }),
  save: translate({
    id: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle',
    message: 'Save this search',
  }),
  removeRecent: translate({
    id: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle',
    message: 'Remove this search from history',
  }),
  removeFavorite: translate({
    id: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle',
    message: 'Remove this search from favorites',
  }),
  noRecent: translate({
    id: 'theme.SearchModal.startScreen.noRecentSearchesText',
    message: 'No recent searches',
  }),
  tryFor: translate({
    id: 'theme.SearchModal.noResultsScreen.suggestedQueryText',
    message: 'Try searching for',
  }),
  proposals: translate({
    id: 'site.search.proposals',
    message: 'banner|rewarded video|test mode|GDPR|app-ads.txt',
    description: 'Searches that find something, with bars between them',
  }).split('|'),
  noResults: (query) => (
    <Translate id="site.search.noResultsFor" values={{query: <strong>{query}</strong>}}>
      {'No results for “{query}”'}
    </Translate>
  ),
  nothingFound: (query) =>
    translate(
      {id: 'site.search.nothingFound', message: 'Nothing was found for “{query}”'},
      {query},
    ),
  found: (count) =>
    pluralOf(
      translate(
        {
          id: 'site.search.resultsFound.plurals',
          message: 'One result found|{count} results found',
        },
        {count},
      ),
      count,
    ),
  notMentioned: (unknown) =>
    pluralOf(
      translate(
        {
          id: 'site.search.notMentioned.plurals',
          message: 'No page mentions {words}',
          description: 'The words in quotation marks, with commas between them',
        },
        {words: unknown.map(quoted).join(', ')},
      ),
      unknown.length,
    ),
  answer: translate({id: 'site.search.answer', message: 'Answer'}),
  similarWords: translate({
    id: 'site.search.similarWords',
    message: 'The pages below have similar words.',
  }),
  otherWords: translate({
    id: 'site.search.otherWords',
    message: 'The pages below have only the other words.',
  }),
  askPerson: (query) => (
    <a href={`mailto:${providerAddresses.supportEmail}?subject=${encodeURIComponent(query)}`}>
      <Translate id="site.search.askPerson">Ask our support</Translate>
    </a>
  ),
  seeAll: (count) =>
    translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count}),
  failure: translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  }),
  failureHelp:
    process.env.NODE_ENV === 'development' && !hosted
      ? translate({
          id: 'site.search.indexMissing',
          message:
            'Search in development uses the index of the last build, and there is none: run “npm run build” once.',
        })
      : translate({
          id: 'theme.SearchModal.errorScreen.helpText',
          message: 'You might want to check your network connection.',
        }),
  retry: translate({id: 'site.start.retry', message: 'Retry'}),
  select: translate({id: 'theme.SearchModal.footer.selectText', message: 'Select'}),
  navigate: translate({id: 'theme.SearchModal.footer.navigateText', message: 'Navigate'}),
  close: translate({id: 'theme.SearchModal.footer.closeText', message: 'Close'}),
};

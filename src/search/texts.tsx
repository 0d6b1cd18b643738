import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';

// What the dialog and the results page say alike.

/** Says that a query found nothing. */
export function NoResults({query}: {query: string}): ReactNode {
  return (
    <Translate id="site.search.noResultsFor" values={{query: <strong>{query}</strong>}}>
      {'No results for “{query}”'}
    </Translate>
  );
}

/** Gives the words for a number of results. */
export function useFoundText(): (count: number) => string {
  const {selectMessage} = usePluralForm();
  return (count) =>
    selectMessage(
      count,
      translate(
        {
          id: 'site.search.resultsFound.plurals',
          message: 'One result found|{count} results found',
        },
        {count},
      ),
    );
}

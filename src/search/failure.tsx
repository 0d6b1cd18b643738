import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {useSearchSettings} from './useSearchSettings';

// What the bar, the dialog and the results page say when the search does not work.

/** That the search does not work. */
export const failureTitle = (): string =>
  translate({
    id: 'theme.SearchModal.errorScreen.titleText',
    message: 'Unable to fetch results',
  });

/** What a reader may do about it. */
export const failureHelp = (): string =>
  translate({
    id: 'theme.SearchModal.errorScreen.helpText',
    message: 'You might want to check your network connection.',
  });

/**
 * Says that the search does not work.
 *
 * @param again - searches once more
 */
export function Failure({again}: {again?: () => void}): ReactNode {
  const {hosted} = useSearchSettings();
  return (
    <>
      <strong>{failureTitle()}</strong>
      <br />
      {process.env.NODE_ENV === 'development' && !hosted
        ? translate({
            id: 'site.search.indexMissing',
            message:
              'Search in development uses the index of the last build, and there is none: run “npm run build” once.',
          })
        : failureHelp()}
      {again && (
        <>
          {' '}
          <button type="button" className="button button--secondary button--sm" onClick={again}>
            {translate({id: 'site.start.retry', message: 'Retry'})}
          </button>
        </>
      )}
    </>
  );
}

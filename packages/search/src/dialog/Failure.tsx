import type {ReactNode} from 'react';
import type {Words} from './site';

/**
 * Says that the search does not work.
 *
 * @param again - searches once more
 */
export function Failure({words, again}: {words: Words; again: () => void}): ReactNode {
  return (
    <>
      <strong>{words.failure}</strong>
      <br />
      {words.failureHelp}{' '}
      <button type="button" className="button button--secondary button--sm" onClick={again}>
        {words.retry}
      </button>
    </>
  );
}

import {useEffect, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useEngine} from '@site/src/search/engine';
import {useFilters} from '../context';
import {Dialog} from './Dialog';

// Everything the search needs once it is reached for; one chunk, loaded on first use.

export interface SearchProps {
  /** How often the reader reached for the search; each time what a first answer here needs is loaded. */
  calls: number;
  /** What to search for at once; null while the dialog is closed. */
  query: string | null;
  /** Told each time what the field holds. */
  onType: (text: string) => void;
  onClose: () => void;
  /** Called if the dialog breaks down, which must not take the page with it. */
  onFail: (error: Error) => void;
}

/** Tells that the dialog has broken down; shows nothing itself. */
function Broken({error, onFail}: {error: Error; onFail: (error: Error) => void}): ReactNode {
  useEffect(() => onFail(error), [error, onFail]);
  return null;
}

/** The search behind the bar's button: its engine, and its dialog while that is open. */
export default function Search({calls, query, onType, onClose, onFail}: SearchProps): ReactNode {
  const engine = useEngine();
  const filters = useFilters();
  useEffect(() => {
    engine.client().prepare(filters);
    // Not on every page the reader comes to later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [engine, calls]);
  return (
    query !== null && (
      <ErrorBoundary fallback={({error}) => <Broken error={error} onFail={onFail} />}>
        <Dialog initialQuery={query} onType={onType} onClose={onClose} />
      </ErrorBoundary>
    )
  );
}

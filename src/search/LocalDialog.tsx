import {useCallback, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {typeInto} from '@site/src/components/onDemand/answers';
import translations from '@theme/SearchTranslations';
import {useSearchParameters} from './context';
import {isPartial, type SearchAnswer} from './contract';
import {localClient} from './engine';
import {useModalProps} from './useModalProps';

/**
 * Two texts that DocSearch has but does not show: it hides its start screen
 * while nothing was searched for, and takes its error screen back at once.
 */
function Note({failed}: {failed: boolean}): ReactNode {
  const {errorScreen, startScreen} = translations.modal ?? {};
  return failed ? (
    <div className="search-note search-note--failed" role="alert">
      <strong>{errorScreen?.titleText}</strong>
      <span>{errorScreen?.helpText}</span>
    </div>
  ) : (
    <p className="search-note">{startScreen?.noRecentSearchesText}</p>
  );
}

/** Says to screen readers how much was found; DocSearch draws it and is silent. */
function Found({answer}: {answer: SearchAnswer | null | undefined}): ReactNode {
  const {selectMessage} = usePluralForm();
  const result = answer && !isPartial(answer) ? answer.results[0] : undefined;
  const count = result?.query.trim() ? result.nbHits : undefined;
  return (
    <p className="search-found" role="status">
      {count === 0 &&
        translate(
          {id: 'site.search.nothingFound', message: 'Nothing was found for «{query}»'},
          {query: result?.query ?? ''},
        )}
      {count !== undefined &&
        count > 0 &&
        selectMessage(
          count,
          translate(
            {
              id: 'site.search.resultsFound.plurals',
              message: 'One result found|{count} results found',
            },
            {count},
          ),
        )}
    </p>
  );
}

/** Asks for something else, as if the reader had typed it. */
function ask(text: string): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field) {
    typeInto(field, text);
    field.focus();
  }
}

/** At most this many searches are proposed. */
const PROPOSALS = 3;

/** Titles of the pages found, best first. */
function titlesOf(answer: SearchAnswer): string[] {
  const titles = answer.results.flatMap(({hits}) => hits.map(({hierarchy}) => hierarchy.lvl1));
  return [...new Set(titles)].filter((title) => title !== null).slice(0, PROPOSALS);
}

/**
 * Proposes searches when nothing was found: what was found last, else what many
 * look for. DocSearch means to do so and never does: it keeps its proposals in
 * an object and asks for their length.
 */
function Proposals({found}: {found: readonly string[]}): ReactNode {
  const usual = translate({
    id: 'site.search.proposals',
    message: 'banner|GDPR|app-ads.txt',
    description: 'Searches that find something, with bars between them',
  }).split('|');
  return (
    <div className="search-proposals DocSearch-NoResults-Prefill-List">
      <p className="DocSearch-Help">{translations.modal?.noResultsScreen?.suggestedQueryText}:</p>
      <ul>
        {(found.length > 0 ? found : usual).map((text) => (
          <li key={text}>
            <button type="button" className="DocSearch-Prefill" onClick={() => ask(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Has DocSearch ask again for what stands in its field, as it does when the
 * field gains the focus. A reader who has moved down the list is left alone.
 *
 * @returns whether it asks
 */
function askAgain(dialog: HTMLElement): boolean {
  const [, ...others] = Array.from(dialog.querySelectorAll('.DocSearch-Hit'));
  const field = dialog.querySelector('.DocSearch-Input');
  if (!field || others.some((hit) => hit.getAttribute('aria-selected') === 'true')) {
    return false;
  }
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  return true;
}

/** Not credentials: DocSearch insists on them although its client is never asked. */
const NO_ACCOUNT = {appId: 'local', apiKey: 'local'};

function useLocalClient() {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return localClient(baseUrl, currentLocale);
}

function OpenDialog({onClose}: {onClose: () => void}): ReactNode {
  const {currentLocale} = useDocusaurusContext().i18n;
  const client = useLocalClient();
  const parameters = useSearchParameters();
  useEffect(() => {
    // Has the full text loaded while the reader still types.
    client.complete({requests: [{indexName: '', ...parameters}]}).catch(() => undefined);
    // Once for each opening.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client]);
  const [container] = useState(() => document.createElement('div'));
  const [note, setNote] = useState<HTMLElement | null>(null);
  /** The last search's answer; null when it failed, undefined before there was one. */
  const [outcome, setOutcome] = useState<SearchAnswer | null>();
  /** Titles that the last search found which found any. */
  const [found, setFound] = useState<readonly string[]>([]);
  const question = outcome?.results[0]?.query.trim();
  const isWaiting = outcome === undefined || question === '';
  const isNothing = Boolean(question) && outcome?.results[0]?.nbHits === 0;
  const useLocal = useCallback(() => client, [client]);
  const modalProps = useModalProps(useLocal, {
    onNavigate: onClose,
    onOutcome: useCallback((answer: SearchAnswer | null) => {
      setOutcome(answer);
      const titles = answer ? titlesOf(answer) : [];
      setFound((before) => (titles.length > 0 ? titles : before));
    }, []),
    onMore: useCallback(() => askAgain(container), [container]),
  });

  useLayoutEffect(() => {
    // The container joins the page after the vendor's logo has been taken out:
    // the vendor has no part in this search, and the logo's inline style would
    // break the content security policy.
    container.querySelector('.DocSearch-Logo')?.replaceChildren();
    const host = document.createElement('div');
    host.className = 'search-below';
    container.querySelector('.DocSearch-Footer')?.before(host);
    setNote(host);
    document.body.prepend(container);
    return () => {
      container.remove();
      host.remove();
    };
  }, [container]);

  useEffect(() => {
    container.toggleAttribute('data-waiting', isWaiting);
  }, [container, isWaiting]);

  return (
    <>
      {createPortal(
        <DocSearchModal
          {...NO_ACCOUNT}
          {...modalProps}
          maxResultsPerGroup={20}
          indexName={`help-center-${currentLocale}`}
          initialScrollY={window.scrollY}
          onClose={onClose}
          onAskAiToggle={() => undefined}
          placeholder={translations.placeholder}
          translations={translations.modal}
        />,
        container,
      )}
      {note &&
        createPortal(
          <>
            <Note failed={outcome === null} />
            <Found answer={outcome} />
            {isNothing && <Proposals found={found} />}
          </>,
          note,
        )}
    </>
  );
}

/** Tells that the dialog has broken down; shows nothing itself. */
function Broken({error, onFail}: {error: Error; onFail: (error: Error) => void}): ReactNode {
  useEffect(() => onFail(error), [error, onFail]);
  return null;
}

/**
 * DocSearch's dialog on the local index.
 *
 * @param calls - how often the reader reached for the search; each time what a
 *   first answer on this page needs is loaded
 * @param onFail - called if the dialog breaks down, which must not take the page with it
 */
export function LocalDialog({
  calls,
  isOpen,
  onClose,
  onFail,
}: {
  calls: number;
  isOpen: boolean;
  onClose: () => void;
  onFail: (error: Error) => void;
}): ReactNode {
  const client = useLocalClient();
  const parameters = useSearchParameters();
  useEffect(() => {
    client.prepare({indexName: '', ...parameters});
    // Not on every page the reader comes to later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, calls]);
  return (
    isOpen && (
      <ErrorBoundary fallback={({error}) => <Broken error={error} onFail={onFail} />}>
        <OpenDialog onClose={onClose} />
      </ErrorBoundary>
    )
  );
}

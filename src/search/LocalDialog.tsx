import {useCallback, useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react/modal';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
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
      {count === 0 && translations.modal?.noResultsScreen?.noResultsText}
      {count === 0 && ` «${result?.query}»`}
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
  const [container] = useState(() => document.createElement('div'));
  const [note, setNote] = useState<HTMLElement | null>(null);
  /** The last search's answer; null when it failed, undefined before there was one. */
  const [outcome, setOutcome] = useState<SearchAnswer | null>();
  const useLocal = useCallback(() => client, [client]);
  const modalProps = useModalProps(useLocal, {
    onNavigate: onClose,
    onOutcome: setOutcome,
    onMore: useCallback(() => askAgain(container), [container]),
  });

  useLayoutEffect(() => {
    // The container joins the page after the vendor's logo has been taken out:
    // the vendor has no part in this search, and the logo's inline style would
    // break the content security policy.
    container.querySelector('.DocSearch-Logo')?.replaceChildren();
    const host = document.createElement('div');
    container.querySelector('.DocSearch-Footer')?.before(host);
    setNote(host);
    document.body.prepend(container);
    return () => {
      container.remove();
      host.remove();
    };
  }, [container]);

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
          </>,
          note,
        )}
    </>
  );
}

/**
 * DocSearch's dialog on the local index.
 *
 * @param calls - how often the reader reached for the search; each time what a
 *   first answer on this page needs is loaded
 */
export function LocalDialog({
  calls,
  isOpen,
  onClose,
}: {
  calls: number;
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  const client = useLocalClient();
  const parameters = useSearchParameters();
  useEffect(() => {
    client.prepare({indexName: '', ...parameters});
    // Not on every page the reader comes to later.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, calls]);
  return isOpen && <OpenDialog onClose={onClose} />;
}

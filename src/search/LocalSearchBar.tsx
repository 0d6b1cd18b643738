import {useCallback, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useSearchParameters} from './context';
import {useModalProps} from './useModalProps';

type Modal = typeof import('./modal');

let modal: Modal | null = null;

async function loadModal(): Promise<Modal> {
  modal ??= await import('./modal');
  return modal;
}

/**
 * Two texts that DocSearch has but does not show: it hides its start screen
 * while nothing was searched for, and takes its error screen back at once.
 */
function Note({failed}: {failed: boolean}): ReactNode {
  const {errorScreen, startScreen} = modal?.translations.modal ?? {};
  return failed ? (
    <div className="search-note search-note--failed" role="alert">
      <strong>{errorScreen?.titleText}</strong>
      <span>{errorScreen?.helpText}</span>
    </div>
  ) : (
    <p className="search-note">{startScreen?.noRecentSearchesText}</p>
  );
}

/** Not credentials: DocSearch insists on them although its client is never asked. */
const NO_ACCOUNT = {appId: 'local', apiKey: 'local'};

/**
 * DocSearch on the local index. The theme's own search bar is not used because
 * it announces a connection to the vendor on every page.
 */
export function LocalSearchBar(): ReactNode {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const button = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [note, setNote] = useState<HTMLElement | null>(null);
  const [failed, setFailed] = useState(false);
  const searchParameters = useSearchParameters();

  const close = useCallback(() => {
    setContainer(null);
    setFailed(false);
    button.current?.focus();
  }, []);

  const prepare = useCallback(async () => {
    const {localClient} = await loadModal();
    localClient(baseUrl, currentLocale).prepare({indexName: '', ...searchParameters});
  }, [baseUrl, currentLocale, searchParameters]);

  const warm = useCallback(() => {
    prepare().catch(() => undefined);
  }, [prepare]);

  const open = useCallback(() => {
    prepare()
      .then(() => setContainer((known) => known ?? document.createElement('div')))
      .catch((error: unknown) => console.warn('[search] could not be loaded', error));
  }, [prepare]);

  const useLocal = useCallback(
    () => (modal as Modal).localClient(baseUrl, currentLocale),
    [baseUrl, currentLocale],
  );
  const noteOutcome = useCallback((answered: boolean) => setFailed(!answered), []);
  const modalProps = useModalProps(useLocal, close, noteOutcome);

  useLayoutEffect(() => {
    if (!container) {
      return undefined;
    }
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
      setNote(null);
    };
  }, [container]);

  useDocSearchKeyboardEvents({
    isOpen: container !== null,
    onOpen: open,
    onClose: close,
    searchButtonRef: button,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
  const Dialog = modal?.DocSearchModal;
  return (
    <>
      <DocSearchButton
        ref={button}
        onTouchStart={warm}
        onFocus={warm}
        onMouseOver={warm}
        onClick={open}
        translations={{buttonText: label, buttonAriaLabel: label}}
      />
      {container &&
        modal &&
        Dialog &&
        createPortal(
          <Dialog
            {...NO_ACCOUNT}
            {...modalProps}
            maxResultsPerGroup={20}
            indexName={`help-center-${currentLocale}`}
            initialScrollY={window.scrollY}
            onClose={close}
            onAskAiToggle={() => undefined}
            placeholder={modal.translations.placeholder}
            translations={modal.translations.modal}
          />,
          container,
        )}
      {note && createPortal(<Note failed={failed} />, note)}
    </>
  );
}

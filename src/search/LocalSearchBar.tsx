import {useCallback, useRef, useState, type ReactNode} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {translate} from '@docusaurus/Translate';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/button.css';
import './button.css';

type Dialog = typeof import('./modal').LocalDialog;

/**
 * The button and the keys of DocSearch on the local index; its dialog is loaded
 * when the reader reaches for it. The theme's own search bar is not used because
 * it announces a connection to the vendor on every page.
 */
export default function LocalSearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [calls, setCalls] = useState(0);
  const [isOpen, setOpen] = useState(false);

  const prepare = useCallback(async () => {
    const {LocalDialog} = await import('./modal');
    setDialog(() => LocalDialog);
    setCalls((before) => before + 1);
  }, []);
  const warm = useCallback(() => {
    prepare().catch(() => undefined);
  }, [prepare]);
  const open = useCallback(() => {
    prepare()
      .then(() => setOpen(true))
      .catch((error: unknown) => console.warn('[search] could not be loaded', error));
  }, [prepare]);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);

  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    searchButtonRef: button,
    isAskAiActive: false,
    onAskAiToggle: () => undefined,
  });

  const label = translate({id: 'theme.SearchBar.label', message: 'Search'});
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
      {Dialog && <Dialog calls={calls} isOpen={isOpen} onClose={close} />}
    </>
  );
}
